"""The Pokémon words of programs: its names and idioms, and what terms mean together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesets.engine.frames import Program
from rulesets.engine.luck import Coins
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, AnySelector, Exists, Held, Self, ThisCard
from rulesets.engine.sides import BOTH, YOU
from rulesets.engine.values import AllOf, AnyCondition, AnyOf, AtLeast, Equal, Number, Reg, Size
from rulesets.engine.words import WHOSE, Speaker, joined
from rulesets.ptcg.effects.events import EVENTS, TIMES
from rulesets.ptcg.effects.ops import HEADS, TAILS, In, InPlay, Named, TurnOf
from rulesets.ptcg.effects.points import POINTS
from rulesets.ptcg.effects.terms.phrases import PLACES
from rulesets.ptcg.effects.terms.selectors import ACTIVE, ANYWHERE, DECK, STADIUM
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.words.nouns import described

if TYPE_CHECKING:
    from rulesets.ptcg.match.terms import Condition

_COINS: dict[Condition, str] = {
    HEADS: "heads",
    TAILS: "tails",
    AllOf((HEADS, Equal(Reg("tails"), 0))): "all heads",
    AllOf((TAILS, Equal(Reg("heads"), 0))): "all tails",
}
_PAID = AtLeast(Size("paid"), 1)
_REGISTERS = {"done": "the damage done", "damage": "the damage"}
_HELD = {"subject": "the card attached"}
_WHOSE_TURN = {"you": "your", "opponent": "the opponent's", "both": "each"}
_ONE_COIN = re.compile(r"\b([Ii]f) (heads|tails)\b")


class PokemonSpeaker(Speaker):
    """Says programs as Pokémon players read them."""

    piece = "Pokémon"

    def each(self, cards: AnySelector) -> str:
        """Return the Pokémon something is done to: a group is each of it."""
        said = self.which(cards)
        several = isinstance(cards, InPlay) and cards.place != ACTIVE
        return f"each of {said.removeprefix('all ')}" if several else said

    def end_of(self, source: AnySelector, end: str, count: Number) -> str:
        """Call the first or last cards of a deck so."""
        if isinstance(source, In) and source.zone == DECK and source.filter is None:
            cards = "card" if count == 1 else f"{self.number(count)} cards"
            return f"the {end} {cards} of {WHOSE[source.side]} deck"
        return super().end_of(source, end, count)

    def narrowed(self, held: Held, to: AnySelector) -> str:
        """Say of Pokémon remembered where they are now; of cards, which still lie in a deck."""
        if isinstance(to, InPlay):
            return f"[{held.name}] (now {PLACES[to.place].strip() or 'in play'})"
        if to == In(DECK, BOTH):
            return f"the rest of [{held.name}]"
        return super().narrowed(held, to)

    def exists(self, cards: AnySelector, no: str = "") -> str:
        """Say of Pokémon that a player has them, of a Stadium that it is there."""
        words = self.which(cards)
        if isinstance(cards, InPlay) and cards.side != BOTH:
            has = "you have" if cards.side == YOU else "the opponent has"
            return f"{has} {no}{words.removeprefix(WHOSE[cards.side]).lstrip()}"
        if isinstance(cards, In) and cards.zone == STADIUM:
            words = words.removeprefix("the ").removeprefix(WHOSE.get(cards.side, "")).lstrip()
            has = {YOU: "you have", BOTH: "there is"}.get(cards.side, "the opponent has")
            return f"{has} {no or 'a '}{words}"
        return super().exists(cards, no)

    def among(self, cards: AnySelector) -> str:
        """Say of Pokémon in one place that they are there."""
        if isinstance(cards, InPlay) and cards.filter is None and cards.place != ANYWHERE:
            return "Active" if cards.place == ACTIVE else "on the Bench"
        return "this card" if isinstance(cards, ThisCard) else super().among(cards)

    def described(self, wanted: AnyFilter | None, noun: str) -> str:
        """Return a noun with a property: adjectives in front of it, the rest behind."""
        return described(self, wanted, noun)

    def register(self, name: str) -> str:
        """Call the registers of damage by what they hold."""
        return _REGISTERS.get(name) or super().register(name)

    def held(self, name: str) -> str:
        """Call the card of an event by what it is."""
        return _HELD.get(name) or super().held(name)

    def condition(self, c: AnyCondition) -> str:
        """Return a condition; coins, payments and names in play have idioms of their own."""
        if c == _PAID:
            return "any Energy was discarded"
        if isinstance(c, AnyOf) and (names := _in_play(c)):
            return f"{joined(names)} is in play"  # be it a Pokémon or a Stadium
        return _COINS.get(c) or super().condition(c)

    def denied(self, c: AnyCondition) -> str:
        """Return the opposite of a condition; coins are denied as they are called."""
        return f"not ({_COINS[c]})" if c in _COINS else super().denied(c)

    def sentences(self, program: Program) -> str:
        """Return a program as sentences; of several coins "if heads" says how many of them."""
        return _coins(program, super().sentences(program))

    def plainly(self, program: Program) -> str:
        """Return a program as sentences, coins as in `sentences`."""
        return _coins(program, super().plainly(program))

    def point(self, m: Modifier) -> str:
        """Return what a modifier changes at a point of the rules."""
        return POINTS[m.point].words(self, m)

    def standing(self, m: Modifier) -> str:
        """Return a modifier with the Pokémon it holds for, unless it is its own or a player's."""
        if isinstance(m.on, Self) or POINTS[m.point].of_player:
            return m.in_words(self)
        return super().standing(m)

    def events(self, names: tuple[str, ...], on: AnySelector, when: AnyCondition | None) -> str:
        """Return when the program of a trigger begins; several events may begin the same."""
        if names[0] in TIMES:
            return self._time(names[0], when)
        it = self.which(on)
        if not on.is_one():
            it = (
                f"one of the {it.removeprefix('all ')}" if it.startswith("all ") else f"one of {it}"
            )
        said = joined(tuple(EVENTS[name].words.format(it=it) for name in names))
        return f"when {said}" + (f", if {self.condition(when)}" if when is not None else "")

    def _time(self, name: str, when: AnyCondition | None) -> str:
        whose = "each"
        if isinstance(when, TurnOf) and not when.first and name != "between turns":
            whose, when = _WHOSE_TURN[when.side], None
        said = TIMES[name].words.format(whose=whose)
        return f"{said}, if {self.condition(when)}" if when is not None else said


def _coins(program: Program, said: str) -> str:
    if any(isinstance(t, Coins) and t.count != 1 for t in walk(program)):
        return _ONE_COIN.sub(r"\1 any \2", said)
    return said


def _in_play(c: AnyOf) -> tuple[str, ...]:
    """Return the names of which one must be in play, where all conditions ask for the same."""
    groups = [x.what for x in c.conditions if isinstance(x, Exists)]
    wanted = {getattr(group, "filter", None) for group in groups}
    named = wanted.pop() if len(wanted) == 1 else None
    return named.names if isinstance(named, Named) and len(groups) == len(c.conditions) else ()


SPEAKER = PokemonSpeaker()
