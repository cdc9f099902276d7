"""Lines never end with a one-letter word or part a number from what it counts; signs are those of good print."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import Counter
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.lexicon import GAMES as GAME_FOLDERS
from kantyna.lang.lexicon import HERE
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import side_lines, table_lines
from kantyna.lang.typography import NO_BREAK, bind
from kantyna.server.localization import cached_speaker
from launch.words import WORDS as LAUNCHER

COMMENT = re.compile(r"^#.*$", re.MULTILINE)
KEY = re.compile(r"^(?:    )?\.?[a-z0-9-]+ =(?: |$)", re.MULTILINE)
CODE = re.compile(r"\{ ?\"[^\"]*\" ?\}|pip install (?:-e )?\"[^\"\n]*\"")
"""What machines read is set as they want it."""


@cache
def sources(language: str) -> dict[str, str]:
    """Everything that is said in a language, by the file it stands in, without keys and comments."""
    found = {}
    for file in sorted((HERE / language).glob("*.ftl")):
        found[file.name] = CODE.sub("", KEY.sub("", COMMENT.sub("", file.read_text(encoding="utf-8"))))
    for file in sorted(GAME_FOLDERS.glob("*/rules.toml")):
        found[f"{file.parent.name}/{file.name}"] = "\n".join(rule_texts(file, language))
    found["launch/words.py"] = "\n".join(said[LANGUAGES.index(language)] for said in LAUNCHER.values())
    return found


def rule_texts(file: Path, language: str) -> list[str]:
    listed = tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
    return [rule[key] for rule in listed for key in (language, f"reason_{language}") if key in rule]


def lines_with(language: str, wrong: str, only: str = "") -> list[str]:
    """The lines that hold something, each with its file."""
    pattern = re.compile(wrong)
    return [
        f"{name}: {line.strip()}"
        for name, text in sources(language).items()
        if re.search(only, name)
        for line in text.splitlines()
        if pattern.search(line)
    ]


@pytest.mark.parametrize(
    ("plain", "bound"),
    [
        ("Pilot z Zewnętrznych Rubieży", "Pilot z~Zewnętrznych Rubieży"),
        ("Zyskaj 2 zasoby i 1 Mocy.", "Zyskaj 2~zasoby i~1~Mocy."),
        ("A i w grze, i (o dziwo) z ręki", "A~i~w~grze, i~(o~dziwo) z~ręki"),
        ("20 000 decyzji", "20~000~decyzji"),
        ("Tura 3: Ola", "Tura 3: Ola"),
        ("raz na turę, do gry", "raz na turę, do gry"),
        ("albo, stawia", "albo, stawia"),
    ],
)
def test_what_stays_together_in_polish(plain: str, bound: str) -> None:
    assert bind("pl", plain) == bound.replace("~", NO_BREAK)
    assert bind("pl", bind("pl", plain)) == bind("pl", plain)


def test_numbers_are_parted_as_the_language_does() -> None:
    """In Polish 5000 stands together and 10 000 does not; English has a comma in both."""
    spec = GAMES["star-realms"]
    told = [Speaker("pl").text(spec, "number-cost", n=n) for n in (500, 5000, 10000, 1234567)]
    assert told == ["koszt 500", "koszt 5000", "koszt 10 000", "koszt 1 234 567"]
    assert Speaker("pl", typeset=True).text(spec, "number-cost", n=10000) == f"koszt 10{NO_BREAK}000"
    assert Speaker("en").text(spec, "number-cost", n=5000) == "cost 5,000"


def test_english_is_left_alone() -> None:
    assert bind("en", "Gain 2 trade, a card or I") == "Gain 2 trade, a card or I"


def test_the_page_is_told_bound_text_and_commands_plain_text() -> None:
    spec = GAMES["star-realms"]
    brain = next(card for card in spec.cards if card.key == "brain-world")
    (plain,) = Speaker("pl").card_text(spec, brain)
    (bound,) = cached_speaker("pl").speaker.card_text(spec, brain)
    assert NO_BREAK not in plain
    assert bound == bind("pl", plain) != plain
    assert NO_BREAK in cached_speaker("pl").speaker.rule(spec, "SR-SETUP-1").text
    assert cached_speaker("en").speaker.card_text(spec, brain) == Speaker("en").card_text(spec, brain)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (NO_BREAK, "the Speaker binds"),
        (r"[\d}] %", "95%, without a space"),
        (r"\.\.\.", "… is one sign"),
        (r"\w - \w| -- ", "– is a dash"),
        (r"\d-\d", "– from a number to another"),
        (r"\w\?!?\?|!!", "one sign is enough"),
        (r"\w [,;:?!](\s|$)", "no space before a sign"),
        (r"(?<!-)\b[^\W\d]+[,;]? {2,}[^\W\d]", "one space"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_good_print(language: str, wrong: str, why: str) -> None:
    assert not lines_with(language, wrong), why


def test_polish_quotes_are_polish_and_english_ones_english() -> None:
    assert not lines_with("pl", r"[“\"]|\w'\w")
    assert not lines_with("en", r"[„\"]|\w'\w", r"\.ftl$")
    for name, text in sources("pl").items():
        assert text.count("„") == text.count("”"), name


POLISH = {
    r"(?i)\bautomat(y|ów|om|ami|ach|u|em)?\b": "bot",
    r"(?i)\bkomputer": "bot",
    r"(?i)\breguł": "zasada",
    r"(?i)\brywal": "przeciwnik",
    r"(?i)(?<!przy )\bstarci[aeu]": "bitwa",
    r"(?i)\bodmian": "wariant",
    r"(?i)\bczemu\b": "dlaczego",
    r"\bh rada\b": "podpowiedź",
    r"(?i)\bstos(u|y|ie|em|ach|ów)? odrzuconych(?! kart)": "stos kart odrzuconych",
    r"(?i)sprzyjając\w+ Moc": "jeśli Moc jest z tobą",
    r"(?i)wypada(ją)? z gry": "odpada z gry",
    r"właściciel: ": "the name alone",
    r"\bTa gra się|\bGra (jest|trwała|skończyła|zostaje|nie przepada)|[Kk]oniec gry|zapisan\w+ gr[aęy]\b": "partia",
    r"\bmoff": "Wielki Moff",
    r"[A-Z]-Wing": "X-wing",
    r"Yavinu": "Yavina 4",
    r"(?i)odnośnik": "link",
    r"(?i)\bpodbiera|\bpobit[aąey]": "pokonać",
}
"""One thing, one word: what is not said, and what is said instead."""
TERMS = r"^(?!.*\.(cards|scenes|lines)\.ftl$)"
"""Not where a world is told of in names and scenes: a navigation computer is no bot, a rival clan no opponent."""


@pytest.mark.parametrize("wrong", POLISH)
def test_one_thing_has_one_word(wrong: str) -> None:
    assert not lines_with("pl", wrong, TERMS), POLISH[wrong]


RULEBOOK = [
    (r"^page\.ftl$", r"(?i)\bzegar", "tarcza"),
    (r"^page\.ftl$", r"(?i)\bstrzał(y|ów)?\b", "obrażenia jednostek"),
    (r"^page\.ftl$", r"(?i)\bwybuch(y|ów)?\b", "obrażenia wybuchowe"),
    (r"^page\.ftl$", r"(?i)oddan\w+ Mocy|[Ss]łuży Mocy", "przydzielona do Mocy"),
    (
        r"^card-game\.ftl$|^card_game/",
        r"(?i)\bpojma|\bfaz\w+ odświeża|\bprzynależn|tarcz[aeęy]? \(",
        "schwytać, odpoczynek, osłona",
    ),
    (r"^card-game(\.decks)?\.ftl$|^card_game/", r"(?i)\btali\w+ dowodzenia", "talia dowództwa"),
    (r"^(card-game|destiny|decks-and-stops).*\.ftl$|^(card_game|destiny)/", r"(?i)\bikon", "symbol"),
    (r"^(page|outer-rim(\.texts)?)\.ftl$|^outer_rim/", r"(?i)\bsekret", "tajna informacja"),
    (r"^destiny(\.texts|\.decks)?\.ftl$|^destiny/", r"(?i)\btarcz", "osłona"),
    (r"^destiny(\.texts|\.decks)?\.ftl$|^destiny/", r"(?i)\bpunkt\w* życia|\bżyć\b|\bzdrowi", "wytrzymałość"),
    (
        r"^destiny(\.texts|\.decks)?\.ftl$|^destiny/",
        r"(?i)\b(tapn|zatapo|odtapo|zużyt\w+ kart)",
        "wyczerpać, przygotować",
    ),
    (r"^outer-rim(\.texts)?\.ftl$|^outer_rim/", r"(?i)\bmiejsc\w+ (na|dla) (sprz|ład|mod|zał|misj)", "gniazdo"),
    (r"^outer-rim(\.texts)?\.ftl$|^outer_rim/", r"(?i)\bkontrakt", "zlecenie"),
    (r"^outer-rim(\.texts)?\.ftl$|^outer_rim/", r"(?i)\bpunkt\w* życia|\bokręt", "zdrowie, statek"),
]
"""What a rulebook's own word is not, where it is not, and what it is."""


