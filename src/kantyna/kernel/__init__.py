"""The engine under every game: state, frames, decisions, effects, windows, events. It knows no game and no word."""
