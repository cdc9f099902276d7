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
