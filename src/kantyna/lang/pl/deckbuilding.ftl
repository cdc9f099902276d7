# Star Wars: The Deckbuilding Game po polsku. Zdania cząstkowe zaczynają się małą literą i nie mają kropki.
# Każda karta ma biernik (acc) i dopełniacz (gen).

game-title = Star Wars: The Deckbuilding Game
game-about = Imperium i Rebelia kupują karty z jednego rzędu galaktyki, zestrzeliwują z niego karty wroga i niszczą sobie nawzajem bazy.
game-length = 30 minut
game-win = Wygrywa strona, która pierwsza zniszczy umówioną liczbę wrogich baz.

## Warianty

variant-beginner = Dla początkujących
variant-beginner-about = Dwie osoby, po pięć ustalonych baz; do trzech zniszczonych.
variant-full-control = Pełna kontrola
variant-full-control-about = Dwie osoby, po dziesięć baz do wyboru; do czterech zniszczonych.
variant-secret-bases = Tajne bazy
variant-secret-bases-about = Dwie osoby, każda w tajemnicy dobiera cztery bazy; do czterech zniszczonych.
variant-teams-beginner = Drużyny dla początkujących
variant-teams-beginner-about = Dwie osoby na dwie z dwóch pudełek, według naszych zasad; bazy drużyny liczą się razem.
variant-teams-full-control = Drużyny, pełna kontrola
variant-teams-full-control-about = Dwie osoby na dwie według naszych zasad, każda ze wszystkimi dziesięcioma bazami.
variant-teams-secret-bases = Drużyny, tajne bazy
variant-teams-secret-bases-about = Dwie osoby na dwie według naszych zasad, z bazami dobieranymi w tajemnicy.
setting-bases = bazy do zniszczenia (drużyna: dwa razy tyle)
setting-pay-off = spłacanie kart neutralnych
setting-pay-off-0 = nie
setting-pay-off-1 = tak

## Frakcje, rodzaje, cechy, liczby

faction-empire = Imperium
faction-rebel = Rebelia
faction-neutral = karta neutralna
role-empire = Imperium
role-rebel = Rebelia
kind-unit = jednostka
kind-capital-ship = okręt
kind-base = baza
trait-trooper = Żołnierz
trait-fighter = Myśliwiec
trait-vehicle = Pojazd
trait-transport = Transportowiec
trait-officer = Oficer
trait-scoundrel = Łajdak
trait-bounty-hunter = Łowca nagród
trait-jedi = Jedi
trait-sith = Sith
trait-droid = Droid
number-cost = koszt { $n }
number-attack = atak { $n }
number-resources = zasoby { $n }
number-force = Moc { $n }
number-hit-points = wytrzymałość { $n }
number-target = wartość docelowa { $n }
number-unique = unikatowa

## Strefy, liczniki, znaczniki

zone-hand = Ręka
zone-deck = Talia
zone-discard-pile = Stos kart odrzuconych
zone-in-play = W grze
zone-base = Baza
zone-bases = Pozostałe bazy
zone-victory-pile = Stos zwycięstwa
zone-galaxy-row = Rząd galaktyki
zone-galaxy-deck = Talia galaktyki
zone-galaxy-discard = Odrzucone karty galaktyki
zone-pilots = Piloci z Zewnętrznych Rubieży
zone-exiled = Anihilowane
zone-away = Bazy w pudełku
zone-coming = W drodze
counter-resources = zasoby
counter-force = Moc (od −3 Imperium do 3 Rebelia)
counter-destroyed = zniszczone bazy
mark-used = zdolność użyta
mark-committed = wyznaczona do ataku
mark-spent = po ataku
mark-damage = obrażenia { $n }
mark-attack = atak { $n }
mark-doomed = do anihilacji na koniec tury
phase-setup = przygotowanie
phase-start = początek tury
phase-main = akcje

## Zakończenie

reason-limit = Partia trwała zbyt długo i została przerwana.
reason-bases = Ostatnia potrzebna baza została zniszczona.

## Co mówią karty

