"""Findings as SARIF 2.1.0, for code-scanning viewers."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import quote

from deckcheck.lint import Result
from deckcheck.report.cites import text
from rulesets.api import ERROR, NOTE, UNREADABLE, Check, Finding

_LEVEL = {ERROR: "error", UNREADABLE: "error", NOTE: "note"}
BASE = "SRCROOT"  # the folder that relative paths stand below
_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render(results: Sequence[Result], checks: Iterable[Check] = (), version: str = "") -> str:
    """Return one run with a rule a check and a result a finding."""
    rules = {check.code: _rule(check) for check in checks}
    for result in results:
        for found in result.findings:
            rules.setdefault(found.code, {"id": found.code, "name": found.name})
    index = {code: place for place, code in enumerate(rules)}
    driver: dict[str, Any] = {"name": "deckcheck", "rules": list(rules.values())}
    if version:
        driver["version"] = version
    rows = [_result(r, f, index) for r in results for f in r.findings]
    run: dict[str, Any] = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": rows,
    }
    changed = sorted({told for result in results for told in result.changed})
    partial = sorted({told for result in results for told in result.partial})
    proofs = [result.proof for result in results if result.proof]
    if changed or partial:
        run["properties"] = {"changed": changed, "partial": partial}
    if proofs:
        run.setdefault("properties", {})["proofs"] = proofs
    if any("uriBaseId" in _location(r.file or r.path) for r in results):
        here = quote(os.getcwd().replace(os.sep, "/"), errors="surrogateescape")
        run["originalUriBaseIds"] = {BASE: {"uri": f"file://{here}/"}}
    document = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(document, ensure_ascii=False, indent=2)


def _rule(check: Check) -> dict[str, Any]:
    cited = " ".join(f"{cite}: {text(cite)}" for cite in check.cites if text(cite))
    return {
        "id": check.code,
        "name": check.name,
        "shortDescription": {"text": check.summary},
        "help": {"text": cited or check.summary},
    }


def _location(path: str) -> dict[str, str]:
    """Return where a file is: absolute as file://, else below the folder of the run."""
    # A name that is not Unicode keeps its bytes.
    file = quote(path.replace(os.sep, "/"), errors="surrogateescape")
    if os.path.isabs(path):
        return {"uri": f"file://{'' if file.startswith('/') else '/'}{file}"}
    return {"uri": file.removeprefix("./"), "uriBaseId": BASE}


def _result(result: Result, found: Finding, index: dict[str, int]) -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": _location(result.file or result.path)}
    told = {"severity": found.severity, "cites": list(found.cites), "ruleset": result.ruleset}
    if found.line:
        place["region"] = {"startLine": found.line}
    return {
        "ruleId": found.code,
        "ruleIndex": index[found.code],
        "level": _LEVEL.get(found.severity, "warning"),
        "message": {"text": found.message},
        "locations": [{"physicalLocation": place}],
        "properties": told,
    }
