"""More parts by hand for the first Black & White sets: misprints, and wordings used once."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    CardScript,
    Coins,
    Count,
    Counters,
    Damage,
    Defending,
    Devolve,
    Draw,
    Equals,
    Every,
    Evolved,
    Exists,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Modifier,
    MoreDamage,
    Named,
    Not,
    Note,
    OfType,
    Pick,
    PickWord,
    Power,
    PutCounters,
    Require,
    Reveal,
    SameType,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Size,
    Switch,
    Times,
    Top,
    Trigger,
    Use,
)
from rulesets.ptcg.scripts.parts import FOES_ACTIVE, SELF_ACTIVE, Parts

_FOUND = Held("cards")
_EVOLVED = InPlay("you", filter=Evolved())


def _basic(letter: str) -> Pick:
    """Pick all basic Energy cards of a type attached to the attacker."""
    kind = Every((Kind(("Basic Energy",)), OfType(letter)))
    return Pick(Attached(Self(), kind), "cards", 99)


BW_MORE: Parts = {
    "bw1-55": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=Named(("Solosis",))), "cards", 1, 0),
                Bench(_FOUND),
                Shuffle(),
            )
        )
    },
    "bw1-113": {"attack 1": AttackScript(damage=(MoreDamage(Times(10, Counters(Self()))),))},
    "bw3-56": {
        "attack 1": AttackScript(
            effect=(Damage(20, InPlay("opponent", "bench", SameType(Defending()))),)
        )
    },
    "bw3-67": {
        "power 1": Power(modifiers=(Modifier("cannot play", value="Evolution", who="both"),))
    },
    "bw3-101": {
        "rule": CardScript(
            play=(
                Send(In("hand", "both"), "deck"),
                Shuffle("both"),
                Draw(Count(In("prizes"))),
                Draw(Count(In("prizes", "opponent")), "opponent"),
            )
        )
    },
    # The first Supporter from the top; the cards above it are shuffled in again.
    "bw5-99": {
        "rule": CardScript(
            play=(
                Note(Top(In("deck", filter=Kind(("Supporter",))), 1), "cards"),
                Reveal(_FOUND),
                Send(_FOUND, "hand"),
                Shuffle(),
            )
        )
    },
    "bw5-101": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Twist Mountain",)))))),),
            uses=(
                Use(
                    (
                        Coins(),
                        If(
                            HEADS,
                            (
                                Pick(In("hand", filter=Kind(("Restored",))), "cards", 1, 0),
                                Bench(_FOUND),
                            ),
                        ),
                    ),
                    by="each",
                ),
            ),
        )
    },
    "bw6-85": {
        "attack 2": AttackScript(
            damage=(
                PickWord(("Fire", "Lightning"), "type"),
                If(Equals("type", "Fire"), (_basic("R"),), (_basic("L"),)),
                Send(_FOUND),
                SetDamage(Times(60, Size("cards"))),
            )
        )
    },
    "bw6-113": {
        "rule": CardScript(
            play=(
                Require(Exists(_EVOLVED)),
                Pick(_EVOLVED, "pokemon"),
                Devolve(Held("pokemon")),
            )
        )
    },
    "bw7-15": {
        "attack 1": AttackScript(
            effect=(
                Pick(InPlay("you", "bench"), "pokemon"),
                Switch(Held("pokemon"), Self()),
                Lasting(
                    (Modifier("damage dealt before", 40, against=FOES_ACTIVE),),
                    "your next turn",
                    Held("pokemon"),
                ),
            )
        )
    },
    "bw7-133": {
        "rule": CardScript(
            triggers=(Trigger("damaged", (PutCounters(2, Attacker()),), when=SELF_ACTIVE),)
        )
    },
    "bw7-138": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    50,
                    when=Is(Self(), Named(("White Kyurem-EX",))),
                    against=FOES_ACTIVE,
                ),
            )
        )
    },
    "bw7-139": {
        "rule": CardScript(
            modifiers=(Modifier("maximum hp", 300, when=Is(Self(), Named(("Black Kyurem-EX",)))),)
        )
    },
}