ability-text = { $text-sentences }
ability-reward = Nagroda: { $text-running }
ability-when-played = Przy zagraniu { $text }.
ability-when-bought = Przy zakupie { $text }.
ability-when-defeats = Po udziale tej jednostki w pokonaniu celu w rzędzie galaktyki { $text }.
ability-when-revealed = Przy odkryciu { $text }.
ability-when-turn-starts = Na początku swojej tury { $text }.
ability-when-neutral-played = Po zagraniu pierwszej w swojej turze karty neutralnej { $text }.
ability-when-foe-discards = Ilekroć w twojej turze przeciwnik odrzuca kartę z ręki, { $text }.
to = { $price }, a w zamian { $effect }
always-ships-attack = Twoje okręty mają atak większy o { $n }.
always-traits-attack = { $whom0 } mają atak większy o { $n }.
always-traits-attack-2 = { $whom0 } i { $whom1-bare } mają atak większy o { $n }.
whom-trooper = Twoi Żołnierze
    .bare = Żołnierze
whom-fighter = Twoje Myśliwce
    .bare = Myśliwce
whom-vehicle = Twoje Pojazdy
    .bare = Pojazdy
whom-transport = Twoje Transportowce
    .bare = Transportowce
whom-officer = Twoi Oficerowie
    .bare = Oficerowie
whom-scoundrel = Twoi Łajdacy
    .bare = Łajdacy
whom-bounty-hunter = Twoi Łowcy nagród
    .bare = Łowcy nagród
whom-jedi = Twoi Jedi
    .bare = Jedi
whom-sith = Twoi Sithowie
    .bare = Sithowie
whom-droid = Twoje Droidy
    .bare = Droidy
always-force-attack = Jeśli Moc jest z tobą, ma atak większy o { $n }.
always-row-attack = Przeciw celom w rzędzie galaktyki ma atak większy o { $n }.
always-lost-attack = Ma atak większy o { $n } za każdą straconą przez twoją stronę bazę.
always-shield = W każdej turze ta baza odpiera { $n ->
    [one] pierwsze obrażenie
    [few] pierwsze { $n } obrażenia
   *[many] pierwsze { $n } obrażeń
  }.
