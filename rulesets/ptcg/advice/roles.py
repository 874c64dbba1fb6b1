"""What a Pokémon card is for, told by its program: drawing, searching, switching and so on."""

from __future__ import annotations

from functools import lru_cache

from cardpool.model.pokemon import PokemonCard
from rulesets.parts import features as programs
from rulesets.ptcg.construction.kinds import is_basic
from rulesets.ptcg.scripts import script_of

DRAW, SEARCH, EVOLVE, ENERGY, SWITCH, GUST = "draw", "search", "evolve", "energy", "switch", "gust"
HEAL, RECOVER, BOOST, DISRUPT, OTHER = "heal", "recover", "boost", "disrupt", "other"

WORDS = {
    DRAW: "draws cards",
    SEARCH: "searches the deck",
    EVOLVE: "evolves Pokémon",
    ENERGY: "attaches Energy",
    SWITCH: "switches your Active Pokémon",
    GUST: "brings up a Benched Pokémon of the opponent",
    HEAL: "heals",
    RECOVER: "takes cards back from the discard pile",
    BOOST: "changes what Pokémon do while it is in play",
    DISRUPT: "hinders the opponent",
    OTHER: "does something of its own",
}
# The first of these features that a program has tells the role.
_TELLING = (
    ("Evolve", EVOLVE),
    ("Draw", DRAW),
    ("In.zone=deck", SEARCH),
    ("Attach", ENERGY),
    ("In.zone=discard", RECOVER),
    ("Heal", HEAL),
    ("Modifier", BOOST),
)


@lru_cache(maxsize=30_000)
def features(card: PokemonCard) -> frozenset[str]:
    """Return what a card's program is made of: its ops and selectors with their words."""
    script = script_of(card)
    return programs.features(script) if script is not None else frozenset()


def role(card: PokemonCard) -> str:
    """Return the role of a Trainer by its program."""
    has = features(card)
    if "Pokémon Tool" in card.subkinds:
        return BOOST  # what it does waits for something to happen
    if "Switch" in has:
        return GUST if "InPlay.side=opponent" in has and "InPlay.place=bench" in has else SWITCH
    for feature, found in _TELLING:
        if feature in has:
            return found
    return DISRUPT if any("opponent" in feature for feature in has) else OTHER


def drawn(card: PokemonCard) -> int:
    """Return how many cards a Trainer draws at least, by its program."""
    has = features(card)
    numbers = [f.removeprefix("Draw.count=") for f in has if f.startswith("Draw.count=")]
    return max((int(n) for n in numbers if n.isdigit()), default=int("Draw" in has))


def in_words(card: PokemonCard) -> str:
    """Return what a card is for."""
    if card.kind == "Energy":
        return "Energy"
    if card.kind == "Trainer":
        kinds = sorted(card.subkinds & {"Supporter", "Item", "Stadium", "Pokémon Tool"})
        return f"{kinds[0] if kinds else 'Trainer'} that {WORDS[role(card)]}"
    stage = (
        "Basic"
        if is_basic(card)
        else next(
            (s for s in ("Stage 1", "Stage 2", "VMAX", "VSTAR") if s in card.subkinds), "evolved"
        )
    )
    return f"{stage} {'/'.join(card.types)} Pokémon".replace("  ", " ")
