"""What effects do to cards and players, with what protects them: one function a deed.

A deed is told its frame: the card and player that do it, and whether it pays a cost, which no
protection stops and no effect causes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards, Frame
from rulesets.engine.sides import seats_of
from rulesets.yugioh.effects.context import own
from rulesets.yugioh.match import derived, outcome, zones
from rulesets.yugioh.match.spots import ALL_SLOTS, GRAVE, NOWHERE

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

PAYING = "paying"  # the value of a frame that pays a cost
DONE = "done"  # how much the last deed did: "if you do" asks it


def cause(f: Frame) -> str:
    """Return why a deed is done: as a cost, or by an effect."""
    return "cost" if PAYING in f.values else "effect"


def is_affected(s: Duel, f: Frame, card: int) -> bool:
    """Tell whether an effect can do anything to a card; costs always can."""
    if PAYING in f.values or "unaffected" not in s.table.points:
        return True
    source = own(f)
    return source == card or not derived.holds_for(s, "unaffected", card, source)


def send(
    s: Duel,
    f: Frame,
    cards: Iterable[int],
    to: str,
    how: tuple[str, ...] = (),
    end_: str = "top",
    face_down: bool = False,
) -> Cards:
    """Move cards to a zone of their owners; return those that went."""
    gone = []
    words = (*how, cause(f))
    for card in leaving(s, cards):
        if s.place[card] == NOWHERE or not is_affected(s, f, card):
            continue
        if to == "banished" and s.place[card] == GRAVE and may_not_banish(s, f.controller):
            continue
        zones.move(
            s, card, to, how=words, by=own(f), by_seat=f.controller, end=end_, face_down=face_down
        )
        gone.append(card)
    f.values[DONE] = len(gone)
    return tuple(gone)


def leaving(s: Duel, cards: Iterable[int]) -> list[int]:
    """Return cards that go at one moment: what sends others elsewhere no longer does so."""
    if "redirect" not in s.table.points:
        return list(cards)
    return sorted(cards, key=lambda card: "redirect" not in s.table.faces[card].points)


def may_not_banish(s: Duel, seat: int) -> bool:
    """Tell whether a player cannot banish cards from Graveyards."""
    return derived.player_holds(s, "no banishing from Graveyards", seat)


def is_proof(s: Duel, card: int, source: int) -> bool:
    """Tell whether an effect cannot destroy a card."""
    return any(derived.holds_for(s, point, card, source) for point in ("effect proof", "proof"))


def doomed(s: Duel, f: Frame, cards: Iterable[int]) -> Cards:
    """Return those of some cards that an effect destroys: it can, and nothing protects them."""
    source = own(f)
    left = [card for card in cards if not is_proof(s, card, source)]
    left = [card for card in left if s.place[card] != NOWHERE and is_affected(s, f, card)]
    return tuple([card for card in left if not saved_this_turn(s, card, source)])


HEALS = "effect damage heals"
ONCE = "proof once a turn"


def saved_this_turn(s: Duel, card: int, source: int) -> bool:
    """Use up what saves a card from destruction once a turn; tell whether it did."""
    spot = s.spot(card)
    if spot is None or not derived.holds_for(s, ONCE, card, source):
        return False
    if (ONCE, s.turn) in spot.used:
        return False
    s.change(card, used=(*spot.used, (ONCE, s.turn)))
    return True


def damage(s: Duel, f: Frame, amount: int, side: str) -> None:
    """Inflict effect damage, to both players at the same moment."""
    seats = seats_of(side, f.controller)
    healed = [seat for seat in seats if derived.player_holds(s, HEALS, seat)]
    for seat in healed:
        outcome.gain_life(s, seat, amount, own(f), f.controller)
    seats = tuple([seat for seat in seats if seat not in healed])
    hurt = [seat for seat in seats if not derived.player_holds(s, "no effect damage", seat)]
    outcome.effect_damage(s, _by_seat(hurt, amount), own(f), f.controller)
    f.values[DONE] = amount * len(hurt)


def gain(s: Duel, f: Frame, amount: int, side: str) -> None:
    """Gain Life Points."""
    for seat in seats_of(side, f.controller):
        outcome.gain_life(s, seat, amount, own(f), f.controller)
    f.values[DONE] = amount


def lose_lp(s: Duel, f: Frame, amount: int, side: str) -> None:
    """Lose Life Points without damage: paid, or taken."""
    for seat in seats_of(side, f.controller):
        outcome.pay_life(s, seat, min(amount, s.lp[seat]), own(f))
    f.values[DONE] = amount


def draw(s: Duel, f: Frame, count: int, side: str) -> None:
    """Draw cards; who must draw and cannot has lost (YGO-167, YGO-939)."""
    seats = seats_of(side, f.controller)
    f.values[DONE] = sum(min(count, len(s.decks[seat])) for seat in seats)
    outcome.draw_or_lose(s, _by_seat(seats, count), own(f))


def _by_seat(seats: Iterable[int], amount: int) -> tuple[int, int]:
    """Return an amount for some seats and nothing for the others."""
    wanted = tuple(seats)
    return (amount if 0 in wanted else 0, amount if 1 in wanted else 0)


def on_field(s: Duel, cards: Iterable[int]) -> Cards:
    """Return those of some cards that are on the field."""
    return tuple([card for card in cards if s.place[card] < ALL_SLOTS])
