"""The English texts of the sources, joined to the printings of the pool."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from cardpool import pokemon
from cardpool.model.pokemon import CardTexts
from rulesets.plain import Json
from rulesets.ptcg.text.read.cardtext import CardText, leaves_out_boxes
from rulesets.ptcg.text.read.normalise import LETTERS, Names

# "Fire Energy" in a text means the type, not the card of that name.
_TYPE_ENERGY = re.compile(rf"(?:Basic )?(?:{'|'.join(LETTERS)}) Energy")


# Printings whose text the better source has mistyped, and one that prints the same.
_MISTYPED = {"swsh45sv-SV026": "swsh1-56"}  # "up to 2" for one Trainer card

_NO_TEXT = frozenset(("n/a", "N/A", "-"))


class Printed(NamedTuple):
    """A printing of the pool with its texts."""

    text: CardText
    set: str
    series: str
    plays_as: str


def texts(source: Path) -> dict[str, CardTexts]:
    """Return the texts of both sources by printing id.

    pokemon-tcg-data is the better kept one; the few texts it lacks are taken from the other.
    """
    found: dict[str, CardTexts] = {}
    with gzip.open(source / "pokemon" / "tcgdex-cards.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            known = _tcgdex(card)
            if known is not None:
                found[card["id"]] = known
    for file in sorted((source / "pokemon" / "pokemon-tcg-data" / "cards" / "en").glob("*.json")):
        for card in json.loads(file.read_text(encoding="utf-8")):
            other = found.get(card["id"])
            found[card["id"]] = _filled(_pokemontcg(card), other)
    return found | {wrong: found[right] for wrong, right in _MISTYPED.items() if right in found}


def _filled(texts: CardTexts, other: CardTexts | None) -> CardTexts:
    """Return texts with the empty ones taken from another source of the same card."""
    if other is None:
        return texts

    def fill(mine: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[str, ...]:
        if len(mine) != len(theirs):
            return mine
        pairs = zip(mine, theirs, strict=True)
        return tuple(a or ("" if b in _NO_TEXT else b) for a, b in pairs)

    return CardTexts(
        fill(texts.attacks, other.attacks),
        fill(texts.powers, other.powers),
        texts.rules or other.rules or (),
    )


def _pokemontcg(card: dict[str, Json]) -> CardTexts:
    powers = [a.get("text") or "" for a in card.get("abilities") or ()]
    trait = card.get("ancientTrait")
    if trait:
        powers.append(trait.get("text") or "")
    return CardTexts(
        tuple(a.get("text") or "" for a in card.get("attacks") or ()),
        tuple(powers),
        tuple(card.get("rules") or ()),
    )


def _tcgdex(card: dict[str, Json]) -> CardTexts | None:
    """Return the English texts; None where some part has a text in other languages only."""

    def effect(of: dict[str, Json]) -> str:
        return (of.get("effect") or {}).get("en") or ""

    parts = [*(card.get("attacks") or ()), *(card.get("abilities") or ()), card]
    if any(part.get("effect") and not effect(part) for part in parts):
        return None
    rule = effect(card)
    return CardTexts(
        tuple(effect(a) for a in card.get("attacks") or ()),
        tuple(effect(a) for a in card.get("abilities") or ()),
        (rule,) if rule else None if card.get("category") == "Pokemon" else (),
    )


def printings(source: Path) -> Iterator[Printed]:
    """Yield every English printing of the pool whose texts are known.

    Of a few sets the sources list the attacks but not one text. A print of which they have no text
    has that of the newest print of the same card.
    """
    held = texts(source)
    told = {
        of_set["set"]
        for of_set, card in pokemon.printings()
        if any(text for part in held.get(card["id"], ()) for text in part or ())
    }
    every = [
        (of_set, card, known if _fits(known, card) else None)
        for of_set, card in pokemon.printings()
        if card["name"].get("en")
        and ((known := held.get(card["id"])) is None or of_set["set"] in told or not _has(card))
    ]
    by_card = {_card(card): known for _, card, known in every if known}
    for of_set, card, known in every:
        found = known or (None if card.get("doubt") else by_card.get(_card(card)))
        if found:
            text = _card_text(card, found)
            yield Printed(text, of_set["set"], of_set["series"], card.get("plays_as", card["id"]))


def _has(card: dict[str, Json]) -> bool:
    return bool(card.get("attacks"))


def _fits(known: CardTexts | None, card: dict[str, Json]) -> bool:
    """Tell whether texts are those of as many attacks and powers as a card has."""
    return (
        known is not None
        and len(known.attacks) == len(card.get("attacks", ()))
        and len(known.powers) == len(card.get("abilities", ()))
    )


def _card(card: dict[str, Json]) -> tuple[str, ...]:
    """Return by what prints of one card are known: their group and the names of their attacks."""
    return card.get("plays_as", card["id"]), *(a[0] for a in card.get("attacks", ()))


def _card_text(card: dict[str, Json], known: CardTexts) -> CardText:
    return CardText(
        card["id"],
        card["name"]["en"],
        card["kind"],
        tuple(card.get("subkinds", ())),
        tuple((a[0], t, a[2]) for a, t in zip(card.get("attacks", []), known.attacks, strict=True)),
        tuple((p[0], t) for p, t in zip(card.get("abilities", []), known.powers, strict=True)),
        known.rules or (),
        leaves_out_boxes(known, card.get("subkinds", ())),
    )


def names() -> Names:
    """Return the names of the bundled facts that texts may mention."""
    return names_of((c["kind"], c["name"].get("en", "")) for _, c in pokemon.printings())


def names_of(cards: Iterable[tuple[str, str]]) -> Names:
    """Return the names that texts may mention, of cards by kind and English name."""
    pokemon: set[str] = set()
    others: set[str] = set()
    for kind, name in cards:
        if name and kind == "Pokémon":
            pokemon.add(name)
            for mark in (" δ", " ★", " LV.X", " ◇", " ex", "-EX", "-GX", " V"):
                pokemon.add(name.removesuffix(mark))
        elif name and not _TYPE_ENERGY.fullmatch(name):
            others.add(name)
    return Names(pokemon, others)
