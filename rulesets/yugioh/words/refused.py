"""What a player cannot do now: each card and attack with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import Action, AnyGame
from rulesets.engine.chains.window import Answer
from rulesets.engine.game import waiting
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.spots import ATTACK, BACK_SLOTS, SET
from rulesets.yugioh.match.state import Duel
from rulesets.yugioh.play.battle import BattleStep
from rulesets.yugioh.play.turn import Main

_Tries = Iterator[tuple[str, list[Action]]]


def why_not(game: AnyGame, s: Duel, seat: int) -> list[str]:
    """Return what is refused, each with its reason and statement; what can be done is left out."""
    if s.waits != seat:
        return []
    open_now = set(game.legal_actions(s))
    lines: dict[str, None] = {}
    for name, actions in tries(s, seat):
        if open_now.isdisjoint(actions):
            refusal = next(filter(None, (game.refusal(s, a) for a in actions)), None)
            if refusal is not None:
                lines[f"{name}: {refusal}"] = None
    return list(lines)


def tries(s: Duel, seat: int) -> list[tuple[str, list[Action]]]:
    """Return what a player who decides now may think of, each with the ways to do it."""
    if s.waits != seat:
        return []
    op, _ = waiting(s)
    if isinstance(op, Main):
        return [*_in_hand(s, seat), *_effects(s, seat), *_on_field(s, seat), *_phases(s)]
    if isinstance(op, BattleStep):
        return [*_attacks(s, seat), *_effects(s, seat)]
    return [*_effects(s, seat)] if isinstance(op, Answer) else []


def _in_hand(s: Duel, seat: int) -> _Tries:
    seen: set[int] = set()
    for card in s.hands[seat]:
        face = s.table.faces[card]
        if face.number in seen or not face.is_monster:
            continue
        seen.add(face.number)
        ways: list[Action] = [("summon", card, *t) for t in summons.tribute_sets(s, seat, card)]
        yield face.name, ways or [("summon", card)]
        for number in range(len(face.script.procedures)):
            yield f"{face.name}, its own way", [("special", card, number)]


def _effects(s: Duel, seat: int) -> _Tries:
    """Yield what a player's cards in hand and on the field might activate."""
    seen: set[int] = set()
    for card in (*s.hands[seat], *s.monsters(seat), *s.cards_at(BACK_SLOTS[seat])):
        face = s.table.faces[card]
        if face.number in seen:
            continue
        seen.add(face.number)
        numbers = [
            number
            for number, effect in enumerate(face.effects)
            if effect.kind in ("card", "ignition", "quick")
            and (effect.kind != "card" or not face.is_monster)
        ]
        for number in numbers:
            part = f", effect {number + 1}" if len(face.effects) > 1 else ""
            yield f"{face.name}{part}", [("activate", card, number)]


def _on_field(s: Duel, seat: int) -> _Tries:
    for card in s.monsters(seat):
        spot = s.spot(card)
        verb = "flip" if spot is not None and spot.position == SET else "position"
        word = "Flip Summon" if verb == "flip" else "turn"
        yield f"{s.table.faces[card].name}, {word}", [(verb, card)]


def _attacks(s: Duel, seat: int) -> _Tries:
    targets = (-1, *s.monsters(1 - seat))
    for card in s.monsters(seat):
        spot = s.spot(card)
        if spot is not None and (spot.position != ATTACK or spot.attacks):
            yield s.table.faces[card].name, [("attack", card, target) for target in targets]


def _phases(s: Duel) -> _Tries:
    if s.phase == "main 1":
        yield "Battle Phase", [("phase", "battle")]
