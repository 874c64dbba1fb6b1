"""The one error every reader of foreign card data raises."""

from __future__ import annotations

from pathlib import Path


class IngestError(ValueError):
    """A source file that cannot be read: which file, which record, why."""

    def __init__(self, file: Path, record: str, cause: str) -> None:
        super().__init__(f"{file}: {record}: {cause}" if record else f"{file}: {cause}")
        self.file = file
        self.record = record
        self.cause = cause
