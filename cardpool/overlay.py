"""Where the user's own imports live."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """Return the folder of the user's data: DECKCHECK_HOME, or the platform's usual place."""
    own = os.environ.get("DECKCHECK_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "deckcheck"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "deckcheck"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "deckcheck"


def path() -> Path:
    """Return the path of the overlay database, which need not exist."""
    return home() / "overlay.db"
