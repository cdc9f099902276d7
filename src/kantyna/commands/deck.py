"""`deck`: a deck of the card game or of Destiny read, checked, written in another format, weighed and tried."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from kantyna.commands.output import BadInput, say, say_json
from kantyna.commands.progress import bar
from kantyna.games.common.deck_builder import DeckBuilder, Picks
from kantyna.games.common.deck_link import is_link
from kantyna.games.common.deck_list import BadDeck, DeckList, Fault, Reading
from kantyna.games.common.deck_numbers import Statistics
from kantyna.games.deck_builders import BUILDERS
from kantyna.games.registry import game
from kantyna.kernel.rng import Dice
from kantyna.lang import Speaker
from kantyna.lang.card_book import called
from kantyna.lang.deck import card_names, say_expected, say_fault
from kantyna.play.files import read_bytes
from kantyna.play.match_setup import fresh_seed
from kantyna.players.factory import HUMAN

BAR = 24
"""Signs of the longest bar of a curve."""


class Shelf(msgspec.Struct, tag_field="kantyna", tag="decks"):
    """What is read of a file with all that a browser keeps."""

    collections: dict[str, Picks]


@dataclass(frozen=True)
class Wish:
    """What is wanted of a deck besides its check."""

    form: str = ""
    statistics: bool = False
    hand: bool = False
    back: str = ""
    seed: int | None = None
    matrix: bool = False
    games: int = 20
    player: str = "greedy"
    jobs: int = 1
    owned: str = ""
    """The file of a collection, of which alone one builds."""


def show_deck(speaker: Speaker, source: str, wish: Wish, machine: bool) -> int:
    """A ready-made deck by its name, a link, or a file; 0 if the deck is legal."""
    forms = list(dict.fromkeys(form for builder in BUILDERS.values() for form in builder.formats))
    if wish.form and wish.form not in forms:
        raise BadInput("deck-format", name=wish.form, known=", ".join(forms))
    if wish.matrix and wish.player == HUMAN:
        raise BadInput("cli-no-people")
    for builder in BUILDERS.values():
        if source in builder.ready:
            return _show(speaker, builder, DeckList(builder.sorted(builder.ready[source]), ""), wish, machine)
    builder, reading = _read(_text(source))
    if reading.troubles:
        for trouble in reading.troubles:
            sys.stderr.write(f"{speaker.error(trouble, game(builder.game))}\n")
        return 1
    return _show(speaker, builder, reading.deck, wish, machine)


def _text(source: str) -> str:
    """A link as it is, or what stands in a file."""
    if is_link(source):
        return source
    if not source or not Path(source).exists():
        known = ", ".join(name for builder in BUILDERS.values() for name in builder.ready)
        raise BadInput("deck-missing", name=source, known=known)
    try:
        text = read_bytes(Path(source)).decode()
    except UnicodeDecodeError as error:
        raise BadInput("deck-no-text", file=source) from error
    if not text.strip():
        raise BadInput("deck-empty-file", file=source)
    return text


def _read(text: str) -> tuple[DeckBuilder, Reading]:
    """A deck of the game that can read it; if none can, of the one that read most of it or got furthest."""
    found: list[tuple[DeckBuilder, Reading]] = []
    for builder in BUILDERS.values():
        try:
            found.append((builder, builder.read(text, called(game(builder.game)))))
        except BadDeck as error:
            found.append((builder, Reading(DeckList({}, ""), [error])))
    return max(found, key=lambda one: _understood(one[1]))


def _collection(builder: DeckBuilder, text: str) -> Picks:
    """What the page writes as *all into a file*, or a list of cards in any format of decks."""
    with suppress(msgspec.DecodeError):
        kept = msgspec.json.decode(text, type=Shelf)
        return kept.collections.get(builder.game, {})
    reading = builder.read(text, called(game(builder.game)))
    if reading.troubles:
        raise reading.troubles[0]
    return reading.deck.picks


def _owned(speaker: Speaker, builder: DeckBuilder, file: str) -> Picks:
    """The collection in a file. What is wrong with it is told with the file's name: it is not the deck that is."""
    if not Path(file).exists():
        raise BadInput("file-missing", file=file)
    text = _text(file)
    try:
        return _collection(builder, text)
    except BadDeck as error:
        raise BadInput("deck-owned-file", file=file, reason=speaker.error(error, game(builder.game))) from error


