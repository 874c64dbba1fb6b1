"""Compile printed English text: whole, or not at all with the exact words not understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar, cast

from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import BOTH
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import Exists, In, Named, Not, Require
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.script import AttackScript, CardScript, Power
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.assemble.attack_steps import attack_script
from rulesets.ptcg.text.assemble.divide import flips, reads_coins
from rulesets.ptcg.text.assemble.draft import Draft
from rulesets.ptcg.text.assemble.reading import read_all
from rulesets.ptcg.text.assemble.shapes import (
    energy_script,
    machine_script,
    play_script,
    power_script,
    standing_script,
)
from rulesets.ptcg.text.mean.discourse import (
    ATTACK,
    ENERGY,
    POWER,
    STADIUM,
    TOOL,
    TRAINER,
    Discourse,
)
from rulesets.ptcg.text.read.cardtext import CardText
from rulesets.ptcg.text.read.normalise import Names, plain, sentences
from rulesets.ptcg.text.read.rulebox import Added, added_by, added_by_kind, as_energy
from rulesets.ptcg.text.read.stadiums import stands_alone, to_its_user
from rulesets.text.gaps import Gap, NoMeaning, NotUnderstood
from rulesets.text.sentences import Sentence

Part = AttackScript | Power | CardScript
Made = TypeVar("Made", AttackScript, Power, CardScript)

# Attached ones are Tools and the like in every era.
_TRAINER_CARD = re.compile(r"\bTrainer(?= [Cc]ards?\b(?! attached))")


# An item that a Pokémon of the Diamond & Pearl years holds: its name, and what it does.
_HELD = re.compile(r"^[A-Z][a-z]+(?: [A-Z][a-z]+)?: (.+)$")


class Compiled(NamedTuple):
    """A card's script, or the gaps that keep it unscripted."""

    script: CardScript | None
    gaps: tuple[Gap, ...] = ()


def own_names(name: str) -> tuple[str, ...]:
    """Return what a card's texts call it: its name, also without symbols that texts leave out."""
    plain = re.sub(r"(?: (?:δ|★|◇|LV\.X))+$", "", name)
    star = (f"{plain} Star",) if "★" in name else ()
    # Texts of some sets write the letter of an Unown without its brackets.
    letter = (re.sub(r"\[(.)\]$", r"\1", name),) if name.endswith("]") else ()
    # Of one Pokémon texts and names differ in a capital.
    capital = (name.title(),) if name == "Ho-oh" else ()
    return tuple(dict.fromkeys((*capital, *letter, name, plain, *star)))


class Compiler:
    """Compile card texts with the names of a pool."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def card(self, card: CardText, parts: Mapping[str, Part] | None = None) -> Compiled:
        """Return a card's script, or every gap in its texts; `parts` by hand fill their places."""
        return _Card(self, card, parts or {}).compiled()

    def sentences(self, text: str, card: CardText, power: bool = False) -> tuple[Sentence, ...]:
        """Return the normalised sentences of one of a card's texts."""
        if card.trainers_are_items:
            text = _TRAINER_CARD.sub("Item", text)
        # A Fossil's powers speak of it as a Pokémon.
        itself = "SELF" if card.kind == "Pokémon" or power else "THIS"
        own = own_names(card.name)
        if card.kind != "Pokémon" and " " not in card.name:
            # "Switch" at the head of a sentence is a verb.
            return sentences(plain(_mid_sentence(text, card.name), (), self._names, itself))
        attacks = tuple(a[0] for a in card.attacks)
        return sentences(plain(text, own, self._names, itself, attacks))


