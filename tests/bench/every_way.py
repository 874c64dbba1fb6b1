"""The fewest copies that must leave a deck, by looking at every way; the fixer is not asked.

All that is used of the rules is whether a deck has a finding that forbids it, and that a part of a
deck that may be played may be played: limits are upper limits. So copies of an entry that are
forbidden alone, and pairs of entries that are forbidden together, are so in the whole deck. What no
single entry, no pair and no size forbids is tried whole.
"""

from itertools import combinations, product
from random import Random

from deckcheck.builder.removal import forbidden, reduced

MOST_WAYS = 60_000  # decks tried for one list
SIZES = {"main": 60, "extra": 15, "side": 15}


class TooManyWaysError(Exception):
    """More decks than can be tried."""


class EveryWay:
    """All ways to take copies from a deck, those that cannot be enough left out."""

    def __init__(self, deck, linter):
        self.deck, self.linter = deck, linter
        self.start = tuple(e.copies for e in deck.entries)
        self.tried = 0
        self._fits = {}
        every = range(len(self.start))
        self.most = tuple(self._most(at) for at in every)
        self.pairs = {}
        for one, other in combinations(every, 2):
            if not self._together({one: self.most[one], other: self.most[other]}):
                self.pairs[one, other] = self._table(one, other)
        self.parts = [self._ways_of(part) for part in self._parts()]

    def fits(self, counts):
        """Tell whether nothing forbids so many copies of each entry."""
        if counts not in self._fits:
            self.tried += 1
            if self.tried > MOST_WAYS:
                raise TooManyWaysError
            self._fits[counts] = not forbidden(self.linter.run(reduced(self.deck, counts)))
        return self._fits[counts]

    def _together(self, chosen):
        return self.fits(tuple(chosen.get(at, 0) for at in range(len(self.start))))

    def _most(self, at):
        return next(n for n in range(self.start[at], -1, -1) if not n or self._together({at: n}))

    def _table(self, one, other):
        """Return which copies of two entries go together."""
        every = product(range(self.most[one] + 1), range(self.most[other] + 1))
        return {(a, b) for a, b in every if not (a and b) or self._together({one: a, other: b})}

    def _parts(self):
        """Return the entries in groups: two that do not go together are in one."""
        groups = {at: {at} for at in range(len(self.start))}
        for one, other in self.pairs:
            joined = groups[one] | groups[other]
            groups |= dict.fromkeys(joined, joined)
        return [sorted(group) for group in {id(g): g for g in groups.values()}.values()]

    def _ways_of(self, part):
        """Return the entries of a group and a function: all ways by the number of copies out."""
        known = {}

        def ways(out):
            if out not in known:
                known[out] = list(self._within(part, {}, out))
            return known[out]

        return part, ways

    def _within(self, part, chosen, out):
        """Yield the copies of a group, all pairs allowed, with so many copies out."""
        if len(chosen) == len(part):
            if out == 0:
                yield chosen
            return
        at = part[len(chosen)]
        for copies in range(self.most[at], -1, -1):
            left = out - (self.start[at] - copies)
            if left < 0:
                return
            if all(self._may(before, chosen[before], at, copies) for before in chosen):
                yield from self._within(part, {**chosen, at: copies}, left)

    def _may(self, one, a, other, b):
        table = self.pairs.get((one, other))
        return table is None or (a, b) in table

    def least(self):
        """Return how many must leave at least: by groups, and by the sizes of sections."""
        by_parts = sum(self._least_of(part, ways) for part, ways in self.parts)
        return max(by_parts, sum(map(self._too_many, SIZES)))

    def _least_of(self, part, ways):
        return next(out for out in range(sum(self.start) + 1) if ways(out))

    def _too_many(self, section):
        """Return how many cards a section has beyond its limit, where the rules have that one."""
        entries = [at for at, e in enumerate(self.deck.entries) if e.section == section]
        total = sum(self.start[at] for at in entries)
        if total <= SIZES[section]:
            return 0
        kept = self._cut(entries, SIZES[section])
        one_more = self._cut(entries, SIZES[section] + 1)
        return total - SIZES[section] if self.fits(kept) and not self.fits(one_more) else 0

    def _cut(self, entries, size):
        counts = [n if at in entries else 0 for at, n in enumerate(self.most)]
        while sum(counts) > size:
            at = max(entries, key=lambda each: counts[each])
            counts[at] -= 1
        return tuple(counts)

    def fewest(self, most):
        """Return the fewest copies that must leave, or `most` where no way with fewer is enough."""
        for out in range(self.least(), most):
            if any(map(self.fits, self._all(out))):
                return out
        return most

    def _all(self, out, at=0, chosen=None):
        """Yield every way that no single entry and no pair forbids, with so many copies out."""
        chosen = chosen or {}
        if at == len(self.parts):
            if out == 0:
                yield tuple(chosen[each] for each in range(len(self.start)))
            return
        _, ways = self.parts[at]
        for here in range(out + 1):
            for way in ways(here):
                yield from self._all(out - here, at + 1, {**chosen, **way})

    def holds_for_parts(self, counts, number, seed=0):
        """Tell whether parts of a deck that fits fit, by some parts taken at random."""
        rng = Random(seed)
        parts = (tuple(rng.randint(0, n) for n in counts) for _ in range(number))
        return all(self.fits(part) for part in parts)
