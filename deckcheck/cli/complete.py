"""What the shell offers when a card's name or a ruleset is half typed."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem


def complete_card(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Return English card names that begin with what is typed, or come near it."""
    from cardpool.store import CardPool, PoolError

    if len(incomplete.strip()) < 2:
        return []
    try:
        hits = CardPool.open().suggest(incomplete, limit=12)
    except PoolError:
        return []
    begun = [h for h in hits if h.name.lower().startswith(incomplete.lower())] or hits
    return [CompletionItem(h.name, help=h.id) for h in {h.name: h for h in begun}.values()]


def complete_ruleset(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Return the rulesets whose ids begin with what is typed."""
    from rulesets import registry

    return [CompletionItem(i) for i in registry.ids() if i.startswith(incomplete)]
