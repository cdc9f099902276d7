# Star Realms po polsku. Zdania cząstkowe zaczynają się małą literą i nie mają kropki: teksty robią z nich zdania.
# Każda karta ma biernik (acc) i dopełniacz (gen). Dziennik jest w czasie teraźniejszym, więc rodzaj się nie ujawnia.

game-title = Star Realms
game-about = Zbuduj flotę z okrętów i baz leżących w rzędzie otwartym dla wszystkich i rozbij nią przeciwnika.
game-length = 20 minut
game-win = Wygrywa ten, kto sprowadzi autorytet przeciwnika do zera.

## Warianty

variant-duel = Pojedynek
variant-duel-about = Gra dla dwóch osób, jedna przeciw drugiej.
variant-free-for-all = Wolna amerykanka
variant-free-for-all-about = Każdy przeciw każdemu; wygrywa osoba, która zostanie ostatnia.
variant-hunter = Myśliwy
variant-hunter-about = Atakować wolno tylko osobę po lewej, a bazy – po obu stronach.
variant-two-headed-hydra = Dwugłowa Hydra
variant-two-headed-hydra-about = Dwie drużyny po dwie osoby. Drużyna ma jeden autorytet, gra turę razem i dzieli się punktami.
variant-three-headed-hydra = Trzygłowa Hydra
variant-three-headed-hydra-about = Dwie drużyny po trzy osoby. Drużyna ma jeden autorytet, gra turę razem i dzieli się punktami.
variant-emperor = Imperator
variant-emperor-about = Dwie drużyny po trzy osoby: Imperator między dwoma Admirałami. Drużyna, której Imperator zostaje pokonany, przegrywa.
variant-raid = Rajd
variant-raid-about = Jeden Boss, silny i samotny, przeciw wszystkim Atakującym. Wartości Bossa dobraliśmy sami.
setting-boss-authority = autorytet Bossa (0: według liczby Atakujących)
setting-boss-authority-range = dowolna liczba od 0 do 999
setting-boss-hand = liczba kart na ręce Bossa (0: według liczby Atakujących)
setting-boss-hand-range = dowolna liczba od 0 do 999
role-boss = Boss
role-raider = Atakujący
role-emperor = Imperator
role-admiral = Admirał

## Frakcje, rodzaje, liczby

faction-star-empire = Gwiezdne Imperium
    .gen = Gwiezdnego Imperium
faction-trade-federation = Federacja Handlowa
    .gen = Federacji Handlowej
faction-blob = Bloby
    .gen = Blobów
faction-machine-cult = Kult Maszyn
    .gen = Kultu Maszyn
faction-unaligned = bez frakcji
    .gen = żadnej frakcji
kind-ship = okręt
kind-base = baza
kind-outpost = posterunek
number-cost = koszt { $n }
number-defense = obrona { $n }

## Strefy, liczniki, znaczniki

zone-hand = Ręka
zone-deck = Talia
zone-discard-pile = Stos kart odrzuconych
zone-ships = Okręty w grze
zone-bases = Bazy w grze
zone-trade-row = Rząd handlu
zone-trade-deck = Talia handlu
zone-explorers = Odkrywcy
zone-scrap-heap = Złomowisko
zone-lost = Poza grą
zone-on-the-way = W drodze
counter-authority = autorytet
counter-trade = handel
counter-combat = walka
mark-primary-used = użyta
mark-ally-used = sojusz użyty
mark-acts-as = działa jak { $n-card }
mark-damage = uszkodzenia { $n }
phase-main = faza główna

## Zakończenie

reason-limit = Partia trwała zbyt długo i została przerwana.
reason-last = Nikt inny nie pozostał w grze.
reason-emperor = Wrogi Imperator został pokonany.
reason-boss = Nie ma już nikogo z Atakujących.
reason-raiders = Boss został pokonany.

## Co mówią karty

ability-primary = { $text-sentences }
ability-ally = Sojusz ({ $faction }): { $text-running }
ability-scrap = Złomowisko: { $text-running }
ability-each-ship = Każdy zagrywany przez ciebie okręt daje o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } walki więcej.
ability-ally-to-all = Jest sojusznikiem kart każdej frakcji.
gain-trade = zyskaj { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } handlu
gain-combat = zyskaj { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } walki
gain-authority = zyskaj { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } autorytetu
draw = { $n ->
    [one] dobierz kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
  }
