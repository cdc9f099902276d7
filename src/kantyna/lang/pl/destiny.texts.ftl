# Co mówią karty gry Star Wars: Przeznaczenie; zdania powstają z tego, co karty robią.

## Ścianki kości

sides = Kość: { $sides }.
side = { $worth }
side-cost = { $worth } (koszt { $cost })
side-plus = +{ $worth }
side-plus-cost = +{ $worth } (koszt { $cost })
worth-melee = { $n ->
    [one] { $n } obrażenie wręcz
    [few] { $n } obrażenia wręcz
   *[many] { $n } obrażeń wręcz
  }
worth-ranged = { $n ->
    [one] { $n } obrażenie dystansowe
    [few] { $n } obrażenia dystansowe
   *[many] { $n } obrażeń dystansowych
  }
worth-shield = { $n ->
    [one] { $n } osłona
    [few] { $n } osłony
   *[many] { $n } osłon
  }
worth-resource = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
worth-disrupt = { $n ->
    [one] { $n } zakłócenie
    [few] { $n } zakłócenia
   *[many] { $n } zakłóceń
  }
worth-discard = { $n ->
    [one] { $n } odrzucenie
    [few] { $n } odrzucenia
   *[many] { $n } odrzuceń
  }
worth-focus = { $n ->
    [one] { $n } skupienie
    [few] { $n } skupienia
   *[many] { $n } skupień
  }
worth-any = { $n } do dowolnego symbolu
worth-special = symbol specjalny
worth-blank = pusta ścianka
side-x = X { $symbol-gen }
side-special = symbol specjalny
side-special-cost = symbol specjalny (koszt { $cost })
side-blank = pusta ścianka
keyword-ambush = Zasadzka.
keyword-guardian = Strażnik.
keyword-redeploy = Przepisanie.

## Zdolności

ability-event = { $text-sentences }
ability-event-if = Jeśli { $only }: { $text-running }
ability-event-to = { $cost-sentences } Jeśli to zrobisz, { $text-running }
ability-action = Akcja: { $text-running }
ability-action-to = Akcja: { $cost-running } Jeśli to zrobisz, { $text-running }
ability-action-if-to = Akcja, jeśli { $only }: { $cost-running } Jeśli to zrobisz, { $text-running }
ability-special = Zdolność specjalna: { $text-running }
ability-special-to = Zdolność specjalna: { $cost-running } Jeśli to zrobisz, { $text-running }
ability-claim-may = Zajęcie: { $text-running }
ability-claim-to-may = Zajęcie: { $cost-running } Jeśli to zrobisz, { $text-running }
ability-after = Po tym, jak { $when }, { $text-running }
ability-after-if = Po tym, jak { $when }, jeśli { $only }, { $text-running }
ability-after-may = Po tym, jak { $when }, jeśli chcesz, { $text-running }
ability-after-if-may = Po tym, jak { $when }, jeśli { $only } i tego chcesz, { $text-running }
ability-after-to-may = Po tym, jak { $when }, jeśli chcesz, { $cost-running } Jeśli to zrobisz, { $text-running }
ability-before = Przed tym, jak { $when }, { $text-running }
ability-before-if = Przed tym, jak { $when }, jeśli { $only }, { $text-running }
ability-before-may = Przed tym, jak { $when }, jeśli chcesz, { $text-running }
ability-before-to-may = Przed tym, jak { $when }, jeśli chcesz, { $cost-running } Jeśli to zrobisz, { $text-running }
ability-instead = Jeśli { $when }, zamiast tego { $text-running }
ability-instead-may = Jeśli { $when }, a ty tego chcesz, zamiast tego { $text-running }
choose-some-of-3 = wybierz { $n ->
    [one] jedną możliwość
    [few] { $n } różne możliwości
   *[many] { $n } różnych możliwości
  }: { $choice0 }; { $choice1 }; { $choice2 }
opponent-chooses-one-of-2 = przeciwnik wybiera jedno: { $choice0 } albo { $choice1 }
his-remove-chosen-opponent = usuwa ją
his-foe-loses-all = traci wszystkie zasoby
his-foe-discards-all = odrzuca całą rękę
his-deal-damage-opponent = zadaje { damage-count } { $which-dat }
his-remove-dice-opponent = wskazuje i usuwa { $which }
his-resolve-chosen-opponent = rozpatruje ją
his-mill-foe = odrzuca { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } swojej talii
unless-paid = jeśli przeciwnik nie zapłaci { $n ->
    [one] zasobu
   *[other] { $n } zasobów
  }, { $text }
if-given = dowolny przeciwnik może ci dać { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }; jeśli to zrobi, { $text }

## Kiedy

when-beside-discard = efekt karty odrzuci inne ulepszenie tej postaci
when-anyone-defeat = dowolna postać zostanie pokonana
when-bearer-activate = aktywujesz postać z tym ulepszeniem
when-bearer-damage = kość postaci z tym ulepszeniem albo jej ulepszeń zada obrażenia
when-bearer-damage-ranged-at-least = postaci z tym ulepszeniem { $n ->
    [one] zostanie zadane co najmniej { $n } obrażenie dystansowe
    [few] zostaną zadane co najmniej { $n } obrażenia dystansowe
   *[many] zostanie zadanych co najmniej { $n } obrażeń dystansowych
  }
