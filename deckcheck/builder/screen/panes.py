"""What the panes of the builder show, as rich texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from cardpool.errors import shown
from cardpool.search.hits import Hit
from deckcheck.builder.building import Building
from deckcheck.builder.screen.session import Session
from deckcheck.builder.standing import INCOMPLETE, missing
from deckcheck.report.cites import text as statement
from rulesets.api import ERROR, ILLEGAL, JUDGE, LEGAL, NOTE, QUESTION, UNREADABLE, WARNING
from rulesets.deck import Deck, Entry
from rulesets.family import Coloured
from rulesets.plain import AnyCard

STANDING = {
    LEGAL: "bold green", INCOMPLETE: "bold yellow", ILLEGAL: "bold red", JUDGE: "bold yellow",
    UNREADABLE: "bold magenta",
}  # fmt: skip
_SEVERITY = {
    ERROR: "red", UNREADABLE: "magenta", QUESTION: "yellow", WARNING: "yellow", NOTE: "cyan",
}  # fmt: skip
_BAR = 18  # characters of the longest bar


def title(session: Session) -> Text:
    """Return the line above all: the file, the ruleset, the counts and how the list stands."""
    result, building = session.result, session.building
    word = "needs a judge" if session.standing == JUDGE else session.standing
    found = Text(no_wrap=True, overflow="ellipsis")
    found.append(f" {word.upper()} ", f"{STANDING.get(session.standing, 'bold')} reverse")
    if session.standing == INCOMPLETE and (few := missing(result)):
        found.append(f" {few} missing", "yellow")
    counts = ", ".join(f"{n} {section}" for section, n in result.counts.items() if n)
    found.append(f"  {counts or 'no cards'}", "bold")
    found.append(f"  {shown(building.file.path.name)}{' *' if session.is_changed else ''}")
    found.append(f"  {result.ruleset} {result.on}", "dim")
    return found


def hit(found: Hit, legal: str | None) -> Text:
    """Return one hit of the search: its name as matched, and what it is.

    `legal` is the legal card of that name in a few words, "" where there is none; None where that
    is not known yet.
    """
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append("✗ " if legal == "" else "  ", "red")
    line.append(found.name, "dim" if legal == "" else "bold")
    if found.matched != found.name:
        line.append(f" ({found.lang}: {found.matched})", "italic")
    line.append(f"  {legal or found.summary}", "dim")
    return line


def heading(words: str, copies: int) -> Text:
    """Return the heading of a section or kind with its running total."""
    return Text(f"{words}: {copies}", "bold underline")


def entry(building: Building, each: Entry, wrong: bool) -> Text:
    """Return one line of the deck."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{each.copies:>3} ", "bold red" if wrong else "bold")
    line.append(each.card.name)
    place = " ".join(part for part in building.family.place(building.pool, each.card) if part)
    line.append(f"  {place}", "dim")
    return line


def findings(session: Session) -> Text:
    """Return all findings with the statement that each cites."""
    found = Text()
    for each in session.result.findings:
        lacking = each.lacks and session.standing == INCOMPLETE
        found.append(f"{each.code} ", "yellow" if lacking else _SEVERITY.get(each.severity, ""))
        found.append(f"{each.message}\n")
        for cite in each.cites[:1]:
            said = statement(cite).replace("*", "")  # marks of the digest for words of a rulebook
            found.append(f"  {cite}: {said}\n", "dim")
    if not session.result.findings:
        found.append("Nothing to report.\n", "green")
    return found


def card(session: Session, each: AnyCard) -> Text:
    """Return a card: its facts, what it does in our words, and how it stands on the day."""
    building = session.building
    found = Text()
    found.append(f"{each.name}", "bold")
    found.append(f"  {each.id}\n", "dim")
    found.append(f"{building.pool.summary(each.id)}\n")
    for label, value in building.family.facts(each):
        if value:
            found.append(f"{label}  ", "dim")
            found.append_text(Text(value) if isinstance(value, str) else _painted(value))
            found.append("\n")
    for line in _effects(building, each):
        found.append(line)
    for line, style in _status(session, each):
        found.append(f"{line}\n", style)
    return found


def _painted(pieces: Sequence[Coloured]) -> Text:
    found = Text()
    for piece in pieces:
        found.append(piece.text, f"{'bold ' if piece.bold else ''}{piece.colour}".strip())
    return found


def _effects(building: Building, each: AnyCard) -> Iterator[str]:
    """Yield what a card does in our words, part by part."""
    told = building.family.explained(building.pool, each)
    for part in told.parts if told is not None else ():
        if part.words:
            yield f"{part.name}: {part.words}\n"


def _status(session: Session, each: AnyCard) -> Iterator[tuple[str, str]]:
    """Yield how a card stands by the ruleset, and what the lists say of many copies of it."""
    linter, _ = session.building.by
    name, day = linter.ruleset.info.id, linter.on
    verdict = linter.verdict_on(each)
    yield f"{verdict} by {name} on {day}", STANDING.get(verdict, "")
    section = session.building.family.section_of(each)
    many = Deck((Entry(each, 5, section),))
    for found in linter.run(many):
        if each.id in found.cards and found.severity in (ERROR, QUESTION):
            yield found.message, "dim"


def statistics(session: Session) -> Text:
    """Return the charts of a deck as bars, and what a builder should look at."""
    building = session.building
    found = Text()
    counts = building.family.statistics(building.by[0].rules)
    if counts is None:
        return Text("This game has none.", "dim")
    if not building.reading.entries:
        return Text("No cards yet.", "dim")
    for remark in counts.remarks(building.reading):
        found.append(f"! {remark}\n", "yellow")
    for chart in counts.charts(building.reading):
        found.append(f"{chart.title}\n", "bold")
        most = max((max(values) for _, values in chart.rows), default=0) or 1
        wide = max((len(label) for label, _ in chart.rows), default=0)
        for label, values in chart.rows:
            numbers = "/".join(map(str, values))
            bar = "█" * round(_BAR * values[0] / most)
            found.append(f"  {label:<{wide}} ")
            found.append(f"{bar} ", "cyan")
            found.append(f"{numbers}\n")
    return found
