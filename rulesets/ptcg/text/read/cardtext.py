"""The texts of a card and what is known of them without the compiler: no parser is needed here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from cardpool.model.pokemon import CardTexts, PokemonCard
from rulesets.text.fingerprint import digest, without_typing

# Each of these prints what its kind is worth, or what shields it.
_BOXED = frozenset(("ex", "EX", "GX", "MEGA", "TAG TEAM", "Tera", "V", "VMAX", "VSTAR"))
# From Diamond & Pearl to Call of Legends Supporters and Stadiums stand beside the Trainer cards.
_APART = re.compile(r"(?:dp\d|dpp|pl\d|hgss\d|hsp|col1|pop[6-9]|ru1|tk-(?:dp|hs)-\w)-")


class CardText(NamedTuple):
    """The English texts of one printing, in the order of the card."""

    id: str
    name: str
    kind: str  # Pokémon, Trainer, Energy
    subkinds: tuple[str, ...] = ()
    attacks: tuple[tuple[str, str, str], ...] = ()  # name, text, printed damage
    powers: tuple[tuple[str, str], ...] = ()  # kind, text
    rules: tuple[str, ...] = ()
    rules_untold: bool = False  # the source leaves out the rule boxes of Pokémon

    @property
    def is_blank(self) -> bool:
        """Tell whether nothing is printed beyond numbers, which needs no compiler."""
        texts = [a[1] for a in self.attacks] + [p[1] for p in self.powers] + list(self.rules)
        return not any(texts) and not self.rules_untold and not self.untold

    @property
    def trainers_are_items(self) -> bool:
        """Tell whether its texts call Trainer cards what later booklets call Items (BW-222)."""
        return _APART.match(self.id) is not None

    @property
    def untold(self) -> tuple[str, ...]:
        """Return the places where something must be printed, but the source has no words."""
        places = [
            f"attack {n}" for n, (_, text, damage) in enumerate(self.attacks, 1)
            if not text and not damage
        ]  # fmt: skip
        places += [f"power {n}" for n, (_, text) in enumerate(self.powers, 1) if not text]
        speaks = self.kind == "Pokémon" or "Basic Energy" in self.subkinds
        if not speaks and not (self.rules or self.attacks or self.powers):
            places.append("rule")
        return tuple(places)


def card_text(card: PokemonCard, texts: CardTexts) -> CardText | None:
    """Join a card of the pool and its texts; None where they do not belong to one another."""
    if len(texts.attacks) != len(card.attacks) or len(texts.powers) != len(card.abilities):
        return None
    return CardText(
        card.id,
        card.name,
        card.kind,
        tuple(sorted(card.subkinds)),
        tuple((a.name, t, a.damage) for a, t in zip(card.attacks, texts.attacks, strict=True)),
        tuple((p.kind, t) for p, t in zip(card.abilities, texts.powers, strict=True)),
        texts.rules or (),
        leaves_out_boxes(texts, card.subkinds),
    )


def leaves_out_boxes(texts: CardTexts, subkinds: Iterable[str]) -> bool:
    """Tell whether the rule boxes of a Pokémon are not among its texts, although it has some."""
    return texts.rules is None or (not texts.rules and not _BOXED.isdisjoint(subkinds))


def fingerprint(card: CardText) -> str:
    """Return a digest of everything a program is made of; behind "-" that of the printed rules.

    Equal fingerprints mean equal programs, whichever printing the text stands on.
    """
    attacks = [(name, without_typing(text), damage) for name, text, damage in card.attacks]
    powers = [(kind, without_typing(text)) for kind, text in card.powers]
    head = digest([card.name, card.kind, sorted(card.subkinds), attacks, powers])
    return (
        head if card.rules_untold else f"{head}-{digest([without_typing(t) for t in card.rules])}"
    )