each-blob-played = każdą kartę Blobów zagraną przez ciebie w tej turze
opponent-discards = wskazany przeciwnik odrzuca { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } według własnego wyboru
may-destroy-base = możesz zniszczyć bazę, którą wolno ci teraz zaatakować
may-scrap-row = możesz zezłomować { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z rzędu handlu
may-scrap-from-hand-or-discard = możesz zezłomować { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki lub swojego stosu kart odrzuconych
scrap-from-hand-or-discard = zezłomuj { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki lub swojego stosu kart odrzuconych
scrap-from-hand = zezłomuj { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki
may-scrap-from-hand = możesz zezłomować { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki
discard-to-draw = odrzuć najwyżej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  } i dopiero potem dobierz tyle samo
scrap-to-draw = zezłomuj najwyżej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki i/lub swojego stosu kart odrzuconych, a potem dobierz tyle samo
if-bases = masz w grze co najmniej { $n ->
    [one] jedną bazę
    [few] { $n } bazy
   *[many] { $n } baz
  }
next-ship-on-top = następny okręt zdobyty przez ciebie w tej turze może trafić na wierzch twojej talii
take-ship = zdobądź za darmo okręt o dowolnym koszcie z rzędu handlu lub stosu Odkrywców i połóż go na wierzchu swojej talii
copy-ship = skopiuj inny okręt zagrany przez ciebie w tej turze: do końca tury ta karta ma jego zdolności i należy też do jego frakcji, nie tracąc własnej

## Pytania

ask-main = Faza główna: co robisz?
ask-discard = { $card }: wybierz kartę do odrzucenia.
ask-target = { $card }: wskaż przeciwnika, który odrzuci kartę.
ask-scrap = { $card }: możesz zezłomować kartę.
ask-must-scrap = { $card }: wybierz kartę do zezłomowania.
ask-scrap-row = { $card }: możesz zezłomować kartę z rzędu handlu.
ask-destroy = { $card }: możesz zniszczyć bazę.
ask-choose = { $card }: wybierz jedno.
ask-which = { $card }: którą z nich?
ask-which-destroyed = { $card }: którą z nich niszczysz?
ask-take = { $card }: wybierz okręt do zdobycia.
ask-copy = { $card }: wybierz okręt do skopiowania.
ask-on-top = Położyć { $card-acc } na wierzchu talii? Inaczej karta trafi na stos kart odrzuconych.
ask-damage = { $has-card ->
    [yes] Ile punktów walki przeznaczyć na { $card-acc } ({ $other })?
   *[no] Ile punktów walki przeznaczyć na atak? Cel: { $other }.
  }
ask-discard-to-draw = { $card }: odrzucić kartę, żeby dobrać nową? (najwyżej jeszcze { $n })
ask-scrap-to-draw = { $card }: zezłomować kartę, żeby dobrać nową? (najwyżej jeszcze { $n })
ask-give-to = Kto dostanie { $card-acc }?
ask-leave = { $seat } odpada z gry i może zostawić kartę. Dostanie ją { $other }.
ask-put-trade = Kupujecie { $card-acc } razem za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } handlu. Ile z tego dajesz ty?
ask-put-combat = Niszczycie { $card-acc } razem za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } walki. Ile z tego dajesz ty?
ask-add-trade = Drużyna chce kupić { $card-acc }, brakuje { $n ->
    [one] { $n } punktu
   *[many] { $n } punktów
  } handlu. Ile dokładasz?
ask-add-combat = Drużyna chce zniszczyć { $card-acc }, brakuje { $n ->
    [one] { $n } punktu
   *[many] { $n } punktów
  } walki. Ile dokładasz?

## Możliwości

option-play = Zagraj { $card-acc }
option-primary = Użyj zdolności głównej { $card-gen }
option-ally = Użyj zdolności sojuszu { $card-gen }
option-ally-as = Użyj skopiowanej zdolności sojuszu { $card-gen }
option-scrap = Zezłomuj { $card-acc } dla zdolności
option-scrap-as = Zezłomuj kopię { $card-gen } dla zdolności
option-buy = Kup { $card-acc } za { $cost }
option-buy-together = Kup razem { $card-acc } za { $cost }
option-give = Przekaż { $card-acc } w drużynie za 1 punkt handlu
option-hit-base = Atakuj { $card-acc } ({ $seat }, obrona { $defense })
option-hit-together = Atakuj razem { $card-acc } ({ $seat }, obrona { $defense })
option-destroy = Zniszcz { $card-acc } ({ $seat })
option-discard = Odrzuć { $card-acc }
option-scrap-hand = Zezłomuj { $card-acc } z ręki
option-scrap-discard = Zezłomuj { $card-acc } ze stosu kart odrzuconych
option-scrap-row = Zezłomuj { $card-acc } z rzędu handlu
option-take = Zdobądź { $card-acc }
option-copy = Skopiuj { $card-acc }
option-leave = Zostaw { $card-acc }
option-choose = { $text-sentences }
option-target = { $seat }
option-attack = Atakuj (cel: { $seat })
option-hand-over = Niech teraz gra { $seat }
option-yes = Tak
option-no = Nie
option-stop = Nie, wystarczy
option-end = { $variant ->
    [two-headed-hydra] Zakończ swoją część tury
    [three-headed-hydra] Zakończ swoją część tury
   *[other] Zakończ turę
  }
option-number = { $n ->
    [0] Nic
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
option-has-used = { $n ->
    [0] Nieużytą
    [1] Tę, której zdolność główna jest zużyta
    [2] Tę, której zdolność sojuszu jest zużyta
   *[other] Tę, której obie zdolności są zużyte
  }
option-has-damage = { $n ->
    [0] Nieuszkodzoną
   *[other] Tę z uszkodzeniami: { $n }
  }

## Co się stało

event-turn-began = Tura { $n }: { $seat }
event-played = { $seat } zagrywa { $card-acc }.
event-gained-trade = { $seat } zyskuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } handlu ({ $source }).
event-gained-combat = { $seat } zyskuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } walki ({ $source }).
event-gained-authority = { $seat } zyskuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } autorytetu ({ $source }).
event-drew = { $seat } dobiera { $card-acc }.
event-reshuffled = { $seat } tasuje stos kart odrzuconych w nową talię ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }).
event-discarded = { $seat } odrzuca { $card-acc }.
event-scrapped = { $seat } złomuje { $card-acc }.
event-returned = { $seat } odkłada { $card-acc } na stos Odkrywców.
event-bought = { $seat } kupuje { $card-acc } za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } handlu.
event-took = { $seat } zdobywa { $card-acc } i kładzie na wierzchu talii ({ $source }).
event-refilled = Do rzędu handlu dochodzi { $card }.
event-hit-base = { $seat } wydaje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } walki na { $card-acc } ({ $other }).
event-base-destroyed = { $seat } niszczy { $card-acc } ({ $other }).
event-attacked = { $seat } atakuje za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }; cel: { $other }.
event-fell = { $seat } odpada z gry.
event-used-primary = { $seat } używa zdolności głównej { $card-gen }.
event-used-ally = { $seat } używa zdolności sojuszu { $card-gen }.
event-used-scrap = { $seat } używa zdolności złomowiska { $card-gen }.
event-copied = { $card } działa teraz jak { $n-card } ({ $seat }).
event-turn-ended = { $seat } kończy turę.
event-part-ended = { $seat } kończy swoją część tury.
event-handed-over = { $seat } przerywa, gra { $other }.
event-gave = { $seat } przekazuje { $card-acc }; dostaje { $other }.
event-left = { $seat } zostawia { $card-acc }; dostaje { $other }.
event-added-trade = { $seat } dokłada { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } handlu; korzysta { $other }.
event-added-combat = { $seat } dokłada { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } walki; korzysta { $other }.
event-refused = { $seat } nie dostaje dość pomocy.
event-repaired = Bazy są naprawione ({ $seat }).
event-readied-top = Następny okręt zdobyty w tej turze może trafić na wierzch talii ({ $seat }, { $source }).
event-put-on-top = { $seat } kładzie { $card-acc } na wierzchu talii.
event-game-won = { $seat } wygrywa.

