"""Gym cards that bend the rules: what may be played, flipped again, set aside or sent home."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AllOf,
    Attach,
    AttackScript,
    BenchFull,
    CardScript,
    Coins,
    Divert,
    Draw,
    EndTurn,
    Equal,
    Exists,
    Grant,
    Held,
    Hp,
    If,
    In,
    InPlay,
    Is,
    It,
    Kind,
    Lasting,
    LayDown,
    Look,
    Marked,
    May,
    Modifier,
    NameHas,
    Not,
    Pick,
    PickNumber,
    Power,
    PutCounters,
    Reg,
    Repeat,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    StopTrainer,
    Switch,
    TakeOver,
    TakeUp,
    That,
    ThisCard,
    Trigger,
    TurnOf,
    Unlike,
    Unmark,
    Using,
    Watch,
)
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.parts import (
    BASIC,
    FOES_ACTIVE,
    OFF,
    OTHERS,
    POKEMON_CARD,
    SELF_ACTIVE,
    Parts,
)

_IMAGES = "Shadow Images"
_STADIUM = Kind(("Stadium",))
_BENCH = InPlay("you", "bench")
_LESS = Modifier("damage dealt after", -10, against=FOES_ACTIVE)


def _guess(draws: int) -> CardScript:
    """Show a Pokémon card of the hand after a guess about it.

    What is guessed is known outside the game only: a coin stands for what the opponent knows.
    """
    kept = That(OTHERS, POKEMON_CARD)
    return CardScript(
        play=(
            Require(Exists(kept)),
            Pick(kept, "cards"),
            Coins(),
            Reveal(Held("cards")),
            If(HEADS, (Draw(draws, "opponent"),), (Draw(draws),)),
        )
    )


def _attached_to(pokemon: InPlay) -> tuple[Op, ...]:
    return Pick(pokemon, "pokemon"), Attach(ThisCard(), Held("pokemon"))


def _named(word: str, place: str = "play") -> InPlay:
    return InPlay("you", place, NameHas((word,)))


PLANS: Parts = {
    "gym1-13": {
        # The marker stands for the effect, which lasts until damage is done.
        "attack 1": AttackScript(
            effect=(
                Lasting(
                    (
                        Modifier("marker", value=_IMAGES),
                        Modifier(
                            "prevent damage",
                            when=Is(It(), Marked(_IMAGES)),
                            value="tails",
                            coin=True,
                        ),
                    ),
                    "while active",
                    Self(),
                ),
                Watch((Trigger("hurt", (Unmark(_IMAGES),)),), "while active", Self()),
            )
        )
    },
    "gym1-97": {"rule": _guess(2)},
    "gym1-99": {
        "rule": CardScript(
            play=_attached_to(InPlay("you", "active")),
            triggers=(
                Trigger("turn end", (Send(ThisCard(), "hand"),), when=TurnOf()),
                Trigger(
                    "attacks",
                    (
                        PickNumber("less", 20),
                        Repeat(Reg("less"), (Lasting((_LESS,), "this turn", Self()),)),
                    ),
                ),
            ),
        )
    },
    "gym1-103": {
        "rule": CardScript(
            modifiers=(
                Modifier("price of", 2, value="Energy Removal|Super Energy Removal", who="both"),
            )
        )
    },
    "gym1-117": {
        "rule": CardScript(
            play=(Require(Exists(_named("Sabrina"))), *_attached_to(_named("Sabrina"))),
            modifiers=(Modifier("flips again", when=SELF_ACTIVE, value="Sabrina's ESP"),),
            triggers=(Trigger("turn end", (Send(ThisCard()),), when=TurnOf()),),
        )
    },
    "gym1-119": {
        "rule": CardScript(
            play=(
                Coins(),
                If(
                    HEADS,
                    (
                        Send(In("hand", "opponent"), "aside"),
                        Grant(
                            (Trigger("turn end", (Send(In("aside", "opponent"), "hand"),)),),
                            "opponent's next turn",
                        ),
                    ),
                ),
                If(TAILS, (EndTurn(),)),
            )
        )
    },
    "gym1-124": {"rule": CardScript(modifiers=(Modifier("bench", 4, who="both", value="hand"),))},
    "gym2-13": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "attacks",
                    (
                        Coins(2),
                        If(Equal(Reg("tails"), 2), (TakeUp(Self(), "deck", "deck"), Shuffle())),
                    ),
                ),
            )
        )
    },
    "gym2-35": {
        "power 1": Power(
            modifiers=(
                Modifier("goes home", when=AllOf((Not(OFF), Equal(Hp(Self(), left=True), 10)))),
            )
        )
    },
    "gym2-52": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "damaged by any attack",
                    (Coins(), If(TAILS, (PutCounters(2, InPlay("both", "active")),))),
                    when=SELF_ACTIVE,
                ),
            )
        )
    },
    "gym2-53": {
        "attack 1": AttackScript(
            effect=(
                Lasting(
                    (
                        Modifier(
                            "damage dealt before",
                            40,
                            when=Using("Double-edge"),
                            against=FOES_ACTIVE,
                        ),
                        Modifier(
                            "damage dealt before", 20, when=Using("Double-edge"), against=Self()
                        ),
                    ),
                    "your next turn",
                    Self(),
                ),
            )
        )
    },
    "gym2-101": {
        "rule": CardScript(
            play=(Require(Exists(_named("Brock"))), *_attached_to(_named("Brock"))),
            modifiers=(Modifier("energy stays", value="attack|trainer"),),
        )
    },
    "gym2-102": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "Trainer played",
                    (
                        Coins(),
                        If(
                            TAILS,
                            (
                                StopTrainer(),
                                May((TakeOver("opponent"),), by="opponent"),
                            ),
                        ),
                    ),
                    when=Is(Held("subject"), Unlike(_STADIUM)),
                ),
            )
        )
    },
    "gym2-107": {
        "rule": CardScript(
            play=(
                Require(AllOf((Exists(OTHERS), Not(BenchFull())))),
                Pick(OTHERS, "cards"),
                LayDown(Held("cards")),
            )
        )
    },
    "gym2-108": {
        "rule": CardScript(
            play=(
                Require(Exists(In("prizes"))),
                Pick(In("prizes"), "prize", by="luck"),
                Look(Held("prize")),
                May(
                    (
                        If(
                            Exists(OTHERS),
                            (
                                Pick(OTHERS, "cards"),
                                Send(Held("cards"), "prizes"),
                                Send(Held("prize"), "hand"),
                            ),
                        ),
                    ),
                    (Draw(1),),
                    "opponent",
                    "let a card of the hand be exchanged for a Prize",
                ),
            )
        )
    },
    "gym2-112": {"rule": _guess(3)},
    "gym2-115": {
        "rule": CardScript(
            play=(
                Require(Exists(_named("Koga", "active"))),
                *_attached_to(_named("Koga", "active")),
            ),
            triggers=(
                Trigger("goes back", (Send(ThisCard()),)),
                Trigger(
                    "attacks",
                    (
                        May(
                            (
                                Pick(_BENCH, "pokemon"),
                                Switch(Held("pokemon"), Self()),
                                Divert(Held("pokemon")),
                            )
                        ),
                    ),
                    on=FOES_ACTIVE,
                    when=AllOf((SELF_ACTIVE, Exists(_BENCH))),
                ),
            ),
        )
    },
    "gym2-119": {
        # The sources lack the number of counters: the card has two.
        "rule": CardScript(
            triggers=(
                Trigger(
                    "benched",
                    (Coins(), If(TAILS, (PutCounters(2, It()),))),
                    on=InPlay("both", filter=BASIC),
                ),
            )
        )
    },
}
