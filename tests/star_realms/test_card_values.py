"""What bots think of cards."""

from kantyna.games.star_realms.bot.values import ESTIMATES, WORTH, estimate
from kantyna.games.star_realms.bot.weights import NUMBER_OF
from kantyna.games.star_realms.card import card
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.vocabulary import BLOB, COMBAT, SHIP


def test_a_new_card_is_worth_what_its_price_says() -> None:
    cheap, dear = (
        card(f"new-{cost}", copies=1, kind=SHIP, faction=BLOB, cost=cost, primary=[Gain(COMBAT, cost)])
        for cost in (1, 7)
    )
    assert estimate(cheap) < estimate(dear)
    for one in (cheap, dear):
        like = [ESTIMATES[known.key] for known in CARDS if known.cost == one.cost]
        assert min(like) <= estimate(one) <= max(like)


def test_cards_that_games_have_shown_keep_their_worth() -> None:
    assert WORTH[NUMBER_OF["ram"]] == ESTIMATES["ram"][0]
