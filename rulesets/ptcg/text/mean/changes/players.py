"""The meaning of what players may play and have in play."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import InPlay, Kind, Some
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.text.mean.changes.bearers import on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning

# Trainer cards that are no Supporters.
NOT_SUPPORTERS = "Item|Stadium"
_ALL_TOOLS_OFF = (Modifier("tools off", on=InPlay(BOTH)),)

silent("except_supporters")


@means("lasts_no_items")
def lasts_no_items(said: Discourse, *_: object) -> Timed:
    return (), (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),), Self(), OPPONENT


def player_kinds(kind: CardFilter | None) -> str:
    """Return the kinds of cards a ban names."""
    if kind is None:
        raise NoMeaning("a ban on all cards")
    if isinstance(kind, Kind):
        return "|".join(kind.words)
    if isinstance(kind, Some) and all(isinstance(f, Kind) for f in kind.filters):
        return "|".join(word for f in kind.filters if isinstance(f, Kind) for word in f.words)
    raise NoMeaning("a ban on cards by other properties")


@means("cannot_play")
def cannot_play(said: Discourse, kind: CardFilter | None) -> Timed:
    value = "" if kind is None else player_kinds(kind)
    m = Modifier("cannot play", value=value, who=OPPONENT)
    return (), (m,), Self(), OPPONENT


@means("cannot_play_trainers")
def cannot_play_trainers(said: Discourse, *_: object) -> Timed:
    m = Modifier("cannot play", value="Trainer", who=OPPONENT)
    return (), (m,), Self(), OPPONENT


@means("lasts_no_own_trainers")
def lasts_no_own_trainers(said: Discourse) -> Timed:
    return (), (Modifier("cannot play", value="Trainer"),), Self(), YOU


@means("p_no_items")
def p_no_items(said: Discourse, *_: object) -> Changes:
    return (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),)


@means("p_cannot_play_both")
def p_cannot_play_both(said: Discourse, kind: CardFilter | None) -> Changes:
    return (Modifier("cannot play", value=player_kinds(kind), who=BOTH),)


@means("p_cannot_play")
def p_cannot_play(said: Discourse, kind: CardFilter | None) -> Changes:
    return (Modifier("cannot play", value=player_kinds(kind), who=OPPONENT),)


@means("p_no_trainers")
def p_no_trainers(said: Discourse) -> Changes:
    return (Modifier("cannot play", value="Trainer", who=BOTH),)


@means("p_tools_group")
def p_tools_group(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "tools", int(n) - 1)


@means("p_narrow")
def p_narrow(said: Discourse, n: str) -> Changes:
    return (Modifier("bench", int(n), who=OPPONENT),)


always("p_their_tools_off", (Modifier("tools off", on=InPlay(OPPONENT)),))


@means("p_all_tools_off")
def p_all_tools_off(said: Discourse, *_: object) -> Changes:
    return _ALL_TOOLS_OFF


@means("p_tools_off")
def p_tools_off(said: Discourse, _: str) -> Changes:
    return (Modifier("tools off", on=InPlay(BOTH)),)


@means("p_tools")
def p_tools(said: Discourse, _: object, n: str) -> Changes:
    return (Modifier("tools", int(n) - 1),)


@means("p_no_recovery")
def p_no_recovery(said: Discourse) -> Changes:
    return (Modifier("no recovery", who=OPPONENT),)


@means("p_wide")
def p_wide(said: Discourse, n: str) -> Changes:
    return (Modifier("bench", int(n), who=BOTH),)


@means("p_falls_lost")
def p_falls_lost(said: Discourse) -> Changes:
    said.falls = True
    return (Modifier("falls to", on=InPlay(BOTH), value="lost"),)


always("item_or_supporter", "Item|Supporter")
always("a_supporter", "Supporter")
always("an_item", "Item")


@means("hand_open")
def hand_open(said: Discourse) -> Changes:
    return (Modifier("open hand", who=OPPONENT),)


@means("p_none_recovered")
def p_none_recovered(said: Discourse) -> Changes:
    return (Modifier("no recovery", value="any", who=BOTH),)


@means("p_piles_untouched")
def p_piles_untouched(said: Discourse) -> Changes:
    return (Modifier("pile untouched", value="attack|power", who=BOTH),)


@means("p_supporters")
def p_supporters(said: Discourse, n: str) -> Changes:
    return (Modifier("supporters", int(n) - 1),)
