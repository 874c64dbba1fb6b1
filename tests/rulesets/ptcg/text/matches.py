"""Random decks of fully scripted cards."""

from cardpool import programs
from cardpool.store import CardPool
from rulesets.deck import Deck, Entry


def era_cards(series):
    """Return the scripted cards of some series."""
    pool = CardPool.open()
    ids = [
        card["id"]
        for of_set, card in programs.printings()
        if of_set["series"] in series and card["id"] in programs.of_set(of_set["set"])
    ]
    return [card for card in map(pool.get, ids) if card is not None]


def decks(cards, rng):
    """Return two decks of 60: a few evolution lines, Trainers and fitting Energy."""
    return [_deck(cards, rng), _deck(cards, rng)]


def _deck(cards, rng):
    basics = [c for c in cards if "Basic" in c.subkinds and c.attacks]
    trainers = [c for c in cards if c.kind == "Trainer"]
    energy = {c.name: c for c in cards if "Basic Energy" in c.subkinds}
    picked, types = [], set()
    for _ in range(6):
        line = rng.choice(basics)
        types |= {f"{t} Energy" for t in line.types}
        picked += [line] * rng.randint(2, 4)
        for _ in range(2):
            evolutions = [c for c in cards if c.evolves_from == line.name]
            if not evolutions:
                break
            line = rng.choice(evolutions)
            picked += [line] * rng.randint(1, 3)
    for _ in range(6):
        picked += [rng.choice(trainers)] * 2
    fitting = [energy[t] for t in sorted(types) if t in energy] or [energy[min(energy)]]
    picked = picked[:45]
    while len(picked) < 60:
        picked.append(rng.choice(fitting))
    counted = {c.id: (c, sum(x is c for x in picked)) for c in picked}
    return Deck(tuple(Entry(card, copies) for card, copies in counted.values()))
