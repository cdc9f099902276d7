# Star Wars: Outer Rim in English.

game-title = Star Wars: Outer Rim
game-about = Smugglers, bounty hunters and mercenaries fly at the edge of the galaxy: they buy, carry, hunt, fight and bargain for fame.
game-length = 120 minutes
game-win = Whoever is first to the agreed fame wins.

## Ways to play

variant-first-game = First game
variant-first-game-about = Two to four players, to 8 fame.
variant-standard = Standard
variant-standard-about = Two to four players, to 10 fame.
variant-extended = Extended
variant-extended-about = Two to four players, to 12 fame.
variant-modular = Modular map
variant-modular-about = Two to four players on a map laid at random from its six tiles.
variant-solo = Solo
variant-solo-about = One player against a character that the AI cards lead.
setting-fame = fame to win
setting-fame-8 = 8
setting-fame-10 = 10
setting-fame-12 = 12
setting-fame-range = any number from 8 to 12
setting-modular = map
setting-modular-0 = as in the rulebook
setting-modular-1 = laid at random
setting-rounds = limit of rounds
setting-rounds-0 = no limit
setting-rounds-20 = 20
setting-rounds-60 = 60
setting-rounds-range = any number from 0 to 200
automatic-seat = AI captain

## Numbers on cards

number-cost = cost { $n }
number-ground-combat = ground combat { $n }
number-ship-combat = ship combat { $n }
number-health = health { $n }
number-hull = hull { $n }
number-hyperdrive = hyperdrive { $n }
number-level = level { $n }
number-databank = databank card { $n }
number-rank = rank: { $n ->
    [1] white
    [2] green
   *[3] yellow
  }

## Zones, counters, marks