always-first-on-top = Pierwsza karta kupiona przez ciebie w turze może trafić na wierzch twojej talii.
always-neutral-to-hand = Pierwsza neutralna karta kupiona przez ciebie w turze może trafić na twoją rękę; wtedy na koniec tury jest anihilowana.
always-hunt-neutral = Raz na turę możesz zaatakować neutralną jednostkę w rzędzie galaktyki: wartością docelową jest jej koszt, nagrodą tyle samo zasobów.
gain-resources = zyskaj { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
gain-force = zyskaj { $n } Mocy
gain-attack = ta karta ma w tej turze atak większy o { $n }
gain-resources-and-force = zyskaj { $resources ->
    [one] { $resources } zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
  } i { $force } Mocy
draw = dobierz { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
repair = napraw { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } na swojej bazie
exile = anihiluj { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki lub swojego stosu kart odrzuconych
exile-up-to = anihiluj najwyżej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki i/lub swojego stosu kart odrzuconych
exile-from-hand = anihiluj { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki
exile-up-to-from-hand = anihiluj najwyżej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki
exile-self = anihiluj tę kartę
discard-own = odrzuć { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } ze swojej ręki
spend = wydaj { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
if-force = Moc jest z tobą
if-you-have = masz w grze { $which }
if-you-have-besides = oprócz tej karty masz w grze { $which }
if-opponent-has = przeciwnik ma w grze { $which }
if-in-play = masz w grze { $card-acc }
if-base = { $card } jest twoją bazą
recover = weź na rękę ze swojego stosu kart odrzuconych { $which }
next-on-top = następna karta kupiona przez ciebie w tej turze trafia na wierzch twojej talii
to-hand = weź tę kartę na rękę
discard-row = odrzuć { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z rzędu galaktyki
reveal = odkryj wierzch talii galaktyki: za kartę własnej frakcji { $then }, a wrogą odrzuć
look-at-galaxy = podejrzyj wierzchnią kartę talii galaktyki
may-swap = możesz zamienić tę kartę z kartą rzędu galaktyki
sift = podejrzyj { $n } wierzchnie karty talii galaktyki, jedną zostaw na wierzchu, drugą odrzuć
cards = { $kind }{ $whose }
cards-having-1 = kartę z cechą { $trait0 }{ $whose }
cards-having-2 = kartę z cechą { $trait0 } lub { $trait1 }{ $whose }
kind-one-card = kartę
kind-one-unique-card = kartę unikatową
kind-one-unit = jednostkę
kind-one-unique-unit = unikatową jednostkę
kind-one-capital-ship = okręt
kind-one-unique-capital-ship = unikatowy okręt
whose-anybodys = { "" }
whose-own = { " " }własnej frakcji
whose-own-or-neutral = { " " }własnej frakcji lub neutralną
whose-enemy = { " " }wrogiej frakcji
whose-own-or-enemy = { " " }własnej lub wrogiej frakcji
whose-enemy-or-neutral = { " " }wrogiej frakcji lub bez frakcji
whose-neutral = { " " }bez frakcji
free-purchase = kup za darmo { $which } z rzędu galaktyki
free-purchase-to-hand = kup za darmo { $which } z rzędu galaktyki; trafia na twoją rękę
free-purchase-to-hand-doomed = kup za darmo { $which } z rzędu galaktyki; trafia na twoją rękę, a na koniec tury jest anihilowana
free-purchase-to-deck = kup za darmo { $which } z rzędu galaktyki; trafia na wierzch twojej talii
free-purchase-to-discard-pile = kup za darmo { $which } z rzędu galaktyki; trafia na twój stos kart odrzuconych, nawet jeśli inna karta kierowałaby ją gdzie indziej
free-purchase-on-deck = kup za darmo { $which } z rzędu galaktyki; jeśli Moc jest z tobą, trafia na wierzch twojej talii
take-doomed = weź na rękę { $which } z rzędu galaktyki; na koniec tury ta karta jest anihilowana
salvage = kup kartę ze stosu odrzuconych kart galaktyki, płacąc jej koszt
exchange = wymień kartę rzędu galaktyki na { $which } ze stosu odrzuconych kart galaktyki
damage-base-or-ship = zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } bazie lub okrętowi przeciwnika
damage-base = zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } jego bazie
purge = odrzuć wszystkie wrogie karty z rzędu galaktyki i za każdą zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } bazie przeciwnika
destroy-ship = zniszcz okręt przeciwnika będący w grze
destroy-ship-or-in-row = zniszcz okręt przeciwnika będący w grze lub { $which } w rzędzie galaktyki
foe-discards = przeciwnik odrzuca { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z ręki
foe-discards-at-random = przeciwnik odrzuca { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  } z ręki
discard-or-gain-force = przeciwnik wybiera: odrzuca kartę z ręki albo ty zyskujesz { $n } Mocy
discard-or-gain-resources = przeciwnik wybiera: odrzuca kartę z ręki albo ty zyskujesz { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
discard-or-gain-resources-and-force = przeciwnik wybiera: odrzuca kartę z ręki albo ty zyskujesz { $resources ->
    [one] { $resources } zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
  } i { $force } Mocy
discard-or-gain-attack = przeciwnik wybiera: odrzuca kartę z ręki albo ta karta ma w tej turze atak większy o { $n }
look-at-hand = obejrzyj rękę przeciwnika
put-on-deck = połóż jedną z tych kart na wierzchu jego talii

## Pytania

ask-main = Twoja tura: co robisz?
ask-reveal-base = Wybierz nową bazę.
ask-pick-bases = Wybierz tajną bazę (jeszcze { $n }).
ask-react = Jest okazja użyć zdolności. Korzystasz?
ask-reward = { $card }: bierzesz nagrodę?
ask-attackers = Kto bierze udział w ataku?
ask-divide = Ile obrażeń dostaje { $card }? Do rozdzielenia: { $n }.
ask-discard = { $card }: wybierz kartę do odrzucenia.
ask-discard-or-yield = { $card }: odrzucasz kartę czy pozwalasz przeciwnikowi zyskać?
ask-discard-price = { $card }: wybierz kartę, którą za to odrzucasz.
ask-exile = { $card }: wybierz kartę do anihilacji (jeszcze { $n }).
ask-choose = { $card }: wybierz jedno.
ask-where = Dokąd trafia { $card }?
ask-opponent = { $card }: wskaż przeciwnika.
ask-damage = { $card }: co dostaje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }?
ask-destroy = { $card }: który okręt niszczysz?
ask-discard-row = { $card }: którą kartę rzędu odrzucasz?
ask-swap = { $card }: którą kartę rzędu wymieniasz?
ask-keep = { $card }: która karta zostaje na wierzchu?
ask-free-purchase = { $card }: co kupujesz za darmo?
ask-take = { $card }: którą kartę bierzesz?
ask-salvage = { $card }: co kupujesz z odrzuconych kart galaktyki?
ask-exchange = { $card }: która karta wraca do rzędu?
ask-recover = { $card }: którą kartę bierzesz na rękę?
ask-put-on-deck = { $card }: którą kartę kładziesz na wierzch talii przeciwnika?
ask-which = { $card }: którą z nich?

## Możliwości

option-play = Zagraj { $card-acc }{ $n ->
    [3] { " " }(do anihilacji na koniec tury)
   *[other] { "" }
  }
option-buy = Kup { $card-acc } za { $cost }
option-pay-off = Spłać { $card-acc } za { $cost }
option-discard = Odrzuć { $card-acc }{ $n ->
    [3] { " " }(do anihilacji na koniec tury)
   *[other] { "" }
  }
option-exile-hand = Anihiluj { $card-acc } z ręki{ $n ->
    [3] { " " }(do anihilacji na koniec tury)
   *[other] { "" }
  }
option-exile-discard = Anihiluj { $card-acc } ze stosu kart odrzuconych{ $n ->
    [3] { " " }(do anihilacji na koniec tury)
   *[other] { "" }
  }
option-take = Weź { $card-acc }
option-salvage = { $card } z odrzuconych kart galaktyki
option-recover = Weź { $card-acc } na rękę{ $n ->
    [3] { " " }(do anihilacji na koniec tury)
   *[other] { "" }
  }
option-put-on-deck = Połóż { $card-acc } na wierzchu talii przeciwnika
option-keep = Zostaw na wierzchu { $card-acc }
option-reward = Weź nagrodę za { $card-acc }
option-react = Użyj zdolności { $card-gen }
option-use = Użyj zdolności { $card-gen }{ $n ->
    [1] { " " }(po ataku)
    [2] { " " }(wyznaczona do ataku)
    [3] { " " }(do anihilacji na koniec tury)
   *[other] { "" }
  }
option-reveal-base = Odkryj bazę: { $card }
option-pick-base = Dołącz bazę: { $card }
option-choose = { $text-sentences }
option-target = { $n ->
    [1] Baza ({ $seat })
   *[other] { $seat }
  }
option-strike = Wyznacz karty do ataku na bazę; cel: { $seat }
option-resolve-strike = Rozpatrz atak na bazę (siła { $n }); cel: { $seat }
option-number = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
option-stop = Nie, wystarczy
option-end = Zakończ turę
option-yield = Nie odrzucaj, niech przeciwnik zyska
option-to-discard-pile = Na stos kart odrzuconych
option-to-deck = Na wierzch talii
option-to-hand-doomed = Na rękę, do anihilacji na koniec tury
option-hunt = Wyznacz jednostki do { $n ->
    [0] ataku: { $card }
   *[other] { $faction ->
        [empire] sabotażu
       *[other] eliminacji
      }: { $card } (wartość docelowa { $n })
  }
option-resolve-hunt = Rozpatrz { $faction ->
    [empire] sabotaż
   *[other] eliminację
  }: { $card } (siła { $n })
option-row = { $card } z rzędu galaktyki{ $n ->
    [1] { " " }(cel ataku)
   *[other] { "" }
  }
option-attacker = Wyznacz { $card-acc } (atak { $n })
option-ship = { $card } ({ $seat }{ $n ->
    [0] { "" }
   *[other] , obrażenia: { $n }
  })
option-has-damage = { $n ->
    [0] Kartę bez obrażeń
   *[other] Kartę z obrażeniami: { $n }
  }
option-doomed-has-damage = { $n ->
    [0] Kartę do anihilacji na koniec tury
   *[other] Kartę do anihilacji na koniec tury, z obrażeniami: { $n }
  }

## Co się stało

event-drew = { $seat } dobiera { $card-acc }.
event-reshuffled = { $seat } tasuje stos kart odrzuconych w nową talię ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }).
event-discarded = { $seat } odrzuca { $card-acc }.
event-refilled = Do rzędu galaktyki dochodzi { $card }.
event-turn-began = Tura { $n }: { $seat }
event-turn-ended = { $seat } kończy turę.
event-base-revealed = { $seat } odkrywa bazę: { $card }.
event-bases-picked = { $seat } wybiera w tajemnicy { $card-acc } ({ $n }).
event-played = { $seat } zagrywa { $card-acc }.
event-gained-resources = { $seat } zyskuje { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  } ({ $source }).
event-gained-force = Znacznik Mocy przesuwa się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
  } ({ $seat }, { $source }).
event-gained-attack = { $card } ma w tej turze atak większy o { $n } ({ $seat }).
event-exiled = { $seat } anihiluje { $card-acc }.
event-bought = { $seat } kupuje { $card-acc } za { $n }.
event-bought-free = { $seat } kupuje za darmo { $card-acc } ({ $source }).
event-put-on-top = { $card } trafia na wierzch talii ({ $seat }).
event-to-hand = { $card } trafia na rękę ({ $seat }).
event-paid-off = { $seat } spłaca { $card-acc } za { $n }.
event-row-discarded = { $seat } odrzuca { $card-acc } z rzędu galaktyki.
event-galaxy-shuffled = Odrzucone karty galaktyki tworzą nową talię ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }).
event-used-ability = { $seat } używa zdolności { $card-gen }.
event-took-reward = { $seat } bierze nagrodę za { $card-acc }.
event-committed-to-base = { $seat } wyznacza { $card-acc } (atak { $n }) przeciw bazie; cel: { $other }.
event-committed-to-row = { $seat } wyznacza { $card-acc } (atak { $n }) do ataku na { $source-acc }.
event-struck = { $seat } atakuje siłą { $n }; cel: { $other }.
event-ship-damaged = { $card } dostaje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } ({ $other }).
event-ship-destroyed = { $seat } niszczy { $card-acc } ({ $other }).
event-base-damaged = Baza { $card } dostaje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } ({ $other }).
event-base-shielded = Baza { $card } odpiera { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } ({ $seat }).
event-base-destroyed = { $seat } niszczy bazę { $card } (to już { $n }).
event-base-repaired = { $seat } naprawia { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } ({ $card }).
event-defeated = { $seat } pokonuje { $card-acc } siłą { $n }.
event-hunt-failed = { $seat } atakuje { $card-acc } siłą { $n }, a to za mało: { $faction ->
    [empire] sabotaż
   *[other] eliminacja
  } się nie udaje.
