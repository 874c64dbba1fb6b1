"""What the turn player's actions in a Main Phase do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from rulesets.api import Action
from rulesets.engine.chains import WINDOW
from rulesets.engine.frames import push
from rulesets.engine.lasting import Spent
from rulesets.yugioh.match import summons, zones
from rulesets.yugioh.match.derived import player_holds
from rulesets.yugioh.match.happenings import SET_CARD, Happening
from rulesets.yugioh.match.spots import (
    ATTACK,
    DEFENSE,
    FIELD_SLOT,
    MONSTER_SLOTS,
    SET,
    SPELL_SLOTS,
    Spot,
)
from rulesets.yugioh.play.answers import open_window
from rulesets.yugioh.play.ways import pendulum, procedures, summoning

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def summon(s: Duel, action: Action) -> None:
    """Normal Summon a monster, with Tributes where its Level asks for them."""
    # What is allowed in addition is used up first: it is good for fewer monsters.
    extra = summons.extra_summon(s, s.seat, action[1])
    if extra:
        s.uses += (Spent("turn", s.seat, extra),)
    else:
        s.normal_summons += 1
    tributes = action[2:]
    summons.use_once(s, action[1], tributes)
    way = summoning.TRIBUTE if tributes else summoning.NORMAL
    summoning.begin(s, way, (action[1],), tributes)


def set_card(s: Duel, action: Action) -> None:
    """Set a monster, with Tributes (YGO-081), or a Spell or Trap."""
    card, seat = action[1], s.seat
    face = s.table.faces[card]
    if face.is_monster:
        s.normal_summons += 1
        for tribute in action[2:]:
            how = ("tributed", "summon")
            zones.move(s, tribute, "grave", how=how, by=card, by_seat=seat)
        s.tick += 1
        slot = s.free(MONSTER_SLOTS[seat])
    elif face.icon == "Field":
        slot = FIELD_SLOT[seat]
        send_field_spell(s, seat)
    else:
        slot = s.free(SPELL_SLOTS[seat])
    if face.is_monster and player_holds(s, "Set face-up", seat):
        summons.arrive(s, card, seat, DEFENSE, "tribute" if action[2:] else "normal")
        open_window(s)
        return
    zones.enter(s, card, slot, Spot(card, SET, since=s.turn), ("set",))
    s.happen(Happening(SET_CARD, card, seat, by_seat=seat, tick=s.tick))
    s.note("set", seat, s.zone_of(card))
    open_window(s)


def send_field_spell(s: Duel, seat: int) -> None:
    """Send a player's Field Spell to the Graveyard for a new one; not destroyed (YGO-029)."""
    for old in s.cards_at((FIELD_SLOT[seat],)):
        zones.move(s, old, "grave", how=("rule",), by_seat=seat)


def flip(s: Duel, action: Action) -> None:
    """Flip Summon a monster."""
    summoning.begin(s, summoning.FLIP, (action[1],))


def position(s: Duel, action: Action) -> None:
    """Change a monster between the face-up positions."""
    card = action[1]
    spot = s.spot(card)
    assert spot is not None
    summons.turn(s, card, DEFENSE if spot.position == ATTACK else ATTACK, by_seat=s.seat)
    s.change(card, turned=s.turn)
    s.note("position", s.seat, card)
    open_window(s)


def synchro(s: Duel, action: Action) -> None:
    """Synchro Summon a monster with Materials."""
    summoning.begin(s, summoning.SYNCHRO, (action[1],), action[2:])


def xyz(s: Duel, action: Action) -> None:
    """Xyz Summon a monster with Materials."""
    summoning.begin(s, summoning.XYZ, (action[1],), action[2:])


def contact(s: Duel, action: Action) -> None:
    """Special Summon a Fusion Monster by sending its Materials away, without a Spell."""
    line = s.table.faces[action[1]].script.materials
    assert line is not None
    summoning.begin(s, summoning.CONTACT[line.contact], (action[1],), action[2:])


def again(s: Duel, action: Action) -> None:
    """Normal Summon a Gemini monster that is on the field."""
    s.normal_summons += 1
    summoning.begin(s, summoning.AGAIN, (action[1],))


def special(s: Duel, action: Action) -> None:
    """Special Summon a monster by a procedure of its own, after its price is paid."""
    procedures.begin(s, action[1], action[2])


def pendulum_summon(s: Duel, action: Action) -> None:
    """Pendulum Summon."""
    pendulum.begin(s)


def activate(s: Duel, action: Action) -> None:
    """Activate a card or effect; the chain is built and resolved in a window (YGO-247)."""
    push(s, WINDOW, s.seat)
    s.activate(s.seat, action)


ACTIONS: Mapping[str, Callable[[Duel, Action], None]] = MappingProxyType(
    {
        "summon": summon,
        "set": set_card,
        "flip": flip,
        "position": position,
        "synchro": synchro,
        "xyz": xyz,
        "contact": contact,
        "again": again,
        "special": special,
        "pendulum": pendulum_summon,
        "activate": activate,
    }
)
