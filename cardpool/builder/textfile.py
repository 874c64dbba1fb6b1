"""Write text files whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardpool.files import write_text


def write_lines(path: Path, records: Iterable[dict[str, Any]]) -> None:
    """Write records as compact JSON lines; the old file stays until the new one is complete."""
    content = "".join(
        json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, content)
