# Many games at once.

error-arena-games = { $games } is no number of games: at least 1 is wanted.
error-cluster-missing = Ray is not installed here. Install it: pip install "kantyna[cluster]"; in a clone: .venv/bin/python -m pip install -e ".[cluster]".
error-cluster-unreachable = { $address ->
    [auto] There is no Ray cluster on this machine
   *[other] There is no Ray cluster at { $address }
  } that answers. Start one with “ray start --head”, and say its address with --address.
error-cluster-broken = The cluster could not do its work: { $reason }
error-cluster-other-build = { $host } has another build ({ $theirs }) than this machine ({ $ours }). Install the same one on all machines.
error-arena-file-other = { $file } keeps games of other players, of another game or from another seed. Choose another file.
error-arena-file-damaged = { $file } was not kept by this command, or is damaged; it is left as it is. Choose another file.
error-arena-other-rules = Revision { $name } plays { $game } by other rules (number { $theirs }, here { $ours }): its players can’t be compared with these. Choose a revision with the same rules.
error-arena-other-game = At answer { $answer } revision { $name } plays another game than this source: their rules differ, so nothing can be compared. Choose a revision with the same rules.
error-arena-no-player-there = Revision { $name } does not have the player “{ $player }”.
error-bench-failed = The measuring broke off: { $reason }
error-bench-no-peers = The peers could not be installed; the first time this needs the network. Reason: { $reason }
error-bench-no-checkout = Revisions are compared only in a git checkout of Kantyna, with git installed.
error-bench-unknown-revision = There is no revision “{ $name }” with an engine here; git log lists what there is.
error-bench-not-compiled = Revision { $name } could not be compiled: { $reason }
error-bench-no-build = There is no compiled build of this source; ./kantyna compile of a clone makes it.
error-bench-unknown-build = There is no build “{ $name }”. Known: { $known }.
error-bench-no-game = Revision “{ $name }” does not have the game { $game }.

## What a position is worth, learnt

cli-learn-works = Learning
cli-learn-lessons = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
  } from { $games ->
    [one] { $games } game.
   *[other] { $games } games.
  }
cli-learn-curve = Surprise at games that were kept back, after each pass (the full bar: who knows nothing):
cli-learn-kept = The weights are in { $file }; learnt under rules number { $rules }, digest { $digest }.
error-learn-other-recipe = In “{ $folder }” lies work by another recipe, for other cards or under other rules. Name another folder, or empty that one.
