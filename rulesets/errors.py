"""What can go wrong with code of other packages."""

from __future__ import annotations


class PluginError(LookupError):
    """A plug-in at fault; the message names it."""
