"""What changed in play in an action without an entry of its own: told from both boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.lasting import Mark
from rulesets.engine.modifiers import Modifier
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.words.speaker import SPEAKER

if TYPE_CHECKING:
    from rulesets.ptcg.words.narration import Story


def changes(story: Story) -> list[str]:
    """Return what Pokémon came, changed or recovered, and what lasts from now on."""
    before, after = story.before, story.after
    if after.game != before.game:
        return []  # another game has begun
    lines = _turned_up(before, after)
    if before.revealed:
        lines += _came(story)
    for pos, stack in enumerate(after.stacks):
        old = before.spot(stack[0]) if stack else -1
        if old >= 0:
            lines += _wounds(story, old, pos)
            lines += _recovered(story, old, pos)
            lines += _lasting(after, after.name(pos), before.marks[old], after.marks[pos])
    for seat in (0, 1):
        marks = before.player_marks[seat], after.player_marks[seat]
        lines += _lasting(after, f"Player {seat + 1}", *marks)
    return lines


def _turned_up(before: Match, after: Match) -> list[str]:
    """Return the Pokémon of set-up once they lie open."""
    if before.revealed or not after.revealed:
        return []
    lines = []
    for seat in (0, 1):
        names = [after.name(pos) for pos in after.spots(seat)]
        bench = f", Bench {', '.join(names[1:])}" if names[1:] else ""
        lines.append(f"Player {seat + 1} turns up: Active {names[0]}{bench}")
    return lines


def _came(story: Story) -> list[str]:
    """Return the Pokémon that came into play, evolved or devolved by an effect."""
    before, after = story.before, story.after
    noted = {
        card
        for entry in story.told
        if entry[0] in ("bench", "evolve", "turned up")
        for card in entry[1:]
    }
    lines = []
    for pos, stack in enumerate(after.stacks):
        if not stack or stack[-1] in noted:
            continue
        old = before.spot(stack[0])
        name = after.name(pos)
        if old < 0:
            where = "becomes Active" if after.is_active(pos) else "comes to the Bench"
            lines.append(f"{name} of Player {pos // after.slots + 1} {where}")
        elif len(before.stacks[old]) < len(stack):
            lines.append(f"{before.name(old)} evolves into {name}")
        elif len(before.stacks[old]) > len(stack):
            lines.append(f"{before.name(old)} devolves to {name}")
    return lines


def _wounds(story: Story, old: int, pos: int) -> list[str]:
    before, after = story.before, story.after
    tops = {before.stacks[old][-1], after.stacks[pos][-1]}
    known = sum(story.damages.done.get(top, 0) for top in tops)
    change = after.damage[pos] - before.damage[old] - known
    name = after.name(pos)
    if change > 0:
        return [f"{change} damage is put on {name}"]
    return [f"{-change} damage is removed from {name}"] if change else []


def _recovered(story: Story, old: int, pos: int) -> list[str]:
    before, after = story.before, story.after
    woken = {entry[1] for entry in story.told if entry[0] == "wakes"}
    ended = [c for c in before.conditions[old] if c not in after.conditions[pos]]
    if not ended or after.stacks[pos][-1] in woken:
        return []
    return [f"{after.name(pos)} is no longer {' and '.join(ended)}"]


def _lasting(s: Match, whom: str, old: tuple[Mark, ...], new: tuple[Mark, ...]) -> list[str]:
    lines = []
    for mark in new:
        if mark in old or not isinstance(mark.effect, Modifier):
            continue
        cause = f" ({s.table.faces[mark.card].name})" if mark.card >= 0 else ""
        lines.append(f"From now on for {whom}: {mark.effect.in_words(SPEAKER)}{cause}")
    return lines


def places_of(s: Match) -> dict[int, tuple[str, int]]:
    """Return where every card lies: the zone, and of what is in play the top card there."""
    found: dict[int, tuple[str, int]] = {}
    for zone in ("hand", "deck", "discard", "prizes", "lost", "beside", "aside"):
        for cards in s.zones_named(zone):
            found.update((card, (zone, -1)) for card in cards)
    found.update((card, ("limbo", -1)) for card in s.limbo)
    found.update((card, ("stadium", -1)) for card in s.stadium)
    for pos, stack in enumerate(s.stacks):
        for card in (*stack, *s.energies[pos], *s.tools[pos]):
            found[card] = ("play", stack[-1])
        found.update((card, ("play", card)) for card in s.under[pos])
    return found


def cards_of(s: Match, tops: set[int]) -> set[int]:
    """Return all cards of Pokémon in play, known by their top cards, and these cards."""
    found = set(tops)
    for pos, stack in enumerate(s.stacks):
        if stack and stack[-1] in tops:
            found.update((*stack, *s.energies[pos], *s.tools[pos]))
    return found
