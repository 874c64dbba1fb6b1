"""Turn the records of the two sources into facts and merge those of one printing."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from cardpool.builder.pokemon import kinds, names
from cardpool.builder.pokemon.facts import (
    Facts,
    ability_kind,
    amount,
    cost_letters,
    damage,
    hp_when_played,
    mark,
    plain_number,
    type_name,
    unique,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardpool.ingest import pokemontcg, tcgdex

POKEMONTCG, TCGDEX = "pokemon-tcg-data", "tcgdex"
# Imported there with another schema: no evolves-from, wrong kinds, powers without kind.
FOREIGN_SCHEMA = frozenset({"me2pt5", "mep"})
# tcgdex writes rarities its own way; the pool keeps one spelling.
RARITIES = {
    "Holo Rare": "Rare Holo",
    "Holo Rare V": "Rare Holo V",
    "Holo Rare VMAX": "Rare Holo VMAX",
    "Holo Rare VSTAR": "Rare Holo VSTAR",
    "Double rare": "Double Rare",
    "Ultra Rare": "Ultra Rare",
    "Illustration rare": "Illustration Rare",
    "Special illustration rare": "Special Illustration Rare",
    "Hyper rare": "Hyper Rare",
    "Shiny rare": "Shiny Rare",
    "Secret Rare": "Rare Secret",
    "Rare PRIME": "Rare Prime",
    "None": "",
}


def from_pokemontcg(set_id: str, card: pokemontcg.Card) -> Facts:
    """Return the facts of a pokemon-tcg-data record."""
    kind = card.supertype
    name = names.english(card.name)
    abilities = [(ability_kind(a.type), names.tidy(a.name)) for a in card.abilities]
    if card.ancient_trait:
        abilities.append(("Ancient Trait", names.tidy(card.ancient_trait.name)))
    stated = kinds.from_words(kind, card.subtypes) | kinds.from_name(kind, name, card.rarity)
    texts = [a.text for a in card.abilities] + [a.text for a in card.attacks]
    return Facts(
        id=card.id,
        set=set_id,
        number=card.number,
        name={"en": name},
        kind=kind,
        subkinds=kinds.in_order(kinds.settle_stage(kind, stated)),
        types=[type_name(t) for t in card.types],
        hp=int(card.hp) if card.hp.isdigit() else hp_when_played(" ".join(card.rules)),
        level=card.level,
        evolves_from=names.english(card.evolves_from),
        attacks=[
            (names.tidy(a.name), cost_letters(a.cost), damage(a.damage)) for a in card.attacks
        ],
        abilities=abilities,
        weaknesses=[(type_name(w.type), amount(w.value, "×2")) for w in card.weaknesses if w.type],
        resistances=[
            (type_name(r.type), amount(r.value, "-30")) for r in card.resistances if r.type
        ],
        retreat=len(card.retreat),
        mark=mark(card.mark),
        dex=card.dex,
        rarity=card.rarity,
        source=POKEMONTCG,
        text="\n".join(texts if kind == "Pokémon" else texts + card.rules),
    )


def from_tcgdex(set_id: str, card: tcgdex.Card) -> Facts:
    """Return the facts of a tcgdex record, with its names in every language."""
    kind = "Pokémon" if card.category == "Pokemon" else card.category
    name = names.english(card.name.get("en", ""))
    energy = card.energy_type
    words = {
        "Pokémon": [card.stage, card.suffix],
        "Trainer": [card.trainer_type],
        # Special Energy of the Mega Evolution sets is marked as basic there.
        "Energy": ["Basic" if names.is_basic_energy(name) and energy != "Special" else "Special"],
    }[kind]
    if name.endswith((" ex", " ex δ")):
        words = [word for word in words if word != "EX"]  # 53 "ex" are marked "EX" there
    stated = kinds.from_words(kind, words) | kinds.from_name(kind, name, card.rarity)
    texts = [a.effect.get("en", "") for a in card.abilities]
    texts += [a.effect.get("en", "") for a in card.attacks]
    return Facts(
        id=card.id,
        set=set_id,
        number=plain_number(card.number),
        name=dict(card.name) | ({"en": name} if name else {}),
        kind=kind,
        subkinds=kinds.in_order(kinds.settle_stage(kind, stated)),
        types=list(dict.fromkeys(card.types)) if kind == "Pokémon" else [],
        hp=card.hp or 0,
        evolves_from=names.english(card.evolves_from.get("en", "")),
        attacks=[
            (names.tidy(a.name.get("en", "")), cost_letters(a.cost), damage(a.damage))
            for a in card.attacks
        ],
        abilities=[
            (ability_kind(a.type), names.tidy(a.name.get("en", ""))) for a in card.abilities
        ],
        weaknesses=unique([(w.type, amount(w.value, "×2")) for w in card.weaknesses]),
        resistances=unique([(r.type, amount(r.value, "-30")) for r in card.resistances]),
        retreat=card.retreat or 0,
        mark=mark(card.mark),
        dex=card.dex,
        rarity=RARITIES.get(card.rarity, card.rarity),
        source=TCGDEX,
        text="\n".join([*texts, "" if kind == "Pokémon" else card.effect.get("en", "")]),
        attack_names=[a.name for a in card.attacks],
        ability_names=[a.name for a in card.abilities],
    )


def merged(ours: Facts, theirs: Facts, spellings: Mapping[str, int]) -> Facts:
    """Merge the pokemon-tcg-data facts of a printing with the tcgdex facts of the same printing.

    Game facts come from pokemon-tcg-data, which was kept by hand: tcgdex lacks Weaknesses of
    whole sets, damage signs and stages. Names in other languages come from tcgdex.
    """
    keeper, other = (theirs, ours) if ours.set in FOREIGN_SCHEMA else (ours, theirs)
    facts = Facts(**{**vars(keeper), "id": ours.id, "number": ours.number, "set": ours.set})
    facts.name = theirs.name | {"en": ours.name["en"]}
    facts.other_id = theirs.id
    if plain_number(ours.number) != theirs.number:
        facts.alt_numbers = [theirs.number]
    facts.hp = keeper.hp or other.hp
    facts.types = keeper.types or (other.types if facts.kind == "Pokémon" else [])
    facts.evolves_from = keeper.evolves_from or other.evolves_from
    facts.mark = keeper.mark or other.mark
    facts.dex = keeper.dex or other.dex
    facts.rarity = keeper.rarity or other.rarity
    facts.level = ours.level
    facts.attack_names, facts.ability_names = theirs.attack_names, theirs.ability_names
    facts.subkinds = _merged_subkinds(facts.kind, keeper, other)
    if len(keeper.attacks) == len(other.attacks):
        facts.attacks = [
            (_likelier(a[0], b[0], spellings), a[1], signed(a[2], b[2]))
            for a, b in zip(keeper.attacks, other.attacks, strict=True)
        ]
    return facts


def _merged_subkinds(kind: str, keeper: Facts, other: Facts) -> list[str]:
    stated = set(keeper.subkinds)
    if kind == other.kind:
        stated |= set(other.subkinds).intersection(kinds.SHARED)
        if kind != "Pokémon" and not stated:
            stated |= set(other.subkinds)
        if kind == "Pokémon" and not stated.intersection((*kinds.STAGES, "MEGA")):
            stated |= set(other.subkinds).intersection(kinds.STAGES)
    return kinds.in_order(stated)


def _likelier(ours: str, theirs: str, spellings: Mapping[str, int]) -> str:
    """Of two spellings of one attack name keep the one that more cards carry."""
    if not ours or not theirs or ours == theirs:
        return ours or theirs
    alike = SequenceMatcher(None, ours.lower(), theirs.lower()).ratio() > 0.75
    return theirs if alike and spellings.get(theirs, 0) > spellings.get(ours, 0) + 1 else ours


def signed(ours: str, theirs: str) -> str:
    """Take the sign of "10×" where one source has lost it."""
    return theirs if ours and theirs[:-1] == ours and not theirs[-1].isdigit() else ours
