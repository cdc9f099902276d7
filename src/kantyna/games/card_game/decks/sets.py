"""The 36 objective sets: which cards go together."""

from __future__ import annotations

from typing import Final


class ObjectiveSet:
    """An objective and its five companions; *single*: one copy a deck; *only*: the affiliation it is reserved for."""

    def __init__(self, number: int, cards: list[str], single: bool = False, only: str = "") -> None:
        self.number = number
        self.objective = cards[0]
        self.cards = cards
        self.single = single
        self.only = only


SETS: Final = [
    ObjectiveSet(
        1,
        [
            "a-heros-journey",
            "luke-skywalker",
            "twilek-loyalist",
            "jedi-lightsaber",
            "trust-your-feelings",
            "dagobah-training-grounds",
        ],
    ),
    ObjectiveSet(
        2,
        [
            "in-you-must-go",
            "yoda",
            "believer-in-the-old-ways",
            "shii-cho-training",
            "dagobah-training-grounds",
            "counter-stroke",
        ],
    ),
    ObjectiveSet(
        3,
        [
            "forgotten-heroes",
            "obi-wan-kenobi",
            "jedi-in-hiding",
            "jedi-mind-trick",
            "our-most-desperate-hour",
            "heat-of-battle-light",
        ],
    ),
    ObjectiveSet(
        4,
        [
            "a-journey-to-dagobah",
            "red-five",
            "r2-d2",
            "twilek-loyalist",
            "double-strike",
            "target-of-opportunity-light",
        ],
        only="jedi",
    ),
    ObjectiveSet(
        5,
        [
            "the-secret-of-yavin-4",
            "c-3po",
            "guardian-of-peace",
            "guardian-of-peace",
            "lightsaber-deflection",
            "twist-of-fate-light",
        ],
    ),
    ObjectiveSet(
        6,
        [
            "last-minute-rescue",
            "redemption",
            "corellian-engineer",
            "return-of-the-jedi",
            "emergency-repair",
            "force-rejuvenation",
        ],
    ),
    ObjectiveSet(
        7,
        [
            "jedi-training",
            "jedi-in-hiding",
            "believer-in-the-old-ways",
            "ancient-monument",
            "jedi-mind-trick",
            "it-binds-all-things",
        ],
    ),
    ObjectiveSet(
        8, ["the-defense-of-yavin-4", "red-two", "y-wing", "astromech-droid-upgrade", "hidden-outpost", "rebel-assault"]
    ),
    ObjectiveSet(
        9,
        [
            "mission-briefing",
            "mon-mothma",
            "battlefield-engineers",
            "a-wing",
            "heavy-blaster-emplacement",
            "heat-of-battle-light",
        ],
    ),
    ObjectiveSet(
        10,
        [
            "fleeing-the-empire",
            "leia-organa",
            "fleet-officer",
            "stolen-plans",
            "youre-my-only-hope",
            "twist-of-fate-light",
        ],
    ),
    ObjectiveSet(
        11, ["the-rebel-fleet", "home-one", "y-wing", "repair-droid", "hidden-outpost", "target-of-opportunity-light"]
    ),
    ObjectiveSet(
        12, ["draw-their-fire", "admiral-ackbar", "x-wing-escort", "x-wing", "fleet-command-center", "heroic-sacrifice"]
    ),
    ObjectiveSet(
        13,
        ["mobilize-the-squadrons", "x-wing", "rookie-pilot", "trench-run", "rebel-assault", "covering-fire"],
        only="rebel-alliance",
    ),
    ObjectiveSet(
        14, ["decoy-at-dantooine", "wookiee-navigator", "rebel-trooper", "false-lead", "fall-back", "a-new-hope"]
    ),
    ObjectiveSet(
        15, ["questionable-contacts", "han-solo", "twilek-smuggler", "cloud-city-casino", "swindled", "crossfire"]
    ),
    ObjectiveSet(
        16,
        [
            "rumors-at-the-cantina",
            "rebel-sympathizer",
            "rebel-sympathizer",
            "common-ground",
            "rescue-mission",
            "it-could-be-worse",
        ],
    ),
    ObjectiveSet(17, ["tribal-support", "ewok-scout", "ewok-scout", "log-trap", "yub-yub", "yub-yub"], single=True),
    ObjectiveSet(
        18,
        [
            "hit-and-run",
            "secret-informant",
            "secret-informant",
            "heat-of-battle-light",
            "target-of-opportunity-light",
            "twist-of-fate-light",
        ],
        single=True,
    ),
    ObjectiveSet(
        19,
        [
            "fall-of-the-jedi",
            "darth-vader",
            "dark-side-apprentice",
            "vaders-lightsaber",
            "force-choke",
            "heat-of-battle-dark",
        ],
    ),
    ObjectiveSet(
        20,
        [
            "counsel-of-the-sith",
            "advisor-to-the-emperor",
            "kuati-security-team",
            "sith-library",
            "dark-precognition",
            "twist-of-fate-dark",
        ],
    ),
    ObjectiveSet(
        21,
        [
            "black-squadron-assault",
            "vaders-tie-advanced",
            "tie-advanced",
            "black-squadron-pilot",
            "im-on-the-leader",
            "target-of-opportunity-dark",
        ],
    ),
    ObjectiveSet(
        22,
        [
            "the-heart-of-the-empire",
            "coruscant-defense-fleet",
            "kuati-security-team",
            "sith-library",
            "force-stasis",
            "there-is-no-escape",
        ],
        only="sith",
    ),
    ObjectiveSet(
        23,
        [
            "the-emperors-web",
            "emperor-palpatine",
            "emperors-royal-guard",
            "sith-library",
            "force-lightning",
            "force-choke",
        ],
    ),
    ObjectiveSet(
        24,
        [
            "cruel-interrogations",
            "interrogation-droid",
            "interrogation-droid",
            "isb-interrogators",
            "intimidated",
            "interrogation",
        ],
    ),
    ObjectiveSet(
        25,
        [
            "shadows-of-dathomir",
            "nightsister",
            "nightsister",
            "rancor",
            "the-hands-blessing",
            "a-disturbance-in-the-force",
        ],
    ),
    ObjectiveSet(
        26,
        [
            "imperial-command",
            "admiral-motti",
            "duty-officer",
            "heavy-stormtrooper-squad",
            "heavy-stormtrooper-squad",
            "orbital-bombardment",
        ],
    ),
    ObjectiveSet(
        27, ["kuat-reinforcements", "backstabber", "tie-fighter", "tie-bomber", "tallon-roll", "death-from-above"]
    ),
    ObjectiveSet(
        28,
        [
            "the-ultimate-power",
            "grand-moff-tarkin",
            "superlaser-engineer",
            "stormtrooper-elite",
            "control-room",
            "superlaser-blast",
        ],
        only="imperial-navy",
    ),
    ObjectiveSet(
        29,
        [
            "death-and-despayre",
            "devastator",
            "imperial-officer",
            "control-room",
            "defense-upgrade",
            "heat-of-battle-dark",
        ],
    ),
    ObjectiveSet(
        30,
        [
            "defense-protocol",
            "tie-attack-squadron",
            "tie-fighter",
            "tallon-roll",
            "death-from-above",
            "twist-of-fate-dark",
        ],
    ),
    ObjectiveSet(
        31, ["the-endor-gambit", "at-st-commander", "at-st", "at-st", "aft-armor-plating", "target-of-opportunity-dark"]
    ),
    ObjectiveSet(
        32,
        [
            "take-them-prisoner",
            "death-star-trooper",
            "death-star-trooper",
            "detained",
            "trooper-assault",
            "tear-this-ship-apart",
        ],
    ),
    ObjectiveSet(
        33,
        [
            "the-bespin-exchange",
            "boba-fett",
            "outer-rim-hunter",
            "mandalorian-armor",
            "blaster-pistol",
            "bounty-collection",
        ],
    ),
    ObjectiveSet(
        34,
        ["looking-for-droids", "viper-probe-droid", "viper-probe-droid", "dark-alliance", "dark-alliance", "its-worse"],
    ),
    ObjectiveSet(
        35,
        ["corporate-exploitation", "espo-trooper", "espo-trooper", "espo-trooper", "espo-trooper", "espo-trooper"],
        single=True,
    ),
    ObjectiveSet(
        36,
        [
            "reconnaissance-mission",
            "human-replica-droid",
            "human-replica-droid",
            "heat-of-battle-dark",
            "target-of-opportunity-dark",
            "twist-of-fate-dark",
        ],
        single=True,
    ),
]

BY_NUMBER: Final = {one.number: one for one in SETS}

READY_MADE: Final = {
    "jedi": [1, 2, 3, 4, 5, 6, 7, 18],
    "rebel-alliance": [8, 9, 10, 11, 12, 13, 14, 18],
    "sith": [19, 20, 21, 22, 23, 24, 25, 36],
    "imperial-navy": [26, 27, 28, 29, 30, 31, 32, 36],
}
"""The decks of the box, by their affiliation (CG-SETUP-2)."""
