"""Findings for people: one line each, a verdict line a list, a summary for a batch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cardpool.errors import shown
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
LABELS = {QUESTION: "question: ", WARNING: "warning: ", NOTE: "note: "}
VERDICTS = (LEGAL, ILLEGAL, JUDGE, UNREADABLE)


def finding_line(path: str, finding: Finding, colour: bool = False, width: int = 0) -> str:
    """Return `path:7: PTCG101 message [copy-limit, EX-002]`, wrapped where a width is given."""
    place = f"{shown(path)}:{finding.line}" if finding.line else shown(path)
    tags = f"[{', '.join((finding.name, *finding.cites))}]"
    head = f"{place}: {finding.code} "
    line = f"{head}{LABELS.get(finding.severity, '')}{shown(finding.message)} {tags}"
    if width and len(line) > width:
        line = _wrapped(head, line[len(head) :], width)
    if not colour:
        return line
    paint = f"\x1b[{_COLOURS.get(finding.severity, '0')}m"
    line = f"\x1b[1m{place}\x1b[0m: {paint}{finding.code}\x1b[0m {line[len(head) :]}"
    at = line.rfind(f"[{finding.name}")
    return f"{line[:at]}\x1b[2m{line[at:]}\x1b[0m" if at > 0 else line


def _wrapped(head: str, text: str, width: int) -> str:
    """Return a line in pieces, its head whole: terminals open a place that is clicked on."""
    from textwrap import TextWrapper

    wrapper = TextWrapper(width, head, "    ")
    wrapper.break_on_hyphens = wrapper.break_long_words = False
    return wrapper.fill(text)


def counted(result: Result) -> str:
    """Return how many cards each section has; "at least" where not every line was read."""
    counts = ", ".join(f"{n} {section}" for section, n in result.counts.items() if n)
    return f"at least {counts}" if counts and result.cut else counts


def told_of(changed: Sequence[str], partial: Sequence[str]) -> str:
    """Return in brackets what makes a verdict another than the format's own; "" for nothing."""
    left_out = f"partial: {', '.join(partial)}" if partial else ""
    told = [*([f"with {', '.join(changed)}"] if changed else ()), *([left_out] if partial else ())]
    return f" [{'; '.join(told)}]" if told else ""


def verdict_line(result: Result, colour: bool = False) -> str:
    """Return the verdict with ruleset, day, counts and how the list was read."""
    word = "needs a judge" if result.verdict == JUDGE else result.verdict
    if colour:
        word = f"\x1b[{_COLOURS.get(result.verdict, '35;1')}m{word}\x1b[0m"
    counts = counted(result)
    guessed = ", ruleset guessed" if result.guessed else ""
    read = f"{counts or 'no cards'}; {result.format}{guessed}"
    by = [part for part in (result.ruleset, result.on, result.region) if part]
    own = shown(told_of(result.changed, result.partial))
    if result.verdict == JUDGE:
        return f"{shown(result.path)}: {word}{own} ({', '.join(by)}; {read})"
    where = f" in {result.region}" if result.region else ""
    ruleset = f" by {result.ruleset} on {result.on}{where}" if result.ruleset else ""
    return f"{shown(result.path)}: {word}{ruleset}{own} ({read})"


def lines(result: Result, colour: bool = False, width: int = 0) -> Iterator[str]:
    """Yield the findings of a list and its verdict."""
    for finding in result.findings:
        yield finding_line(result.path, finding, colour, width)
    yield verdict_line(result, colour)
    if result.proof:
        # In one piece, however long, so that it can be copied; faint, as few will read it.
        proof = f"{shown(result.path)}: {result.proof}"
        yield f"\x1b[2m{proof}\x1b[0m" if colour else proof


def summary(tally: Counter[str], colour: bool = False) -> str:
    """Return how many lists came to which verdict."""
    parts = []
    for word in VERDICTS:
        if tally[word]:
            painted = f"\x1b[{_COLOURS.get(word, '35;1')}m{word}\x1b[0m" if colour else word
            parts.append(f"{tally[word]} {painted}")
    return f"{tally.total()} lists: " + ", ".join(parts)
