"""A Pokémon card's text where it was imported, its program, and that program in our words."""

from __future__ import annotations

from collections.abc import Iterable

from cardpool import programs
from cardpool.model.pokemon import PokemonCard
from rulesets.explained import Explained, Part
from rulesets.lines.pool import Pool
from rulesets.ptcg.scripts import script_of
from rulesets.ptcg.scripts.stored import why_unscripted
from rulesets.ptcg.words import render_card
from rulesets.ptcg.words.source import source_card

_RULE = "rule"


def explained(pool: Pool, card: PokemonCard) -> Explained:
    """Return a card's text, program and rendering, part by part."""
    script = script_of(card)
    own = programs.imported(card.set, card.id)
    texts = _by_part(pool.parts(card.id).items())
    sources = _by_part(source_card(script)) if script else {}
    words = _by_part(render_card(script)) if script else {}
    names = {f"attack {n}": a.name for n, a in enumerate(card.attacks, 1)}
    names |= {f"power {n}": a.name for n, a in enumerate(card.abilities, 1)}
    places = [p for p in (*names, _RULE) if texts.get(p) or sources.get(p) or words.get(p)]
    parts = tuple(
        Part(p, names.get(p, "Rule"), texts.get(p, ""), sources.get(p, ""), words.get(p, ""))
        for p in places
    )
    gaps = own.gaps if own is not None and script is None else ()
    reason = "" if script or gaps else _reason(card)
    return Explained(script is not None, _source(card) if script else "", parts, gaps, reason)


def _by_part(rows: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Join what belongs to one attack or power; all the rest is the card's rule."""
    found: dict[str, list[str]] = {}
    for place, said in rows:
        at = place if place.startswith(("attack ", "power ")) else _RULE
        found.setdefault(at, []).append(said)
    return {place: "\n".join(said) for place, said in found.items()}


def _source(card: PokemonCard) -> str:
    if programs.imported(card.set, card.id) is not None:
        return "imported"
    if programs.is_scripted(card.set, card.id):
        return "bundled"
    others = (p.id for p in card.prints if p.sure and programs.is_scripted(p.set, p.id))
    return next(others, "")


def _reason(card: PokemonCard) -> str:
    told = "; ".join(why for _, why in why_unscripted(card))
    return told or "its text was not understood"
