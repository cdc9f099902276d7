# What every part of Kantyna says alike.

and = and
several-times = { $text } (×{ $n })
figure = { $n }
hidden-card = a card
    .acc = a card
    .gen = a card
outcome-won = { $n ->
    [one] { $winners } wins. { $reason }
   *[other] { $winners } win. { $reason }
  }
outcome-draw = Nobody wins. { $reason }

## A card of the book

book-card = { $name }: { $facts }
book-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
  }
book-no-text = No ability.

## What can't be done

error-language-unknown = There is no language “{ $name }”. Known: { $known }.
error-rule-unknown = { $game } has no rule “{ $name }”. All of them: { $kantyna } rules { $game }.
error-book-unknown = There is no card “{ $name }” in { $game }. All of them: { $kantyna } cards { $game }.
error-book-like = There is no card “{ $name }” in { $game }. Did you mean { $near }?
error-book-ambiguous = “{ $name }” fits several cards: { $near }.
error-setup-unknown-game = There is no game “{ $name }”. Known: { $known }.
error-setup-unknown-variant = There is no way to play “{ $name }”. Known: { $known }.
error-setup-seats = “{ $name }” is not for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, but for { $wanted }.
error-setup-unknown-setting = “{ $name }” has no setting “{ $setting }”. { $known ->
    [none] It has none at all.
   *[other] Known: { $known }.
  }
error-setup-bad-setting = “{ $value }” can’t be the value of { $setting }: a whole number from { $least } to { $most } is wanted.
error-setup-bad-choice = “{ $value }” can’t be the value of { $setting }. Known: { $known }.
error-save-damaged = The saved table is damaged and can’t be read.
error-save-unknown-card = The saved table has a card that this version does not know: { $name }.
error-save-unknown-step = The saved table stands at a step that this version does not know: { $name }.
error-answer-game-over = The game is over: nothing is asked any more.
error-answer-not-asked = Somebody else is asked now.
error-answer-not-offered = That is not one of the options.
error-engine-endless = The engine went round in circles. That is a fault of Kantyna’s: please report it with the replay. ({ $stack })
