# Matches, replays and scenarios.

error-setup-names = { $names ->
    [one] { $names } name
   *[other] { $names } names
  } can’t be given to { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: every seat needs one, or none has any.
error-setup-name = “{ $name }” can’t be a name: at most { $most } signs that can be seen are wanted.
error-setup-seed = { $seed } can’t be a seed: a whole number from 0 to { $most } is wanted.
error-undo-not-free = This can’t be taken back any more: something hidden has been seen, or somebody else has decided since.
error-undo-nothing = There is nothing to take back.

system-reason = { $reason ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] part of its path is no folder
    [EACCES] access is denied
    [EPERM] it is not allowed
    [EEXIST] a file is in its place
    [ENOSPC] the disk is full
    [EADDRNOTAVAIL] this machine has no such address
    [ECONNREFUSED] nobody answers there
    [ETIMEDOUT] nobody answers in time
    [EAI_NONAME] there is no machine of that name
    [EROFS] the disk can only be read
   *[other] { $reason }
  }
error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } can’t be read: { system-reason }.
error-file-unwritable = { $file } can’t be written: { system-reason }.

error-replay-no-such-place = There is no place { $at } in this match: it has { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  }.
error-replay-damaged = { $field ->
    [whole] This file is no replay of a game, or it is damaged.
   *[other] This replay is damaged: its field “{ $field }” is missing, unknown or wrong.
  }
error-replay-file-damaged = { $field ->
    [whole] { $file } is no replay of a game, or it is damaged.
    [kantyna] { $file } is no replay of a game.
   *[other] { $file } is a damaged replay: its field “{ $field }” is missing, unknown or wrong.
  }
error-replay-newer = This replay is of a newer format ({ $format }); this version reads up to { $known }. A newer Kantyna is needed.
error-replay-older = This replay is of format { $format }, of the time before questions with one answer were passed over; this version reads format { $known } alone. The Kantyna that wrote it can still show it.
error-replay-other-rules = This replay was played under rules number { $rules } of the game “{ $name }” (by version { $version }); here number { $known } is played, so the same answers may lead elsewhere.
error-replay-unknown-game = This replay is of the game “{ $name }”, which this version does not have. Known: { $known }.
error-replay-other-game = This replay is of the game “{ $name }”, not of “{ $wanted }”.
error-replay-differs = The replay and the game part ways after answer { $at }: the table is not the one that was saved (by version { $version }).
error-replay-illegal = Answer { $at } of the replay, { $answer }, is not possible there.

error-card-unknown = There is no card “{ $name }”.
error-card-like = There is no card “{ $name }”. Did you mean “{ $near }”?
error-card-ambiguous = “{ $name }” is the name of { $count } different cards; write the key of the one you mean.

error-scenario-yaml = This is not valid YAML: { $kind ->
    [colon] a colon is missing after a name
    [mapping] a colon stands where none may; quotes or another indentation would help
    [tab] tabs can’t indent, only spaces can
    [sign] a word can’t begin with this sign; quotes would help
    [indent] the indentation does not fit the lines above
    [bracket] a bracket was not closed
    [quote] a quotation mark was not closed
    [escape] what follows a backslash is not known
    [control] it holds a sign that can’t be seen and belongs to no text
    [alias] an alias (*) refers to nothing
   *[other] it can’t be read
  } (sign { $column } of the line).
error-scenario-nested = This file goes too deep: lists within lists without end.
error-scenario-empty = There is no scenario in this file.
error-scenario-expected = { $what ->
    [text] A text is wanted here.
    [number] A whole number is wanted here.
    [list] A list is wanted here.
   *[mapping] Names with values are wanted here.
  }
error-scenario-twice = “{ $name }” stands here twice.
error-scenario-unknown-field = “{ $name }” is not known here. Known: { $known }.
error-scenario-unknown-word = “{ $name }” is not known here. Known: { $known }.
error-scenario-missing-field = “{ $name }” is missing.
error-scenario-no-place = There is no place “{ $name }”. Places: { $known }.
error-scenario-no-seat = There is no seat { $seat }: there { $seats ->
    [one] is { $seats } seat
   *[other] are { $seats } seats
  }.
