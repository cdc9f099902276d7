"""Every word that a game can say is there in both languages, with its arguments, and no word is there for nothing."""

import re
from collections.abc import Iterator

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NO_CARD
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.said import Said
from kantyna.kernel.spec import GameSpec, Variant
from kantyna.kernel.view import Mark, View
from kantyna.lang import LANGUAGES, Lexicon, Speaker, lexicon
from kantyna.lang import lexicon as words_of
from kantyna.lang.card_book import page
from kantyna.lang.lexicon import files, owner_of
from kantyna.lang.speaker import setting_of
from tests.lang.sources import SOURCE, Keys, said_keys, written_keys

NAMES = ["Ola", "Mira", "Jan", "Ewa", "Bo", "Kim"]


PLAIN = ("bases",)
"""Settings whose values are mere numbers."""
DECKS = ("dark", "deck", "light")
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
"""Where a message puts another in."""


COMPOSED = ["option-[a-z-]+", "what-[a-z-]+", "kind-one-[a-z-]+", "whose-[a-z-]+", "whom-[a-z-]+"]
"""Keys that are put together where they are used: of options, and of the words of selectors."""


def own_keys(language: str, spec: GameSpec, *shared: str) -> set[str]:
    """The messages of the game's own files, and of some that all games share."""
    own = [file for file in files(language, spec.name) if owner_of(file) in (spec.name, *shared)]
    return set(Lexicon(language, own).entries)


def walk(said: list[Said]) -> Iterator[Said]:
    for part in said:
        yield part
        for inner in part.parts.values():
            yield from walk(inner)


def bounds(spec: GameSpec, variant: Variant) -> dict[str, tuple[int, int]]:
    """Settings that may be any number between two, with these, where not all such numbers are there to choose from."""
    found = {}
    for name, value in variant.settings.items():
        try:
            spec.new(variant.name, variant.fewest, {name: 10**9}, 1)
        except BadSetup as error:
            if isinstance(value, int) and "least" in error.values:
                least, most = int(error.values["least"]), int(error.values["most"])
                if set(variant.choices.get(name, [])) != set(range(least, most + 1)):
                    found[name] = (least, most)
    return found


def wanted_keys(spec: GameSpec) -> set[str]:
    """What the game must have words for, by its lists of names and its cards."""
    names = spec.names
    keys = {"game-title", "game-about", "game-length", "game-win"}
    for kind, listed in (
        ("event", names.events),
        ("ask", names.decisions),
        ("zone", names.zones),
        ("counter", [counter.name for counter in spec.schema.counters if counter.shown]),
        ("mark", [mark.name for mark in spec.schema.marks if mark.shown]),
        ("phase", names.phases),
        ("reason", names.reasons),
    ):
        keys |= {f"{kind}-{name}" for name in listed}
    for variant in spec.variants():
        keys |= {f"variant-{variant.name}", f"variant-{variant.name}-about"}
        keys |= {f"setting-{setting_of(name)[0]}" for name in variant.settings}
        worded = {setting_of(name)[0]: values for name, values in variant.choices.items() if name not in PLAIN}
        keys |= {f"setting-{key}-{value}" for key, values in worded.items() for value in values}
        keys |= {f"setting-{key}-other" for key in worded if key in DECKS}
        keys |= {f"setting-{name}-range" for name in bounds(spec, variant)}
        roles = {spec.role(variant.name, seat) for seat in range(variant.most)}
        keys |= {f"role-{role}" for role in roles if role}
    for card in spec.cards:
        keys |= {f"card-{card.key}", f"kind-{card.kind}"} | ({f"faction-{card.faction}"} if card.faction else set())
        keys |= {f"number-{number}" for number in card.numbers} | {f"trait-{trait}" for trait in card.traits}
        keys |= {said.key for said in walk(card.text)}
    return keys


def test_both_languages_have_the_same_messages() -> None:
    for game in ("", *GAMES):
        first, second = (set(words_of(language, game).entries) for language in LANGUAGES)
        assert first == second, f"{game}: {sorted(first ^ second)}"


def test_everything_that_is_named_has_a_word(speaker: Speaker, spec: GameSpec) -> None:
    missing = wanted_keys(spec) - own_keys(speaker.language, spec, "texts")
    assert not missing


def test_the_range_of_a_setting_is_the_one_that_is_taken(speaker: Speaker, spec: GameSpec) -> None:
    for variant in spec.variants():
        for name, ends in bounds(spec, variant).items():
            assert tuple(int(number) for number in re.findall(r"\d+", speaker.setting_range(spec, name))) == ends