## Dlaczego nie

why-game-over = Partia jest skończona.
why-fallen = Nie jesteś już w grze.
why-not-your-turn = Teraz trwa tura: { $seat }.
why-other-decides = Teraz decyduje { $seat }.
why-settle-first = Najpierw trzeba rozstrzygnąć: { $what }.
why-not-in-hand = Nie masz takiej karty na ręce.
why-not-in-play = Nie masz takiej karty w grze.
why-used = Ta zdolność jest już w tej turze zużyta.
why-no-ally = Nie masz w grze drugiej karty { $faction-gen }.
why-no-effect = Teraz nic by to nie zmieniło.
why-no-explorers = Nie ma już Odkrywców.
why-not-in-row = Tej karty nie ma w rzędzie handlu.
why-no-trade = Potrzeba { $need ->
    [one] { $need } punktu
   *[many] { $need } punktów
  } handlu, a masz { $have }.
why-no-combat = Potrzeba { $need ->
    [one] { $need } punktu
   *[many] { $need } punktów
  } walki, a masz { $have }.
why-no-such-base = Ta osoba nie ma takiej bazy.
why-out-of-reach = Ta osoba jest poza twoim zasięgiem.
why-outpost-first = Na drodze stoi posterunek: najpierw trzeba go zniszczyć.
why-victim-fallen = Tej osoby nie ma już w grze.
why-team-as-one = Drużynę atakuje się jako całość: wskaż tę osobę, która jest do wyboru.
why-not-now = Teraz nie jest to możliwe.
why-ended = Twoja część tej tury jest już zakończona.
why-row-only = Razem kupuje się tylko karty z rzędu handlu.
why-nobody-adds = Nikt inny w drużynie nie ma punktów, żeby się dołożyć.
why-refused = Ta prośba właśnie spotkała się z odmową; najpierw musi się stać coś innego.
why-not-in-discard = Tej karty nie ma na twoim stosie kart odrzuconych.
why-no-teammate = W twojej drużynie nie ma już nikogo innego.
why-mate-ended = Ta osoba zakończyła już swoją część tury.
why-handed-over = Ta osoba dostała już od ciebie ruch i od tej pory nic się nie stało.

