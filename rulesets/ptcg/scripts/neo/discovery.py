"""Parts by hand for Neo Genesis, Discovery and Revelation."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AllOf,
    Among,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    CopyAttack,
    Count,
    Damage,
    Defending,
    Draw,
    EndTurn,
    Equals,
    Every,
    Evolve,
    EvolvesFrom,
    EvolvesFromNamed,
    Exists,
    FaceDown,
    ForEach,
    GrowsFrom,
    HasEnergy,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Marked,
    May,
    Modifier,
    Named,
    Not,
    Note,
    OfType,
    OneOf,
    Pick,
    PickWord,
    Pile,
    Power,
    PutCounters,
    Require,
    Reveal,
    SameName,
    SameType,
    Self,
    Send,
    Shuffle,
    Some,
    Switch,
    TakeUp,
    That,
    Top,
    Trigger,
    TurnUp,
    Unlike,
    Watch,
    Without,
)
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.parts import FOES, OFF, TYPE_WORDS, Parts, energy, guessed_right

_CHAR = "Char"
_FOSSILS = EvolvesFromNamed(("Mysterious Fossil",))
_AS_BASIC = Lasting((Modifier("kind", value="Basic"),), "while in play", Held("benched"))


def _by_type(word: str, letter: str) -> Op:
    struck = InPlay("opponent", filter=HasEnergy(1, letter))
    return If(Equals("type", word), (Damage(20, struck),))


DISCOVERY: Parts = {
    "neo1-39": {
        "attack 1": AttackScript(
            effect=(
                If(
                    Exists(InPlay("you", "bench", OfType("G"))),
                    (
                        Pick(InPlay("you", "bench", OfType("G")), "pokemon"),
                        Pick(Attached(Self(), energy("G")), "cards", 99),
                        Attach(Held("cards"), Held("pokemon")),
                        Switch(Held("pokemon")),
                    ),
                ),
            )
        )
    },
    "neo1-47": {
        "attack 2": AttackScript(
            effect=(
                If(
                    Not(Is(Defending(), Marked(_CHAR))),
                    (
                        Coins(),
                        If(
                            HEADS,
                            (
                                Lasting(
                                    (Modifier("marker", value=_CHAR),), "while in play", Defending()
                                ),
                                Watch(
                                    (
                                        Trigger(
                                            "between turns",
                                            (Coins(), If(TAILS, (PutCounters(2, Self()),))),
                                        ),
                                    ),
                                    "while in play",
                                    Defending(),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        )
    },
    "neo1-65": {
        "attack 1": AttackScript(
            effect=(
                May(
                    (
                        Pick(
                            In("deck", filter=energy("L")),
                            "cards",
                            Count(InPlay("both", filter=Named(("Mareep",)))),
                            0,
                        ),
                        Attach(Held("cards"), Self()),
                        Shuffle(),
                    )
                ),
            )
        )
    },
    "neo1-83": {
        "rule": CardScript(
            play=(
                Shuffle(),
                Note(Top(In("deck"), 3), "seen"),
                Reveal(Held("seen")),
                ForEach(
                    Held("seen"),
                    "card",
                    (
                        If(
                            Exists(
                                That(Without(Held("seen"), Held("card")), SameName(Held("card")))
                            ),
                            (Send(Held("card"), "hand"),),
                        ),
                    ),
                ),
                Shuffle(),
            )
        )
    },
    "neo1-92": {
        "rule": CardScript(
            play=(
                Require(Exists(In("prizes", "opponent", FaceDown()))),
                Pick(In("prizes", "opponent", FaceDown()), "cards", by="luck"),
                PickWord(("Pokémon", "Trainer", "Energy"), "guess"),
                TurnUp(Held("cards")),
                If(guessed_right(), (Draw(2),)),
            )
        )
    },
    "neo2-32": {
        "attack 2": AttackScript(
            effect=(
                Watch(
                    (Trigger("tries to retreat", (PutCounters(1, Self()),)),),
                    "opponent's next turn",
                    Defending(),
                ),
            )
        )
    },
    "neo2-38": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "attached",
                    (
                        Coins(),
                        If(
                            HEADS,
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
                            ),
                        ),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "neo2-72": {
        "rule": CardScript(
            play=(
                Require(Not(BenchFull())),
                Coins(),
                If(
                    HEADS,
                    (
                        OneOf(
                            (
                                (
                                    Pick(In("deck", filter=_FOSSILS), "cards", 1, 0),
                                    Bench(Held("cards")),
                                    _AS_BASIC,
                                    Shuffle(),
                                ),
                                (
                                    Pick(In("hand", filter=_FOSSILS), "cards"),
                                    Bench(Held("cards")),
                                    _AS_BASIC,
                                ),
                            ),
                            labels=("from the deck", "from the hand"),
                        ),
                    ),
                ),
            )
        )
    },
    "neo3-3": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "would be knocked out by attack",
                    (Coins(), If(HEADS, (TakeUp(Self(), "deck", "deck"), Shuffle()))),
                    when=AllOf((Not(OFF), Among(Attacker(), FOES))),
                ),
            )
        )
    },
    "neo3-6": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "benched",
                    (
                        May(
                            (
                                Note(Top(In("deck"), 5), "seen"),
                                Send(Held("seen")),
                                ForEach(
                                    That(Held("seen"), energy("R")),
                                    "card",
                                    (
                                        Pick(InPlay("you", filter=OfType("R")), "pokemon"),
                                        Attach(Held("card"), Held("pokemon")),
                                    ),
                                ),
                                EndTurn(),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "neo3-9": {
        "attack 1": AttackScript(
            effect=(
                Pick(InPlay("you", filter=Named(("Hoppip", "Skiploom"))), "chosen", 99, 0),
                ForEach(
                    Held("chosen"),
                    "pokemon",
                    (
                        Pick(In("deck", filter=EvolvesFrom(Held("pokemon"))), "cards", 1, 0),
                        Evolve(Held("cards"), Held("pokemon")),
                    ),
                ),
                Shuffle(),
            )
        )
    },
    "neo3-19": {
        "attack 1": AttackScript(
            effect=(CopyAttack(Without(Pile(Self()), Pile(Self(), top=True))),)
        )
    },
    "neo3-25": {
        "attack 2": AttackScript(
            effect=(
                PickWord(tuple(TYPE_WORDS), "type"),
                *(_by_type(word, letter) for word, letter in TYPE_WORDS.items()),
            ),
            ignores=("weakness", "resistance"),
        )
    },
    "neo3-62": {
        "rule": CardScript(
            play=(
                Pick(InPlay("you", filter=Unlike(Kind(("Baby",)))), "chosen", 2, 1),
                ForEach(
                    Held("chosen"),
                    "pokemon",
                    (
                        Coins(),
                        If(
                            HEADS,
                            (
                                Pick(
                                    In(
                                        "deck",
                                        filter=Some(
                                            (
                                                EvolvesFrom(Held("pokemon")),
                                                GrowsFrom(Held("pokemon")),
                                            )
                                        ),
                                    ),
                                    "cards",
                                    1,
                                    0,
                                ),
                                Reveal(Held("cards")),
                                Send(Held("cards"), "hand"),
                            ),
                        ),
                    ),
                ),
                Shuffle(),
            )
        )
    },
}
