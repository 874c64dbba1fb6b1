"""The card pool: databases opened read-only, the user's imports laid over the bundled one."""

from cardpool.errors import PoolError
from cardpool.store.pool import CardPool
from cardpool.store.sets import CardSet

__all__ = ["CardPool", "CardSet", "PoolError"]
