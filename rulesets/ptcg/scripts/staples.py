"""Parts by hand for cards that many lists hold: Supporters, Stadiums, Tools and a few attacks."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AllOf,
    Among,
    AtLeast,
    Attach,
    Attacker,
    AttackScript,
    Bench,
    CardScript,
    Count,
    Damage,
    Damaged,
    Draw,
    Every,
    Evolve,
    EvolvesFrom,
    EvolvesInto,
    Exists,
    ForEach,
    Heal,
    Held,
    Hp,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    Kind,
    Look,
    May,
    Modifier,
    Named,
    NameHas,
    NewInPlay,
    Not,
    Note,
    OfType,
    Pick,
    PickNumber,
    PlayedNow,
    Power,
    Put,
    PutCounters,
    Reg,
    Reorder,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Size,
    Some,
    Switch,
    That,
    ThisCard,
    Times,
    Top,
    Trigger,
    TurnOf,
    Unlike,
    Use,
    Without,
)
from rulesets.ptcg.scripts.parts import ENERGY, FOES_BENCH, SELF_ACTIVE, Parts

_FOUND, _POKEMON = Held("cards"), Held("pokemon")
_OTHERS = Without(In("hand"), ThisCard())
_TOP_THREE = (Note(Top(In("deck"), 3), "seen"), Look(Held("seen")), Reorder(Held("seen")))
_OLD = InPlay("you", filter=Unlike(NewInPlay()))


def _advice(others: int) -> CardScript:
    """Draw up to as many cards as the opponent has Pokémon, with few other cards in hand."""
    return CardScript(
        play=(
            Require(AtLeast(others, Count(_OTHERS))),
            PickNumber("number", Count(InPlay("opponent"))),
            Draw(Reg("number")),
        )
    )


def _another(name: str) -> Without:
    """Return the copies of a card in hand beside the one being played."""
    return Without(In("hand", filter=Named((name,))), ThisCard())


STAPLES: Parts = {
    "ex5-92": {"rule": _advice(6)},
    "ex16-83": {"rule": _advice(5)},
    # Both hands go back; each player draws up to as many cards as Prizes are left.
    "ex7-86": {
        "rule": CardScript(
            play=(
                Send(In("hand", "both"), "deck"),
                Shuffle("both"),
                PickNumber("number", Count(In("prizes"))),
                Draw(Reg("number")),
                PickNumber("theirs", Count(In("prizes", "opponent")), by="opponent"),
                Draw(Reg("theirs"), "opponent"),
            )
        )
    },
    "dp7-86": {
        "rule": CardScript(
            play=(
                Require(Not(Exists(In("discard", filter=Named(("Luxury Ball",)))))),
                Pick(
                    In("deck", filter=Every((Kind(("Pokémon",)), Unlike(Kind(("LEVEL-UP",)))))),
                    "cards",
                    1,
                    0,
                ),
                Reveal(_FOUND),
                Send(_FOUND, "hand"),
                Shuffle(),
            )
        )
    },
    "g1-62": {
        "rule": CardScript(
            play=(
                Require(Not(TurnOf(first=True))),
                Require(Exists(_OLD)),
                Pick(In("deck", filter=EvolvesFrom(_OLD)), "cards", 1, 0),
                Pick(That(_OLD, EvolvesInto(_FOUND)), "pokemon"),
                Evolve(_FOUND, _POKEMON),
                Shuffle(),
            )
        )
    },
    "xy7-74": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Forest of Giant Plants",)))))),),
            modifiers=(Modifier("evolves at once", on=InPlay("both", filter=OfType("G"))),),
        )
    },
    "me05-076": {
        "rule": CardScript(
            uses=(
                Use(
                    (
                        Pick(
                            In("deck", filter=Every((Kind(("Item",)), NameHas(("Antique",))))),
                            "cards",
                            2,
                            0,
                        ),
                        Bench(_FOUND),
                        Shuffle(),
                    ),
                    by="each",
                ),
            )
        )
    },
    "swsh12-155": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "turn end",
                    (Heal(12, Self()), If(AtLeast(Reg("healed"), 1), (Send(ThisCard()),))),
                    when=AllOf((AtLeast(30, Hp(Self(), left=True)), Is(Self(), Damaged()))),
                ),
            )
        )
    },
    "sv7-134": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "damaged",
                    (
                        PutCounters(12, Attacker()),
                        If(AtLeast(Reg("placed"), 1), (Send(ThisCard()),)),
                    ),
                    when=SELF_ACTIVE,
                ),
            )
        )
    },
    "swsh9-149": {
        "rule": CardScript(
            play=(
                Pick(
                    In(
                        "discard",
                        filter=Every(
                            (
                                Some((Kind(("Pokémon",)), Kind(("Supporter",)))),
                                Unlike(Named(("Team Yell's Cheer",))),
                            )
                        ),
                    ),
                    "cards",
                    3,
                    0,
                ),
                Reveal(_FOUND),
                Send(_FOUND, "deck"),
                Shuffle(),
            )
        )
    },
    "sv6pt5-59": {
        "rule": CardScript(
            play=(
                Pick(InPlay("you", filter=OfType("D")), "pokemon", 2, 0),
                ForEach(
                    _POKEMON,
                    "one",
                    (
                        Pick(
                            In("deck", filter=Every((Kind(("Basic Energy",)), OfType("D")))),
                            "cards",
                            1,
                            0,
                        ),
                        Attach(_FOUND, Held("one")),
                        If(
                            AllOf(
                                (
                                    AtLeast(Size("cards"), 1),
                                    Among(Held("one"), InPlay("you", "active")),
                                )
                            ),
                            (Inflict(("Poisoned",), Held("one")),),
                        ),
                    ),
                ),
                Shuffle(),
            )
        )
    },
    # Two other cards are the price of healing whoever leaves the Active spot.
    "sm12-198": {
        "rule": CardScript(
            play=(
                If(
                    AtLeast(Count(_OTHERS), 2),
                    (May((Pick(_OTHERS, "cards", 2), Send(_FOUND), Put("bought", 1))),),
                ),
                Pick(InPlay("you", "bench"), "pokemon"),
                Switch(_POKEMON),
                If(AtLeast(Reg("bought"), 1), (Heal(12, Held("left")),)),
            )
        )
    },
    # Two copies are played for one effect.
    "swsh8-230": {
        "rule": CardScript(
            play=(
                Require(Exists(_another("Cross Switcher"))),
                Pick(_another("Cross Switcher"), "cards"),
                Send(_FOUND),
                Pick(FOES_BENCH, "pokemon"),
                Switch(_POKEMON),
                If(
                    AtLeast(Size("switched"), 1),
                    (Pick(InPlay("you", "bench"), "mine"), Switch(Held("mine"))),
                ),
            )
        )
    },
    "xy9-109": {
        "rule": CardScript(
            play=(
                If(
                    Exists(_another("Puzzle of Time")),
                    (
                        May(
                            (
                                Pick(_another("Puzzle of Time"), "copy"),
                                Send(Held("copy")),
                                Pick(Without(In("discard"), Held("copy")), "cards", 2),
                                Send(_FOUND, "hand"),
                            ),
                            _TOP_THREE,
                        ),
                    ),
                    _TOP_THREE,
                ),
            )
        )
    },
    "sv5-97": {
        "attack 1": AttackScript(
            effect=(
                Pick(Top(In("deck", "opponent"), 1), "cards"),
                Send(_FOUND),
                If(
                    PlayedNow(Every((Kind(("Ancient",)), Kind(("Supporter",))))),
                    (Pick(Top(In("deck", "opponent"), 3), "more", 3), Send(Held("more"))),
                ),
            )
        )
    },
    "sv4-32": {
        "attack 1": AttackScript(
            effect=(
                Note(Top(In("deck"), 6), "seen"),
                Reveal(Held("seen")),
                Damage(Times(60, Count(That(Held("seen"), ENERGY))), _POKEMON),
                Send(That(Held("seen"), ENERGY)),
                Shuffle(),
            ),
            choices=(Pick(InPlay("opponent"), "pokemon"),),
        )
    },
    # A Pokémon among the Prizes is exchanged for a card of the hand.
    "dp6-19": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "benched",
                    (
                        May(
                            (
                                Look(In("prizes")),
                                Pick(In("prizes", filter=Kind(("Pokémon",))), "cards", 1, 0),
                                If(
                                    AtLeast(Size("cards"), 1),
                                    (
                                        Reveal(_FOUND),
                                        Send(_FOUND, "hand"),
                                        Pick(In("hand"), "back"),
                                        Send(Held("back"), "prizes"),
                                    ),
                                ),
                            )
                        ),
                    ),
                ),
            )
        )
    },
}
