"""The meaning of what Trainer cards say: plays, their limits and what holds for a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Count, Either, Held, Selector, Without
from rulesets.engine.values import AllOf, AtLeast, Condition, Not, Plus, Reg, Size, Times
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.filters import EvolvesFrom, GrowsFrom, Named
from rulesets.ptcg.ops import (
    Attach,
    Attached,
    Bench,
    Bottom,
    Cure,
    Draw,
    Evolve,
    FirstTurnToo,
    ForEach,
    Heal,
    In,
    InPlay,
    Is,
    It,
    Lasting,
    Look,
    Mix,
    Modifier,
    Note,
    OneOf,
    Pick,
    Put,
    Reorder,
    Require,
    Reveal,
    Send,
    Shuffle,
    Substitute,
    Switch,
    TakeUp,
    That,
    TurnOf,
    WentSecond,
)
from rulesets.ptcg.ops.lasting import THIS_TURN
from rulesets.ptcg.script import walk
from rulesets.ptcg.selectors import ACTIVE, BENCH, BOTH, OPPONENT, YOU, CardFilter, Self, ThisCard
from rulesets.ptcg.text.meaning.discourse import (
    CardSet,
    Discourse,
    EnergySet,
    Mons,
    NoMeaning,
    Trait,
)
from rulesets.ptcg.text.meaning.nouns import (
    BASIC,
    BASIC_ENERGY,
    POKEMON,
    TOOL,
    _in_play,
    every,
    some,
)
from rulesets.ptcg.text.meaning.roles import Change, Ends, OpenTrigger, PlayLimit

HAND, DECK, DISCARD = "hand", "deck", "discard"
_OTHERS = Without(In(HAND), ThisCard())
_FIRST_TURN = TurnOf(YOU, first=True)
_IN_DECK = In(DECK, BOTH)


def _says(numbers: tuple[Any, ...], *wanted: str) -> None:
    """Refuse a sentence whose numbers are not those that its rule is made for."""
    if tuple(n for n in numbers if isinstance(n, str) and n.isdigit()) != wanted:
        raise NoMeaning("other numbers than this sentence always has")


class TrainerMeaning:
    """Handlers of the plays in `trainers.lark`."""

    said: Discourse

    # Drawing, and hands under decks.
    def draw_each(self, n: str, *m: str) -> Program:
        return Draw(int(n)), Draw(int(m[0]) if m else 1, OPPONENT)

    def draw_many_more(self, n: str) -> Program:
        return (Draw(int(n)),)

    def draw_past_them(self, n: str) -> Program:
        return (Draw(Plus(Count(In(HAND, OPPONENT)), int(n)), until=True),)

    def energy_on_deck(self, energy: EnergySet, mons: Mons) -> Program:
        if energy.count != 1 or mons.plural:
            raise NoMeaning("several Energy put on a deck")
        first, on = self.said.pick(mons)
        second, found = self.said.take(Attached(on, energy.filter), energy)
        return (*first, *second, Send(found, DECK))

    def no_more_trainers(self) -> Program:
        return (Lasting((Modifier("cannot play", value="Trainer"),), THIS_TURN, players=YOU),)

    def draw_as_many(self) -> Program:
        if not isinstance(self.said.cards, Held):
            raise NoMeaning("as many cards as no sentence has counted")
        return (Draw(Size(self.said.cards.name)),)

    def hands_under_decks(self) -> Program:
        self.said.subject = BOTH
        return Shuffle(BOTH, HAND), Send(In(HAND, BOTH), DECK, "bottom")

    def hand_shuffled_under(self) -> Program:
        return Shuffle(YOU, HAND), Send(In(HAND), DECK, "bottom")

    def hand_to_deck(self, cards: CardSet, *parts: Any) -> Program:
        ops, found = self.said.take(self._hand(cards.filter), cards)
        at = "bottom" if "under" in parts else "top"
        back: Program = (Send(found, DECK, at),)
        return (*ops, *back, *(() if cards.count == 1 else (Reorder(found, at),)))

    def hand_shown_to_deck(self, cards: CardSet, *_: Any) -> Program:
        ops, found = self.said.take(self._hand(cards.filter), cards)
        return (*ops, Reveal(found), Send(found, DECK))

    def in_any_order(self) -> str:
        return "order"

    def _hand(self, kind: CardFilter | None) -> Selector:
        hand = In(HAND, YOU, kind)
        return Without(hand, ThisCard()) if self.said.kind == "trainer" else hand

    # Pokémon in play.
    def each_switches(self, *numbers: Any) -> Program:
        _says(numbers, "1")
        self.said.first = OPPONENT
        theirs, mine = self.said.register("pokemon"), self.said.register("pokemon")
        return (
            Pick(InPlay(OPPONENT, BENCH), theirs, by=OPPONENT),
            Switch(Held(theirs)),
            Pick(InPlay(YOU, BENCH), mine),
            Switch(Held(mine)),
        )

    def opponent_first(self) -> Program:
        if self.said.first != OPPONENT:
            raise NoMeaning("an order of deeds that both players did not do")
        return ()

    def opponent_switches_own(self, *numbers: Any) -> Program:
        _says(numbers, "1", "1")
        into = self.said.register("pokemon")
        return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))

    def heal_and_cure(self, n: str, mons: Mons) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Heal(int(n) // 10, on), Cure(on))

    def scoop_all(self, mons: Mons) -> Program:
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, HAND, HAND))

    def discard_mons(self, mons: Mons, *_: Any) -> Program:
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, DISCARD, DISCARD))

    def scoop_bare(self, n: str, group: InPlay) -> Program:
        if group.side != YOU:
            raise NoMeaning("a Pokémon of the opponent's in one's own hand")
        ops, who = self.said.pick(Mons(group, int(n)))
        return (*ops, TakeUp(who, HAND, DISCARD))

    def discard_tools_any(self, n: str, *_: Any) -> Program:
        into = self.said.register("cards")
        return Pick(Attached(InPlay(BOTH), TOOL), into, int(n), 0), Send(Held(into))

    def ups(self, n: str, group: InPlay) -> Mons:
        return Mons(group, int(n), 0)

    def attach_to_each(self, mons: Mons, energy: EnergySet) -> Program:
        ops, who = self.said.pick(mons)
        pile = In(DISCARD, YOU, energy.filter)
        before, mon, card = (self.said.register(w) for w in ("before", "one", "cards"))
        steps = Pick(pile, card), Attach(Held(card), Held(mon))
        self.said.deed = Not(AtLeast(Count(pile), Reg(before)))
        return (*ops, Put(before, Count(pile)), ForEach(who, mon, steps))

    # Several kinds of cards at once.
    def several(self, *sets: CardSet) -> tuple[CardSet, ...]:
        return sets

    def _take_several(
        self, source: Any, sets: tuple[CardSet, ...], least: int = -1
    ) -> tuple[Program, Selector]:
        """Return picks of one kind after another, none of a card already picked."""
        program: Program = ()
        found: Selector | None = None
        for cards in sets:
            if cards.count is None or any(isinstance(t, EvolvesFrom) for t in walk(cards.filter)):
                raise NoMeaning("several kinds of cards, one without a number")
            place: Selector = source(cards.filter)
            place = place if found is None else Without(place, found)
            least_of = cards.at_least if least < 0 else least
            ops, held = self.said.take(place, CardSet(cards.filter, cards.count, least_of))
            program += ops
            found = held if found is None else Either(found, held)
        assert found is not None
        self.said.cards = found
        return program, found

    def search_several(self, sets: tuple[CardSet, ...], *parts: Any) -> Program:
        # What is searched for by kind need not be found.
        ops, found = self._take_several(lambda kind: In(DECK, YOU, kind), sets, 0)
        reveal: Program = (Reveal(found),) if len(parts) == 2 else ()
        return (*ops, *reveal, *self._put(found, parts[-1]))  # type: ignore[attr-defined]

    def reveal_several(self, sets: tuple[CardSet, ...]) -> Program:
        seen: Selector = self._them()  # type: ignore[attr-defined]
        ops, found = self._take_several(lambda kind: That(seen, kind) if kind else seen, sets, 0)
        self.said.cards = seen
        return (*ops, Reveal(found), Send(found, HAND))

    def discard_shuffle_several(self, sets: tuple[CardSet, ...]) -> Program:
        ops, found = self._take_several(lambda kind: In(DISCARD, YOU, kind), sets)
        return (*ops, Reveal(found), Send(found, DECK), Shuffle())

    def discard_put_several(self, sets: tuple[CardSet, ...]) -> Program:
        ops, found = self._take_several(lambda kind: In(DISCARD, YOU, kind), sets)
        return (*ops, Send(found, HAND))

    # Cards of a deck looked at.
    def look_bottom(self, n: str) -> Program:
        into = self.said.register("seen")
        self.said.cards = Held(into)
        return Note(Bottom(In(DECK), int(n)), into), Look(Held(into))

    def _rest(self) -> Selector:
        seen: Selector = self.said.seen or self._them()  # type: ignore[attr-defined]
        return Both(seen, _IN_DECK)

    def others_lost(self) -> Program:
        return (Send(self._rest(), "lost"),)

    def others_top(self) -> Program:
        return (Send(self._rest(), DECK),)

    def others_mixed_under(self) -> Program:
        return (Mix(self._rest(), "bottom"),)

    def reveal_to_bench(self, cards: CardSet, *_: Any) -> Program:
        seen: Selector = self._them()  # type: ignore[attr-defined]
        source = That(seen, cards.filter) if cards.filter is not None else seen
        into = self.said.register("cards")
        return Pick(source, into, cards.count or 1, 0), Reveal(Held(into)), Bench(Held(into))

    def look_take_up(self, n: str, k: str) -> Program:
        look: Program = self._look(int(n), YOU)  # type: ignore[attr-defined]
        seen: Selector = self._them()  # type: ignore[attr-defined]
        into = self.said.register("cards")
        return (*look, Pick(seen, into, int(k), 0), Send(Held(into), HAND))

    def mill_attach(
        self, n: str, energy: EnergySet, side: str, traits: tuple[Trait, ...]
    ) -> Program:
        mill: Program = self._mill(int(n), YOU)  # type: ignore[attr-defined]
        milled: Selector = self._them()  # type: ignore[attr-defined]
        found = That(milled, energy.filter)
        return (*mill, *self._attach_any(found, side, traits))  # type: ignore[attr-defined]

    def search_to_top(self, cards: CardSet) -> Program:
        if cards.filter is not None or cards.count is None:
            raise NoMeaning("cards of some kind put on top of the deck")
        ops, found = self.said.take(In(DECK), cards)
        return (*ops, Shuffle(), Send(found, DECK), Reorder(found))

    def search_by_heads(self) -> Program:
        into = self.said.register("cards")
        return Pick(In(DECK), into, Reg("heads"), 0), Send(Held(into), HAND), Shuffle()

    def search_either(
        self, n: str, one: CardFilter | None, m: str, two: CardFilter | None, *parts: Any
    ) -> Program:
        options = []
        for count, kind in ((n, one), (m, two)):
            into = self.said.register("cards")
            put: Program = self._put(Held(into), parts[-1])  # type: ignore[attr-defined]
            pick = Pick(In(DECK, YOU, kind), into, int(count), 0)
            options.append((pick, Reveal(Held(into)), *put))
        return (OneOf(tuple(options)),)

    def their_basic_back(self) -> Program:
        into = self.said.register("cards")
        pile = In(DISCARD, OPPONENT, every(POKEMON, BASIC))
        return Pick(pile, into), Bench(Held(into))

    def search_for_each(self, cards: CardSet) -> Program:
        if not isinstance(self.said.that, Held) or cards.count != 1:
            raise NoMeaning("a search for Pokémon that were not chosen")
        one, into = self.said.register("one"), self.said.register("cards")
        steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
        return (ForEach(self.said.that, one, steps),)

    # What a note adds to the sentence before it.
    def includes_new(self, *_: Any) -> Any:
        return Change("includes new")

    def new_ones(self) -> str:
        return ""

    def at_least_discard(self, n: str) -> Any:
        return Change("at least", int(n))

    def first_turn_too(self, *_: Any) -> Any:
        return (FirstTurnToo(),)

    # The opponent's hand.
    def foe_hand(self, program: Program) -> Program:
        return (Look(In(HAND, OPPONENT)), *program)

    def there_discard(self, cards: CardSet) -> Program:
        ops, found = self.said.take(In(HAND, OPPONENT, cards.filter), cards)
        return (*ops, Send(found))

    def there_cards_under(self, cards: CardSet) -> Program:
        ops, found = self.said.take(In(HAND, OPPONENT, cards.filter), cards)
        return (*ops, Send(found, DECK, "bottom"))

    def there_under(self) -> Program:
        return self.there_cards_under(CardSet(None))

    def there_draw_one(self, kind: CardFilter | None) -> Program:
        return (Draw(Count(In(HAND, OPPONENT, kind))),)

    def there_draw(self, n: str, kind: CardFilter | None) -> Program:
        return (Draw(Times(int(n), Count(In(HAND, OPPONENT, kind)))),)

    def there_bench(self, *_: Any) -> Program:
        ops, found = self.said.take(In(HAND, OPPONENT, every(POKEMON, BASIC)), CardSet(None))
        self.said.that = found
        return (*ops, Bench(found))

    def exchange_self(self, *_: Any) -> Program:
        into = self.said.register("cards")
        another = In(DECK, YOU, Named((rules_name(self.said.own),)))
        self.said.exchanged = True
        return Pick(another, into, 1, 0), Substitute(Held(into))

    def exchanged(self, *_: Any) -> Program:
        # The exchange itself puts the old card on the deck and leaves the rest where it is.
        if not self.said.exchanged:
            raise NoMeaning("a card put back that was not exchanged")
        return ()

    # Stages skipped.
    def _grow(self, on: Selector, kinds: CardFilter) -> Program:
        into = self.said.register("cards")
        return Pick(In(HAND, filter=kinds), into), Evolve(Held(into), on)

    def _chosen_basic(self) -> Selector:
        if not isinstance(self.said.that, Held):
            raise NoMeaning("an evolution of a Pokémon that was not chosen")
        return self.said.that

    def skip_stage(self, *numbers: Any) -> Program:
        _says(numbers, *("2", "1")[: len(numbers)])
        on = self._chosen_basic()
        return self._grow(on, GrowsFrom(on))

    def skip_or_next(self, *numbers: Any) -> Program:
        _says(numbers, "1", "2")
        on = self._chosen_basic()
        return self._grow(on, some(EvolvesFrom(on), GrowsFrom(on)))

    def skip_note(self, *numbers: Any) -> Program:
        _says(numbers, "2", "1")
        return ()

    def skip_matching(self, *numbers: Any) -> Program:
        _says(numbers, "2")
        ops, on = self.said.pick(Mons(InPlay(YOU, filter=BASIC), 1))
        return (*ops, *self._grow(on, GrowsFrom(on)))

    def candy_old(self, *_: Any) -> Any:
        return Change("may evolve")

    def candy_limit(self, *_: Any) -> Any:
        return Change("not new")

    # Limits.
    def second_first_turn(self, *_: Any) -> Any:
        return PlayLimit(AllOf((_FIRST_TURN, WentSecond())))

    def must_shuffle(self, n: str, *_: Any) -> Any:
        return PlayLimit(AtLeast(Count(_OTHERS), int(n)))

    def not_discarded(self, *_: Any) -> Any:
        return Change("not discarded")

    def ends_mine(self, *numbers: Any) -> Any:
        _says(numbers, "1")
        return Ends(YOU)

    def ends_theirs(self, *numbers: Any) -> Any:
        _says(numbers, "1")
        return Ends(OPPONENT)

    def not_first_turn(self, *_: Any) -> Any:
        return PlayLimit(Not(_FIRST_TURN))

    def if_not_play(self, condition: Condition, *_: Any) -> Any:
        return PlayLimit(Not(condition))

    def lost_cost(self, _: Any, cards: CardSet) -> Program:
        if cards.count != 1:
            raise NoMeaning("a price of several cards")
        ops, found = self.said.take(Without(In(HAND, YOU, cards.filter), ThisCard()), cards)
        return (Require(AtLeast(Count(_OTHERS), 1)), *ops, Send(found, "lost"))

    # A turn.
    def boost(self, group: InPlay, n: str, foes: Selector, *_: Any) -> Any:
        m = Modifier("damage dealt before", int(n), group, against=foes)
        return (), (m,), Self(), group.side

    def boost_side(self, side: str, traits: tuple[Trait, ...], n: str, *rest: Any) -> Any:
        return self.boost(_in_play(side, traits), n, *rest)

    def guard(self, n: str, foes: Selector, *_: Any) -> Any:
        m = Modifier("damage taken", -int(n), InPlay(YOU), against=foes)
        return (), (m,), Self(), YOU

    def foes_active(self) -> Selector:
        return InPlay(OPPONENT, ACTIVE)

    def foes_of(self, foes: Selector) -> Selector:
        if isinstance(foes, Either):
            return Either(self.foes_of(foes.left), self._active_too(foes.right))
        if not isinstance(foes, InPlay) or (foes.side, foes.place) != (OPPONENT, ACTIVE):
            raise NoMeaning("more damage to other Pokémon than the Active one")
        return foes

    def _active_too(self, foes: Selector) -> Selector:
        return self.foes_of(replace(foes, place=ACTIVE) if isinstance(foes, InPlay) else foes)

    def p_boost(self, mons: Mons, n: str, foes: Selector, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("damage dealt before", int(n), self.said.only(mons), against=foes),)

    def p_less_theirs(self, mons: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        if self.said.kind == "stadium":
            raise NoMeaning("attacks of the opponent of either player")
        foes = InPlay(OPPONENT)
        return (Modifier("damage taken", -int(n), self.said.only(mons), against=foes),)

    def p_less_attackers(self, mons: Mons, n: str, foes: Selector, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("damage taken", -int(n), self.said.only(mons), against=foes),)

    def p_type(self, mons: Mons, type_: str) -> tuple[Modifier, ...]:
        return (Modifier("type", on=self.said.only(mons), value=type_[1:-1]),)

    def p_fixed(self, _: Any) -> tuple[Modifier, ...]:
        return (Modifier("cannot retreat"),)

    def p_prevent_attackers(self, mons: Mons, foes: Selector) -> tuple[Modifier, ...]:
        return (Modifier("prevent damage", on=self.said.only(mons), against=foes),)

    def p_prevent_attackers2(self, foes: Selector, mons: Mons) -> tuple[Modifier, ...]:
        return self.p_prevent_attackers(mons, foes)

    def turn_goes_on(self, *parts: Any) -> tuple[Modifier, ...]:
        names = next(p for p in parts if isinstance(p, tuple))
        return (Modifier("turn goes on", when=Is(Self(), Named(names))),)

    def exp_share(self, *numbers: Any) -> Any:
        _says(numbers, *("1",) * any(isinstance(n, str) and n.isdigit() for n in numbers))
        into = self.said.register("cards")
        move = Pick(Attached(It(), BASIC_ENERGY), into), Attach(Held(into), Self())
        return OpenTrigger(
            "knocked out", move, None, optional=True, on=InPlay(YOU, ACTIVE, others=True)
        )

    def ally_falls(self, *_: Any) -> str:
        return ""
