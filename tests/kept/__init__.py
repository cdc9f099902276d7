"""Replays that were kept: while a game's rules number stays, they must lead where they led.

A change of rules turns the test red; then the game's ``rules_number`` is raised, and this writes them anew:
``python -m tests.kept``. Of every way to play one game is kept that was played at random, and one by rules of thumb,
which comes further: together they meet nearly everything that can happen in a game.
"""
