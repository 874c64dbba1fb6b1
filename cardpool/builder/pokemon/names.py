"""One spelling for one printed name, in English and in the other languages."""

from __future__ import annotations

import re
import unicodedata

# Symbols the cards print are spelled by the letters the game uses for them.
RESPELLED = {
    "Imposter Professor Oak": "Impostor Professor Oak",
    "Imposter Oak's Revenge": "Impostor Oak's Revenge",
    "Blend Energy GrassFirePsychicDarkness": "Blend Energy GRPD",
    "Blend Energy Grass Fire Psychic Darkness": "Blend Energy GRPD",
    "Blend Energy WaterLightningFightingMetal": "Blend Energy WLFM",
    "Blend Energy Water Lightning Fighting Metal": "Blend Energy WLFM",
    "___________'s Pikachu": "_____'s Pikachu",
    "Thought Wave Machine (Rocket's Secret Machine)": "Thought Wave Machine",
    "PokéDex (HANDY909)": "PokéDex HANDY909",
    "EXP. ALL": "EXP.ALL",
    "Antiuqe Plume Fossil": "Antique Plume Fossil",
    "タマタマ[Exeggcute]": "Exeggcute",
}
# A Level-Up card's name ends so; tcgdex leaves the ending out on 47 of 77.
LEVEL_UP = {"en": "LV.X", "fr": "NIV.X", "de": "LV.X", "es": "NV.X", "it": "LIV.X", "pt": "LV.X"}
_LEVEL_UP = re.compile(r"[ -]*(?:LV|NIV|NV|LIV|Niv|Lv)\. ?X$")
_STAR = re.compile(r" (?:☆|\*|Star)(?= δ|$)")
_TYPED_ENERGY = r"(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy) Energy$"
_BASIC_ENERGY = re.compile(f"Basic (?={_TYPED_ENERGY})")
# tcgdex writes the English word where translated Energy cards print a symbol.
TYPE_WORDS = {
    "Grass": ("Plante", "Pflanzen", "Planta", "Erba", "de Grama"),
    "Fire": ("Feu", "Feuer", "Fuego", "Fuoco", "de Fogo"),
    "Water": ("Eau", "Wasser", "Agua", "Acqua", "de Água"),
    "Lightning": ("Électrique", "Elektro", "Rayo", "Lampo", "de Raios"),
    "Psychic": ("Psy", "Psycho", "Psíquica", "Psico", "Psíquica"),
    "Fighting": ("Combat", "Kampf", "Lucha", "Combattimento", "de Luta"),
    "Darkness": ("Obscurité", "Finsternis", "Oscura", "Oscurità", "Noturna"),
    "Metal": ("Métal", "Metall", "Metálica", "Metallo", "de Metal"),
}
_BLENDS = (" GRPD", " WLFM")
_BLEND = re.compile(r"(?: ?(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal)){4}$")
_LEVEL = re.compile(r" (?:Niv|LV|Lv|N)\. ?\d+$")
_HALF = re.compile(r" \((?:haut|bas)\)$")
_SUFFIX = {
    "-EX": re.compile(r"[ -]?(?:EX|ex|GX)$"),
    "-GX": re.compile(r"[ -]?GX$"),
}


def tidy(name: str) -> str:
    """Return a name with straight apostrophes, single spaces and no space before ♀ and ♂."""
    straight = name.replace("’", "'").replace("‘", "'").replace("\u00a0", " ")
    return re.sub(r" +([♀♂])", r"\1", re.sub(r"\s+", " ", straight)).strip()


def english(name: str) -> str:
    """Return the one English spelling of a printed name."""
    spelled = _STAR.sub(" ★", _BASIC_ENERGY.sub("", tidy(name)))
    spelled = re.sub(r"-ex$", "-EX", spelled)
    return RESPELLED.get(spelled, spelled)


def translated(name: str, language: str, english_name: str) -> str:
    """Return a translated name with the ending its English name shows it must have."""
    if english_name in ("Nidoran♀", "Nidoran♂"):
        return english_name  # the same in all six languages; old German cards print M and W
    spelled = _HALF.sub("", _LEVEL.sub("", _STAR.sub(" ★", tidy(name))))
    if english_name.endswith((" Energy", *_BLENDS)):
        spelled = _energy(spelled, language, english_name)
    for suffix, written in _SUFFIX.items():
        if english_name.endswith(suffix):
            spelled = written.sub(suffix, spelled)
    if english_name.endswith(" LV.X"):
        spelled = f"{_LEVEL_UP.sub('', spelled)} {LEVEL_UP[language]}"
    for symbol in (" ★", " δ"):
        if english_name.endswith(symbol) and not spelled.endswith(symbol):
            spelled += symbol
    return spelled


def _energy(name: str, language: str, english_name: str) -> str:
    """Translate the English type words in a translated Energy name."""
    for blend in _BLENDS:
        if english_name.endswith(blend):
            return _BLEND.sub(blend, name)
    column = ("fr", "de", "es", "it", "pt").index(language)
    for word, translations in TYPE_WORDS.items():
        if f"{word} " in english_name:
            name = re.sub(rf"(?:\bde )?\b{word}\b", translations[column], name)
    return name


def loose(name: str) -> str:
    """Return a name's plain letters, to tell another spelling from another name."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    return "".join(letter for letter in letters if letter.isalnum())


def is_basic_energy(name: str) -> bool:
    """Say whether a name is that of basic Energy; Special Energy may share it before 2007."""
    return re.match(_TYPED_ENERGY, name) is not None


def levelled(name: str) -> str:
    """Return the name of the Pokémon that a Level-Up card is put onto."""
    return name.removesuffix(" LV.X")


def without_person(name: str) -> str:
    """Return the name without a person in brackets: Boss's Orders (Ghetsis) is one card name."""
    return re.sub(r" \([^)]*\)$", "", name)
