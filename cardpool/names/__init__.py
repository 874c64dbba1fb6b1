"""Names of cards as they are searched for, compared and counted."""

from cardpool.names.keys import (
    closest,
    code_key,
    copy_key,
    digits,
    ending,
    identity_key,
    is_latin,
    number_key,
    search_key,
    tag_key,
    unaccented,
)

__all__ = [
    "closest",
    "code_key",
    "copy_key",
    "digits",
    "ending",
    "identity_key",
    "is_latin",
    "number_key",
    "search_key",
    "tag_key",
    "unaccented",
]
