"""What Yu-Gi-Oh! knows of building decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesets.parts.advice import Advisor, Brief, Catalog, Wish, seen
from rulesets.plain import AnyCard
from rulesets.yugioh.parts import likeness, roles
from rulesets.yugioh.parts.likeness import popularity, tributes_for, words

_KINDS = ("Monster", "Spell", "Trap")
_MONSTERS, _TRIBUTES, _SPELLS, _TRAPS = 24, 5, 9, 7  # of a Main Deck of forty
_FAIR = 2000  # ATK that Monsters without a Tribute have at most
_THEME = 3.0  # what a word of the theme in a name is worth


class YugiohAdvisor(Advisor):
    """Themes by name, Type and Attribute; staples by how often they were printed."""

    def role(self, card: AnyCard) -> str:
        """Return in a few words what a card is for."""
        if card.kind == "Monster":
            return f"Level {card.level} {card.attribute} {card.race} Monster"
        deed = roles.deed(card)
        return f"{card.property} {card.kind}{f' that {deed}' if deed else ''}".strip()

    def likeness(self, card: AnyCard, other: AnyCard) -> float:
        """Return how well another card takes a card's place."""
        return likeness.likeness(card, other)

    def near(self, card: AnyCard, catalog: Catalog) -> Sequence[AnyCard]:
        """Return cards of the kind; for one that is none of the game, Monsters."""
        return catalog.cards(card.kind if card.kind in _KINDS else "Monster")

    def plan(self, brief: Brief) -> Iterator[Wish]:
        """Yield what real lists have beside the deck, then its theme, Monsters and staples."""
        for habit in brief.habits:
            if habit.share >= 0.25:
                yield Wish(habit.card, habit.copies - brief.copies(habit.card), seen(habit))
        theme = _theme(brief)
        yield from _monsters(brief, theme)
        for kind, number in (("Spell", _SPELLS), ("Trap", _TRAPS)):
            yield from _staples(brief, kind, theme, number)
        yield from _staples(brief, "Spell", theme, brief.size)
        yield from _monsters(brief, theme, brief.size)


def _theme(brief: Brief) -> frozenset[str]:
    """Return the words that the names of a deck's Monsters are known by."""
    named = [words(e.card.name) for e in brief.deck.entries if e.card.kind == "Monster"]
    return frozenset().union(*named) if named else frozenset()


def _held(brief: Brief, kind: str) -> int:
    return sum(e.copies for e in brief.deck.entries if e.card.kind == kind and e.section == "main")


def _shared(card: AnyCard, theme: frozenset[str]) -> float:
    """Return which part of a name is of the theme; a single word of it says little."""
    both = words(card.name) & theme
    return len(both) / max(len(theme), 1) if len(both) > 1 or both == theme else 0.0


def _monsters(brief: Brief, theme: frozenset[str], number: int = _MONSTERS) -> Iterator[Wish]:
    """Yield Monsters: few that need a Tribute, of the theme, then strong ones of its kind."""
    held = [e.card for e in brief.deck.entries if e.card.kind == "Monster"]
    races, attributes = {c.race for c in held}, {c.attribute for c in held}

    def score(card: AnyCard) -> float:
        alike = 0.4 * (card.race in races) + 0.2 * (card.attribute in attributes)
        strong = 3 * (card.atk or 0) / 1000 - 3 * tributes_for(card)
        luck = 1 + 0.25 * brief.variety * (brief.rng.random() - 0.5)
        return luck * (_THEME * _shared(card, theme) + alike + strong + popularity(card))

    every = brief.catalog.cards("Monster")
    usual = [c for c in every if _summonable(c) and brief.catalog.plays(c)]
    for card in sorted(usual, key=lambda c: (-score(c), c.id)):
        if _held(brief, "Monster") >= number or not brief.room():
            return
        heavy = sum(e.copies for e in brief.deck.entries if _is_heavy(e.card))
        if _is_heavy(card) and heavy >= _TRIBUTES:
            continue
        cards = [e.card for e in brief.deck.entries]
        if roles.is_never_normal(card) or roles.asks_for_others(card, [card, *cards]):
            continue
        part = " of the theme" if _shared(card, theme) else ""
        reason = f"Level {card.level} {card.race}{part}, {card.atk} ATK"
        yield Wish(card, min(3, number - _held(brief, "Monster")) - brief.copies(card), reason)


def _summonable(card: AnyCard) -> bool:
    """Tell Monsters of the Main Deck that a player may simply Summon."""
    special = {"Fusion", "Synchro", "Xyz", "Link", "Ritual", "Pendulum", "Token", "Toon"}
    if card.atk is None or not special.isdisjoint(card.subkinds):
        return False
    # So strong for its Level, it has a text that forbids what is usual.
    return bool(card.level > 4 or card.atk <= _FAIR or "Normal" in card.subkinds)


def _is_heavy(card: AnyCard) -> bool:
    return card.kind == "Monster" and _summonable(card) and tributes_for(card) > 0


def _staples(brief: Brief, kind: str, theme: frozenset[str], number: int) -> Iterator[Wish]:
    """Yield Spells or Traps: those of the theme, then those that were printed most."""

    def score(card: AnyCard) -> float:
        luck = 1 + 0.25 * brief.variety * (brief.rng.random() - 0.5)
        normal = 0.2 * (card.property in ("Normal", "Quick-Play", "Continuous", "Counter"))
        known = 2 * popularity(card) + normal + roles.worth(card)
        return luck * (_THEME * _shared(card, theme) + known)

    every = [c for c in brief.catalog.cards(kind) if c.property not in ("Ritual", "Field")]
    usual = [c for c in every if brief.catalog.plays(c)]
    for card in sorted(usual, key=lambda c: (-score(c), c.id)):
        if _held(brief, kind) >= number or not brief.room():
            return
        if roles.asks_for_others(card, [e.card for e in brief.deck.entries]):
            continue
        times = card.printed_as.count(" ") + 1
        deed = roles.deed(card)
        often = f"{deed}, printed {times} times" if deed else f"a staple, printed {times} times"
        reason = "of the theme" if _shared(card, theme) else often
        copies = min(2, number - _held(brief, kind)) - brief.copies(card)
        yield Wish(card, copies, reason)
