"""Which cards a decent player uses how: keys for the rules of thumb."""

from __future__ import annotations

from typing import Final

HARM: Final = [
    "jedi-mind-trick",
    "heat-of-battle-light",
    "heat-of-battle-dark",
    "lightsaber-deflection",
    "rebel-assault",
    "heavy-blaster-emplacement",
    "heroic-sacrifice",
    "questionable-contacts",
    "han-solo",
    "swindled",
    "ewok-scout",
    "log-trap",
    "yub-yub",
    "darth-vader",
    "force-choke",
    "im-on-the-leader",
    "force-stasis",
    "force-lightning",
    "nightsister",
    "rancor",
    "superlaser-blast",
    "defense-protocol",
    "outer-rim-hunter",
    "tear-this-ship-apart",
    "its-worse",
    "x-wing-escort",
    "intimidated",
    "stolen-plans",
]
"""Cards that hurt what they name."""

AS_SOON_AS_POSSIBLE: Final = [
    "dark-precognition",
    "it-binds-all-things",
    "return-of-the-jedi",
    "interrogation",
    "rescue-mission",
    "corporate-exploitation",
    "repair-droid",
    "trust-your-feelings",
    "black-squadron-assault",
    "heavy-blaster-emplacement",
    "rebel-assault",
    "force-choke",
    "force-lightning",
    "superlaser-blast",
    "admiral-ackbar",
    "backstabber",
]
IN_A_FIGHT: Final = [
    "jedi-mind-trick",
    "im-on-the-leader",
    "log-trap",
    "our-most-desperate-hour",
    "death-from-above",
    "trooper-assault",
    "tallon-roll",
]
SELDOM: Final = [
    "dark-alliance",
    "rebel-sympathizer",
    "fall-back",
    "covering-fire",
    "youre-my-only-hope",
    "force-rejuvenation",
    "at-st-commander",
]
COSTLY: Final = ["questionable-contacts", "fall-of-the-jedi"]
"""Answers that are not always worth their price."""
