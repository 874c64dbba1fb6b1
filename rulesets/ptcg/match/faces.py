"""What the rules need to know of one card, taken from its facts and its script once a match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from cardpool.model.pokemon import Attack, PokemonCard
from rulesets.engine.flow import needs
from rulesets.engine.lasting import Use
from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import OPPONENT
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import AnyCondition
from rulesets.ptcg.eras import DOUBLE_LEGEND, TYPE_NAMES, rules_name
from rulesets.ptcg.match.script import AttackScript, CardScript, walk

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
    needs: tuple[AnyCondition, ...] = ()  # what must hold to use it


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
        "becomes",
        "builds_on",
        "card",
        "events",
        "evolves_from",
        "gives_energy",
        "hp",
        "id",
        "is_attached",
        "is_baby",
        "is_basic",
        "is_energy",
        "is_evolution",
        "is_for_foes",
        "is_legend",
        "is_level_up",
        "is_machine",
        "is_pokemon",
        "is_stadium",
        "is_supporter",
        "is_tool",
        "is_trainer",
        "is_trainer_pokemon",
        "is_union",
        "is_usable",
        "is_usable_away",
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

    def __init__(
        self, number: int, card: PokemonCard, script: CardScript, tools_are_items: bool = True
    ) -> None:
        kind, subkinds = card.kind, card.subkinds
        if "LEGEND" in subkinds and "&" in card.name:
            subkinds |= {DOUBLE_LEGEND}
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
        # Some Pokémon cards may be attached as Energy cards; attached, they are nothing else.
        self.gives_energy = self.is_energy or (kind == "Pokémon" and bool(script.provides))
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
        self.is_union = "V-UNION" in subkinds
        # A LV.X and a BREAK keep what the card below has: PL-114, PL-120.
        self.builds_on = self.is_level_up or "BREAK" in subkinds
        self.is_supporter = "Supporter" in subkinds and self.is_trainer
        self.is_stadium = "Stadium" in subkinds
        self.is_tool = "Tool" in subkinds
        self.is_machine = not subkinds.isdisjoint(("Technical Machine", "Rocket's Secret Machine"))
        # What players do with it from the hand; some Tools and machines are played instead.
        self.is_attached = self.is_energy or (
            (self.is_tool or self.is_machine) and script.play is None
        )
        # Attached to Pokémon of the opponent's: PL-042.
        self.is_for_foes = getattr(script.attach_to, "side", "") == OPPONENT
        self._set_kinds(tools_are_items)
        self._set_numbers()
        self._set_text()

    def _set_kinds(self, tools_are_items: bool) -> None:
        kinds = set(self.subkinds) | {self.card.kind}
        kinds.discard("Fossil")
        if self.is_evolution:
            kinds.add("Evolution")
        if self.is_trainer_pokemon:
            kinds.add("Fossil")
        if self.is_trainer and kinds.isdisjoint(("Supporter", "Stadium")):
            kinds.add("Item")
        if self.is_tool and not tools_are_items:
            kinds.discard("Item")  # of whatever age: PL-036
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
        # It may lie below a Basic Pokémon that it became, which is no evolving.
        self.becomes = any(type(term).__name__ == "Become" for term in self.terms)
        # In play it offers something that its player may do.
        uses = (*script.uses, *(use for p in self.powers for use in p.uses))
        self.is_usable = any(not use.place for use in uses)
        self.is_usable_away = any(use.place for use in uses)  # from the hand or the discard pile
        self.modifiers = script.modifiers
        self.provides = script.provides
        self.units = _units(card, script) if self.gives_energy else ()
        modifiers = script.modifiers + tuple(m for p in self.powers for m in p.modifiers)
        self.points = frozenset(m.point for m in modifiers)
        triggers = script.triggers + tuple(t for p in self.powers for t in p.triggers)
        self.events = frozenset(t.event for t in triggers)


def joined(top: Face, below: Face) -> Face:
    """Return what a Pokémon is whose top card keeps what the card below has.

    The powers of the card below come first, so that what was used of them stays used (PL-104).
    """
    face = Face(top.number, top.card, top.script)
    face.attacks = top.attacks + below.attacks
    face.powers = below.powers + top.powers
    face.points = top.points | below.points
    face.events = top.events | below.events
    face.is_usable = top.is_usable or below.is_usable
    if not top.is_level_up:
        face.weaknesses, face.resistances = below.weaknesses, below.resistances
        face.retreat = below.retreat
    return face


def copied(top: Face, of: Face, powers: bool) -> Face:
    """Return what a Pokémon is that counts as another card, with or without that card's powers.

    Its own powers come first and stay.
    """
    face = Face(of.number, of.card, of.script)
    face.powers = top.powers + (of.powers if powers else ())
    face.points = top.points | (of.points if powers else frozenset())
    face.events = top.events | (of.events if powers else frozenset())
    face.is_usable = top.is_usable or (powers and of.is_usable)
    return face


def _attack(attack: Attack, script: AttackScript | None) -> AttackFace:
    digits = attack.damage.rstrip("+×-−x?")
    script = script or NO_EFFECT
    if attack.name.endswith("-GX") and not script.once:
        script = replace(script, once="GX")  # also where its text is not understood: PL-125
    copies = any(type(t).__name__ == "CopyAttack" for t in walk(script))
    programs = (script.choices, script.requires, script.damage, script.effect)
    held = tuple(condition for program in programs for condition in needs(program))
    damage = int(digits) if digits else 0
    return AttackFace(attack.name, attack.cost, damage, script, copies, held)


def _units(card: PokemonCard, script: CardScript) -> tuple[str, ...]:
    """Return what an Energy card gives when no condition says otherwise."""
    for provision in reversed(script.provides):
        return provision.units
    word = card.name.removeprefix("Basic ").partition(" Energy")[0]
    return (LETTERS.get(word, "C"),)
