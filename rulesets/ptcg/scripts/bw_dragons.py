"""Parts by hand for Dragons Exalted to Plasma Blast: misprints, and wordings used once."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    Among,
    Attached,
    Attacker,
    AttackScript,
    CardScript,
    Count,
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
    Minus,
    Modifier,
    Named,
    OfType,
    Pick,
    PickWord,
    Power,
    Provision,
    PutCounters,
    Require,
    Self,
    Send,
    SetDamage,
    Size,
    Switch,
    Times,
    Trigger,
    Unlike,
)
from rulesets.ptcg.scripts.parts import FOES_ACTIVE, SELF_ACTIVE, Parts

_TOOL, _BIG_EX = Kind(("Tool",)), Kind(("EX",))
_FOUND = Held("cards")
_EVOLVED = InPlay("you", filter=Evolved())


def _to_five(side: str) -> tuple[Pick | Send | Draw, ...]:
    """Let a player discard down or draw up to five cards."""
    return (
        Pick(In("hand", side), f"{side}s", Minus(Count(In("hand", side)), 5), by=side),
        Send(Held(f"{side}s")),
        Draw(5, side, until=True),
    )


def _basic(letter: str) -> Pick:
    """Pick all basic Energy cards of a type attached to the attacker."""
    kind = Every((Kind(("Basic Energy",)), OfType(letter)))
    return Pick(Attached(Self(), kind), "cards", 99)


BW_DRAGONS: Parts = {
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
    "bw6-116": {
        "rule": CardScript(
            play=(Pick(Attached(InPlay("both"), _TOOL), "cards", 2, 0), Send(Held("cards")))
        )
    },
    "bw6-117": {"rule": CardScript(provides=(Provision(("GRPD",)),))},
    "bw6-118": {"rule": CardScript(provides=(Provision(("WLFM",)),))},
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
    "bw7-29": {
        "power 1": Power(
            modifiers=(Modifier("prevent damage", when=Among(Self(), InPlay("you", "bench"))),)
        )
    },
    "bw7-130": {"rule": CardScript(play=(*_to_five("opponent"), *_to_five("you")))},
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
    "bw10-88": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    30,
                    when=Is(Self(), Unlike(_BIG_EX)),
                    against=InPlay("opponent", "active", _BIG_EX),
                ),
            )
        )
    },
    "bw10-89": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "prevent all",
                    when=Is(Self(), Unlike(_BIG_EX)),
                    against=InPlay("opponent", filter=Kind(("Team Plasma",))),
                ),
            )
        )
    },
}