what-discard = odrzucenie karty
what-which = o którą z jednakowych kart chodzi
what-which-destroyed = która z jednakowych baz zostaje zniszczona
what-target = wskazanie przeciwnika
what-scrap = złomowanie karty
what-scrap-row = złomowanie w rzędzie handlu
what-destroy = zniszczenie bazy
what-choose = wybór jednego z tekstów
what-take = zdobycie okrętu
what-copy = skopiowanie okrętu
what-on-top = dokąd trafia okręt
what-damage = siła ataku
what-discard-to-draw = odrzucanie dla nowych kart
what-scrap-to-draw = złomowanie dla nowych kart
what-give-to = kto dostaje kartę
what-leave = co zostawia osoba pokonana
what-put-trade = własny udział w zakupie
what-put-combat = własny udział w ataku
what-add-trade = pomoc w zakupie
what-add-combat = pomoc w ataku
what-must-scrap = złomowanie karty

## Karty

card-scout = Zwiadowca
    .acc = Zwiadowcę
    .gen = Zwiadowcy
card-viper = Żmija
    .acc = Żmiję
    .gen = Żmii
card-explorer = Odkrywca
    .acc = Odkrywcę
    .gen = Odkrywcy

card-imperial-fighter = Myśliwiec Imperialny
    .acc = Myśliwiec Imperialny
    .gen = Myśliwca Imperialnego
card-imperial-frigate = Fregata Imperialna
    .acc = Fregatę Imperialną
    .gen = Fregaty Imperialnej
card-survey-ship = Statek Badawczy
    .acc = Statek Badawczy
    .gen = Statku Badawczego
card-corvette = Korweta
    .acc = Korwetę
    .gen = Korwety
card-battlecruiser = Krążownik Liniowy
    .acc = Krążownik Liniowy
    .gen = Krążownika Liniowego
card-dreadnaught = Pancernik
    .acc = Pancernik
    .gen = Pancernika
card-space-station = Stacja Kosmiczna
    .acc = Stację Kosmiczną
    .gen = Stacji Kosmicznej
card-recycling-station = Stacja Recyklingowa
    .acc = Stację Recyklingową
    .gen = Stacji Recyklingowej
card-war-world = Planeta Wojny
    .acc = Planetę Wojny
    .gen = Planety Wojny
card-royal-redoubt = Królewska Reduta
    .acc = Królewską Redutę
    .gen = Królewskiej Reduty
card-fleet-hq = Kwatera Główna Floty
    .acc = Kwaterę Główną Floty
    .gen = Kwatery Głównej Floty

card-federation-shuttle = Wahadłowiec
    .acc = Wahadłowiec
    .gen = Wahadłowca
card-cutter = Kuter
    .acc = Kuter
    .gen = Kutra
card-embassy-yacht = Jacht Ambasady
    .acc = Jacht Ambasady
    .gen = Jachtu Ambasady
card-freighter = Frachtowiec
    .acc = Frachtowiec
    .gen = Frachtowca
card-command-ship = Okręt Dowodzenia
    .acc = Okręt Dowodzenia
    .gen = Okrętu Dowodzenia
card-trade-escort = Eskorta Handlowa
    .acc = Eskortę Handlową
    .gen = Eskorty Handlowej
