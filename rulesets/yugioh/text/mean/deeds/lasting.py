"""Statements as deeds: what holds for a time, on cards and on players."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, Lasting
from rulesets.yugioh.text.mean.claims.players import no_activation
from rulesets.yugioh.text.mean.claims.statements import WHILE_THERE
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Claim, Fixed, Noun
from rulesets.yugioh.text.mean.registry import always, means, refused

END_OF_TURN = "end of turn"
# What holds for monsters that come later in the turn, too.
_LATER = frozenset(("battle proof", "effect proof", "no attack", "no attack on", "untargetable"))
for _rule, _until in {
    "u_turn": END_OF_TURN, "u_their_turn": "end of opponent's next turn",
    "u_calculation": "damage calculation", "u_damage": "damage step",
    "u_your_standby": "your next standby",
}.items():  # fmt: skip
    always(_rule, _until)


def lasting(claim: Claim, until: str) -> Program:
    """Return a statement as a step that makes it hold for a time."""
    if claim.when == WHILE_THERE and not until:
        made = tuple(replace(m, when=WHILE_THERE) for m in claim.modifiers)
        claim = replace(claim, modifiers=made, when=None)
    if claim.when is not None:
        raise NoMeaning("a step that holds under a condition")
    if claim.player and not until:
        raise NoMeaning("a rule for players without an end")
    if claim.player:
        return (Lasting(claim.modifiers, None, until),)
    points = {m.point for m in claim.modifiers}
    if points & {"tributes"}:
        raise NoMeaning("a step about Tributes")
    later = (points <= _LATER or claim.later) and not claim.now
    if until and isinstance(claim.on, Cards) and not claim.ops and later:
        made = tuple(replace(m, on=claim.on) for m in claim.modifiers)
        return (Lasting(made, None, until, claim.others),)
    if claim.others is not None:
        raise NoMeaning("other cards than a target, for good")
    on = THIS if claim.on is None else claim.on
    return (*claim.ops, Lasting(claim.modifiers, on, until))


@means("claim_until")
def claim_until(said: Discourse, claim: Claim, until: str) -> Program:
    said.until = "?"
    return lasting(claim, until)


@means("until_claim")
def until_claim(said: Discourse, until: str, claim: Claim) -> Program:
    said.until = until  # what is said of "also" holds as long
    return lasting(claim, until)


@means("claim_deed")
def claim_deed(said: Discourse, claim: Claim) -> Program:
    if said.until == "?":
        raise NoMeaning("a second statement without its own time")
    return lasting(claim, said.until)


@means("player_ban_until")
def player_ban_until(said: Discourse, modifiers: tuple[Modifier, ...], until: str) -> Program:
    return (Lasting(modifiers, None, until),)


@means("until_player_ban")
def until_player_ban(said: Discourse, until: str, modifiers: tuple[Modifier, ...]) -> Program:
    return (Lasting(modifiers, None, until),)


@means("pb_special")
def pb_special(said: Discourse, noun: Noun | None = None) -> tuple[Modifier, ...]:
    if noun is not None:
        raise NoMeaning("no Special Summon of a kind")
    return (Modifier("no summon", value="special"),)


@means("pb_their_activate")
def pb_their_activate(said: Discourse, what: str) -> tuple[Modifier, ...]:
    return (no_activation(what, "opponent"),)


always("pb_no_damage", (Modifier("no battle damage to player"),))
always("pb_their_no_damage", (Modifier("no battle damage to player", who="opponent"),))
refused("refused_player_ban", "a rule for players that is not carried out")
always("pb_their_attacks", (Modifier("no attack", on=Cards(("monsters",), "opponent")),))
always("pb_attacks", (Modifier("no attack", on=Cards(("monsters",), "either")),))


@means("make_atk")
def make_atk(said: Discourse, ref: Fixed, n: str) -> Program:
    return (Lasting((Modifier("set atk", int(n)),), ref.cards, ""),)


@means("make_both")
def make_both(said: Discourse, n: str) -> Program:
    both = (Modifier("set atk", int(n)), Modifier("set def", int(n)))
    return (Lasting(both, said.it(), ""),)


@means("make_level")
def make_level(said: Discourse, n: str) -> Program:
    return (Lasting((Modifier("set level", int(n)),), said.it(), ""),)


always("u_battle", "battle phase")


@means("no_damage_that_battle")
def no_damage_that_battle(said: Discourse) -> Program:
    return (Lasting((Modifier("no battle damage to player"),), None, "damage step"),)


always("u_your_next", "end of your next turn")
always("u_next", "end of next turn")


@means("more_normal_summons")
def more_normal_summons(said: Discourse, *n: str) -> Program:
    if n[0] != "2":
        raise NoMeaning("more than two Normal Summons")
    return (Lasting((Modifier("extra normal summon", 1),), None, END_OF_TURN),)
