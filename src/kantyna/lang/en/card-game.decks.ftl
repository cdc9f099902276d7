# Decks of the card game: what can be wrong with them, what is good about them, and what they are worth.

error-deck-empty = The deck is empty: name a ready-made deck, or an affiliation and its sets.
error-deck-affiliation = There is no affiliation “{ $name }”. Known: { $known }.
error-deck-affiliation-none = No affiliation card was chosen.
error-deck-affiliations = There are { $have } affiliation cards; a deck has one.
error-deck-not-a-set = { $word } is not the number of an objective set.
error-deck-few = A deck needs at least { $need } objective sets; this one has { $have }.
error-deck-unknown-set = There is no objective set { $set }.
error-deck-other-side = { $card } (set { $set }) belongs to the other side of the Force; this deck is of the { $side } side.
error-deck-reserved = { $card } (set { $set }) is only for a deck of: { $other }.
error-deck-copies = { $card } (set { $set }) is there { $have } times; { $most } is the most.
error-deck-wrong-side = “{ $name }” is no affiliation of the { $side } side. Known: { $known }.
error-deck-line = Line { $line }: { $text } is neither an objective set nor an affiliation.
error-deck-line-like = Line { $line }: “{ $text }” is neither an objective set nor an affiliation. Did you mean “{ $near }”?
error-deck-line-set = Line { $line }: there is no objective set { $set }; there are { $known }.
error-deck-line-card = Line { $line }: { $text } is one of the cards of { $n ->
    [one] set { $known }
   *[other] sets { $known }
}. A deck takes whole sets: name the objective.
error-deck-line-box = Line { $line }: “{ $text }” comes from “{ $box }”, which is not here; here are the sets of the core box, { $known }.
error-deck-line-other = Line { $line }: set { $set } is { $card }, not { $text }.
error-deck-not-octgn = This is not an OCTGN deck: line { $line } can’t be understood.
error-deck-octgn-part = This is not an OCTGN deck of this game: “{ $text }” has no place in one.
error-deck-broken-set = Set { $set } is incomplete: { $card } is missing.
error-deck-loose-card = { $card } belongs to no set of this deck.
error-deck-no-affiliation = The deck names no affiliation. Known: { $known }.
error-deck-no-sets = The deck names no sets: “sets” must be a list of their numbers.

deck-good-ready = A ready-made deck of the box: { $card }.
deck-good-sets = Affiliation: { $card }. Objective sets: { $have }.
deck-good-force = All sets are of one side of the Force.
deck-good-copies = No set is there too often ({ $most } times at most).
deck-good-reserved = Reserved sets fit the affiliation.

deck-figure-sets = objective sets
deck-figure-command = cards in the command deck
deck-figure-resources = resources
deck-figure-force = Force icons
deck-icon-gun = unit damage
deck-icon-tactics = tactics
deck-icon-blast = blast damage
deck-shares-title = Combat icons
deck-shares-besides = with the edge
deck-sources-title = What pays
deck-sources-givers = resources
deck-sources-cards = cards that need them
deck-expected-title = At the start
deck-expected-first-resources = resources of three objectives and the affiliation: { $n } on average
deck-expected-hand-force = Force icons in hand: { $n } on average
deck-expected-hand-fate = fate cards in hand: { $n } on average
deck-leader-affiliation = Affiliation
deck-group-objective = Objective sets
deck-hand-rule = All of the hand goes back, or nothing.
deck-hand-laid = Objectives
