"""Spreads ``kasane batch`` and ``kasane render`` over a Dask cluster.

Only the command line of kasane is known here: what a part of a movie is, what a row is and how they are joined is kasane's.
"""

from .jobs import BatchResult, batch, render
from .kasane import KasaneError

__all__ = ["BatchResult", "KasaneError", "batch", "render"]
