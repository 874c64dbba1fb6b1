"""Checks of the card pool of a day: released, legal yet, rotated out, reprints."""

from __future__ import annotations

from collections.abc import Iterator

from cardpool.model import Card
from cardpool.model.pokemon import PokemonCard
from rulesets.api import ERROR, NOTE, QUESTION, WARNING, Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import because, bracket, printed, written
from rulesets.ptcg.formats.print_pool import (
    BARRED,
    DOUBT,
    NEVER,
    OUT,
    REPRINT,
    UNRELEASED,
    WAITING,
)
from rulesets.ptcg.formats.reprints import new_words, reworded
from rulesets.ptcg.formats.sets import label


def _day(rules: PokemonRules) -> dict[str, str]:
    return {"on": rules.day}


def _period(rules: PokemonRules) -> dict[str, str]:
    period = rules.period
    if period is None:
        return {}
    marks = ", ".join(period.marks)
    pool = f"marks {marks}" if marks else f"sets from {period.first_set} on"
    return {"on": rules.day, "period": period.name, "pool": pool}


@check("PTCG200", "format-day", cites=("PF-016", "PF-018", "PF-019"))
def format_day(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A day on which the format did not exist or on which its card pool is not known.

    The first days of some early periods are not recorded; near such a day the check asks. It asks
    too for a day more than a year after the last known rotation.

    In: ptcg-expanded 2014-09-02
    Illegal:
        4 Pikachu BLW 115
    In: ptcg-expanded 2014-09-03
    Legal:
        4 Pikachu BLW 115
    """
    period, day = rules.period, rules.day
    if rules.began and day < rules.began:
        yield format_day.finding(
            f"{rules.title} begins on {rules.began}; {day} is before that", cites=("PF-016",)
        )
        return
    if period is None:
        return
    if period.may_begin_after(day):
        yield format_day.finding(
            f"the first day of {period.name} is not known (taken as {period.start}): "
            f"was it in force on {day}?",
            severity=QUESTION,
            cites=("PF-019",),
        )
    elif period.may_have_ended(day):
        yield format_day.finding(
            f"no rotation after {period.start} is known: are marks "
            f"{', '.join(period.marks)} still legal on {day}?",
            severity=QUESTION,
            cites=("PF-018",),
        )


@check("PTCG201", "not-released", cites=("PF-005", "PF-010", "PF-050"), parameters=_day)
def not_released(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A print that is released only after the day.

    Where the same card is legal in an older print, the card is legal: a warning names that print.

    In: ptcg-ex
    Illegal:
        2 Miraidon ex SVI 81
    Legal:
        4 Pikachu BS 58
    """
    for entry, found in rules.standings(deck).get(UNRELEASED, ()):
        via = found.via
        instead = f"; {label(via.set, via.number)} is the same card and legal" if via else ""
        yield not_released.finding(
            f"{written(entry)} is not out on {rules.day}{because(entry, found.why)}{instead}",
            entries=[entry],
            severity=WARNING if via else ERROR,
            cites=(rules.pool.released_by,),
        )


@check(
    "PTCG202",
    "not-yet-legal",
    cites=("PF-011", "PF-012", "PF-013", "PF-014"),
    parameters=_day,
)
def not_yet_legal(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A card that is released but not yet legal at events on the day.

    A newer print of a card that is already legal may be played from its release.

    In: ptcg-standard 2024-09-26
    Illegal:
        2 Terapagos ex SCR 128
    In: ptcg-standard 2024-09-27
    Legal:
        2 Terapagos ex SCR 128
    """
    for entry, found in rules.standings(deck).get(WAITING, ()):
        yield not_yet_legal.finding(
            f"{written(entry)} is not legal in {rules.title} on {rules.day}"
            f"{because(entry, found.why)}",
            entries=[entry],
            cites=(found.cite,),
        )


@check(
    "PTCG203",
    "not-in-format",
    cites=(
        "PF-017",
        "PF-020",
        "PF-022",
        "PF-024",
        "PF-026",
        "PF-030",
        "PF-033",
        "PF-034",
        "PF-039",
    ),
    parameters=_period,
)
def not_in_format(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A card of which no print is in the format on the day: rotated out or never in.

    By date this goes by sets and promo numbers or by regulation marks. Marks later than the listed
    ones are legal; basic Energy needs no mark. A Pokémon of the same name is not enough: the whole
    card must be the same.

    In: ptcg-standard 2026-11-16
    Illegal:
        4 Pikachu BS 58
    Legal:
        4 Ultra Ball SUM 135
        9 Fire Energy BS 98
    """
    for entry, found in rules.standings(deck).get(OUT, ()):
        yield not_in_format.finding(
            f"{written(entry)} is not in {rules.title} on {rules.day}{because(entry, found.why)}",
            entries=[entry],
            cites=(found.cite,),
        )


@check("PTCG204", "never-legal", cites=("PF-025", "PF-068"))
def never_legal(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A print that no event allows: oversized, a sample, another back, or its own text says so.

    Illegal:
        1 Ancient Mew miscp-001
    Legal:
        1 Mew PR 8
    """
    for entry, found in rules.standings(deck).get(NEVER, ()):
        yield never_legal.finding(
            f"{written(entry)} is never legal{because(entry, found.why)}",
            entries=[entry],
            cites=(found.cite,),
        )


@check("PTCG205", "legal-as-reprint", cites=("PF-035", "PF-036", "PF-079"))
def legal_as_reprint(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """An older or newer print that is legal because another print of the same card is.

    This is a note, not a problem.

    In: ptcg-standard 2026-11-16
    Illegal:
        4 Ultra Ball SUM 135
    Legal:
        4 Ultra Ball MEG 131
    """
    for entry, found in rules.standings(deck).get(REPRINT, ()):
        if entry.bare:
            continue
        yield legal_as_reprint.finding(
            found.why, entries=[entry], severity=NOTE, cites=(found.cite,)
        )


@check("PTCG206", "newer-wording", cites=("PF-037", "PF-038"))
def newer_wording(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """An older print that is played with the wording of a newer one.

    This is a note, not a problem: bring the newer text.

    Illegal:
        4 Super Potion BS 90
    Legal:
        4 Bill BS 91
    """
    for entry in deck.entries:
        card = entry.card
        if entry.bare or not _is_reworded(card, rules.day) or rules.standing(card).kind in BARRED:
            continue
        newest = next((p for p in reversed(card.prints) if p.released <= rules.day), None)
        changed, errata = reworded(card.id, rules.day), new_words(card.note, rules.day)
        if newest is None or (newest.id == card.id and not changed):
            continue
        where = "" if changed else f" ({label(newest.set, newest.number)})"
        how = f"its newest text, errata of {errata}" if errata else "the newest text of its name"
        yield newer_wording.finding(
            f"{printed(card)} is played as {how}{where}",
            entries=[entry],
            severity=NOTE,
            cites=("PF-037",),
        )


def _is_reworded(card: Card, day: str) -> bool:
    """Tell whether a newer print of a card, or a newer card of its name, reads differently."""
    if not isinstance(card, PokemonCard):
        return False
    return bool(card.note and new_words(card.note, day)) or reworded(card.id, day)


@check(
    "PTCG207",
    "doubtful-print",
    cites=("PF-021", "PF-023", "PF-027", "PF-035", "PF-051", "PF-076", "PF-077"),
)
def doubtful_print(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A print whose standing rests on a fact we hold with low confidence.

    Whether two prints play the same, which promos or POP sets an early period took, whether a
    special product counts, or on which day a promo came out, may not be recorded. The check
    asks instead of deciding.

    In: ptcg-expanded 2026-11-16
    Illegal:
        1 Here Comes Team Rocket! TR 15
    Legal:
        1 Here Comes Team Rocket! EVO 113
    """
    for entry, found in rules.standings(deck).get(DOUBT, ()):
        yield doubtful_print.finding(
            f"is {written(entry)} legal in {rules.title} on {rules.day}?{bracket(found.why)}",
            entries=[entry],
            severity=QUESTION,
            cites=(found.cite,),
        )


@check("PTCG209", "languages", cites=("PF-028",))
def languages(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """Cards named in more than one language.

    Which languages are allowed depends on the country and the level of the event, so the check
    asks. A list in one language says nothing about the cards and is not asked about.

    Illegal:
        2 Glurak BS 4
        2 Tortank BS 2
    Legal:
        2 Charizard BS 4
        2 Blastoise BS 2
    """
    said = {e.lang for e in deck.entries if e.lang}
    if len(said) > 1:
        yield languages.finding(
            f"cards named in {len(said)} languages ({', '.join(sorted(said))}): "
            "are all of them allowed at this event?",
            severity=QUESTION,
        )


RELEASED = (not_released, never_legal, newer_wording, doubtful_print, languages)
DATED = (format_day, not_yet_legal, not_in_format, legal_as_reprint)
