"""Parts by hand for Neo Destiny."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    Among,
    AnyOf,
    AsCounters,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    CameUp,
    CardScript,
    Coins,
    Count,
    Damage,
    DamageTaken,
    Draw,
    Equals,
    Exists,
    ForEach,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Is,
    It,
    Kind,
    Lasting,
    LayStadium,
    Least,
    Look,
    May,
    Modifier,
    MoreDamage,
    NameHas,
    Not,
    Pick,
    PickWord,
    Power,
    Put,
    PutCounters,
    Reg,
    Repeat,
    Require,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    That,
    ThisCard,
    Times,
    Top,
    Trigger,
    Unlike,
    Use,
    UsedUp,
    UseUp,
    Using,
)
from rulesets.ptcg.scripts.parts import (
    BASIC,
    BASIC_ENERGY,
    EVOLUTION,
    FOES,
    FOES_ACTIVE,
    FOES_BENCH,
    OFF,
    OTHERS,
    SELF_ACTIVE,
    Parts,
    energy,
)

_STADIUM = Kind(("Stadium",))
_UNOWN = InPlay("you", filter=NameHas(("Unown",)))
_HIDDEN_POWER = Using("Hidden Power", It())
_IMMUNE = Modifier("cannot be affected", value="Asleep|Confused|Paralyzed|Poisoned")
_PLAIN = ("weakness", "resistance")
_SIDES_OF_A_NAME = ("Light", "Dark")


DESTINY: Parts = {
    "neo4-2": {
        "attack 1": AttackScript(
            effect=(
                ForEach(FOES, "pokemon", (Coins(), If(HEADS, (Damage(10, Held("pokemon")),)))),
                Heal(AsCounters(Reg("done")), Self()),
            ),
            ignores=_PLAIN,
        )
    },
    "neo4-7": {
        # The Darkness Energy is gone by then, but what it adds is not.
        "attack 2": AttackScript(
            damage=(
                If(
                    Exists(Attached(Self(), energy("D"))),
                    (
                        Pick(Attached(Self(), energy("D")), "cards"),
                        Send(Held("cards")),
                        MoreDamage(20),
                        Lasting(
                            (Modifier("damage dealt after", 10, against=FOES_ACTIVE),),
                            "this turn",
                            Self(),
                        ),
                    ),
                ),
            )
        )
    },
    "neo4-8": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Not(OFF)),
                        Require(Exists(In("discard", filter=_STADIUM))),
                        Coins(),
                        If(
                            HEADS,
                            (
                                Pick(In("discard", filter=_STADIUM), "cards"),
                                LayStadium(Held("cards")),
                            ),
                        ),
                    )
                ),
            )
        )
    },
    "neo4-11": {
        "attack 2": AttackScript(
            damage=(If(Exists(FOES_BENCH), (SetDamage(30),)),),
            effect=(
                If(Exists(FOES_BENCH), (Pick(FOES_BENCH, "pokemon"), Damage(30, Held("pokemon")))),
            ),
        )
    },
    "neo4-21": {
        "attack 1": AttackScript(
            effect=(
                Look(In("hand", "opponent")),
                Pick(In("hand", "opponent", BASIC), "theirs", 99, 0),
                Bench(Held("theirs")),
                Look(In("hand"), "opponent"),
                Pick(In("hand", "you", BASIC), "yours", 99, 0, by="opponent"),
                Bench(Held("yours")),
            )
        ),
        "attack 2": AttackScript(
            effect=(
                ForEach(
                    InPlay("both"), "pokemon", (Coins(), If(HEADS, (Damage(20, Held("pokemon")),)))
                ),
            ),
            ignores=_PLAIN,
        ),
    },
    "neo4-30": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "attacks",
                    (
                        If(
                            Not(UsedUp("XXXXX")),
                            (
                                UseUp("XXXXX"),
                                Coins(-1),
                                Repeat(
                                    Reg("heads"),
                                    (
                                        Lasting(
                                            (Modifier("damage dealt", 10, _UNOWN, _HIDDEN_POWER),),
                                            "this turn",
                                            players="you",
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    on=_UNOWN,
                    when=_HIDDEN_POWER,
                ),
            )
        )
    },
    "neo4-37": {
        "attack 1": AttackScript(
            effect=(
                Pick(FOES, "pokemon"),
                Damage(Least(Times(10, Count(Attached(Self(), energy("W")))), 30), Held("pokemon")),
            ),
            ignores=_PLAIN,
        )
    },
    "neo4-57": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "tries to retreat",
                    (Coins(), If(HEADS, (Damage(10, It()),))),
                    on=FOES_ACTIVE,
                    when=SELF_ACTIVE,
                ),
            )
        )
    },
    "neo4-58": {
        # Damage that it took on the Bench, before it came up, does not count.
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage dealt",
                    DamageTaken(Self()),
                    when=AllOf((Using("Hidden Power"), Not(Is(Self(), CameUp())))),
                    against=FOES_ACTIVE,
                ),
            )
        )
    },
    "neo4-93": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "knocked out by an attack",
                    (
                        May(
                            (
                                Pick(Attached(It(), BASIC_ENERGY), "cards"),
                                Attach(Held("cards"), Self()),
                                Send(ThisCard()),
                            )
                        ),
                    ),
                    on=InPlay("you", "active"),
                    when=AllOf(
                        (
                            Among(Attacker(), FOES),
                            Not(Among(It(), Self())),
                            Exists(Attached(It(), BASIC_ENERGY)),
                        )
                    ),
                ),
            )
        )
    },
    "neo4-94": {
        "rule": CardScript(
            play=(
                Look(In("prizes", "opponent")),
                May(
                    (
                        Put("number", Count(In("prizes", "opponent"))),
                        Send(In("prizes", "opponent"), "deck"),
                        Shuffle("opponent"),
                        Send(Top(In("deck", "opponent"), Reg("number")), "prizes"),
                    )
                ),
            )
        )
    },
    "neo4-97": {
        # The text names the Defending Pokémon of its player's own turn: the one that attacks.
        "rule": CardScript(
            triggers=(
                Trigger(
                    "damaged",
                    (Coins(), If(HEADS, (PutCounters(2, Attacker()),)), Send(ThisCard())),
                    when=SELF_ACTIVE,
                ),
            )
        )
    },
    "neo4-102": {
        "rule": CardScript(
            play=(
                Require(Exists(That(OTHERS, EVOLUTION))),
                Pick(That(OTHERS, EVOLUTION), "cards"),
                PickWord((*_SIDES_OF_A_NAME, "neither"), "guess", "opponent"),
                Reveal(Held("cards")),
                If(
                    AnyOf(
                        (
                            *(
                                AllOf((Equals("guess", w), Is(Held("cards"), NameHas((w,)))))
                                for w in _SIDES_OF_A_NAME
                            ),
                            AllOf(
                                (
                                    Equals("guess", "neither"),
                                    Is(Held("cards"), Unlike(NameHas(_SIDES_OF_A_NAME))),
                                )
                            ),
                        )
                    ),
                    (Draw(3, "opponent"),),
                    (Draw(3),),
                ),
            )
        )
    },
}
