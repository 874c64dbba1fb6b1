"""What players ask of a deck: some copies of a card by a turn, in the prizes, every turn."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from deckcheck.odds.deal import Counts, Deal, Kind


class Turns(NamedTuple):
    """How many cards a player has drawn at the beginning of their n-th turn."""

    first_draws: bool  # whether the player who goes first draws on the first turn
    extra: int = 0  # cards drawn besides, by effects or for redeals of the opponent

    def draws(self, turn: int, goes_first: bool) -> int:
        """Return the draws by a turn; turn 0 is the opening hand."""
        skipped = 1 if goes_first and not self.first_draws and turn > 0 else 0
        return turn - skipped + self.extra


def deal_of(
    copies: int, starting: int, cards: int, starters: int, hand: int, aside: int, redealt: bool
) -> Deal:
    """Return the deal of a deck that is asked about some copies, of which `starting` start."""
    kinds = (
        Kind(copies - starting),
        Kind(starting, starts=True),
        Kind(starters - starting, starts=True),
        Kind(cards - copies - (starters - starting)),
    )
    return Deal(kinds, hand, aside, redealt)


def asked_for(counts: Counts) -> int:
    """Return how many of the cards are those that are asked about."""
    return counts[0] + counts[1]


def by_number(deal: Deal, draws: int) -> dict[int, Fraction]:
    """Return the chance of each number of copies after some draws."""
    return dict(sorted(deal.in_sight(draws, asked_for).items()))


def set_aside(deal: Deal) -> dict[int, Fraction]:
    """Return the chance of each number of copies among the cards set aside."""
    return dict(sorted(deal.put_aside(asked_for).items()))


def at_least(spread: dict[int, Fraction], wanted: int = 1) -> Fraction:
    """Return the chance of so many copies or more."""
    return sum((chance for number, chance in spread.items() if number >= wanted), Fraction(0))


def mean(spread: dict[int, Fraction]) -> Fraction:
    """Return the expected number of copies."""
    return sum((number * chance for number, chance in spread.items()), Fraction(0))


def every_turn(deal: Deal, turns: Turns, last: int, goes_first: bool) -> list[Fraction]:
    """Return for each turn the chance of a new copy to play on it and on all before.

    After a turn `n` so many copies were seen at least; what is drawn is followed card by card.
    """
    copies = deal.kinds[0].copies + deal.kinds[1].copies
    most = deal.cards - deal.set_aside
    held, seen = by_number(deal, 0), deal.dealt
    chances = []
    for turn in range(1, last + 1):
        until = min(deal.dealt + turns.draws(turn, goes_first), most)
        while seen < until:
            held = _one_more(held, copies, deal.cards - seen)
            seen += 1
        held = {number: chance for number, chance in held.items() if number >= turn}
        chances.append(sum(held.values(), Fraction(0)))
    return chances


def _one_more(held: dict[int, Fraction], copies: int, unseen: int) -> dict[int, Fraction]:
    """Return how many copies were seen after one card more."""
    found: dict[int, Fraction] = {}
    for number, chance in held.items():
        hit = Fraction(copies - number, unseen)
        for after, share in ((number + 1, hit), (number, 1 - hit)):
            if share:
                found[after] = found.get(after, Fraction(0)) + chance * share
    return found


class Redeals(NamedTuple):
    """How often a player deals again, and what the opponent may draw for it."""

    expected: Fraction
    bonus: Fraction  # against an opponent who keeps the first hand
    bonus_mirror: Fraction  # against an opponent whose hands are kept as often as one's own


def redeals(kept: Fraction, bonus: int) -> Redeals:
    """Return the expected redeals of a deck whose hands are kept with a chance.

    Hands are dealt again until one is kept. Redeals that both players need at once give no cards;
    after them one player lacks a starter alone with the chance below, and then redeals 1 / kept
    times on average.
    """
    lost = 1 - kept
    alone = lost * kept / (1 - lost * lost)
    return Redeals(lost / kept, bonus * lost / kept, bonus * alone / kept)