class _Card:
    """A card being compiled, with the gaps found in its texts so far."""

    def __init__(self, compiler: Compiler, card: CardText, parts: Mapping[str, Part]) -> None:
        self._compiler = compiler
        self._card = card
        self._parts = parts
        self._gaps = [Gap(p, "", "", "its text is missing") for p in card.untold if p not in parts]

    def compiled(self) -> Compiled:
        """Return the script, or the gaps that keep the card unscripted."""
        if self._card.kind == "Pokémon":
            script: CardScript | None = self._pokemon()
        elif self._card.kind == "Energy":
            script = self._energy()
        else:
            script = self._trainer()
        return Compiled(None if self._gaps else script, tuple(self._gaps))

    def _draft(self, text: str, kind: str, place: str, attack: str = "") -> Draft:
        card = self._card
        damages = {a[0]: int(a[2].rstrip("+×-x?") or 0) for a in card.attacks if len(a) > 2}
        draft = Draft(Discourse(own_names(card.name)[-1], kind, attack, damages))
        found = self._compiler.sentences(text, card, kind == POWER)
        if kind == STADIUM:
            found = to_its_user(found)

        def missing(sentence: Sentence, words: str, why: str = "") -> None:
            self._gaps.append(Gap(place, str(sentence), words, why))

        read_all(draft, found, missing)
        return draft

    def _close(self, make: Callable[[Draft], Made], draft: Draft, place: str) -> Made | None:
        """Return what a draft makes, or the part by hand for its place; None where it has gaps."""
        if place in self._parts:
            self._gaps = [g for g in self._gaps if g.place != place]
            return cast("Made", self._parts[place])  # by hand, of the kind its place asks for
        if any(g.place == place for g in self._gaps):
            return None
        try:
            made = make(draft)
        except NoMeaning as e:
            self._gaps.append(Gap(place, "", "", str(e)))
            return None
        if reads_coins(made) and not flips(made):
            why = "heads or tails of a coin that no sentence flips"
            self._gaps.append(Gap(place, "", "", why))
            return None
        return made

    def _attacks(self) -> tuple[AttackScript | None, ...]:
        attacks: list[AttackScript | None] = []
        for i, (name, text, damage) in enumerate(self._card.attacks, 1):
            place = f"attack {i}"
            if not text and not damage.isdigit() and place not in self._parts:
                # "20+" and an attack without a figure have a text, which the source lacks.
                why = f"an attack printed {damage!r}, without its text"
                self._gaps.append(Gap(place, "", "", why))
            draft = self._draft(text, ATTACK, place, name) if text else None
            make = partial(attack_script, printed=damage)
            attacks.append(self._close(make, draft, place) if draft else None)
        return tuple(attacks)

    def _powers(self) -> tuple[Power | None, ...]:
        powers: list[Power | None] = []
        for i, (_, text) in enumerate(self._card.powers, 1):
            draft = self._draft(text, POWER, f"power {i}")
            powers.append(self._close(power_script, draft, f"power {i}"))
        return tuple(powers)

    def _pokemon(self) -> CardScript:
        card = self._card
        attacks = self._attacks()
        modifiers: tuple[Modifier, ...] = ()
        triggers: tuple[Trigger, ...] = ()
        if card.rules_untold:
            modifiers, triggers = added_by_kind(card.subkinds)
        energy = CardScript()
        for text in card.rules:
            added = added_by(text, card.subkinds) or self._held(text)
            if added is None and (found := as_energy(text)) is not None:
                energy = found
            elif added is None:
                self._gaps.append(Gap("rule", text, text))
            else:
                modifiers, triggers = modifiers + added[0], triggers + added[1]
        return replace(
            energy,
            attacks=attacks,
            powers=self._powers(),
            modifiers=modifiers,
            triggers=triggers + energy.triggers,
        )

    def _held(self, text: str) -> Added | None:
        """Return what an item printed on a Pokémon adds, which is no power of it."""
        item = _HELD.match(text)
        if item is None:
            return None
        draft = self._draft(item[1], POWER, "rule")
        try:
            made = None if any(g.place == "rule" for g in self._gaps) else power_script(draft)
        except NoMeaning:
            made = None
        self._gaps = [g for g in self._gaps if g.place != "rule"]
        return (made.modifiers, made.triggers) if made is not None and not made.uses else None

    def _trainer(self) -> CardScript | None:
        card = self._card
        kinds = set(card.subkinds)
        stays = bool({"Stadium", "Pokémon Tool", "Tool"} & kinds)
        kind = STADIUM if "Stadium" in kinds else TOOL if stays else TRAINER
        rules = " ".join(card.rules)
        draft = self._draft(rules, kind, "rule")
        if card.attacks and kind != STADIUM:
            attacks = tuple(_for_some(a, draft.lends) for a in self._attacks())
            make = partial(machine_script, attacks=attacks)
            return self._close(make, draft, "rule")
        told = self._compiler.sentences(rules, card)
        if any(s.words[:2] == ("play", "THIS") for s in told):
            stays = True
        script = self._close(standing_script if stays else play_script, draft, "rule")
        if script is not None and kind == STADIUM and stands_alone(told):
            same = In("stadium", BOTH, Named((rules_name(card.name),)))
            script = replace(script, play=(Require(Not(Exists(same))),))
        if script is not None and card.attacks:
            if not any(m.point == "lends attacks" for m in script.modifiers):
                self._gaps.append(Gap("rule", "", "", "attacks that nobody says who may use"))
            script = replace(script, attacks=self._attacks())
        powers = self._powers()
        if draft.lends is not None and not powers:
            self._gaps.append(Gap("rule", "", "", "a power lent that the card does not have"))
        powers = tuple(_lent(p, draft.lends) for p in powers)
        return replace(script, powers=powers) if script is not None and powers else script

    def _energy(self) -> CardScript | None:
        card = self._card
        if card.powers or card.attacks:
            self._gaps.append(Gap("power 1", "", "", "an Energy card with powers or attacks"))
        if not card.rules:
            return CardScript()
        draft = self._draft(" ".join(card.rules), ENERGY, "rule")
        return self._close(energy_script, draft, "rule")


def _lent(power: Power | None, when: Condition | None) -> Power | None:
    """Return the power of a Tool, which some Pokémon alone may use."""
    if power is None or when is None:
        return power
    uses = tuple(replace(use, program=(Require(when), *use.program)) for use in power.uses)
    return replace(power, uses=uses)


def _for_some(attack: AttackScript | None, when: Condition | None) -> AttackScript | None:
    """Return the attack of a Tool, which some Pokémon alone may use."""
    if when is None:
        return attack
    attack = attack or AttackScript()
    return replace(attack, requires=(Require(when), *attack.requires))


def _mid_sentence(text: str, name: str) -> str:
    """Mark the own name where it is not the first word of a sentence."""
    return re.sub(rf"(?<=[a-z,] ){re.escape(name)}(?![\w-])", "THIS", text)


_MAKERS: dict[str, Callable[[Draft], Part]] = {
    ATTACK: attack_script,
    POWER: power_script,
    TRAINER: play_script,
    TOOL: standing_script,
    STADIUM: standing_script,
    ENERGY: energy_script,
}


def compile_plain(text: str, kind: str, own: str = "", printed: str = "") -> Part:
    """Compile a text that is already in the plain form of the normaliser; raise what is missing.

    Goldens and questions about single sentences use this.
    """
    draft = Draft(Discourse(own, kind, "this attack"))

    def missing(sentence: Sentence, words: str, why: str = "") -> None:
        raise NoMeaning(why) if why else NotUnderstood(sentence.words, 0, words)

    found = sentences(text)
    read_all(draft, to_its_user(found) if kind == STADIUM else found, missing)
    return attack_script(draft, printed) if kind == ATTACK else _MAKERS[kind](draft)