when-bearer-defeat = postać z tym ulepszeniem zostanie pokonana
when-bearer-damage-late-some = postać z tym ulepszeniem otrzyma obrażenia
when-opponent-activate-character = przeciwnik aktywuje postać
when-opponent-defeat = postać przeciwnika zostanie pokonana
when-opponent-reroll = przeciwnik odrzuci kartę, aby przerzucić kości
when-opponent-empty-hand = przeciwnik zagra lub odrzuci ostatnią kartę z ręki
when-you-defeat = jedna z twoich postaci zostanie pokonana
when-this-activate = aktywujesz tę kartę
when-this-damage-some = tej postaci zostaną zadane obrażenia
when-this-defeat = ta postać zostanie pokonana
when-this-shields-some = ta postać zyska osłony
when-this-play = zagrasz tę kartę
when-this-play-titled = zagrasz tę kartę na postać: { $title }
when-this-resolve = rozpatrzysz tę kość
when-this-resolve-exactly = rozpatrzysz tę kość o wartości { $n }
when-this-roll = rzucisz tą kością albo ją przerzucisz
when-this-roll-into-pool = rzucisz tą kością do swojej puli
when-on-this-play-upgrade = zagrasz ulepszenie na tę postać
when-on-this-play-upgrade-weapon = zagrasz broń na tę postać
when-you-activate-character-colour = aktywujesz postać { $colour-gen }
when-you-claim = zajmiesz pole bitwy
when-you-play-ambush = zagrasz kartę z Zasadzką
when-you-play-colour = zagrasz kartę { $colour-gen }
when-you-play-event = zagrasz wydarzenie
when-you-empty-hand-played-once = pierwszy raz w rundzie zagrasz ostatnią kartę z ręki
when-you-play-upgrade-colour = zagrasz ulepszenie { $colour-gen }
when-you-resolve-symbol = rozpatrzysz kość z { $symbol-ins }
when-you-roll-symbol = na którejś z twoich kości wypadnie: { $symbol }
would-plain = miałoby się stać tak, że { $when }
would-when-bearer-defeat = postać z tym ulepszeniem miałaby zostać pokonana
would-when-beside-discard = efekt karty miałby odrzucić inne ulepszenie tej postaci

# Gdzie nie ma zwrotu: co się dzieje i wszystko, co to zawęża
when-plain = stanie się to ({ $what })
happens-activate = aktywacja
happens-roll = rzut
happens-play = zagranie karty
happens-resolve = rozpatrzenie kości
happens-damage = obrażenia
happens-defeat = pokonanie
happens-shields = nowe osłony
happens-claim = zajęcie pola bitwy
happens-empty-hand = ostatnia karta opuszcza rękę
happens-reroll = karta odrzucona dla przerzutu
happens-discard = odrzucenie
happens-to-anyone = kogokolwiek dotyczy
happens-to-you = po twojej stronie
happens-to-opponent = po stronie przeciwnika
happens-to-this = dotyczy tej karty
happens-to-bearer = dotyczy postaci z tym ulepszeniem
happens-to-on-this = na tę postać
happens-to-beside = dotyczy innego ulepszenia tej postaci
happens-late = ile nie zatrzymały osłony
happens-unblockable = nie do zablokowania
happens-melee = wręcz
happens-ranged = dystansowe
happens-with-colour = { $colour }
happens-with-symbol = symbol: { $symbol }
happens-with-title = na postać: { $title }
happens-at-least = co najmniej { $n }
happens-exactly = dokładnie { $n }
happens-into-pool = do puli
happens-played = przez zagranie
happens-once = pierwszy raz w rundzie

## Warunki

only = Tylko jeśli { $if }.
only-on = Tylko na postać { $colour-gen }.
only-on-common = Tylko na nieunikatową postać { $colour-gen }.
only-spotting = masz postać { $colour-gen }
only-holding = kontrolujesz pole bitwy
only-more-ready = masz więcej przygotowanych postaci niż przeciwnik
only-showing = { $n ->
    [one] jedna z twoich kości przedstawia
    [few] { $n } twoje kości przedstawiają
   *[many] { $n } twoich kości przedstawia
  } { $symbol-acc }
only-totalling = łączna wartość twoich kości to co najmniej { $n }
only-discarded = liczba kart w twoim stosie kart odrzuconych to co najmniej { $n }
if-alone = to twoja jedyna postać
if-another-shows-same = inna z twoich kości przedstawia ten sam symbol
if-bearer-is = postać z tym ulepszeniem to { $title }
if-bearer-unshielded = postać z tym ulepszeniem nie ma osłon
if-chosen-character-die = to kość postaci
if-chosen-damaged = ma co najmniej { damage-n }
if-chosen-is-character = to postać
if-chosen-is-event = to wydarzenie
if-chosen-is-event-support = to wydarzenie albo wsparcie
if-chosen-own = jest twoja
if-chosen-shielded = ma { $n ->
    [one] osłonę
    [few] { $n } osłony lub więcej
   *[many] { $n } osłon lub więcej
  }
if-chosen-shows-blank = przedstawia pustą ściankę
if-chosen-shows-melee = przedstawia obrażenia wręcz
if-chosen-shows-ranged = przedstawia obrażenia dystansowe
if-chosen-shows-shield = przedstawia osłony
if-chosen-shows-disrupt = przedstawia zakłócenie
if-chosen-shows-discard = przedstawia odrzucenie
if-chosen-shows-focus = przedstawia skupienie
if-chosen-shows-special = przedstawia symbol specjalny
if-chosen-shows-any = przedstawia dowolny symbol
if-chosen-shows-melee-ranged = przedstawia obrażenia
if-chosen-shows-resource = przedstawia zasoby
if-copy-discarded = w twoim stosie kart odrzuconych leży inna kopia tej karty
if-first-round = trwa pierwsza runda
if-shields-blocked = osłony zablokowały choć jedno z nich
if-this-shielded = ta postać ma osłonę

## Co działa stale

