"""Read files of Pokémon cards that users import."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardpool.builder.pokemon.merge import from_pokemontcg, from_tcgdex
from cardpool.importing.found import FoundCard
from cardpool.ingest import pokemontcg, tcgdex
from cardpool.model.pokemon import CardTexts

FORMATS = POKEMONTCG, TCGDEX = "pokemon-tcg-data", "tcgdex"
FIELDS = {"localId": TCGDEX, "supertype": POKEMONTCG}  # that only one format's records have
SUFFIXES: dict[str, str] = {}


def of_folder(path: Path) -> str | None:
    """Return the format of a folder, if its form tells."""
    return POKEMONTCG if pokemontcg.recognises(path) else None


def read(form: str, source: Path) -> Iterator[FoundCard]:
    """Yield the cards of a file or folder."""
    yield from _pokemontcg(source) if form == POKEMONTCG else _tcgdex(source)


def _pokemontcg(source: Path) -> Iterator[FoundCard]:
    sets = _sets(source) if (source / "sets" / "en.json").is_file() else {}
    for set_id, card in pokemontcg.read_cards(source):
        lines = [_line(a.name, a.text) for a in card.powers]
        lines += [_line(a.name, a.text) for a in card.attacks] + card.rules
        text = "\n".join(line for line in lines if line)
        printed = CardTexts(
            tuple(a.text for a in card.attacks),
            tuple(a.text for a in card.powers),
            tuple(card.rules),
        )
        fact = {**from_pokemontcg(set_id, card).line(), "set": set_id}
        yield FoundCard(source, fact, {"en": text} if text else {}, printed, sets.get(set_id))


def _sets(source: Path) -> dict[str, dict[str, Any]]:
    return {
        found.id: {
            "set": found.id,
            "name": found.name,
            "series": found.series,
            "released": found.released.replace("/", "-"),
            "codes": [found.code] if found.code else [],
        }
        for found in pokemontcg.read_sets(source)
    }


def _tcgdex(source: Path) -> Iterator[FoundCard]:
    for card in tcgdex.read_cards(source):
        fact = {**from_tcgdex(card.set, card).line(), "set": card.set}
        yield FoundCard(source, fact, _tcgdex_texts(card), _tcgdex_printed(card))


def _tcgdex_printed(card: tcgdex.Card) -> CardTexts | None:
    """Return the English text by part; None where only other languages have it."""
    effects = [a.effect for a in card.attacks] + [a.effect for a in card.abilities]
    effects.append(card.effect)
    if "en" not in card.name or any(effect and "en" not in effect for effect in effects):
        return None
    rule = card.effect.get("en", "")
    untold = None if card.category == "Pokemon" else ()
    return CardTexts(
        tuple(a.effect.get("en", "") for a in card.attacks),
        tuple(a.effect.get("en", "") for a in card.abilities),
        (rule,) if rule else untold,
    )


def _tcgdex_texts(card: tcgdex.Card) -> dict[str, str]:
    texts: dict[str, str] = {}
    for lang in card.name:
        lines = [_line(a.name.get(lang, ""), a.effect.get(lang, "")) for a in card.abilities]
        lines += [_line(a.name.get(lang, ""), a.effect.get(lang, "")) for a in card.attacks]
        text = "\n".join(line for line in [*lines, card.effect.get(lang, "")] if line)
        if text:
            texts[lang] = text
    return texts


def _line(name: str, text: str) -> str:
    return f"{name}: {text}" if name and text else text
