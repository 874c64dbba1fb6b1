"""The contract between the application, the rulesets and third-party plug-ins.

A ruleset is deck-construction checks and, where it can be played, a game. Nothing here
imports the application or the card store.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from rulesets.deck import Deck, Entry
from rulesets.plain import Facts as Facts
from rulesets.plain import Json as Json

if TYPE_CHECKING:
    from random import Random

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
OVER: Final[Seat] = -2

# Kind first, then ints, strings or nested tuples: hashable, and JSON as it stands.
Action: TypeAlias = tuple[Any, ...]


# What `in_force` returns is the ruleset's own: its checks know it, nobody else reads it.
Run: TypeAlias = "Callable[[Deck, Any], Iterable[Finding]]"

# Severities of findings, worst first. A question makes the verdict "judge".
ERROR, UNREADABLE, QUESTION, WARNING, NOTE = "error", "unreadable", "question", "warning", "note"

LEGAL, ILLEGAL, JUDGE = "legal", "illegal", "judge"  # verdicts; UNREADABLE is the fourth


class Fix(NamedTuple):
    """A certain repair: give the list's line `line` this many copies."""

    line: int
    copies: int
    reason: str = ""


class Finding(NamedTuple):
    """One report line: a fact, its limit, where it stands and which statements say so."""

    code: str
    name: str
    severity: str
    message: str
    line: int = 0
    cards: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    fix: Fix | None = None
    lacks: int = 0  # cards that more of would mend it: the list is incomplete, not wrong


def _no_parameters(rules: object) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Check:
    """One construction rule: its code, its name, the statements it cites and its function."""

    code: str
    name: str
    cites: tuple[str, ...]
    run: Run
    doc: str
    # What it goes by under some rules, in words: `rules show` prints it.
    parameters: Callable[[Any], Mapping[str, str]] = _no_parameters

    @property
    def summary(self) -> str:
        """Return the first docstring line."""
        return self.doc.strip().splitlines()[0]

    @property
    def told(self) -> str:
        """Return the docstring for readers; the examples of a note are neither legal nor not."""
        from textwrap import dedent

        doc = dedent("    " + self.doc).strip()
        if "is a note" in doc:
            doc = doc.replace("\nIllegal:\n", "\nNoted:\n").replace("\nLegal:\n", "\nNot noted:\n")
        return doc

    def finding(
        self,
        message: str,
        *,
        entries: Sequence[Entry] = (),
        severity: str = ERROR,
        fix: Fix | None = None,
        cites: tuple[str, ...] | None = None,
        lacks: int = 0,
    ) -> Finding:
        """Return a finding of this check, placed at the first of `entries`."""
        return Finding(
            self.code,
            self.name,
            severity,
            message,
            line=entries[0].line if entries else 0,
            cards=tuple(dict.fromkeys([e.card.id for e in entries])),
            cites=self.cites if cites is None else cites,
            fix=fix,
            lacks=lacks,
        )


def check(
    code: str,
    name: str,
    *,
    cites: tuple[str, ...],
    parameters: Callable[[Any], Mapping[str, str]] = _no_parameters,
) -> Callable[[Run], Check]:
    """Make a function `(deck, rules) -> findings` a check; its docstring is its documentation."""

    def decorate(run: Run) -> Check:
        doc = run.__doc__ or ""
        if "Illegal:" not in doc or "Legal:" not in doc:
            raise TypeError(f"check {code} needs 'Illegal:' and 'Legal:' examples in its docstring")
        if not cites:
            raise TypeError(f"check {code} must cite at least one statement")
        return Check(code, name, cites, run, doc, parameters)

    return decorate


