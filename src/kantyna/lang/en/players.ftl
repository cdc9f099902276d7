# Who may sit at the table.

error-setup-unknown-player = There is no player “{ $name }”. Known: { $known }.
error-setup-no-value = { $game } comes without a learned value yet; “search:500ms” plays it.
error-setup-no-recipe = How { $game } is learnt is not said yet: its spec wants features, and arena/learning.py a recipe.
error-setup-old-value = The learned value of { $game } was made for other cards; “{ $kantyna } learn { $game }” makes it anew.

## Advice

hint-only = No need to think it over: this comes first.
hint-alone = Thought through { $n ->
    [one] { $n } game
   *[other] { $n } games
  } from here: this wins about { $percent }% of them.
hint-seen = By your next turn that means { $facts }, next to “{ $other }”.
hint-later = A few turns on that usually means { $facts }, next to “{ $other }”.
hint-reason = Thought through { $n ->
    [one] { $n } game
   *[other] { $n } games
  } from here: this wins about { $percent }% of them. Next best, with { $second }%: { $other }.
hint-little = It makes little difference: in { $n ->
    [one] { $n } game
   *[other] { $n } games
  } thought through from here this wins about { $percent }%, and “{ $other }” { $second }%.
hint-alike = Nothing speaks against it: in { $n ->
    [one] { $n } game
   *[other] { $n } games
  } thought through from here it wins about { $percent }%, and “{ $other }” leads to the same.
analysis-why = By the next turn the better answer would have meant: { $facts }.
analysis-why-later = A few turns on the better answer would usually have meant: { $facts }.
analysis-why-wins = It would have won the game this very turn.

## Players from outside

error-bot-name = “{ $name }” is no name for a bot: small letters, digits, dots and hyphens, and none of our own players.
error-bot-not-started = The bot { $name } can’t be started with “{ $command }”: { $reason }
error-bot-not-found = The bot { $name } can’t be loaded: { $reason }
error-bot-no-player = The bot { $name } is neither a class of players nor a function marked with @kantyna.player.
error-bot-raised = The bot { $name } broke down: { $reason }
error-bot-died = The bot { $name } ended before the game did: { $reason }
error-bot-slow = The bot { $name } gave no answer within { $seconds } s.
error-bot-garbage = The bot { $name } should have answered with a line of JSON of the type “{ $wanted }”, but wrote: { $line }
error-bot-protocol = The bot { $name } speaks version { $told } of the bot protocol; version { $known } is spoken here.
error-bot-illegal = The bot { $name } answered { $answer }, which is not offered. Among what is: { $known }.
error-bot-gone = The bot { $name } has already left the table.
error-bot-away = The bot { $name } could not answer; one of ours did in its place.
error-bots-no-file = There is no file { $file }, which KANTYNA_BOTS names.
error-bots-unreadable = { $file } can’t be read as a list of bots: { $reason }
error-bots-what = In { $file }, [{ $name }] needs one of two things: command = ['program', 'argument'] or python = 'module:object'.
error-bots-field = In { $file }, [{ $name }] has a field “{ $field }” that means nothing. Known: command, python, seconds.
error-bots-command = In { $file }, the command of [{ $name }] must be a list of words: command = ['python3', 'my_bot.py'].
error-bots-python = In { $file }, python of [{ $name }] must name a module and an object in it: python = 'my_bot:careful'.
error-bots-seconds = In { $file }, the seconds of [{ $name }] must be a number above 0, at most { $most }.
bot-stand-in = { $error } { $other } plays on in its place.
