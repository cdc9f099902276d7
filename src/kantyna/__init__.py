"""Kantyna: a digital table at which card games are played by their rulebooks."""

from kantyna import build

# The compiled engine, where it is chosen, is found before the plain one: the same names, the same source.
build.choose(__path__)