zone-captain = Character
zone-ship = Ship
zone-cargo = Cargo
zone-mods = Mods
zone-crew = Crew
zone-gear = Gear
zone-jobs = Jobs and bounties
zone-captured = Captured
zone-secrets-cantonica-ord-mantell = Secrets: Cantonica and Ord Mantell
zone-secrets-lothal-mon-calamari = Secrets: Lothal and Mon Calamari
zone-secrets-kessel = Secrets: Kessel
zone-secrets-nal-hutta-tatooine = Secrets: Nal Hutta and Tatooine
zone-secrets-naboo-ryloth = Secrets: Naboo and Ryloth
zone-secrets-ring-of-kafrene-takodana = Secrets: Ring of Kafrene and Takodana
zone-secrets-navpoint = Secrets: navpoints
zone-map = Map
zone-market = Market
zone-deck-bounty = Bounty deck
zone-deck-cargo = Cargo deck
zone-deck-gear-mod = Gear and mod deck
zone-deck-job = Job deck
zone-deck-luxury = Luxury deck
zone-deck-ship = Ship deck
zone-encounters-cantonica-ord-mantell = Encounters: Cantonica and Ord Mantell
zone-encounters-lothal-mon-calamari = Encounters: Lothal and Mon Calamari
zone-encounters-kessel = Encounters: Kessel
zone-encounters-nal-hutta-tatooine = Encounters: Nal Hutta and Tatooine
zone-encounters-naboo-ryloth = Encounters: Naboo and Ryloth
zone-encounters-ring-of-kafrene-takodana = Encounters: Ring of Kafrene and Takodana
zone-encounters-navpoint = Encounters: navpoints
zone-contact-0 = Contact: Cantonica, green
zone-contact-1 = Contact: Cantonica, yellow
zone-contact-2 = Contact: Ord Mantell, white
zone-contact-3 = Contact: Ord Mantell, green
zone-contact-4 = Contact: Lothal, white
zone-contact-5 = Contact: Lothal, yellow
zone-contact-6 = Contact: Mon Calamari, white
zone-contact-7 = Contact: Mon Calamari, green
zone-contact-8 = Contact: Kessel, green
zone-contact-9 = Contact: Kessel, yellow
zone-contact-10 = Contact: Nal Hutta, white
zone-contact-11 = Contact: Nal Hutta, yellow
zone-contact-12 = Contact: Tatooine, white
zone-contact-13 = Contact: Tatooine, green
zone-contact-14 = Contact: Naboo, white
zone-contact-15 = Contact: Naboo, green
zone-contact-16 = Contact: Ryloth, white
zone-contact-17 = Contact: Ryloth, green
zone-contact-18 = Contact: Takodana, green
zone-contact-19 = Contact: Takodana, yellow
zone-contact-20 = Contact: Ring of Kafrene, white
zone-contact-21 = Contact: Ring of Kafrene, yellow
zone-patrols = Patrols
zone-patrol-stacks = Patrol stacks
zone-databank = Databank
zone-scene = Card being resolved
zone-supply = Ship supply
zone-unchosen = Free characters
zone-aside = Tokens off the map
zone-ai-deck = AI deck
zone-removed = Out of the game
counter-credits = credits
counter-fame = fame on the track
counter-total-fame = fame
counter-reputation-hutt = reputation with the Hutts
counter-reputation-imperial = reputation with the Empire
counter-reputation-rebel = reputation with the Rebellion
counter-reputation-syndicate = reputation with the Syndicates
counter-defeated = defeated
mark-place = place: { $n-card }
mark-damage = damage { $n }
mark-flipped = flipped
mark-goal = goal tokens { $n }
mark-used = ability used
mark-raided = goal token on the planet
mark-targeted = goal tokens of the AI { $n }
mark-ground-combat = ground combat { $n }
mark-health = health { $n }
mark-ship-combat = ship combat { $n }
mark-hull = hull { $n }
mark-hyperdrive = hyperdrive { $n }
mark-skill-influence = Influence { $n }
mark-skill-knowledge = Knowledge { $n }
mark-skill-piloting = Piloting { $n }
mark-skill-stealth = Stealth { $n }
mark-skill-strength = Strength { $n }
mark-skill-tactics = Tactics { $n }
mark-skill-tech = Tech { $n }
mark-slots-gear = gear slots { $n }
mark-slots-jobs = slots for jobs and bounties { $n }
mark-slots-crew = crew slots { $n }
mark-slots-cargo = cargo slots { $n }
mark-slots-mods = mod slots { $n }
mark-slots-either = slots for cargo or a mod { $n }
mark-goal-of = goal tokens wanted { $n }
mark-offered = in the offer
mark-patrol-hutt = patrol symbol: Hutts { $n }
mark-patrol-imperial = patrol symbol: Empire { $n }
mark-patrol-rebel = patrol symbol: Rebellion { $n }
mark-patrol-syndicate = patrol symbol: Syndicates { $n }
mark-part = section { $n }
mark-destination = to: { $n-card }
chance-test = { $skill }
chance-ground = ground combat, { $own } against { $other }
chance-space = ship combat, { $own } against { $other }
chance-none = it destroys the ship without dice
phase-setup = set-up
phase-planning = planning phase
phase-action = action phase
phase-encounter = encounter phase
reason-limit = The match went on for too long and was stopped.
reason-fame = The agreed fame is reached.
reason-rounds = The last round is over; fame decides.

## Words behind numbers

what-n-skill = { $n ->
    [0] Influence
    [1] Knowledge
    [2] Piloting
    [3] Stealth
    [4] Strength
    [5] Tactics
   *[6] Tech
  }
what-n-faction = { $n ->
    [0] with the Hutts
    [1] with the Empire
    [2] with the Rebellion
   *[3] with the Syndicates
  }
what-n-face = { $n ->
    [0] blank
    [1] focus
    [2] hit
   *[3] critical hit
  }
what-n-rank = { $n ->
    [0] white
    [1] green
   *[2] yellow
  }
what-n-dice = critical hits { $n-1 }, hits { $n-2 }, focuses { $n-3 }, blanks { $n-4 }

## Questions

ask-planning = Planning phase: what do you do?
ask-action = Action phase: what do you do?
ask-encounter = Encounter phase: what do you do?
ask-afar = { $card }: whom do you meet?
ask-after-test = Failed test ({ what-n-skill }): use something?
ask-ai-protect = Does the AI protect its crew member? ({ $card })
ask-ai-target = Two goals of the AI are equally near: which one does it fly to?
ask-ai-task = The AI could settle several cards here: which one now?
ask-ai-way = Several ways lead the AI equally near its goal: where does it stop?
ask-answer = An offer: do you agree?
ask-before-test = Before the test ({ what-n-skill }): use something?
ask-buy = { $has-card ->
    [yes] { $card }: which card do you buy?
   *[no] Which card do you buy?
  }
