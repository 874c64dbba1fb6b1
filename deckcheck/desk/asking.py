"""Which action of a position some words mean, allowed or not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from deckcheck.play.transcript import MatchError
from rulesets.api import CHANCE, OVER, Action, AnyGame
from rulesets.engine.game import waiting
from rulesets.engine.luck import Order
from rulesets.parts.positions import AnyPositions
from rulesets.parts.telling import teller_of

_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_LISTED = 8  # actions named where the words mean none or several


class Meant(NamedTuple):
    """An action and its words."""

    action: Action
    words: str


def meant(game: AnyGame, positions: AnyPositions, s: Any, said: str) -> Meant:
    """Return the action that some words mean; none or several are a MatchError that lists them."""
    known = _known(game, positions, s)
    wanted = _tokens(said)
    found = [m for m in known if _within(wanted, _tokens(m.words))]
    exact = [m for m in found if _tokens(m.words) == wanted]
    by_words: dict[str, Meant] = {}
    for one in exact or found:
        by_words.setdefault(one.words, one)
    if len(by_words) == 1:
        return next(iter(by_words.values()))
    if by_words:
        listed = _listed(list(by_words))
        raise MatchError(f"{said!r} may be one of {len(by_words)} actions",
                         f"Say more of it:\n{listed}")  # fmt: skip
    raise MatchError(f"there is no action {said!r} here", f"There are:\n{_near(said, known)}")


def _known(game: AnyGame, positions: AnyPositions, s: Any) -> list[Meant]:
    """Return what can be asked about: all that a turn may hold, or the choices of an effect."""
    actor = game.actor(s)
    if actor == OVER:
        raise MatchError("the match is over before that")
    if positions.is_open(s):
        legal = set(game.legal_actions(s))
        tries = sorted(positions.tries(s), key=lambda a: a not in legal)
        return [Meant(a, game.describe(s, a)) for a in tries]
    if actor == CHANCE:
        return [Meant(a, game.describe(s, a)) for a in game.legal_actions(s)]
    return [Meant(e.action, e.words) for e in teller_of(game).menu(s)]


def _tokens(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


def _within(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether all words are among others in the same order."""
    left = iter(words)
    return bool(wanted) and all(word in left for word in wanted)


def _listed(words: Sequence[str]) -> str:
    more = len(words) - _LISTED
    lines = [f"  {text}" for text in words[:_LISTED]]
    return "\n".join([*lines, f"  and {more} more"] if more > 0 else lines)


def _near(said: str, known: Sequence[Meant]) -> str:
    """List the actions, those that share words with what was said first."""
    wanted = set(_tokens(said))
    words = list(dict.fromkeys(m.words for m in known))
    return _listed(sorted(words, key=lambda text: -len(wanted.intersection(_tokens(text)))))


def settle_order(game: AnyGame, s: Any) -> tuple[int, ...]:
    """Let chance leave the order of a pile as it is; return the cards of the pile, () for none."""
    if game.actor(s) != CHANCE or game.legal_actions(s):
        return ()
    op, frame = waiting(s)
    if not isinstance(op, Order):
        return ()
    pile: tuple[int, ...] = tuple(op.pile(s, frame))
    game.apply(s, ("shuffle", tuple(range(len(pile)))))
    return pile


def carry_out(game: AnyGame, positions: AnyPositions, s: Any, said: str) -> None:
    """Carry out an action that comes before the one asked about."""
    while settle_order(game, s):
        pass
    found = meant(game, positions, s, said)
    refusal = game.refusal(s, found.action)
    if refusal is not None:
        raise MatchError(f"{said!r} comes first and is refused: {refusal}")
    game.apply(s, found.action)
    while settle_order(game, s):
        pass
