"""The meaning of deeds in the words of today's lists."""

from __future__ import annotations

from rulesets.engine.flow import ForEach
from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Reg
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    Bench,
    CopyAttack,
    Draw,
    Evolve,
    Heal,
    In,
    InPlay,
    Lasting,
    Modifier,
    Pay,
    Pick,
    Reorder,
    Reveal,
    Send,
    Shuffle,
    Substitute,
    SwapCounters,
    TakeUp,
    That,
)
from rulesets.ptcg.effects.terms.card_filters import HasPower, Kind
from rulesets.ptcg.effects.terms.relations import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.drawing import discard_top
from rulesets.ptcg.text.mean.deeds.looking import look_at_top, reveal_there
from rulesets.ptcg.text.mean.deeds.searching import attach_to, of_those_cards, those_cards
from rulesets.ptcg.text.mean.deeds.trainer_cards import search_either
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC, ENERGY, POKEMON, TOOL, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Searches.
@means("search_split")
def search_split(said: Discourse, cards: CardSet, n: str) -> Program:
    ops, found = said.take(
        In(DECK, YOU, cards.filter), CardSet(cards.filter, cards.count, 0, cards.differ)
    )
    into = said.register("cards")
    said.cards = Without(found, Held(into))
    return (*ops, Reveal(found), Pick(found, into, int(n)), Send(Held(into), HAND))


@means("attach_other")
def attach_other(said: Discourse, mons: Mons) -> Program:
    left = those_cards(said)
    if not isinstance(left, Without):
        raise NoMeaning("another card where none was divided off")
    return attach_to(said, left, mons)


@means("search_either_put")
def search_either_put(
    said: Discourse, n: str, one: CardFilter | None, m: str, two: CardFilter | None, into: str
) -> Program:
    return search_either(said, n, one, m, two, into)


def _grow(said: Discourse, group: Selector) -> Program:
    one, into = said.register("one"), said.register("cards")
    found = In(DECK, YOU, EvolvesFrom(Held(one)))
    return (ForEach(group, one, (Pick(found, into, 1, 0), Evolve(Held(into), Held(one)))),)


@means("each_grows")
def each_grows(said: Discourse) -> Program:
    if not isinstance(said.that, Held):
        raise NoMeaning("a search for Pokémon that were not chosen")
    return _grow(said, said.that)


@means("bench_grows")
def bench_grows(said: Discourse) -> Program:
    return _grow(said, InPlay(YOU, BENCH))


@means("bench_charged")
def bench_charged(said: Discourse, cards: CardSet) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards for each Pokémon")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
    return (ForEach(InPlay(YOU, BENCH), one, steps),)


@means("look_attach_one")
def look_attach_one(said: Discourse, n: str, cards: CardSet, mons: Mons) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    source = That(seen, cards.filter) if cards.filter is not None else seen
    ops, found = said.take(source, CardSet(cards.filter, cards.count, 0))
    put = attach_to(said, found, mons)
    said.cards = seen
    return (*look, *ops, *put)


@means("reveal_there_but")
def reveal_there_but(said: Discourse, cards: CardSet, *_: object) -> Program:
    from rulesets.ptcg.effects.ops import Named, Unlike
    from rulesets.ptcg.eras import rules_name

    other = every(cards.filter, Unlike(Named((rules_name(said.own),))))
    return reveal_there(said, CardSet(other, cards.count, cards.at_least))


# Hands and decks.
@means("foe_hand_under")
def foe_hand_under(said: Discourse) -> Program:
    return Shuffle(OPPONENT, HAND), Send(In(HAND, OPPONENT), DECK, "bottom")


@means("foe_draws")
def foe_draws(said: Discourse, n: str) -> Program:
    return (Draw(int(n), OPPONENT),)


@means("mill_own")
def mill_own(said: Discourse, n: str) -> Program:
    return discard_top(said, int(n), YOU)


