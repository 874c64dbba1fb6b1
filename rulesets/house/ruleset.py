"""A ruleset made of a format file: the checks of its base, then its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rulesets import registry, statements
from rulesets.api import Check, Finding, Ruleset
from rulesets.deck import Deck
from rulesets.house.checks import CHECKS
from rulesets.house.model import Format, FormatError, HouseRules, Named
from rulesets.house.reading import read
from rulesets.lines.pool import Pool
from rulesets.plain import Facts


def load(path: str) -> Ruleset:
    """Return the ruleset of a file; what is wrong with it is a FormatError."""
    return build(read(path))


def build(found: Format) -> Ruleset:
    """Return the ruleset of a format: its base with what the file drops and adds."""
    base = _base(found)
    family = registry.family(base.info.family)
    prefixes = tuple(dict.fromkeys(each.partition("-")[0] for each in found.statements))
    _agree(found, base)
    for prefix in prefixes:
        own = {i: said for i, said in found.statements.items() if i.startswith(f"{prefix}-")}
        try:
            statements.add(prefix, own, f"{found.title} ({found.path})")
        except ValueError as error:
            raise FormatError(f"{found.path}: {error}") from None
    kept = [
        _of_base(c) for c in base.checks if c.code not in found.drop and c.name not in found.drop
    ]

    def in_force(on: str, region: str, options: Facts) -> HouseRules:
        return HouseRules(base.in_force(on, region or found.region, options), found, family)

    info = replace(
        base.info,
        id=found.id,
        title=found.title,
        date=found.on or base.info.date,
        statements=(*base.info.statements, *prefixes),
        sources=(*base.info.sources, found.path),
        note=f"{base.info.id} with the rules of {found.path}",
    )
    return Ruleset(info, (*kept, *CHECKS), in_force, breakpoints=base.breakpoints)


def _base(found: Format) -> Ruleset:
    meant = registry.meant_by(found.base)
    loaded = registry.load(meant[0]) if len(meant) == 1 and meant[0] in registry.ids() else None
    if not isinstance(loaded, Ruleset):
        raise FormatError(f"{found.path}: base: there is no ruleset {found.base!r}")
    return loaded


def _agree(found: Format, base: Ruleset) -> None:
    """Refuse what the base cannot give: its checks, sections and regions."""
    checks = {word for check in base.checks for word in (check.code, check.name)}
    for word in found.drop:
        if word not in checks:
            raise FormatError(f"{found.path}: drop: {base.info.id} has no check {word!r}")
    for section in found.sizes:
        if section not in base.info.sections:
            there = ", ".join(base.info.sections)
            said = f"[sizes] {section}: {base.info.id} has the sections {there}"
            raise FormatError(f"{found.path}: {said}")
    if found.region and found.region not in base.info.regions:
        there = ", ".join(base.info.regions) or "none"
        raise FormatError(f"{found.path}: region: {base.info.id} has the regions {there}")


def _of_base(check: Check) -> Check:
    """Return a check of the base that reads the rules of the base."""

    def run(deck: Deck, rules: HouseRules) -> Iterable[Finding]:
        return check.run(deck, rules.base)

    return replace(check, run=run, parameters=lambda rules: check.parameters(rules.base))


def unknown_names(found: Format, game: str, pool: Pool) -> str:
    """Say which card or set that a format names is none of its game, and where; "" for none."""
    family = registry.family(game)
    tables: tuple[Iterable[Named], ...] = (found.only, found.bans, found.limits, found.points)
    for name, _, line in (card for table in tables for card in table):
        if not any(card.name == name for card in pool.named(name, game)):
            near = [hit.name for hit in pool.suggest(name, game, 3)]
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            return f"{found.path}:{line}: no card is named {name!r}{hint}"
    for code in sorted(found.sets_in | found.sets_out):
        if not family.knows_set(pool, code):
            return f"{found.path}: [sets]: no set has the code {code!r}"
    return ""