constant-adds-to-any = Ścianki z plusem na tej kości modyfikują dowolny symbol.
constant-bare-weapon-discount = Dopóki ta postać nie ma ulepszeń, broń zagrywana na nią kosztuje o { $n } mniej.
constant-claim-tax = Dopóki ta kość jest w twojej puli, przeciwnicy płacą { $n } za zajęcie pola bitwy.
constant-elite-host = Postać z tym ulepszeniem jest elitarna: ma drugą kość.
constant-first-event-discount = Twoje pierwsze wydarzenie { $colour-gen } w każdej rundzie kosztuje o { $n } mniej.
constant-foes-earn-less = W fazie utrzymania przeciwnicy zyskują o { $n } zasób mniej, ale co najmniej { $least }.
constant-guardian-to-common = Twoje nieunikatowe postacie mają słowo kluczowe Strażnik.
constant-guardian-to-host = Postać z tym ulepszeniem ma słowo kluczowe Strażnik.
constant-guards-ranged = Dopóki ta kość jest w twojej puli, przeciwnicy nie mogą usuwać twoich innych kości z obrażeniami dystansowymi.
constant-hand-size-more = Twój limit ręki jest większy o { $n }.
constant-holding-value = Dopóki kontrolujesz pole bitwy, wartość tej kości jest większa o { $n }.
constant-lost-to-melee = Jeśli postać z tym ulepszeniem otrzyma obrażenia wręcz, odrzuć tę kartę.
constant-melee-unblockable = Dopóki ta kość jest w twojej puli, obrażenia wręcz z twoich kości są nieblokowalne.
constant-no-blue-abilities = Na tę postać nie można zagrywać niebieskich zdolności.
constant-red-villain-arms = W twojej talii mogą się znaleźć czerwone bronie i pojazdy złoczyńców.
constant-redeploy-on = Dopóki ta karta jest dołączona do postaci { $title }, ma słowo kluczowe Przepisanie.
constant-rich-foe-discount = Kosztuje o { $n } mniej, jeśli przeciwnik ma co najmniej { $least } zasoby.
constant-shared-shields = Osłony postaci z tym ulepszeniem mogą też blokować obrażenia zadawane innym postaciom.
constant-split-shields = Osłony z tej kości możesz rozdzielić między swoje postacie.
constant-weapons-unrestricted = Na tę postać można zagrywać broń bez względu na warunki zagrania.
constant-x-is-hand = X to liczba kart na twojej ręce.

## Ilości

amount-counted = ile wynosi ta liczba
amount-value = ile wynosi wartość tej kości
amount-half-value = ile wynosi połowa wartości tej kości, zaokrąglona w górę
amount-cost = ile wynosi koszt tej karty
amount-how-many = ile ich było
amount-number-of = ile jest { $of }
amount-foes-hand = ile kart ma na ręce przeciwnik
amount-more-than-you = o ile ma ich więcej od ciebie
amount-tokens-here = ile obrażeń jest na tej karcie
amount-just-lost = ile stracił przeciwnik
amount-up-to-hand-size = ilu brakuje do limitu twojej ręki
amount-damage-coming = ile wynoszą te obrażenia

## Które

die-any = { $n ->
    [one] dowolną kość
   *[other] { $n } dowolne kości
  }
die-any-such = { $n ->
    [one] dowolną kość
   *[other] { $n } dowolne kości
  } { $such-beside }
die-any-up-to = maksymalnie { $n } dowolne kości
die-any-all = wszystkie kości
die-any-all-such = wszystkie kości { $such-beside }
die-any-many = kości
die-any-those = kości
die-yours = { $n ->
    [one] jedną ze swoich kości
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  }
die-yours-such = { $n ->
    [one] jedną ze swoich kości
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  } { $such-beside }
die-yours-up-to = maksymalnie { $n } swoje kości
die-yours-up-to-such = maksymalnie { $n } swoje kości { $such-beside }
die-users = { $n ->
    [one] jedną z twoich kości
   *[other] { $n } z twoich kości
  }
die-yours-some = co najmniej jedną swoją kość
die-yours-some-such = co najmniej jedną swoją kość { $such-beside }
die-yours-from = od { $least } do { $n } swoich kości
die-yours-any = dowolną liczbę swoich kości
die-yours-any-such = dowolną liczbę swoich kości { $such-beside }
die-yours-many = swoich kości
die-yours-those = twoich kości
die-yours-those-such = twoich kości { $such-beside }
die-opponents-many = kości przeciwnika
die-opponents-those = kości przeciwnika
die-opponents-those-such = kości przeciwnika { $such-beside }
character-yours-those-such = twoich postaci { $such-beside }
upgrade-yours-those-such = twoich ulepszeń { $such-beside }
die-yours-all = wszystkie swoje kości
die-yours-all-such = wszystkie swoje kości { $such-beside }
die-opponents = { $n ->
    [one] jedną kość przeciwnika
   *[other] { $n } kości przeciwnika
  }
die-opponents-such = { $n ->
    [one] jedną kość przeciwnika
   *[other] { $n } kości przeciwnika
  } { $such-beside }
die-his = { $n ->
    [one] jedną ze swoich kości
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  }
die-his-any = dowolną liczbę swoich kości
character-his = jedną ze swoich postaci
    .dat = jednej ze swoich postaci
    .gen = jednej ze swoich postaci
character-his-such = jedną ze swoich postaci { $such-beside }
    .dat = jednej ze swoich postaci { $such-beside }
    .gen = jednej ze swoich postaci { $such-beside }
die-opponents-up-to = maksymalnie { $n } kości przeciwnika
die-opponents-any = dowolną liczbę kości przeciwnika
die-opponents-any-such = dowolną liczbę kości przeciwnika { $such-beside }
die-opponents-all = wszystkie kości przeciwnika
die-opponents-all-such = wszystkie kości przeciwnika { $such-beside }
character-any = { $n ->
    [one] dowolną postać
   *[other] { $n } dowolne postacie
  }
    .dat = { $n ->
        [one] dowolnej postaci
       *[other] { $n } dowolnym postaciom
      }
    .gen = { $n ->
        [one] dowolnej postaci
       *[other] { $n } dowolnych postaci
      }
character-any-such = dowolną postać { $such-beside }
    .dat = dowolnej postaci { $such-beside }
    .gen = dowolnej postaci { $such-beside }
character-any-up-to = maksymalnie { $n } dowolne postacie
    .dat = maksymalnie { $n } dowolnym postaciom
    .gen = maksymalnie { $n } dowolnych postaci
character-any-any = dowolną liczbę postaci
    .dat = dowolnej liczbie postaci
    .gen = dowolnej liczby postaci
character-yours = jedną ze swoich postaci
    .dat = jednej ze swoich postaci
    .gen = jednej ze swoich postaci
character-yours-such = jedną ze swoich postaci { $such-beside }
    .dat = jednej ze swoich postaci { $such-beside }
    .gen = jednej ze swoich postaci { $such-beside }
character-yours-any-such = dowolną liczbę swoich postaci { $such-beside }
    .dat = dowolnej liczbie swoich postaci { $such-beside }
    .gen = dowolnej liczby swoich postaci { $such-beside }
