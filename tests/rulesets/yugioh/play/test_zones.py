"""Moves of cards: where they come to, what is remembered and what is told of it."""

from dataclasses import dataclass

import pytest

from rulesets.engine.frames import Op
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.derived import atk_of, kinds_of, level_of, rank_of
from rulesets.yugioh.match.happenings import CONTROL, DETACHED, MOVED
from rulesets.yugioh.match.script import CardScript, Effect, Standing, Token
from rulesets.yugioh.match.spots import HAND, MONSTER_SLOTS, NOWHERE, Spot
from rulesets.yugioh.match.state import Duel
from tests.rulesets.yugioh.play.board import Side, find, lay_out

SHEEP = Token("Sheep Token", "Beast", "EARTH", 1, 0, 0)


@dataclass(frozen=True, slots=True)
class _Names(Op):
    """A step that names a Token, so that the table has it."""

    token: Token


def duel(mine=None, theirs=None, scripts=None):
    return lay_out(mine or Side(), theirs or Side(), scripts)


@pytest.mark.rule("YGO-289")
def test_a_card_the_opponent_controls_goes_to_its_owners_graveyard():
    s = duel(Side(field=["Luster Dragon"]))
    card = find(s, "Luster Dragon")
    zones.shift(s, card, MONSTER_SLOTS[1][0])
    assert s.controller(card) == 1
    zones.move(s, card, "grave", how=("destroyed", "effect"))
    assert s.graves == [(card,), ()]


@pytest.mark.rule("YGO-288")
@pytest.mark.rule("YGO-936")
def test_a_card_whose_control_changes_moves_and_keeps_what_holds_for_it():
    s = duel(Side(field=["Luster Dragon defense"]))
    card = find(s, "Luster Dragon")
    s.change(card, counters=(("Spell Counter", 2),), attacks=1)
    zones.shift(s, card, MONSTER_SLOTS[1][3])
    spot = s.spot(card)
    assert (spot.position, spot.counter("Spell Counter"), spot.attacks) == ("defense", 2, 1)
    assert s.place[card] == MONSTER_SLOTS[1][3]
    assert s.happenings[-1].what == CONTROL


@pytest.mark.rule("YGO-255")
def test_a_token_that_leaves_the_field_is_nowhere():
    scripts = {"Scapegoat": CardScript((Effect("card", (_Names(SHEEP),)),))}
    s = duel(Side(hand=["Scapegoat"]), scripts=scripts)
    sheep = zones.token(s, SHEEP)
    zones.enter(s, sheep, 0, Spot(sheep, "defense"))
    zones.move(s, sheep, "hand")
    assert s.place[sheep] == NOWHERE
    assert sheep not in (*s.hands[0], *s.hands[1])
    assert s.happenings[-1].to == "nowhere"


@pytest.mark.rule("YGO-066")
@pytest.mark.rule("YGO-925")
@pytest.mark.parametrize("zone", ["field", "spells"])
def test_a_pendulum_card_on_the_field_goes_to_the_top_of_the_extra_deck(zone):
    s = duel(Side(**{zone: ["Stargazer Magician up"]}, extra=["Number 39: Utopia"] * 15))
    card = find(s, "Stargazer Magician")
    assert zones.move(s, card, "grave", how=("destroyed",)) == "extra"
    assert s.extras[0][0] == card
    assert s.face_up_extra == (card,)
    assert len(s.extras[0]) == 16


@pytest.mark.rule("YGO-316")
def test_a_pendulum_card_from_the_hand_goes_to_the_graveyard():
    s = duel(Side(hand=["Stargazer Magician"]))
    card = find(s, "Stargazer Magician")
    assert zones.move(s, card, "grave", how=("discarded",)) == "grave"


@pytest.mark.rule("YGO-918")
def test_a_pendulum_card_whose_summon_was_negated_goes_to_the_graveyard():
    s = duel(Side(field=["Stargazer Magician"]))
    card = find(s, "Stargazer Magician")
    assert zones.move(s, card, "grave", how=("destroyed", "negated")) == "grave"


@pytest.mark.rule("YGO-926")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_an_extra_deck_monster_returns_face_down_to_the_extra_deck(to):
    s = duel(Side(field=["Junk Warrior"]))
    card = find(s, "Junk Warrior")
    assert zones.move(s, card, to) == "extra"
    assert card in s.extras[0] and card not in s.face_up_extra


@pytest.mark.rule("YGO-920")
@pytest.mark.parametrize(
    ("to", "kept"), [("grave", True), ("banished", True), ("hand", False), ("deck", False)]
)
def test_a_proper_summon_is_forgotten_in_the_hand_and_the_decks(to, kept):
    s = duel(Side(field=["Demise, King of Armageddon"]))
    card = find(s, "Demise, King of Armageddon")
    s.proper = (card,)
    zones.move(s, card, to)
    assert (card in s.proper) == kept


