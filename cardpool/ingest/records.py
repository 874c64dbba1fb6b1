"""Read JSON files of records, naming file and record in every failure."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from cardpool.ingest.errors import IngestError

M = TypeVar("M", bound=BaseModel)


def text(file: Path) -> str:
    """Return the text of a plain or gzipped UTF-8 file."""
    try:
        raw = file.read_bytes()
        return (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode("utf-8-sig")
    except FileNotFoundError:
        raise IngestError(file, "", "no such file") from None
    except (OSError, EOFError, zlib.error) as problem:
        raise IngestError(file, "", f"cannot be read: {problem}") from problem
    except UnicodeDecodeError as problem:
        raise IngestError(file, f"byte {problem.start}", "not UTF-8 text") from problem


def objects(file: Path) -> Iterator[tuple[str, Any]]:
    """Yield (position, object) of a JSON array, a single JSON object or JSON lines."""
    content = text(file)
    if ".jsonl" in file.suffixes:
        yield from _lines(file, content)
        return
    try:
        document = json.loads(content)
    except json.JSONDecodeError as problem:
        raise IngestError(
            file, f"line {problem.lineno} column {problem.colno}", f"not JSON: {problem.msg}"
        ) from problem
    if isinstance(document, dict):
        document = document.get("data", document.get("cards", [document]))
    if not isinstance(document, list):
        raise IngestError(file, "", "expected a list of records or one record")
    for index, item in enumerate(document, 1):
        yield f"record {index}", item


def validated(model: type[M], file: Path) -> Iterator[tuple[str, M]]:
    """Yield (position, model) of every record in `file`."""
    for position, item in objects(file):
        try:
            yield position, model.model_validate(item)
        except ValidationError as problem:
            first = problem.errors()[0]
            field = ".".join(str(part) for part in first["loc"]) or "record"
            name = item.get("id") if isinstance(item, dict) else None
            record = f"{position} ({name})" if name else position
            raise IngestError(file, record, f"{field}: {first['msg']}") from problem


def _lines(file: Path, content: str) -> Iterator[tuple[str, Any]]:
    for number, line in enumerate(content.splitlines(), 1):
        if not line.strip():
            continue
        try:
            yield f"line {number}", json.loads(line)
        except json.JSONDecodeError as problem:
            raise IngestError(file, f"line {number}", f"not JSON: {problem.msg}") from problem
