# Decks that are built or read, and where a seat wants to be asked: what can be wrong with them.

error-deck-empty = The deck is empty: name a ready-made deck, or an affiliation and its sets.
error-deck-affiliation = There is no affiliation “{ $name }”. Known: { $known }.
error-deck-not-a-set = { $word } is not the number of an objective set.
error-deck-few = A deck needs at least { $need } objective sets; this one has { $have }.
error-deck-unknown-set = There is no objective set { $set }.
error-deck-other-side = Set { $set } belongs to the other side of the Force; this deck is of the { $side } side.
error-deck-reserved = Set { $set } is reserved for the affiliation { $affiliation }.
error-deck-copies = Set { $set } is there { $have } times; { $most } is the most.
error-deck-wrong-side = “{ $name }” is no affiliation of the { $side } side. Known: { $known }.
error-deck-line = Line { $line }: { $text } is neither an objective set nor an affiliation.
error-deck-not-json = This is not a deck in JSON: line { $line } can’t be understood.
error-deck-not-octgn = This is not an OCTGN deck: line { $line } can’t be understood.
error-deck-octgn-part = This is not an OCTGN deck of this game: “{ $text }” has no place in one.
error-deck-broken-set = Set { $set } is incomplete: { $card } is missing.
error-deck-loose-card = { $card } belongs to no set of this deck.
error-deck-no-affiliation = The deck names no affiliation. Known: { $known }.
error-deck-no-sets = The deck names no sets: “sets” must be a list of their numbers.
error-deck-missing = “{ $name }” is neither a ready-made deck ({ $known }) nor a file.
error-stops-unknown-wish = There is no wish { $name }; there are: { $known }.
error-stops-unknown-place = There is no place { $name } to stop at; there are: { $known }.
cli-deck = A deck of the card game or of Destiny: is it legal, and how is it written in another format?
cli-arg-deck = a ready-made deck (jedi, sith, leia-poe …) or a file: text, JSON, OCTGN (card game), Tabletop Simulator (Destiny)
cli-opt-as = text, json, o8d (card game) or tts (Destiny)
error-deck-no-text = { $file } is no text, so it is no deck.
error-deck-format = There is no format { $name }; there are: { $known }.
