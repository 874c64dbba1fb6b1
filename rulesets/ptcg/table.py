"""The static card table of a match: every card's facts and script, looked up by small ints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from cardpool.model import Ability, Attack, PokemonCard, TypeAmount
from rulesets.ptcg.eras import TYPE_NAMES, rules_name
from rulesets.ptcg.script import (
    EMPTY,
    AttackScript,
    CardScript,
    Modifier,
    Trigger,
    Use,
    script_from_json,
    script_to_json,
    walk,
)

LETTERS = {name: letter for letter, name in TYPE_NAMES.items()}
NO_EFFECT = AttackScript()

# The Basic Pokémon that each Baby evolves into; their cards do not print it (EX-212).
BABY_OF = {
    "Pikachu": "Pichu",
    "Clefairy": "Cleffa",
    "Jigglypuff": "Igglybuff",
    "Electabuzz": "Elekid",
    "Magmar": "Magby",
    "Jynx": "Smoochum",
    "Hitmonlee": "Tyrogue",
    "Hitmonchan": "Tyrogue",
    "Hitmontop": "Tyrogue",
}

Scripts = Mapping[str, CardScript]

# Sub-kinds of the cards that are put on another Pokémon to evolve it.
EVOLVED_KINDS = ("Stage 1", "Stage 2", "MEGA", "BREAK", "VMAX", "VSTAR")


def letters(types: Iterable[str]) -> str:
    """Return types as letters."""
    return "".join(LETTERS.get(t, t) for t in types)


class AttackFace(NamedTuple):
    """An attack ready to use."""

    name: str
    cost: str
    damage: int
    script: AttackScript
    copies: bool = False  # its effect uses another attack


class PowerFace(NamedTuple):
    """A power ready to use."""

    kind: str
    name: str
    uses: tuple[Use, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Face:
    """What the rules need to know of one card."""

    __slots__ = (
        "attacks",
        "baby",
        "card",
        "events",
        "evolves_from",
        "hp",
        "id",
        "is_baby",
        "is_basic",
        "is_energy",
        "is_evolution",
        "is_legend",
        "is_level_up",
        "is_machine",
        "is_pokemon",
        "is_stadium",
        "is_supporter",
        "is_tool",
        "is_trainer",
        "is_trainer_pokemon",
        "key",
        "kinds",
        "kinds_in_play",
        "modifiers",
        "name",
        "number",
        "points",
        "powers",
        "provides",
        "resistances",
        "retreat",
        "script",
        "subkinds",
        "terms",
        "types",
        "units",
        "weaknesses",
    )

    def __init__(self, number: int, card: PokemonCard, script: CardScript) -> None:
        kind, subkinds = card.kind, card.subkinds
        self.number = number  # equal for copies of the same card
        self.card = card
        self.id = card.id
        self.script = script
        self.terms = tuple(walk(script))
        self.name = card.name
        self.key = rules_name(card.name)
        self.subkinds = subkinds
        self.is_pokemon = kind == "Pokémon"
        self.is_energy = kind == "Energy"
        self.is_trainer = kind == "Trainer"
        # A Trainer with Hit Points is played as a Basic Pokémon; the Items that bring Restored
        # Pokémon into play have none (BW-230).
        self.is_trainer_pokemon = self.is_trainer and card.hp > 0
        self.is_basic = self.is_pokemon and "Basic" in subkinds
        self.is_baby = "Baby" in subkinds
        # Some Mega Evolution Pokémon ex are Basic, all others evolve.
        self.is_evolution = (
            self.is_pokemon and not self.is_basic and not subkinds.isdisjoint(EVOLVED_KINDS)
        )
        self.is_level_up = "LEVEL-UP" in subkinds
        self.is_legend = "LEGEND" in subkinds
        self.is_supporter = "Supporter" in subkinds and self.is_trainer
        self.is_stadium = "Stadium" in subkinds
        self.is_tool = "Tool" in subkinds
        self.is_machine = not subkinds.isdisjoint(("Technical Machine", "Rocket's Secret Machine"))
        self._set_kinds()
        self._set_numbers()
        self._set_text()

    def _set_kinds(self) -> None:
        kinds = set(self.subkinds) | {self.card.kind}
        kinds.discard("Fossil")
        if self.is_evolution:
            kinds.add("Evolution")
        if self.is_trainer_pokemon:
            kinds.add("Fossil")
        if self.is_trainer and kinds.isdisjoint(("Supporter", "Stadium")):
            kinds.add("Item")
        self.kinds = frozenset(kinds)
        in_play = kinds
        if self.is_trainer_pokemon:
            in_play = (kinds - {"Trainer", "Item"}) | {"Pokémon", "Basic"}
        self.kinds_in_play = frozenset(in_play)

    def _set_numbers(self) -> None:
        card = self.card
        self.hp = card.hp
        self.types = letters(card.types) or ("C" if self.is_trainer_pokemon else "")
        self.evolves_from = rules_name(card.evolves_from) if card.evolves_from else ""
        self.baby = BABY_OF.get(self.key, "") if self.is_basic else ""
        if self.is_level_up:
            # A LV.X is put on a Pokémon of its own name (BW-213).
            self.evolves_from = self.key
        self.retreat = card.retreat
        self.weaknesses = tuple((letters((w.type,)), w.amount) for w in card.weaknesses)
        self.resistances = tuple((letters((r.type,)), r.amount) for r in card.resistances)

    def _set_text(self) -> None:
        card, script = self.card, self.script
        scripts = script.attacks + (None,) * (len(card.attacks) - len(script.attacks))
        self.attacks = tuple(_attack(a, x) for a, x in zip(card.attacks, scripts, strict=False))
        powers = script.powers + (None,) * (len(card.abilities) - len(script.powers))
        self.powers = tuple(
            PowerFace(a.kind, a.name, p.uses, p.modifiers, p.triggers)
            if p
            else PowerFace(a.kind, a.name)
            for a, p in zip(card.abilities, powers, strict=False)
        )
        self.modifiers = script.modifiers
        self.provides = script.provides
        self.units = _units(card, script) if self.is_energy else ()
        self.points = frozenset(m.point for p in self.powers for m in p.modifiers)
        triggers = script.triggers + tuple(t for p in self.powers for t in p.triggers)
        self.events = frozenset(t.event for t in triggers)


def _attack(attack: Attack, script: AttackScript | None) -> AttackFace:
    digits = attack.damage.rstrip("+×-−x?")
    script = script or NO_EFFECT
    copies = any(type(t).__name__ == "CopyAttack" for t in walk(script))
    return AttackFace(attack.name, attack.cost, int(digits) if digits else 0, script, copies)


def _units(card: PokemonCard, script: CardScript) -> tuple[str, ...]:
    """Return what an Energy card gives when no condition says otherwise."""
    for provision in reversed(script.provides):
        return provision.units
    word = card.name.removeprefix("Basic ").partition(" Energy")[0]
    return (LETTERS.get(word, "C"),)


def _standing(faces: Iterable[Face]) -> frozenset[str]:
    """Return the points that cards touch by being in play."""
    modifiers = [m for face in faces for m in face.modifiers]
    modifiers += [m for face in faces for power in face.powers for m in power.modifiers]
    return frozenset(m.point for m in modifiers)


class CardTable:
    """The cards of a match: `faces[i]` and `owner[i]` of card number i. Never copied."""

    __slots__ = (
        "affords",
        "faces",
        "kinds",
        "mirrored",
        "owner",
        "passing",
        "plain_energy",
        "points",
        "triggers",
    )

    def __init__(self, decks: Sequence[Sequence[Face]]) -> None:
        self.faces = tuple(face for deck in decks for face in deck)
        self.owner = tuple(seat for seat, deck in enumerate(decks) for _ in deck)
        self.kinds = tuple({id(f): f for f in self.faces}.values())
        terms = [term for face in self.kinds for term in face.terms]
        self.points = frozenset(t.point for t in terms if isinstance(t, Modifier))
        # Points that only lasting effects touch: nothing to scan while there are none.
        self.passing = self.points - _standing(self.kinds)
        self.triggers = frozenset(t.event for t in terms if isinstance(t, Trigger))
        # Some card repeats what an attack did to it: only then are results written down.
        self.mirrored = any(type(t).__name__ == "Mirror" for t in terms)
        # Energy whose units never change: costs can then be remembered.
        self.plain_energy = "energy" not in self.points and not any(
            len(f.provides) > 1 or any(p.when for p in f.provides) for f in self.kinds
        )
        self.affords: dict[tuple[tuple[int, ...], str], bool] = {}

    def dump(self) -> dict[str, Any]:
        """Return the cards and scripts as JSON data."""
        cards = [{"card": _record(f.card), "script": script_to_json(f.script)} for f in self.kinds]
        order = {id(f): i for i, f in enumerate(self.kinds)}
        decks: list[list[int]] = [[] for _ in range(max(self.owner, default=-1) + 1)]
        for face, seat in zip(self.faces, self.owner, strict=True):
            decks[seat].append(order[id(face)])
        return {"cards": cards, "decks": decks}

    @classmethod
    def load(cls, data: Any) -> CardTable:
        """Return the table that `dump` wrote."""
        kinds = [
            Face(i, _card(entry["card"]), script_from_json(entry["script"]))
            for i, entry in enumerate(data["cards"])
        ]
        return cls([[kinds[i] for i in deck] for deck in data["decks"]])


_TABLES: dict[tuple[Any, ...], tuple[CardTable, Any]] = {}
_REMEMBERED = 16  # tables kept: a simulation plays the same decks again and again
_COSTS = 100_000  # remembered answers about costs, before they are forgotten


def deal(decks: Sequence[Sequence[PokemonCard]], scripts: Scripts) -> CardTable:
    """Return the table of some decks, with the script of each card that has one."""
    used = [scripts.get(card.id) for deck in decks for card in deck]
    key = (*(tuple(map(id, deck)) for deck in decks), tuple(map(id, used)))
    found = _TABLES.get(key)
    if found is None:
        if len(_TABLES) >= _REMEMBERED:
            del _TABLES[next(iter(_TABLES))]
        # The cards and scripts are kept with the table, so that their ids stay theirs.
        found = _TABLES[key] = (_table(decks, scripts), (tuple(map(tuple, decks)), used))
    if len(found[0].affords) > _COSTS:
        found[0].affords.clear()
    return found[0]


def _table(decks: Sequence[Sequence[PokemonCard]], scripts: Scripts) -> CardTable:
    known: dict[str, Face] = {}
    rows = []
    for deck in decks:
        row = []
        for card in deck:
            face = known.get(card.id)
            if face is None:
                face = Face(len(known), card, scripts.get(card.id) or EMPTY)
                known[card.id] = face
            row.append(face)
        rows.append(row)
    return CardTable(rows)


_SKIPPED = {"prints", "dex", "rarity", "mark"}


def _record(card: PokemonCard) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for field in fields(card):
        value = getattr(card, field.name)
        if field.name in _SKIPPED or not value:
            continue
        facts[field.name] = sorted(value) if isinstance(value, frozenset) else value
    return facts


def _card(facts: Mapping[str, Any]) -> PokemonCard:
    made = {"identity": "", "copy_key": "", **facts}
    made["subkinds"] = frozenset(facts.get("subkinds", ()))
    made["types"] = tuple(facts.get("types", ()))
    made["attacks"] = tuple(Attack(*a) for a in facts.get("attacks", ()))
    made["abilities"] = tuple(Ability(*a) for a in facts.get("abilities", ()))
    made["weaknesses"] = tuple(TypeAmount(*a) for a in facts.get("weaknesses", ()))
    made["resistances"] = tuple(TypeAmount(*a) for a in facts.get("resistances", ()))
    return PokemonCard(**made)
