"""Noun phrases: adjectives, head and what stands behind it, made one."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Attribute, Kind, Named, NamePart, NotThis, Sub, Type
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Noun, Quantity, Trait, both
from rulesets.yugioh.text.mean.registry import always, means
from rulesets.yugioh.text.read.normalise import real_name

_HEADS: dict[str, tuple[str, AnyFilter | None]] = {
    "h_monster": ("monster", Kind(("monster",))),
    "h_card": ("card", None),
    "h_spell": ("spell", Kind(("spell",))),
    "h_trap": ("trap", Kind(("trap",))),
    "h_spell_trap": ("spell/trap", Kind(("spell", "trap"))),
    "h_token": ("token", Sub(("Token",))),
    "h_tuner": ("monster", Sub(("Tuner",))),
}
for _rule, _head in _HEADS.items():
    always(_rule, _head)


@means("name")
def name(said: Discourse, token: str) -> str:
    return real_name(token)


@means("names_part")
def names_part(said: Discourse, *words: str) -> Trait:
    for word in words:
        if not said.part(word):
            raise NoMeaning(f"no name has the part {word!r}")
    return Trait(NamePart(words))


# Cards that other texts still call by the name of their first print.
_RENAMED = {"Frog the Jam": "Slime Toad"}


@means("names_whole")
def names_whole(said: Discourse, *words: str) -> AnyFilter:
    found = tuple(w.removesuffix("s") if w.endswith("Tokens") else w for w in words)
    found = tuple(_RENAMED.get(w, w) for w in found)
    for word in found:
        if not said.known(word) and not word.endswith("Token"):
            raise NoMeaning(f"no card is called {word!r}")
    return Named(found)


@means("head")
def head(said: Discourse, named: AnyFilter) -> tuple[str, AnyFilter]:
    return "named", named


@means("adjective", "post")
def one_trait(said: Discourse, trait: Trait) -> Trait:
    return trait


# Kinds of which a card has only one: two of them in a row are a list without its commas.
_ONE_KIND = frozenset(
    (
        *("Fusion", "Synchro", "Xyz", "Ritual"),
        *("Continuous", "Equip", "Field", "Quick-Play", "Counter"),
    )
)


def alternatives(filters: list[AnyFilter | None]) -> list[AnyFilter | None]:
    """Return filters with lists put together again that the missing commas took apart."""
    found: list[AnyFilter | None] = []
    for wanted in filters:
        for at, other in enumerate(found):
            if isinstance(wanted, Type) and isinstance(other, Type):
                found[at] = Type(other.words + wanted.words)
            elif isinstance(wanted, Attribute) and isinstance(other, Attribute):
                found[at] = Attribute(other.words + wanted.words)
            elif isinstance(wanted, NamePart) and isinstance(other, NamePart):
                found[at] = NamePart(other.words + wanted.words)
            elif _lists_kinds(wanted, other):
                assert isinstance(wanted, Sub) and isinstance(other, Sub)
                found[at] = Sub(other.words + wanted.words)
            else:
                continue
            break
        else:
            found.append(wanted)
    return found


def _lists_kinds(one: AnyFilter | None, other: AnyFilter | None) -> bool:
    if not isinstance(one, Sub) or not isinstance(other, Sub):
        return False
    return _ONE_KIND.issuperset(one.words) and _ONE_KIND.issuperset(other.words)


def make_noun(quantity: Quantity | None, parts: tuple[object, ...]) -> Noun:
    """Return the noun that a head and its traits make."""
    word, wanted = next(p for p in parts if isinstance(p, tuple))
    traits = [p for p in parts if isinstance(p, Trait)]
    filters = alternatives([t.filter for t in traits])
    # "«X» monster": the archetype, of that kind; a Token of a name has that name.
    if word == "token":
        filters = [
            Named(tuple(f"{w} Token" for w in f.words)) if isinstance(f, NamePart) else f
            for f in filters
        ]
    others = any(t.others for t in traits) or (quantity is not None and quantity.others)
    zones: tuple[str, ...] = ()
    side = "" if quantity is None else quantity.side
    for trait in traits:
        if trait.zones:
            if zones:
                raise NoMeaning("a noun in two places")
            zones = trait.zones
        if trait.side:
            if side and side != trait.side:
                raise NoMeaning("a noun of two sides")
            side = trait.side
    if (
        zones
        and not set(zones) & {"field", "monsters", "spells"}
        and any(type(f).__name__ in ("FaceUp", "FaceDown", "InPosition") for f in filters)
    ):
        raise NoMeaning("a position of cards that are not on the field")
    return Noun(
        word,
        both(wanted, *filters, NotThis() if others else None),
        zones,
        side,
        quantity,
        next((t.best for t in traits if t.best), None),
        any(t.random for t in traits),
        any(t.distinct for t in traits),
        any(t.now for t in traits),
    )


@means("noun")
def noun(said: Discourse, *parts: object) -> Noun:
    quantity = parts[0] if isinstance(parts[0], Quantity) else None
    return make_noun(quantity, parts)


@means("bare_noun")
def bare_noun(said: Discourse, *parts: object) -> Noun:
    return make_noun(None, parts)


@means("two_nouns", "three_nouns")
def several_nouns(said: Discourse, *nouns: Noun) -> tuple[Noun, ...]:
    # "1 monster and 1 card you control": the place behind the last one is that of all.
    last = nouns[-1]
    return tuple(
        replace(n, zones=last.zones, side=last.side) if not n.zones and not n.side else n
        for n in nouns
    )


@means("thing")
def thing(said: Discourse, what: object) -> object:
    return what


def _named_first(
    said: Discourse, quantity: Quantity, traits: tuple[object, ...], posts: tuple[object, ...]
) -> Noun:
    """Return the first of two names that share what stands behind the second one."""
    names = [t for t in traits if isinstance(t, Trait) and isinstance(t.filter, NamePart)]
    if len(names) != 1:
        raise NoMeaning("a name behind another kind of card")
    found = names[0].filter
    assert isinstance(found, NamePart)
    rest = tuple(t for t in traits if t is not names[0])
    return make_noun(quantity, (*rest, ("named", names_whole(said, *found.words)), *posts))


@means("shared_nouns")
def shared_nouns(said: Discourse, *parts: object) -> tuple[Noun, ...]:
    # "1 A and 1 B monster in C": both are monsters, and both in C.
    second = next(i for i, p in enumerate(parts) if i and isinstance(p, Quantity))
    at = next(i for i, p in enumerate(parts) if isinstance(p, tuple))
    shared = parts[at:]
    first, other = parts[0], parts[second]
    assert isinstance(first, Quantity) and isinstance(other, Quantity)
    if isinstance(shared[0], tuple) and shared[0][0] == "named":
        return (_named_first(said, first, parts[1:second], shared[1:]),
                make_noun(other, (*parts[second + 1 : at], *shared)))  # fmt: skip
    return (
        make_noun(first, (*parts[1:second], *shared)),
        make_noun(other, (*parts[second + 1 : at], *shared)),
    )
