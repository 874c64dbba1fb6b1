"""Cards that effects move, from wherever they are, unless something protects them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.ptcg.effects import damage, modifiers, spots
from rulesets.ptcg.effects.registers import about
from rulesets.ptcg.match import wounds, zones

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def send(s: Match, f: Frame, card: int, to: str, at: str) -> int:
    """Move a card to a zone of its owner, unless an effect protects it; return 1 if moved."""
    pos = zones.spot_of_attached(s, card)
    if pos >= 0 and card in s.stacks[pos] and s.under[pos]:
        if not spots.turn_up(s, pos):
            return 1  # in the discard pile now
        card = s.stacks[pos][0]
    if pos >= 0 and (damage.spared(s, f, pos) or _energy_stays(s, f, card, pos, to)):
        return 0
    if "pile untouched" in s.table.points and untouchable(s, f, card):
        return 0
    if pos >= 0 and to == "discard" and _returns(s, f, card, pos):
        to = "hand"
    if to in ("hand", "deck") and _stays(s, f, card, to):
        return 0
    if pos >= 0 and card not in s.stacks[pos]:
        wounds.record(s, f, pos, wounds.LOST, s.table.faces[card].card.kind, to)
    owner = s.table.owner[card]
    # Put elsewhere by an effect, a Prize is not taken: Prizes taken are counted from those laid.
    s.prizes_laid[owner] += (to == "prizes") - (card in s.prizes[owner])
    zones.remove(s, card)
    zones.put(s, card, to, at)
    if pos >= 0 and not s.stacks[pos]:
        spots.vacate(s, pos)
    return 1


def _stays(s: Match, f: Frame, card: int, to: str) -> bool:
    """Tell whether something keeps a card in the discard pile."""
    points = s.table.points
    owner = s.table.owner[card]
    if card not in s.discards[owner]:
        return False
    if "stays discarded" in points and "stays discarded" in s.table.faces[card].points:
        return True
    if to != "hand":
        return False
    own = "attack" not in f.values and f.controller == owner
    return any(own or m.value for m in modifiers.of_player(s, "no recovery", owner))


def _cause(s: Match, f: Frame) -> str:
    """Return what an effect is one of: an attack, a Trainer or a power."""
    if "attack" in f.values:
        return "attack"
    return "trainer" if f.card("card") in s.limbo else "power"


def _energy_stays(s: Match, f: Frame, card: int, pos: int, to: str) -> bool:
    """Tell whether something keeps the opponent's effect from taking an Energy card off."""
    if "energy stays" not in s.table.points or f.controller == pos // s.slots:
        return False
    if card not in s.energies[pos]:
        return False
    cause = _cause(s, f)
    return any(
        cause in (words := x.modifier.value.split("|"))
        and (to == "discard" or "discard" not in words)
        for x in modifiers.applying(s, "energy stays", pos)
    )


def _returns(s: Match, f: Frame, card: int, pos: int) -> bool:
    """Tell whether a card discarded from a Pokémon goes to its owner's hand instead."""
    if spots.comes_back(s, card):
        return True
    if "energy returns" not in s.table.points or card not in s.energies[pos]:
        return False
    coloured = any(letter != "C" for letter in modifiers.letters_of(s, card))
    theirs = f.controller != s.table.owner[card]
    return coloured and theirs and modifiers.has(s, "energy returns", pos) is not None


def untouchable(s: Match, f: Frame, card: int) -> bool:
    """Tell whether an effect may not move a card out of a discard pile."""
    owner = s.table.owner[card]
    if "pile untouched" not in s.table.points or card not in s.discards[owner]:
        return False
    cause = _cause(s, f)
    return any(cause in m.value.split("|") for m in modifiers.of_player(s, "pile untouched", owner))


def attach(s: Match, f: Frame, card: int, pos: int) -> None:
    """Attach a card from wherever it is to the Pokémon at a spot."""
    from_hand = card in s.hands[s.table.owner[card]]
    source = -1 if from_hand else zones.spot_of_attached(s, card)
    if source >= 0 and damage.spared(s, f, source):
        return
    if untouchable(s, f, card) or (source >= 0 and _energy_stays(s, f, card, source, "play")):
        return
    face = s.table.faces[card]
    if face.gives_energy and modifiers.energy_barred(s, card, pos, from_hand):
        return
    if damage.spared(s, f, pos) or not fits(s, card, pos):
        if source >= 0:
            send(s, f, card, "discard", "top")  # taken off, it has nowhere to go: RO-17, RO-18
        return
    if face.is_tool and not tool_room(s, pos):
        return
    if source >= 0:
        stolen = source // s.slots != pos // s.slots
        wounds.record(s, f, source, wounds.TAKEN, face.card.kind, stolen)
    zones.remove(s, card)
    place = s.energies if face.gives_energy else s.tools
    place[pos] += (card,)
    s.tell("attached", card, s.stacks[pos][-1])
    if face.gives_energy:
        s.happened("attached", s.stacks[pos][0], card)
    if from_hand:
        s.happened("attached from hand", s.stacks[pos][0], card)


def fits(s: Match, card: int, pos: int) -> bool:
    """Tell whether a card's own text lets the Pokémon at a spot have it."""
    allowed = s.table.faces[card].script.attach_to
    if allowed is None:
        return True
    face = s.table.faces[card]
    if face.is_pokemon and card not in s.hands[s.table.owner[card]]:
        return True  # a Pokémon that is an Energy card: its words speak of the hand
    # Of one for the opponent's Pokémon whose it is decides, not where it lies: PL-042.
    seat = s.table.owner[card] if face.is_for_foes else pos // s.slots
    f = Frame((), seat, about(s, pos, card))
    return s.stacks[pos][0] in allowed.find(s, f)


def tool_room(s: Match, pos: int) -> bool:
    """Tell whether a Pokémon may have one more Tool, whoever attaches it (EX-217, BW-216)."""
    held = sum(s.table.faces[card].is_tool for card in s.tools[pos])
    return held < modifiers.tool_limit(s, pos)