class Option(NamedTuple):
    """A named option of a ruleset with its default, for what rulebooks leave open."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    help: str
    statement: str = ""


@dataclass(frozen=True, slots=True)
class RulesetInfo:
    """What a user sees of a ruleset before loading its rules."""

    id: str
    title: str
    family: str  # the card game: pokemon, yugioh, board
    date: str  # the day whose cards and lists are meant unless --on says otherwise; "" = today
    seats: tuple[int, int] = (2, 2)
    sections: tuple[str, ...] = ("main",)
    regions: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()  # prefixes of the statements that are in force
    sources: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Ruleset:
    """A plug-in: construction checks and, where playable, a game loaded on demand.

    `in_force(on, region, options)` returns the rules the checks read: the era, the format and the
    lists of that day. `game_ref` is `module:attribute`, or "" for legality only.
    """

    info: RulesetInfo
    checks: tuple[Check, ...]
    in_force: Callable[[str, str, Facts], Any]
    game_ref: str = ""
    # The days on which anything may change, in order; None: the rules have no dates.
    breakpoints: Callable[[], Sequence[str]] | None = None
    # Asked before a match, never for legality: what the engine does not carry out (codes 9xx).
    play_checks: tuple[Check, ...] = ()

    @property
    def every_check(self) -> tuple[Check, ...]:
        """Return the checks of construction and those before a match."""
        return (*self.checks, *self.play_checks)

    @cached_property
    def game(self) -> AnyGame | None:
        """Return the game, importing it on first use."""
        if not self.game_ref:
            return None
        module, _, attribute = self.game_ref.partition(":")
        game: AnyGame = getattr(import_module(module), attribute)
        return game


class Refusal(NamedTuple):
    """Why an action is not allowed, and the statement that says so."""

    reason: str
    statement: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.statement})"


class View(NamedTuple):
    """What one seat may know: JSON-able public and own facts, nothing hidden from it."""

    seat: Seat
    facts: Facts


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """Named options of a match; what is not named has the ruleset's default."""

    values: Facts = field(default_factory=dict)
    seats: int = 2

    def get(self, option: Option) -> Json:
        """Return the chosen value of an option."""
        return self.values.get(option.name, option.default)


class State(Protocol):
    """A match in progress: plain data that copies itself."""

    def clone(self) -> State:
        """Return an independent copy."""

    def key(self) -> Hashable:
        """Return a hashable value equal for equal states."""


S = TypeVar("S", bound=State)


class Game(Protocol, Generic[S]):
    """The play rules of a ruleset. `apply` is deterministic; all luck comes in as actions."""

    options: tuple[Option, ...]

    def new_match(self, decks: Sequence[Deck], options: MatchOptions) -> S:
        """Return the state before anything has happened; shuffling is still to come."""

    def actor(self, s: S) -> Seat:
        """Return the seat to decide, CHANCE, or OVER."""

    def legal_actions(self, s: S) -> Sequence[Action]:
        """Return all actions open to the actor (for CHANCE: empty where they are too many)."""

    def refusal(self, s: S, a: Action) -> Refusal | None:
        """Return why the actor may not take this action, or None."""

    def apply(self, s: S, a: Action) -> None:
        """Carry out an action in place; the caller has asked `refusal`."""

    def chance(self, s: S, rng: Random) -> Action:
        """Sample one chance action."""

    def chance_outcomes(self, s: S) -> Sequence[tuple[Action, float]] | None:
        """Return the chance actions with their probabilities, or None where they are too many."""

    def returns(self, s: S) -> tuple[float, ...]:
        """Return 1 for a win, 0 for a loss and shares for a draw, by seat."""

    def view(self, s: S, seat: Seat) -> View:
        """Return what a seat may know."""

    def resample(self, s: S, seat: Seat, rng: Random) -> S:
        """Return a copy whose hidden cards are dealt anew, consistent with the seat's view."""

    def describe(self, s: S, a: Action) -> str:
        """Return an action in words, for menus and transcripts."""

    def evaluate(self, s: S, seat: Seat) -> float:
        """Return how well a seat stands, for look-ahead bots; higher is better."""

    def dump(self, s: S) -> Json:
        """Return the state as JSON data, also in the middle of an effect."""

    def load(self, data: Json) -> S:
        """Return the state that `dump` wrote."""

    def violations(self, s: S) -> list[str]:
        """Return the broken invariants of a state; empty in a sound engine."""

    def screen(self, view: View, width: int) -> object:
        """Return the board of a view for a terminal (text or a rich renderable)."""


AnyGame: TypeAlias = Game[Any]  # of whichever ruleset
