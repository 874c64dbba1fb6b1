"""Build hook: compile the facts into the database that the wheel carries instead of them."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PoolBuildHook(BuildHookInterface[Any]):
    """Put `cardpool/pool.db` into the wheel; an editable install builds it on first use."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the facts, unless the install is editable."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        try:
            from cardpool.writing.facts import compile_facts
        finally:
            sys.path.remove(self.root)
        self._folder = tempfile.TemporaryDirectory()
        path = Path(self._folder.name) / "pool.db"
        compile_facts(Path(self.root) / "cardpool" / "data", path)
        build_data["force_include"][str(path)] = "cardpool/pool.db"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary database."""
        if version != "editable":
            self._folder.cleanup()