ask-buy-sheet = Which ship of the supply do you buy?
ask-captain = Which character do you choose?
ask-change = { $card }: which way?
ask-choose = { $card }: what do you choose?
ask-dead-or-alive = { $card }: eliminate or capture?
ask-deliver = What do you deliver now?
ask-dice = On the dice: { what-n-dice }. Do you change anything?
ask-discard = Which card do you discard?
ask-discard-top = Which open card goes under its deck?
ask-extra-die = Add a die for { $n } credits?
ask-face = { $card }: which die?
ask-faction = Which faction do you choose?
ask-fame-instead = { $card }: fame instead of credits?
ask-flee = Where does { $card } flee?
ask-gift = How many credits do you give?
ask-grant = A request for { $n } credits: do you give them?
ask-make-room = No free slot: which card do you discard?
ask-mark = { $card }: which planet do you name?
ask-market = Market action: what do you put away or buy?
ask-may = { $card }: do you use it?
ask-move = Where do you fly? (spaces left: { $n })
ask-offer = What is in the offer?
ask-opponent = Which character do the AI cards lead?
ask-pass-by = A patrol or the Maelstrom is in the way: use something to go on?
ask-patrol = Which patrol?
ask-patrol-way = Which way does { $card } fly?{ $n ->
    [1] { " " }(spaces left: { $n })
    [2] { " " }(spaces left: { $n })
    [3] { " " }(spaces left: { $n })
    [4] { " " }(spaces left: { $n })
   *[other] { "" }
  }
ask-pay = { $card }: do you pay { $n } credits?
ask-peek = Which contact do you peek at? (left: { $n })
ask-player = { $card }: which player do you choose?
ask-price = { $card }: the price is { $n } credits. Do you hand something in?
ask-protect = Do you protect your crew? ({ $card })
ask-redirect = Send the patrol ({ $card }) towards another player?
ask-replace = { $card }: save yourself with it?
ask-request = How many credits do you ask for?
ask-sell = What do you sell? (bonus { $n } credits)
ask-shield = { $card }: shield your character? (damage: { $n })
ask-ship-side = Which ship do you start with?
ask-skill = Which skill do you test?
ask-take = Which card do you take?
ask-take-crew = Which droid do you take?
ask-talk-or-fight = { $card }: talk, or fight for the bounty?
ask-tractor = Stop the player who enters your space?
what-planning = the planning phase
what-action = the action phase
what-encounter = the encounter phase
what-afar = the choice of an encounter
what-after-test = the failed test
what-ai-protect = whether the AI protects its crew
what-ai-target = the AI’s goal
what-ai-task = the card that the AI settles
what-ai-way = the AI’s way
what-answer = the answer to the offer
what-before-test = the test
what-buy = the purchase
what-buy-sheet = the purchase of a ship
what-captain = the choice of a character
what-change = the change of a result
what-choose = the choice of the card
what-dead-or-alive = the fate of the contact
what-deliver = the delivery
what-dice = the roll
what-discard = the card to discard
what-discard-top = the open card to put away
what-extra-die = the extra die
what-face = the choice of a die
what-faction = the choice of a faction
what-fame-instead = the reward
what-flee = the flight of the crew member
what-gift = the gift
what-grant = the request for credits
what-make-room = the room for a card
what-mark = the choice of a planet
what-market = the market action
what-may = the effect of the card
what-move = the move
what-offer = the offer
what-opponent = the choice of the opponent
what-pass-by = the way past a patrol
what-patrol = the choice of a patrol
what-patrol-way = the patrol’s move
what-pay = the payment
what-peek = the peek at contacts
what-player = the choice of a player
what-price = the payment for the card
what-protect = the protection of crew
what-redirect = the patrol’s other way
what-replace = the rescue
what-request = the request for credits
what-sell = the sale
what-shield = the shield of the character
what-ship-side = the choice of a ship
what-skill = the choice of a skill
what-take = the card to take
what-take-crew = the droid to take
what-talk-or-fight = the meeting with the contact
what-tractor = the stop of a player

## Answers

option-stop = Go on
option-yes = Yes
option-no = No
option-choose = { $text-sentences }
option-change = { $text-sentences }
option-side = { $n ->
    [0] G-1A Starfighter
   *[1] G9 Rigger
  }
