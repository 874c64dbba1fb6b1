"""The static card table of a duel: every card's face, looked up by small ints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from cardpool.model.yugioh import YugiohCard
from rulesets.api import Facts, Json
from rulesets.yugioh.match.faces import Face
from rulesets.yugioh.match.script import (
    CardScript,
    On,
    Token,
    script_from_json,
    script_to_json,
)

Scripts = Mapping[str, CardScript]
TOKENS = 10  # numbers for each kind of Token: as many as both Monster Zones hold


class CardTable:
    """The cards of a duel: `faces[i]` and `owner[i]` of card number i. Never copied.

    Each seat's Main Deck comes first, then its Extra Deck, then the other seat's; behind them the
    Tokens that scripts of the duel name.
    """

    __slots__ = (
        "afar",
        "automatic",
        "damage_parts",
        "duties",
        "effects_of",
        "events",
        "extras",
        "faces",
        "fast",
        "forced",
        "in_damage",
        "kinds",
        "limited",
        "mains",
        "modifiers_of",
        "owner",
        "points",
        "savers",
        "searched",
        "shared",
        "terms",
        "tokens",
        "touching",
        "triggers",
        "usable",
        "used_in",
    )

    def __init__(self, mains: Sequence[Sequence[Face]], extras: Sequence[Sequence[Face]]) -> None:
        faces: list[Face] = []
        owner: list[int] = []
        # Card numbers, by seat
        self.mains: list[tuple[int, ...]] = [(), ()]
        self.extras: list[tuple[int, ...]] = [(), ()]
        for seat in (0, 1):
            for into, deck in ((self.mains, mains[seat]), (self.extras, extras[seat])):
                into[seat] = tuple(range(len(faces), len(faces) + len(deck)))
                faces += deck
                owner += [seat] * len(deck)
        known = {id(f): f for f in faces}
        self.tokens: dict[Token, tuple[int, ...]] = {}
        for token in _tokens(known.values()):
            face = Face(len(known), token, None)
            known[id(face)] = face
            self.tokens[token] = tuple(range(len(faces), len(faces) + TOKENS))
            faces += [face] * TOKENS
            owner += [i % 2 for i in range(TOKENS)]
        self.faces, self.owner = tuple(faces), tuple(owner)
        self.kinds = tuple(known.values())
        self._index()

    def _index(self) -> None:
        # Points that any script may touch: what is not among them is as printed.
        self.points = frozenset(p for face in self.kinds for p in face.touched)
        self.terms = frozenset(type(t).__name__ for face in self.kinds for t in face.terms)
        # What any effect waits for: happenings nobody listens to need no window.
        self.events = frozenset(t.what for f in self.kinds for t in f.terms if isinstance(t, On))
        self._index_cards()

    def _index_cards(self) -> None:
        touching: dict[str, set[int]] = {}
        effects: list[int] = []
        standing: list[int] = []
        for card, face in enumerate(self.faces):
            for point in face.points:
                touching.setdefault(point, set()).add(card)
            if face.effects:
                effects.append(card)
            if face.modifiers:
                standing.append(card)
        # Which cards have something to say at a point by where they lie: few are asked.
        self.afar = frozenset(
            standing.modifier.point
            for face in self.kinds
            for standing in face.modifiers
            if not set(standing.places) <= {"field", "monsters", "spells", "pendulum"}
        )
        either = [c for c, face in enumerate(self.faces) if any(e.either for e in face.effects)]
        self.shared = tuple(either)  # cards whose effects the opponent may use
        self.savers = tuple([c for c, face in enumerate(self.faces) if face.script.replacements])
        limited = [c for c, f in enumerate(self.faces) if f.script.limit_on_field is not None]
        self.limited = frozenset(limited)  # cards of which there may be only one face up
        self.touching = {point: tuple(sorted(cards)) for point, cards in touching.items()}
        self.effects_of = frozenset(effects)
        self.modifiers_of = frozenset(standing)
        self._index_effects()

    def _index_effects(self) -> None:
        """Note which effects something that happens may start, and which players may use."""
        triggers: dict[str, list[tuple[int, int, frozenset[int]]]] = {}
        automatic: dict[str, list[tuple[int, int]]] = {}
        duties: list[tuple[int, int]] = []
        self.usable: dict[int, tuple[int, ...]] = {}  # by card: its effects
        self.fast: dict[int, tuple[int, ...]] = {}  # those that may answer: Spell Speed 2 or 3
        self.in_damage: dict[int, tuple[int, ...]] = {}  # and of these in the Damage Step
        forced: list[tuple[int, int]] = []  # answers to the chain that must be given
        places: set[str] = set()
        for card, face in enumerate(self.faces):
            if face.usable:
                self.usable[card] = face.usable
                places |= face.used_in
            if face.fast:
                self.fast[card] = face.fast
            if face.in_damage:
                self.in_damage[card] = face.in_damage
            duties += [(card, number) for number in face.duties]
            forced += [(card, number) for number in face.forced]
            for what, number in face.automatic:
                automatic.setdefault(what, []).append((card, number))
            for what, number, heard_in in face.triggers:
                triggers.setdefault(what, []).append((card, number, heard_in))
        self.damage_parts = any("damage" in h for f in self.kinds for h in _hows(f))
        self.duties = tuple(duties)
        self.forced = tuple(forced)
        self.automatic = {what: tuple(found) for what, found in automatic.items()}
        self.triggers = {what: tuple(found) for what, found in triggers.items()}
        # Where a card other than a Spell or Trap that is played may be used: nowhere else is asked.
        self.used_in = frozenset(places)
        self.searched = tuple([p for p in ("grave", "banished", "deck", "extra") if p in places])

    def dealt_anew(self, swap: Mapping[int, int]) -> CardTable:
        """Return a table in which cards have the faces of others: unseen cards dealt anew."""
        other = CardTable(((), ()), ((), ()))
        faces = list(self.faces)
        for card, taken in swap.items():
            faces[card] = self.faces[taken]
        other.faces = tuple(faces)
        other.owner, other.mains, other.extras = self.owner, self.mains, self.extras
        other.kinds, other.tokens, other.points = self.kinds, self.tokens, self.points
        other.terms, other.events = self.terms, self.events
        other._index_cards()
        return other

    def dump(self) -> Json:
        """Return the cards and scripts as JSON data."""
        printed = [f for f in self.kinds if f.card is not None]
        order = {id(f): i for i, f in enumerate(printed)}
        cards = [
            {
                "card": _record(f.card),
                "script": script_to_json(f.script) if f.scripted else None,
            }
            for f in printed
            if f.card is not None
        ]
        decks = [
            [[order[id(self.faces[c])] for c in pile[seat]] for pile in (self.mains, self.extras)]
            for seat in (0, 1)
        ]
        return {"cards": cards, "decks": decks}

    @classmethod
    def load(cls, data: Json) -> CardTable:
        """Return the table that `dump` wrote."""
        kinds = [
            Face(
                i,
                _card(entry["card"]),
                None if entry["script"] is None else script_from_json(entry["script"]),
            )
            for i, entry in enumerate(data["cards"])
        ]
        piles = [[[kinds[i] for i in deck[p]] for deck in data["decks"]] for p in (0, 1)]
        return cls(piles[0], piles[1])


def _hows(face: Face) -> list[tuple[str, ...]]:
    """Return the words of the phases that start effects of a card."""
    return [e.on.how for e in face.effects if e.on is not None and e.on.what == "phase"]


def _tokens(faces: Iterable[Face]) -> list[Token]:
    """Return every distinct Token that scripts name, in the order of the cards."""
    return list(dict.fromkeys(t for face in faces for t in face.terms if isinstance(t, Token)))


_TABLES: dict[tuple[Any, ...], tuple[CardTable, Any]] = {}
_REMEMBERED = 16  # tables kept: a simulation plays the same decks again and again

Cards = Sequence[YugiohCard]


def deal(mains: Sequence[Cards], extras: Sequence[Cards], scripts: Scripts) -> CardTable:
    """Return the table of two decks, with the script of each card that has one."""
    piles = (*mains, *extras)
    used = [scripts.get(card.id) for pile in piles for card in pile]
    key = (*(tuple(map(id, pile)) for pile in piles), tuple(map(id, used)))
    found = _TABLES.get(key)
    if found is None:
        if len(_TABLES) >= _REMEMBERED:
            del _TABLES[next(iter(_TABLES))]
        known: dict[str, Face] = {}
        rows = [[_face(card, known, scripts) for card in pile] for pile in piles]
        # The cards and scripts are kept with the table, so that their ids stay theirs.
        table = CardTable(rows[:2], rows[2:])
        found = _TABLES[key] = (table, (tuple(map(tuple, piles)), used))
    return found[0]


def _face(card: YugiohCard, known: dict[str, Face], scripts: Scripts) -> Face:
    face = known.get(card.id)
    if face is None:
        face = known[card.id] = Face(len(known), card, scripts.get(card.id))
    return face


_SKIPPED = {"passwords", "released", "printed_as", "konami_id", "note"}


def _record(card: YugiohCard) -> Json:
    facts: dict[str, Any] = {}
    for field in fields(card):
        value = getattr(card, field.name)
        if field.name in _SKIPPED or value is None or value == field.default:
            continue
        facts[field.name] = sorted(value) if isinstance(value, frozenset) else value
    return facts


def _card(facts: Facts) -> YugiohCard:
    made = {**facts, "subkinds": frozenset(facts.get("subkinds", ()))}
    return YugiohCard(**made)
