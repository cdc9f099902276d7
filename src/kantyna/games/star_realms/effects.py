"""The verbs of the card texts. Each acts, knows whether it would change anything, and says itself."""

from __future__ import annotations

from kantyna.games.common.decks import codes, discard, draw, first, put_on_top, without
from kantyna.games.star_realms.actions import (
    BLOCK,
    CHOOSE,
    COPY,
    DESTROY,
    DISCARD,
    SCRAP_DISCARD,
    SCRAP_HAND,
    SCRAP_ROW,
    STOP,
    TAKE,
    TARGET,
)
from kantyna.games.star_realms.book import EXPLORER, FACTION, PRIMARY_SCRIPT
from kantyna.games.star_realms.moves import (
    count_blob,
    destroy_base,
    gain,
    is_ship,
    leave_row,
    refill,
    take_from_row,
    to_scrap_heap,
    use_up_next_ship,
)
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import bases_in_reach, least_damaged
from kantyna.games.star_realms.words import (
    ASK_CHOOSE,
    ASK_COPY,
    ASK_DESTROY,
    ASK_DISCARD,
    ASK_DISCARD_TO_DRAW,
    ASK_MUST_SCRAP,
    ASK_SCRAP,
    ASK_SCRAP_ROW,
    ASK_SCRAP_TO_DRAW,
    ASK_TAKE,
    ASK_TARGET,
    BLOB,
    COPIED,
    END_OF_TURN,
    NEXT_SHIP_ON_TOP,
    POOLS,
    READIED_TOP,
    TOOK,
)
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class Gain(Effect[StarRealms]):
    """Trade, combat or authority."""

    def __init__(self, pool: int, amount: int) -> None:
        self.pool = pool
        self.amount = amount

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        gain(table, frame.seat, self.pool, self.amount, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said(f"gain-{POOLS[self.pool]}", {"n": self.amount})


class Draw(Effect[StarRealms]):
    """Draw cards."""

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        draw(table, frame.seat, self.count, log)
        return DONE

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(table.deck[seat]) or bool(table.discard[seat])

    def said(self) -> Said:
        return Said("draw", {"n": self.count})


class DrawForBlobs(Effect[StarRealms]):
    """Draw a card for each Blob card played this turn; the card itself counts in the turn it was played."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        draw(table, frame.seat, table.blobs[frame.seat], log)
        return DONE

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return table.blobs[seat] > 0

    def said(self) -> Said:
        return Said("draw-for-blobs")


class OpponentDiscards(Effect[StarRealms]):
    """An opponent of the player's choice discards a card of his own choice, at once."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left < 0:
            foes = table.foes[frame.seat]
            if len(foes) > 1:
                table.ask(frame.seat, ASK_TARGET, [TARGET + foe for foe in foes], frame.card)
                return WAIT
            frame.left = foes[0]
        victim = frame.left
        if victim >= table.seats or not table.hand[victim]:
            return DONE
        table.ask(victim, ASK_DISCARD, codes(table, DISCARD, table.hand[victim]), frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        if code >= TARGET:
            frame.left = code - TARGET
        else:
            discard(table, frame.left, first(table, table.hand[frame.left], code - DISCARD), log)
            frame.left = table.seats  # the discard was made

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if table.hand[foe]:
                return True
        return False

    def said(self) -> Said:
        return Said("opponent-discards", {"n": 1})


class DestroyBase(Effect[StarRealms]):
    """The player may destroy a base that he might attack now, for nothing."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        options = bases_in_reach(table, frame.seat, DESTROY)
        if not options:
            return DONE
        options.append(STOP)
        table.ask(frame.seat, ASK_DESTROY, options, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP:
            owner = (code - DESTROY) // BLOCK
            base = least_damaged(table, owner, (code - DESTROY) % BLOCK)
            destroy_base(table, owner, base, frame.seat, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(bases_in_reach(table, seat, DESTROY))

    def said(self) -> Said:
        return Said("may-destroy-base")


class ScrapRow(Effect[StarRealms]):
    """The player may scrap a card of the trade row, which is refilled."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left == 0 or not table.trade_row:
            return DONE
        options = codes(table, SCRAP_ROW, table.trade_row)
        options.append(STOP)
        table.ask(frame.seat, ASK_SCRAP_ROW, options, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP:
            card = first(table, table.trade_row, code - SCRAP_ROW)
            at = leave_row(table, card)
            to_scrap_heap(table, frame.seat, card, log)
            refill(table, frame.seat, at, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(table.trade_row)

    def said(self) -> Said:
        return Said("may-scrap-row", {"n": 1})


class ScrapCard(Effect[StarRealms]):
    """Scrap a card from hand, or from hand or discard pile; optional or forced."""

    def __init__(self, from_discard: bool = True, forced: bool = False) -> None:
        self.from_discard = from_discard
        self.forced = forced

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        options = _scrappable(table, frame.seat, self.from_discard)
        if not options:
            return DONE
        if not self.forced:
            options.append(STOP)
        table.ask(frame.seat, ASK_MUST_SCRAP if self.forced else ASK_SCRAP, options, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP:
            _scrap_coded(table, frame.seat, code, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(table.hand[seat]) or (self.from_discard and bool(table.discard[seat]))

    def said(self) -> Said:
        place = "hand-or-discard" if self.from_discard else "hand"
        return Said(f"{'scrap' if self.forced else 'may-scrap'}-from-{place}", {"n": 1})


class DiscardToDraw(Effect[StarRealms]):
    """Discard up to some cards first, then draw as many. ``frame.about`` counts the discards."""

    def __init__(self, most: int) -> None:
        self.most = most

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left < 0:
            frame.left = self.most
            frame.about = 0
        hand = table.hand[frame.seat]
        if frame.left > 0 and hand:
            options = codes(table, DISCARD, hand)
            options.append(STOP)
            table.ask(frame.seat, ASK_DISCARD_TO_DRAW, options, frame.card, frame.left)
            return WAIT
        draw(table, frame.seat, frame.about, log)
        return DONE

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.left = 0
        else:
            discard(table, frame.seat, first(table, table.hand[frame.seat], code - DISCARD), log)
            frame.left -= 1
            frame.about += 1

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(table.hand[seat])

    def said(self) -> Said:
        return Said("discard-to-draw", {"n": self.most})


class ScrapToDraw(Effect[StarRealms]):
    """Scrap up to some cards from hand and discard pile, then draw as many. ``frame.about`` counts them."""

    def __init__(self, most: int) -> None:
        self.most = most

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left < 0:
            frame.left = self.most
            frame.about = 0
        if frame.left > 0:
            options = _scrappable(table, frame.seat, True)
            if options:
                options.append(STOP)
                table.ask(frame.seat, ASK_SCRAP_TO_DRAW, options, frame.card, frame.left)
                return WAIT
        draw(table, frame.seat, frame.about, log)
        return DONE

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.left = 0
        else:
            _scrap_coded(table, frame.seat, code, log)
            frame.left -= 1
            frame.about += 1

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(table.hand[seat]) or bool(table.discard[seat])

    def said(self) -> Said:
        return Said("scrap-to-draw", {"n": self.most})


class ChooseOne(Effect[StarRealms]):
    """One of several texts, named when the ability is used. All are offered: the book allows a useless choice."""

    def __init__(self, *choices: list[Effect[StarRealms]]) -> None:
        self.choices = [Script(choice) for choice in choices]

    def register(self, program: Program, path: str) -> None:
        for at, choice in enumerate(self.choices):
            program.add(f"{path}/{at}", choice)

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        options = [CHOOSE + at for at in range(len(self.choices))]
        table.ask(frame.seat, ASK_CHOOSE, options, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        table.push(self.choices[code - CHOOSE].number, frame.seat, frame.card)

    def said(self) -> Said:
        return Said("choose-one", parts={f"choice{at}": choice.said() for at, choice in enumerate(self.choices)})


class IfBases(Effect[StarRealms]):
    """Only with so many bases of one's own in play."""

    def __init__(self, count: int, then: list[Effect[StarRealms]]) -> None:
        self.count = count
        self.then = Script(then)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left == 0 or len(table.bases[frame.seat]) < self.count:
            return DONE
        frame.left = 0
        table.push(self.then.number, frame.seat, frame.card)
        return WAIT

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.bases[seat]) >= self.count and self.then.would_change(table, seat, card)

    def said(self) -> Said:
        return Said("if-bases", {"n": self.count}, parts={"then": self.then.said()})


class NextShipOnTop(Effect[StarRealms]):
    """The next ship acquired this turn may go on top of the deck. Each such effect serves one ship."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        table.modifiers = [*table.modifiers, Modifier(NEXT_SHIP_ON_TOP, frame.seat, 1, END_OF_TURN, frame.card)]
        log.add(READIED_TOP, frame.seat, NO_CARD, 0, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("next-ship-on-top")


class TakeShip(Effect[StarRealms]):
    """Acquire a ship for nothing and put it on top of the deck."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        options = self._ships(table)
        if not options:
            return DONE
        table.ask(frame.seat, ASK_TAKE, options, frame.card)
        return WAIT

    def _ships(self, table: StarRealms) -> list[Code]:
        options = [code for code in codes(table, TAKE, table.trade_row) if is_ship(code - TAKE)]
        if table.explorers:
            options.insert(0, TAKE + EXPLORER)
        return options

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        card = take_from_row(table, frame.seat, code - TAKE, log, TOOK, 0, frame.card)
        put_on_top(table, frame.seat, card)
        use_up_next_ship(table, frame.seat)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return bool(self._ships(table))

    def said(self) -> Said:
        return Said("take-ship")


class CopyShip(Effect[StarRealms]):
    """Take over the text and faction of another ship of one's own in play, then its primary ability works."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.left >= 0:
            return DONE
        options: list[Code] = []
        for ship in table.ships[frame.seat]:
            if ship != frame.card:
                # A Needle that copied something is copied as what it acts as.
                code = COPY + table.acts_as(ship)
                if code not in options:
                    options.append(code)
        if not options:
            return DONE
        options.sort()
        table.ask(frame.seat, ASK_COPY, options, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        copied: DefId = code - COPY
        frame.left = 0
        if copied == table.defs[frame.card]:
            return  # another Needle that copied nothing has nothing to give
        table.copies = [*table.copies, frame.card, copied]
        if FACTION[copied] == BLOB:
            count_blob(table, frame.seat)
        log.add(COPIED, frame.seat, frame.card, copied)
        table.push(PRIMARY_SCRIPT[copied].number, frame.seat, frame.card)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.ships[seat]) > 1

    def said(self) -> Said:
        return Said("copy-ship")


def _scrappable(table: StarRealms, seat: Seat, from_discard: bool) -> list[Code]:
    options = codes(table, SCRAP_HAND, table.hand[seat])
    if from_discard:
        options.extend(codes(table, SCRAP_DISCARD, table.discard[seat]))
    return options


def _scrap_coded(table: StarRealms, seat: Seat, code: Code, log: Log) -> None:
    """Scrap the card that a code of ``_scrappable`` names."""
    if code < SCRAP_DISCARD:
        card = first(table, table.hand[seat], code - SCRAP_HAND)
        table.hand[seat] = without(table.hand[seat], card)
    else:
        card = first(table, table.discard[seat], code - SCRAP_DISCARD)
        table.discard[seat] = without(table.discard[seat], card)
    to_scrap_heap(table, seat, card, log)