option-target = Player: { $seat }
option-skill = { what-n-skill }
option-faction = Reputation { what-n-faction }
option-face = Die: { what-n-face }
option-amount = { $n } thousand credits
option-move-to = Fly: { $card }
option-recover = Remove all damage
option-earn = Take 2,000 credits
option-use = Use: { $card }
option-market = Market action
option-deliver = Delivery action
option-trade = Trade action: { $seat }
option-fulfil = Pay for the ship’s goal
option-end-actions = End the action phase
option-draw = Draw an encounter card
option-meet = Meet a contact ({ $card }, { what-n-rank })
option-fight-patrol = Fight a patrol: { $card }
option-attempt = Attempt a job: { $card }
option-hunt-crew = Fight for the bounty on crew: { $card } ({ $seat })
option-duel = Fight for the ship’s goal: { $seat }
option-challenge = Challenge: { $seat }
option-give = Give credits: { $seat }
option-request = Ask for credits: { $seat }
option-discard-top = Put { $card } under its deck
option-buy = Buy { $card }
option-hand-in = Hand in { $card }
option-pay = Pay
option-make-room = Discard { $card }
option-deliver-card = Deliver { $card }
option-step-to = Patrol: { $card }
option-react = Use: { $card }
option-talk = Talk
option-hunt = Fight for the bounty
option-eliminate = Eliminate
option-capture = Capture
option-flee-to = Flees: { $card }
option-put = Into the offer: { $card } ({ $seat })
option-add-credits = Add 1,000 credits to the offer
option-ask-credits = Ask for 1,000 credits more
option-send = Make the offer
option-accept = Agree
option-refuse = Refuse
option-counter = Counter-offer
option-take = Take { $card }
option-sell = Sell { $card }
option-buy-sheet = Buy { $card }
option-peek = Peek at a contact ({ $card }, { what-n-rank })
option-patrol = Patrol: { $card }
option-mark = Name: { $card }
option-discard = Discard { $card }
option-discard-crew = Discard { $card }
option-take-crew = Take { $card } ({ $seat })
option-captain = Choose { $card }

## The story

event-ai-drew = { $seat } draws { $card }.
event-bought = { $seat } buys { $card } for { $n } credits.
event-captured-contact = { $seat } captures { $card }.
event-chose-captain = { $seat } plays { $card }.
event-combat-began = { $has-card ->
    [yes] { $seat } begins a combat: { $card }.
   *[no] { $seat } begins a combat.
  }
event-combat-lost = { $seat } loses the combat ({ $n-2 } to { $n-1 }).
event-combat-won = { $seat } wins the combat ({ $n-2 } to { $n-1 }).
event-delivery-failed = The delivery fails: { $card }.
event-die-cancelled = { $seat } cancels a result: { what-n-face }.
event-die-turned = { $seat } turns a result into { what-n-face }.
event-discarded = { $seat } discards { $card }.
event-drew-encounter = { $seat } draws { $card }.
event-enemy-rolled = The opponent rolls: { what-n-dice }.
event-earned = { $seat } takes { $n } credits for odd jobs.
event-eliminated = { $seat } eliminates { $card }.
event-fled = { $card } flees: { $n-card }.
event-gained-credits = { $seat } gains { $n } credits.
event-gained-crew = { $card } joins the crew ({ $seat }).
event-gained-fame = { $seat } gains { $n } fame.
event-gained-reputation = { $seat } gains reputation { what-n-faction }.
event-game-won = { $seat } has { $n } fame.
event-gave-credits = { $seat } gives { $n } credits ({ $other }).
event-goal-reached = { $seat } fulfils a goal and flips { $card }.
event-goal-token = { $card }: goal tokens { $n }.
event-handed-in = { $seat } hands in { $card } ({ $n } credits).
event-job-begun = { $seat } attempts a job: { $card }.
event-job-done = Job complete: { $card }.
event-job-lost = Job failed: { $card }.
event-kept = { $seat } keeps { $card }.
event-kept-secret = { $seat } keeps a secret{ $has-card ->
    [yes] : { $card }
   *[no] { "" }
  }.