@pytest.mark.rule("YGO-106")
@pytest.mark.rule("YGO-107")
@pytest.mark.rule("YGO-927")
def test_materials_are_not_on_the_field_and_leave_with_their_xyz_monster():
    s = duel(Side(field=["Number 39: Utopia", "Alexandrite Dragon", "Stargazer Magician"]))
    utopia, below = find(s, "Number 39: Utopia"), (find(s, "Alexandrite Dragon"),)
    below += (find(s, "Stargazer Magician"),)
    zones.attach(s, below, utopia)
    assert s.spot(utopia).materials == below
    assert s.monsters(0) == (utopia,)
    s.happenings = ()
    zones.move(s, utopia, "extra")
    assert s.graves[0] == below  # a Pendulum card too: it was not on the field (YGO-316)
    assert [h.origin for h in s.happenings] == ["monsters", "materials", "materials"]


@pytest.mark.rule("YGO-108")
def test_materials_stay_when_control_changes_or_the_card_is_turned_down():
    s = duel(Side(field=["Number 39: Utopia", "Alexandrite Dragon"]))
    utopia, dragon = find(s, "Number 39: Utopia"), find(s, "Alexandrite Dragon")
    zones.attach(s, (dragon,), utopia)
    zones.shift(s, utopia, MONSTER_SLOTS[1][0])
    s.change(utopia, position="set")
    assert s.spot(utopia).materials == (dragon,)


@pytest.mark.rule("YGO-105")
def test_a_material_detached_goes_to_the_graveyard():
    s = duel(Side(field=["Number 39: Utopia", "Alexandrite Dragon"]))
    utopia, dragon = find(s, "Number 39: Utopia"), find(s, "Alexandrite Dragon")
    zones.attach(s, (dragon,), utopia)
    zones.detach(s, dragon, ("cost",))
    assert s.graves[0] == (dragon,) and s.spot(utopia).materials == ()
    assert s.happenings[-1].what == DETACHED and s.happenings[-1].card == utopia


def test_a_move_says_what_the_card_was():
    s = duel(Side(field=["Luster Dragon defense"]))
    card = find(s, "Luster Dragon")
    zones.move(s, card, "grave", how=("destroyed", "battle"), by=7, by_seat=1)
    told = s.happenings[-1]
    assert (told.what, told.origin, told.to, told.by, told.by_seat) == (
        *(MOVED, "monsters", "grave"),
        *(7, 1),
    )
    assert (told.last.position, told.last.atk, told.last.level) == ("defense", 1900, 4)


def test_an_equip_card_loses_its_holder_when_that_leaves():
    s = duel(Side(field=["Luster Dragon"], spells=["Black Pendant up"]))
    dragon, pendant = find(s, "Luster Dragon"), find(s, "Black Pendant")
    s.change(pendant, holder=dragon)
    zones.move(s, dragon, "hand")
    assert s.spot(pendant).holder == zones.LOST


def test_a_card_changes_its_stamp_with_its_zone_and_not_with_its_slot():
    s = duel(Side(field=["Luster Dragon"]))
    card = find(s, "Luster Dragon")
    zones.shift(s, card, 3)
    assert s.stamp[card] == 0
    zones.move(s, card, "hand")
    assert s.stamp[card] == 1 and s.place[card] == HAND


@pytest.mark.rule("YGO-317")
def test_an_xyz_monster_has_a_rank_and_no_level():
    s = duel(Side(field=["Number 39: Utopia"]))
    utopia = find(s, "Number 39: Utopia")
    assert (level_of(s, utopia), rank_of(s, utopia)) == (0, 4)


@pytest.mark.rule("YGO-322")
def test_a_pendulum_card_in_its_zone_is_a_spell_and_no_monster():
    s = duel(Side(spells=["Stargazer Magician up"], field=["Luster Dragon"]))
    kinds = kinds_of(s, find(s, "Stargazer Magician"))
    assert "spell" in kinds and "monster" not in kinds
    assert "monster" in kinds_of(s, find(s, "Luster Dragon"))


@pytest.mark.rule("YGO-921")
@pytest.mark.rule("YGO-047")
def test_a_standing_change_holds_while_its_card_is_face_up_and_atk_stops_at_0():
    weaker = Standing(Modifier("atk", -2500))
    s = duel(Side(field=["Luster Dragon"]), scripts={"Luster Dragon": CardScript((), (weaker,))})
    card = find(s, "Luster Dragon")
    assert atk_of(s, card) == 0
    s.change(card, position="set")
    assert atk_of(s, card) == 1900


def test_a_duel_is_the_same_after_saving_and_loading():
    scripts = {"Luster Dragon": CardScript((), (Standing(Modifier("atk", 100)),))}
    s = duel(Side(field=["Luster Dragon"], hand=["Black Pendant"]), scripts=scripts)
    zones.move(s, find(s, "Luster Dragon"), "grave", how=("destroyed",))
    again = Duel.load(s.dump())
    assert again.key() == s.key()
    assert again.happenings[-1].last.is_up
    assert again.clone().key() == s.key()