character-yours-all = wszystkie swoje postacie
    .dat = wszystkim swoim postaciom
    .gen = wszystkich swoich postaci
character-opponents = postać przeciwnika
    .dat = postaci przeciwnika
    .gen = postaci przeciwnika
character-opponents-such = postać przeciwnika { $such-beside }
    .dat = postaci przeciwnika { $such-beside }
    .gen = postaci przeciwnika { $such-beside }
character-opponents-all = wszystkie postacie przeciwnika
    .dat = wszystkim postaciom przeciwnika
    .gen = wszystkich postaci przeciwnika
upgrade-any = dowolne ulepszenie
upgrade-any-such = dowolne ulepszenie { $such-beside }
upgrade-yours = jedno ze swoich ulepszeń
upgrade-yours-any-such = dowolną liczbę swoich ulepszeń { $such-beside }
upgrade-opponents = ulepszenie przeciwnika
upgrade-opponents-such = ulepszenie przeciwnika { $such-beside }
support-any = dowolne wsparcie
support-any-such = dowolne wsparcie { $such-beside }
card-with-special-any = inną kartę w grze, która taką ma
    .gen = innej karty w grze, która taką ma
card-of-hand-yours = { $n ->
    [one] kartę ze swojej ręki
    [few] { $n } karty ze swojej ręki
   *[many] { $n } kart ze swojej ręki
  }
card-of-hand-yours-such = kartę ze swojej ręki ({ $such })
card-of-hand-yours-any = dowolną liczbę kart ze swojej ręki
card-of-hand-yours-any-such = dowolną liczbę kart ze swojej ręki ({ $such })
card-of-hand-opponents-such = kartę z tej ręki ({ $such })
card-of-hand-opponents-up-to-such = maksymalnie { $n } karty z tej ręki ({ $such })
card-of-discard-yours = kartę ze swojego stosu kart odrzuconych
card-of-discard-yours-such = kartę ze swojego stosu kart odrzuconych ({ $such })
card-of-discard-yours-up-to-such = kartę ze swojego stosu kart odrzuconych ({ $such })
card-of-hand-or-discard-yours-such = kartę ze swojej ręki lub stosu kart odrzuconych ({ $such })

## Jakie

such-is = { $what-beside }
such-coloured = { $kind } { $colour-gen }
quality-colour = { $colour-gen }
quality-not-colour = innego koloru niż { $colour }
quality-unique = z symbolem unikatowości
quality-common = bez symbolu unikatowości
quality-exhausted = w pozycji wyczerpanej
quality-ready = w pozycji przygotowanej
such-colour-of-played = w kolorze tej karty
such-unshielded = bez osłon
such-other = inną niż ta
such-not-bearer = oprócz postaci z tym ulepszeniem
such-not-of-die = oprócz postaci, do której należy ta kość
such-with-special = ze zdolnością specjalną
such-die-of-character = należącą do postaci
such-die-of-upgrade = należącą do ulepszenia
such-die-of-support = należącą do wsparcia
such-die-of-vehicle = należącą do pojazdu
such-showing-blank = z pustą ścianką
such-showing-discard = z symbolem odrzucenia
such-showing-disrupt = z symbolem zakłócenia
such-showing-melee = z obrażeniami wręcz
such-showing-ranged = z obrażeniami dystansowymi
such-showing-melee-ranged = z obrażeniami
such-showing-resource = z symbolem zasobów
such-not-showing-melee-ranged = bez symbolu obrażeń
such-not-showing-special = bez symbolu specjalnego
such-costly = ze ścianką, która ma koszt
such-modifier = z plusem
such-unresolved = spośród nierozpatrzonych
such-outnumbered = mającego mniej przygotowanych postaci niż ty
such-at-least = o wartości co najmniej { $n }
such-at-most = o wartości co najwyżej { $n }
such-at-most-cost = o wartości co najwyżej równej kosztowi tej karty
such-of-this = tej postaci lub jej ulepszeń
such-of-bearer = postaci z tym ulepszeniem lub jej ulepszeń
such-of-chosen = wybranej postaci lub jej ulepszeń
such-of-hurt = postaci, której zadano te obrażenia, lub jej ulepszeń
such-of-event = z pokonywanej postaci
such-on-cards-too = w puli lub na karcie
such-event = wydarzenie
such-support = wsparcie
such-upgrade = ulepszenie
such-upgrade-support = ulepszenie lub wsparcie
such-ability = zdolność
such-no-ability = niebędące zdolnością
such-vehicle = pojazd
such-weapon = broń
such-equipment-weapon = broń lub wyposażenie
such-being-vehicle = będące pojazdem
such-being-equipment-weapon = będące bronią lub wyposażeniem
such-that-costs = o koszcie co najwyżej { $n }
such-that-costs-amount = o koszcie nie większym niż łączna wartość usuniętych kości
such-costing = o koszcie co najwyżej { $n }
such-costing-amount = o koszcie nie większym niż łączna wartość usuniętych kości
such-cheapest = najtańszą
such-copy = inną jej kopię
such-that-card = tylko tę samą kartę
such-on-colour = na postaci { $colour-gen }
such-on-one-colour = z jednej postaci { $colour-gen }
such-same-bearer = z tej samej postaci

# Gdzie nie ma zwrotu: ile czego, czyje i wszystko, co to zawęża
plain-things = { $noun } ({ $many }; { $whose })
    .dat = (cel: { plain-things })
    .gen = (skąd: { plain-things })
plain-things-such = { $noun } ({ $many }; { $whose }; { $such })
    .dat = (cel: { plain-things-such })
    .gen = (skąd: { plain-things-such })
