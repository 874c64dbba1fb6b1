"""Thirty questions about five decks, asked of the exact odds and of shuffled decks.

`python -m tests.odds.simulated` shuffles 200,000 times a deck (`make odds`).
"""

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from random import Random
from typing import NamedTuple

from deckcheck.odds.deal import Deal, Kind
from deckcheck.odds.questions import Turns, every_turn
from deckcheck.odds.wish import parse

FULL = 200_000
WITHIN = 3  # standard errors


class Table(NamedTuple):
    """A shuffled deck, dealt: labels of cards."""

    hand: str
    aside: str
    rest: str
    redeals: int

    def seen(self, draws):
        return self.hand + self.rest[:draws]


@dataclass(frozen=True, eq=False)
class Game:
    """A deck as labels, each with its copies; those in `starts` let a hand be kept."""

    name: str
    cards: dict[str, int]
    starts: str
    hand: int
    aside: int
    first_draws: bool

    @property
    def deal(self):
        kinds = tuple(Kind(n, label in self.starts) for label, n in self.cards.items())
        return Deal(kinds, self.hand, self.aside, bool(self.starts))

    @property
    def turns(self):
        return Turns(self.first_draws)

    def asked(self, labels):
        """Return the deal that is asked about some labels, as the questions want it."""
        asked = [(n, label in self.starts) for label, n in self.cards.items() if label in labels]
        others = [(n, x in self.starts) for x, n in self.cards.items() if x not in labels]

        def kind(some, starts):
            return Kind(sum(n for n, s in some if s is starts), starts)

        kinds = (kind(asked, False), kind(asked, True), kind(others, True), kind(others, False))
        return Deal(kinds, self.hand, self.aside, bool(self.starts))

    def shuffled(self, random):
        deck = [label for label, n in self.cards.items() for _ in range(n)]
        redeals = -1
        dealt = False
        while not dealt:
            redeals += 1
            random.shuffle(deck)
            dealt = not self.starts or any(card in self.starts for card in deck[: self.hand])
        at = self.hand + self.aside
        hand, aside, rest = deck[: self.hand], deck[self.hand : at], deck[at:]
        return Table("".join(hand), "".join(aside), "".join(rest), redeals)


class Question(NamedTuple):
    """A question with its exact answer, and how it is seen on a table; a number or a chance."""

    name: str
    exact: Fraction
    seen: Callable[[Table], float]


def held(game, text, draws):
    """Ask for a wish after some draws."""
    wish = parse(text)
    places = {label: frozenset({at}) for at, label in enumerate(game.cards)}
    spread = game.deal.in_sight(draws, lambda counts: wish.holds(counts, places))

    def on(table):
        number = Counter(table.seen(draws))
        return wish.holds(tuple(number[label] for label in game.cards), places)

    return Question(f"{text} after {draws} draws", spread.get(True, Fraction(0)), on)


def prized(game, label, copies):
    spread = game.asked(label).put_aside(lambda counts: counts[0] + counts[1] >= copies)
    return Question(
        f"{copies} {label} set aside",
        spread.get(True, Fraction(0)),
        lambda table: table.aside.count(label) >= copies,
    )


def each_turn(game, labels, last, goes_first):
    def on(table):
        return all(
            sum(card in labels for card in table.seen(game.turns.draws(turn, goes_first))) >= turn
            for turn in range(1, last + 1)
        )

    found = every_turn(game.asked(labels), game.turns, last, goes_first)[-1]
    return Question(f"one of {labels} on each of {last} turns, first: {goes_first}", found, on)


def redealt(game):
    kept = game.deal.kept()
    return Question("redeals", (1 - kept) / kept, lambda table: table.redeals)


def mean_of(game, labels, draws):
    spread = game.asked(labels).in_sight(draws, lambda counts: counts[0] + counts[1])
    return Question(
        f"{labels} after {draws} draws",
        sum(number * chance for number, chance in spread.items()),
        lambda table: sum(card in labels for card in table.seen(draws)),
    )


def labelled(text):
    """Return copies by label: "a3 b1"."""
    return {word[0]: int(word[1:]) for word in text.split()}


BASICS = Game("60 cards, ten Basics", labelled("b4 c6 s4 t4 e12 x30"), "bc", 7, 6, True)
ONE = Game("60 cards, one Basic", labelled("b1 s3 t2 e20 x34"), "b", 7, 6, False)
SMALL = Game("20 cards, three Basics", labelled("b3 s4 e5 x8"), "b", 7, 6, True)
FORTY = Game("40 cards", labelled("a3 b3 c3 d2 x29"), "", 5, 0, False)
SIXTY = Game("60 cards, no redeals", labelled("a1 b3 c9 x47"), "", 5, 0, True)


def asked():
    """Return the thirty questions by deck."""
    return {
        BASICS: [
            redealt(BASICS),
            held(BASICS, "b", 0),
            held(BASICS, "b and s", 2),
            held(BASICS, "2 of {b, c} and not t", 1),
            prized(BASICS, "b", 1),
            prized(BASICS, "s", 2),
            mean_of(BASICS, "e", 3),
            each_turn(BASICS, "e", 3, goes_first=True),
        ],
        ONE: [
            redealt(ONE),
            held(ONE, "s", 0),
            held(ONE, "exactly 1 s or 2 t", 5),
            prized(ONE, "t", 1),
            each_turn(ONE, "e", 4, goes_first=True),
            each_turn(ONE, "e", 4, goes_first=False),
        ],
        SMALL: [
            redealt(SMALL),
            held(SMALL, "2 b", 0),
            held(SMALL, "s and e and b", 4),
            prized(SMALL, "s", 2),
            prized(SMALL, "b", 1),
            mean_of(SMALL, "be", 2),
        ],
        FORTY: [
            held(FORTY, "a", 0),
            held(FORTY, "a and b", 0),
            held(FORTY, "a and (b or 2 of {c, d})", 0),
            held(FORTY, "a and (b or 2 of {c, d})", FORTY.turns.draws(1, goes_first=False)),
            held(FORTY, "not {a, b, c, d}", FORTY.turns.draws(2, goes_first=True)),
            held(FORTY, "at most 1 of {a, b, c}", 3),
        ],
        SIXTY: [
            held(SIXTY, "a", 4),
            held(SIXTY, "exactly 2 c", 0),
            held(SIXTY, "b and c or a", 1),
            mean_of(SIXTY, "bc", 5),
        ],
    }  # fmt: skip


def compared(game, questions, shuffles, seed):
    """Yield each question with what was seen, and how many standard errors that is away."""
    random = Random(f"{seed} {game.name}")
    sums, squares = [0.0] * len(questions), [0.0] * len(questions)
    for _ in range(shuffles):
        table = game.shuffled(random)
        for at, question in enumerate(questions):
            value = question.seen(table)
            sums[at] += value
            squares[at] += value * value
    for question, total, square in zip(questions, sums, squares, strict=True):
        mean = total / shuffles
        error = sqrt(max(square / shuffles - mean * mean, 0) / shuffles)
        away = abs(mean - question.exact) / error if error else float(mean != question.exact) * 99
        yield question, mean, away


def main():
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--shuffles", type=int, default=FULL)
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args()
    worst = 0.0
    for game, questions in asked().items():
        print(game.name)
        for question, mean, away in compared(game, questions, given.shuffles, given.seed):
            worst = max(worst, away)
            print(f"  {question.name:<56} {float(question.exact):9.6f} {mean:9.6f} {away:5.2f}")
    print(f"farthest: {worst:.2f} standard errors (limit {WITHIN})")
    return worst > WITHIN


if __name__ == "__main__":
    raise SystemExit(main())
