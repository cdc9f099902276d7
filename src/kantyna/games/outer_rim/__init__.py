"""Star Wars: Outer Rim: the first game of a map, with all its ways to play and an automatic captain for one player."""

# Whatever is imported of it first, its nodes are numbered in one order: a fight remembers what follows by numbers.
import kantyna.games.outer_rim.spec  # noqa: F401