@means("mill_lost")
def mill_lost(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    from rulesets.engine.select import Top

    said.cards = Held(into)
    return Pick(Top(In(DECK), int(n)), into, int(n)), Send(Held(into), "lost")


@means("take_item_cards")
def take_item_cards(said: Discourse) -> Program:
    return (Send(of_those_cards(said, Kind(("Item",))), HAND),)


@means("look_theirs_discard")
def look_theirs_discard(said: Discourse, n: str, cards: CardSet) -> Program:
    look = look_at_top(said, int(n), OPPONENT)
    ops, found = said.take(
        of_those_cards(said, cards.filter), CardSet(cards.filter, cards.count, 0)
    )
    return (*look, *ops, Send(found))


@means("reveal_theirs")
def reveal_theirs(said: Discourse, n: str) -> Program:
    note, _ = look_at_top(said, int(n), OPPONENT)
    return note, Reveal(those_cards(said))


@means("bench_theirs")
def bench_theirs(said: Discourse) -> Program:
    into = said.register("cards")
    found = of_those_cards(said, every(POKEMON, BASIC))
    return Pick(found, into, 99, 0), Bench(Held(into))


# The discard pile and the Lost Zone.
@means("discard_to_lost")
def discard_to_lost(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, Send(found, "lost"))


@means("discard_under")
def discard_under(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, Send(found, DECK, "bottom"), Reorder(found, "bottom"))


@means("dig_heads_top")
def dig_heads_top(said: Discourse, kind: CardFilter | None) -> Program:
    into = said.register("cards")
    pick = Pick(In(DISCARD, YOU, kind), into, Reg("heads"), 0)
    return pick, Send(Held(into), DECK), Reorder(Held(into))


@means("copy_discarded")
def copy_discarded(said: Discourse, traits: tuple[Trait, ...]) -> Program:
    kind = every(POKEMON, *(t.filter for t in traits))
    if any(t.place or t.others for t in traits):
        raise NoMeaning("discarded Pokémon by place")
    return (CopyAttack(In(DISCARD, YOU, kind)),)


@means("exchange_discarded")
def exchange_discarded(said: Discourse, n: str) -> Program:
    says((n,), "1")
    card = said.register("cards")
    ops, who = said.pick(Mons(InPlay(YOU, filter=BASIC), 1))
    said.exchanged = True
    found = In(DISCARD, YOU, every(POKEMON, BASIC))
    return Pick(found, card), *ops, Substitute(Held(card), who, DISCARD)


# Tools and Stadiums.
_IN_PLAY = Either(Attached(InPlay(BOTH), TOOL), In("stadium", BOTH))


@means("tool_or_stadium_lost")
def tool_or_stadium_lost(said: Discourse) -> Program:
    into = said.register("cards")
    return Pick(_IN_PLAY, into), Send(Held(into), "lost")


@means("tools_stadiums")
def tools_stadiums(said: Discourse, n: str, _: str) -> Program:
    into = said.register("cards")
    return Pick(_IN_PLAY, into, int(n), 0), Send(Held(into))


# Pokémon and Energy.
@means("heal_moved")
def heal_moved(said: Discourse, n: str) -> Program:
    if int(n) % 10:
        raise NoMeaning("healing that is no number of counters")
    return (Heal(int(n) // 10, Held("left")),)


def _among(said: Discourse, n: str, mons: Mons, to: str) -> Program:
    """Take so many Energy, by what the cards give, off several Pokémon."""
    if mons.source is None or mons.each or not mons.plural:
        raise NoMeaning("Energy of each of several Pokémon")
    said.cards, said.sort = Held("paid"), ENERGY
    return (Pay("C" * int(n), mons.source, to=to),)


@means("discard_n_among")
def discard_n_among(said: Discourse, n: str, *parts: object) -> Program:
    return _among(said, n, expect(Mons, parts[-1]), DISCARD)


@means("lose_n_among")
def lose_n_among(said: Discourse, n: str, _: bool, mons: Mons) -> Program:
    return _among(said, n, mons, "lost")


@means("discard_up_to_energy")
def discard_up_to_energy(said: Discourse, n: str, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    if mons.each:
        raise NoMeaning("Energy of each of several Pokémon")
    first, on = said.pick(mons)
    second, found = said.take(Attached(on, ENERGY), CardSet(ENERGY, int(n), 0))
    return (*first, *second, Send(found))


@means("shuffle_n_energy")
def shuffle_n_energy(said: Discourse, n: str, _: bool, mons: Mons) -> Program:
    on = said.only(mons)
    if mons.plural:
        raise NoMeaning("Energy of several Pokémon put into a deck")
    return Pay("C" * int(n), on, to=DECK), Shuffle()


@means("scoop_mons")
def scoop_mons(said: Discourse, mons: Mons) -> Program:
    """Without a word of its attached cards they are discarded."""
    group = mons.source
    if not isinstance(group, InPlay) or group.side != YOU or mons.count is None:
        raise NoMeaning("Pokémon of the opponent's in one's own hand")
    ops, who = said.pick(mons)
    said.falls = True
    return (*ops, TakeUp(who, HAND))


@means("swap_counters")
def swap_counters(said: Discourse, one: Mons, other: Mons) -> Program:
    return (SwapCounters(said.only(one), said.only(other)),)


@means("active_such")
def active_such(said: Discourse, side: str, *traits: Trait) -> Mons:
    return Mons(in_play(side, (*traits, Trait(place=ACTIVE))))


@means("abilities_off", "abilities_off_turn", "abilities_off_first")
def abilities_off(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    until = next((p for p in parts if isinstance(p, str)), "this turn")
    group = said.only(mons)
    if not isinstance(group, InPlay) or said.kind == "attack":
        raise NoMeaning("Abilities of a certain Pokémon for some time")
    off = Modifier("powers off", on=That(group, HasPower(("Ability",))), value="Ability")
    return (Lasting((off,), until, players=YOU),)
