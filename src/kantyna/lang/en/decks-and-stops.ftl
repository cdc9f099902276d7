# Decks that are built or read, and where a seat wants to be asked: what can be wrong with them.

error-deck-not-json = This is not a deck in JSON: line { $line } can’t be understood.
error-deck-missing = “{ $name }” is neither a ready-made deck ({ $known }) nor a file.
error-stops-unknown-wish = There is no wish { $name }; there are: { $known }.
error-stops-unknown-place = There is no place { $name } to stop at; there are: { $known }.
cli-deck = A deck of the card game or of Destiny: is it legal, how is it written in another format, what is it worth, how does it fare?
cli-arg-deck = a ready-made deck (jedi, sith, leia-poe …), a link or a file: text, JSON, OCTGN (card game), Tabletop Simulator (Destiny)
cli-opt-as = text, json, site or o8d (card game), tts (Destiny), link or code
error-deck-no-text = { $file } is no text, so it is no deck.
error-deck-empty-file = { $file } is empty: there is no deck in it.
error-deck-format = There is no format { $name }; there are: { $known }.
error-deck-key = “{ $word }” is no card that a deck can have.
error-deck-count = { $card }: the number of copies must be from 0 to { $most }.
error-deck-owned = { $card }: your collection has { $have }.
error-deck-too-long = This is too long for a deck: { $have } characters; { $most } is the most.
error-deck-link-damaged = This link to a deck is damaged, or leads to a deck of another game. Copy all of it once more.
error-deck-link-version = This link to a deck has version { $version }; { $known } is known here. A newer Kantyna will read it.
error-deck-no-card-there = There is no card number { $place } in hand; there are { $most }.
error-deck-no-builder = Nobody brings a deck to { $name }. One does to: { $known }.
error-deck-not-legal = This deck is not legal yet: { $reason }
cli-opt-stats = show what the deck is worth: cost curve, icons, what is to be expected
cli-opt-hand = draw a test hand
cli-opt-back = which cards of the test hand go back: 1,3
cli-opt-owned = only what this collection has: the file with all decks from the page, or a list of cards
cli-opt-matrix = play games against every ready deck
cli-opt-matrix-player = who plays both decks
cli-opt-matrix-games = how many games against each deck
cli-deck-curve = Cost curve, { $n } on average
cli-deck-hand = { $back ->
    [none] Test hand (seed { $seed })
    [all] Test hand (seed { $seed }), the second: all of the first went back
   *[other] Test hand (seed { $seed }), the second: of the first { $n ->
        [one] card
       *[other] cards
      } { $back } went back
  }
cli-deck-foe = { $foe }: { $wins } of { $games } won ({ $low }–{ $high }%)
cli-deck-errors = Games broken off by an error: { $n }.
error-cli-deck-back = “{ $text }” are no places of cards in hand; they are written like this: 1,3.
error-cli-deck-back-twice = Card number { $place } is named twice; once is enough: --back { $right }.
error-deck-owned-file = The collection in { $file } can’t be read. { $reason }
error-deck-many-lines = This is too long for a deck: { $have } lines; { $most } is the most.
deck-matrix-stuck = The games took too long; try again.
