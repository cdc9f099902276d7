"""Tables laid out as scenarios write them, for tests that look closer than a scenario can."""

from kantyna.games.star_realms.table import StarRealms
from kantyna.play.judging import laid
from kantyna.play.located import documents
from kantyna.play.names import keys_only
from kantyna.play.reading import read_scenario


def table(given: str, head: str = "") -> StarRealms:
    """A table of Star Realms: *given* and *head* are lines of a scenario file."""
    indented = "\n".join(f"  {line}" for line in given.strip().splitlines())
    (item,) = documents(f"game: star-realms\n{head}\ngiven:\n{indented}\nthen: {{}}")
    found = laid(read_scenario(item, keys_only))
    assert isinstance(found, StarRealms)
    return found
