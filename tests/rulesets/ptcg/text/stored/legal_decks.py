"""Random decks of fully scripted cards that the checker finds legal and that really play."""

from collections import Counter, defaultdict
from functools import cache

from cardpool.model.pokemon import POKEMON
from cardpool.store import CardPool
from deckcheck.lint import Linter, verdict
from rulesets import registry
from rulesets.deck import Deck, Entry
from rulesets.ptcg.eras import TYPE_NAMES
from rulesets.ptcg.scripts import script_of

ERAS = {
    "base": ("ptcg-base", ("Base", "Gym", "Neo")),
    "ex": ("ptcg-ex", ("EX",)),
    "bw": ("ptcg-bw", ("Black & White",)),
}
# The eras without a ruleset of their own: a dated format, a day of theirs, the series of the time.
LATER = {
    "dp": ("ptcg-unlimited", ("Diamond & Pearl",), "2008-12-01"),
    "pl": ("ptcg-unlimited", ("Platinum",), "2010-01-10"),
    "hs": ("ptcg-unlimited", ("HeartGold & SoulSilver",), "2011-03-01"),
    "bw11": ("ptcg-unlimited", ("Black & White",), "2012-06-01"),
    "xy": ("ptcg-unlimited", ("XY",), "2016-12-01"),
    "sm": ("ptcg-unlimited", ("Sun & Moon",), "2019-12-01"),
    "swsh": ("ptcg-unlimited", ("Sword & Shield",), "2023-02-01"),
    "sv": ("ptcg-unlimited", ("Scarlet & Violet",), "2025-08-01"),
    "me": ("ptcg-unlimited", ("Mega Evolution",), "2026-06-01"),
    "standard": ("ptcg-standard", (), "2026-06-01"),
    "expanded": ("ptcg-expanded", (), "2026-06-01"),
    "glc": ("ptcg-glc", (), "2026-06-01"),
}
SIZE = 60
LINES, POKEMON_CARDS, OTHERS = 5, 26, 12
COPIES = 4


@cache
def pool():
    """Return the card pool, opened once a process."""
    return CardPool.open()


@cache
def drawer(era, whole=False):
    """Return who draws the decks of an era: of its own series, or of everything legal in it."""
    return Drawer(era, whole)


class Drawer:
    """Draws legal decks: whole evolution lines, Trainers and the Energy their attacks ask for."""

    def __init__(self, era, whole=False):
        ruleset, series, self.day = (*ERAS[era], "") if era in ERAS else LATER[era]
        self.linter = Linter(registry.load(ruleset), self.day)
        sets = {c.set for c in pool().cards(POKEMON)}
        own = {s for s in sets if whole or not series or pool().cardset(s).series in series}
        self.cards = [
            c
            for c in pool().cards(POKEMON)
            if c.set in own and script_of(c) is not None and self.linter.admits(c)
        ]
        self.named = defaultdict(list)
        for card in self.cards:
            self.named[card.name].append(card)
        self.fighters = [c for c in self.cards if c.kind == "Pokémon" and c.attacks]
        self.others = [
            c for c in self.cards if c.kind != "Pokémon" and "Basic Energy" not in c.subkinds
        ]
        self.energy = {t: self._energy(name) for t, name in TYPE_NAMES.items()}
        # Gym Leader Challenge: one type, one copy of a name, so more lines and Trainers.
        self.single = ruleset == "ptcg-glc"
        self.copies, self.lines, self.trainers = (
            (1, 20, 24) if self.single else (COPIES, LINES, OTHERS)
        )

    def deck(self, rng):
        """Return a deck that the checker finds legal."""
        for _ in range(1000):
            deck = self._draft(rng)
            if verdict(self.linter.run(deck)) == "legal":
                return deck
        raise AssertionError("a thousand drafts in a row were not legal")

    def line(self, rng):
        """Return a Pokémon with the cards it evolves from, the Basic first; () where one lacks."""
        found = [rng.choice(self.fighters)]
        while found[0].evolves_from:
            below = self.named.get(found[0].evolves_from)
            if not below or len(found) > 3:
                return ()
            found.insert(0, rng.choice(below))
        return tuple(found)

    def _draft(self, rng):
        counted = Counter()
        wanted = Counter()
        lines = 0
        # A Pokémon of two types fits into decks of either.
        only = rng.choice(rng.choice(self.fighters).types) if self.single else ""
        while lines < self.lines and sum(counted.values()) < POKEMON_CARDS:
            line = self.line(rng)
            if only and any(only not in card.types for card in line):
                continue
            for stage, card in enumerate(line):
                self._add(counted, card, COPIES - stage if stage < 2 else 2)
                wanted.update(letter for a in card.attacks for letter in a.cost)
            lines += bool(line)
        for card in rng.sample(self.others, min(self.trainers, len(self.others))):
            self._add(counted, card, rng.randint(1, 2))
        basic = [self.energy[t] for t in sorted(wanted) if self.energy.get(t)]
        basic = basic or [next(e for e in self.energy.values() if e)]
        while sum(counted.values()) < SIZE:
            counted[rng.choice(basic).id] += 1
        return Deck(tuple(Entry(pool().get(i), copies) for i, copies in counted.items()))

    def _add(self, counted, card, copies):
        """Add copies as far as the name and the deck have room."""
        same = sum(n for i, n in counted.items() if pool().get(i).copy_key == card.copy_key)
        room = min((1 if card.limit else self.copies) - same, SIZE - 14 - sum(counted.values()))
        if room > 0:
            counted[card.id] += min(copies, room)

    def _energy(self, type_name):
        for name in (f"{type_name} Energy", f"Basic {type_name} Energy"):
            for card in self.named.get(name) or pool().named(name, POKEMON):
                if "Basic Energy" in card.subkinds and self.linter.admits(card):
                    return card
        return None
