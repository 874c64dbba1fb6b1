"""Findings for people: one line each, a verdict line a list, a summary for a batch."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence

from deckcheck.lint import Result
from rulesets.api import ERROR, ILLEGAL, JUDGE, LEGAL, NOTE, QUESTION, UNREADABLE, WARNING, Finding

_COLOURS = {
    ERROR: "31",
    UNREADABLE: "35",
    QUESTION: "33",
    WARNING: "33",
    NOTE: "36",
    LEGAL: "32;1",
    ILLEGAL: "31;1",
    JUDGE: "33;1",
}
_LABELS = {QUESTION: "question: ", WARNING: "warning: ", NOTE: "note: "}
VERDICTS = (LEGAL, ILLEGAL, JUDGE, UNREADABLE)


def finding_line(path: str, finding: Finding, colour: bool = False, width: int = 0) -> str:
    """Return `path:7: PTCG101 message [copy-limit, EX-002]`, wrapped where a width is given."""
    place = f"{path}:{finding.line}" if finding.line else path
    tags = f"[{', '.join((finding.name, *finding.cites))}]"
    label = _LABELS.get(finding.severity, "")
    line = f"{place}: {finding.code} {label}{finding.message} {tags}"
    if width and len(line) > width:
        line = "\n".join(
            textwrap.wrap(line, width, subsequent_indent="    ", break_on_hyphens=False)
        )
    if not colour:
        return line
    paint = f"\x1b[{_COLOURS.get(finding.severity, '0')}m"
    head = f"{place}: {finding.code}"
    if line.startswith(head):
        line = f"\x1b[1m{place}\x1b[0m: {paint}{finding.code}\x1b[0m{line[len(head) :]}"
    at = line.rfind(f"[{finding.name}")
    return f"{line[:at]}\x1b[2m{line[at:]}\x1b[0m" if at > 0 else line


def verdict_line(result: Result, colour: bool = False) -> str:
    """Return the verdict with ruleset, day, counts and how the list was read."""
    word = result.verdict
    if colour:
        word = f"\x1b[{_COLOURS.get(word, '35;1')}m{word}\x1b[0m"
    where = f" in {result.region}" if result.region else ""
    counts = ", ".join(f"{n} {section}" for section, n in result.counts.items() if n)
    guessed = ", ruleset guessed" if result.guessed else ""
    ruleset = f" by {result.ruleset} on {result.on}{where}" if result.ruleset else ""
    return f"{result.path}: {word}{ruleset} ({counts or 'no cards'}; {result.format}{guessed})"


def lines(result: Result, colour: bool = False, width: int = 0) -> Iterator[str]:
    """Yield the findings of a list and its verdict."""
    for finding in result.findings:
        yield finding_line(result.path, finding, colour, width)
    yield verdict_line(result, colour)


def summary(results: Sequence[Result], colour: bool = False) -> str:
    """Return how many lists came to which verdict."""
    tally = Counter(result.verdict for result in results)
    parts = []
    for word in VERDICTS:
        if tally[word]:
            shown = f"\x1b[{_COLOURS.get(word, '35;1')}m{word}\x1b[0m" if colour else word
            parts.append(f"{tally[word]} {shown}")
    return f"{len(results)} lists: " + ", ".join(parts)
