"""Validate the JSON records of files, naming file and record in every failure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from cardpool.ingest.errors import IngestError
from cardpool.ingest.stream import objects

M = TypeVar("M", bound=BaseModel)


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
