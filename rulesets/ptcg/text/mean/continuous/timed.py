"""The meaning of bars and changes that last for some time."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import (
    THEIR_NEXT_TURN,
    THIS_TURN,
    UNTIL_THEIR_NEXT_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    YOUR_NEXT_TURN,
)
from rulesets.engine.select import Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import Among, InPlay, Lasting, Modifier, Some, Source
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter, Defending
from rulesets.ptcg.match.continuous import POKEMON_POWERS
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.ptcg.text.mean.roles import Timed
from rulesets.text.gaps import NoMeaning


def player_kinds(kind: CardFilter | None) -> str:
    """Return the kinds of cards a ban names."""
    if kind is None:
        raise NoMeaning("a ban on all cards")
    if isinstance(kind, Kind):
        return "|".join(kind.words)
    if isinstance(kind, Some) and all(isinstance(f, Kind) for f in kind.filters):
        return "|".join(word for f in kind.filters if isinstance(f, Kind) for word in f.words)
    raise NoMeaning("a ban on cards by other properties")


# Trainer cards that are no Supporters.
NOT_SUPPORTERS = "Item|Stadium"


# What a Pokémon does in its own player's turn only.
_IN_ITS_TURN = frozenset(
    ("cannot retreat", "cannot attack", "flip to attack", "damage dealt before")
)


silent("by_attacks", "except_supporters")
phrase("after_wr", "before_wr", "by_foes")
always("their_next", THEIR_NEXT_TURN)
always("until_their_next", UNTIL_THEIR_NEXT_TURN_ENDS)
always("your_next", YOUR_NEXT_TURN)
always("until_your_next", UNTIL_YOUR_NEXT_TURN_ENDS)
always("this_turn", THIS_TURN)


@means("lasting")
def lasting(said: Discourse, *parts: str | Timed) -> Program:
    (until,) = (p for p in parts if isinstance(p, str))
    ((ops, modifiers, on, players),) = (p for p in parts if not isinstance(p, str))
    theirs = on == Defending() and any(m.point in _IN_ITS_TURN for m in modifiers)
    if until == YOUR_NEXT_TURN and theirs:
        raise NoMeaning("a bar in your turn on what a Pokémon does in the opponent's")
    if players:
        return (*ops, Lasting(modifiers, until, players=players))
    return (*ops, Lasting(modifiers, until, on))


def marked(said: Discourse, mons: Mons, *modifiers: Modifier) -> Timed:
    """Return modifiers that some Pokémon bear for a time: ops, modifiers, bearers, players."""
    ops, on = said.pick(mons)
    return ops, modifiers, on, ""


@means("cannot_retreat")
def cannot_retreat(said: Discourse, mons: Mons) -> Timed:
    return marked(said, mons, Modifier("cannot retreat"))


@means("cannot_attack")
def cannot_attack(said: Discourse, mons: Mons) -> Timed:
    return marked(said, mons, Modifier("cannot attack"))


always("k_powers", "Poké-Power")
always("k_bodies", "Poké-Body")
always("k_powers_bodies", "Poké-Power|Poké-Body")


@means("lasts_powers_off")
def lasts_powers_off(said: Discourse, mons: Mons, kinds: str) -> Timed:
    return marked(said, mons, Modifier("powers off", value=kinds))


@means("lasts_no_retreat_powers")
def lasts_no_retreat_powers(said: Discourse, mons: Mons, kinds: str) -> Timed:
    return marked(said, mons, Modifier("cannot retreat"), Modifier("powers off", value=kinds))


@means("lasts_no_items")
def lasts_no_items(said: Discourse, *_: object) -> Timed:
    return (), (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),), Self(), OPPONENT


@means("lasts_type")
def lasts_type(said: Discourse, _: object, letter: str) -> Timed:
    return marked(said, Mons(Self()), Modifier("type", value=letter[1:-1]))


@means("lasts_retreat_more")
def lasts_retreat_more(said: Discourse, mon: Mons, cost: str) -> Timed:
    return marked(said, mon, Modifier("retreat", len(cost) - 2))


@means("cost_both_more")
def cost_both_more(said: Discourse, mon: Mons, cost: str, retreat: str) -> Timed:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    costs = Modifier("attack cost", len(cost) - 2), Modifier("retreat", len(retreat) - 2)
    return marked(said, mon, *costs)


@means("cost_more")
def cost_more(said: Discourse, mon: Mons, cost: str) -> Timed:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    return marked(said, mon, Modifier("attack cost", len(cost) - 2))


@means("cannot_play_trainers")
def cannot_play_trainers(said: Discourse, *_: object) -> Timed:
    m = Modifier("cannot play", value="Trainer", who=OPPONENT)
    return (), (m,), Self(), OPPONENT


@means("cannot_attack_it")
def cannot_attack_it(said: Discourse, mon: Mons, other: Mons, until: str) -> Program:
    on = said.only(mon)
    if said.only(other) != Self():
        raise NoMeaning("a ban on attacking another Pokémon")
    m = Modifier("cannot attack", when=Among(Source(), InPlay(BOTH, ACTIVE)))
    return (Lasting((m,), until, on),)


@means("cannot_attack_retreat")
def cannot_attack_retreat(said: Discourse, mons: Mons) -> Timed:
    return marked(said, mons, Modifier("cannot attack"), Modifier("cannot retreat"))


@means("all_powers_off")
def all_powers_off(said: Discourse) -> Timed:
    return (), (Modifier("powers off", on=InPlay(BOTH), value=POKEMON_POWERS),), Self(), YOU


@means("attackers")
def attackers(said: Discourse, *parts: str | tuple[Trait, ...]) -> Selector:
    side = parts[0] if isinstance(parts[0], str) else BOTH
    if parts[-1] == BOTH and side != BOTH:
        raise NoMeaning("attacks of one side and of both")
    groups = [in_play(side, p) for p in parts if not isinstance(p, str)]
    found: Selector = groups[0]
    for other in groups[1:]:
        found = Either(found, other)
    return found


@means("cannot_use")
def cannot_use(said: Discourse, mon: Mons, *name: str) -> Timed:
    attack = bare(name[0]) if name else said.attack
    return marked(said, mon, Modifier("cannot attack", value=attack))


@means("cannot_use_this")
def cannot_use_this(said: Discourse) -> Timed:
    return marked(said, Mons(Self()), Modifier("cannot attack", value=said.attack))


@means("cannot_play")
def cannot_play(said: Discourse, kind: CardFilter | None) -> Timed:
    value = "" if kind is None else player_kinds(kind)
    m = Modifier("cannot play", value=value, who=OPPONENT)
    return (), (m,), Self(), OPPONENT


@means("flip_to_attack")
def flip_to_attack(said: Discourse, mon: Mons, until: str = THEIR_NEXT_TURN) -> Program:
    ops, on = said.pick(mon)
    return (*ops, Lasting((Modifier("flip to attack", value="tails?"),), until, on))


@means("flip_to_attack2")
def flip_to_attack2(said: Discourse, until: str, mon: Mons) -> Program:
    return flip_to_attack(said, mon, until)
