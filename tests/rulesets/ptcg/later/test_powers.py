"""Powers, Abilities lent by Tools, and traits in the later eras."""

import pytest

from rulesets.engine.lasting import Use
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Draw,
    In,
    InPlay,
    Modifier,
    Power,
    Require,
    Send,
    Substitute,
    TurnOf,
    UseTrainer,
)
from rulesets.ptcg.effects.terms.card_filters import HasPower, Kind, Named
from rulesets.ptcg.eras import SWSH, XY
from tests.rulesets.ptcg.board import ask, board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import EVERY, since

FORMS = [
    pokemon("Deoxys", powers=(("Poké-Power", "Turn"), ("Poké-Power", "Glow"))),
    pokemon("Deoxys LV.1", id="test-deoxys-1", powers=(("Poké-Power", "Turn"),)),
    pokemon("Deoxys LV.2", id="test-deoxys-2", powers=(("Poké-Power", "Shine"),)),
]
DRAWS = Power(uses=(Use((Draw(1),)),))


@EVERY
@pytest.mark.rule("PL-103")
def test_a_pokemon_exchanged_in_place_keeps_what_was_used(era):
    scripts = {
        "Deoxys": CardScript(powers=(DRAWS, DRAWS)),
        "Deoxys LV.1": CardScript(powers=(DRAWS,)),
        "Deoxys LV.2": CardScript(powers=(DRAWS,)),
    }
    turn = (Substitute(In("hand", "you", Kind(("Basic",))), InPlay("you", "active"), "discard"),)
    scripts["Potion"] = CardScript(play=turn)
    hand = ["Potion", "Deoxys LV.1"]
    match = board(era, "Deoxys", hand=hand, scripts=scripts, cards=FORMS)
    match.power("active").play("Potion")
    assert not match.allows("power", "active", 0, 0)  # the same power
    other = board(era, "Deoxys", hand=["Potion", "Deoxys LV.2"], scripts=scripts, cards=FORMS)
    other.power("active").play("Potion")
    assert other.allows("power", "active", 0, 0)  # another one, in the same place
    second = board(era, "Deoxys", hand=["Potion", "Deoxys LV.1"], scripts=scripts, cards=FORMS)
    second.power("active", 1).play("Potion")
    assert second.allows("power", "active", 0, 0)


@EVERY
@pytest.mark.rule("PL-103")
def test_what_was_used_is_kept_through_a_form_that_lacks_it(era):
    back = (Substitute(In("hand", "you", Kind(("Basic",))), InPlay("you", "active"), "discard"),)
    scripts = {
        "Deoxys": CardScript(powers=(DRAWS, DRAWS)),
        "Deoxys LV.1": CardScript(powers=(DRAWS,)),
        "Deoxys LV.2": CardScript(powers=(DRAWS,)),
        "Potion": CardScript(play=back),
        "Bill": CardScript(
            play=(
                Substitute(In("discard", "you", Named(("Deoxys",))), InPlay("you", "active"),
                           "lost"),
            )
        ),
    }  # fmt: skip
    hand = ["Potion", "Bill", "Deoxys LV.2"]
    match = board(era, "Deoxys", hand=hand, scripts=scripts, cards=FORMS)
    match.power("active").play("Potion").play("Bill")
    assert match.name("active") == "Deoxys"
    assert not match.allows("power", "active", 0, 0)
    assert match.allows("power", "active", 1, 0)


@since(SWSH)
@pytest.mark.rule("PL-105", "RO-28")
def test_an_ability_that_a_tool_lends_is_not_taken_with_those_of_the_pokemon(era):
    own = pokemon("Test V", 200, marks=("V",), powers=(("Ability", "Own"),))
    scripts = {"Test V": CardScript(powers=(DRAWS,))}
    given = {"scripts": scripts, "cards": [own]}
    free = board(era, mon("Test V", tools=("swsh12-156",)), **given)
    assert {"power", "lent"} <= {a[0] for a in free.game.legal_actions(free.s)}
    match = board(era, mon("Test V", tools=("swsh12-156",)), stadium="swsh6-148", **given)
    assert not match.allows("power", "active", 0, 0)
    lent = [a for a in match.game.legal_actions(match.s) if a[0] == "lent"]
    assert len(lent) == 1
    match.act(lent[0])
    assert match.count("hand") == 1


