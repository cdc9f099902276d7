game-title = High Card
game-about = Three cards in hand, and a die for those who dare.
game-length = 5 minutes
game-win = Most points win.
variant-standard = Standard
variant-standard-about = Two to four players.

card-one = One
card-two = Two
card-three = Three
card-four = Four
card-five = Five
card-six = Six
kind-number = number

zone-hand = Hand
zone-deck = Deck
zone-tricks = Laid
counter-points = points
phase-main = main phase

reason-limit = The game had grown too long and was called off.
reason-most-points = Most points.

event-drew = { $seat } draws { $card }.
event-laid = { $seat } lays { $card } for { $n }.
event-gambled = { $seat } lays { $card }, and the die gives { $n }.

ask-turn = Which card?
option-lay = Lay { $card }
option-gamble = Lay { $card } for what the die gives

why-game-over = The game is over.
why-not-your-turn = It is the turn of { $seat }.
why-not-in-hand = That card is not in your hand.
