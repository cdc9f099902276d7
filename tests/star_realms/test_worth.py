"""What bots think of cards."""

from kantyna.games.star_realms.book import CARDS, NUMBER_OF
from kantyna.games.star_realms.card import card
from kantyna.games.star_realms.effects import Gain
from kantyna.games.star_realms.words import BLOB, COMBAT, SHIP
from kantyna.games.star_realms.worth import ESTIMATES, WORTH, estimate


def test_a_new_card_is_worth_what_its_price_says() -> None:
    cheap, dear = (card(f"new-{cost}", 1, SHIP, BLOB, cost, primary=[Gain(COMBAT, cost)]) for cost in (1, 7))
    assert estimate(cheap) < estimate(dear)
    for one in (cheap, dear):
        like = [ESTIMATES[known.key] for known in CARDS if known.cost == one.cost]
        assert min(like) <= estimate(one) <= max(like)


def test_cards_that_games_have_shown_keep_their_worth() -> None:
    assert WORTH[NUMBER_OF["ram"]] == ESTIMATES["ram"]