many-number = liczba: { $n }
many-up-to = co najwyżej { $n }
many-any = dowolna liczba
many-some = co najmniej jedna
many-from = od { $least } do { $n }
many-all = wszystkie
whose-any = czyjekolwiek
whose-yours = twoje
whose-opponents = przeciwnika
whose-his = własne
whose-users = gracza, który używa karty
noun-die = kości
noun-character = postacie
noun-upgrade = ulepszenia
noun-support = wsparcia
noun-card-of-hand = karty z ręki
noun-card-of-discard = karty ze stosu kart odrzuconych
noun-card-of-hand-or-discard = karty z ręki lub stosu kart odrzuconych
noun-card-of-looked = obejrzane karty
noun-card-with-special = karty ze zdolnością specjalną
such-one-of = jeden z rodzajów: { $words }
such-being-one-of = należące do jednego z rodzajów: { $words }
such-no-one-of = żaden z rodzajów: { $words }
such-showing-one-of = z jednym z symboli: { $words }
such-not-showing-one-of = bez symboli: { $words }
such-die-of-one-of = z karty jednego z rodzajów: { $words }
such-damaged = ze znacznikami obrażeń

choose = wskaż { $which }

## Co się robi z kośćmi

remove-dice = usuń { $which }
remove-dice-bonus = usuń { $which }, licząc wartość każdej o { $bonus } wyżej
remove-dice-counted = usuń tyle { $which }, { $amount }
remove-dice-opponent = przeciwnik wskazuje i usuwa { $which }
remove-dice-total = usuń { $which } o łącznej wartości co najmniej { $total }
remove-dice-counted-bonus = usuń tyle { $which }, { $amount }, licząc wartość każdej o { $bonus } wyżej
remove-dice-counted-total = usuń tyle { $which }, { $amount }, o łącznej wartości co najmniej { $total }
remove-dice-bonus-total = usuń { $which } o łącznej wartości co najmniej { $total }, licząc wartość każdej o { $bonus } wyżej
remove-chosen = usuń ją
remove-chosen-opponent = usuwa ją
remove-prior = usuń tę kość
remove-lowest = usuń tę z nich, która ma najniższą wartość
remove-prior-opponent = usuwa tę kość
remove-lowest-opponent = usuwa tę z nich, która ma najniższą wartość
remove-named = usuń { $which } z tym symbolem
remove-this = usuń tę kość
give-up-die = usuń tę kość
foe-removes-one = przeciwnik wskazuje jedną z nich, a ty ją usuwasz
part-pool = przeciwnik dzieli swoje kości na dwie grupy, a ty usuwasz wszystkie kości jednej z nich
reroll-dice = przerzuć { $which }
reroll-dice-counted = przerzuć tyle { $which }, { $amount }
reroll-this = przerzuć ją
reroll-this-instead = przerzuć tę kość, zamiast ją usuwać
reroll-with-this = przerzuć tę kość oraz { $which }
keep-this = ta kość zostaje w twojej puli
turn-dice = obróć { $which } na wybraną ściankę
turn-dice-named = obróć { $which } na { $n ->
    [one] ściankę
   *[other] ścianki
  } z tym symbolem
turn-dice-no-damage = obróć { $which } na ściankę bez obrażeń
turn-dice-to-blank = obróć { $which } na pustą ściankę
turn-dice-to-melee = obróć { $which } na ściankę z obrażeniami wręcz
turn-dice-to-ranged = obróć { $which } na ściankę z obrażeniami dystansowymi
turn-dice-to-melee-ranged = obróć { $which } na ściankę z obrażeniami
turn-dice-to-ranged-resource = obróć { $which } na ściankę z obrażeniami dystansowymi lub zasobami
turn-dice-to-shield = obróć { $which } na ścianki z osłonami
turn-dice-to-special = obróć { $which } na ściankę specjalną
name-symbol = wskaż { $which } i zapamiętaj jej symbol
name-colour = wymień kolor
resolve-dice = rozpatrz { $which }
resolve-dice-how = rozpatrz { $which }, { $how }
resolve-dice-opponent = przeciwnik rozpatruje { $which }
resolve-bonus = zwiększając jej wartość o { $n }
resolve-bonus-or-vehicle = zwiększając jej wartość o { $n } (o { $vehicle }, jeśli należy do pojazdu)
resolve-bonus-or-common = zwiększając jej wartość o { $n } (o { $common }, jeśli jej postać nie jest unikatowa)
resolve-bonus-of = zwiększając jej wartość o tyle, { $amount }
resolve-vehicle-bonus = o { $n }, jeśli należy do pojazdu
resolve-common-bonus = o { $n }, jeśli jej postać nie jest unikatowa
resolve-value = przyjmując za jej wartość tyle, { $amount }
resolve-as = tak jakby przedstawiała { $symbol-acc }
resolve-as-another = tak jakby przedstawiała inny symbol
resolve-free = nie płacąc jej kosztu
resolve-unblockable = a jej obrażenia są nieblokowalne
resolve-keep = zostawiając ją w swojej puli
resolve-as-no-modifier = tak jakby nie miała plusa
resolve-at-each = przeciw każdej postaci przeciwnika
resolve-same-symbol = wszystkie z tym samym symbolem
resolve-chosen = rozpatrz ją
resolve-chosen-bonus = rozpatrz ją, zwiększając jej wartość o { $n }
resolve-chosen-opponent = rozpatruje ją gracz, który ją kontroluje
resolve-chosen-opponent-bonus = rozpatruje ją gracz, który ją kontroluje, zwiększając jej wartość o { $n }
resolve-side = rozpatrz dowolną ściankę kości tej karty
add-value = zwiększ jej wartość o { $n }
roll-in-discarded = rzuć kością tej karty do swojej puli
roll-in-played = rzuć kością zagranej karty do swojej puli
roll-in-titled = rzuć do swojej puli odłożoną kością ({ $title }); potem wraca ona do strefy bocznej
lock-die = wskaż { $which }: w następnej rundzie nie wolno nią rzucać
capture-die = usuń { $which } i trzymaj ją na tej karcie, dopóki ta karta jest w grze

## Obrażenia i osłony

damage-count = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
  }
damage-n = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
unblockable-n = { $n ->
    [one] { $n } nieblokowalne obrażenie
    [few] { $n } nieblokowalne obrażenia
   *[many] { $n } nieblokowalnych obrażeń
  }
shields-count = { $count ->
    [one] { $count } osłonę
    [few] { $count } osłony
   *[many] { $count } osłon
  }
