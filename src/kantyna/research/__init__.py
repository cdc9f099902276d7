"""Environments for research, in the conventions of the field; needs the extra ``research``.

| module | gives |
| --- | --- |
| ``game`` | a way to play with its columns, codes and positions: what all the others stand on |
| ``aec`` | PettingZoo: every seat an agent |
| ``solo`` | Gymnasium: one seat, the others are played by bots |
| ``vector`` | Gymnasium, many tables at once, played inside the engine |
| ``spiel`` | OpenSpiel |
| ``dataset`` | replays as tables of rows (Parquet) |
"""

from importlib.util import find_spec

for _needed in ("numpy", "gymnasium"):
    if find_spec(_needed) is None:
        _told = 'Environments for research need their extra: pip install "kantyna[research]"'
        raise ModuleNotFoundError(_told, name=_needed)
