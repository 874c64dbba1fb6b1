"""The meaning of the opponent's hand, seen or chosen from."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.looking import Look, Reveal
from rulesets.engine.select import Count, Held
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Minus, Times
from rulesets.ptcg.effects.ops import Bench, Draw, In, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Trait, first_int
from rulesets.ptcg.text.mean.nouns.cards import cards_in_hand, of_those_cards, those_cards
from rulesets.ptcg.text.mean.nouns.filters import BASIC, POKEMON, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning

_BASIC_POKEMON = every(POKEMON, BASIC)


@means("look_there_discard")
def look_there_discard(said: Discourse, cards: CardSet) -> Program:
    return (*look_choose_there(said, cards), Send(those_cards(said)))


@means("look_choose_there")
def look_choose_there(said: Discourse, cards: CardSet) -> Program:
    said.shown = OPPONENT
    ops, _ = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (Look(In(HAND, OPPONENT)), *ops)


@means("foe_puts_that_under")
def foe_puts_that_under(said: Discourse) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("a card of another place than the opponent's hand")
    return (Send(those_cards(said), DECK, "bottom"),)


@means("show_hands")
def show_hands(said: Discourse) -> Program:
    said.shown = OPPONENT
    return (Reveal(In(HAND, BOTH)),)


@means("look_hand")
def look_hand(said: Discourse) -> Program:
    said.shown = OPPONENT
    return (Look(In(HAND, OPPONENT)),)


@means("foe_benches_any")
def foe_benches_any(said: Discourse) -> Program:
    return (*look_hand(said), *bench_there_any(said))


def _bench_theirs(said: Discourse, n: int, least: int) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("Pokémon found where no sentence has looked")
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(HAND, OPPONENT, _BASIC_POKEMON), into, n, least), Bench(Held(into))


@means("bench_there_any")
def bench_there_any(said: Discourse, *_: object) -> Program:
    return _bench_theirs(said, ANY_NUMBER, 0)


@means("bench_there_up_to")
def bench_there_up_to(said: Discourse, n: str) -> Program:
    return _bench_theirs(said, int(n), 0)


@means("bench_there_one")
def bench_there_one(said: Discourse) -> Program:
    made = _bench_theirs(said, 1, -1)
    said.that = Held("benched")
    return made


@means("foe_puts_one_under")
def foe_puts_one_under(said: Discourse) -> Program:
    into = said.register("cards")
    return Pick(In(HAND, OPPONENT), into, 1, by=OPPONENT), Send(Held(into), DECK, "bottom")


@means("both_discard")
def both_discard(said: Discourse, *n: str) -> Program:
    count, mine, theirs = first_int(n), said.register("cards"), said.register("cards")
    first = Pick(cards_in_hand(said, None), mine, count), Send(Held(mine))
    second = Pick(In(HAND, OPPONENT), theirs, count, by=OPPONENT), Send(Held(theirs))
    # The cards that say so let the opponent discard first.
    return (*second, *first)


@means("foe_discards_more")
def foe_discards_more(said: Discourse, n: str) -> Program:
    return opponent_discards(said, n)


@means("opponent_discards_to")
def opponent_discards_to(said: Discourse, n: str) -> Program:
    hand = In("hand", OPPONENT)
    into = said.register("cards")
    return Pick(hand, into, Minus(Count(hand), int(n)), by=OPPONENT), Send(Held(into))


@means("opponent_discards")
def opponent_discards(said: Discourse, *n: str) -> Program:
    into = said.register("cards")
    count = first_int(n)
    said.cards = Held(into)
    return Pick(In(HAND, OPPONENT), into, count, by=OPPONENT), Send(Held(into))


@means("foe_hand")
def foe_hand(said: Discourse, program: Program) -> Program:
    return (Look(In(HAND, OPPONENT)), *program)


@means("there_under")
def there_under(said: Discourse) -> Program:
    return there_cards_under(said, CardSet(None))


@means("there_cards_under")
def there_cards_under(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (*ops, Send(found, DECK, "bottom"))


@means("there_discard")
def there_discard(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (*ops, Send(found))


@means("there_shuffled")
def there_shuffled(said: Discourse, cards: CardSet, *_: object) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("cards of a hand that nobody has seen")
    ops, found = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (*ops, Send(found, DECK), Shuffle(OPPONENT))


@means("foe_shuffles_in")
def foe_shuffles_in(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    pick = Pick(In(HAND, OPPONENT), into, int(n), by=OPPONENT)
    return pick, Send(Held(into), DECK), Shuffle(OPPONENT)


@means("foe_puts_under")
def foe_puts_under(said: Discourse, *n: object) -> Program:
    into = said.register("cards")
    count = first_int(n)
    if count != 1:
        raise NoMeaning("an order of cards under the deck")
    pick = Pick(In(HAND, OPPONENT), into, count, by=OPPONENT)
    return pick, Send(Held(into), DECK, "bottom")


@means("bench_theirs")
def bench_theirs(said: Discourse) -> Program:
    into = said.register("cards")
    found = of_those_cards(said, every(POKEMON, BASIC))
    return Pick(found, into, 99, 0), Bench(Held(into))


@means("both_discard_to")
def both_discard_to(said: Discourse, n: str) -> Program:
    program: Program = ()
    for side in (OPPONENT, YOU):
        hand, into = In(HAND, side), said.register("cards")
        pick = Pick(hand, into, Minus(Count(hand), int(n)), by=side)
        program += (pick, Send(Held(into)))
    said.first = OPPONENT
    return program


@means("there_draw_one")
def there_draw_one(said: Discourse, kind: CardFilter | None) -> Program:
    return (Draw(Count(In(HAND, OPPONENT, kind))),)


@means("there_draw")
def there_draw(said: Discourse, n: str, kind: CardFilter | None) -> Program:
    return (Draw(Times(int(n), Count(In(HAND, OPPONENT, kind)))),)


@means("there_bench")
def there_bench(said: Discourse, *_: object) -> Program:
    ops, found = said.take(In(HAND, OPPONENT, every(POKEMON, BASIC)), CardSet(None))
    said.that = found
    return (*ops, Bench(found))


@means("bench_their_such")
def bench_their_such(said: Discourse, trait: Trait) -> Program:
    into = said.register("cards")
    found = In(HAND, OPPONENT, every(POKEMON, BASIC, trait.filter))
    return (*look_hand(said), Pick(found, into), Bench(Held(into)))


@means("choose_any_there")
def choose_any_there(said: Discourse) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Look(In(HAND, OPPONENT)), Pick(In(HAND, OPPONENT), into)


@means("bench_one_of_shown")
def bench_one_of_shown(said: Discourse, n: str) -> Program:
    if said.shown != OPPONENT or not isinstance(said.pile, In):
        raise NoMeaning("cards no sentence has named")
    into = said.register("cards")
    said.that = Held("benched")
    return Pick(said.pile, into, int(n)), Bench(Held(into))


@means("show_hands_neo")
def show_hands_neo(said: Discourse) -> Program:
    return Look(In(HAND, OPPONENT)), Look(In(HAND, YOU), OPPONENT)
