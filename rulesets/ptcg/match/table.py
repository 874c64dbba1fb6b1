"""The static card table of a match: every card's face, looked up by small ints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from cardpool.model.pokemon import Ability, Attack, PokemonCard, TypeAmount
from rulesets.api import Facts, Json
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import SELF
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.match import facedown
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.script import (
    EMPTY,
    CardScript,
    script_from_json,
    script_to_json,
)

Scripts = Mapping[str, CardScript]
Index = Mapping[str, frozenset[int]]


def _cards_by(faces: Sequence[Face], words: Callable[[Face], Iterable[str]]) -> Index:
    """Return the cards that have a word, such as a point they touch, by the word."""
    found: dict[str, set[int]] = {}
    for card, face in enumerate(faces):
        for word in words(face):
            found.setdefault(word, set()).add(card)
    return {word: frozenset(cards) for word, cards in found.items()}


# Points at which effects change what Energy gives.
_OF_ENERGY = frozenset(("energy", "energy too", "energy doubled", "special energy off"))
# Points at which effects change what an attack costs.
_OF_COSTS = frozenset(("attack cost", "cost of attack", "no attack cost", "attack for"))
# Points at which effects change the Hit Points of a Pokémon.
_OF_HP = frozenset(("hp", "maximum hp"))
# Points by which a card may have to go, a Pokémon recover or a Bench be cut at once.
_SETTLED = frozenset(("falls off", "goes home", "sheds", "tools", "recovers", "bench"))
# Conditions about what happened, which is written down only where one of them is asked.
_RECALLING = frozenset(("AttackedLastTurn", "PlayedNow", "HealedNow", "FellLastTurn"))


class CardTable:
    """The cards of a match: `faces[i]` and `owner[i]` of card number i. Never copied."""

    __slots__ = (
        "affords",
        "away",
        "bench_most",
        "blanks",
        "built",
        "copied",
        "copiers",
        "decks",
        "faces",
        "heard_by_others",
        "hearing",
        "kinds",
        "mirrored",
        "offering",
        "owner",
        "plain_costs",
        "plain_energy",
        "plain_hp",
        "points",
        "printed",
        "recalls",
        "shield_coins",
        "touching",
        "triggers",
        "turned",
        "unions",
        "unsettling",
        "worths",
    )

    def __init__(self, decks: Sequence[Sequence[Face]]) -> None:
        self.faces = tuple(face for deck in decks for face in deck)
        self.owner = tuple(seat for seat, deck in enumerate(decks) for _ in deck)
        self.decks = [tuple(i for i, o in enumerate(self.owner) if o == seat) for seat in (0, 1)]
        self.kinds = tuple({id(f): f for f in self.faces}.values())
        terms = [term for face in self.kinds for term in face.terms]
        self.blanks: list[tuple[int, ...]] = [(), ()]
        if any(type(term).__name__ == facedown.LAYS for term in terms):
            self._add_blanks()
        self.points = frozenset(t.point for t in terms if isinstance(t, Modifier))
        # Which cards touch a point, or hear of an event, by being in play: few are asked then.
        self.touching = _cards_by(self.faces, lambda face: face.points)
        self.hearing = _cards_by(self.faces, lambda face: face.events)
        # Cards that in play let their player do something.
        self.offering = frozenset(i for i, face in enumerate(self.faces) if face.is_usable)
        # Cards that count as another one: they may touch, hear and offer whatever that does.
        self.copiers = self.touching.get("copies", frozenset())
        self.copied: dict[tuple[int, int, bool], Face] = {}
        if self.copiers:
            self.touching = {point: cards | self.copiers for point, cards in self.touching.items()}
            self.hearing = {event: cards | self.copiers for event, cards in self.hearing.items()}
            self.offering |= self.copiers
        # Pokémon cards that may become Energy cards.
        self.turned = frozenset(
            i
            for i, face in enumerate(self.faces)
            if any(type(term).__name__ == "TurnEnergy" for term in face.terms)
        )
        # Cards with a power that is used while they lie in the hand or the discard pile.
        self.away = frozenset(i for i, face in enumerate(self.faces) if face.is_usable_away)
        triggers = [t for t in terms if isinstance(t, Trigger)]
        self.triggers = frozenset(t.event for t in triggers)
        # Events of a Pokémon that not only its own cards listen for.
        self.heard_by_others = frozenset(t.event for t in triggers if t.on != SELF)
        self.recalls = _RECALLING & {type(t).__name__ for t in terms}
        # Some card repeats what an attack did to it: only then are results written down.
        self.mirrored = any(type(t).__name__ == "Mirror" for t in terms)
        # Energy whose units never change: costs can then be remembered.
        self.plain_energy = (
            not self.turned
            and self.points.isdisjoint(_OF_ENERGY)
            and not any(len(f.provides) > 1 or any(p.when for p in f.provides) for f in self.kinds)
        )
        self.plain_costs = self.points.isdisjoint(_OF_COSTS)
        # Every Pokémon has the Hit Points printed on it.
        self.plain_hp = self.points.isdisjoint(_OF_HP)
        self.unsettling = not self.points.isdisjoint(_SETTLED)
        # Some effect on a Pokémon asks for a coin against an attack.
        self.shield_coins = any(isinstance(t, Modifier) and t.coin for t in terms)
        # The widest Bench that a card of the match allows, 0 where none speaks of it.
        sizes = [t.amount for t in terms if isinstance(t, Modifier) and t.point == "bench"]
        self.bench_most = max((n for n in sizes if isinstance(n, int)), default=0)
        self.unions = any(f.is_union for f in self.kinds)
        # What Pokémon are whose top card keeps what the one below has; None where no card does so.
        builds = any(f.builds_on for f in self.kinds)
        self.built: dict[tuple[int, int], Face] | None = {} if builds else None
        self.affords: dict[tuple[tuple[int, ...], str], bool] = {}
        self.worths: dict[tuple[Any, ...], float] = {}  # what a Pokémon in play counts for
        # Which cards have a printed property, by the identity of the property.
        self.printed: dict[int, dict[int, bool]] = {}

    def _add_blanks(self) -> None:
        """Add what stands in play for cards that lie face down; no deck holds it."""
        blank, first = facedown.blank_face(), len(self.faces)
        self.faces += (blank,) * (2 * facedown.MOST)
        self.owner += (0,) * facedown.MOST + (1,) * facedown.MOST
        middle = first + facedown.MOST
        self.blanks = [tuple(range(first, middle)), tuple(range(middle, len(self.faces)))]

    def dump(self) -> Json:
        """Return the cards and scripts as JSON data."""
        cards = [{"card": _record(f.card), "script": script_to_json(f.script)} for f in self.kinds]
        order = {id(f): i for i, f in enumerate(self.kinds)}
        decks: list[list[int]] = [[] for _ in range(max(self.owner, default=-1) + 1)]
        for seat, own in enumerate(self.decks[: len(decks)]):
            decks[seat] = [order[id(self.faces[card])] for card in own]
        return {"cards": cards, "decks": decks}

    @classmethod
    def load(cls, data: Json, tools_are_items: bool = True) -> CardTable:
        """Return the table that `dump` wrote."""
        kinds = [
            Face(i, _card(entry["card"]), script_from_json(entry["script"]), tools_are_items)
            for i, entry in enumerate(data["cards"])
        ]
        return cls([[kinds[i] for i in deck] for deck in data["decks"]])


_TABLES: dict[tuple[Any, ...], tuple[CardTable, Any]] = {}
_REMEMBERED = 16  # tables kept: a simulation plays the same decks again and again
_ANSWERS = 100_000  # about costs and worths that are remembered, before they are forgotten


def deal(
    decks: Sequence[Sequence[PokemonCard]], scripts: Scripts, tools_are_items: bool = True
) -> CardTable:
    """Return the table of some decks, with the script of each card that has one."""
    used = [scripts.get(card.id) for deck in decks for card in deck]
    key = (*(tuple(map(id, deck)) for deck in decks), tuple(map(id, used)), tools_are_items)
    found = _TABLES.get(key)
    if found is None:
        if len(_TABLES) >= _REMEMBERED:
            del _TABLES[next(iter(_TABLES))]
        # The cards and scripts are kept with the table, so that their ids stay theirs.
        table = _table(decks, scripts, tools_are_items)
        found = _TABLES[key] = (table, (tuple(map(tuple, decks)), used))
    for answers in (found[0].affords, found[0].worths):
        if len(answers) > _ANSWERS:
            answers.clear()
    return found[0]


def _table(
    decks: Sequence[Sequence[PokemonCard]], scripts: Scripts, tools_are_items: bool
) -> CardTable:
    known: dict[str, Face] = {}
    rows = []
    for deck in decks:
        row = []
        for card in deck:
            face = known.get(card.id)
            if face is None:
                face = Face(len(known), card, scripts.get(card.id) or EMPTY, tools_are_items)
                known[card.id] = face
            row.append(face)
        rows.append(row)
    return CardTable(rows)


_SKIPPED = {"prints", "dex", "rarity", "mark", "sure", "note", "newest"}


def _record(card: PokemonCard) -> Json:
    facts: dict[str, Any] = {}
    for field in fields(card):
        value = getattr(card, field.name)
        if field.name in _SKIPPED or not value:
            continue
        facts[field.name] = sorted(value) if isinstance(value, frozenset) else value
    return facts


def _card(facts: Facts) -> PokemonCard:
    made = {"identity": "", "copy_key": "", **facts}
    made["subkinds"] = frozenset(facts.get("subkinds", ()))
    made["types"] = tuple(facts.get("types", ()))
    made["attacks"] = tuple(Attack(*a) for a in facts.get("attacks", ()))
    made["abilities"] = tuple(Ability(*a) for a in facts.get("abilities", ()))
    made["weaknesses"] = tuple(TypeAmount(*a) for a in facts.get("weaknesses", ()))
    made["resistances"] = tuple(TypeAmount(*a) for a in facts.get("resistances", ()))
    return PokemonCard(**made)
