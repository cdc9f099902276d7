"""Star Wars: Outer Rim: the first game of a map, with all its ways to play and an automatic captain for one player."""
