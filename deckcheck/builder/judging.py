"""Judge decks of one core by matches between bots, where the game plays."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import combinations

from deckcheck.builder.errors import BuildError
from deckcheck.lint import Linter
from deckcheck.play.match import DAY
from deckcheck.play.simulate import play_all, prepare
from deckcheck.play.transcript import MatchError
from rulesets.deck import Deck

BOT = "greedy"


def won(linter: Linter, decks: Sequence[Deck], games: int, seed: int) -> list[float]:
    """Return how many of its matches each deck won when each met each other so many times."""
    ruleset = linter.ruleset
    if not ruleset.game_ref:
        raise BuildError(f"{ruleset.info.id} is not played: no match can judge a deck", "")
    points = [0.0] * len(decks)
    for one, two in combinations(range(len(decks)), 2):
        returns = play(linter, decks[one], decks[two], games, seed)
        points[one] += returns[0]
        points[two] += returns[1]
    most = games * (len(decks) - 1)
    return [each / most for each in points] if most else points


def play(linter: Linter, one: Deck, two: Deck, games: int, seed: int) -> tuple[float, float]:
    """Return what two decks won of so many matches."""
    try:
        plan = prepare(linter.ruleset, [BOT, BOT], [one, two], {DAY: linter.on}, seed)
        played = play_all(plan, games, min(os.cpu_count() or 1, games))
    except MatchError as error:
        raise BuildError(str(error), error.hint) from error
    return sum(o.returns[0] for o in played), sum(o.returns[1] for o in played)