event-left-game = { $card } leaves the game.
event-lost-credits = { $seat } loses { $n } credits.
event-lost-reputation = { $seat } loses reputation { what-n-faction }.
event-marked = { $seat } names a planet for { $card }: { $n-card }.
event-met-contact = { $seat } meets { $has-card ->
    [yes] { $card }
   *[no] a contact
  }.
event-moved = { $seat } flies: { $card }.
event-offer-made = { $seat } makes an offer.
event-offer-refused = { $seat } refuses the offer.
event-passed-by = { $seat } goes on: { $card } without a stop.
event-patrol-entered = { $card } enters the map: { $n-card }.
event-patrol-moved = { $card } flies: { $n-card }.
event-peeked = { $seat } peeks at a contact{ $has-card ->
    [yes] : { $card }
   *[no] { "" }
  } ({ $n-card }).
event-protected = { $seat } protects { $card }.
event-raided-planet = { $seat } puts a goal token on { $card }.
event-recovered = { $card }: damage removed { $n }.
event-redirected = { $seat } sends the patrol ({ $card }) elsewhere: { $other }.
event-refused-credits = { $seat } gives no credits ({ $other }).
event-requested = { $seat } asks for { $n } credits ({ $other }).
event-rerolled = { $seat } rerolls dice: { what-n-dice }.
event-resolved = { $seat } resolves { $card }.
event-rewarded = { $seat } takes the reward of { $card }.
event-rolled = { $seat } rolls: { what-n-dice }.
event-sold = { $seat } sells { $card } for { $n } credits.
event-spent = { $seat } pays { $n } credits.
event-started-with = { $seat } starts with { $card }.
event-starts-first = { $seat } goes first.
event-stood-up = { $seat } is back in the game.
event-suffered = { $card }: damage { $n }.
event-target-placed = Goal token of the AI: { $card }.
event-tested = { $seat } tests { what-n-skill }.
event-test-failed = Test failed: { what-n-skill }.
event-test-passed = Test passed: { what-n-skill }.
event-token-left = The token leaves the map: { $card }.
event-took-ship = { $seat } takes a ship: { $card }{ $n ->
    [0] .
   *[other] ; it bears { $n } damage.
}
event-top-discarded = { $seat } puts { $card } under its deck.
event-tractored = { $seat } stops a player: { $other }.
event-traded = { $seat } and { $other } agree on a trade.
event-traded-card = { $card } changes hands: { $seat } → { $other }.
event-turned-up = Turned up: { $card }.
event-turn-began = Turn { $n }: { $seat }.
event-turn-ended = { $seat } ends the turn.
event-used-ability = { $seat } uses an ability: { $card }.
event-was-defeated = { $seat } is defeated.

## Why not

why-game-over = The match is over.
why-not-your-turn = It is the turn of { $seat }.
why-other-decides = { $seat } decides now.
why-settle-first = Settle this first: { $what }.
why-not-now = This can’t be done now.
why-already-there = You are in that space already.
why-asked-enough = Others may be asked for credits twice a turn, and only if they have some.
why-contact-elsewhere = That contact is not on your planet.
why-defeated = Whoever is defeated can only remove damage.
why-done-already = That action was taken this turn already.
why-hostile-patrol = A patrol of a faction that is hostile to you must be met first.
why-no-credits = Not enough credits: { $need } needed, { $have } there.
why-no-slot = There is no slot for this card.
why-not-at-destination = This is not the place of that job.
why-not-here = That patrol is not in your space.
why-not-on-planet = That needs a planet.
why-not-open = This card does not lie open.
why-not-same-space = That player is not in your space.
why-not-sold-here = This card can’t be bought on this planet.
why-nothing-to-deliver = Nothing that you have belongs to this space.
why-too-far = Too far: { $need } spaces, the hyperdrive allows { $have }.
why-way-blocked = A patrol or the Maelstrom stops you on the way.

## Figures of many games (`kantyna arena outer-rim --plot`)

chart-rounds = Rounds a game took
chart-captains = Wins by character
chart-fame = Where fame came from
chart-defeats = Defeats in a game
chart-credits = Credits of a player after so many rounds
fame-from-goals = goals
fame-from-bounties = bounties
fame-from-jobs = jobs
fame-from-patrols = patrols
fame-from-illegal-cargo = illegal cargo
fame-from-luxury = luxury
fame-from-other = other
