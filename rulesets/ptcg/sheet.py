"""A Pokémon card on the screen: what is printed on it, and where it was printed."""

from __future__ import annotations

from collections.abc import Iterable

from cardpool.model.pokemon import PokemonCard, TypeAmount
from rulesets.family import Coloured, Fact, Listing
from rulesets.lines.pool import Pool

_COLOURS = {
    "G": "green", "R": "red", "W": "blue", "L": "yellow", "P": "magenta", "F": "red",
    "D": "bright_black", "M": "white", "Y": "bright_magenta", "N": "bright_yellow", "C": "white",
}  # fmt: skip
_LETTERS = {
    "Grass": "G", "Fire": "R", "Water": "W", "Lightning": "L", "Psychic": "P", "Fighting": "F",
    "Darkness": "D", "Metal": "M", "Fairy": "Y", "Dragon": "N", "Colorless": "C",
}  # fmt: skip
_SHOWN = 12  # printings listed; the rest are counted


def facts(card: PokemonCard) -> list[Fact]:
    """Return what is printed on a card."""
    found = [Fact("Evolves from", card.evolves_from), Fact("Level", card.level)]
    found += [Fact(ability.kind or "Ability", ability.name) for ability in card.abilities]
    for attack in card.attacks:
        words = f"{attack.name}  {attack.damage}".rstrip()
        cost = _cost(attack.cost)
        found.append(Fact("Attack", [*cost, Coloured(f" {words}" if cost else words)]))
    retreat = _cost("C" * card.retreat) or "none"
    found += [
        Fact("Weakness", _amounts(card.weaknesses)),
        Fact("Resistance", _amounts(card.resistances)),
        Fact("Retreat", retreat if card.kind == "Pokémon" else ""),
        Fact("Regulation mark", card.mark),
        Fact("Own limit", card.limit.replace("_", " ")),
        Fact("Rarity", card.rarity),
        Fact("Pokédex", ", ".join(map(str, card.dex))),
        Fact("Copies count as", card.copy_key if card.copy_key != card.identity else ""),
    ]
    return found


def _cost(letters: str) -> list[Coloured]:
    return [Coloured(letter, _COLOURS.get(letter, ""), bold=True) for letter in letters]


def _amounts(several: Iterable[TypeAmount]) -> list[Coloured]:
    """Return types in their colours with their amounts, a comma between them."""
    found: list[Coloured] = []
    for each in several:
        if found:
            found.append(Coloured(", "))
        colour = _COLOURS.get(_LETTERS.get(each.type, ""), "")
        found += [Coloured(each.type, colour), Coloured(f" {each.amount}")]
    return found


def printings(pool: Pool, card: PokemonCard) -> Listing:
    """Return the printings of a card's name, those that play the same first."""
    same = {p.id: p for p in card.prints}
    every = [c for c in pool.printings(card) if isinstance(c, PokemonCard)]
    every.sort(key=lambda c: c.id not in same)
    rows = []
    for other in every[:_SHOWN]:
        cardset = pool.cardset(other.set)
        code = (pool.set_codes(other.set) or [other.set])[0]
        doubtful = other.id in same and not same[other.id].sure
        plays = "?" if doubtful else "same" if other.id in same else ""
        name = cardset.name if cardset else other.set
        rows.append((other.id, f"{code} {other.number}", name, other.released, other.mark, plays))
    title = f"Printings ({len(every)} of this name, {len(same)} play the same)"
    left = len(every) - _SHOWN
    return Listing(title, rows=rows, more=f"… and {left} more of this name" if left > 0 else "")
