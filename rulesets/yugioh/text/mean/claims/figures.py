"""Statements about ATK, DEF, Level and name."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector, Either
from rulesets.engine.values import Half, Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Cards,
    Equipped,
)
from rulesets.yugioh.text.mean.claims.statements import changed, subject_noun
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Claim, Fixed, Noun, Thing
from rulesets.yugioh.text.mean.nouns.numbers import figure_of
from rulesets.yugioh.text.mean.registry import always, means

# Figures of a subject


@means("increase_claim")
def increase_claim(said: Discourse, figures: tuple[str, ...], subject: Claim, n: str) -> Claim:
    return replace(subject, modifiers=changed(figures, int(n)))


@means("decrease_claim")
def decrease_claim(said: Discourse, figures: tuple[str, ...], subject: Claim, n: str) -> Claim:
    return replace(subject, modifiers=changed(figures, -int(n)))


@means("increase_decrease")
def increase_decrease(
    said: Discourse, up: tuple[str, ...], subject: Claim, n: str, down: tuple[str, ...], m: str
) -> Claim:
    return replace(subject, modifiers=changed(up, int(n)) + changed(down, -int(m)))


@means("fc_up")
def fc_up(said: Discourse, n: str) -> tuple[str, Number]:
    return "up", int(n)


@means("fc_down")
def fc_down(said: Discourse, n: str) -> tuple[str, Number]:
    return "up", -int(n)


@means("fc_becomes", "fb_becomes")
def fc_becomes(said: Discourse, amount: Number) -> tuple[str, Number]:
    return "set", amount


always("fc_halved", ("half", 0))
always("fb_halved", ("half", 0))
always("fc_doubled", ("double", 0))
always("fb_doubled", ("double", 0))


def said_of_several(cards: AnySelector) -> bool:
    """Tell whether a selection may find several cards."""
    return isinstance(cards, Either | Cards)


def made(figures: tuple[str, ...], change: tuple[str, Number], cards: AnySelector
             ) -> tuple[Modifier, ...]:  # fmt: skip
    """Return the modifiers of a change of ATK, DEF or both."""
    how, amount = change
    if how not in ("up", "set") and said_of_several(cards):
        raise NoMeaning("the figures of several cards, each by its own")
    if how == "up":
        return changed(figures, amount)
    made = []
    for figure in figures:
        value: Number = amount
        if how == "double original":
            value = Times(figure_of(figure, cards, True), 2)
        elif how == "half original":
            value = Half(figure_of(figure, cards, True), step=1)
        elif how == "half":
            value = Half(figure_of(figure, cards), step=1)
        elif how == "double":
            value = Times(figure_of(figure, cards), 2)
        made.append(Modifier(f"set {figure}", value))
    return tuple(made)


@means("figure_claim")
def figure_claim(said: Discourse, figure: str, subject: Claim, change: tuple[str, Number]) -> Claim:
    if figure == "level":
        raise NoMeaning("the Level of a subject")
    _no_own_figure(subject, change)
    return replace(subject, modifiers=made((figure,), change, _subject(subject)))


def _no_own_figure(subject: Claim, change: tuple[str, Number]) -> None:
    # A figure that depends on itself can be set once, never as a rule that holds.
    if change[0] in ("half", "double") and isinstance(subject.on, Cards):
        raise NoMeaning("the figures of many cards, each by its own")


def about_it(said: Discourse, *modifiers: Modifier) -> Claim:
    """Return a claim about the card that "it" stands for."""
    cards = said.it()
    return Claim(None if cards == THIS else cards, modifiers, pronoun=True)


@means("negate_effects_of")
def negate_effects_of(said: Discourse, thing: Thing) -> Claim:
    if isinstance(thing, Noun):
        return replace(subject_noun(said, thing), modifiers=(Modifier("negated"),))
    if not isinstance(thing, Fixed):
        raise NoMeaning("effects of cards to be chosen")
    on = None if thing.cards == THIS else thing.cards
    return Claim(on, (Modifier("negated"),), pronoun=True)


@means("name_becomes")
def name_becomes(said: Discourse, name: str) -> Claim:
    return about_it(said, Modifier("name", value=name))


always("named_on_field", ("field",))
always("named_on_field_grave", ("field", "grave"))


@means("self_name_becomes")
def self_name_becomes(said: Discourse, name: str, places: tuple[str, ...]) -> Claim:
    if not said.known(name):
        raise NoMeaning(f"no card is called {name!r}")
    return Claim(None, (Modifier("name", value=name),), places=places)


def _subject(claim: Claim) -> AnySelector:
    return THIS if claim.on is None else claim.on


def about_named(ref: Fixed, *modifiers: Modifier) -> Claim:
    """Return a claim about cards named before."""
    return Claim(None if ref.cards == THIS else ref.cards, modifiers, pronoun=True)


_ONCE = (Modifier("battle proof once a turn"),)
always("proof_once", Claim(None, _ONCE))
always("proof_once_equipped", Claim(Equipped(), _ONCE))


@means("fb_double_original")
def fb_double_original(said: Discourse, figures: tuple[str, ...]) -> tuple[str, Number]:
    return "double original", 0


@means("fb_half_original")
def fb_half_original(said: Discourse, figures: tuple[str, ...]) -> tuple[str, Number]:
    return "half original", 0


@means("fb_half_current")
def fb_half_current(said: Discourse, figures: tuple[str, ...]) -> tuple[str, Number]:
    return "half", 0


always("named_grave", ("grave",))


@means("have_gain")
def have_gain(said: Discourse, subject: Claim, n: str, figures: tuple[str, ...],
              each: Number | None = None) -> Claim:  # fmt: skip
    amount: Number = int(n) if each is None else Times(each, int(n))
    return replace(subject, modifiers=changed(figures, amount))


@means("have_lose")
def have_lose(said: Discourse, subject: Claim, n: str, figures: tuple[str, ...],
              each: Number | None = None) -> Claim:  # fmt: skip
    amount: Number = -int(n) if each is None else Times(each, -int(n))
    return replace(subject, modifiers=changed(figures, amount))


@means("increase_nouns")
def increase_nouns(said: Discourse, noun: Noun, figures: tuple[str, ...], n: str) -> Claim:
    return replace(subject_noun(said, noun), modifiers=changed(figures, int(n)))


@means("decrease_nouns")
def decrease_nouns(said: Discourse, noun: Noun, figures: tuple[str, ...], n: str) -> Claim:
    return replace(subject_noun(said, noun), modifiers=changed(figures, -int(n)))


@means("increase_claim_each")
def increase_claim_each(said: Discourse, figures: tuple[str, ...], subject: Claim, n: str,
                        each: Number) -> Claim:  # fmt: skip
    return replace(subject, modifiers=changed(figures, Times(each, int(n))))


@means("self_name_here")
def self_name_here(said: Discourse, name: str) -> Claim:
    return self_name_becomes(said, name, ("field",))


@means("atk_becomes_claim")
def atk_becomes_claim(said: Discourse, subject: Claim, n: str) -> Claim:
    return replace(subject, modifiers=(Modifier("set atk", int(n)),))


@means("loses_exactly")
def loses_exactly(said: Discourse, n: str, figures: tuple[str, ...]) -> tuple[Modifier, ...]:
    raise NoMeaning("a loss of exactly so much")
