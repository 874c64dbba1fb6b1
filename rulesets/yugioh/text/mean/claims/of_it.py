"""Changes of ATK and DEF of the card itself or of what was named."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import Number, Times
from rulesets.yugioh.effects import OriginalAtk
from rulesets.yugioh.text.mean.claims.figures import about_it, about_named, made
from rulesets.yugioh.text.mean.claims.statements import about, changed
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Claim, Fixed
from rulesets.yugioh.text.mean.registry import means


@means("self_figures")
def self_figures(said: Discourse, figures: tuple[str, ...], change: tuple[str, Number]) -> Claim:
    said.that = THIS
    return Claim(None, made(figures, change, THIS))


@means("its_figures")
def its_figures(said: Discourse, figures: tuple[str, ...], change: tuple[str, Number]) -> Claim:
    cards = said.it()
    on = None if cards == THIS else cards
    return Claim(on, made(figures, change, cards), pronoun=True)


@means("its_negated")
def its_negated(said: Discourse) -> Claim:
    return about_it(said, Modifier("negated"))


@means("halve_ref")
def halve_ref(said: Discourse, ref: Fixed, figures: tuple[str, ...]) -> Claim:
    return about_named(ref, *made(figures, ("half", 0), ref.cards))


@means("halve_of")
def halve_of(said: Discourse, figures: tuple[str, ...], ref: Fixed) -> Claim:
    return halve_ref(said, ref, figures)


@means("halve_its")
def halve_its(said: Discourse, figures: tuple[str, ...]) -> Claim:
    return halve_ref(said, Fixed(said.it()), figures)


@means("double_ref")
def double_ref(said: Discourse, ref: Fixed, figures: tuple[str, ...]) -> Claim:
    return about_named(ref, *made(figures, ("double", 0), ref.cards))


@means("ref_figures")
def ref_figures(said: Discourse, ref: Fixed, figures: tuple[str, ...], change: tuple[str, Number]
                ) -> Claim:  # fmt: skip
    return about_named(ref, *made(figures, change, ref.cards))


@means("halve_self")
def halve_self(said: Discourse, figures: tuple[str, ...]) -> Claim:
    return Claim(None, made(figures, ("half", 0), THIS))


@means("increase_ref")
def increase_ref(said: Discourse, ref: Fixed, figures: tuple[str, ...], n: str) -> Claim:
    return about_named(ref, *changed(figures, int(n)))


@means("decrease_ref")
def decrease_ref(said: Discourse, ref: Fixed, figures: tuple[str, ...], n: str) -> Claim:
    return about_named(ref, *changed(figures, -int(n)))


@means("increase_self")
def increase_self(said: Discourse, figures: tuple[str, ...], n: str) -> Claim:
    return Claim(None, changed(figures, int(n)))


@means("increase_its")
def increase_its(said: Discourse, figures: tuple[str, ...], n: str) -> Claim:
    return about_named(Fixed(said.it()), *changed(figures, int(n)))


@means("decrease_its")
def decrease_its(said: Discourse, figures: tuple[str, ...], n: str) -> Claim:
    return about_named(Fixed(said.it()), *changed(figures, -int(n)))


@means("double_its")
def double_its(said: Discourse, figures: tuple[str, ...]) -> Claim:
    return double_ref(said, Fixed(said.it()), figures)


@means("double_self")
def double_self(said: Discourse, figures: tuple[str, ...]) -> Claim:
    return Claim(None, made(figures, ("double", 0), THIS))


@means("change_its")
def change_its(said: Discourse, figures: tuple[str, ...], n: str) -> Claim:
    return about_named(Fixed(said.it()), *made(figures, ("set", int(n)), said.it()))


@means("change_ref")
def change_ref(said: Discourse, ref: Fixed, figures: tuple[str, ...], n: str) -> Claim:
    return about_named(ref, *made(figures, ("set", int(n)), ref.cards))


_ORIGINAL = {"half": "half original", "double": "double original"}


def _original(change: tuple[str, Number]) -> tuple[str, Number]:
    """Return a change of the original figure, which later changes still add to."""
    return _ORIGINAL.get(change[0], change[0]), change[1]


@means("its_original_figures")
def its_original_figures(said: Discourse, figures: tuple[str, ...], change: tuple[str, Number]
                         ) -> Claim:  # fmt: skip
    return about_named(Fixed(said.it()), *made(figures, _original(change), said.it()))


@means("ref_original_figures")
def ref_original_figures(said: Discourse, ref: Fixed, figures: tuple[str, ...],
                         change: tuple[str, Number]) -> Claim:  # fmt: skip
    return about_named(ref, *made(figures, _original(change), ref.cards))


@means("self_original_figures")
def self_original_figures(said: Discourse, figures: tuple[str, ...], change: tuple[str, Number]
                          ) -> Claim:  # fmt: skip
    return Claim(None, made(figures, _original(change), THIS))


@means("self_atk_becomes")
def self_atk_becomes(said: Discourse, amount: Number) -> Claim:
    return Claim(None, (Modifier("set atk", amount),))


@means("self_atk_doubled")
def self_atk_doubled(said: Discourse) -> Claim:
    return Claim(None, (Modifier("set atk", Times(OriginalAtk(THIS), 2)),))


@means("its_atk_doubled")
def its_atk_doubled(said: Discourse) -> Claim:
    cards = said.it()
    return about(cards, Modifier("set atk", Times(OriginalAtk(cards), 2)))


@means("self_rises_each")
def self_rises_each(said: Discourse, n: str, each: Number) -> Claim:
    return Claim(None, (Modifier("atk", Times(each, int(n))),))


@means("self_falls_each")
def self_falls_each(said: Discourse, figures: tuple[str, ...], n: str, each: Number) -> Claim:
    return Claim(None, changed(figures, Times(each, -int(n))))
