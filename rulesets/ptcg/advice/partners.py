"""Pokémon that go with those of a deck: of the same team and type, strong for what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from cardpool.model.pokemon import PokemonCard
from rulesets.parts.advice import Brief, Wish
from rulesets.ptcg.advice.attackers import best_attack, strength
from rulesets.ptcg.advice.lines import pokemon_in
from rulesets.ptcg.construction.kinds import is_basic

POKEMON = 16  # cards of a deck that are Pokémon, about
_TEAM = 30.0  # what belonging to the same team is worth
_OTHER_COLOUR = 18.0  # what each Energy of another type costs
# Kinds of Pokémon that are no team.
_NO_TEAM = frozenset(
    [
        "Basic",
        "Stage 1",
        "Stage 2",
        "Baby",
        "ex",
        "EX",
        "GX",
        "V",
        "VMAX",
        "VSTAR",
        "MEGA",
        "BREAK",
        "LEGEND",
        "LEVEL-UP",
        "Restored",
        "TAG TEAM",
        "Radiant",
        "Tera",
        "Star",
        "Rapid Strike",
        "Single Strike",
        "Fusion Strike",
        "Ancient",
        "Future",
        "SP",
        "Prism Star",
    ]
)


def teams(card: PokemonCard) -> frozenset[str]:
    """Return the teams and owners that a Pokémon belongs to."""
    owner = card.name.partition("'s ")[0] if "'s " in card.name else ""
    return (card.subkinds - _NO_TEAM) | ({owner} if owner else frozenset())


def colours(brief: Brief) -> dict[str, int]:
    """Return the types of Energy that the attacks of a deck's Pokémon ask for, and how often."""
    found: dict[str, int] = {}
    for entry in pokemon_in(brief):
        for letter in best_attack(entry.card).cost:
            if letter != "C":
                found[letter] = found.get(letter, 0) + entry.copies
    return found


def partners(brief: Brief, number: int = POKEMON) -> Iterator[Wish]:
    """Yield Basic Pokémon until a deck has about so many Pokémon."""
    held = [e.card for e in pokemon_in(brief)]
    same = frozenset().union(*map(teams, held)) if held else frozenset()
    letters = set(colours(brief))
    types = dict.fromkeys(t for card in held for t in card.types)
    among = [c for t in (*types, "Colorless") for c in brief.catalog.cards("Pokémon", t.casefold())]
    ranked = sorted(
        {c.id: c for c in among if is_basic(c) and brief.catalog.plays(c)}.values(),
        key=lambda c: (-_score(brief, c, same, letters), c.id),
    )
    seen = {card.copy_key for card in held}
    for card in ranked:
        missing = number - sum(e.copies for e in pokemon_in(brief))
        if missing <= 0:
            return
        if card.copy_key in seen:
            continue
        seen.add(card.copy_key)
        yield Wish(card, min(4, max(missing, 2)), _why(card, same))


def _score(brief: Brief, card: PokemonCard, same: frozenset[str], letters: set[str]) -> float:
    best = best_attack(card)
    others = {letter for letter in best.cost if letter != "C"} - letters if letters else set()
    if not best.damage:
        return -100.0
    luck = 1 + 0.25 * brief.variety * (brief.rng.random() - 0.5)
    return luck * strength(card) + _TEAM * bool(teams(card) & same) - _OTHER_COLOUR * len(others)


def _why(card: PokemonCard, same: frozenset[str]) -> str:
    best = best_attack(card)
    shared = sorted(teams(card) & same)
    team = f"of {shared[0]}, " if shared else ""
    return f"{team}{card.hp} HP, {best.name} {best.damage:g} for {best.cost or 'nothing'}"
