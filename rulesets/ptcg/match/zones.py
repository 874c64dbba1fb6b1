"""Cards in zones: draw, take out, put, restack, take Prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

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
        s.tell("drawn", seat, drawn)
    return len(drawn)


def take_prizes(s: Match, seat: int, count: int) -> None:
    """Take Prizes into the hand, at most those left (EX-246)."""
    taken = s.prizes[seat][:count]
    s.prizes[seat] = s.prizes[seat][count:]
    s.hands[seat] += taken
    _forget_open(s)
    s.note("prize", seat, len(taken))
    s.tell("prize cards", seat, taken)


def remove(s: Match, card: int) -> int:
    """Take a card out of wherever it is; return the spot it was at, or -1."""
    owner = s.table.owner[card]
    for zone in (s.hands, s.decks, s.discards, s.prizes, s.lost, s.beside, s.aside):
        if card in zone[owner]:
            zone[owner] = without(zone[owner], card)
            _forget_open(s)
            return -1
    for pos in range(2 * s.slots):
        if _detach(s, card, pos):
            return pos
    if card in s.limbo:
        s.limbo = without(s.limbo, card)
    if card in s.stadium:
        s.stadium = ()
    return -1


def _forget_open(s: Match) -> None:
    """Keep only those Prizes face up that still are Prizes."""
    if s.face_up:
        s.face_up = tuple(c for c in s.face_up if c in s.prizes[0] or c in s.prizes[1])


OPEN_PRIZES = "Prizes face up"  # noted of a player whose Prizes lie open for the rest of the game


def turn_up(s: Match, cards: Cards) -> None:
    """Turn Prizes face up."""
    prizes = s.prizes[0] + s.prizes[1]
    s.face_up += tuple(c for c in cards if c in prizes and c not in s.face_up)


def _detach(s: Match, card: int, pos: int) -> bool:
    """Take a card off the Pokémon at a spot, or out of its pile; tell whether it was there."""
    for place in (s.energies, s.tools, s.stacks):
        if card in place[pos]:
            place[pos] = without(place[pos], card)
            return True
    return False


def put(s: Match, card: int, to: str, at: str = "top") -> None:
    """Put a loose card into a zone of its owner; a Prism Star is lost, not discarded."""
    owner = s.table.owner[card]
    if to == "discard" and "Prism Star" in s.table.faces[card].subkinds:
        to = "lost"
    s.tell("put", card, to)
    zone = s.zones_named(to)
    if to == "deck" and at == "top":
        zone[owner] = (card, *zone[owner])
    else:
        zone[owner] += (card,)
    if to == "prizes" and ("game", owner, OPEN_PRIZES) in s.game_uses:
        turn_up(s, (card,))


def spot_of_attached(s: Match, card: int) -> int:
    """Return the spot of the Pokémon a card is attached to or part of, or -1."""
    if card in s.cards_in_play():
        for place in (s.energies, s.tools, s.stacks):
            for pos, cards in enumerate(place):
                if card in cards:
                    return pos
    return -1


def restack(s: Match, cards: Cards, at: str) -> None:
    """Put cards of a deck back on its top or bottom in this order."""
    if not cards:
        return
    owner = s.table.owner[cards[0]]
    rest = tuple([c for c in s.decks[owner] if c not in cards])
    s.decks[owner] = cards + rest if at == "top" else rest + cards