def _understood(reading: Reading) -> tuple[bool, int, bool, int]:
    """Is all of it, how many cards, does the first trouble name something that the game knows, and how far on is it?"""
    values = reading.troubles[0].values if reading.troubles else {}
    knows = any(name in values for name in ("near", "card", "set"))
    return not reading.troubles, len(reading.deck.picks), knows, int(values.get("line", 0))


def _show(speaker: Speaker, builder: DeckBuilder, deck: DeckList, wish: Wish, machine: bool) -> int:
    """What is wrong with the deck, or else what is wanted of it; 0 if it is legal."""
    spec = game(builder.game)
    told = [f"{fault.rule}: {say_fault(speaker, spec, fault)}" for fault in builder.faults(deck.picks)]
    if wish.owned:
        owned = _owned(speaker, builder, wish.owned)
        lacking = [key for key, count in deck.picks.items() if count > owned.get(key, 0)]
        told += [say_fault(speaker, spec, Fault("", "deck-owned", card=key, have=owned.get(key, 0))) for key in lacking]
    if machine:
        say_json({**_json(builder, deck, legal=not told), "faults": told, **_more(speaker, builder, deck, wish)})
        return 1 if told else 0
    for line in told:
        say(line)
    if told:
        return 1
    if wish.statistics:
        _show_statistics(speaker, builder, builder.statistics(deck.picks))
    if wish.hand:
        _show_hand(speaker, builder, deck, wish)
    if wish.matrix:
        return _show_matrix(speaker, builder, deck, wish)
    if wish.form or not (wish.statistics or wish.hand):
        say(builder.written(deck, wish.form or builder.formats[0], card_names(speaker, spec)).rstrip())
    return 0


def _json(builder: DeckBuilder, deck: DeckList, legal: bool) -> dict[str, Any]:
    """``setting`` is the deck as `--set` takes it."""
    setting = builder.code(deck.picks) if legal else ""
    link = builder.written(deck, "link", {}).strip()
    return {"game": builder.game, "name": deck.name, "picks": deck.picks, "setting": setting, "link": link}


def _more(speaker: Speaker, builder: DeckBuilder, deck: DeckList, wish: Wish) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if wish.statistics:
        weighed = builder.statistics(deck.picks)
        found["statistics"] = {
            "figures": {one.key: one.have for one in weighed.figures},
            "curve": {str(column.cost): column.counts for column in weighed.columns},
            "signs": {one.sign: [one.outright, one.besides] for one in weighed.shares},
            "sources": {one.name: [one.givers, one.cards] for one in weighed.sources},
            "expected": {one.key: str(one.value) for one in weighed.expectations},
        }
    if wish.hand:
        seed = fresh_seed() if wish.seed is None else wish.seed
        hand = builder.draw(deck.picks, Dice(seed), _places(wish.back))
        found["hand"] = {"seed": seed, "cards": hand.cards, "laid": hand.laid}
    if wish.matrix:
        from kantyna.arena.matrix import measure, pairings

        chosen = pairings(builder, deck.picks, wish.player, wish.games, wish.seed or 0)
        found["matrix"] = [row.json() for row in measure(chosen, wish.jobs, None)]
    return found


