"""Where the handlers of the Pokémon grammar register."""

from __future__ import annotations

from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.text.meanings import Meanings

MEANINGS: Meanings[Discourse] = Meanings()
means, always = MEANINGS.means, MEANINGS.always
phrase, silent, refused = MEANINGS.phrase, MEANINGS.silent, MEANINGS.refused
