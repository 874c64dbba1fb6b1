"""YGO4xx: which cards go to the Main, Extra and Side Deck, and which to none."""

from __future__ import annotations

from collections.abc import Iterator

from cardpool.model import UNOFFICIAL
from cardpool.model.yugioh import YugiohCard
from rulesets.api import QUESTION, Finding, check
from rulesets.counting import copies_over
from rulesets.deck import Deck, Entry
from rulesets.yugioh.construction.rules import EXTRA_KINDS, YugiohRules
from rulesets.yugioh.construction.wording import places, without_last


def _kind(entry: Entry) -> str:
    """Return the kind of a card in words: "Xyz Monster", "Pendulum Monster", "Spell"."""
    card = entry.card
    if card.kind != "Monster":
        return f"{card.kind}" + (" Card" if card.kind in ("Spell", "Trap") else "")
    telling = [k for k in (*EXTRA_KINDS, "Ritual", "Pendulum") if k in card.subkinds]
    if not telling:
        telling = ["Effect" if "Effect" in card.subkinds else "Normal"]
    return " ".join([*telling, "Monster"])


# Link Monsters and the hybrids came after the rulebook (YF-040).
_LATER = frozenset(("Link", "Pendulum"))


def _article(word: str) -> str:
    return f"{'an' if word[0] in 'AEIOUX' else 'a'} {word}"


@check("YGO401", "extra-deck-card-in-main", cites=("YGO-009", "YF-040"))
def extra_deck_card_in_main(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A Fusion, Synchro, Xyz or Link Monster in the Main Deck.

    Hybrids with Pendulum go to the Extra Deck too.

    Illegal:
        1 Stardust Dragon
    Legal:
        Extra
        1 Stardust Dragon
    """
    for entry, status in rules.judged(deck):
        if entry.section not in ("extra", "side") and status.home == "extra":
            yield extra_deck_card_in_main.finding(
                f"{entry.card.name} is {_article(_kind(entry))} and belongs to the Extra Deck"
                f" ({places([entry])})",
                entries=[entry],
                cites=("YGO-009",) if entry.card.subkinds.isdisjoint(_LATER) else ("YF-040",),
            )


@check("YGO402", "main-deck-card-in-extra", cites=("YGO-007",))
def main_deck_card_in_extra(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card in the Extra Deck that may not be built into it.

    Only Fusion, Synchro and Xyz Monsters, and Link Monsters since they exist. Ritual Monsters and
    ordinary Pendulum Monsters, Ritual Pendulum included, go to the Main Deck; a Pendulum Monster
    reaches the Extra Deck only during a Duel.

    Illegal:
        Extra
        1 Stargazer Magician
    Legal:
        1 Stargazer Magician
    """
    for entry, status in rules.judged(deck):
        card, home = entry.card, status.home
        if entry.section != "extra" or not home:
            continue
        if home == "extra" and not card.subkinds.isdisjoint(rules.extra_kinds):
            continue
        if home == "extra":
            *others, last = rules.extra_kinds
            kinds = f"{', '.join(others)} and {last}" if others else last
            yield main_deck_card_in_extra.finding(
                f"{card.name} is {_article(_kind(entry))}; on {rules.on} the Extra Deck takes"
                f" {kinds} Monsters only ({places([entry])})",
                entries=[entry],
            )
            continue
        cites = main_deck_card_in_extra.cites
        if "Pendulum" in card.subkinds:
            cites += ("YGO-011", "YF-041")
        if "Ritual" in card.subkinds:
            cites += ("YGO-010",)
        yield main_deck_card_in_extra.finding(
            f"{card.name} is {_article(_kind(entry))} and belongs to the Main Deck"
            f" ({places([entry])})",
            entries=[entry],
            cites=cites,
        )


_NO_DECK = {"Token": "YGO-013", "Skill": "YF-043", UNOFFICIAL: "YF-047"}


def _never_in_a_deck(card: YugiohCard) -> str:
    """Say that a card is part of no deck, and why."""
    kind = {"Token": "a Token", "Skill": "a Skill Card"}.get(card.kind)
    if kind:
        return f"{card.name} is {kind} and never part of a deck"
    return f"{card.name} is never part of a deck: {card.never or f'kind {card.kind}'}"


@check(
    "YGO403",
    "not-a-deck-card",
    cites=("YGO-013", "YGO-036", "YF-043", "YF-044", "YF-047"),
)
def not_a_deck_card(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A token, a Skill Card, a card not made for duels or one of no printing in a deck.

    Only Monster, Spell and Trap Cards make a deck. Lists written for simulators hold cards that
    their users invented, cards seen only in cartoons and cards of Rush Duel, a game of its own.

    Illegal:
        1 Sheep Token
    Legal:
        1 Scapegoat
    Fix: removes the line.
    """
    for entry, status in rules.judged(deck):
        card = entry.card
        if status.home:
            continue
        yield not_a_deck_card.finding(
            f"{_never_in_a_deck(card)} ({places([entry])})",
            entries=[entry],
            fix=without_last([entry]),
            cites=("YGO-036", _NO_DECK.get(card.kind, "YF-044")),
        )


@check("YGO404", "extra-deck-card-in-side", cites=("YGO-311", "YF-006"))
def extra_deck_card_in_side(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """An Extra Deck card in the Side Deck of a time when it could not be exchanged.

    Since late 2009 the Side Deck may hold cards for both decks; the day is inferred, so earlier
    lists are a question for the judge.

    Illegal:
        # ruleset ygo-tcg
        # on 2007-06-15
        Side
        1 Thousand-Eyes Restrict
    Legal:
        # ruleset ygo-tcg
        # on 2014-07-14
        Side
        1 Thousand-Eyes Restrict
    """
    if rules.sizes.extra_in_side:
        return
    for entry in deck.in_section("side"):
        if rules.status(entry.card).home == "extra":
            yield extra_deck_card_in_side.finding(
                f"{entry.card.name} is in the Side Deck ({places([entry])}); could the Side Deck"
                f" hold Extra Deck cards on {rules.on}?",
                entries=[entry],
                severity=QUESTION,
            )


@check("YGO405", "skill-cards", cites=("YF-045",))
def skill_cards(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """More than one Skill Card in a Speed Duel deck.

    The Skill Card does not count towards the size of the deck.

    Illegal:
        # ruleset ygo-speed
        1 A Bountiful Ocean
        1 Hyper Metamorphosis
    Legal:
        # ruleset ygo-speed
        1 A Bountiful Ocean
    Fix: lowers the count of the last line.
    """
    skills = [entry for entry, status in rules.judged(deck) if status.home == "skill"]
    for over in copies_over({"Skill": skills}, rules.sizes.skills):
        yield skill_cards.finding(
            f"{over.copies} Skill Cards ({places(over.entries)}; limit {over.limit})",
            entries=over.entries,
            fix=over.fix,
        )


SECTIONS = (
    extra_deck_card_in_main,
    main_deck_card_in_extra,
    not_a_deck_card,
    extra_deck_card_in_side,
    skill_cards,
)