def _show_statistics(speaker: Speaker, builder: DeckBuilder, weighed: Statistics) -> None:
    spec = game(builder.game)
    for figure in weighed.figures:
        of = f"/{figure.need}{'+' if figure.more else ''}" if figure.need else ""
        say(f"{speaker.text(spec, f'deck-figure-{figure.key}')}: {figure.have}{of}")
    say(speaker.text(None, "cli-deck-curve", n=speaker.decimal(float(weighed.mean_cost()), 1)))
    longest = max([sum(column.counts.values()) for column in weighed.columns], default=1) or 1
    for column in weighed.columns:
        count = sum(column.counts.values())
        kinds = ", ".join(f"{speaker.text(spec, f'kind-{kind}')} {n}" for kind, n in column.counts.items())
        say(f"{column.cost:>3} {'█' * round(BAR * count / longest):<{BAR}} {count:>2}  {kinds}".rstrip())
    say(speaker.text(spec, "deck-shares-title"))
    besides = speaker.text(spec, "deck-shares-besides")
    for share in weighed.shares:
        more = f" (+{share.besides} {besides})" if share.besides else ""
        say(f"  {speaker.text(spec, share.sign)}: {share.outright}{more}")
    say(speaker.text(spec, "deck-sources-title"))
    for source in weighed.sources:
        givers, cards = speaker.text(spec, "deck-sources-givers"), speaker.text(spec, "deck-sources-cards")
        say(f"  {speaker.text(spec, source.name)}: {givers} {source.givers}, {cards} {source.cards}")
    if weighed.expectations:
        say(speaker.text(spec, "deck-expected-title"))
    for one in weighed.expectations:
        say(f"  {say_expected(speaker, spec, one)}")


def _show_hand(speaker: Speaker, builder: DeckBuilder, deck: DeckList, wish: Wish) -> None:
    spec = game(builder.game)
    seed = fresh_seed() if wish.seed is None else wish.seed
    back = _places(wish.back)
    hand = builder.draw(deck.picks, Dice(seed), back)
    gone = "all" if hand.whole else ", ".join(str(place + 1) for place in back)
    say(speaker.text(None, "cli-deck-hand", seed=str(seed), n=len(back), back=gone if back else "none"))
    for place, key in enumerate(hand.cards, 1):
        say(f"{place:>3}  {speaker.card(spec, key)}")
    if hand.laid:
        say(speaker.text(spec, "deck-hand-laid"))
        for key in hand.laid:
            say(f"     {speaker.card(spec, key)}")
    say(speaker.text(spec, "deck-hand-rule"))


def _places(back: str) -> list[int]:
    """``1,3``: the first and the third card."""
    words = back.replace(",", " ").split()
    if not all(word.isdecimal() and len(word) < 3 for word in words):
        raise BadInput("cli-deck-back", text=back)
    places = [int(word) - 1 for word in words]
    twice = next((place for at, place in enumerate(places) if place in places[:at]), None)
    if twice is not None:
        once = ",".join(str(place + 1) for place in dict.fromkeys(places))
        raise BadInput("cli-deck-back-twice", place=twice + 1, right=once)
    return places


def _show_matrix(speaker: Speaker, builder: DeckBuilder, deck: DeckList, wish: Wish) -> int:
    """0 if every game was played to its end without an error."""
    from kantyna.arena.matrix import measure, pairings

    spec = game(builder.game)
    chosen = pairings(builder, deck.picks, wish.player, wish.games, wish.seed or 0)
    with bar(speaker.text(None, "cli-arena-plays")) as advance:
        rows = measure(chosen, wish.jobs, advance)
    setting = builder.seatings(deck.picks)[0].foe_setting
    for row in rows:
        low, high = row.interval
        say(
            speaker.text(
                None,
                "cli-deck-foe",
                foe=speaker.setting_value(spec, setting, row.foe),
                wins=row.wins,
                games=row.games,
                low=round(100 * low),
                high=round(100 * high),
            )
        )
    errors = sum(row.errors for row in rows)
    if errors:
        say(speaker.text(None, "cli-deck-errors", n=errors))
    return 1 if errors else 0
