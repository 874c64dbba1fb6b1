"""Findings as JUnit XML: a list is a test case, so that CI systems show a tournament."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from cardpool.errors import shown
from deckcheck.lint import Result, verdict
from deckcheck.report.text import finding_line, told_of
from rulesets.api import ILLEGAL, JUDGE, UNREADABLE

_FORBIDDEN = re.compile("[^\\t\\n\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
_ELEMENT = {ILLEGAL: "failure", UNREADABLE: "error", JUDGE: "skipped"}


def render(results: Sequence[Result]) -> str:
    """Return a test suite: illegal fails, unreadable is an error, judge is skipped."""
    counts = [sum(r.verdict == v for r in results) for v in (ILLEGAL, UNREADABLE, JUDGE)]
    totals = 'tests="{}" failures="{}" errors="{}" skipped="{}"'.format(len(results), *counts)
    rows = ['<?xml version="1.0" encoding="UTF-8"?>', f'<testsuites name="deckcheck" {totals}>']
    rows.append(f' <testsuite name="deckcheck" {totals}>')
    for result in results:
        rows.extend(_case(result))
    return "\n".join([*rows, " </testsuite>", "</testsuites>"])


def _case(result: Result) -> list[str]:
    name, group = _attribute(shown(result.path)), _attribute(_group(result))
    said = "\n".join(finding_line(result.path, finding) for finding in result.findings)
    inner = [*_proof(result), *_told(result, said)]
    head = f"  <testcase name={name} classname={group}"
    return [f"{head}>", *inner, "  </testcase>"] if inner else [f"{head}/>"]


def _proof(result: Result) -> list[str]:
    """Return the proof as a property, as CI systems keep them beside a test case."""
    if not result.proof:
        return []
    value = _attribute(result.proof)
    return ["   <properties>", f'    <property name="proof" value={value}/>', "   </properties>"]


def _told(result: Result, said: str) -> list[str]:
    """Return how a list came out: nothing where it is legal and nothing was found."""
    element = _ELEMENT.get(result.verdict)
    if element is None:
        return [_output(said)] if said else []
    causes = (f for f in result.findings if verdict([f]) == result.verdict)
    first = next(causes, None)
    message = _attribute(first.message if first else result.verdict)
    kind = _attribute(first.code if first else result.verdict)
    if element == "skipped":
        return [f"   <skipped message={message}/>", _output(said)]
    return [f"   <{element} message={message} type={kind}>{_text(said)}</{element}>"]


def _group(result: Result) -> str:
    return f"{result.ruleset or 'unread'}{told_of(result.changed, result.partial)}"


def _output(said: str) -> str:
    return f"   <system-out>{_text(said)}</system-out>"


def _allowed(text: str) -> str:
    """Drop what XML 1.0 cannot hold: controls, lone surrogates and two non-characters."""
    return _FORBIDDEN.sub("", text)


def _text(text: str) -> str:
    return _allowed(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _attribute(text: str) -> str:
    return quoteattr(_allowed(text))
