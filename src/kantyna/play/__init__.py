"""A match and the files people keep of it: set-up, answers, undo, replays, scenarios."""
