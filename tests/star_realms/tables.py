"""Tables laid out as scenarios write them, for tests that look closer than a scenario can."""

from kantyna.games.star_realms.table import StarRealms
from kantyna.play.card_names import keys_only
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import laid
from kantyna.play.yaml_lines import documents


def table(given: str, head: str = "") -> StarRealms:
    """A table of Star Realms: *given* and *head* are lines of a scenario file."""
    indented = "\n".join(f"  {line}" for line in given.strip().splitlines())
    (item,) = documents(f"game: star-realms\n{head}\ngiven:\n{indented}\nthen: {{}}")
    found = laid(read_scenario(item, keys_only))
    assert isinstance(found, StarRealms)
    return found