def test_no_word_is_there_for_nothing(spec: GameSpec) -> None:
    """A word is used if a list names it, a card says it, the source says its key, or another message's names do."""
    folder = SOURCE / "games" / spec.name.replace("-", "_")
    written = written_keys()
    errors = [f"error-{key}" for key in written]
    decks = [key for key in written if key.startswith("deck")]
    said = Keys([*said_keys(folder), *errors, *decks, *COMPOSED])
    named = {f"{name}-{value}" for card in spec.cards for part in walk(card.text) for name, value in part.names.items()}
    named |= {value for card in spec.cards for part in walk(card.text) for value in part.names.values()}
    own = own_keys("en", spec)
    named |= {f"short-{key}" for key in own_keys("en", spec, "texts")}
    unused = own - wanted_keys(spec) - named
    assert not {key for key in unused if key not in said}


def test_every_card_speaks(speaker: Speaker, spec: GameSpec) -> None:
    for card in spec.cards:
        for line in page(speaker, spec, card):
            assert line.endswith(".") or line.startswith(speaker.card(spec, card.key))
            assert not re.search(r"[{}$]|  | [.,]|\.\.", line), line


def test_few_words_are_never_more(speaker: Speaker, spec: GameSpec) -> None:
    """What is said where there is little room takes no more of it than what is said in full."""
    said = [part for card in spec.cards for part in card.text]
    assert all(len(speaker.short(spec, part)) <= len(speaker.said(spec, part)) for part in said)


def test_cards_have_the_same_forms(speaker: Speaker, spec: GameSpec) -> None:
    """A case that one card has every card has, and the unknown card too."""
    words = lexicon(speaker.language, spec.name)
    forms = {form for card in spec.cards for form in words.forms(f"card-{card.key}")}
    for key in ["hidden-card", *(f"card-{card.key}" for card in spec.cards)]:
        assert forms <= set(words.forms(key)), key


def test_names_of_cards_are_all_different(speaker: Speaker, spec: GameSpec) -> None:
    names = [speaker.card(spec, card.key) for card in spec.cards]
    assert len(set(names)) == len(names)


def test_every_event_can_be_told(speaker: Speaker, spec: GameSpec) -> None:
    """With every card and with a card unknown to the reader; a roll with every die, which nobody hides."""
    defs = list(range(len(spec.cards)))
    dice = [number for number in defs if any("sides" in said.parts for said in spec.cards[number].text)]
    for kind, name in enumerate(spec.names.events):
        for card in dice if dice and name in ("rolled", "rerolled", "turned") else (NO_CARD, *defs):
            line = speaker.event(spec, Event(kind, 0, card, 1, 1, source=0), NAMES, defs)
            assert line
            assert not re.search(r"[{}$]|  ", line)


def test_names_in_the_plural_do_what_a_card_does() -> None:
    """“Sithowie traci…” is no Polish: the verb goes with the word card, whatever the name is."""
    spec = GAMES["card-game"]
    sith = next(card for card, one in enumerate(spec.cards) if one.key == "sith")
    lost = Event(spec.names.events.index("focus-removed"), 0, sith, 1, 1, source=0)
    assert (
        Speaker("pl").event(spec, lost, NAMES, list(range(len(spec.cards)))) == "Karta Sithowie traci żeton skupienia."
    )


def asking(spec: GameSpec, kind: int, card: int, number: int) -> View:
    view = View(spec.variants()[0].name, 2, 0)
    view.defs = dict(enumerate(range(len(spec.cards))))
    view.decision = Decision(0, kind, [0], card, number)
    return view


def test_every_question_can_be_put(speaker: Speaker, spec: GameSpec) -> None:
    for kind in range(len(spec.names.decisions)):
        for card in (NO_CARD, *range(len(spec.cards))):
            assert speaker.prompt(spec, asking(spec, kind, card, 1), NAMES)


def test_every_option_can_be_named(speaker: Speaker, spec: GameSpec) -> None:
    words = lexicon(speaker.language, spec.name)
    numbers = set.union(*({*card.numbers} for card in spec.cards))
    for key in words.entries:
        if key.startswith("option-") and "text-sentences" not in words.variables(key):
            for number, card in enumerate(spec.cards):
                if (words.variables(key) & numbers) <= set(card.numbers):
                    option = Option(0, key[7:], card.key, [0], 1, 2, face=0 if card.sides else -1)
                    if card.sides or "side" not in words.variables(key):
                        assert speaker.option(spec, option, NAMES, asking(spec, 0, number, 1))