event-galaxy-revealed = { $seat } odkrywa wierzch talii galaktyki: { $card }.
event-looked-at-galaxy = { $seat } podgląda w talii galaktyki { $card-acc }.
event-looked-at-hand = { $seat } ogląda na ręce { $card-acc } ({ $other }).
event-swapped = { $seat } wstawia do rzędu { $card-acc }.
event-took = { $seat } bierze z rzędu { $card-acc } ({ $source }).
event-recovered = { $seat } odzyskuje { $card-acc } ({ $source }).
event-readied-top = Następny zakup trafi na wierzch talii ({ $seat }, { $source }).
event-spent-resources = { $seat } wydaje { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  } ({ $source }).
event-force-bonus = { $seat } zyskuje { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  } dzięki Mocy.
event-ship-income = { $card } przynosi { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  } ({ $seat }).
event-galaxy-discarded = { $seat } odrzuca { $card-acc } z talii galaktyki.
event-game-won = { $seat } wygrywa.

## Dlaczego nie

why-game-over = Partia jest skończona.
why-not-your-turn = Teraz gra { $seat }.
why-other-decides = Teraz decyduje { $seat }.
why-no-condition = Warunek tej zdolności („jeśli…”) nie jest teraz spełniony.
why-settle-first = Najpierw trzeba rozstrzygnąć: { $what }.
why-not-in-hand = Nie masz takiej karty na ręce.
why-no-pilots = Nie ma już pilotów.
why-not-in-row = Tej karty nie ma w rzędzie galaktyki.
why-no-pay-off = Ta partia toczy się bez spłacania kart.
why-not-neutral = Spłacać można tylko karty neutralne.
why-enemy-card = To wroga karta.
why-no-resources = Potrzeba zasobów: { $need }, a masz { $have }.
why-not-in-play = Nie masz takiej karty w grze.
why-no-ability = Ta karta nie ma zdolności, której się używa.
why-at-its-moment = Ta zdolność ma swój moment i tylko wtedy działa.
why-used = Ta zdolność jest już w tej turze zużyta.
why-no-price = Nie możesz zapłacić ceny tej zdolności.
why-no-effect = Teraz nic by to nie zmieniło.
why-no-foe = To nie jest przeciwnik.
why-nothing-to-strike = Nie ma tam ani bazy, ani okrętu.
why-nothing-committed = Nic nie jest wyznaczone do tego ataku.
why-own-card = To karta twojej strony.
why-one-bounty = Jedyny atak tej tury na neutralny cel jest już rozpoczęty lub wykonany.
why-no-target-value = Tej karty nie można tam atakować.
why-no-attack = Nie masz w grze karty z atakiem.
why-ships-only = Okręty nie atakują kart w rzędzie.
why-all-committed = Wszystkie karty z atakiem są już wyznaczone.
why-not-now = Teraz nie jest to możliwe.
what-reveal-base = wybór bazy
what-pick-bases = wybór tajnych baz
what-which = o którą z jednakowych kart chodzi
what-react = użycie zdolności
what-reward = wzięcie nagrody
what-attackers = wyznaczanie atakujących
what-divide = podział obrażeń
what-discard = odrzucenie karty
what-discard-or-yield = odrzucenie karty lub ustępstwo
what-discard-price = odrzucenie karty
what-exile = anihilacja
what-choose = wybór jednego z tekstów
what-where = dokąd trafia karta
what-opponent = wskazanie przeciwnika
what-damage = cel obrażeń
what-destroy = zniszczenie okrętu
what-discard-row = odrzucenie z rzędu
what-swap = zamiana w rzędzie
what-keep = wierzch talii galaktyki
what-free-purchase = darmowy zakup
what-take = wzięcie karty
what-salvage = zakup z odrzuconych kart galaktyki
what-exchange = wymiana karty
what-recover = odzyskanie karty
what-put-on-deck = odłożenie karty przeciwnika

