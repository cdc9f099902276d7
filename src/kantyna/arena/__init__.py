"""Many matches at once: tournaments, measurements, and the laws that every game must keep."""

from kantyna.arena.benchmark import bench
from kantyna.arena.soak_test import soak
from kantyna.arena.tournament import Result, run

__all__ = ["Result", "bench", "run", "soak"]