def test_star_realms_has_a_word_for_each_verb(speaker: Speaker) -> None:
    words = own_keys(speaker.language, GAMES["star-realms"])
    verbs = {verb.name for verb in GAMES["star-realms"].space.verbs}
    assert {key[7:] for key in words if key.startswith("option-")} == verbs


def test_star_realms_names_each_question_that_may_be_in_the_way(speaker: Speaker) -> None:
    spec = GAMES["star-realms"]
    for name in spec.names.decisions:
        if name != "main":
            assert speaker.said(spec, Said("why-settle-first", names={"what": name}))


@pytest.mark.parametrize(
    ("variant", "polish", "english"),
    [
        ("duel", "Zakończ turę", "End the turn"),
        ("emperor", "Zakończ turę", "End the turn"),
        ("two-headed-hydra", "Zakończ swoją część tury", "End your part of the turn"),
        ("three-headed-hydra", "Zakończ swoją część tury", "End your part of the turn"),
    ],
)
def test_a_member_of_a_hydra_ends_no_more_than_their_own_part(variant: str, polish: str, english: str) -> None:
    spec = GAMES["star-realms"]
    told = [Speaker(lang).option(spec, Option(0, "end"), NAMES, View(variant, 4, 0)) for lang in LANGUAGES]
    assert told == [polish, english]


def test_choices_are_told_in_full(speaker: Speaker) -> None:
    spec = GAMES["star-realms"]
    told = []
    for number, card in enumerate(spec.cards):
        for part in walk(card.text):
            if part.key == "choose-one-of-2":
                view = asking(spec, spec.names.decisions.index("choose"), number, 0)
                told += [speaker.option(spec, Option(0, "choose", number=n), NAMES, view) for n in range(2)]
    assert len(told) == 12
    assert all(line.endswith(".") and line[0].isupper() for line in told)


def test_a_needle_offers_the_choices_of_what_it_copies() -> None:
    spec = GAMES["star-realms"]
    keys = [card.key for card in spec.cards]
    view = asking(spec, spec.names.decisions.index("choose"), keys.index("stealth-needle"), 0)
    view.marks.append(Mark(keys.index("stealth-needle"), spec.names.marks.index("acts-as"), keys.index("patrol-mech")))
    assert Speaker("en").option(spec, Option(0, "choose", number=1), NAMES, view) == "Gain 5 combat."


def test_every_end_of_a_game_can_be_told(speaker: Speaker, spec: GameSpec) -> None:
    for reason in range(len(spec.names.reasons)):
        for winners in ([], [0], [1, 2]):
            told = speaker.outcome(spec, Outcome(winners, reason), NAMES)
            assert all(NAMES[seat] in told for seat in winners)


def test_every_mark_can_be_told(speaker: Speaker, spec: GameSpec) -> None:
    for mark in spec.schema.marks:
        if mark.shown:
            assert speaker.mark(spec, Mark(0, mark.number, 1))


def test_every_refusal_of_star_realms_can_be_told(speaker: Speaker) -> None:
    """The conditions that the judge knows, with the numbers that it gives them."""
    spec = GAMES["star-realms"]
    words = lexicon(speaker.language, spec.name)
    given = {"need", "have", "seat", "faction", "faction-gen", "what"}
    whys = [key for key in words.entries if key.startswith("why-")]
    assert all(words.variables(key) <= given for key in whys)
    assert {key for key in said_keys(SOURCE / "games" / "star_realms") if key.startswith("why")} == {
        re.escape(key) for key in whys
    }


def test_what_is_missing_is_an_error_and_no_text(speaker: Speaker, spec: GameSpec) -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        speaker.text(spec, "no-such-message")
    with pytest.raises(LookupError, match="wants"):
        speaker.text(spec, "number-cost")


def test_no_common_word_is_there_for_nothing() -> None:
    """Its key stands somewhere in the source, whole, put together or with a number behind it, or in another word."""
    known = Keys(written_keys())
    known.whole |= {re.escape(key) for file in files("en", "") for key in REFERENCE.findall(file.read_text("utf-8"))}
    for key in lexicon("en").entries:
        assert key.startswith("error-") or re.sub(r"-\d+$", "", key) in known or key in known
