"""A ruling: allowed or refused with the statement, and the tree of outcomes in lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckcheck.desk.asking import carry_out, meant
from deckcheck.desk.tree import Choice, Outcome, Tree
from deckcheck.desk.unknown import Unknown
from deckcheck.play.narration import turns_of
from deckcheck.play.positions import positions_for, set_up
from rulesets.api import Refusal

_STEP = "  "
_OPTIONS = 12  # of a decision that are listed


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer of one ruleset."""

    ruleset: str
    action: str  # in the words of the game
    refusal: Refusal | None
    lines: tuple[str, ...]  # the tree
    notes: tuple[str, ...] = ()  # what was not followed

    @property
    def verdict(self) -> str:
        """Return the answer in a word, with the reason where it is a refusal."""
        return "allowed" if self.refusal is None else f"refused: {self.refusal}"

    def answer(self) -> tuple[str, ...]:
        """Return the verdict and the tree: what two rulesets are compared by."""
        return (self.verdict, *self.lines, *(f"({note})" for note in self.notes))


def rule(text: str, where: str, actions: Sequence[str], ruleset: str = "", on: str = "") -> Ruling:
    """Return what a ruleset says of the last action in a position, after the others."""
    made = set_up(text, where, ruleset, on)
    game, positions = made.ruleset.game, positions_for(made.ruleset)
    assert game is not None
    s = made.laid.state
    for said in actions[:-1]:
        carry_out(game, positions, s, said)
    found = meant(game, positions, s, actions[-1])
    refusal = game.refusal(s, found.action)
    if refusal is not None:
        return Ruling(made.ruleset.info.id, found.words, refusal, ())
    seat = max(game.actor(s), 0)
    tree = Tree(game, positions, seat, turns_of(s))
    outcomes = tree.outcomes(s, Unknown.of(made.laid.unknown), found.action)
    lines = tuple(_branches(outcomes, ""))
    return Ruling(made.ruleset.info.id, found.words, None, lines, tuple(tree.notes))


def _branches(outcomes: Sequence[Outcome], indent: str) -> list[str]:
    """Return outcomes as lines: what they share, then each with its odds."""
    shared = _shared([o.lines for o in outcomes]) if len(outcomes) > 1 else 0
    lines = [indent + line for line in outcomes[0].lines[:shared]] if shared else []
    for outcome in sorted(outcomes, key=lambda o: -o.odds):
        inner = indent
        if len(outcomes) > 1:
            lines.append(f"{indent}{outcome.odds} ({float(outcome.odds):.1%}):")
            inner = indent + _STEP
        told = [inner + line for line in outcome.lines[shared:]]
        if outcome.then is not None:
            told += _choice(outcome.then, inner)
        lines += told or ([f"{inner}nothing more"] if len(outcomes) > 1 else [])
    return lines


def _shared(told: Sequence[Sequence[str]]) -> int:
    """Return how many first lines all have in common."""
    count = 0
    for rows in zip(*told, strict=False):
        if len(set(rows)) > 1:
            break
        count += 1
    return count


def _choice(choice: Choice, indent: str) -> list[str]:
    """Return a decision as lines, each option with what comes of it."""
    lines = [f"{indent}{choice.who} decides{f' ({choice.asked})' if choice.asked else ''}:"]
    for words, then in choice.options[:_OPTIONS]:
        lines.append(f"{indent}- {words}")
        lines += _branches(_beyond_first(then), indent + _STEP)
    if len(choice.options) > _OPTIONS:
        lines.append(f"{indent}- and {len(choice.options) - _OPTIONS} more")
    return lines


def _beyond_first(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Leave out the line that repeats the option."""
    return [Outcome(o.odds, o.lines[1:], o.then) for o in outcomes]
