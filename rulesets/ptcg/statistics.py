"""Statistics of Pokémon decks: the opening by the era, costs, types, lines and Energy."""

from __future__ import annotations

from collections.abc import Sequence

from cardpool.model.pokemon import PokemonCard
from rulesets.deck import Deck
from rulesets.parts.statistics import Chart, Group, Opening, Statistics, bars, tally
from rulesets.plain import AnyCard
from rulesets.ptcg.construction.counts import evolution_line
from rulesets.ptcg.construction.kinds import is_basic, is_energy, is_played_as_basic, is_pokemon
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.eras import MODERN, TYPE_NAMES, EraRules

_STAGES = ("Basic", "Stage 1", "Stage 2")
_TRAINERS = ("Supporter", "Item", "Tool", "Stadium", "Technical Machine")
_KINDS = (*(f"{stage} Pokémon" for stage in _STAGES), "Other Pokémon", *_TRAINERS, "Trainer")
_MOST = 5  # Energy of a cost that the curve tells apart
_COLORLESS = "C"


def opening(era: EraRules, later: bool = False) -> Opening:
    """Return how a game of an era begins; `later` is a format that has no rulebook here."""
    topics = ["deal", "redeal", "mulligan", "prizes laid", "first draw"]
    if era.fossil_is_basic_at_setup:
        topics.append("fossil at setup")
    return Opening(
        era.hand,
        era.first_player_draws,
        era.prizes,
        "Prize cards",
        "a Basic Pokémon",
        era.mulligan_bonus,
        (*(era.cites[topic] for topic in topics), *(("PF-080",) if later else ())),
    )


class PokemonStatistics(Statistics):
    """What is counted in a Pokémon deck by the rules of a day."""

    def __init__(self, rules: PokemonRules) -> None:
        self.rules = rules
        self.opening = opening(rules.era, later=bool(rules.began) or rules.era is MODERN)

    def starts(self, card: AnyCard) -> bool:
        """Tell Basic Pokémon, and fossils where the era lets them be one (BW-075)."""
        fossils = self.rules.era.fossil_is_basic_at_setup
        return is_basic(card) or (fossils and is_played_as_basic(card))

    def groups(self) -> Sequence[Group]:
        """Return what every deck wants to draw: Basics, Energy and Supporters."""
        return (
            Group("Basic Pokémon", is_basic),
            Group("Energy", is_energy, self.rules.era.cites["attach limit"]),
            Group("Supporter", lambda card: "Supporter" in card.subkinds),
        )

    def charts(self, deck: Deck) -> Sequence[Chart]:
        """Return kinds, types, the cost curve of attacks, and Energy against what attacks cost."""
        section = self.section
        kinds, types = tally(deck, section, kind), tally(deck, section, _type)
        return (
            Chart("Kinds", bars(kinds, (*_KINDS, "Basic Energy", "Special Energy"))),
            Chart("Types of Pokémon", bars(types)),
            Chart("Energy of attacks", _curve(deck, section), ("attacks",)),
            Chart(
                "Energy balance",
                [(TYPE_NAMES.get(t, t), pair) for t, pair in balance(deck, section).items()],
                ("Energy cards", "symbols in attack costs"),
                "each copy of a Pokémon counts the symbols of all its attacks",
            ),
        )

    def remarks(self, deck: Deck) -> Sequence[str]:
        """Return evolutions without their lower stage, and types that no Energy card provides."""
        found = [finding.message for finding in evolution_line.run(deck, self.rules)]
        provided = balance(deck, self.section)
        special = tally(deck, self.section, kind).get("Special Energy", 0)
        for letter, (energy, symbols) in provided.items():
            if symbols and not energy and letter not in (_COLORLESS, "special"):
                name = TYPE_NAMES.get(letter, letter)
                unless = "; only Special Energy may pay for them" if special else ""
                found.append(f"attacks cost {name} and no basic Energy provides it{unless}")
        return found


def kind(card: AnyCard) -> str:
    """Return what a card is: a stage, a kind of Trainer, or basic or Special Energy."""
    if is_pokemon(card):
        stage = next((s for s in _STAGES if s in card.subkinds), "Other")
        return "Basic Pokémon" if is_basic(card) else f"{stage} Pokémon"
    if is_energy(card):
        return "Special Energy" if "Special Energy" in card.subkinds else "Basic Energy"
    return next((kind for kind in _TRAINERS if kind in card.subkinds), "Trainer")


def _type(card: AnyCard) -> str:
    return "/".join(card.types) if is_pokemon(card) else ""


def _curve(deck: Deck, section: str) -> list[tuple[str, Sequence[int]]]:
    """Return how many attacks cost so many Energy, each copy of a Pokémon counted."""
    counted = [0] * (_MOST + 1)
    for entry in deck.in_section(section):
        for attack in getattr(entry.card, "attacks", ()):
            counted[min(len(attack.cost), _MOST)] += entry.copies
    labels = [*map(str, range(_MOST)), f"{_MOST}+"]
    return [(label, (n,)) for label, n in zip(labels, counted, strict=True)]


def provides(card: AnyCard) -> str:
    """Return the letter of what a basic Energy card provides, "special" for other Energy."""
    if "Basic Energy" not in card.subkinds:
        return "special"
    name = card.name.removeprefix("Basic ").removesuffix(" Energy")
    return next((letter for letter, known in TYPE_NAMES.items() if known == name), "special")


def balance(deck: Deck, section: str) -> dict[str, tuple[int, int]]:
    """Return Energy cards and symbols in attack costs by type."""
    energy: dict[str, int] = {}
    symbols: dict[str, int] = {}
    for entry in deck.in_section(section):
        card = entry.card
        if is_energy(card):
            energy[provides(card)] = energy.get(provides(card), 0) + entry.copies
        elif isinstance(card, PokemonCard):
            for letter in "".join(attack.cost for attack in card.attacks):
                symbols[letter] = symbols.get(letter, 0) + entry.copies
    letters = [letter for letter in (*TYPE_NAMES, "special") if letter in {*energy, *symbols}]
    return {letter: (energy.get(letter, 0), symbols.get(letter, 0)) for letter in letters}