@pytest.mark.parametrize(("where", "wrong", "right"), RULEBOOK)
def test_terms_are_those_of_the_rulebook(where: str, wrong: str, right: str) -> None:
    assert any(re.search(where, name) for name in sources("pl"))
    assert not lines_with("pl", wrong, where), right


@pytest.mark.parametrize(
    "wrong", [r"(?i)(?<!Jedi )\brival", r"(?i)\bcomputer", r"\bdefence\b", r"out of (the|your) \w+ ?(row|pile)"]
)
def test_english_has_one_word_too(wrong: str) -> None:
    assert not lines_with("en", wrong, TERMS)


@pytest.mark.parametrize(
    "wrong",
    [
        r"\w+(łeś|łaś|łbyś|łabyś)\b",
        r"\w\([aąey]\)|\w/a\b",
        r"(?i)dwóch na dwóch",
        r"(?i)\bznajom(y|ego|emu)\b",
        r"drugi gracz",
        r"(?i)\bjesteś (pewien|gotowy|pewna|gotowa)",
    ],
)
def test_nobodys_gender_is_guessed(wrong: str) -> None:
    assert not lines_with("pl", wrong)


def test_nobodys_gender_is_guessed_in_english() -> None:
    """Whoever sits at the table is they; he is only one of those on the cards."""
    on_cards = r"Boba Fett|Veers|Obi-Wan|Qui-Gon"
    assert not lines_with("en", rf"(?i)^(?!.*({on_cards})).*\b(he|him|his|himself)\b", TERMS)


