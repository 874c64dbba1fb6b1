"""What comes of an action: every outcome of chance with its odds, every choice that follows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any

from deckcheck.desk.asking import settle_order
from deckcheck.desk.unknown import Unknown, drawn, revealed, ways_to_draw
from deckcheck.play.narration import narrated, turns_of
from rulesets.api import CHANCE, OVER, Action, AnyGame, Seat
from rulesets.parts.positions import AnyCardPositions, AnyPositions, CardPositions
from rulesets.parts.telling import teller_of

MOST = 400  # outcomes that are followed
DEEPEST = 3  # choices in a row that are followed
LEAST = Fraction(1, 4096)  # odds below which coins are not followed
_DRAWS = re.compile(r"(.* draws )(.*)")
_LISTED = re.compile(r", | and ")
_DEALS = 3  # of the unknown cards, to notice what depends on them


@dataclass(slots=True)
class Choice:
    """A decision that an outcome leads to, each option with its outcomes; none: not followed."""

    who: str
    asked: str
    options: list[tuple[str, list[Outcome]]] = field(default_factory=list)


@dataclass(slots=True)
class Outcome:
    """One way it may end: its odds, what is told, and the decision that comes then."""

    odds: Fraction
    lines: list[str]
    then: Choice | None = None


def in_any_order(lines: list[str]) -> list[object]:
    """Return lines to compare in which the order of cards drawn makes no difference."""
    parts = (_DRAWS.fullmatch(line) for line in lines)
    return [
        (found[1], sorted(_LISTED.split(found[2]))) if found else line
        for found, line in zip(parts, lines, strict=True)
    ]


class Tree:
    """Follows an action; `notes` say what was not followed or could not be told exactly."""

    def __init__(self, game: AnyGame, positions: AnyPositions, seat: Seat, turn: int) -> None:
        self.game, self.positions, self.seat, self.turn = game, positions, seat, turn
        # Where unknown cards are told one by one; None in a game that only deals them anew.
        self.cards = positions if isinstance(positions, CardPositions) else None
        self.teller = teller_of(game)
        self.left = MOST
        self.notes: dict[str, None] = {}

    def outcomes(self, s: Any, unknown: Unknown, action: Action, depth: int = 0) -> list[Outcome]:
        """Return the outcomes of an action, those that are told the same as one."""
        found: list[Outcome] = []
        for odds, lines, state, still in self._made(s, unknown, action, Fraction(1)):
            self.left -= 1
            then = self._choice(state, still, depth)
            told = in_any_order(lines)
            same = next(
                (o for o in found if in_any_order(o.lines) == told and o.then == then), None
            )
            if same is not None:
                same.odds += odds
            else:
                found.append(Outcome(odds, lines, then))
        return found

    def _made(
        self, s: Any, unknown: Unknown, action: Action, odds: Fraction
    ) -> Iterator[tuple[Fraction, list[str], Any, Unknown]]:
        """Yield each end of an action and the chance that follows it."""
        for part, lines, state, still in self._applied(s, unknown, action):
            yield from self._followed(state, still, odds * part, lines)

    def _followed(
        self, s: Any, unknown: Unknown, odds: Fraction, lines: list[str]
    ) -> Iterator[tuple[Fraction, list[str], Any, Unknown]]:
        """Yield each end of the chance that acts now; a player's choice, or none, is an end."""
        if self.game.actor(s) != CHANCE or self._is_past(s):
            yield odds, lines, s, unknown
            return
        if self.cards is not None and (pile := settle_order(self.game, s)):
            owner = self.cards.owner(s, pile[0])
            yield from self._followed(s, unknown.shuffled(pile, owner), odds, lines)
            return
        outcomes = self.game.chance_outcomes(s)
        if outcomes is None:
            self.notes["too many outcomes of chance to list: one of them is told"] = None
            outcomes = [(self.game.chance(s, Random(0)), 1.0)]
        if odds < LEAST or self.left <= 0:
            self.notes[f"chances below {LEAST}, or past {MOST} outcomes, are not followed"] = None
            yield odds, [*lines, "…"], s, unknown
            return
        for action, chance in outcomes:
            part = odds * Fraction(chance).limit_denominator(10_000)
            for more, told, state, still in self._applied(s, unknown, action):
                yield from self._followed(state, still, part * more, lines + told)

    def _applied(
        self, s: Any, unknown: Unknown, action: Action
    ) -> Iterator[tuple[Fraction, list[str], Any, Unknown]]:
        """Yield what an action does by what the cards that it turns up are."""
        for card in self.positions.named(s, action):
            if card in unknown.all():
                unknown = unknown.without(unknown.owner(card), (card,), (card,))
        copy = s.clone()
        lines = self._told(copy, action)
        shown, cards = self._turned_up(s, copy, unknown), self.cards
        if not shown or cards is None:
            if self._depends(s, unknown, action, lines, copy):
                self.notes["depends on unknown cards: told for one deal of them"] = None
            yield Fraction(1), lines, copy, unknown
            return
        several = self._drawn(cards, s, copy, unknown, action, shown)
        if several is None and self.left > 0:
            several = list(revealed(cards, s, unknown, shown[0]))
        if not several:
            self.notes[f"past {MOST} outcomes the cards that come are not told"] = None
            yield Fraction(1), self._told(s.clone(), action, 1 - self.seat), copy, unknown
            return
        for odds, state, still in several:
            for part, told, end, open_still in self._applied(state, still, action):
                yield odds * part, told, end, open_still

    def _drawn(
        self,
        positions: AnyCardPositions,
        s: Any,
        after: Any,
        unknown: Unknown,
        action: Action,
        shown: list[int],
    ) -> list[tuple[Fraction, Any, Unknown]] | None:
        """Return the hands that several cards may be, or None where their order matters.

        Nothing: there are too many. Each hand is tried in two orders.
        """
        places = {(positions.place(after, c), positions.owner(s, c)) for c in shown}
        pile = unknown.piles[unknown.owner(shown[0])]
        if len(shown) < 2 or len(places) > 1 or not pile.isdisjoint(shown):
            return None
        if ways_to_draw(positions, s, unknown, shown) > max(self.left, 0):
            return []
        hands = list(drawn(positions, s, unknown, shown))
        others = drawn(positions, s, unknown, shown, backwards=True)
        for (_, one, _), (_, other, _) in zip(hands, others, strict=True):
            told = [self._told(state.clone(), action) for state in (one, other)]
            if in_any_order(told[0]) != in_any_order(told[1]):
                return None
        return hands

    def _told(self, s: Any, action: Action, listener: Seat | None = None) -> list[str]:
        def make(a: Action) -> None:
            self.game.apply(s, a)

        who = self.seat if listener is None else listener
        return narrated(self.game, s, action, (who,), make)[who]

    def _turned_up(self, before: Any, after: Any, unknown: Unknown) -> list[int]:
        """Return the unknown cards that came to a place where the asking seat sees them."""
        if self.cards is None:
            return []
        place, sees = self.cards.place, self.cards.sees
        return [
            card
            for card in sorted(unknown.all())
            if place(before, card) != place(after, card) and sees(after, card, self.seat)
        ]

    def _depends(
        self, s: Any, unknown: Unknown, action: Action, lines: list[str], after: Any
    ) -> bool:
        """Tell whether other deals of the unknown cards are told otherwise or offer other choices.

        Nothing turned up, so this finds what was only looked at.
        """
        mine = self._menu(after)
        if mine and self._offers_unknown(after, unknown):
            return True
        rng = Random(1)
        for _ in range(_DEALS if unknown.all() or self.cards is None else 0):
            dealt = self._dealt(s, unknown, rng)
            told = self._told(dealt, action)
            if told != lines or self._menu(dealt) != mine:
                return True
        return False

    def _dealt(self, s: Any, unknown: Unknown, rng: Random) -> Any:
        """Return a state with the unknown cards dealt anew."""
        if self.cards is None:
            return self.game.resample(s, self.seat, rng)
        dealt = s.clone()
        for own, pile in zip(unknown.cards, unknown.piles, strict=True):
            for group in (sorted(own), sorted(pile)):
                for card in group:
                    other = rng.choice(group)
                    if other != card:
                        self.cards.swap(dealt, card, other)
        return dealt

    def _offers_unknown(self, s: Any, unknown: Unknown) -> bool:
        """Tell whether choices name unknown cards, which might as well lie in another zone."""
        if self.cards is None:
            return False
        named = {c for a in self.game.legal_actions(s) for c in self.cards.named(s, a)}
        for own in unknown.cards:
            places = {self.cards.place(s, card) for card in own}
            if len(places) > 1 and not named.isdisjoint(own):
                return True
        return False

    def _menu(self, s: Any) -> list[str]:
        if self.game.actor(s) != self.seat or self._is_past(s) or self.positions.is_open(s):
            return []
        return sorted(entry.words for entry in self.teller.menu(s))

    def _is_past(self, s: Any) -> bool:
        """Tell whether the turn of the question is over."""
        return self.game.actor(s) == OVER or turns_of(s) != self.turn

    def _choice(self, s: Any, unknown: Unknown, depth: int) -> Choice | None:
        actor = self.game.actor(s)
        if actor < 0 or self._is_past(s) or self.positions.is_open(s):
            return None
        choice = Choice(self.teller.name(actor), self.teller.asked(s))
        for entry in self.teller.menu(s):
            follow = depth < DEEPEST and self.left > 0
            if not follow:
                self.notes[f"choices past {DEEPEST} in a row or {MOST} outcomes are not "
                           "followed"] = None  # fmt: skip
            then = self.outcomes(s, unknown, entry.action, depth + 1) if follow else []
            choice.options.append((entry.words, then))
        return choice
