"""What an action of a duel brought about, entry by entry, as a listener may hear it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.game import waiting
from rulesets.parts.telling import INDENT, listed
from rulesets.wording import numbered
from rulesets.yugioh.match.happenings import COUNTER, MOVED, POSITION, Happening
from rulesets.yugioh.match.state import Duel
from rulesets.yugioh.words import causes, story, telling

Told = tuple[Any, ...]

# Entries that the action itself has said already, by its kind.
_SAID: dict[str, tuple[str, ...]] = {
    "activate": ("activate",),
    "summon": ("summon",),
    "set": ("set", "summon"),
    "flip": ("flip",),
    "position": ("position",),
    "attack": ("attack", "replay"),
    "discard": ("discard",),
    "declare": ("declare",),
}
_SILENT = ("coin", "die", "hand", "destroyed", "shuffle")  # said otherwise, and more fully
_QUIET = ("as", "done", "pass")  # choices on the way: what follows says more
_ZONES = {
    "hand": "hand",
    "deck": "Deck",
    "grave": "Graveyard",
    "banished": "banished cards",
    "extra": "Extra Deck",
    "materials": "Xyz Materials",
}
_HOW = {"material": "as Material", "cost": "as a cost", "detached": "detached"}


def happened(before: Duel, action: Action, after: Duel, listener: Seat | None) -> list[str]:
    """Return an action and what it brought about."""
    head = _head(before, action, listener)
    details = Story(before, action, after, listener, head).details()
    if action[0] in _QUIET and (details or listener != before.waits):
        head = ""
    return [*([head] if head else []), *details]


def _head(s: Duel, action: Action, listener: Seat | None) -> str:
    if s.waits == CHANCE:
        return _luck(s, action)
    heard = telling.describe(s, action) if listener is None else telling.heard(s, action, listener)
    return f"{_player(s.waits)}: {heard}"


def _luck(s: Duel, action: Action) -> str:
    op, f = waiting(s)
    why = op.asks(s, f) or causes.cause(s, f)
    if action[0] == "coin":
        return f"Coin for {why}: {'heads' if action[1] else 'tails'}"
    if action[0] == "roll":
        return f"Die for {why}: {action[1]}"
    return "" if action[0] == "shuffle" else f"Chance picks for {why}"


def _player(seat: Seat) -> str:
    return f"Player {seat + 1}"


def _verb(h: Happening) -> str:
    if "discarded" in h.how:
        return "discards"
    if "tributed" in h.how or "tribute" in h.how:
        return "Tributes"
    return {"banished": "banishes", "materials": "attaches"}.get(h.to, "puts")


def _way(h: Happening) -> str:
    """Return where cards come from and go to, as far as the verb does not say it."""
    origin = f" from the {_ZONES[h.origin]}" if h.origin in _ZONES else ""
    to = f" into the {_ZONES[h.to]}" if _verb(h) == "puts" else ""
    words = [said for said in (_HOW.get(word, "") for word in h.how) if said]
    return f"{origin}{to}{f' ({words[0]})' if words else ''}"


class Story:
    """The entries of one action in words."""

    def __init__(
        self, before: Duel, action: Action, after: Duel, listener: Seat | None, head: str
    ) -> None:
        self.before, self.action, self.after, self.listener = before, action, after, listener
        self.head = head
        self.told: list[Told] = after.told or []
        self.faces = after.table.faces

    def details(self) -> list[str]:
        """Return what was brought about, in order."""
        lines: list[str] = []
        for key, group in groupby(self.told, key=self._key):
            entries = list(group)
            if key[0] == MOVED:
                said = list(self._moved([entry[1] for entry in entries]))
            else:
                said = [self._entry(entry) for entry in entries]
            level = "" if key[0] in ("turn", "win", "draw") else INDENT
            lines += [level + line for line in said if line]
        return lines

    def _key(self, entry: Told) -> Told:
        """Return what puts entries into one line: a way of cards, or the kind of entry."""
        if entry[0] != "happening":
            return (entry[0],)
        happening: Happening = entry[1]
        if happening.what != MOVED:
            return (happening.what,)
        h = happening
        return MOVED, h.seat, h.origin, h.to, h.how, h.by, self._knows(h)

    def _entry(self, entry: Told) -> str:
        kind = entry[0]
        if kind == "happening":
            return self._happening(entry[1])
        if kind in _SILENT or (kind in _SAID.get(self.action[0], ()) and self._is_said(entry)):
            return ""
        own = _OWN.get(kind)
        if own is not None:
            return own(self, entry)
        seat = -1 if self.listener is None else self.listener
        if kind == "see" and self.listener is None:
            seat = entry[1]
        return story.tell(entry, seat)

    def _is_said(self, entry: Told) -> bool:
        """Tell whether the action named the card: one that lay face down it did not."""
        return entry[0] != "activate" or entry[2] in self.head

    def _happening(self, h: Happening) -> str:
        if h.what == COUNTER and h.how:
            return f"{h.amount:+d} {h.how[0]} counter on {self._name(h.card)}"
        if h.what == POSITION and self.action[0] != "position" and h.how and h.by >= 0:
            spot = self.after.spot(h.card)
            if spot is not None and telling.sees(self.after, h.card, self._seat()):
                return f"{self._name(h.card)} is turned to {telling.POSITIONS[spot.position]}"
        return ""

    def _seat(self) -> Seat:
        """Return the listener as a seat; who hears everything sits on no side."""
        return -1 if self.listener is None else self.listener

    def _name(self, card: int) -> str:
        return self.faces[card].name

    def _knows(self, h: Happening) -> bool:
        """Tell whether the listener may know a card that moved."""
        if self.listener is None:
            return True
        last = h.last
        open_before = h.origin in ("grave", "banished") or (last is not None and last.is_up)
        hidden = {*self.before.face_down_banished, *self.after.face_down_banished}
        if h.card in hidden:
            open_before = False
        open_after = h.to == "grave" or (h.to == "banished" and h.card not in hidden)
        own = self.after.table.owner[h.card] == self.listener
        held = {h.origin, h.to} & {"hand", "extra"} or h.origin.startswith(("monster", "spell"))
        return open_before or open_after or (own and bool(held))

    def _moved(self, found: list[Happening]) -> Iterator[str]:
        """Yield the way of some cards that went together."""
        h = found[0]
        if h.to not in _ZONES or h.origin == h.to:
            return  # what comes onto the field is Summoned, Set or activated
        cards = [x.card for x in found]
        known = self._knows(h)
        what = listed([self._name(c) for c in cards]) if known else numbered(len(cards), "card")
        if "drawn" in h.how:
            yield f"{_player(h.seat)} draws {what}{self._cause(h)}"
        elif "destroyed" in h.how:
            battle = " by battle" if "battle" in h.how else self._cause(h)
            is_ = "are" if len(cards) > 1 else "is"
            yield f"{_player(h.seat)}'s {what} {is_} destroyed{battle}"
        elif not self._is_put_away(h):
            yield f"{_player(h.seat)} {_verb(h)} {what}{_way(h)}{self._cause(h)}"

    def _is_put_away(self, h: Happening) -> bool:
        """Tell whether a card that was activated goes to the Graveyard, as it must."""
        links = {link.card for link in (*self.before.chain, *self.after.chain)}
        activated = h.card in links or self.action[:2] == ("activate", h.card)
        return activated and h.to == "grave" and h.origin not in ("hand", "deck")

    def _cause(self, h: Happening) -> str:
        """Return the card that did it, if the listener sees it and the action does not say it."""
        if h.by < 0 or h.by == h.card or self.action[:2] == ("activate", h.by):
            return ""
        seat = self._seat()
        seen = self.listener is None or any(
            telling.sees(s, h.by, seat) for s in (self.before, self.after)
        )
        return f" by {self._name(h.by)}" if seen else ""

    def _turn(self, entry: Told) -> str:
        return f"Turn {entry[1]}: {_player(entry[2])}"

    def _damage(self, entry: Told) -> str:
        _, seat, amount, what = entry
        return f"{_player(seat)} takes {amount} {what}{self._left(seat)}"

    def _life(self, entry: Told) -> str:
        kind, seat, amount = entry
        verb = "pays" if kind == "pay" else "gains"
        return f"{_player(seat)} {verb} {amount} LP{self._left(seat)}"

    def _left(self, seat: Seat) -> str:
        return f", {self.after.lp[seat]} LP left"


_OWN: dict[str, Callable[[Story, Told], str]] = {
    "turn": Story._turn,
    "damage": Story._damage,
    "pay": Story._life,
    "gain": Story._life,
}
