"""Dealing anew what a seat does not know."""

from __future__ import annotations

from random import Random

from rulesets.ptcg.effects.modifiers import of_player
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.play.placing import can_start


def resample(s: Match, seat: int, rng: Random) -> Match:
    """Return a copy with the unseen cards of each player mixed among their unseen places.

    Cards change places as numbers, in zones and registers alike, so that an effect in progress
    still means the card at the same place.
    """
    c = s.clone()
    c.offers = None
    swap = list(range(len(s.table.faces)))
    for side in (0, 1):
        groups = _unseen(s, side, seat)
        flat = [card for group in groups for card in group]
        # In the order of their numbers first: how they truly lie must not show in the deal.
        mixed = sorted(flat)
        rng.shuffle(mixed)
        for old, new in zip(flat, mixed, strict=True):
            swap[old] = new
        if side != seat and not s.revealed:
            _keep_legal_setup(s, side, swap)
    for zones in (c.hands, c.decks, c.prizes, c.aside, c.stacks, c.under):
        for i, cards in enumerate(zones):
            zones[i] = tuple([swap[x] for x in cards])
    for f in c.stack:
        for name, cards in f.cards.items():
            f.cards[name] = tuple([swap[x] for x in cards])
    return c


def _unseen(s: Match, side: int, seat: int) -> list[tuple[int, ...]]:
    """Return the groups of a player's cards that a seat cannot tell apart by place."""
    known = _known(s, seat) | set(s.face_up)
    groups = [s.decks[side], s.prizes[side], s.aside[side]]
    if side != seat and not (s.revealed and of_player(s, "open hand", side)):
        groups.append(s.hands[side])
    if side != seat and any(s.under):
        groups += [s.under[p] for p in s.spots(side)]
    if side != seat and not s.revealed:
        groups += [s.stacks[p] for p in s.spots(side)]
    return [tuple([c for c in group if c not in known]) for group in groups]


def _known(s: Match, seat: int) -> set[int]:
    """Return the cards a seat sees because of an effect in progress."""
    if not s.stack or s.waits != seat:
        return set()
    known: set[int] = set()
    for f in s.stack:
        for cards in f.cards.values():
            known.update(cards)
    if s.offers is None and s.waits >= 0:
        f = s.stack[-1]
        offers = f.program[f.pc - 1].offers(s, f)
    else:
        offers = s.offers or ()
    known.update(a[1] for a in offers if len(a) == 2 and a[0] == "pick" and type(a[1]) is int)
    # Whoever looks for a card sees the whole zone it lies in.
    for zone in (*s.decks, *s.prizes, *s.hands):
        if not known.isdisjoint(zone):
            known.update(zone)
    return known


def _keep_legal_setup(s: Match, side: int, swap: list[int]) -> None:
    """Give face-down Pokémon cards that may lie there, exchanging with unseen ones that may."""
    faces = s.table.faces
    laid = [c for p in s.spots(side) for c in s.stacks[p]]
    others = [c for c in (*s.hands[side], *s.decks[side], *s.prizes[side]) if c not in laid]
    for card in laid:
        if not can_start(faces[swap[card]], s.rules):
            for other in others:
                if can_start(faces[swap[other]], s.rules):
                    swap[card], swap[other] = swap[other], swap[card]
                    break
