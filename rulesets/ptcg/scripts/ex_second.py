"""Parts by hand for the EX sets from Team Rocket Returns to Delta Species."""

from __future__ import annotations

from dataclasses import replace

from rulesets.ptcg.effects.ops import (
    ALL,
    HEADS,
    AllOf,
    Among,
    AnyOf,
    AtLeast,
    Attach,
    Attached,
    AttackedNow,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    CopyAttack,
    Count,
    Damage,
    Damaged,
    Defending,
    Devolve,
    Draw,
    Either,
    EnergyOn,
    Every,
    Evolve,
    Evolved,
    EvolvesFrom,
    Exists,
    HasAttached,
    HasPower,
    Heal,
    Held,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    Kind,
    KnockOut,
    Lasting,
    Look,
    May,
    Modifier,
    MoreDamage,
    Named,
    NameHas,
    Not,
    Note,
    OfType,
    OneOf,
    Pay,
    Pick,
    PickNumber,
    Pile,
    Power,
    PrizesTaken,
    Provision,
    PutCounters,
    Reg,
    Require,
    Reveal,
    SameType,
    Self,
    Send,
    Shuffle,
    Size,
    Some,
    Substitute,
    Switch,
    TakeUp,
    That,
    ThisCard,
    Times,
    Top,
    Trigger,
    TurnOf,
    Unlike,
    Unspent,
    Use,
    Using,
    Whether,
    Without,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.ex_first import FRIEND, dance
from rulesets.ptcg.scripts.parts import (
    BASIC,
    BASIC_ENERGY,
    ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    FOES_BENCH,
    OTHERS,
    POKEMON_CARD,
    SELF_ACTIVE,
    WELL,
    Parts,
    energy,
    guess_kind,
)

_TOOLS = Some((Kind(("Tool",)), Kind(("Rocket's Secret Machine",))))
_DARK = NameHas(("Dark", "Rocket's"))
_BEHIND = Not(AtLeast(Count(In("prizes", "opponent")), Count(In("prizes"))))
_TWO_TYPES = "Poké-Power|Poké-Body"
_ALL_TYPES = "GRWLPFDMYNC"
_PRICE = (Require(Exists(OTHERS)), Pick(OTHERS, "price"), Send(Held("price")))


def _retrieve(kind: CardFilter) -> tuple[Op, ...]:
    """Take one card back, or shuffle three into the deck."""
    source = In("discard", filter=kind)
    return (
        OneOf(
            (
                (Pick(source, "cards"), Reveal(Held("cards")), Send(Held("cards"), "hand")),
                (
                    Pick(source, "cards", 3),
                    Reveal(Held("cards")),
                    Send(Held("cards"), "deck"),
                    Shuffle(),
                ),
            ),
            labels=("1 into the hand", "3 into the deck"),
        ),
    )


def _chosen(strong: CardFilter, more: int, usual: int) -> AttackScript:
    """Damage one Pokémon, more if it has a property."""
    to = Held("pokemon")
    return AttackScript(
        effect=(
            Pick(FOES, "pokemon"),
            If(Is(to, strong), (Damage(more, to),), (Damage(usual, to),)),
        )
    )


def _holon(letter: str, *then: Modifier) -> tuple[Modifier, ...]:
    """Let changes count on a Pokémon that also has a basic Energy card of a type."""
    beside = Is(Self(), HasAttached(Every((BASIC_ENERGY, OfType(letter)))))
    return tuple(replace(m, when=AllOf((beside, Not(Is(Self(), EX))))) for m in then)


def _collection(letter: str) -> AttackScript:
    """Attach as many Energy cards as the opponent has taken Prizes."""
    return AttackScript(
        effect=(
            Pick(In("discard", filter=energy(letter)), "cards", PrizesTaken("opponent"), 0),
            Attach(Held("cards"), Self()),
        )
    )


def _twin(attack: str, *names: str) -> Power:
    """Use an attack for less while the twin is in play."""
    there = Exists(InPlay("you", filter=Named(names)))
    return Power(modifiers=(Modifier("attack for", value=f"{attack}|LMC", when=there),))


EX_SECOND: Parts = {
    "ex7-4": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(Not(Is(Self(), HasAttached(ENERGY)))),
                        Pick(
                            In("deck", filter=Some((energy("D"), Named(("Dark Metal Energy",))))),
                            "cards",
                            1,
                            0,
                        ),
                        Attach(Held("cards"), Self()),
                        Shuffle(),
                    )
                ),
            )
        )
    },
    "ex7-6": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(HEADS, (CopyAttack(InPlay("you", filter=NameHas(("Dark",)), others=True)),)),
            )
        )
    },
    "ex7-9": {
        "attack 1": AttackScript(
            damage=(
                May(
                    (
                        Pick(In("hand", filter=_TOOLS), "cards", 2, 0),
                        Send(Held("cards")),
                        MoreDamage(Times(30, Size("cards"))),
                    )
                ),
            )
        )
    },
    "ex7-14": {"attack 2": AttackScript(effect=(CopyAttack(FOES_BENCH),))},
    "ex7-47": {"attack 1": AttackScript(effect=(May(_retrieve(_TOOLS)),))},
    "ex7-51": {"attack 1": FRIEND},
    "ex7-84": {"rule": CardScript(play=_retrieve(POKEMON_CARD))},
    "ex7-85": {
        "rule": CardScript(
            play=(
                Require(_BEHIND),
                OneOf(
                    (
                        (
                            Pick(FOES_ACTIVE, "active"),
                            Pick(Attached(Held("active"), ENERGY), "cards"),
                            Pick(Without(FOES, Held("active")), "pokemon"),
                            Attach(Held("cards"), Held("pokemon")),
                        ),
                        (Pick(FOES_BENCH, "pokemon"), Switch(Held("pokemon"), by="opponent")),
                    ),
                    labels=("move Energy", "switch"),
                ),
            )
        )
    },
    "ex7-88": {
        "rule": CardScript(
            play=(
                *_PRICE,
                If(Is(Held("price"), Every((Kind(("Pokémon",)), _DARK))), (Draw(4),), (Draw(3),)),
            )
        )
    },
    "ex7-91": {
        "rule": CardScript(
            play=(
                Require(Exists(InPlay("you", filter=Evolved()))),
                Pick(InPlay("you", filter=Evolved()), "pokemon"),
                Devolve(Held("pokemon"), "deck"),
                Pick(In("deck", filter=EvolvesFrom(Held("pokemon"))), "cards", 1, 0),
                Evolve(Held("cards"), Held("pokemon")),
                Shuffle(),
            )
        )
    },
    "ex7-92": {
        "rule": CardScript(
            play=(
                Require(Exists(InPlay("you", filter=Every((Kind(("Basic",)), Unlike(EX)))))),
                Pick(In("deck", filter=Every((BASIC, Unlike(EX)))), "cards", 1, 0),
                Pick(InPlay("you", filter=Every((Kind(("Basic",)), Unlike(EX)))), "pokemon"),
                Substitute(Held("cards"), Held("pokemon"), "discard"),
                Shuffle(),
            )
        )
    },
    "ex8-3": {
        "attack 2": AttackScript(
            effect=(
                Lasting(
                    (Modifier("damage dealt before", -20, when=Using("Hustle Punch")),),
                    "your next turn",
                    Self(),
                ),
            )
        )
    },
    "ex8-9": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(SELF_ACTIVE),
                        Note(Top(In("deck"), 5), "seen"),
                        Look(Held("seen")),
                        Pick(Held("seen"), "cards"),
                        Send(Held("cards"), "hand"),
                        Shuffle(),
                        Inflict(("Asleep",), InPlay("you", "active")),
                    )
                ),
            )
        )
    },
    "ex8-14": {
        "attack 1": AttackScript(effect=(PutCounters(Whether(Is(Defending(), EX), 4, 2)),)),
        "power 1": Power(modifiers=(Modifier("prizes", -99),)),
    },
    "ex8-21": {"attack 1": dance(30)},
    "ex9-9": {"attack 1": dance(30)},
    "ex8-22": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "prevent effects",
                    when=AllOf(
                        tuple(
                            Is(Self(), HasAttached(Every((BASIC_ENERGY, OfType(letter)))))
                            for letter in "RL"
                        )
                    ),
                    against=FOES,
                ),
            )
        )
    },
    "ex8-50": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    10,
                    InPlay("both", "active"),
                    SELF_ACTIVE,
                    InPlay("both", "active"),
                ),
            )
        )
    },
    "ex8-79": {
        "power 1": Power(
            modifiers=(
                Modifier("prevent all", when=Is(Self(), Damaged()), against=FOES, coin=True),
            )
        )
    },
    "ex8-89": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "attacks of earlier stages",
                    on=InPlay("both", "active", Every((Evolved(), Unlike(EX)))),
                ),
            )
        )
    },
    "ex8-91": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "powers off",
                    on=InPlay(
                        "both",
                        filter=Every(
                            (Kind(("Basic",)), Unlike(Some((EX, NameHas(("an owner",))))))
                        ),
                    ),
                    value="Poké-Body",
                ),
            )
        )
    },
    "ex8-92": {
        "rule": CardScript(
            modifiers=(Modifier("damage dealt before", 10, against=FOES_ACTIVE),),
            triggers=(Trigger("turn end", (Send(ThisCard()),), when=AttackedNow(Self())),),
        )
    },
    "ex8-95": {
        "rule": CardScript(
            attach_to=InPlay("you", filter=Every((Evolved(), Unlike(EX)))),
            provides=(Provision((_ALL_TYPES,) * 3, _BEHIND), Provision(("C",))),
            modifiers=(
                Modifier(
                    "falls off",
                    when=AnyOf((Not(Is(Self(), Evolved())), Is(Self(), EX))),
                ),
            ),
        )
    },
    "ex8-100": {
        "attack 2": AttackScript(
            effect=(
                Lasting((Modifier("damage taken before", 10),), "opponent's next turn", Self()),
            )
        )
    },
    "ex9-2": {"attack 1": AttackScript(ignores=("weakness", "resistance", "effects"))},
    "ex9-75": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "powers off",
                    on=InPlay("both", filter=Every((Evolved(), OfType("CDM")))),
                    value=_TWO_TYPES,
                ),
            )
        )
    },
    "ex9-79": {
        "rule": CardScript(
            play=(
                OneOf(
                    tuple(
                        (
                            Pick(In(zone, filter=BASIC_ENERGY), "cards", 2, 0),
                            Reveal(Held("cards")),
                            Send(Held("cards"), "hand"),
                            *after,
                        )
                        for zone, after in (("deck", (Shuffle(),)), ("discard", ()))
                    ),
                    labels=("from the deck", "from the discard pile"),
                ),
            )
        )
    },
    "ex9-97": {
        "attack 1": _chosen(HasPower(("Poké-Power",)), 50, 30),
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage taken",
                    -30,
                    InPlay("you", filter=Named(("Raichu ex",))),
                    against=InPlay("opponent", filter=EX),
                    single=True,
                ),
            )
        ),
    },
    "ex10-2": {
        "attack 2": AttackScript(
            effect=(
                May(
                    (Pick(FOES_BENCH, "pokemon"), Switch(Held("pokemon"), by="opponent")),
                    label="switch first",
                ),
                Inflict(("Asleep", "Poisoned"), FOES_ACTIVE),
            )
        )
    },
    "ex10-25": {
        "power 1": Power(
            modifiers=(
                Modifier("damage dealt before", 20, when=Is(Self(), Evolved()), against=FOES),
            )
        )
    },
    "ex10-33": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(
                            Exists(
                                In("hand", filter=Named(("Hitmonlee", "Hitmonchan", "Hitmontop")))
                            )
                        ),
                        Pick(
                            In("hand", filter=Named(("Hitmonlee", "Hitmonchan", "Hitmontop"))),
                            "cards",
                        ),
                        Evolve(Held("cards"), Self()),
                        Heal(ALL, Self()),
                    )
                ),
            )
        )
    },
    "ex10-34": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Among(Self(), InPlay("you", "bench"))),
                        Draw(1),
                        Note(Pile(Self()), "gone"),
                        TakeUp(Self(), "discard"),
                        Send(Held("gone"), "deck", "bottom"),
                    ),
                    "name",
                ),
            )
        )
    },
    "ex10-55": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "attached from hand",
                    (
                        May(
                            (
                                Pick(
                                    In(
                                        "deck",
                                        filter=Every(
                                            (EvolvesFrom(Self()), SameType(Held("subject")))
                                        ),
                                    ),
                                    "cards",
                                    1,
                                    0,
                                ),
                                Evolve(Held("cards"), Self()),
                                Shuffle(),
                            )
                        ),
                    ),
                    when=AllOf((Is(Held("subject"), ENERGY), TurnOf("you"), Unspent())),
                ),
            )
        )
    },
    "ex10-101": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Pick(InPlay("you", filter=HasAttached(ENERGY)), "pokemon", 99, 0),
                                Send(Attached(Held("pokemon"), ENERGY)),
                                Heal(ALL, Held("pokemon")),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-102": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Pick(InPlay("opponent", "bench", Evolved()), "pokemon"),
                                Devolve(Held("pokemon")),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-105": {"attack 1": AttackScript(effect=(Pay("RWL"),))},
    "ex10-110": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Pick(In("deck", filter=energy("R")), "cards", Count(FOES_BENCH), 0),
                                Pick(InPlay("you", filter=OfType("R")), "pokemon"),
                                Attach(Held("cards"), Held("pokemon")),
                                Shuffle(),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-?": {"attack 1": AttackScript(effect=guess_kind(In("hand")))},
    "ex10-D": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Pick(InPlay("both", filter=Evolved()), "pokemon"),
                        Devolve(Held("pokemon")),
                    ),
                ),
            )
        )
    },
    "ex10-E": {
        "attack 1": AttackScript(
            effect=(
                If(
                    Not(BenchFull("opponent")),
                    (
                        Look(In("hand", "opponent")),
                        Pick(In("hand", "opponent", BASIC), "cards"),
                        Bench(Held("cards")),
                        If(
                            Exists(Held("benched")),
                            (Switch(Held("benched"), by="opponent"),),
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-O": {
        "attack 1": AttackScript(
            effect=(Send(Attached(Self(), ENERGY), "hand"), TakeUp(Self(), "hand"))
        )
    },
    "ex11-1": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Pick(FOES_ACTIVE, "pokemon"),
                        Inflict(("Paralyzed", "Poisoned"), Held("pokemon"), 2),
                        KnockOut(Self()),
                    )
                ),
            )
        )
    },
    "ex11-2": {"attack 2": _chosen(Damaged(), 60, 40)},
    "ex11-8": {"power 1": _twin("Extra Crush", "Latios", "Latios ex")},
    "ex11-9": {"power 1": _twin("Psychic Force", "Latias", "Latias ex")},
    "ex11-10": {
        "attack 1": AttackScript(
            effect=(
                Pick(FOES, "pokemon", EnergyOn(Self()), 0),
                Damage(20, Held("pokemon")),
            )
        )
    },
    "ex11-20": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("hand", filter=BASIC_ENERGY), "energy"),
                Reveal(Held("energy")),
                Pick(
                    In("deck", filter=Every((POKEMON_CARD, SameType(Held("energy"))))),
                    "cards",
                    1,
                    0,
                ),
                Reveal(Held("cards")),
                Send(Held("cards"), "hand"),
                Shuffle(),
            )
        )
    },
    "ex11-33": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "between turns",
                    (PutCounters(1, InPlay("opponent", filter=HasPower(("Poké-Body",)))),),
                    when=SELF_ACTIVE,
                ),
            )
        )
    },
    "ex11-44": {
        "power 1": Power(
            modifiers=(
                Modifier("damage dealt before", 20, when=_BEHIND, against=FOES_ACTIVE),
                Modifier("damage taken", -20, when=_BEHIND, against=FOES_ACTIVE),
            )
        )
    },
    "ex11-91": {
        "rule": CardScript(
            play=(
                *_PRICE,
                Pick(In("discard", filter=BASIC_ENERGY), "energy", 3),
                Pick(In("discard", filter=POKEMON_CARD), "pokemon", 3),
                Note(Either(Held("energy"), Held("pokemon")), "cards"),
                Reveal(Held("cards")),
                Send(Held("cards"), "deck"),
                Shuffle(),
            )
        )
    },
    "ex11-92": {
        "rule": CardScript(
            play=(
                *_PRICE,
                Note(Top(In("deck"), Count(In("prizes", "both"))), "seen"),
                Look(Held("seen")),
                Pick(That(Held("seen"), ENERGY), "cards", 99, 0),
                Reveal(Held("cards")),
                Send(Held("cards"), "hand"),
                Shuffle(),
            )
        )
    },
    "ex11-96": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Holon Ruins",)))))),),
            uses=(
                Use(
                    (
                        Require(Exists(InPlay("you", filter=NameHas(("δ",))))),
                        Draw(1),
                        Pick(In("hand"), "cards"),
                        Send(Held("cards")),
                    ),
                    by="each",
                ),
            ),
        )
    },
    "ex11-104": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            modifiers=(
                *_holon("R", Modifier("no weakness")),
                *_holon("F", Modifier("no resistance", on=FOES, against=Self())),
            ),
        )
    },
    "ex11-105": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            modifiers=(
                *_holon("G", Modifier("cannot be affected")),
                *_holon("L", Modifier("damage taken", -10, against=InPlay("opponent", filter=EX))),
            ),
        )
    },
    "ex11-106": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            modifiers=(
                *_holon(
                    "W",
                    Modifier("prevent effects", against=FOES),
                    Modifier("prevent powers", against=FOES),
                ),
                *_holon("P", Modifier("free retreat")),
            ),
        )
    },
    "ex11-110": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Send(In("hand", "opponent"), "deck"),
                                Shuffle("opponent"),
                                PickNumber("number", 4, by="opponent"),
                                Draw(Reg("number"), "opponent"),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex11-111": {"attack 1": _collection("F")},
    "ex11-112": {"attack 1": _collection("W")},
    "ex11-113": {"attack 1": _collection("M")},
}
