"""`games`, `cards`, `rules`: what there is to read about a game."""

from __future__ import annotations

from typing import Any

from kantyna.commands.output import say, say_json, tell
from kantyna.games.registry import GAMES, game
from kantyna.games.rules import rules
from kantyna.kernel.spec import CardDef, GameSpec, Variant
from kantyna.lang import Rule, Speaker
from kantyna.lang.card_book import facts, find, page
from kantyna.lang.speaker import setting_of


def show_games(speaker: Speaker, machine: bool) -> None:
    """Games, their ways to play, seats and cards."""
    if machine:
        say_json([_game(speaker, spec) for spec in GAMES.values()])
        return
    for spec in GAMES.values():
        tell(speaker, f"{spec.name}: {speaker.text(spec, 'game-title')}")
        tell(speaker, f"  {speaker.text(spec, 'game-about')}")
        length = speaker.text(None, "cli-length", length=_length(speaker, spec))
        tell(speaker, f"  {speaker.text(spec, 'game-win')} {length}")
        tell(speaker, f"  {speaker.text(None, 'cli-card-counts', different=len(_printed(spec)), all=_copies(spec))}")
        told_for_a_seat: set[str] = set()
        for variant in spec.variants():
            title = speaker.text(spec, f"variant-{variant.name}")
            tell(speaker, f"  {variant.name}: {title}, {_seats(speaker, variant)}")
            tell(speaker, f"    {speaker.text(spec, f'variant-{variant.name}-about')}")
            for name, value in variant.settings.items():
                kind, seat = setting_of(name)
                if kind in told_for_a_seat:  # every seat has the same list, and it is long
                    values = speaker.text(None, "cli-values-above")
                else:
                    values = _values(speaker, spec, variant, name)
                if seat:
                    told_for_a_seat.add(kind)
                about = [speaker.setting(spec, name), values] if values else [speaker.setting(spec, name)]
                tell(speaker, ": ".join([f"    --set {name}={value}", *about]))
        say()


def _values(speaker: Speaker, spec: GameSpec, variant: Variant, name: str) -> str:
    """What a setting may be: each value as it is typed, and what it means. Where any number of a range will do, only
    those that mean something else than themselves are named."""
    told, span = [], speaker.setting_range(spec, name)
    for value in variant.choices.get(name, []):
        words = speaker.setting_value(spec, name, value)
        if words != str(value):
            told.append(f"{value} ({words})")
        elif not span:
            told.append(str(value))
    return ", ".join([*told, *(more for more in (span, speaker.other_setting(spec, name)) if more)])


def show_cards(speaker: Speaker, name: str, card: str, machine: bool) -> None:
    """The card book, or one card of it."""
    spec = game(name)
    cards = [spec.cards[find(spec, card)]] if card else spec.cards
    if machine:
        say_json([_card(speaker, spec, one) for one in cards])
        return
    tell(speaker, "\n\n".join("\n".join(page(speaker, spec, one)) for one in cards))


def show_rules(speaker: Speaker, name: str, wanted: str, machine: bool) -> None:
    """All rules, those whose id begins so, or one."""
    spec = game(name)
    ids = [known for known in rules(spec) if known.startswith(wanted.upper())]
    if wanted.upper() in ids or not ids:
        ids = [wanted]
    found = [speaker.rule(spec, known) for known in ids]
    if machine:
        say_json([rule._asdict() for rule in found])
        return
    for rule in found:
        tell(speaker, _rule(speaker, rule))


def _rule(speaker: Speaker, rule: Rule) -> str:
    origin = speaker.text(None, f"cli-origin-{rule.origin}", section=rule.section)
    reason = f"\n    {speaker.text(None, 'cli-reason', reason=rule.reason)}" if rule.reason else ""
    return f"{rule.id} ({origin})\n    {rule.text}{reason}"


def _game(speaker: Speaker, spec: GameSpec) -> dict[str, Any]:
    return {
        "name": spec.name,
        "title": speaker.text(spec, "game-title"),
        "about": speaker.text(spec, "game-about"),
        "cards": len(_printed(spec)),
        "copies": _copies(spec),
        "variants": [
            {
                "name": variant.name,
                "title": speaker.text(spec, f"variant-{variant.name}"),
                "fewest": variant.fewest,
                "most": variant.most,
                "settings": variant.settings,
                "ours": variant.ours,
            }
            for variant in spec.variants()
        ],
    }


def _card(speaker: Speaker, spec: GameSpec, card: CardDef) -> dict[str, Any]:
    return {
        "key": card.key,
        "name": speaker.card(spec, card.key),
        "kind": card.kind,
        "faction": card.faction,
        "count": card.count,
        "numbers": card.numbers,
        "traits": card.traits,
        "facts": facts(speaker, spec, card),
        "text": speaker.card_text(spec, card),
    }


def _length(speaker: Speaker, spec: GameSpec) -> str:
    return speaker.text(spec, "game-length")


def _printed(spec: GameSpec) -> list[CardDef]:
    """The cards alone: no dice, tokens or ships."""
    return [card for card in spec.cards if card.piece == "card"]


def _copies(spec: GameSpec) -> int:
    return sum(card.count for card in _printed(spec))


def _seats(speaker: Speaker, variant: Variant) -> str:
    if variant.fewest == variant.most:
        return speaker.text(None, "cli-seats", n=variant.most)
    return speaker.text(None, "cli-seats-from", fewest=variant.fewest, most=variant.most)
