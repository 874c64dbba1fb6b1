"""Sets: which records of the two sources are the same set, and every code lists use for it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cardpool.builder.pokemon.facts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from cardpool.ingest import pokemontcg, tcgdex

# tcgdex id -> pokemon-tcg-data id where the two share no rule of spelling.
SAME_SET = {
    "lc": "base6",
    "bog": "bp",
    "hgssp": "hsp",
    "exu": "ex10",
    "tk-ex-latia": "tk1a",
    "tk-ex-latio": "tk1b",
    "tk-ex-p": "tk2a",
    "tk-ex-m": "tk2b",
    "fut2020": "fut20",
    "cel25cc": "cel25c",
    "swsh10.5": "pgo",
    "sv10.5b": "zsv10pt5",
    "sv10.5w": "rsv10pt5",
}
# Codes met in lists that neither source states. Pokémon TCG Live writes promos as PR-xx, other
# tools the set's own letters; "Energy" and "SWSHEnergy" number the basic Energy as SVE does.
MORE_CODES = {
    "basep": ("PR-WB", "WBSP"),
    "np": ("NP", "PR-EX"),
    "dpp": ("DPP", "PR-DP"),
    "hsp": ("HSP", "HGSSP", "PR-HGSS"),
    "bwp": ("PR-BW", "PR-BLW"),
    "xyp": ("PR-XY",),
    "smp": ("PR-SM", "PR-SUM"),
    "swshp": ("PR-SW", "SWSHP", "PR-SWSH"),
    "svp": ("PR-SV", "SVP"),
    "mep": ("PR-ME", "PR-MEG", "MEP"),
    "sve": ("Energy", "SWSHEnergy", "SVEnergy"),
    "zsv10pt5": ("SV11B",),
    "rsv10pt5": ("SV11W",),
    "me2": ("M2",),
    "me04": ("M4",),
    "sma": ("HIF",),
    "sm115": ("HIF",),
    "hgss1": ("HGSS",),
    "ex7": ("TRR",),
    "xy10": ("FAC", "FCI"),
    "sm35": ("SHL",),
    "swsh45": ("SIF",),
}
# (code, number prefix): with this code a bare number N means prefix + N.
SUBSETS = {
    "swsh12pt5gg": (("CRZ-GG", "GG"), ("CRZ:GG", "GG")),
    "swsh9tg": (("BRS-TG", "TG"), ("BRS:TG", "TG")),
    "swsh10tg": (("ASR-TG", "TG"), ("ASR:TG", "TG")),
    "swsh11tg": (("LOR-TG", "TG"), ("LOR:TG", "TG")),
    "swsh12tg": (("SIT-TG", "TG"), ("SIT:TG", "TG")),
    "swsh45sv": (("SHF-SV", "SV"), ("SHF:SV", "SV")),
    "sma": (("HIF-SV", "SV"), ("HIF:SV", "SV")),
    "cel25c": (("CEL-CC", "CC"), ("CEL:CC", "CC")),
    "bw11": (("LTR-RC", "RC"), ("LTR:RC", "RC")),
    "g1": (("GEN-RC", "RC"), ("GEN:RC", "RC")),
    "pl1": (("PL-SH", "SH"),),
    "dp7": (("SF-SH", "SH"),),
    "pl2": (("RR-RT", "RT"),),
    "pl4": (("AR-AR", "AR"), ("AR-SH", "SH")),
    "col1": (("CL-SL", "SL"), ("COL-SL", "SL")),
    "ecard2": (("AQ-H", "H"),),
    "ecard3": (("SK-H", "H"),),
}
# Promos print a prefix in their number, which lists drop: PR-SW 188 is SWSH188.
PROMO_PREFIX = {
    "dpp": "DP",
    "hsp": "HGSS",
    "bwp": "BW",
    "xyp": "XY",
    "smp": "SM",
    "swshp": "SWSH",
}
# The day in shops where tcgdex has the eve of it, or the day of another market.
RELEASED = {
    "sm9": "2019-02-01",
    "zsv10pt5": "2025-07-18",
    "rsv10pt5": "2025-07-18",
}
_PROMOS = ("basep", "np", "dpp", "hsp", "bwp", "xyp", "smp", "swshp", "svp", "mep")
_KINDS = {
    "jumbo": "jumbo",
    "sp": "sample",
    "miscp": "misc",
    "wp": "misc",
    "sve": "energy",
    "mee": "energy",
    "rc": "subset",
    "sma": "subset",
    "swsh45sv": "subset",
    "cel25c": "subset",
    "swsh9tg": "subset",
    "swsh10tg": "subset",
    "swsh11tg": "subset",
    "swsh12tg": "subset",
    "swsh12pt5gg": "subset",
    "mfb": "starter",
    "xy0": "starter",
    "xya": "alternate",
} | dict.fromkeys(_PROMOS, "promo")
_SPECIAL = frozenset(
    {
        "si1",
        "bp",
        "ex5.5",
        "ru1",
        "dv1",
        "dc1",
        "g1",
        "det1",
        "cel25",
        "pgo",
        "sm35",
        "sm75",
        "sm115",
        "swsh35",
        "swsh45",
        "swsh12pt5",
        "fut20",
        "sv3pt5",
        "sv4pt5",
        "sv6pt5",
        "sv8pt5",
        "zsv10pt5",
        "rsv10pt5",
        "me2pt5",
        ".",
    }
)


@dataclass
class SetFacts:
    """One set as the pool keeps it."""

    id: str
    name: dict[str, str]
    series: str
    series_id: str
    released: str
    official: int
    codes: list[str]
    kind: str
    subsets: list[dict[str, str]] = field(default_factory=list)
    provenance: dict[str, dict[str, str]] = field(default_factory=dict)

    def line(self, total: int) -> dict[str, Any]:
        """Return the set's line, in its fixed order, empty fields left out."""
        fields: dict[str, Any] = {
            "set": self.id,
            "name": self.name,
            "series": self.series,
            "series_id": self.series_id,
            "kind": self.kind,
            "released": self.released,
            "codes": self.codes,
            "subsets": self.subsets,
            "official": self.official,
            "total": total,
            "provenance": self.provenance,
        }
        return {key: value for key, value in fields.items() if value or key == "total"}


