"""Cards that lie face down in play and count as Basic Pokémon while nobody has turned them up.

In the pile of its spot stands a blank card in its place, of which the rules can ask everything and
learn nothing; the card itself lies under it. So what asks for Pokémon in play needs not know of
face-down cards, and no name or number of a hidden card gets to where the opponent looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardpool.model.pokemon import PokemonCard
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.script import EMPTY

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

NAME = "Face-down card"
LAYS = "LayDown"  # the op of whose cards a match must have blanks
MOST = 10  # blanks of a player: as many as a side can have spots
_RECKONED_HP = 50  # no Hit Points: what look-ahead takes it for; damage turns it up


def blank_face() -> Face:
    """Return what a face-down card is to the rules: a Basic Pokémon without a property."""
    card = PokemonCard(
        game="pokemon",
        id="",
        name=NAME,
        identity="",
        copy_key="",
        kind="Pokémon",
        subkinds=frozenset(("Basic",)),
        hp=_RECKONED_HP,
    )
    return Face(-1, card, EMPTY)


def lay(s: Match, card: int, pos: int) -> int:
    """Lay a loose card face down at a free spot; return the blank that stands for it."""
    blank = next(b for b in s.table.blanks[s.table.owner[card]] if s.spot(b) < 0)
    s.stacks[pos] = (blank,)
    s.under[pos] = (card,)
    s.since[pos] = s.turn
    return blank


def turn_over(s: Match, pos: int) -> int:
    """Turn a face-down card up at its spot, which keeps all else; return the card.

    Whatever meant the blank means the card now.
    """
    (blank,), (card,) = s.stacks[pos], s.under[pos]
    s.stacks[pos], s.under[pos] = (card,), ()
    for f in s.stack:
        for name, cards in f.cards.items():
            if blank in cards:
                f.cards[name] = tuple([card if c == blank else c for c in cards])
    turned = {blank: card}
    s.events = tuple(
        e._replace(card=turned.get(e.card, e.card), subject=turned.get(e.subject, e.subject))
        for e in s.events
    )
    s.note("turned up", card)
    return card