## Karty

card-outer-rim-pilot = Pilot z Zewnętrznych Rubieży
    .acc = Pilota z Zewnętrznych Rubieży
    .gen = Pilota z Zewnętrznych Rubieży
card-imperial-shuttle = Imperialny prom
    .acc = Imperialny prom
    .gen = Imperialnego promu
card-stormtrooper = Szturmowiec
    .acc = Szturmowca
    .gen = Szturmowca
card-inquisitor = Inkwizytor
    .acc = Inkwizytora
    .gen = Inkwizytora
card-alliance-shuttle = Prom Sojuszu
    .acc = Prom Sojuszu
    .gen = Promu Sojuszu
card-rebel-trooper = Żołnierz Rebelii
    .acc = Żołnierza Rebelii
    .gen = Żołnierza Rebelii
card-temple-guardian = Strażnik świątyni
    .acc = Strażnika świątyni
    .gen = Strażnika świątyni
card-tie-fighter = Myśliwiec TIE
    .acc = Myśliwiec TIE
    .gen = Myśliwca TIE
card-tie-bomber = Bombowiec TIE
    .acc = Bombowiec TIE
    .gen = Bombowca TIE
card-scout-trooper = Szturmowiec zwiadowca
    .acc = Szturmowca zwiadowcę
    .gen = Szturmowca zwiadowcy
