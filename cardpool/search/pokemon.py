"""The fields of the query language that only Pokémon cards have."""

from __future__ import annotations

from cardpool.names import search_key, tag_key
from cardpool.search.fields import (
    OPERATORS,
    Condition,
    Field,
    Lookup,
    among,
    containing,
    equal,
    figure,
    problem,
    whole,
)
from cardpool.search.query import Term

WORDS = ("pokemon", "ptcg", "pkmn")  # what users call the game


def _evolves(term: Term, lookup: Lookup) -> Condition:
    return equal(term, ("lower(evolves_from)=?", [term.value.lower()]))


def _dex(term: Term, lookup: Lookup) -> Condition:
    op = OPERATORS.get(term.op, term.op)
    return f"EXISTS (SELECT 1 FROM json_each(dex) WHERE value {op} ?)", [whole(term)]


def _mark(term: Term, lookup: Lookup) -> Condition:
    op = OPERATORS.get(term.op, term.op)
    return f"(mark<>'' AND upper(mark) {op} ?)", [term.value.upper()]


_STAGES = {"0": "basic", "1": "stage1", "2": "stage2"}


def _stage(term: Term, lookup: Lookup) -> Condition:
    stage = _STAGES.get(term.value, tag_key(term.value))
    if not stage or f"{stage}" not in lookup.known_tags():
        raise problem(term, f"no card has the stage {term.value!r}; write basic, 1 or 2")
    return equal(
        term, (f"(game='{WORDS[0]}' AND kind='Pokémon' AND tags LIKE ?)", [f"%|{stage}|%"])
    )


FIELDS = (
    Field(
        "ability", (), "an Ability, Power or Body of this name", "ability:rare",
        containing("abilities", search_key),
    ),
    Field("dex", (), "National Pokédex number", "dex:25", _dex),
    Field("evolves", ("from",), "evolves from this Pokémon", "evolves:eevee", _evolves),
    Field("hp", (), "Hit Points", "hp>=120", figure("hp")),
    Field("mark", (), "regulation mark", "mark>=G", _mark),
    Field("rarity", ("r",), "rarity, or part of it", "rarity:holo", containing("rarity")),
    Field(
        "resistance", (), "has Resistance to this type", "resistance:fighting",
        among("resistances"),
    ),
    Field("retreat", (), "retreat cost", "retreat:0", figure("retreat")),
    Field("stage", (), "basic, 1, 2 or another stage", "stage:2", _stage),
    Field("weakness", (), "has Weakness to this type", "weakness:water", among("weaknesses")),
)  # fmt: skip
