"""What is said at the table: what a choice is for, what just happened, why something is refused.

A game that has a `teller` says it in its own words; any other is told by its actions alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from rulesets.api import CHANCE, Action, AnyGame, S, Seat

INDENT = "  "  # before what an action brought about


class Entry(NamedTuple):
    """A line of a menu: an action, its words, and what more there is to say of it."""

    action: Action
    words: str
    detail: str = ""


class Teller(Generic[S]):
    """The words of a game at the table; the usual ones, which a game's own teller overrides.

    A listener is a seat, which hears what it may know, or None, who hears everything.
    """

    player = "Player"

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def name(self, seat: Seat) -> str:
        """Return what a seat is called."""
        return f"{self.player} {seat + 1}"

    def asked(self, s: S) -> str:
        """Return what the decision is for, or "" where the whole menu is open."""
        return ""

    def menu(self, s: S) -> list[Entry]:
        """Return the choices; no two read the same, and equal ones are there once."""
        said = [Entry(a, self.game.describe(s, a)) for a in self.game.legal_actions(s)]
        return told_apart(said, lambda action: "")

    def first_step(self, s: S, action: Action) -> str:
        """Return what is chosen before its target, the same words for all targets; "" for none."""
        return ""

    def heard(self, s: S, action: Action, listener: Seat | None) -> str:
        """Return an action in the words that a listener may hear."""
        heard = getattr(self.game, "heard", None)
        if heard is None or listener is None:
            return self.game.describe(s, action)
        return str(heard(s, action, listener))

    def listen(self, s: S) -> None:
        """Prepare a state to keep what only tellers ask for, until the next action is told."""

    def happened(self, before: S, action: Action, after: S, listener: Seat | None) -> list[str]:
        """Return an action that was just carried out, and what it brought about."""
        actor = self.game.actor(before)
        if action[0] == "shuffle":
            return []
        who = "Chance" if actor == CHANCE else self.name(actor)
        return [f"{who}: {self.heard(before, action, listener)}"]

    def shown(self, s: S, seat: Seat) -> tuple[object, ...]:
        """Return what the action just told showed a seat by the rules and no view keeps."""
        return ()

    def cards(self, s: S, action: Action, seat: Seat) -> list[str]:
        """Return the names of the cards that an action of a seat is about."""
        return []

    def card(self, s: S, name: str, seat: Seat) -> list[str]:
        """Return what a card that a seat may know does; [] where it knows none of that name."""
        return []

    def why_not(self, s: S, seat: Seat) -> list[str]:
        """Return what a seat cannot do now, each with the reason and its statement."""
        return []

    def piles(self, s: S, seat: Seat) -> list[str]:
        """Return the open piles: discarded cards and the like."""
        return []

    def hands(self, s: S) -> list[str]:
        """Return what every seat holds, for those who may see everything."""
        return []


AnyTeller: TypeAlias = Teller[Any]  # of whichever game


def teller_of(game: AnyGame) -> AnyTeller:
    """Return a game's own teller, or the usual one."""
    own = getattr(game, "teller", None)
    return own if isinstance(own, Teller) else Teller(game)


def told_apart(said: Sequence[Entry], mark: Callable[[Action], str]) -> list[Entry]:
    """Return entries of which no two read the same.

    Those with the same words are told apart by their marks; where these are equal too and not "",
    the choices are equal and the first stands for all. Without a mark they are numbered.
    """
    marks: dict[str, list[str]] = {}
    for entry in said:
        marks.setdefault(entry.words, []).append("")
    alike = {words for words, found in marks.items() if len(found) > 1}
    told = [(e, mark(e.action) if e.words in alike else "") for e in said]
    for words in alike:
        marks[words] = [apart for e, apart in told if e.words == words]
    entries: dict[str, Entry] = {}
    for entry, apart in told:
        found = marks[entry.words]
        words = entry.words
        if apart and len(set(found)) > 1:
            words += f" ({apart})"
        elif not apart and len(found) > 1:
            words += f" ({sum(e.words.startswith(words) for e in entries.values()) + 1})"
        entries.setdefault(words, entry._replace(words=words))
    return list(entries.values())


def listed(names: Sequence[str]) -> str:
    """Return names as a list in a sentence, equal ones counted."""
    counted = [f"{n}× {name}" if n > 1 else name for name, n in Counter(names).items()]
    if len(counted) < 2:
        return "".join(counted)
    return f"{', '.join(counted[:-1])} and {counted[-1]}"
