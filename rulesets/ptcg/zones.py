"""Moving cards: draw, discard, attach, restack, take Prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame

if TYPE_CHECKING:
    from rulesets.ptcg.state import Match

Cards = tuple[int, ...]


def without(cards: Cards, card: int) -> Cards:
    """Return cards without one of them."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def draw(s: Match, seat: int, count: int) -> int:
    """Draw cards, as many as there are (EX-062); return how many."""
    deck = s.decks[seat]
    drawn = deck[:count]
    if drawn:
        s.hands[seat] += drawn
        s.decks[seat] = deck[count:]
    return len(drawn)


def take_prizes(s: Match, seat: int, count: int) -> None:
    """Take Prizes into the hand, at most those left (EX-246)."""
    taken = s.prizes[seat][:count]
    s.prizes[seat] = s.prizes[seat][count:]
    s.hands[seat] += taken
    s.note("prize", seat, len(taken))


def remove(s: Match, card: int) -> int:
    """Take a card out of wherever it is; return the spot it was at, or -1."""
    owner = s.table.owner[card]
    for zone in (s.hands, s.decks, s.discards, s.prizes, s.lost, s.beside):
        if card in zone[owner]:
            zone[owner] = without(zone[owner], card)
            return -1
    for pos in range(2 * s.slots):
        for place in (s.energies, s.tools, s.stacks):
            if card in place[pos]:
                place[pos] = without(place[pos], card)
                return pos
    if card in s.limbo:
        s.limbo = without(s.limbo, card)
    if card in s.stadium:
        s.stadium = ()
    return -1


def put(s: Match, card: int, to: str, at: str = "top") -> None:
    """Put a loose card into a zone of its owner."""
    owner = s.table.owner[card]
    zone = s.zones_named(to)
    if to == "deck" and at == "top":
        zone[owner] = (card, *zone[owner])
    else:
        zone[owner] += (card,)


def spot_of_attached(s: Match, card: int) -> int:
    """Return the spot of the Pokémon a card is attached to or part of, or -1."""
    for pos in range(2 * s.slots):
        if card in s.energies[pos] or card in s.tools[pos] or card in s.stacks[pos]:
            return pos
    return -1


def send(s: Match, f: Frame, card: int, to: str, at: str) -> int:
    """Move a card to a zone of its owner, unless an effect protects it; return 1 if moved."""
    from rulesets.ptcg import damage, spots

    pos = spot_of_attached(s, card)
    if pos >= 0 and damage.effects_prevented(s, f, pos):
        return 0
    remove(s, card)
    put(s, card, to, at)
    if pos >= 0 and not s.stacks[pos]:
        spots.vacate(s, pos)
    return 1


def attach(s: Match, f: Frame, card: int, pos: int) -> None:
    """Attach a card from wherever it is to the Pokémon at a spot."""
    from rulesets.ptcg import damage

    source = spot_of_attached(s, card)
    if source >= 0 and damage.effects_prevented(s, f, source):
        return
    from_hand = card in s.hands[s.table.owner[card]]
    remove(s, card)
    face = s.table.faces[card]
    place = s.energies if face.is_energy else s.tools
    place[pos] += (card,)
    if face.is_energy and "attached" in s.table.triggers:
        s.events += (("attached", s.stacks[pos][0], -1, card),)
    if from_hand and "attached from hand" in s.table.triggers:
        s.events += (("attached from hand", s.stacks[pos][0], -1, card),)


def restack(s: Match, cards: Cards, at: str) -> None:
    """Put cards of a deck back on its top or bottom in this order."""
    if not cards:
        return
    owner = s.table.owner[cards[0]]
    rest = tuple([c for c in s.decks[owner] if c not in cards])
    s.decks[owner] = cards + rest if at == "top" else rest + cards