card-admiral-piett = Admirał Piett
    .acc = Admirała Pietta
    .gen = Admirała Pietta
card-death-trooper = Szturmowiec śmierci
    .acc = Szturmowca śmierci
    .gen = Szturmowca śmierci
card-tie-interceptor = Myśliwiec przechwytujący TIE
    .acc = Myśliwiec przechwytujący TIE
    .gen = Myśliwca przechwytującego TIE
card-gozanti-cruiser = Krążownik Gozanti
    .acc = Krążownik Gozanti
    .gen = Krążownika Gozanti
card-moff-jerjerrod = Moff Jerjerrod
    .acc = Moffa Jerjerroda
    .gen = Moffa Jerjerroda
card-general-veers = Generał Veers
    .acc = Generała Veersa
    .gen = Generała Veersa
card-at-st = AT-ST
    .acc = AT-ST
    .gen = AT-ST
card-landing-craft = Barka desantowa
    .acc = Barkę desantową
    .gen = Barki desantowej
card-director-krennic = Dyrektor Krennic
    .acc = Dyrektora Krennica
    .gen = Dyrektora Krennica
card-boba-fett = Boba Fett
    .acc = Bobę Fetta
    .gen = Boby Fetta
card-imperial-carrier = Imperialny lotniskowiec
    .acc = Imperialny lotniskowiec
    .gen = Imperialnego lotniskowca
card-at-at = AT-AT
    .acc = AT-AT
    .gen = AT-AT
card-grand-moff-tarkin = Wielki Moff Tarkin
    .acc = Wielkiego Moffa Tarkina
    .gen = Wielkiego Moffa Tarkina
card-star-destroyer = Gwiezdny niszczyciel
    .acc = Gwiezdny niszczyciel
    .gen = Gwiezdnego niszczyciela
card-darth-vader = Darth Vader
    .acc = Dartha Vadera
    .gen = Dartha Vadera
card-y-wing = Y-wing
    .acc = Y-winga
    .gen = Y-winga