shields-n = { $n ->
    [one] { $n } osłonę
    [few] { $n } osłony
   *[many] { $n } osłon
  }
deal-damage = zadaj { damage-count } { $which-dat }
deal-damage-equal = zadaj { $which-dat } tyle obrażeń, { $equal }
deal-damage-equal-unless = { deal-damage-equal } ({ $otherwise }, jeśli { $unless })
deal-damage-opponent = przeciwnik zadaje { damage-count } { $which-dat }
deal-damage-unless = zadaj { damage-count } { $which-dat } ({ $otherwise }, jeśli { $unless })
deal-unblockable = zadaj { $count ->
    [one] { $count } nieblokowalne obrażenie
    [few] { $count } nieblokowalne obrażenia
   *[many] { $count } nieblokowalnych obrażeń
  } { $which-dat }
deal-unblockable-equal = zadaj { $which-dat } tyle nieblokowalnych obrażeń, { $equal }
deal-unblockable-unless = { deal-unblockable } ({ $otherwise }, jeśli { $unless })
damage-chosen = zadaj jej { damage-n }
damage-chosen-equal = zadaj wybranej postaci tyle obrażeń, { $equal }
damage-this = zadaj tej postaci { damage-n }
damage-this-equal = zadaj tej postaci tyle obrażeń, { $equal }
damage-this-unblockable = zadaj tej postaci { unblockable-n }
damage-chosen-unblockable = zadaj jej { unblockable-n }
damage-chosen-unblockable-equal = zadaj jej tyle nieblokowalnych obrażeń, { $equal }
damage-bearer = zadaj { damage-n } postaci z tym ulepszeniem
damage-hurt = zadaj { damage-n } postaci, której zadano te obrażenia
damage-hurt-equal = zadaj postaci, której zadano te obrażenia, tyle obrażeń, { $equal }
spread-damage = przeciwnik rozdziela { damage-n } między swoje postacie
spread-damage-equal = przeciwnik rozdziela między swoje postacie tyle obrażeń, { $equal }
each-foe-hurts = każdy przeciwnik wskazuje swoją postać, której zadajesz { $n ->
    [one] { $n } nieblokowalne obrażenie
    [few] { $n } nieblokowalne obrażenia
   *[many] { $n } nieblokowalnych obrażeń
  }
spread-shields = rozdziel { shields-n } między swoje postacie
give-shields = daj { shields-count } { $which-dat }
give-shields-equal = daj { $which-dat } tyle osłon, { $equal }
give-shields-equal-unless = { give-shields-equal } ({ $otherwise }, jeśli { $unless })
give-shields-unless = daj { shields-count } { $which-dat } ({ $otherwise }, jeśli { $unless })
shields-this = daj tej postaci { shields-n }
shields-bearer = daj { shields-n } postaci z tym ulepszeniem
shields-bearer-unless = daj { shields-n } postaci z tym ulepszeniem ({ $otherwise }, jeśli { $unless })
shields-chosen = daj { shields-n } postaci, do której należy ta kość
shields-chosen-unless = daj { shields-n } postaci, do której należy ta kość ({ $otherwise }, jeśli { $unless })
shields-hurt = daj { shields-n } postaci, która otrzymała obrażenia
remove-shields = usuń wszystkie osłony { $which-gen }
remove-shields-number = usuń { shields-count } { $which-gen }
remove-shields-some = usuń dowolną liczbę osłon { $which-gen }
lose-own-shield = usuń jedną z osłon tej postaci
heal = ulecz { damage-count } { $which-dat }
heal-equal = ulecz { $which-dat } tyle obrażeń, { $equal }
heal-bearer-unless = ulecz { damage-n } postaci z tym ulepszeniem ({ $otherwise }, jeśli { $unless })
save-bearer = ulecz jej { damage-n }
move-damage = przenieś { damage-n } z { $source-gen } na { $target }
move-damage-up-to = przenieś maksymalnie { damage-n } z { $source-gen } na { $target }
move-shields = przenieś { shields-n } z { $source-gen } na { $target }
move-shields-up-to = przenieś maksymalnie { shields-n } z { $source-gen } na { $target }
from-this = ta karta
    .gen = tej karty
from-bearer = postać z tym ulepszeniem
    .gen = postaci z tym ulepszeniem
to-bearer = postać z tym ulepszeniem
another-character-yours = inną swoją postać
place-damage = połóż na tej karcie { damage-n }
place-shields = połóż na tej karcie { shields-n }
block = zablokuj maksymalnie { $n } z tych obrażeń
block-all = zablokuj te obrażenia
defeat = pokonaj { $which }
doom = wskaż { $which }: zostanie pokonana z końcem rundy

## Karty i zasoby