@since(SWSH)
@pytest.mark.rule("PL-105")
def test_a_pokemon_with_a_lent_ability_is_none_that_has_abilities(era):
    plain = pokemon("Test V", 200, marks=("V",))
    match = board(era, mon("Test V", tools=("swsh12-156",)), cards=[plain])
    assert ask(match, InPlay("you", filter=HasPower(("Ability",)))) == []


@since(XY)
@pytest.mark.rule("PL-092")
def test_what_stops_abilities_does_not_touch_a_trait(era):
    card = pokemon("Old One", powers=(("Ancient Trait", "θ Double"),))
    wide = {"Old One": CardScript(powers=(Power(modifiers=(Modifier("tools", 1),)),))}
    for stadium in ("xy5-140", "swsh6-148"):
        match = board(
            era, mon("Old One", tools=("Charm",)), hand=["Berry"], stadium=stadium, scripts=wide,
            cards=[card],
        )  # fmt: skip
        assert match.allows("attach", "Berry", "active")
    off = {**wide, "Rattata": CardScript(modifiers=(Modifier("powers off", on=InPlay("both")),))}
    match = board(era, mon("Old One", tools=("Charm",)), hand=["Berry"], scripts=off, cards=[card])
    assert match.allows("attach", "Berry", "active")
    assert ask(match, InPlay("you", filter=HasPower())) == []


@since(XY)
@pytest.mark.rule("PL-092")
def test_what_stops_abilities_does_not_touch_a_rule_box(era):
    tera = pokemon("Tera ex", 200, marks=("ex", "Tera"))
    spread = CardScript(attacks=(AttackScript(effect=(Damage(30, InPlay("opponent", "bench")),)),))
    match = board(
        era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Tera ex"], stadium="swsh6-148",
        scripts={"Machop": spread}, cards=[tera],
    )  # fmt: skip
    assert match.attack(0).damage("foe bench 1") == 0


NIGHT = CardScript(play=(Require(TurnOf("you", first=True)), Draw(2)))


@EVERY
@pytest.mark.rule("PL-032")
def test_a_supporter_used_through_an_attack_is_not_played(era):
    copies = CardScript(
        attacks=(AttackScript(effect=(UseTrainer(In("discard", "you", Kind(("Supporter",)))),)),)
    )
    scripts = {"Machop": copies, "Professor": NIGHT, "Copycat": CardScript(play=(Draw(1),))}
    match = board(
        era, mon("Machop", "F"), foe="Snorlax", discard=["Professor"], hand=["Copycat"],
        scripts=scripts,
    ).play("Copycat")  # fmt: skip
    assert match.s.supporters == 1
    match.game.apply(match.s, ("attack", 0))
    match.pick("Professor")
    assert match.count("hand") == 1 + 2
    assert "Professor" in match.names("discard")


@EVERY
@pytest.mark.rule("PL-032")
def test_through_an_attack_a_supporter_still_asks_for_what_its_effect_needs(era):
    copies = CardScript(
        attacks=(AttackScript(effect=(UseTrainer(In("discard", "you", Kind(("Supporter",)))),)),)
    )
    gives = CardScript(play=(Send(In("hand")), Draw(2)))
    match = board(
        era, mon("Machop", "F"), foe="Snorlax", discard=["Professor"], hand=["Potion"],
        scripts={"Machop": copies, "Professor": gives},
    )  # fmt: skip
    match.game.apply(match.s, ("attack", 0))
    match.pick("Professor")
    assert (match.count("hand"), "Potion" in match.names("discard")) == (2, True)