card-snowspeeder = Śmigacz śnieżny
    .acc = Śmigacz śnieżny
    .gen = Śmigacza śnieżnego
card-duros-spy = Duroski szpieg
    .acc = Duroskiego szpiega
    .gen = Duroskiego szpiega
card-baze-malbus = Baze Malbus
    .acc = Bazego Malbusa
    .gen = Bazego Malbusa
card-rebel-transport = Transportowiec Rebelii
    .acc = Transportowiec Rebelii
    .gen = Transportowca Rebelii
card-rebel-commando = Rebeliancki komandos
    .acc = Rebelianckiego komandosa
    .gen = Rebelianckiego komandosa
card-x-wing = X-wing
    .acc = X-winga
    .gen = X-winga
card-chirrut-imwe = Chirrut Îmwe
    .acc = Chirruta Îmwego
    .gen = Chirruta Îmwego
card-u-wing = U-wing
    .acc = U-winga
    .gen = U-winga
card-hammerhead-corvette = Korweta Hammerhead
    .acc = Korwetę Hammerhead
    .gen = Korwety Hammerhead
card-chewbacca = Chewbacca
    .acc = Chewbaccę
    .gen = Chewbacki
card-jyn-erso = Jyn Erso
    .acc = Jyn Erso
    .gen = Jyn Erso
card-b-wing = B-wing
    .acc = B-winga
    .gen = B-winga
card-han-solo = Han Solo
    .acc = Hana Solo
    .gen = Hana Solo
card-cassian-andor = Cassian Andor
    .acc = Cassiana Andora
    .gen = Cassiana Andora
card-princess-leia = Księżniczka Leia
    .acc = Księżniczkę Leię
    .gen = Księżniczki Lei
card-mon-calamari-cruiser = Kalamarski krążownik
    .acc = Kalamarski krążownik
    .gen = Kalamarskiego krążownika
card-millennium-falcon = Sokół Millennium
    .acc = Sokoła Millennium
    .gen = Sokoła Millennium
card-luke-skywalker = Luke Skywalker
    .acc = Luke’a Skywalkera
    .gen = Luke’a Skywalkera
card-z-95-headhunter = Łowca głów Z-95
    .acc = Łowcę głów Z-95
    .gen = Łowcy głów Z-95
card-jawa-scavenger = Jawa zbieracz
    .acc = Jawę zbieracza
    .gen = Jawy zbieracza
card-rodian-gunslinger = Rodiański strzelec
    .acc = Rodiańskiego strzelca
    .gen = Rodiańskiego strzelca
card-kel-dor-mystic = Keldoriański mistyk
    .acc = Keldoriańskiego mistyka
    .gen = Keldoriańskiego mistyka
card-lobot = Lobot
    .acc = Lobota
    .gen = Lobota
card-bossk = Bossk
    .acc = Bosska
    .gen = Bosska
card-fang-fighter = Myśliwiec Kieł
    .acc = Myśliwiec Kieł
    .gen = Myśliwca Kieł
card-twilek-smuggler = Twi’lekański przemytnik
    .acc = Twi’lekańskiego przemytnika
    .gen = Twi’lekańskiego przemytnika
card-c-roc-cruiser = Krążownik C-ROC
    .acc = Krążownik C-ROC
    .gen = Krążownika C-ROC
card-dengar = Dengar
    .acc = Dengara
    .gen = Dengara
card-quarren-mercenary = Quarreński najemnik
    .acc = Quarreńskiego najemnika
    .gen = Quarreńskiego najemnika
card-hwk-290 = HWK-290
    .acc = HWK-290
    .gen = HWK-290
card-blockade-runner = Łamacz blokady
    .acc = Łamacz blokady
    .gen = Łamacza blokady
card-ig-88 = IG-88
    .acc = IG-88
    .gen = IG-88
card-nebulon-b-frigate = Fregata Nebulon-B
    .acc = Fregatę Nebulon-B
    .gen = Fregaty Nebulon-B
card-lando-calrissian = Lando Calrissian
    .acc = Landa Calrissiana
    .gen = Landa Calrissiana
card-jabbas-sail-barge = Barka żaglowa Jabby
    .acc = Barkę żaglową Jabby
    .gen = Barki żaglowej Jabby
card-jabba-the-hutt = Jabba
    .acc = Jabbę
    .gen = Jabby
card-lothal = Lothal
    .acc = Lothal
    .gen = Lothalu
card-corellia = Korelia
    .acc = Korelię
    .gen = Korelii
card-kessel = Kessel
    .acc = Kessel
    .gen = Kessel
