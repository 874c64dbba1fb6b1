"""Section headings of decklists in six languages."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

POKEMON, TRAINER, ENERGY, TOTAL = "pokemon", "trainer", "energy", "total"
MAIN, EXTRA, SIDE = "main", "extra", "side"

# One line a language: en fr de es it pt. Keys are folded by `fold`.
_WORDS = {
    POKEMON: "pokemon|pokemons|pokemon cards",
    TRAINER: (
        "trainer|trainers|trainer cards|supporter|supporters|item|items|tool|tools|pokemon tool"
        "|pokemon tools|stadium|stadiums"
        "|dresseur|dresseurs|cartes dresseur|objet|objets|outil|outils|stade|stades"
        "|trainerkarten|unterstutzer|ausrustung|ausrustungen|stadion|stadien"
        "|entrenador|entrenadores|partidario|partidarios|objeto|objetos|herramienta|estadio"
        "|allenatore|allenatori|aiuto|aiuti|strumento|strumenti|stadio"
        "|treinador|treinadores|apoiador|apoiadores|ferramenta|ferramentas|estadios"
    ),
    ENERGY: (
        "energy|energies|energy cards|energie|cartes energie|energiekarten|energien"
        "|energia|energias|cartas de energia|carte energia"
    ),
    TOTAL: (
        "total|total cards|cards|total de cartes|cartes totales|nombre total de cartes"
        "|total des cartes|karten insgesamt|gesamtzahl karten|gesamt|insgesamt|karten gesamt"
        "|cartas totales|total de cartas|cartas en total|carte totali|totale carte|totale"
        "|cartas no total|total cartas"
    ),
    MAIN: (
        "main|main deck|maindeck|deck principal|deck|hauptdeck|main deck cards"
        "|mazo principal|baraja principal|mazzo principale|mazzo|baralho principal"
        "|monster|monsters|monster cards|spell|spells|spell cards|trap|traps|trap cards"
        "|monstre|monstres|magie|magies|piege|pieges|zauber|zauberkarten|fallen|fallenkarten"
        "|monstruo|monstruos|magica|magicas|trampa|trampas|mostri|mostro|trappole|trappola"
        "|monstro|monstros|magias|armadilha|armadilhas"
    ),
    EXTRA: (
        "extra|extra deck|extradeck|fusion deck|deck additionnel|fusionsdeck|mazo extra"
        "|deck extra|extra mazzo|baralho extra|deck adicional|extra monsters"
    ),
    SIDE: (
        "side|side deck|sidedeck|sideboard|deck annexe|deck de cote|nebendeck|mazo de cambio"
        "|mazo lateral|side mazzo|deck laterale|deck auxiliar|baralho auxiliar"
    ),
    "box": "box|inventory|box inventory",
    "setup": "setup|set up|board setup",
    "team": "team|chips|pokemon chips|trainer's team|trainers team",
    "event": "event|events|event cards",
}
_SECTION = {word: section for section, words in _WORDS.items() for word in words.split("|")}

_HEADING = re.compile(
    r"^[#*=\-\s]*(?P<word>[^\W\d_][^\d:()\[\]=]*?)\s*(?:[:\-–—=]|\(|\[|\s)*\s*"
    r"(?P<count>\d{1,5})?(?:\s*(?:cards?|cartes?|karten|cartas?))?[\s)\]:=*#-]*$",
    re.IGNORECASE,
)

MAX_HEADING = 60  # no longer line is a heading


class Heading(NamedTuple):
    """A heading: what it opens and the number it states (-1: none)."""

    section: str
    stated: int
    word: str


def restated(row: str, number: int) -> str:
    """Return a heading that states another number."""
    match = _HEADING.match(row)
    if not match or not match["count"]:
        return row
    return f"{row[: match.start('count')]}{number}{row[match.end('count') :]}"


def fold(word: str) -> str:
    """Return a word without case and accents, inner space collapsed."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def heading(text: str) -> Heading | None:
    """Return the heading a line is, or None."""
    if len(text) > MAX_HEADING or text[:1].isdecimal():  # most lines open with a count
        return None
    match = _HEADING.match(text)
    if not match:
        return None
    section = _SECTION.get(fold(match["word"]))
    if section is None:
        return None
    return Heading(section, int(match["count"]) if match["count"] else -1, match["word"].strip())
