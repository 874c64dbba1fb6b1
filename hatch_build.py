"""Build hook: the database that the wheel carries instead of the facts, and compiled modules.

With `DECKCHECK_COMPILE=1` what runs in a match is compiled with mypyc, or of the games that the
variable names; without it, and where there is no compiler, the wheel is pure Python.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "DECKCHECK_COMPILE"


class PoolBuildHook(BuildHookInterface[Any]):
    """Put `cardpool/pool.db` into the wheel; an editable install builds it on first use."""

    def dependencies(self) -> list[str]:
        """Return what compiling needs, where it is wanted."""
        if not os.environ.get(VARIABLE):
            return []
        return list(_from(self.root, "rulesets.compiling.build").REQUIRED)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the facts, and the modules if that is wanted, unless the install is editable."""
        wanted = os.environ.get(VARIABLE, "")
        if version == "editable":
            if wanted:
                self.app.display_warning("An editable install is not compiled: use `make compiled`")
            return
        self._folder = tempfile.TemporaryDirectory()
        path = Path(self._folder.name) / "pool.db"
        facts = _from(self.root, "cardpool.writing.facts")
        facts.compile_facts(Path(self.root) / "cardpool" / "data", path)
        build_data["force_include"][str(path)] = "cardpool/pool.db"
        if wanted:
            self._compile(wanted, build_data)

    def _compile(self, wanted: str, build_data: dict[str, Any]) -> None:
        """Put a compiled copy into the wheel in place of the sources, or say why it is not."""
        compiling = _from(self.root, "rulesets.compiling.build")
        out = Path(self._folder.name) / "compiled"
        lack = compiling.missing()
        if not lack and not compiling.build("2", compiling.chosen(wanted), out):
            lack = (out / compiling.LOG).read_text("utf-8")[-2000:]
        if lack:
            self.app.display_warning(
                f"Not compiled: {lack}\nThe pure Python sources are installed."
            )
            return
        for path in compiling.made(out):
            build_data["force_include"][str(out / path)] = path.as_posix()
        build_data["dependencies"].append(compiling.AT_RUN_TIME)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary files."""
        if version != "editable":
            self._folder.cleanup()


def _from(root: str, module: str) -> Any:
    """Import a module of the project that is being built."""
    from importlib import import_module

    sys.path.insert(0, root)
    try:
        return import_module(module)
    finally:
        sys.path.remove(root)
