"""Says in one language what games mean: cards, questions, options, the log, refusals, errors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from kantyna.games import rules
from kantyna.games.registry import GAMES
from kantyna.kernel.decision import Option
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NO_CARD, CardId, DefId, Seat
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Refusal, Setting
from kantyna.kernel.view import Mark, View
from kantyna.lang.lexicon import LANGUAGES, Lexicon, Value, lexicon
from kantyna.lang.program import command
from kantyna.lang.quoting import quoted
from kantyna.lang.typography import bind

Defs: TypeAlias = Mapping[CardId, DefId] | Sequence[DefId]
"""Which definition each card is."""

LITTLE: Final = 2
"""Chances so many points of a hundred apart are about the same."""

DECIMAL_SIGN: Final = {"pl": ",", "en": "."}

SENTENCES: Final = "sentences"
RUNNING: Final = "running"
BESIDE: Final = "beside"


class Rule(NamedTuple):
    """A rule in one language."""

    id: str
    text: str
    section: str
    origin: str
    reason: str


class Word(NamedTuple):
    """An argument that is a message itself; ``$card-acc`` takes its form ``acc``."""

    key: str


class Texts(NamedTuple):
    """An argument that is several texts: ``$then`` in one clause, ``$then-sentences`` as sentences,
    ``$then-running`` as sentences that go on after a colon, ``$such-beside`` one beside the other without an "and";
    ``$which-gen`` in the form ``gen`` of its message."""

    parts: list[Said]
    short: bool = False


Argument: TypeAlias = Value | Word | Texts


class Speaker:
    """One language. *typeset*: with spaces that keep together what a line must not part."""

    def __init__(self, language: str, typeset: bool = False) -> None:
        if language not in LANGUAGES:
            raise KantynaError("language-unknown", name=language, known=", ".join(LANGUAGES))
        self.language = language
        self.typeset = typeset

    def text(self, spec: GameSpec | None, key: str, **args: Value) -> str:
        """A message of a game, or one that all share."""
        return self._say(self._lexicon(spec), key, dict(args))

    def figure(self, number: int) -> str:
        """A number as the language prints it."""
        return self.text(None, "figure", n=number)

    def decimal(self, number: float, places: int) -> str:
        """With so many digits behind the sign that the language has for it."""
        return f"{number:.{places}f}".replace(".", DECIMAL_SIGN[self.language])

    def has(self, spec: GameSpec | None, key: str) -> bool:
        """Is there such a message?"""
        return key in self._lexicon(spec).entries

    def setting(self, spec: GameSpec, name: str) -> str:
        """What a setting is called."""
        kind, seat = setting_of(name)
        return self.text(spec, f"setting-{kind}", seat=seat)

    def setting_value(self, spec: GameSpec, name: str, value: Setting) -> str:
        """A value of a setting; one that has no words of its own is a number."""
        key = f"setting-{setting_of(name)[0]}-{value}"
        return self.text(spec, key) if self.has(spec, key) else str(value)

    def other_setting(self, spec: GameSpec, name: str) -> str:
        """What a setting may be besides the values one chooses from; nothing if that is all."""
        return self._of_setting(spec, name, "other")

    def setting_range(self, spec: GameSpec, name: str) -> str:
        """Between which numbers a setting may be any, also one that is not among those to choose from."""
        return self._of_setting(spec, name, "range")

    def _of_setting(self, spec: GameSpec, name: str, what: str) -> str:
        key = f"setting-{setting_of(name)[0]}-{what}"
        return self.text(spec, key) if self.has(spec, key) else ""

    def seat(self, spec: GameSpec, names: Sequence[str], seat: Seat) -> str:
        """What a seat is called: nothing if there is none. Behind the players' are those that the rules play."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.text(spec, "automatic-seat") if seat >= 0 and self.has(spec, "automatic-seat") else ""

    def card(self, spec: GameSpec, card: DefId | str) -> str:
        """A card's name."""
        return self.text(spec, f"card-{spec.cards[card].key if isinstance(card, int) else card}")

    def card_text(self, spec: GameSpec, card: CardDef) -> list[str]:
        """What a card does: a line for each of its abilities."""
        return [self.said(spec, said) for said in card.text]

    def said(self, spec: GameSpec, said: Said) -> str:
        """What an effect says of itself."""
        return self._said(self._lexicon(spec), said, {})

    def short(self, spec: GameSpec, said: Said) -> str:
        """The same in as few words as there are for it: `short-draw` for `draw`."""
        return self._said(self._lexicon(spec), said, {}, short=True)

    def event(self, spec: GameSpec, event: Event, names: Sequence[str], defs: Defs) -> str:
        """What happened, in the third person. The event is already masked for the reader."""
        args: dict[str, Argument] = {"n": event.number, **_pairs(event.number), "has-card": _has(event.card)}
        args["card"] = self._card_word(spec, event.card, defs)
        args["faction"] = "" if event.card == NO_CARD else spec.cards[defs[event.card]].faction
        args["source"] = self._card_word(spec, event.source, defs)
        if 0 <= event.number < len(spec.cards):
            args["n-card"] = Word(f"card-{spec.cards[event.number].key}")
        if event.card != NO_CARD and 0 <= event.number < len(sides := _sides(spec.cards[defs[event.card]])):
            args["side"] = Texts([sides[event.number]])
        self._add_seats(args, spec, names, seat=event.seat, other=event.other)
        return self._say(self._lexicon(spec), f"event-{spec.names.events[event.kind]}", args)

    def story(
        self, spec: GameSpec, events: Iterable[Event], names: Sequence[str], defs: Defs, cite: bool = False
    ) -> list[str]:
        """Sentences of what happened, on wish with the rule behind each."""
        lines = []
        for event in events:
            line = self.event(spec, event, names, defs)
            rule = rules.rule_of_event(spec, spec.names.events[event.kind]) if cite else ""
            lines.append(f"{line} ({rule})" if rule else line)
        return self.told_once(lines)

    def told_once(self, lines: Iterable[str]) -> list[str]:
        """The same thing several times in a row is told once."""
        told: list[str] = []
        times: list[int] = []
        for line in lines:
            if told and told[-1] == line:
                times[-1] += 1
            else:
                told.append(line)
                times.append(1)
        return [
            line if n == 1 else self.text(None, "several-times", text=line, n=n)
            for line, n in zip(told, times, strict=True)
        ]

    def prompt(self, spec: GameSpec, view: View, names: Sequence[str]) -> str:
        """The question that the seat of this view is asked."""
        asked = view.decision
        assert asked is not None, "nobody asks this seat"
        args: dict[str, Argument] = {"n": asked.number, **_pairs(asked.number), "has-card": _has(asked.card)}
        args["card"] = self._card_word(spec, asked.card, view.defs)
        self._add_seats(args, spec, names, seat=asked.seat, other=asked.number)
        return self._say(self._lexicon(spec), f"ask-{spec.names.decisions[asked.kind]}", args)

    def option(self, spec: GameSpec, option: Option, names: Sequence[str], view: View) -> str:
        """What an option would do, in the imperative."""
        args: dict[str, Argument] = {"n": option.number, "variant": view.variant}
        if option.name:
            card = _card_named(spec, option.name)
            args["card"] = Word(f"card-{card.key}")
            args["faction"] = card.faction
            args.update(card.numbers)
        self._add_seats(args, spec, names, seat=option.seat)
        words = self._lexicon(spec)
        key = f"option-{option.verb}"
        if "text-sentences" in words.variables(key):
            args["text"] = Texts(self._choice(spec, view, option.number))
        if option.face >= 0 and view.decision is not None:
            args["side"] = Texts([_sides(spec.cards[view.defs[view.decision.card]])[option.face]])
        return self._say(words, key, args)

    def _add_seats(self, args: dict[str, Argument], spec: GameSpec, names: Sequence[str], **seats: Seat) -> None:
        for key, seat in seats.items():
            called = self.seat(spec, names, seat)
            if called:
                args[key] = called

    def refusal(self, spec: GameSpec, refusal: Refusal, names: Sequence[str]) -> str:
        """The missing condition; the rule's id is beside it in the refusal."""
        args: dict[str, Argument] = {}
        if "seat" in refusal.said.numbers:
            self._add_seats(args, spec, names, seat=refusal.said.numbers["seat"])
        return self._said(self._lexicon(spec), refusal.said, args)

    def side(self, spec: GameSpec, definition: CardDef, face: int) -> str:
        """What a side of a die shows."""
        return self.said(spec, _sides(definition)[face])

    def mark(self, spec: GameSpec, mark: Mark) -> str:
        """What lies on a card."""
        args: dict[str, Argument] = {"n": mark.value}
        if 0 <= mark.value < len(spec.cards):
            args["n-card"] = Word(f"card-{spec.cards[mark.value].key}")
        return self._say(self._lexicon(spec), f"mark-{spec.names.marks[mark.kind]}", args)

    def outcome(self, spec: GameSpec, outcome: Outcome, names: Sequence[str]) -> str:
        """Who won, and why."""
        reason = self.text(spec, f"reason-{spec.names.reasons[outcome.reason]}")
        winners = [self.seat(spec, names, seat) for seat in outcome.winners]
        if not winners:
            return self.text(spec, "outcome-draw", reason=reason)
        return self.text(spec, "outcome-won", winners=self.together(winners), n=len(winners), reason=reason)

    def advice(
        self,
        spec: GameSpec,
        games: int,
        chance: int,
        other: str,
        other_chance: int,
        seen: Sequence[tuple[str, str, int]],
        later: bool = False,
    ) -> str:
        """Why a move is good: what (a message, of whom, "" of the table) is how much more at the next turn, or only
        *later*, than after the next best one, and the chances of both, in thousandths, after so many games imagined."""
        if games == 0:
            return self.text(None, "hint-only")
        if not other:
            return self.text(None, "hint-alone", n=games, percent=chance // 10)
        percent, second = chance // 10, other_chance // 10
        if not seen and percent == second:
            return self.text(None, "hint-alike", n=games, percent=percent, other=other)
        if not seen and percent - second <= LITTLE:
            return self.text(None, "hint-little", n=games, percent=percent, other=other, second=second)
        reason = self.text(None, "hint-reason", n=games, percent=percent, other=other, second=second)
        if not seen:
            return reason
        why = self.text(None, "hint-later" if later else "hint-seen", other=other, facts=self.facts(spec, seen))
        return f"{why} {reason}"

    def facts(self, spec: GameSpec, seen: Sequence[tuple[str, str, int]]) -> str:
        """What is how much more, or less, than otherwise; what is of one seat is told together."""
        told: dict[str, list[str]] = {}
        for what, name, by in seen:
            subject = self.text(spec, what)
            if what.startswith("zone-"):  # a heading elsewhere
                subject = subject[0].lower() + subject[1:]
            told.setdefault(name, []).append(f"{subject} {'+' if by > 0 else '−'}{abs(by)}")
        return "; ".join(
            f"{name}: {self.together(facts)}" if name else self.together(facts) for name, facts in told.items()
        )

    def error(self, error: KantynaError, spec: GameSpec | None = None) -> str:
        """What can't be done, as a sentence; a game may have words of its own for what only it refuses. Where one knows
        the game, its cards are told by their names."""
        key = f"error-{error.key}"
        for name in (spec.name if spec is not None else "", *GAMES):
            words = lexicon(self.language, name)
            if key in words.entries:
                return self._say(words, key, _named(words, _sayable(error)))
        raise LookupError(f"{self.language}: no message {key}")

    def remedy(self, error: KantynaError) -> str:
        """What would be right instead; nothing where that goes without saying."""
        key = f"right-{error.key}"
        return self._say(self._lexicon(None), key, _sayable(error)) if self.has(None, key) else ""

    def rule(self, spec: GameSpec, name: str) -> Rule:
        """A rule of the game by its id."""
        found = rules.rule(spec, name)
        text, reason = self._set(found.texts[self.language]), self._set(found.reasons[self.language])
        return Rule(found.id, text, found.sections[self.language], found.origin, reason)

    def together(self, parts: Sequence[str]) -> str:
        """Several words as one: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.text(None, 'and')} {parts[-1]}"

    def _lexicon(self, spec: GameSpec | None) -> Lexicon:
        return lexicon(self.language, spec.name if spec is not None else "")

    def _card_word(self, spec: GameSpec, card: CardId, defs: Defs) -> Word:
        return Word("hidden-card" if card == NO_CARD else f"card-{spec.cards[defs[card]].key}")

    def _choice(self, spec: GameSpec, view: View, number: int) -> list[Said]:
        """The text behind "choose one" of the card that asks; of several the one that the question's number names."""
        asked = view.decision
        assert asked is not None, "nobody asks this seat"
        for part in _all_parts(spec.cards[acts_as(spec, view, asked.card)].text):
            if f"choice{number}" in part.parts and part.numbers.get("asked", asked.number) == asked.number:
                return part.parts[f"choice{number}"]
        raise LookupError(f"{self.language}: card {asked.card} has no choice {number}")

    def _said(self, words: Lexicon, said: Said, more: dict[str, Argument], short: bool = False, form: str = "") -> str:
        while said.plain is not None and said.key not in words.entries:
            said = said.plain
        args: dict[str, Argument] = {**said.numbers}
        for name, value in said.names.items():
            args[name] = Word(f"{name}-{value}" if f"{name}-{value}" in words.entries else value)
        for name, parts in said.parts.items():
            args[name] = Texts(parts, short)
        brief = f"short-{said.key}"
        if short and brief in words.entries and (not form or form in words.forms(brief)):
            return self._say(words, brief, {**args, **more}, form)
        return self._say(words, said.key, {**args, **more}, form)

    def _say(self, words: Lexicon, key: str, args: Mapping[str, Argument], form: str = "") -> str:
        values = {name: self._value(words, key, args, name) for name in words.variables(key, form)}
        return self._set(words.say(key, values, form))

    def _set(self, text: str) -> str:
        return bind(self.language, text) if self.typeset else text

    def _value(self, words: Lexicon, key: str, args: Mapping[str, Argument], name: str) -> Value:
        """An argument by the name that the message has for it: ``card``, or ``card-acc`` for a form of it. Each has
        ``kantyna``, which is what to type for the program."""
        if name == "kantyna":
            return command()
        base, form = (name, "") if name in args else name.rpartition("-")[::2]
        if base not in args:
            raise LookupError(f"{self.language}: {key} wants ${name}, which is not given")
        value = args[base]
        if isinstance(value, Word):
            return self._say(words, value.key, {}, form)
        if isinstance(value, Texts):
            case = "" if form in (SENTENCES, RUNNING, BESIDE) else form
            clauses = [self._said(words, part, {}, value.short, case) for part in value.parts]
            if form == case:
                return self.together(clauses)
            if form == BESIDE:
                return " ".join(clauses)
            told = sentences(clauses)
            return told if form == SENTENCES else clauses[0][:1] + told[1:]
        if form:
            raise LookupError(f"{self.language}: {key} wants ${name}, and ${base} has no forms")
        return value


def acts_as(spec: GameSpec, view: View, card: CardId) -> DefId:
    """The definition whose text a card has now: its own, or the one that a mark names."""
    for mark in view.marks:
        if mark.card == card and spec.names.marks[mark.kind] == "acts-as":
            return mark.value
    return view.defs[card]


def sentences(clauses: Iterable[str]) -> str:
    """Clauses as sentences: a capital first, a full stop last."""
    told = []
    for clause in clauses:
        end = "" if clause.endswith((".", "!", "?")) else "."
        told.append(f"{clause[:1].upper()}{clause[1:]}{end}")
    return " ".join(told)


def _pairs(number: int) -> dict[str, Argument]:
    """What a number holds in its pairs of digits (``$n-1`` the last): dice by their faces, two sides of a fight."""
    return {f"n-{at}": max(number, 0) // 100 ** (at - 1) % 100 for at in range(1, 5)}


def setting_of(name: str) -> tuple[str, int]:
    """What a setting is about, and whose it is: all seats share the words of ``deck-1``, ``deck-2`` …"""
    kind, _, seat = name.rpartition("-")
    return (kind, int(seat)) if seat.isdigit() else (name, 0)


def _sides(card: CardDef) -> list[Said]:
    """What the sides of a die say: the text of a die, and of a card that brings one, begins with them."""
    return card.text[0].parts.get("sides", []) if card.text else []


def _has(card: CardId) -> str:
    """Is there a card that the reader may know?"""
    return "no" if card == NO_CARD else "yes"


def _sayable(error: KantynaError) -> dict[str, Value]:
    return {name: quoted(value) for name, value in error.values.items()}


def _named(words: Lexicon, values: dict[str, Value]) -> dict[str, Argument]:
    """A card that an error of its game gives by its key is told by its name."""
    keys = {name: f"card-{value}" for name, value in values.items() if name in ("card", "other")}
    return {name: Word(keys[name]) if keys.get(name, "") in words.entries else value for name, value in values.items()}


def _card_named(spec: GameSpec, key: str) -> CardDef:
    for card in spec.cards:
        if card.key == key:
            return card
    raise LookupError(f"{spec.name} has no card {key}")


def _all_parts(said: list[Said]) -> Iterable[Said]:
    for part in said:
        yield part
        for inner in part.parts.values():
            yield from _all_parts(inner)