def pool_id(tcgdex_id: str, known: Container[str]) -> str:
    """Return pokemon-tcg-data's id of a tcgdex set, or the tcgdex id where it has none."""
    if tcgdex_id in SAME_SET:
        return SAME_SET[tcgdex_id]
    if tcgdex_id in known:
        return tcgdex_id
    yearly = re.fullmatch(r"20(\d\d)[a-z]+", tcgdex_id)
    if yearly and f"mcd{yearly[1]}" in known:
        return f"mcd{yearly[1]}"
    # sv01 is sv1, sv03.5 is sv3pt5, swsh4.5sv is swsh45sv
    match = re.fullmatch(r"([a-z]+)0?(\d+)(?:\.(\d))?([a-z]*)", tcgdex_id)
    if match:
        series, major, minor, part = match.groups("")
        for half in (f"pt{minor}" if minor else "", minor):
            if f"{series}{major}{half}{part}" in known:
                return f"{series}{major}{half}{part}"
    return tcgdex_id


def set_facts(identity: str, dex: tcgdex.Set, tcg: pokemontcg.Set | None) -> SetFacts:
    """Return the facts of one set from the records that either source has of it."""
    name = {lang: dex.name[lang] for lang in LANGUAGES if lang in dex.name}
    if "en" not in name:
        # Sold in France only; the pool still needs a name to show.
        name = {"en": f"{dex.name['fr']} (France)"} | name
    codes = _codes(identity, dex, tcg)
    prefixed = list(SUBSETS.get(identity, ()))
    if identity in PROMO_PREFIX:
        prefixed = [(code, PROMO_PREFIX[identity]) for code in codes]
        codes = [*codes, "PR"]  # a bare PR goes with the full number: PR SWSH271
    return SetFacts(
        id=identity,
        name=name,
        series=dex.series.name.get("en", dex.series.id),
        series_id=dex.series.id,
        released=RELEASED.get(identity, dex.released),
        official=dex.count.official or (tcg.official if tcg else 0),
        codes=codes,
        kind=_kind(identity, dex.series.id),
        subsets=[{"code": code, "prefix": prefix} for code, prefix in prefixed],
    )


def absorb(into: SetFacts, dex: tcgdex.Set) -> None:
    """Add the codes of a tcgdex set whose cards stand in another set here (exu in ex10)."""
    into.codes = _unique([*into.codes, dex.id, dex.code, *_abbreviations(dex.abbreviations)])


def _codes(identity: str, dex: tcgdex.Set, tcg: pokemontcg.Set | None) -> list[str]:
    return _unique(
        [
            dex.abbreviations.get("official", ""),
            tcg.code if tcg else "",
            dex.code,
            identity,
            dex.id,
            *_abbreviations(dex.abbreviations),
            *MORE_CODES.get(identity, ()),
            *(code for code, _ in SUBSETS.get(identity, ())),
        ]
    )


def _abbreviations(by_language: Mapping[str, str]) -> list[str]:
    return [by_language[key] for key in sorted(by_language)]


def _unique(codes: list[str]) -> list[str]:
    return list(dict.fromkeys(code for code in codes if code))


def _kind(identity: str, series_id: str) -> str:
    if identity in _KINDS:
        return _KINDS[identity]
    by_series = {"tk": "trainer-kit", "mc": "mcdonalds", "pop": "pop"}
    if series_id in by_series:
        return by_series[series_id]
    return "special" if identity in _SPECIAL else "main"
