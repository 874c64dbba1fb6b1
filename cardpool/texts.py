"""The English texts of a Pokémon printing, part by part, as an import brings them."""

from __future__ import annotations

from typing import NamedTuple


class CardTexts(NamedTuple):
    """The texts in the order of the card; an attack or power without text has an empty one."""

    attacks: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    rules: tuple[str, ...] | None = ()  # None: the source leaves out the rule boxes of Pokémon

    def places(self) -> dict[str, str]:
        """Return the texts by the place they stand at: "attack 1", "power 1", "rule 1"."""
        named = {f"attack {n}": text for n, text in enumerate(self.attacks, 1)}
        named |= {f"power {n}": text for n, text in enumerate(self.powers, 1)}
        return named | {f"rule {n}": text for n, text in enumerate(self.rules or (), 1)}
