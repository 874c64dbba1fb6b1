"""The registry of handlers: `@means("rule")` gives a rule of the grammar its meaning."""

from rulesets.text.meanings import Meanings
from rulesets.yugioh.text.mean.discourse import Discourse

MEANINGS: Meanings[Discourse] = Meanings()
means = MEANINGS.means
always = MEANINGS.always
phrase = MEANINGS.phrase
refused = MEANINGS.refused
