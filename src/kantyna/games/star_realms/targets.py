"""Who may attack or target whom, and which bases stand in the way: what tells the ways to play apart."""

from __future__ import annotations

from kantyna.games.star_realms.actions import BLOCK
from kantyna.games.star_realms.book import KIND
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import DUEL, EMPEROR, HUNTER, OUTPOST
from kantyna.kernel.ids import NO_CARD, CardId, Code, DefId, Seat


def find_foes(table: StarRealms) -> None:
    """Work out anew whom each seat may attack; called at set-up and whenever somebody falls."""
    living = [seat for seat in range(table.seats) if table.alive[seat]]
    foes: list[list[Seat]] = []
    base_foes: list[list[Seat]] = []
    for seat in range(table.seats):
        enemies = [other for other in living if table.teams[other] != table.teams[seat]]
        people = enemies
        owners = enemies
        if not table.alive[seat] or not enemies:
            people = []
            owners = []
        elif table.mode == HUNTER:
            people = [table.following(seat)]
            owners = sorted({table.following(seat), table.preceding(seat)})
        elif table.mode == EMPEROR and not is_emperor(seat):
            opposite = 5 - seat
            people = [opposite if table.alive[opposite] else 5 - emperor_of(seat)]
            owners = people
        foes.append(people)
        base_foes.append(owners)
    table.foes = foes
    table.base_foes = base_foes


def is_emperor(seat: Seat) -> bool:
    """Emperor: seats 0–2 face seats 5–3; the middle ones are the Emperors."""
    return seat == 1 or seat == 4


def emperor_of(seat: Seat) -> Seat:
    """The Emperor of a seat's own team."""
    return 1 if seat < 3 else 4


def has_outpost(table: StarRealms, seat: Seat) -> bool:
    """Does an outpost shield this seat? A Hydra's outpost shields the whole team."""
    if table.mode == DUEL:
        for base in table.bases[seat]:
            if KIND[table.defs[base]] == OUTPOST:
                return True
        return False
    for member in table.side(seat):
        for base in table.bases[member]:
            if KIND[table.defs[base]] == OUTPOST:
                return True
    return False


def least_damaged(table: StarRealms, owner: Seat, definition: DefId) -> CardId:
    """Of equal bases the one that has least damage: an ability destroys that, so no damage is wasted."""
    found = NO_CARD
    for base in table.bases[owner]:
        if table.defs[base] == definition and (found == NO_CARD or table.damage_on(base) < table.damage_on(found)):
            found = base
    return found


def most_damaged(table: StarRealms, owner: Seat, definition: DefId) -> CardId:
    """Of equal bases the one that has most damage already: an attack hits that."""
    found = NO_CARD
    for base in table.bases[owner]:
        if table.defs[base] == definition and (found == NO_CARD or table.damage_on(base) > table.damage_on(found)):
            found = base
    return found


def bases_in_reach(table: StarRealms, seat: Seat, verb: Code) -> list[Code]:
    """A code for each different base that *seat* may attack or target now: outposts first."""
    codes: list[Code] = []
    defs = table.defs
    for owner in table.base_foes[seat]:
        bases = table.bases[owner]
        if not bases:
            continue
        shielded = has_outpost(table, owner)
        for base in bases:
            definition = defs[base]
            if not shielded or KIND[definition] == OUTPOST:
                code = verb + owner * BLOCK + definition
                if code not in codes:
                    codes.append(code)
    codes.sort()
    return codes