draw = dobierz { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
draw-equal = dobierz tyle kart, { $equal }
everybody-draws = każdy gracz dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
discard-cards = odrzuć { $which }
foe-discards = zmuś przeciwnika, aby odrzucił ze swojej ręki { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
foe-discards-all = przeciwnik odrzuca całą rękę
foe-discards-equal = przeciwnik odrzuca ze swojej ręki tyle kart, { $equal }
foe-discards-by-chance = przeciwnik odrzuca ze swojej ręki { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  }
foe-discards-by-chance-equal = przeciwnik odrzuca ze swojej ręki tyle losowych kart, { $equal }
look-at-hand = podejrzyj rękę przeciwnika
look-at-all-hands = podejrzyj ręce wszystkich przeciwników
look-at-hand-discard = podejrzyj rękę przeciwnika i odrzuć { $which }
random-seen = podejrzyj z ręki przeciwnika { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  }
random-revealed = przeciwnik odkrywa ze swojej ręki { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  }
plain-hand-discard = { $look }; odrzuć spośród nich karty rodzaju: { $kinds }
plain-hand-count = { $look }; policz wśród nich karty rodzaju: { $kinds }
plain-hand-colour = { $look }; muszą mieć ten kolor
reveal-from-hand = { random-revealed }; zapamiętaj { $n ->
    [one] jej koszt
   *[other] ich łączny koszt
  }
peek-at-hand = podejrzyj z ręki przeciwnika { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  } i zapamiętaj { $n ->
    [one] jej koszt
   *[other] ich łączny koszt
  }
peek-at-hand-discard-event = podejrzyj z ręki przeciwnika { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  } i odrzuć znajdujące się wśród nich wydarzenia
reveal-from-hand-colour = przeciwnik odkrywa ze swojej ręki { $n ->
    [one] losową kartę, która musi
    [few] { $n } losowe karty, które muszą
   *[many] { $n } losowych kart, które muszą
  } mieć ten kolor
reveal-from-hand-count-event-support = przeciwnik odkrywa ze swojej ręki { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  }; policz wśród nich wydarzenia i wsparcia
reveal-top = przeciwnik odkrywa wierzchnią kartę swojej talii
interrogate = podejrzyj losową kartę z ręki przeciwnika; jeśli to wydarzenie, możesz usunąć tę kość, aby je odrzucić
play-from = zagraj { $which }
play-from-on-this = zagraj na tę postać { $which }
play-from-on-this-may = jeśli chcesz, zagraj na tę postać { $which }
play-from-on-chosen = zagraj na wskazaną postać { $which }
play-from-on-chosen-may = jeśli chcesz, zagraj na wskazaną postać { $which }
play-from-may = jeśli chcesz, zagraj { $which }
play-from-free = zagraj za darmo { $which }
play-from-free-may = jeśli chcesz, zagraj za darmo { $which }
play-from-free-on-this = zagraj na postać z tą kartą za darmo { $which }
play-from-free-on-this-may = jeśli chcesz, zagraj na postać z tą kartą za darmo { $which }
play-from-free-on-chosen = zagraj na tę postać za darmo { $which }
play-from-free-on-chosen-may = jeśli chcesz, zagraj na tę postać za darmo { $which }
play-from-less = zagraj o { $n } taniej { $which }
play-from-less-may = jeśli chcesz, zagraj o { $n } taniej { $which }
play-from-less-on-this-may = jeśli chcesz, zagraj na tę postać o { $n } taniej { $which }
play-from-less-on-chosen = zagraj na wskazaną postać o { $n } taniej { $which }
play-from-less-on-chosen-may = jeśli chcesz, zagraj na wskazaną postać o { $n } taniej { $which }
play-from-less-on-this = zagraj na tę postać o { $n } taniej { $which }
hand-to-deck = odłóż na spód talii { $which }
mill = odrzuć { $n ->
    [one] wierzchnią kartę swojej talii
    [few] { $n } wierzchnie karty swojej talii
   *[many] { $n } wierzchnich kart swojej talii
  }
mill-equal = odrzuć z wierzchu swojej talii tyle kart, { $equal }
mill-foe = odrzuć { $n ->
    [one] wierzchnią kartę talii przeciwnika
    [few] { $n } wierzchnie karty talii przeciwnika
   *[many] { $n } wierzchnich kart talii przeciwnika
  }
mill-foe-equal = odrzuć z wierzchu talii przeciwnika tyle kart, { $equal }
mill-foe-unless = odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z wierzchu talii przeciwnika ({ $otherwise }, jeśli { $unless })
mill-each-foe = odrzuć { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } talii każdego przeciwnika
recover = weź na rękę { $which }
recover-may = jeśli chcesz, weź na rękę { $which }
recover-by-chance = weź na rękę losową { $which }
recover-to-deck = połóż na wierzchu talii { $which }
recover-to-deck-may = jeśli chcesz, połóż na wierzchu talii { $which }
recover-to-deck-by-chance = połóż na wierzchu talii losową { $which }
return-to-hand = cofnij na rękę właściciela { $which }
return-to-hand-paying = wskaż { $which } i zapłać koszt tej karty, aby cofnąć ją na rękę właściciela
discard-in-play = odrzuć z gry { $which }
sabotage = wskaż { $which } i odrzuć z ręki tyle kart, ile wynosi koszt tej karty, aby odrzucić ją z gry
discard-this = odrzuć tę kartę
discard-this-instead = odrzuć tę kartę
place-this-top = połóż tę kartę na wierzchu swojej talii
place-this-bottom = połóż tę kartę na spodzie swojej talii
place-this-aside = odłóż tę kartę na bok
swap-hand-discard = zamień kartę ze swojej ręki na kartę ze swojego stosu kart odrzuconych
swap-with-hand = zamień tę kartę na { $which }
deck-any = talii dowolnego gracza
deck-yours = swojej talii
arrange-top = podejrzyj { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } { $deck } i odłóż je na wierzch lub spód w dowolnej kolejności
discard-one-draw-other = podejrzyj { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } { $deck }; możesz jedną odrzucić, a wtedy ten gracz dobiera drugą
play-one-of-top = podejrzyj { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } { $deck }; możesz zagrać jedną z nich za darmo; odrzuć pozostałe
draw-and-use = dobierz kartę; jeśli chcesz, { $choice0 } albo { $choice1 }
draw-and-play = zagraj ją za darmo
draw-and-discard = odrzuć ją, aby zyskać { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
lay-face-down = odłóż tę kartę na bok, a pod nią zakrytą kartę ze swojej ręki
play-face-down = zagraj za darmo kartę spod innej odłożonej kopii tej karty i odrzuć tamtą kopię
gain = zyskaj { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
gain-equal = zyskaj tyle zasobów, { $equal }
foe-gains = gracz, który ją kontroluje, zyskuje { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
foe-loses = przeciwnik traci { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
foe-loses-all = przeciwnik traci wszystkie zasoby
foe-loses-unless = przeciwnik traci { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  } ({ $otherwise }, jeśli { $unless })
spend = zapłać { $n ->
    [one] zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
swap-resources = zamień wszystkie swoje zasoby na zasoby przeciwnika

## Na stole

spot = wyznacz { $n ->
    [one] swoją postać
    [few] { $n } swoje postacie
   *[many] { $n } swoich postaci
  } { $colour-gen }
exhaust-this = wyczerp tę kartę
ready-this = przygotuj tę kartę
exhaust = wyczerp { $which }
ready = przygotuj { $which }
activate = aktywuj { $which }
activate-this = aktywuj tę postać
activate-bearer = aktywuj postać z tym ulepszeniem
take-actions = możesz wykonać { $n ->
    [one] dodatkową akcję
    [few] maksymalnie { $n } dodatkowe akcje
   *[many] maksymalnie { $n } dodatkowych akcji
  }
foe-acts = przeciwnik może wykonać akcję
end-phase = zakończ fazę akcji
swap-battlefield = zamień pole bitwy na niewykorzystywane
swap-battlefield-may = jeśli chcesz, zamień pole bitwy na niewykorzystywane
use-claim = użyj zdolności zajęcia pola bitwy
use-claim-may = możesz użyć zdolności zajęcia pola bitwy, jak przy zajmowaniu go
use-unused-claim = użyj zdolności zajęcia niewykorzystywanego pola bitwy
use-unused-claim-may = możesz użyć zdolności zajęcia niewykorzystywanego pola bitwy, jak przy zajmowaniu go
take-battlefield = przejmij kontrolę nad polem bitwy
next-has-ambush = następna karta, którą zagrasz w tej turze, ma słowo kluczowe Zasadzka
has-ambush = ta karta ma słowo kluczowe Zasadzka
cheaper = ta karta kosztuje o { $n } mniej
become-support = ta karta staje się przygotowanym wsparciem
take-upgrade = przenieś na tę postać { $which }
move-upgrade = przenieś na inną postać tego samego gracza { $which }
return-defeated = przywróć do gry swoją pokonaną nieunikatową postać { $colour-gen }, bez obrażeń
use-special = użyj zdolności specjalnej { $which-gen }

# Gdzie nie ma zwrotu: kiedy zdolność działa, kto coś robi, o jakie ścianki chodzi
ability-plain = { $told }: { $text-running }
timing-event = przy zagraniu
timing-action = jako akcja
timing-special = jako ścianka specjalna
timing-claim = przy zajęciu pola bitwy
timing-before = przed czymś
timing-instead = zamiast czegoś
timing-after = po czymś
timing-may = jeśli chcesz
opponent-plain = robi to przeciwnik: { $text }
turn-dice-to-one-of = obróć { $which } na ściankę z jednym z symboli: { $words }
turn-dice-counted-to-one-of = obróć tyle kości ({ $which }; { $amount }) na ściankę z jednym z symboli: { $words }

# To samo w niewielu słowach, gdzie jest mało miejsca
short-ability-event-to = { $cost-sentences } Wtedy { $text-running }
short-ability-action-to = Akcja: { $cost } → { $text-running }
short-ability-special-to = Specjalna: { $cost } → { $text-running }
short-ability-claim-to-may = Zajęcie: { $cost } → { $text-running }
short-ability-after = Po tym, jak { $when }: { $text-running }
short-ability-after-may = Po tym, jak { $when }, możesz: { $text-running }
short-ability-after-to-may = Po tym, jak { $when }, możesz: { $cost } → { $text-running }
short-ability-before-may = Przed tym, jak { $when }, możesz: { $text-running }
short-ability-before-to-may = Przed tym, jak { $when }, możesz: { $cost } → { $text-running }
short-when-bearer-activate = aktywujesz jego postać
short-when-this-activate = ją aktywujesz
short-when-this-play = ją zagrasz
short-when-you-roll-symbol = wypadnie ci: { $symbol }
short-only-on = Na postać { $colour-gen }.
short-only = Jeśli { $if }.
short-only-spotting = masz postać { $colour-gen }
short-only-holding = masz pole bitwy
short-only-showing = masz { $n } × { $symbol }
short-if-copy-discarded = jej kopia jest odrzucona
short-die-yours = { $n ->
    [one] swoją kość
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  }
short-die-yours-such = { $n ->
    [one] swoją kość
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  } { $such-beside }
short-die-opponents = { $n ->
    [one] kość przeciwnika
   *[other] { $n } kości przeciwnika
  }
short-die-opponents-such = { $n ->
    [one] kość przeciwnika
   *[other] { $n } kości przeciwnika
  } { $such-beside }
short-die-opponents-all = kości przeciwnika
short-die-opponents-all-such = kości przeciwnika { $such-beside }
short-character-any = { $n ->
    [one] postać
   *[other] { $n } postacie
  }
    .dat = { $n ->
    [one] postaci
   *[other] { $n } postaciom
  }
    .gen = { $n ->
    [one] postaci
   *[other] { $n } postaci
  }
short-character-any-such = postać { $such-beside }
    .dat = postaci { $such-beside }
    .gen = postaci { $such-beside }
short-character-yours = swoją postać
    .dat = swojej postaci
    .gen = swojej postaci
short-character-yours-such = swoją postać { $such-beside }
    .dat = swojej postaci { $such-beside }
    .gen = swojej postaci { $such-beside }
short-character-opponents-all = wszystkich wrogów
    .dat = wszystkim wrogom
    .gen = wszystkich wrogów
short-card-of-hand-yours = { $n ->
    [one] kartę z ręki
    [few] { $n } karty z ręki
   *[many] { $n } kart z ręki
  }
short-such-outnumbered = o mniej licznych gotowych postaciach
short-such-is = { $what-beside }
short-such-not-bearer = oprócz jego postaci
short-such-of-bearer = jego postaci
short-remove-dice-opponent = przeciwnik usuwa { $which }
short-reroll-this-instead = przerzuć tę kość
short-turn-dice = obróć { $which }
short-resolve-dice-how = rozpatrz { $which }: { $how }
short-resolve-bonus = +{ $n }
short-shields-bearer = daj { shields-n } jego postaci
short-foe-discards = przeciwnik odrzuca { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
short-mill-foe = odrzuć { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z talii przeciwnika
short-spend = zapłać { $n }
short-spot = wyznacz { $n ->
    [one] postać
    [few] { $n } postacie
   *[many] { $n } postaci
  } { $colour-gen }
short-exhaust-this = wyczerp
short-take-actions = możesz wykonać { $n ->
    [one] dodatkową akcję
    [few] { $n } dodatkowe akcje
   *[many] { $n } dodatkowych akcji
  }