card-flagship = Okręt Flagowy
    .acc = Okręt Flagowy
    .gen = Okrętu Flagowego
card-trading-post = Placówka Handlowa
    .acc = Placówkę Handlową
    .gen = Placówki Handlowej
card-barter-world = Planeta Handlowa
    .acc = Planetę Handlową
    .gen = Planety Handlowej
card-defense-center = Centrum Obrony
    .acc = Centrum Obrony
    .gen = Centrum Obrony
card-central-office = Biuro Centralne
    .acc = Biuro Centralne
    .gen = Biura Centralnego
card-port-of-call = Port Pośredni
    .acc = Port Pośredni
    .gen = Portu Pośredniego

card-blob-fighter = Myśliwiec Blobów
    .acc = Myśliwiec Blobów
    .gen = Myśliwca Blobów
card-trade-pod = Kokon Handlowy
    .acc = Kokon Handlowy
    .gen = Kokonu Handlowego
card-battle-pod = Kokon Bojowy
    .acc = Kokon Bojowy
    .gen = Kokonu Bojowego
card-ram = Taran
    .acc = Taran
    .gen = Tarana
card-blob-destroyer = Blob Niszczyciel
    .acc = Bloba Niszczyciela
    .gen = Bloba Niszczyciela
card-battle-blob = Blob Wojenny
    .acc = Bloba Wojennego
    .gen = Bloba Wojennego
card-blob-carrier = Transporter Blobów
    .acc = Transporter Blobów
    .gen = Transportera Blobów
card-mothership = Statek-Matka
    .acc = Statek-Matkę
    .gen = Statku-Matki
card-blob-wheel = Krąg Blobów
    .acc = Krąg Blobów
    .gen = Kręgu Blobów
card-the-hive = Rój
    .acc = Rój
    .gen = Roju
card-blob-world = Planeta Blobów
    .acc = Planetę Blobów
    .gen = Planety Blobów

card-trade-bot = Bot Handlowy
    .acc = Bota Handlowego
    .gen = Bota Handlowego
card-missile-bot = Bot Rakietowy
    .acc = Bota Rakietowego
    .gen = Bota Rakietowego
card-supply-bot = Bot Zaopatrzeniowy
    .acc = Bota Zaopatrzeniowego
    .gen = Bota Zaopatrzeniowego
card-patrol-mech = Mech Patrolowy
    .acc = Mecha Patrolowego
    .gen = Mecha Patrolowego
card-stealth-needle = Igła Mimetyczna
    .acc = Igłę Mimetyczną
    .gen = Igły Mimetycznej
card-battle-mech = Mech Bojowy
    .acc = Mecha Bojowego
    .gen = Mecha Bojowego
card-missile-mech = Mech Rakietowy
    .acc = Mecha Rakietowego
    .gen = Mecha Rakietowego
card-battle-station = Stacja Bojowa
    .acc = Stację Bojową
    .gen = Stacji Bojowej
card-mech-world = Planeta Mechów
    .acc = Planetę Mechów
    .gen = Planety Mechów
card-brain-world = Mózgosfera
    .acc = Mózgosferę
    .gen = Mózgosfery
card-machine-base = Planeta Maszyn
    .acc = Planetę Maszyn
    .gen = Planety Maszyn
card-junkyard = Śmietnisko
    .acc = Śmietnisko
    .gen = Śmietniska

## Krótkie słowa kart

short-ability-each-ship = Okręty: +{ $n } walki
short-ability-ally-to-all = Sojusznik wszystkich
short-gain-trade = { $n } handlu
short-gain-combat = { $n } walki
short-gain-authority = { $n } autorytetu
short-draw = dobierz { $n }
short-each-blob-played = każdą zagraną kartę Blobów
short-opponent-discards = przeciwnik odrzuca { $n }
short-may-destroy-base = możesz zniszczyć bazę
short-may-scrap-row = możesz zezłomować { $n } z rzędu
short-may-scrap-from-hand-or-discard = możesz zezłomować { $n }
short-scrap-from-hand-or-discard = zezłomuj { $n }
short-scrap-from-hand = zezłomuj { $n } z ręki
short-discard-to-draw = odrzuć do { $n }, dobierz tyle samo
short-scrap-to-draw = zezłomuj do { $n }, dobierz tyle samo
short-if-bases = { $n ->
    [one] baza
    [few] { $n } bazy
   *[many] { $n } baz
  }
short-next-ship-on-top = następny okręt na wierzch
short-take-ship = okręt za darmo na wierzch
short-copy-ship = kopiuje inny okręt
