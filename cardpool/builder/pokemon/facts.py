"""The facts of one Pokémon TCG printing, and how each source's spelling becomes ours."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

LANGUAGES = ("en", "fr", "de", "es", "it", "pt")
LETTERS = {
    "Grass": "G",
    "Fire": "R",
    "Water": "W",
    "Lightning": "L",
    "Psychic": "P",
    "Fighting": "F",
    "Darkness": "D",
    "Metal": "M",
    "Fairy": "Y",
    "Dragon": "N",
    "Colorless": "C",
}
ABILITY_KINDS = {
    "Pokemon Power": "Pokémon Power",
    "Poke-POWER": "Poké-Power",
    "Poke-BODY": "Poké-Body",
    "": "Ability",
}
# me2pt5 and mep carry a times sign that was decoded twice.
_SIGNS = str.maketrans({"x": "×", "X": "×", "＋": "+", "−": "-", "–": "-", "—": "-"})
_DAMAGE = re.compile(r"\d+[+×-]?")
_AMOUNT = re.compile(r"[×+-]\d+")
_NUMBER = re.compile(r"([A-Za-z]*)0*(\d+)([A-Za-z]*)")

Pair = tuple[str, str]


@dataclass
class Facts:
    """What the pool keeps of one printing.

    `other_id` is the other source's id, by which the tables may call it; `text` and the names
    of attacks and abilities in all languages only serve to compare. None of these is written.
    """

    id: str
    set: str
    number: str
    name: dict[str, str]
    kind: str
    subkinds: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    hp: int = 0
    level: str = ""
    evolves_from: str = ""
    attacks: list[tuple[str, str, str]] = field(default_factory=list)
    abilities: list[Pair] = field(default_factory=list)
    weaknesses: list[Pair] = field(default_factory=list)
    resistances: list[Pair] = field(default_factory=list)
    retreat: int = 0
    released: str = ""  # where it is not the set's day
    mark: str = ""
    limit: str = ""
    dex: list[int] = field(default_factory=list)
    rarity: str = ""
    plays_as: str = ""
    inferred: list[str] = field(default_factory=list)
    alt_numbers: list[str] = field(default_factory=list)
    doubt: bool = False
    note: str = ""
    source: str = ""
    other_id: str = ""
    text: str = ""
    attack_names: list[dict[str, str]] = field(default_factory=list)
    ability_names: list[dict[str, str]] = field(default_factory=list)

    def line(self) -> dict[str, Any]:
        """Return the fields to write, in their fixed order, empty ones left out."""
        fields: dict[str, Any] = {
            "id": self.id,
            "number": self.number,
            "alt_numbers": self.alt_numbers,
            "name": {lang: self.name[lang] for lang in LANGUAGES if lang in self.name},
            "inferred": [lang for lang in LANGUAGES if lang in self.inferred],
            "kind": self.kind,
            "subkinds": self.subkinds,
            "types": self.types,
            "hp": self.hp,
            "level": self.level,
            "evolves_from": self.evolves_from,
            "attacks": self.attacks,
            "abilities": self.abilities,
            "weaknesses": self.weaknesses,
            "resistances": self.resistances,
            "retreat": self.retreat,
            "released": self.released,
            "mark": self.mark,
            "limit": self.limit,
            "dex": self.dex,
            "rarity": self.rarity,
            "plays_as": self.plays_as,
            "doubt": self.doubt,
            "note": self.note,
            "source": self.source,
        }
        return {key: value for key, value in fields.items() if value}


def cost_letters(cost: list[str]) -> str:
    """Return a cost as letters: ["Fire", "Colorless"] and ["R", "C"] are both "RC"."""
    return "".join(LETTERS.get(energy, energy if len(energy) == 1 else "") for energy in cost)


def damage(printed: str) -> str:
    """Return damage as "20", "20+", "20×" or "20-"; "" where no figure is printed."""
    spelled = printed.replace("Ã\x97", "×").replace(" ", "").translate(_SIGNS)
    return spelled if _DAMAGE.fullmatch(spelled) and spelled != "0" else ""


def amount(printed: str, missing: str) -> str:
    """Return a Weakness or Resistance amount such as "×2", "+20", "-30"."""
    spelled = printed.replace("Ã\x97", "×").replace(" ", "").translate(_SIGNS)
    return spelled if _AMOUNT.fullmatch(spelled) else missing


def mark(printed: str) -> str:
    """Return a regulation mark: one capital letter or nothing."""
    return printed.upper() if len(printed) == 1 else ""


def hp_when_played(rules: str) -> int:
    """Return the HP of a Trainer that is played as a Pokémon, if its text is where they stand."""
    match = re.search(r"as if it were an? (\d+)[- ]HP", rules)
    return int(match[1]) if match else 0


def type_name(printed: str) -> str:
    """Return the full English name of a type."""
    return "Darkness" if printed == "Dark" else printed


def ability_kind(printed: str) -> str:
    """Return the kind of a power as printed on the card."""
    return ABILITY_KINDS.get(printed, printed)


def plain_number(printed: str) -> str:
    """Return a collector number without padding: "001" is "1", "H01" is "H1", "%3F" is "?"."""
    number = unquote(printed)
    match = _NUMBER.fullmatch(number)
    if match is None:
        return number
    prefix, digits, suffix = match.groups()
    return f"{prefix.upper()}{digits}{suffix.lower()}"


def unique(pairs: list[Pair]) -> list[Pair]:
    """Drop repeated entries: tcgdex doubles those of ex7-5 and ex7-32."""
    return list(dict.fromkeys(pairs))


def natural(number: str) -> tuple[tuple[int, int, str], ...]:
    """Return a sort key in which 9 comes before 10 and plain numbers before prefixed ones."""
    parts = re.findall(r"\d+|\D+", number)
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts)