error-scenario-one-verb = One verb is wanted here, not: { $found }.
error-scenario-one-move = One move is wanted here, not several.
error-scenario-too-many = { $most ->
    [one] There is only one card “{ $card }” at such a table.
   *[other] There are only { $most } cards “{ $card }” at such a table.
  }
error-scenario-counter-bounds = The counter “{ $counter }” can be { $least } to { $most }, not { $value }.
error-scenario-mark-bounds = A card “{ $card }” can have { $mark } 0 to { $most }, not { $value }.
error-scenario-mark-least = A card “{ $card }” can’t have { $mark } less than 0: here it is { $value }.
error-scenario-zone-full = In “{ $zone }” there is room for { $most ->
    [one] one card
   *[other] { $most } cards
  }.
error-scenario-counter-least = The counter “{ $counter }” can’t be less than { $least }: here it is { $value }.
error-scenario-no-captives = The card “{ $card }” can’t be a captive here.
error-scenario-not-reached = Passing does not lead to the question “{ $kind }” from here.
error-scenario-no-follow = What comes after a move can’t be said of one that is refused.
error-scenario-over = The game is over here.
error-scenario-someone-asked = Something is offered here, to seat { $seat }: { $offered }.
error-scenario-counter-shown = { $name } is shown here: { $found }.
error-scenario-mark-count = Cards “{ $card }” that bear { $marks }: expected { $expected }; found { $found }.
error-scenario-eliminated = Out of the game: { $found }.
error-scenario-roll = A roll can’t give { $value }: results count from 0.
error-scenario-wrong-place = The card “{ $card }” can’t lie in “{ $zone }”.
error-scenario-no-attachments = Nothing can be attached to the card “{ $card }” in this game.
error-scenario-fallen = The turn can’t be that of somebody who is out of the game.
error-scenario-no-card = There is no card “{ $card }” left to be brought to the top.
error-scenario-no-option = This is not possible here. Possible: { $offered }.
error-scenario-ambiguous = This may mean { $count } different options; say which.
error-scenario-no-points = Nobody asks here for a number of points ({ $points }).
error-scenario-nobody-asked = The game is over here: nobody is asked.
error-scenario-not-over = The game is not over here.
error-scenario-no-zone = { $seat ->
    [0] The table has no { $zone }.
   *[other] Seat { $seat } has no { $zone }.
  }
error-scenario-zone-differs = { $zone }: expected { $expected }; found { $found }.
error-scenario-zone-size = { $zone }: expected { $expected ->
    [one] { $expected } card
   *[other] { $expected } cards
  }; found { $found }.
error-scenario-zone-lacks = { $zone }: missing { $cards }.
error-scenario-zone-has = { $zone }: should not be there: { $cards }.
error-scenario-counter = { $name }: expected { $expected }; found { $found }.
error-scenario-no-mark = No card “{ $card }” bears { $marks }.
error-scenario-other-asked = Seat { $seat } is asked here.
error-scenario-other-question = The question here is “{ $found }”, not “{ $expected }”.
error-scenario-more-options = There are more options: { $surplus }.
error-scenario-option-there = This should not be offered: { $option }.
error-scenario-no-event = “{ $event }” did not happen (in this order). It happened: { $found }.
error-scenario-event-there = “{ $event }” should not have happened.
error-scenario-no-such-wish = Nobody could want this here: there is no such thing to be seen.
error-scenario-not-refused = This is possible here.
error-scenario-other-rule = This is refused by rule { $found }, not by { $expected }.
error-scenario-other-winners = Winners: { $found }.
error-scenario-other-reason = The game ended for another reason: { $found }.
error-scenario-way-differs = { $way ->
    [cloned] Played on copies of the table, it comes out differently.
    [saved] Saved and loaded at each decision, it comes out differently.
   *[replayed] Played again from its answers, it comes out differently.
  }

error-coverage-no-tests = There are no tests in { $folder }: coverage is counted in a clone of Kantyna, not where it is installed.
