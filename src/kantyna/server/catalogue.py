"""A game in words: what the page knows before the first card is dealt."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from kantyna.games.registry import GAMES
from kantyna.games.rules import rules
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Variant
from kantyna.lang import LANGUAGES, Speaker
from kantyna.server.localization import cached_speaker
from kantyna.server.outside_names import outside_names
from kantyna.server.protocol.catalogue import (
    CardEntry,
    CardRow,
    CardToken,
    Catalogue,
    Games,
    GameSummary,
    RuleEntry,
    SettingChoice,
    SettingEntry,
    Side,
    VariantEntry,
)

ABILITY = "ability-"
OWN = ("ability-primary", "ability-text", "ability-when-played")
"""Abilities that are simply what the card does: they carry no mark."""
GAIN = "gain-"


def summary(spec: GameSpec, speaker: Speaker) -> GameSummary:
    """The game as the way in shows it."""
    variants = spec.variants()
    return GameSummary(
        key=spec.name,
        title=speaker.text(spec, "game-title"),
        text=speaker.text(spec, "game-about"),
        length=speaker.text(spec, "game-length"),
        win=speaker.text(spec, "game-win"),
        fewest=min(variant.fewest for variant in variants),
        most=max(variant.most for variant in variants),
        variants=[_variant(spec, speaker, variant) for variant in variants],
    )


def _variant(spec: GameSpec, speaker: Speaker, variant: Variant) -> VariantEntry:
    return VariantEntry(
        key=variant.name,
        title=speaker.text(spec, f"variant-{variant.name}"),
        text=speaker.text(spec, f"variant-{variant.name}-about"),
        fewest=variant.fewest,
        most=variant.most,
        ours=variant.ours,
        teams=_teams(spec, variant),
        roles=_roles(spec, speaker, variant),
        settings=[
            SettingEntry(
                key=key,
                title=speaker.setting(spec, key),
                value=value,
                choices=[
                    SettingChoice(one, speaker.setting_value(spec, key, one)) for one in variant.choices.get(key, [])
                ],
                other=speaker.other_setting(spec, key),
            )
            for key, value in variant.settings.items()
        ],
    )


@cache
def _teams(spec: GameSpec, variant: Variant) -> list[int]:
    """Who will be with whom: asked of a table that is laid out and looked at once."""
    return spec.view(spec.new(variant.name, variant.most, dict(variant.settings), 0), NOBODY).teams


def _roles(spec: GameSpec, speaker: Speaker, variant: Variant) -> list[str]:
    roles = (spec.role(variant.name, seat) for seat in range(variant.most))
    return [speaker.text(spec, f"role-{role}") for role in roles if role]


def catalogue(spec: GameSpec, language: str) -> Catalogue:
    """All words of a game."""
    speaker = cached_speaker(language).speaker
    found = [speaker.rule(spec, name) for name in rules(spec)]
    return Catalogue(
        game=summary(spec, speaker),
        language=language,
        cards=[_card(spec, speaker, card) for card in spec.cards],
        titles=_titles(spec, speaker),
        phases=spec.names.phases,
        stops=spec.stops(),
        rules=[RuleEntry(id=one.id, text=one.text, source=_source(one.section), reason=one.reason) for one in found],
    )


def _source(section: str) -> str:
    return "" if section == "-" else section


def _card(spec: GameSpec, speaker: Speaker, card: CardDef) -> CardEntry:
    return CardEntry(
        name=card.key,
        title=speaker.card(spec, card.key),
        piece=card.piece,
        kind=card.kind,
        type=speaker.text(spec, f"kind-{card.kind}"),
        faction=card.faction,
        faction_title=speaker.text(spec, f"faction-{card.faction}") if card.faction else "",
        count=card.count,
        numbers=card.numbers,
        traits=card.traits,
        rows=[_row(spec, speaker, said) for said in card.text],
        rules=_rules_about(spec, card),
        sides=[Side(side.symbol, side.value, side.price, side.plus) for side in card.sides],
    )


def _row(spec: GameSpec, speaker: Speaker, said: Said) -> CardRow:
    """A line of a card: whole as a sentence, and an ability once more as numbers and what they leave unsaid."""
    tokens: list[CardToken] = []
    left = []
    inner = said.parts.get("text", []) if said.key.startswith(ABILITY) else []
    for part in inner:
        found = _tokens(part)
        tokens += found
        if not found:
            left.append(speaker.short(spec, part))
    text = speaker.said(spec, said)
    short = ". ".join(one[:1].upper() + one[1:] for one in left)
    mark = said.key.removeprefix(ABILITY) if said.key.startswith(ABILITY) and said.key not in OWN else ""
    return CardRow(
        mark=mark,
        faction=said.names.get("faction", ""),
        text=text,
        short=short if inner else speaker.short(spec, said),
        tokens=tokens,
    )


def _tokens(said: Said, either: bool = False) -> list[CardToken]:
    """A text that is nothing but numbers, or a choice between such; else none."""
    if said.key.startswith(GAIN) and not said.names and not said.parts:
        kinds = {"n": said.key.removeprefix(GAIN)}
        return [CardToken(kind=kinds.get(of, of), n=n, either=either) for of, n in said.numbers.items()]
    choices = list(said.parts.values()) if all(key.startswith("choice") for key in said.parts) else []
    tokens = [_tokens(choice[0], True) if len(choice) == 1 else [] for choice in choices]
    return [one for found in tokens for one in found] if all(len(found) == 1 for found in tokens) else []


def _rules_about(spec: GameSpec, card: CardDef) -> list[str]:
    """The rules that name this card."""
    title = re.compile(rf"\b{re.escape(cached_speaker('en').speaker.card(spec, card.key))}\b")
    return [name for name, rule in rules(spec).items() if title.search(rule.texts["en"])]


def _titles(spec: GameSpec, speaker: Speaker) -> dict[str, str]:
    names = spec.names
    keys = [f"zone-{name}" for name in names.zones]
    keys += [f"counter-{counter.name}" for counter in spec.schema.counters if counter.shown]
    keys += [f"phase-{name}" for name in names.phases]
    keys += [f"reason-{name}" for name in names.reasons]
    keys += [f"stop-{place}" for place in spec.stops()]
    keys += sorted({f"kind-{card.kind}" for card in spec.cards})
    keys += sorted({f"faction-{card.faction}" for card in spec.cards if card.faction})
    keys += sorted({f"trait-{trait}" for card in spec.cards for trait in card.traits})
    keys += sorted({f"symbol-{side.symbol}" for card in spec.cards for side in card.sides})
    keys += [f"place-{place}" for place in spec.places()]
    titles = {key: speaker.text(spec, key) for key in keys}
    for name in (mark.name for mark in spec.schema.marks if mark.shown):
        key = f"mark-{name}"
        # Its number is known only on the table: the page puts it in.
        gaps = {gap: f"{{{gap}}}" for gap in cached_speaker(speaker.language).variables(spec, key)}
        titles[key] = speaker.text(spec, key, **gaps)
    return titles


@cache
def encoded(game: str, language: str) -> bytes:
    """A catalogue as it is sent; made once."""
    return msgspec.json.encode(catalogue(GAMES[game], language))


def warm() -> None:
    """Have all words read before somebody waits for them."""
    for language in LANGUAGES:
        games(language)
        for game in GAMES:
            encoded(game, language)


@cache
def summaries(language: str) -> list[GameSummary]:
    return [summary(spec, cached_speaker(language).speaker) for spec in GAMES.values()]


def games(language: str) -> Games:
    """All games as the way in shows them, and who may sit down besides ours."""
    return Games(games=summaries(language), players=outside_names())
