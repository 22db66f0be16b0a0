"""Distributes ``kasane batch`` and ``kasane render`` over a Dask cluster.

It only uses the command line of kasane: what a part of a movie and a row are, and how they are joined, is up to kasane.
"""

from .jobs import BatchResult, batch, render
from .kasane import KasaneError

__all__ = ["BatchResult", "KasaneError", "batch", "render"]
