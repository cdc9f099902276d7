# Star Wars: Przeznaczenie po polsku. Zdania składowe zaczynają się małą literą i nie mają kropki: tekst karty robi z nich zdania.

game-title = Star Wars: Przeznaczenie
game-about = Aktywuj drużynę, rzucaj jej kośćmi, rozpatruj je, przerzucaj i obracaj, cios za cios, aż na polu bitwy zostanie jedna drużyna.
game-length = 30 minut
game-win = Wygrywa strona, której jako ostatniej została postać w grze; kto na koniec rundy nie ma kart ani na ręce, ani w talii, przegrywa.

## Warianty

variant-duel = Pojedynek
variant-duel-about = Drużyna przeciw drużynie, według zasad podstawowych.
variant-free-for-all-3 = Każdy na każdego, trzy osoby
variant-free-for-all-3-about = Trzy drużyny, każda przeciw każdej.
variant-free-for-all-4 = Każdy na każdego, cztery osoby
variant-free-for-all-4-about = Cztery drużyny, każda przeciw każdej.

setting-deck = talia miejsca { $seat }
setting-deck-leia-poe = Leia i Poe
setting-deck-ackbar-han = Ackbar i Han
setting-deck-poe-maz = Poe i Maz
setting-deck-vader-raider = Vader i Człowiek pustyni
setting-deck-jango-veers = Jango i Veers
setting-deck-han-rey = Han i Rey
setting-deck-luke-ackbar = Luke i Ackbar
setting-deck-palpatine = Palpatine
setting-deck-jabba-unkar = Jabba i Unkar
setting-deck-phasma-bala-tik = Phasma i Bala-Tik
setting-deck-starter-rey = zestaw startowy: Rey
setting-deck-starter-kylo-ren = zestaw startowy: Kylo Ren
setting-deck-starter-kylo-ren-phasma = zestaw dla dwóch graczy: Kylo Ren i Phasma
setting-deck-starter-rey-poe = zestaw dla dwóch graczy: Rey i Poe
setting-deck-random = przypadkowa
setting-deck-other = kody kart (2x01028 1x01029 …)

## Co jest na kartach

faction-hero = bohaterowie
faction-villain = złoczyńcy
faction-neutral = karta neutralna
kind-character = postać
kind-upgrade = ulepszenie
kind-support = wsparcie
kind-event = wydarzenie
kind-battlefield = pole bitwy
kind-die = kość
number-cost = koszt { $n }
number-health = wytrzymałość { $n }
number-points = punkty { $n }
number-elite-points = jako elitarna { $n }
number-unique = unikat
trait-red = czerwona
trait-blue = niebieska
trait-yellow = żółta
trait-gray = szara
trait-ability = zdolność
trait-droid = droid
trait-equipment = wyposażenie
trait-title = tytuł
trait-vehicle = pojazd
trait-weapon = broń
colour-red = kolor czerwony
    .gen = koloru czerwonego
colour-blue = kolor niebieski
    .gen = koloru niebieskiego
colour-yellow = kolor żółty
    .gen = koloru żółtego
colour-gray = kolor szary
    .gen = koloru szarego
symbol-melee = obrażenia wręcz
    .acc = obrażenia wręcz
    .gen = obrażeń wręcz
    .ins = obrażeniami wręcz
symbol-ranged = obrażenia dystansowe
    .acc = obrażenia dystansowe
    .gen = obrażeń dystansowych
    .ins = obrażeniami dystansowymi
symbol-shield = osłony
    .acc = osłony
    .gen = osłon
    .ins = symbolem osłon
symbol-resource = zasoby
    .acc = zasoby
    .gen = zasobów
    .ins = symbolem zasobów
symbol-disrupt = zakłócenie
    .acc = zakłócenie
    .gen = zakłóceń
    .ins = symbolem zakłócenia
symbol-discard = odrzucenie
    .acc = odrzucenie
    .gen = odrzuceń
    .ins = symbolem odrzucenia
symbol-focus = skupienie
    .acc = skupienie
    .gen = skupień
    .ins = symbolem skupienia
symbol-special = symbol specjalny
    .acc = symbol specjalny
    .gen = symboli specjalnych
    .ins = symbolem specjalnym
symbol-blank = pusta ścianka
    .acc = pustą ściankę
    .gen = pustych ścianek
    .ins = pustą ścianką
symbol-any = dowolny symbol
    .acc = dowolny symbol
    .gen = dowolnych symboli
    .ins = dowolnym symbolem

## Na stole