@pytest.mark.parametrize("file", sorted(GAME_FOLDERS.glob("*/rules.toml")), ids=lambda file: file.parent.name)
def test_every_heading_of_a_rulebook_is_told_in_english(file: Path) -> None:
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    assert set(read["sections"]) == {rule["section"] for rule in read["rule"]} - {"-"}
    assert all(read["sections"].values())


@pytest.mark.parametrize(("language", "told"), [("en", "credits 4,000"), ("pl", "kredyty 4000")])
def test_counters_of_a_table_are_printed_as_the_language_does(language: str, told: str) -> None:
    spec, speaker = GAMES["outer-rim"], Speaker(language)
    view = spec.view(spec.new("standard", 2, {}, 1), 0)
    for counter in view.counters:
        counter.value = 4000
    assert told in "\n".join(table_lines(speaker, scene(speaker, spec, view, ["A", "B"])))


def test_what_is_there_or_not_is_told_without_a_figure(speaker: Speaker, spec: GameSpec) -> None:
    """“Balance of the Force 1” would make one ask what 2 were."""
    view = spec.view(spec.new(spec.variants()[0].name, spec.variants()[0].fewest, {}, 1), 0)
    mere = [counter for counter in spec.schema.counters if counter.shown and counter.yes_or_no]
    view.counters = [Counter(counter.number, 0, 1) for counter in mere]
    titles = [speaker.text(spec, f"counter-{counter.name}") for counter in mere]
    (side,) = (side for side in scene(speaker, spec, view, ["A", "B"]).sides if side.seat == 0)
    assert [tally.text for tally in side.counters] == titles
    told = next(side_lines(speaker, side))
    assert told.endswith(f": {', '.join(titles)}." if mere else ":")


def test_the_games_have_something_that_is_there_or_not() -> None:
    found = {
        name: [one.name for one in spec.schema.counters if one.shown and one.yes_or_no] for name, spec in GAMES.items()
    }
    assert found["card-game"] == ["balance", "edge-held"]
    assert found["destiny"] == ["eliminated", "controls-battlefield", "claimed-battlefield"]
    assert found["outer-rim"] == ["defeated"]


@pytest.mark.parametrize(("language", "bare"), [("en", "Explorer (ship, cost 2)"), ("pl", "Odkrywca (okręt, koszt 2)")])
def test_plain_lines_tell_the_faction_of_a_card_that_has_one(language: str, bare: str) -> None:
    """The drawn table has a letter and a colour for it; whoever hears lines has these words."""
    spec, speaker = GAMES["star-realms"], Speaker(language)
    view = spec.view(spec.new("duel", 2, {}, 1), 0)
    told = "\n".join(table_lines(speaker, scene(speaker, spec, view, ["A", "B"])))
    row = next(zone for zone in view.zones if spec.names.zones[zone.kind] == "trade-row")
    for card in row.cards:
        printed = spec.cards[view.defs[card]]
        words = [speaker.text(spec, key) for key in (f"kind-{printed.kind}", f"faction-{printed.faction}")]
        assert f"{speaker.card(spec, printed.key)} ({', '.join(words)}, " in told
    assert bare in told
