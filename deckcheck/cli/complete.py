"""What the shell offers when a card's name or a ruleset is half typed."""

from __future__ import annotations

import click


def complete_card(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Return English card names that begin with what is typed, or come near it."""
    from cardpool.errors import PoolError
    from cardpool.store import CardPool

    if len(incomplete.strip()) < 2:
        return []
    try:
        hits = CardPool.open().suggest(incomplete, limit=12)
    except PoolError:
        return []
    names = list(dict.fromkeys(hit.name for hit in hits))
    return [n for n in names if n.lower().startswith(incomplete.lower())] or names


def complete_ruleset(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Return the rulesets whose ids begin with what is typed."""
    from rulesets import registry

    return [ruleset for ruleset in registry.ids() if ruleset.startswith(incomplete)]