zone-hand = Ręka
zone-deck = Talia
zone-discard-pile = Stos kart odrzuconych
zone-characters = Postacie
zone-upgrades = Ulepszenia
zone-supports = Wsparcia
zone-pool = Pula kości
zone-dice = Kości na kartach
zone-set-aside = Strefa boczna
zone-dice-set-aside = Odłożone kości
zone-face-down = Zakryte karty
zone-put-back = Wskazane karty
zone-looked-at = Podglądane karty
zone-out-of-the-game = Poza grą
zone-battlefield = Pole bitwy
zone-limbo = W zawieszeniu
counter-resources = zasoby
counter-extra-actions = dodatkowe akcje
counter-eliminated = poza grą
counter-round = runda
counter-controls-battlefield = kontroluje pole bitwy
counter-claimed-battlefield = zajęte pole bitwy
mark-exhausted = wyczerpana
mark-elite = elitarna
mark-damage = obrażenia { $n }
mark-shields = osłony { $n }
mark-face = ścianka { $n }
mark-host = dołączona
mark-home = kość karty
mark-locked = bez rzutu w rundzie { $n }
mark-doomed = pokonana z końcem rundy
mark-value = wartość { $n }
mark-at-work = rozpatrywana
mark-added = dodana
mark-waits = w kolejce: { $n }
mark-would-block = osłony zablokują: { $n }
mark-would-take = otrzyma obrażenia: { $n }
mark-would-gain = zyska osłony: { $n }
phase-set-up = przygotowanie
phase-action = faza akcji
phase-upkeep = faza utrzymania
reason-limit = Partia trwała zbyt długo i została przerwana.
reason-defeated = Wszystkie postacie pozostałych graczy zostały pokonane.
reason-deck-out = Pozostałym graczom na koniec rundy zabrakło kart na ręce i w talii.

## Co się dzieje

event-drew = { $seat } dobiera{ $has-card ->
    [yes] : { $card }
   *[no] {" "}kartę
  }.
event-shuffled-back = { $seat } wtasowuje { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } i dobiera tyle samo.
event-rolled = { $seat } rzuca: { $side } ({ $card }).
event-rerolled = Przerzut: { $side } – { $card } ({ $seat }).
event-turned = Obrót: { $side } – { $card } ({ $seat }).
event-chose-battlefield = { $seat } wybiera pole bitwy: { $card }.
event-round-began = Runda { $n }, zaczyna { $seat }
event-passed = { $seat } pasuje.
event-declined = { $seat } rezygnuje z dodatkowej akcji.
event-played = { $seat } zagrywa: { $card }.
event-attached = Karta { $card } zostaje dołączona do postaci: { $source }.
event-not-played = { $seat } nie może zapłacić za kartę, więc nie zostaje ona zagrana.
event-activated = { $seat } aktywuje: { $card }.
event-resolved = { $seat } rozpatruje: { $card }, wartość { $n }.
event-modified = Do kości ({ $source }) dochodzi: { $card }.
event-removed = Pulę opuszcza: { $card } ({ $seat }).
event-used = { $seat } używa: { $card }.
event-claimed = { $seat } zajmuje pole bitwy: { $card }.
event-gained = { $seat } zyskuje { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }.
event-paid = { $seat } płaci { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }.
event-lost = { $seat } traci { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }.
event-discarded = { $seat } odrzuca: { $card }.
event-milled = Z wierzchu talii ({ $seat }) zostaje odrzucona karta: { $card }.
event-left-play = Grę opuszcza: { $card } ({ $seat }).
event-blocked = { $card }: zablokowane obrażenia: { $n }.
event-damaged = { $card }: otrzymane obrażenia: { $n }.
event-moved-damage = Na kartę { $card } trafiają obrażenia: { $n }.
event-healed = { $card }: uleczone obrażenia: { $n }.
event-shielded = { $card }: nowe osłony: { $n }.
event-lost-shields = { $card }: usunięte osłony: { $n }.
event-defeated = { $card }: postać pokonana ({ $seat }).
event-returned = Do gry wraca: { $card } ({ $seat }).
event-readied = Karta { $card } jest przygotowana.
event-exhausted = Karta { $card } jest wyczerpana.
event-extra-action = { $seat } może wykonać { $n ->
    [one] dodatkową akcję
    [few] { $n } dodatkowe akcje
   *[many] { $n } dodatkowych akcji
  } ({ $card }).
event-upkeep = Faza utrzymania rundy { $n }
event-looked = { $seat } podgląda { $has-card ->
    [yes] kartę: { $card }
   *[no] kartę
  } ({ $other }).
event-revealed = { $seat } odkrywa: { $card }.
event-to-hand = Na rękę ({ $seat }) trafia: { $card }.
event-to-deck = Do talii ({ $seat }) trafia { $has-card ->
    [yes] karta: { $card }
   *[no] karta
  }.
event-set-aside = Do strefy bocznej trafia { $has-card ->
    [yes] karta: { $card }
   *[no] zakryta karta
  } ({ $seat }).
event-captured = { $seat } przejmuje: { $card }.
event-locked = W następnej rundzie nie wolno rzucać: { $card }.
event-doomed = { $card }: postać zostanie pokonana z końcem rundy.
event-swapped-battlefield = { $seat } zmienia pole bitwy: { $card }.
event-took-battlefield = { $seat } przejmuje kontrolę nad polem bitwy.
event-phase-ended = Faza akcji dobiegła końca.
event-eliminated = { $seat } odpada z gry.
event-named-colour = { $seat } wymienia kolor { $n ->
    [0] czerwony
    [1] niebieski
    [2] żółty
   *[3] szary
  }.
