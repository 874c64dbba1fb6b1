"""Section headings of decklists in six languages."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

POKEMON, TRAINER, ENERGY, TOTAL = "pokemon", "trainer", "energy", "total"
MAIN, EXTRA, SIDE = "main", "extra", "side"

# One line a language: en fr de es it pt, then ja ko. Keys are folded by `fold`.
_WORDS = {
    POKEMON: "pokemon|pokemons|pokemon cards|ポケモン|포켓몬",
    TRAINER: (
        "trainer|trainers|trainer cards|supporter|supporters|item|items|tool|tools|pokemon tool"
        "|pokemon tools|stadium|stadiums"
        "|dresseur|dresseurs|cartes dresseur|objet|objets|outil|outils|stade|stades"
        "|trainerkarten|unterstutzer|ausrustung|ausrustungen|stadion|stadien"
        "|entrenador|entrenadores|partidario|partidarios|objeto|objetos|herramienta|estadio"
        "|allenatore|allenatori|aiuto|aiuti|strumento|strumenti|stadio"
        "|treinador|treinadores|apoiador|apoiadores|ferramenta|ferramentas|estadios"
        "|トレーナーズ|グッズ|サポート|スタジアム|ポケモンのどうぐ|트레이너스|아이템|서포트|스타디움"
        "|ace spec|ace specs"
    ),
    ENERGY: (
        "energy|energies|energy cards|energie|cartes energie|energiekarten|energien"
        "|energia|energias|cartas de energia|carte energia|エネルギー|에너지"
        "|basic energy|basic energies|special energy|special energies|energie de base"
        "|energies de base|energie speciale|energies speciales|basis-energie|spezial-energie"
    ),
    TOTAL: (
        "total|total cards|cards|total de cartes|cartes totales|nombre total de cartes"
        "|total des cartes|karten insgesamt|gesamtzahl karten|gesamt|insgesamt|karten gesamt"
        "|cartas totales|total de cartas|cartas en total|carte totali|totale carte|totale"
        "|cartas no total|total cartas"
    ),
    MAIN: (
        "main|main deck|maindeck|mainboard|deck principal|deck|hauptdeck|main deck cards"
        "|mazo principal|baraja principal|mazzo principale|mazzo|baralho principal"
        "|monster|monsters|monster cards|spell|spells|spell cards|trap|traps|trap cards"
        "|monstre|monstres|magie|magies|piege|pieges|zauber|zauberkarten|fallen|fallenkarten"
        "|monstruo|monstruos|magica|magicas|trampa|trampas|mostri|mostro|trappole|trappola"
        "|monstro|monstros|magias|armadilha|armadilhas"
        "|メインデッキ|モンスター|魔法|罠|메인 덱|메인덱|몬스터|마법|함정"
    ),
    EXTRA: (
        "extra|extra deck|extradeck|fusion deck|deck additionnel|fusionsdeck|mazo extra"
        "|deck extra|extra mazzo|baralho extra|deck adicional|extra monsters"
        "|エクストラデッキ|엑스트라 덱|엑스트라덱"
    ),
    SIDE: (
        "side|side deck|sidedeck|sideboard|deck annexe|deck de cote|nebendeck|mazo de cambio"
        "|mazo lateral|side mazzo|deck laterale|deck auxiliar|baralho auxiliar"
        "|サイドデッキ|사이드 덱|사이드덱"
    ),
    "box": "box|inventory|box inventory",
    "setup": "setup|set up|board setup",
    "team": "team|chips|pokemon chips|trainer's team|trainers team",
    "event": "event|events|event cards",
}
_HEADING = re.compile(
    r"^[#*=\-\s]*(?P<word>[^\W\d_][^\d:()\[\]=]*?)\s*(?:[:\-–—=]|\(|\[|\s)*\s*"
    r"(?:[x×]\s?(?=\d))?(?P<count>\d{1,5})?(?:\s*(?:cards?|cartes?|karten|cartas?|枚|장))?[\s)\]:=*#-]*$",
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


@lru_cache(maxsize=1024)  # lists have the same few headings
def fold(word: str) -> str:
    """Return a word without case and accents, inner space collapsed."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


_SECTION = {fold(word): section for section, words in _WORDS.items() for word in words.split("|")}


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