card-mustafar = Mustafar
    .acc = Mustafar
    .gen = Mustafaru
card-kafrene = Kafrene
    .acc = Kafrene
    .gen = Kafrene
card-ord-mantell = Ord Mantell
    .acc = Ord Mantell
    .gen = Ord Mantell
card-coruscant = Coruscant
    .acc = Coruscant
    .gen = Coruscant
card-death-star = Gwiazda Śmierci
    .acc = Gwiazdę Śmierci
    .gen = Gwiazdy Śmierci
card-endor = Endor
    .acc = Endor
    .gen = Endoru
card-rodia = Rodia
    .acc = Rodię
    .gen = Rodii
card-dantooine = Dantooine
    .acc = Dantooine
    .gen = Dantooine
card-mon-cala = Kalamar
    .acc = Kalamar
    .gen = Kalamaru
card-dagobah = Dagobah
    .acc = Dagobah
    .gen = Dagobah
card-bespin = Bespin
    .acc = Bespin
    .gen = Bespinu
card-alderaan = Alderaan
    .acc = Alderaan
    .gen = Alderaanu
card-hoth = Hoth
    .acc = Hoth
    .gen = Hoth
card-jedha = Jedha
    .acc = Jedhę
    .gen = Jedhy
card-tatooine = Tatooine
    .acc = Tatooine
    .gen = Tatooine
card-sullust = Sullust
    .acc = Sullust
    .gen = Sullustu
card-yavin-4 = Yavin 4
    .acc = Yavin 4
    .gen = Yavina 4

## Krótkie słowa kart

short-to = { $price }: { $effect }
short-always-ships-attack = Okręty: +{ $n } ataku
short-always-force-attack = Z Mocą: +{ $n } ataku
short-always-row-attack = W rzędzie: +{ $n } ataku
short-always-lost-attack = +{ $n } ataku za każdą straconą bazę
short-always-shield = Odpiera { $n } na turę
short-always-first-on-top = Pierwszy zakup na wierzch
short-always-neutral-to-hand = Pierwszy neutralny zakup: na rękę, potem anihilacja
short-always-hunt-neutral = Może atakować neutralną jednostkę w rzędzie
short-always-traits-attack = { $whom0-bare }: +{ $n } ataku
short-always-traits-attack-2 = { $whom0-bare }, { $whom1-bare }: +{ $n } ataku
short-gain-resources = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
short-gain-force = { $n } Mocy
short-gain-attack = +{ $n } ataku
short-draw = dobierz { $n }
short-repair = napraw { $n }
short-exile = anihiluj { $n }
short-exile-up-to = anihiluj do { $n }
short-exile-from-hand = anihiluj { $n } z ręki
short-exile-self = anihiluj tę kartę
short-discard-own = odrzuć { $n }
short-spend = wydaj { $n }
short-if-force = z Mocą
short-if-you-have = gdy masz { $which }
short-if-you-have-besides = gdy masz też { $which }
short-if-opponent-has = gdy wróg ma { $which }
short-if-in-play = gdy masz { $card-acc }
short-if-base = z bazą { $card }
short-recover = odzyskaj { $which }
short-next-on-top = następny zakup na wierzch
short-to-hand = ta karta na rękę
short-discard-row = odrzuć { $n } z rzędu
short-reveal = odkryj; za własną { $then }
short-look-at-galaxy = podejrzyj następną kartę
short-may-swap = możesz ją zamienić
short-sift = podejrzyj { $n }, zostaw jedną
short-free-purchase = za darmo { $which }
short-free-purchase-to-hand = za darmo na rękę { $which }
short-free-purchase-on-deck = za darmo { $which } (z Mocą: na wierzch)
short-take-doomed = weź na turę { $which }
short-salvage = kup z odrzuconych
short-exchange = wymień na { $which }
short-damage-base-or-ship = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } bazie lub okrętowi
short-damage-base = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } jego bazie
short-purge = usuń wrogów, { $n } za każdego
short-destroy-ship = zniszcz okręt
short-destroy-ship-or-in-row = zniszcz okręt
short-foe-discards = przeciwnik odrzuca { $n }
short-foe-discards-at-random = losowo
short-discard-or-gain-force = przeciwnik odrzuca 1 albo { $n } Mocy
short-discard-or-gain-attack = przeciwnik odrzuca 1 albo +{ $n } ataku
short-look-at-hand = obejrzyj rękę
short-put-on-deck = jedna na wierzch
