"""Programs in words. Every term says itself; a speaker says what several terms mean together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesets.engine.frames import Program
from rulesets.engine.sides import BOTH, LUCK, OPPONENT, YOU

if TYPE_CHECKING:
    from rulesets.engine.lasting import Use
    from rulesets.engine.modifiers import Modifier
    from rulesets.engine.select import AnyFilter, AnySelector, Held
    from rulesets.engine.triggers import Trigger
    from rulesets.engine.values import AnyCondition, Number

# A register whose name begins with this holds 1 for yes.
ANSWER = "answer"

PLAYERS: Mapping[str, str] = {YOU: "you", OPPONENT: "the opponent", BOTH: "both players"}
WHOSE: Mapping[str, str] = {YOU: "your", OPPONENT: "the opponent's", BOTH: "both players'"}
_UNTIL = {
    "opponent's next turn": "during the opponent's next turn",
    "your next turn": "during your next turn",
    "until the end of opponent's next turn": "until the end of the opponent's next turn",
    "while active": "while it is Active",
    "while in play": "while it is in play",
}
_BY = {"you": "", "each": "either player: "}
_PICKED = re.compile(r"you pick (.+) as \[([^\]]+)\]")
_LIMITS = {
    "turn": "Once a turn: ",
    "name": "Once a turn for all of this name: ",
    "game": "Once a game: ",
    "any": "Any number of times a turn: ",
}


def joined(parts: tuple[str, ...], word: str = "or") -> str:
    """Return words as a list in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def does(by: str, verb: str) -> str:
    """Return a player, or chance, with a verb."""
    if by == LUCK:
        return f"chance {verb}s"
    return f"the opponent {verb}s" if by == OPPONENT else f"{PLAYERS[by]} {verb}"


def until(duration: str) -> str:
    """Return how long a lasting effect holds."""
    return _UNTIL.get(duration, duration)


def first_upper(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


class Speaker:
    """Says the parts of programs. A game's own speaker overrides what its players call otherwise.

    `Term.in_words(say)` is given a speaker and asks it for the words of the term's parts.
    """

    piece = "card"  # what players call a card in play

    def which(self, cards: AnySelector) -> str:
        """Return which cards a selector means."""
        return cards.in_words(self)

    def each(self, cards: AnySelector) -> str:
        """Return the cards that something is done to, one by one."""
        return self.which(cards)

    def end_of(self, source: AnySelector, end: str, count: Number) -> str:
        """Return the first or last cards of a selection."""
        return f"the {end} {self.number(count)} of {self.which(source)}"

    def narrowed(self, held: Held, to: AnySelector) -> str:
        """Return the cards of a register that are also in a selection."""
        return f"those of {self.which(held)} that are also {self.which(to)}"

    def exists(self, cards: AnySelector, no: str = "") -> str:
        """Return the clause that there is such a card; with "no " that there is none."""
        return f"there are {no}{self.which(cards).removeprefix('the ').removeprefix('all ')}"

    def among(self, cards: AnySelector) -> str:
        """Return what a sentence says after "is" of a card that is one of these."""
        return f"one of {self.which(cards)}"

    def described(self, wanted: AnyFilter | None, noun: str) -> str:
        """Return a noun with a property."""
        return noun if wanted is None else f"{noun} that are {wanted.in_words(self)}"

    def number(self, n: Number) -> str:
        """Return a number."""
        return str(n) if isinstance(n, int) else n.in_words(self)

    def so_many(self, n: Number) -> str:
        """Return a number of things that stand behind it, or are known already."""
        return str(n) if isinstance(n, int) else f"as many as {self.number(n)}"

    def register(self, name: str) -> str:
        """Return the number in a register."""
        return f"the {name}" if name in ("heads", "tails") else f"[{name}]"

    def held(self, name: str) -> str:
        """Return the cards in a register."""
        return f"[{name}]"

    def condition(self, c: AnyCondition) -> str:
        """Return a condition as a clause."""
        return c.in_words(self)

    def denied(self, c: AnyCondition) -> str:
        """Return the clause that a condition does not hold."""
        return c.denied(self)

    def inner(self, program: Program) -> str:
        """Return a program inside a sentence."""
        return "; ".join(op.in_words(self) for op in program) or "nothing"

    def sentences(self, program: Program) -> str:
        """Return a program as sentences."""
        return " ".join(f"{first_upper(op.in_words(self))}." for op in program)

    def plainly(self, program: Program) -> str:
        """Return a program as sentences in which a pick stands in the one step that uses it."""
        words = [op.in_words(self) for op in program]
        for i, said in enumerate(words):
            picked = _PICKED.fullmatch(said)
            if picked is None:
                continue
            register = f"[{picked[2]}]"
            uses = [j for j in range(i + 1, len(words)) if register in words[j]]
            if len(uses) == 1 and words[uses[0]].count(register) == 1:
                words[uses[0]] = words[uses[0]].replace(register, picked[1])
                words[i] = ""
        return " ".join(f"{first_upper(said)}." for said in words if said)

    def point(self, m: Modifier) -> str:
        """Return what a modifier changes, without its condition."""
        return f"{m.point} {joined(tuple(m.value.split('|')))}".rstrip()

    def standing(self, m: Modifier) -> str:
        """Return a modifier with the cards it holds for."""
        return f"for {self.which(m.on)}: {m.in_words(self)}"

    def events(self, names: tuple[str, ...], on: AnySelector, when: AnyCondition | None) -> str:
        """Return when the program of a trigger begins; several events may begin the same."""
        said = f"when {self.which(on)}: {joined(names)}"
        return said if when is None else f"{said}, if {self.condition(when)}"

    def started(self, triggers: tuple[Trigger, ...]) -> str:
        """Return what events start, inside a sentence."""
        return "; ".join(
            f"{self.events(names, t.on, t.when)}: {self.inner(t.program)}"
            for names, t in _by_program(triggers)
        )

    def effects(
        self,
        uses: tuple[Use, ...],
        modifiers: tuple[Modifier, ...],
        triggers: tuple[Trigger, ...],
    ) -> str:
        """Return what a card in play may do, changes and answers, as sentences."""
        parts = [
            f"{_limit(use)}{_BY[use.by]}{self.sentences(use.program)}"
            + (" The turn ends." if use.ends_turn else "")
            for use in uses
        ]
        parts += [f"{first_upper(self.standing(m))}." for m in modifiers]
        parts += [
            f"{first_upper(self.events(names, t.on, t.when))}: {self.sentences(t.program)}"
            for names, t in _by_program(triggers)
        ]
        return " ".join(parts)


def _limit(use: Use) -> str:
    if use.once:
        return f"Once a game for all {use.once} attacks and powers: "
    limit = _LIMITS[use.limit]
    if not use.place:
        return limit
    place = {"discard": "discard pile"}.get(use.place, use.place)
    return f"While this card lies in the {place}, {limit[0].lower()}{limit[1:]}"


def _by_program(triggers: tuple[Trigger, ...]) -> list[tuple[tuple[str, ...], Trigger]]:
    """Return the triggers with their events, those that start the same together."""
    found: dict[Trigger, tuple[str, ...]] = {}
    for t in triggers:
        like = replace(t, event="")
        found[like] = (*found.get(like, ()), t.event)
    return [(names, like) for like, names in found.items()]
