"""Programs written by hand for the cards of the rulebook and of the scenarios."""

from rulesets.engine.asking import Pick
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.yugioh.effects import (
    ActivatedCard,
    And,
    AtkIs,
    Attacker,
    CanSpecialSummon,
    Cards,
    Destroy,
    Discard,
    Draw,
    Equip,
    FaceUp,
    InPosition,
    IsThis,
    Kind,
    Lasting,
    NegateActivation,
    NegateAttack,
    NegateSummon,
    NotThis,
    PayLp,
    ShuffleDeck,
    SpecialSummon,
    Strongest,
    Target,
    Then,
    This,
    ToHand,
    Tribute,
)
from rulesets.yugioh.match.script import CardScript, Effect, On, Standing

BACK = ("spells",)
MONSTERS = ("monsters",)


def card(*program, **facts):
    """Return the script of a Spell or Trap with one effect."""
    return CardScript(effects=(Effect("card", tuple(program), **facts),))


def monster(kind, *program, **facts):
    """Return the script of a monster with one effect."""
    return CardScript(effects=(Effect(kind, tuple(program), **facts),))


def target(cards, count=1):
    """Return the targets of an effect."""
    return (Target(cards, count),)


SENT_BY_BATTLE = On("moved", IsThis(), to=("grave",), how=("destroyed", "battle"))
SUMMONED = On("summoned", IsThis(), how=("normal",))
_SEARCHED = Pick(Cards(("deck",), "you", And((Kind(("monster",)), AtkIs(0, 1500)))), "found")

SCRIPTS = {
    "Mystical Space Typhoon": card(
        Destroy(Held("target")), targets=target(Cards(BACK, "either", NotThis()))
    ),
    "Heavy Storm": card(Destroy(Cards(BACK, "either", NotThis()))),
    "Threatening Roar": card(
        Lasting((Modifier("no attack", on=Cards(MONSTERS, "opponent")),), None, "end of turn")
    ),
    "Seven Tools of the Bandit": card(
        NegateActivation(),
        Destroy(ActivatedCard()),
        cost=(PayLp(1000),),
        on=On("activation", Kind(("trap",)), how=("card",)),
    ),
    "Jar of Greed": card(Draw(1)),
    "Raigeki": card(Destroy(Cards(MONSTERS, "opponent"))),
    "Fissure": card(Destroy(Strongest(Cards(MONSTERS, "opponent", FaceUp()), "atk", False))),
    "Mirror Force": card(
        Destroy(Cards(MONSTERS, "opponent", InPosition(("attack",)))),
        on=On("attack declared", side="opponent"),
    ),
    "Negate Attack": card(NegateAttack(), on=On("attack declared", side="opponent")),
    "Sakuretsu Armor": card(
        Destroy(Attacker()), on=On("attack declared", side="opponent"), targets=target(Attacker())
    ),
    "Horn of Heaven": card(
        NegateSummon(),
        Destroy(Held("happened")),
        on=On("summoning"),
        cost=(Pick(Cards(MONSTERS, "you"), "cost"), Tribute(Held("cost"))),
    ),
    "Monster Reborn": card(
        SpecialSummon(Held("target")),
        targets=target(Cards(("grave",), "either", CanSpecialSummon())),
    ),
    "Pot of Greed": card(Draw(2)),
    "Lightning Vortex": card(
        Destroy(Cards(MONSTERS, "opponent", FaceUp())),
        cost=(Pick(Cards(("hand",), "you", NotThis()), "cost"), Discard(Held("cost"))),
    ),
    "Rush Recklessly": card(
        Lasting((Modifier("atk", 700),), Held("target"), "end of turn"),
        targets=target(Cards(MONSTERS, "either", FaceUp())),
    ),
    "Axe of Despair": CardScript(
        effects=(
            Effect(
                "card",
                (Equip(This(), Held("target")),),
                targets=target(Cards(MONSTERS, "either", FaceUp())),
            ),
        ),
        modifiers=(Standing(Modifier("atk", 1000, on=Cards(MONSTERS, "either", None))),),
    ),
    "Skill Drain": CardScript(
        effects=(Effect("card", (), cost=(PayLp(1000),)),),
        modifiers=(Standing(Modifier("negated", on=Cards(MONSTERS, "either", FaceUp()))),),
    ),
    "Mystic Tomato": monster(
        "trigger",
        Pick(Cards(("deck",), "you", And((AtkIs(0, 1500), CanSpecialSummon()))), "found"),
        SpecialSummon(Held("found"), position="attack"),
        ShuffleDeck(),
        on=SENT_BY_BATTLE,
        places=("grave",),
        missable=True,
    ),
    "Sangan": monster(
        "trigger",
        _SEARCHED,
        ToHand(Held("found")),
        ShuffleDeck(),
        on=On("moved", IsThis(), origin=("field",), to=("grave",)),
        places=("grave",),
        optional=False,
    ),
    "Exiled Force": monster(
        "ignition",
        Destroy(Held("target")),
        cost=(Tribute(This()),),
        targets=target(Cards(MONSTERS, "either")),
    ),
    "Man-Eater Bug": monster(
        "flip",
        Destroy(Held("target")),
        targets=target(Cards(MONSTERS, "either")),
        on=On("flipped", IsThis()),
        optional=False,
    ),
    "Peten the Dark Clown": monster(
        "trigger",
        Draw(1),
        on=On("moved", IsThis(), to=("grave",)),
        places=("grave",),
        missable=True,
    ),
    "Dandylion": monster(
        "trigger", Draw(1), on=On("moved", IsThis(), to=("grave",)), places=("grave",),
        optional=False,
    ),
    "Then": card(Destroy(Cards(MONSTERS, "you")), Then(), Draw(1)),
}  # fmt: skip
del SCRIPTS["Then"]
