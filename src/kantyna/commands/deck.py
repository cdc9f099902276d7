"""`deck`: a deck of the card game checked and written in another format."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kantyna.commands.output import BadInput, say, say_json
from kantyna.games.card_game.decks.deck import Deck, faults
from kantyna.games.card_game.decks.formats import read_deck, to_json, to_octgn, to_text
from kantyna.games.card_game.decks.sets import READY_MADE
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup
from kantyna.lang import Speaker
from kantyna.lang.book import called
from kantyna.play.files import read_bytes

FORMATS: Final = ("text", "json", "o8d")


def show_deck(speaker: Speaker, source: str, form: str, machine: bool) -> int:
    """A ready-made deck by its name, or a file; 0 if the deck is legal."""
    if form not in FORMATS:
        raise BadInput("deck-format", name=form, known=", ".join(FORMATS))
    spec = game("card-game")
    if source in READY_MADE:
        deck = Deck(source, READY_MADE[source])
    else:
        if not source or not Path(source).exists():
            raise BadInput("deck-missing", name=source, known=", ".join(READY_MADE))
        try:
            text = read_bytes(Path(source)).decode()
        except UnicodeDecodeError as error:
            raise BadInput("deck-no-text", file=source) from error
        deck = read_deck(text, {name: key for key, names in called(spec).items() for name in names})
    found = faults(deck)
    told = [f"{fault.rule}: {speaker.error(BadSetup(fault.key, **fault.values))}" for fault in found]
    if machine:
        say_json({"affiliation": deck.affiliation, "sets": deck.sets, "setting": deck.code(), "faults": told})
        return 1 if told else 0
    if told:
        for line in told:
            say(line)
        return 1
    names = {card.key: speaker.card(spec, card.key) for card in spec.cards}
    written = {"text": to_text(deck, names), "json": to_json(deck), "o8d": to_octgn(deck, names)}
    say(written[form].rstrip())
    return 0
