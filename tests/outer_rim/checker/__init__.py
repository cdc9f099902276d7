"""A second reading of Outer Rim's book, which knows nothing of the game's rules.

It sees what a player sees: views, the names of questions, options and events. ``facts`` has the figures of the sources,
``picture`` the table as the events tell it, ``judge`` and ``trials`` what the book says about it. It looks on for as
many decisions as one likes: ``python -m tests.outer_rim.checker``.
"""