event-swapped-resources = { $seat } i { $other } zamieniają się zasobami.
event-won = Wygrywa { $seat }.

## Pytania

ask-mulligan = Które karty wtasowujesz?
ask-battlefield = Twój rzut był najwyższy: które pole bitwy wybierasz?
ask-shield = Kto dostaje osłonę? (jeszcze { $n })
ask-action = Twoja tura: działasz czy pasujesz?
ask-extra-action = Dodatkowa akcja: działasz czy rezygnujesz?
ask-bearer = { $card }: do której postaci dołączasz tę kartę?
ask-replaced = { $card }: które ulepszenie zastępuje?
ask-trim = { $has-card ->
    [yes] { $card }: które ulepszenie odrzucasz?
   *[no] Którą kopię odrzucasz?
  }
ask-modify = { $card }: co do niej dodajesz?
ask-target = { $card }, wartość { $n }: która postać?
ask-next-die = Którą kość rozpatrujesz jako następną?
ask-turn-die = Którą kość obracasz? (jeszcze { $n })
ask-kept-die = { $card }: jedno z dwóch jednakowych ulepszeń odeszło. Którą ściankę pokazuje kość, która zostaje?
ask-face = { $card }: na którą ściankę?
ask-special = { $card }: która zdolność?
ask-opponent = Który gracz?
ask-reroll = Które kości przerzucasz?
ask-may = { $card }: używasz?
ask-order = Co najpierw?
ask-guard = Strażnik ({ $card }): którą kość obrażeń usuwasz, by strażnik przyjął jej wartość?
ask-redeploy = { $card }: na którą postać przepisujesz tę kartę?
ask-mentor = { $card }: zadane obrażenia: { $n }. Czyja osłona blokuje jedno z nich?
ask-upkeep = Które karty odrzucasz?
ask-die = { $card }: która kość?
ask-character = { $card }: która postać?
ask-card = { $card }: która karta?
ask-hand = { $card }: która karta?
ask-choice = { $card }: co wybierasz?
ask-symbol = Który symbol?
ask-colour = Który kolor?
ask-amount = { $card }: ile?
ask-point = { $card }: kto otrzymuje następny żeton? (jeszcze { $n })
ask-pay = { $card }: płacisz { $n }?

## Możliwości

option-play = Zagraj: { $card }
option-activate = Aktywuj: { $card }
option-use = Użyj: { $card }
option-reroll = Odrzuć, aby przerzucić kości: { $card }
option-resolve = Rozpatrz: { $card }
option-pick = { $card }
option-respond = { $card }
option-face = Ścianka: { $side }
option-symbol = { $n ->
    [0] Obrażenia wręcz
    [1] Obrażenia dystansowe
    [2] Osłony
    [3] Zasoby
    [4] Zakłócenie
    [5] Odrzucenie
    [6] Skupienie
    [7] Symbol specjalny
   *[other] Pusta ścianka
  }
option-colour = { $n ->
    [0] Czerwony
    [1] Niebieski
    [2] Żółty
   *[3] Szary
  }
option-choose = { $text-sentences }
option-opponent = { $seat }
option-amount = { $n }
option-claim = Zajmij pole bitwy
option-yes = Tak
option-no = Nie
option-stop = To wszystko
option-pass = Pasuj

## Dlaczego nie

why-over = Partia jest skończona.
why-not-asked = Decyzja należy do kogoś innego.
why-other-question = Najpierw trzeba odpowiedzieć na inne pytanie.
why-not-now = Teraz nie można tego zrobić.
why-not-yours = Ta karta nie jest twoja.
why-no-die = Bez kości karty nie da się aktywować.
why-exhausted = Ta karta jest wyczerpana.
why-claimed = W tej rundzie pole bitwy już zajęto.
why-claim-tax = Zajęcie pola bitwy kosztuje teraz { $n }.
why-not-in-hand = Tej karty nie ma na twojej ręce.
why-restricted = Ograniczenie zagrania tej karty nie jest spełnione.
why-unique = Masz już w grze kopię tej unikatowej karty.
why-no-bearer = Żadna z twoich postaci nie może jej otrzymać.
why-too-expensive = Karta kosztuje { $n }.
why-not-in-pool = Tej kości nie ma w twojej puli.
why-blank = Pustej ścianki nie można rozpatrzyć.
why-modifier-alone = Modyfikator rozpatruje się tylko razem z inną kością.
why-die-cost = Ta ścianka kosztuje { $n }.
why-empty-pool = W twojej puli nie ma kości.
why-no-action = Ta karta nie ma akcji.
why-nothing-to-do = Nic by się nie zmieniło: to byłby pas.
