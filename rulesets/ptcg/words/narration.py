"""What an action brought about, entry by entry, as a listener may hear it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.game import waiting
from rulesets.engine.sides import seats_of
from rulesets.parts.telling import INDENT, listed
from rulesets.ptcg.effects.ops.cards import Shuffle
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.words import causes, telling
from rulesets.ptcg.words.changes import cards_of, changes, places_of
from rulesets.ptcg.words.damages import Damages
from rulesets.wording import numbered

Told = tuple[Any, ...]

# What the action itself has said already, by its kind.
_SAID: dict[str, tuple[str, ...]] = {
    "bench": ("bench",),
    "legend": ("bench",),
    "evolve": ("evolve",),
    "attach": ("attach", "attached"),
    "play": ("play",),
    "power": ("power",),
    "use": ("power",),
    "lent": ("power",),
    "away": ("power",),
    "stadium": ("stadium",),
    "offer": ("stadium",),
    "attack": ("attack",),
    "retreat": ("switch",),
    "promote": ("promote",),
    "discard": ("leaves",),
    "draw": ("bonus",),
}
_SILENT = ("coin", "prize", "attach")  # said otherwise: by the action, or by a fuller entry
_QUIET = ("pick", "done", "wait", "next")  # choices on the way: what follows says more
_EFFECTS = ("play", "power", "use", "offer", "away")  # of which one expects something to follow
_ZONES = {"deck": "deck", "discard": "discard pile", "prizes": "Prizes", "lost": "Lost Zone"}
_OPEN = ("discard", "lost", "beside", "stadium", "play")


def happened(before: Match, action: Action, after: Match, listener: Seat | None) -> list[str]:
    """Return an action and what it brought about."""
    story = Story(before, action, after, listener)
    details = story.details()
    head = _head(before, action, listener, bool(details))
    if not details and action[0] in _EFFECTS and after.waits >= 0 and len(after.stack) < 2:
        details = [f"{INDENT}Nothing happens"]
    return [*head, *details]


def _head(s: Match, action: Action, listener: Seat | None, followed: bool) -> list[str]:
    """Return the action in words; where its results are told, a mere choice needs none."""
    if s.waits == CHANCE:
        return _luck(s, action)
    if followed and action[0] in _QUIET:
        return []
    heard = telling.describe if listener is None else _hearing(listener)
    return [f"{_player(s.waits)}: {heard(s, action)}"]


def _hearing(listener: Seat) -> Callable[[Match, Action], str]:
    return lambda s, action: telling.heard(s, action, listener)


def _luck(s: Match, action: Action) -> list[str]:
    if action[0] == "coin":
        return [f"Coin for {causes.coin(s)}: {'heads' if action[1] else 'tails'}"]
    op, f = waiting(s)
    if isinstance(op, Shuffle):
        seat = seats_of(op.side, f.controller)[f.values["shuffled"]]
        return [f"{_player(seat)} shuffles the {op.zone}"]
    return [] if action[0] == "shuffle" else [f"Chance picks for {causes.cause(s)}"]


def _player(seat: Seat) -> str:
    return f"Player {seat + 1}"


class Story:
    """The entries of one action in words."""

    def __init__(self, before: Match, action: Action, after: Match, listener: Seat | None) -> None:
        self.before, self.action, self.after = before, action, after
        self.listener = listener
        self.told: list[Told] = after.told or []
        self.faces = after.table.faces
        self.places = places_of(before)
        self.damages = Damages(after, self._whose)
        fallen = {entry[1] for entry in self.told if entry[0] == "knock out"}
        self.gone = cards_of(before, fallen) | cards_of(before, set(before.limbo))

    def details(self) -> list[str]:
        """Return what was brought about, in order; what no entry says stands before a new turn."""
        lines: list[str] = []
        rest: list[str] | None = None
        for kind, group in groupby(self.told, key=_kind):
            entries = list(group)
            if kind in ("turn", "win", "sudden death") and rest is None:
                rest = [INDENT + line for line in changes(self)]
                lines += rest
            said = self._puts(entries) if kind == "put" else self._each(entries)
            level = "" if kind in ("turn", "win", "sudden death") else INDENT
            lines += [level + line for line in said if line]
        if rest is None:
            lines += [INDENT + line for line in changes(self)]
        return lines

    def _each(self, entries: list[Told]) -> list[str]:
        return [self._entry(entry) for entry in entries]

    def _entry(self, entry: Told) -> str:
        kind = entry[0]
        if kind in _SILENT or kind in _SAID.get(self.action[0], ()):
            return ""
        own = _OWN.get(kind)
        if own is not None:
            return own(self, entry)
        of_damage = self.damages.told(entry)
        if of_damage is not None:
            return of_damage
        return telling.tell(self.after, entry, -1, self._whose)

    def knows(self, card: int, source: str, to: str) -> bool:
        """Tell whether a listener may know a card that moved."""
        if self.listener is None or source in _OPEN or to in _OPEN:
            return True
        return self.after.table.owner[card] == self.listener and "hand" in (source, to)

    def called(self, cards: tuple[int, ...] | list[int], known: bool) -> str:
        """Return cards by name, or by their number."""
        if not known:
            return numbered(len(cards), "card")
        return listed([self.faces[c].name for c in cards])

    def _drawn(self, entry: Told) -> str:
        _, seat, cards = entry
        self._moved(cards, "hand")
        known = self.listener is None or self.listener == seat
        return f"{_player(seat)} draws {self.called(cards, known)}"

    def _prizes(self, entry: Told) -> str:
        _, seat, cards = entry
        self._moved(cards, "hand")
        names = ""
        if self.listener is None or self.listener == seat:
            names = f": {self.called(cards, True)}"
        left = len(self.after.prizes[seat])
        return f"{_player(seat)} takes {numbered(len(cards), 'Prize')} ({left} left){names}"

    def _attached(self, entry: Told) -> str:
        _, card, top = entry
        source = self.places.get(card, ("hand", -1))
        self.places[card] = ("play", top)
        origin = f" from {self._from(card, source)}" if source[0] != "hand" else ""
        return f"{self.faces[card].name} is attached to {self.faces[top].name}{origin}"

    def _moved(self, cards: tuple[int, ...], to: str) -> None:
        for card in cards:
            self.places[card] = (to, -1)

    def _puts(self, entries: list[Told]) -> list[str]:
        """Return cards put into zones, those of one way together."""
        rows = []
        for _, card, to in entries:
            source = self.places.get(card, ("play", -1))
            self.places[card] = (to, -1)
            if card in self.gone or source[0] in ("limbo", "beside") or source[0] == to:
                continue
            if self.action == ("play", card):
                continue  # a Trainer that was played is put away
            known = self.knows(card, source[0], to)
            rows.append((self.after.table.owner[card], source, to, known, card))
        lines = []
        for (owner, source, to, known), group in groupby(rows, key=lambda row: row[:4]):
            cards = [row[4] for row in group]
            lines.append(self._put(owner, source, to, self.called(cards, known), cards[0]))
        return lines

    def _put(self, owner: Seat, source: tuple[str, int], to: str, what: str, card: int) -> str:
        origin = self._from(card, source)
        if to == "discard":
            return f"{_player(owner)} discards {what} from {origin}"
        target = "into the hand" if to == "hand" else f"into the {_ZONES.get(to, to)}"
        if to == "deck":
            target = "back into the deck" if source[0] == "hand" else target
        return f"{_player(owner)} puts {what} from {origin} {target}"

    def _from(self, card: int, source: tuple[str, int]) -> str:
        zone, top = source
        if zone == "play":
            return self.faces[top].name if top >= 0 and top != card else "play"
        return f"the {_ZONES.get(zone, zone)}"

    def _whose(self, card: int) -> str:
        """Return a Pokémon with its owner: both sides may have one of that name."""
        owner = self.after.table.owner[card]
        return f"{_player(owner)}'s {self.faces[card].name}"

    def _shown(self, entry: Told) -> str:
        names = listed([self.faces[c].name for c in entry[2]])
        if entry[0] == "show":
            return f"{_player(entry[1])} shows {names}"
        return f"{_player(entry[1])} sees {names}" if self.listener in (None, entry[1]) else ""

    def _turn(self, entry: Told) -> str:
        return f"Turn {entry[1]}: {_player(entry[2])}"

    def _win(self, entry: Told) -> str:
        return f"{_player(entry[1])} wins: {_why(self.after, entry[1], self.told)}"


def _kind(entry: Told) -> str:
    return str(entry[0])


def _why(s: Match, winner: Seat, told: list[Told]) -> str:
    """Return why the match ended so."""
    loser = 1 - winner
    ways = []
    if any(entry[0] == "no cards" for entry in told):
        return f"{_player(loser)} cannot draw from an empty deck"
    if not s.prizes[winner]:
        ways.append("all Prizes are taken")
    if not s.spots(loser):
        ways.append(f"{_player(loser)} has no Pokémon left in play")
    return " and ".join(ways) or "an effect says so"


_OWN: dict[str, Callable[[Story, Told], str]] = {
    "drawn": Story._drawn,
    "prize cards": Story._prizes,
    "attached": Story._attached,
    "win": Story._win,
    "turn": Story._turn,
    "show": Story._shown,
    "see": Story._shown,
}
