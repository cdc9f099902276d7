# Teams and decks of Star Wars: Destiny: what can be wrong with them.

error-team-none = There is no character in the team.
error-team-points = The team costs { $have } points; { $most } is the most.
error-team-sides = Heroes and villains are in one team.
error-team-dice = { $card }: { $have } dice of one character; { $most } is the most.
error-team-twice = { $card } and { $other } are the same character; a team has it once at most.
error-deck-no-field = The battlefield is missing.
error-deck-fields = There are { $have } battlefields; everybody brings one.
error-deck-size = The deck has { $have ->
    [one] { $have } card
   *[other] { $have } cards
  }; it must have exactly { $need }.
error-deck-limit = { $card }: there are { $have } copies in the deck; { $most } is the most.
error-deck-side = { $card } is a { $side } card; the team is on the other side.
error-deck-colour = { $card } is { $colour }, and no character of the team is.
error-deck-none = No deck was named. Ready decks: { $known }.
error-deck-word = “{ $word }” is neither a ready deck nor the code of a card. Ready decks: { $known }.
error-deck-word-like = “{ $word }” is neither a ready deck nor the code of a card. Did you mean “{ $near }”?
error-deck-newer-code = Card { $word } is from the later set { $set }, which is not played here.
error-deck-starter-foe = “{ $name }” is a starter deck: it plays only against another starter ({ $known }).
error-deck-no-cards = There is no card of this game here.
error-deck-newer = Line { $line }: { $text } is from the later set { $set }, which is not played here.
error-deck-newer-card = { $text } is from the later set { $set }, which is not played here.
error-deck-set = Line { $line }: there is no set “{ $set }”. Known: { $known }.
error-deck-place = Line { $line }: { $set } has no card with the number { $number }.
error-deck-other-card = Line { $line }: “{ $text }” is not the card with that number; that is { $card }.
error-deck-which = Line { $line }: “{ $text }” is the name of several cards. Add which one: { $known }.
error-deck-name = Line { $line }: there is no card “{ $text }”.
error-deck-name-like = Line { $line }: there is no card “{ $text }”. Did you mean “{ $near }”?
error-deck-no-slots = The deck names no cards: “slots” must hold their codes and numbers.
error-deck-code = “{ $word }” is no card’s code.
error-deck-slot = { $card }: the number of copies can’t be understood.
error-deck-not-simulator = This is not a deck saved in Tabletop Simulator.
error-deck-card-place = “{ $text }”: it can’t be told which card this is; its description must name set and number, such as “AW 28”.

deck-good-starter = A starter: it is played as it comes.
deck-good-points = The team costs { $have } of { $most } points.
deck-good-side = The team is made of { $side ->
    [hero] heroes only
    [villain] villains only
   *[none] characters of one side
  }.
deck-good-dice = Every character has as many dice as it may have.
deck-good-once = No character is there twice under another subtitle.
deck-good-field = Battlefield: { $card }.
deck-good-size = The deck has { $have } cards.
deck-good-limit = No card is there more than { $most } times.
deck-good-sides = All cards are on the team’s side.
deck-good-colours = Each colour of card has its character.

deck-figure-points = points of the team
deck-figure-cards = cards in the deck
deck-figure-health = health of the team
deck-figure-elite = elite characters
deck-figure-dice = dice
deck-shares-title = Sides of the dice
deck-shares-besides = with a plus
deck-sources-title = Colours
deck-sources-givers = characters that allow them
deck-sources-cards = cards
deck-expected-title = A roll of the whole team
deck-expected-damage = damage with its pluses: { $n } on average
deck-expected-price = resources to pay for it: { $n } on average
deck-expected-shields = shields: { $n } on average
deck-expected-resources = resources: { $n } on average
deck-expected-a-resource = chance of a resource: { $n }
deck-leader-character = Team
deck-leader-battlefield = Battlefield
deck-group-upgrade = Upgrades
deck-group-support = Supports
deck-group-event = Events
deck-hand-rule = Any cards go back once; as many new ones come.
