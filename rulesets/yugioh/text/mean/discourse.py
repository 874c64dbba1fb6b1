"""What a text has said so far: which cards its pronouns mean, and its registers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import AnyFilter, AnySelector, Either, Held
from rulesets.engine.values import AnyCondition, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, Equipped, NotThis, Strongest, This
from rulesets.yugioh.text.mean.model import FIELD, Fixed, Noun, Pair, Thing, both

THIS = This()


class Discourse:
    """The thread of one text: who "it" is, what was chosen, which names there are."""

    def __init__(
        self,
        own: str,
        kind: str,
        subs: tuple[str, ...] = (),
        known: Callable[[str], bool] = lambda name: True,
        part: Callable[[str], bool] = lambda word: True,
    ) -> None:
        self.own = own
        self.kind = kind
        self.subs = subs
        self.known = known  # whether a card of that name exists
        self.part = part  # whether a name has that part
        self.that: AnySelector | None = None  # what "it" means
        self.target: AnySelector | None = None  # what "that target" means
        self.event: AnySelector | None = None  # the cards of the event
        self.event_is_self = False
        self.destroyed: AnySelector | None = None
        self.summoned: AnySelector | None = None
        self.self_place = ""  # where the words say the card itself is
        self.paid: AnySelector | None = None  # the cards chosen for the price
        self.excavated: AnySelector | None = None  # the cards turned over from a Deck
        self.otherwise: AnyCondition | None = None  # what "otherwise" denies
        self.left: AnySelector | None = None  # cards that a deed has taken off the field
        self.single = False  # "it" is one card that was chosen
        self.until = ""  # how long statements hold that do not tell; "?": unclear
        self.of_card = False  # a ban speaks of the activation of the card, not of an effect
        self.now = False  # the cards last named are those of this moment
        self.asks: AnyCondition | None = None  # what a deed asks of the card at the activation
        self.foe: AnySelector | None = None  # the opponent's monster of the event
        self.holder: AnyFilter | None = None  # what a monster must be to be equipped with the card
        self._used: dict[str, int] = {}

    def new_effect(self) -> None:
        """Begin another effect: its pronouns mean nothing of the one before."""
        self.that = self.target = self.event = self.destroyed = self.summoned = None
        self.excavated = self.otherwise = self.paid = self.left = None
        self.single = False
        self.asks = self.foe = None
        if "Equip" in self.subs:
            self.that = Equipped()
        self.event_is_self = False
        self.self_place = ""
        self._used = {}

    def register(self, name: str) -> str:
        """Return an unused register, named after what it holds."""
        n = self._used[name] = self._used.get(name, 0) + 1
        return name if n == 1 else f"{name}{n}"

    def it(self) -> AnySelector:
        """Return what "it" means."""
        if self.that is None:
            raise NoMeaning("a pronoun without a card that was named")
        return self.that

    def at(self, place: str) -> None:
        """Note where the words say the card itself is; only the first place counts."""
        self.self_place = self.self_place or place

    def gone(self, cards: AnySelector) -> None:
        """Note that a deed has taken cards off their place: all of a kind are no longer found."""
        self.left = cards
        if isinstance(cards, Cards | Strongest):
            self.that = None

    def settle(
        self,
        thing: Thing,
        zones: tuple[str, ...] = FIELD,
        side: str = "either",
        public: bool = True,
        into: str = "picked",
        by: str = "you",
    ) -> tuple[Program, AnySelector]:
        """Return the ops that settle which cards are meant, and their selector."""
        if isinstance(thing, Fixed):
            if thing.was:
                raise NoMeaning("a card that was Summoned in some way")
            self.at(thing.place)
            self.that = thing.cards
            return (), thing.cards
        if isinstance(thing, Pair):
            self.at(thing.fixed.place)
            noun = replace(thing.noun, filter=both(thing.noun.filter, NotThis()))
            picked, others = self._pick(noun, zones, side, public, into, by)
            self.that = Either(thing.fixed.cards, others)
            return picked, self.that
        if isinstance(thing, tuple):
            ops: Program = ()
            found: AnySelector | None = None
            for noun in thing:
                more, cards = self._pick(noun, zones, side, public, into, by)
                ops += more
                found = cards if found is None else Either(found, cards)
            assert found is not None
            self.that = found
            return ops, found
        ops, found = self._pick(thing, zones, side, public, into, by)
        self.that = found
        self.single = thing.count == 1
        if self.paid is None and isinstance(found, Held) and thing.count == 1:
            self.paid = found
        return ops, found

    def _pick(
        self, noun: Noun, zones: tuple[str, ...], side: str, public: bool, into: str, by: str
    ) -> tuple[Program, AnySelector]:
        quantity = noun.quantity
        if quantity is None:
            raise NoMeaning("cards without a number")
        if noun.distinct:
            raise NoMeaning("a choice of cards with different names")
        if quantity.count == Reg("done"):
            raise NoMeaning("as many cards as before")
        if quantity.none or quantity.more:
            raise NoMeaning("a number that no choice can have")
        source = noun.cards(zones, side, public)
        if quantity.count is None:
            return (), source
        register = self.register(into)
        if noun.random or quantity.random:
            by = "luck"
        count, least = (99, 1) if quantity.any else (quantity.count, quantity.at_least)
        return (Pick(source, register, count, least, by),), Held(register)
