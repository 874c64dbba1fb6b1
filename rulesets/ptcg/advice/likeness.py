"""How well one Pokémon card takes another's place, by program and role."""

from __future__ import annotations

from cardpool.model.pokemon import PokemonCard
from rulesets.parts.advice import shared_words
from rulesets.parts.features import likeness as alike_in
from rulesets.ptcg.advice.attackers import best_attack
from rulesets.ptcg.advice.roles import features, role
from rulesets.ptcg.construction.kinds import bare, is_basic

_TRAINER_KINDS = frozenset(("Supporter", "Item", "Stadium", "Pokémon Tool", "Technical Machine"))


def likeness(card: PokemonCard, other: PokemonCard) -> float:
    """Return how well another card takes a card's place, from 0 (not at all) to 1."""
    if card.kind != other.kind:
        return 0.0
    if card.kind == "Trainer":
        return _trainer(card, other)
    return _energy(card, other) if card.kind == "Energy" else _pokemon(card, other)


def _trainer(card: PokemonCard, other: PokemonCard) -> float:
    """Compare kinds, programs and roles; a name in common counts for little."""
    kinds = (card.subkinds & _TRAINER_KINDS) == (other.subkinds & _TRAINER_KINDS)
    told = features(card) and features(other)
    same_role = bool(told) and role(card) == role(other)
    alike = alike_in(features(card), features(other))
    return 0.2 * kinds + 0.5 * alike + 0.2 * same_role + 0.1 * shared_words(card.name, other.name)


def _energy(card: PokemonCard, other: PokemonCard) -> float:
    """Compare what Energy gives: a basic one of the same type comes near any."""
    basic = "Basic Energy" in other.subkinds
    types = bool(set(card.types) & set(other.types)) or shared_words(card.name, other.name) > 0.4
    alike = alike_in(features(card), features(other))
    return 0.3 * types + 0.3 * basic + 0.4 * alike


def _pokemon(card: PokemonCard, other: PokemonCard) -> float:
    """Compare line, stage, type, HP, attacks and programs."""
    same_name = bare(card.name) == bare(other.name)
    family = bare(_first_words(card)) == bare(_first_words(other))
    line = bare(card.evolves_from) == bare(other.evolves_from)
    stage = is_basic(card) == is_basic(other) and line
    types = bool(set(card.types) & set(other.types))
    tough = 1 - min(abs(card.hp - other.hp) / 200, 1)
    mine, theirs = best_attack(card), best_attack(other)
    hits = 1 - min(abs(mine.damage - theirs.damage) / 200, 1)
    costs = 1 - min(abs(len(mine.cost) - len(theirs.cost)) / 4, 1)
    alike = alike_in(features(card), features(other))
    score = 0.2 * same_name + 0.1 * family + 0.25 * stage + 0.15 * types
    return score + 0.1 * tough + 0.05 * hits + 0.05 * costs + 0.1 * alike


def _first_words(card: PokemonCard) -> str:
    """Return a name without what kind of Pokémon it is: "Charizard ex" is a Charizard."""
    words = card.name.replace("-", " ").split()
    kept = [w for w in words if w not in ("ex", "EX", "GX", "V", "VMAX", "VSTAR", "Radiant", "M")]
    return " ".join(kept or words)
