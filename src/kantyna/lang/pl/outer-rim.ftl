# Star Wars: Zewnętrzne Rubieże po polsku. Opowieść jest w czasie teraźniejszym, bez rodzaju.

game-title = Star Wars: Zewnętrzne Rubieże
game-about = Przemytnicy, łowcy nagród i najemnicy latają po skraju galaktyki: kupują, wożą, polują, walczą i targują się o sławę.
game-length = 120 minut
game-win = Wygrywa, kto pierwszy zdobędzie umówioną sławę.

## Warianty

variant-first-game = Pierwsza rozgrywka
variant-first-game-about = Od dwóch do czterech osób, do 8 punktów sławy.
variant-standard = Podstawowy
variant-standard-about = Od dwóch do czterech osób, do 10 punktów sławy.
variant-extended = Rozszerzony
variant-extended-about = Od dwóch do czterech osób, do 12 punktów sławy.
variant-modular = Modularna mapa
variant-modular-about = Od dwóch do czterech osób na mapie ułożonej losowo z sześciu płytek.
variant-solo = Jednoosobowy
variant-solo-about = Jedna osoba przeciw postaci, którą prowadzą karty SI.
setting-fame = sława do zwycięstwa
setting-fame-8 = 8
setting-fame-10 = 10
setting-fame-12 = 12
setting-fame-range = dowolna liczba od 8 do 12
setting-modular = mapa
setting-modular-0 = jak w instrukcji
setting-modular-1 = losowa
setting-rounds = limit rund
setting-rounds-0 = bez limitu
setting-rounds-20 = 20
setting-rounds-60 = 60
setting-rounds-range = dowolna liczba od 0 do 200
automatic-seat = Kapitan SI

## Liczby z kart

number-cost = koszt { $n }
number-ground-combat = walka bezpośrednia { $n }
number-ship-combat = walka w przestrzeni { $n }
number-health = zdrowie { $n }
number-hull = kadłub { $n }
number-hyperdrive = hipernapęd { $n }
number-level = poziom { $n }
number-databank = karta danych nr { $n }
number-rank = ranga: { $n ->
    [1] szara
    [2] zielona
   *[3] żółta
  }

## Strefy, liczniki, znaczniki

zone-captain = Postać
zone-ship = Statek
zone-cargo = Ładunki
zone-mods = Modyfikacje
zone-crew = Załoga
zone-gear = Sprzęt
zone-jobs = Misje i zlecenia
zone-captured = Schwytani
zone-secrets-cantonica-ord-mantell = Tajne informacje: Cantonica i Ord Mantell
zone-secrets-lothal-mon-calamari = Tajne informacje: Lothal i Kalamar
zone-secrets-kessel = Tajne informacje: Kessel
zone-secrets-nal-hutta-tatooine = Tajne informacje: Nal Hutta i Tatooine
zone-secrets-naboo-ryloth = Tajne informacje: Naboo i Ryloth
zone-secrets-ring-of-kafrene-takodana = Tajne informacje: Pierścień Kafrene i Takodana
zone-secrets-navpoint = Tajne informacje: punkty nawigacyjne
zone-map = Mapa
zone-market = Handel
zone-deck-bounty = Talia zleceń
zone-deck-cargo = Talia ładunków
zone-deck-gear-mod = Talia sprzętu i modyfikacji
zone-deck-job = Talia misji
zone-deck-luxury = Talia towarów luksusowych
zone-deck-ship = Talia statków
zone-encounters-cantonica-ord-mantell = Spotkania: Cantonica i Ord Mantell
zone-encounters-lothal-mon-calamari = Spotkania: Lothal i Kalamar
zone-encounters-kessel = Spotkania: Kessel
zone-encounters-nal-hutta-tatooine = Spotkania: Nal Hutta i Tatooine
zone-encounters-naboo-ryloth = Spotkania: Naboo i Ryloth
zone-encounters-ring-of-kafrene-takodana = Spotkania: Pierścień Kafrene i Takodana
zone-encounters-navpoint = Spotkania: punkty nawigacyjne
zone-contact-0 = Kontakt: Cantonica, zielony
zone-contact-1 = Kontakt: Cantonica, żółty
zone-contact-2 = Kontakt: Ord Mantell, szary
zone-contact-3 = Kontakt: Ord Mantell, zielony
zone-contact-4 = Kontakt: Lothal, szary
zone-contact-5 = Kontakt: Lothal, żółty
zone-contact-6 = Kontakt: Kalamar, szary
zone-contact-7 = Kontakt: Kalamar, zielony
zone-contact-8 = Kontakt: Kessel, zielony
zone-contact-9 = Kontakt: Kessel, żółty
zone-contact-10 = Kontakt: Nal Hutta, szary
zone-contact-11 = Kontakt: Nal Hutta, żółty
zone-contact-12 = Kontakt: Tatooine, szary
zone-contact-13 = Kontakt: Tatooine, zielony
zone-contact-14 = Kontakt: Naboo, szary
zone-contact-15 = Kontakt: Naboo, zielony
zone-contact-16 = Kontakt: Ryloth, szary
zone-contact-17 = Kontakt: Ryloth, zielony
zone-contact-18 = Kontakt: Takodana, zielony
zone-contact-19 = Kontakt: Takodana, żółty
zone-contact-20 = Kontakt: Pierścień Kafrene, szary
zone-contact-21 = Kontakt: Pierścień Kafrene, żółty
zone-patrols = Patrole
zone-patrol-stacks = Stosy patroli
zone-databank = Bank danych
zone-scene = Rozgrywana karta
zone-supply = Pula statków
zone-unchosen = Wolne postacie
zone-aside = Żetony poza mapą
zone-ai-deck = Talia SI
zone-removed = Usunięte z gry
counter-credits = kredyty
counter-fame = sława na torze
counter-total-fame = sława
counter-reputation-hutt = reputacja u Huttów
counter-reputation-imperial = reputacja w Imperium
counter-reputation-rebel = reputacja w Rebelii
counter-reputation-syndicate = reputacja w Syndykatach
counter-defeated = postać pokonana
mark-place = miejsce: { $n-card }
mark-damage = obrażenia { $n }
mark-flipped = odwrócona na drugą stronę
mark-goal = żetony celu { $n }
mark-used = zdolność użyta
mark-raided = żeton celu na planecie
mark-targeted = żetony celu SI { $n }
mark-ground-combat = walka bezpośrednia { $n }
mark-health = zdrowie { $n }
mark-ship-combat = walka w przestrzeni { $n }
mark-hull = kadłub { $n }
mark-hyperdrive = hipernapęd { $n }
mark-skill-influence = Wpływ { $n }
mark-skill-knowledge = Wiedza { $n }
mark-skill-piloting = Pilotaż { $n }
mark-skill-stealth = Ukrycie { $n }
mark-skill-strength = Siła { $n }
mark-skill-tactics = Taktyka { $n }
mark-skill-tech = Technika { $n }
mark-slots-gear = gniazda na sprzęt { $n }
mark-slots-jobs = gniazda na misje i zlecenia { $n }
mark-slots-crew = gniazda na załogę { $n }
mark-slots-cargo = gniazda na ładunek { $n }
mark-slots-mods = gniazda na modyfikacje { $n }
mark-slots-either = gniazda na ładunek albo modyfikację { $n }
mark-goal-of = potrzebne żetony celu { $n }
mark-offered = w ofercie
mark-patrol-hutt = symbol patrolu: Huttowie { $n }
mark-patrol-imperial = symbol patrolu: Imperium { $n }
mark-patrol-rebel = symbol patrolu: Rebelia { $n }
mark-patrol-syndicate = symbol patrolu: Syndykaty { $n }
mark-part = część { $n }
mark-destination = cel: { $n-card }
chance-test = { $skill }
chance-ground = walka bezpośrednia, { $own } na { $other }
chance-space = walka w przestrzeni, { $own } na { $other }
chance-none = niszczy statek bez rzutu
phase-setup = przygotowanie
phase-planning = faza planowania
phase-action = faza akcji
phase-encounter = faza spotkania
reason-limit = Partia trwała zbyt długo i została przerwana.
reason-fame = Umówiona sława jest zdobyta.
reason-rounds = Minęła ostatnia runda; rozstrzyga sława.

## Słowa za liczbami

what-n-skill = { $n ->
    [0] Wpływ
    [1] Wiedza
    [2] Pilotaż
    [3] Ukrycie
    [4] Siła
    [5] Taktyka
   *[6] Technika
  }
what-n-faction = { $n ->
    [0] u Huttów
    [1] w Imperium
    [2] w Rebelii
   *[3] w Syndykatach
  }
what-n-face = { $n ->
    [0] pusty wynik
    [1] skupienie
    [2] trafienie
   *[3] trafienie krytyczne
  }
what-n-rank = { $n ->
    [0] szary
    [1] zielony
   *[2] żółty
  }
what-n-dice = trafienia krytyczne { $n-1 }, trafienia { $n-2 }, skupienia { $n-3 }, puste { $n-4 }

## Pytania

ask-planning = Faza planowania: co robisz?
ask-action = Faza akcji: co robisz?
ask-encounter = Faza spotkania: co robisz?
ask-afar = { $card }: z kim to spotkanie?
ask-after-test = Niezdany test ({ what-n-skill }): użyć czegoś?
ask-ai-protect = Czy SI chroni członka swojej załogi? ({ $card })
ask-ai-target = Dwa cele SI są równie blisko: na który leci?
ask-ai-task = SI może tu zrealizować kilka kart: którą teraz?
ask-ai-way = Kilka szlaków prowadzi SI równie blisko celu: gdzie się zatrzymuje?
ask-answer = Oferta: czy się zgadzasz?
ask-before-test = Przed testem ({ what-n-skill }): użyć czegoś?
ask-buy = { $has-card ->
    [yes] { $card }: którą kartę kupujesz?
   *[no] Którą kartę kupujesz?
  }
ask-buy-sheet = Który statek z puli kupujesz?
ask-captain = Którą postać wybierasz?
ask-change = { $card }: który sposób?
ask-choose = { $card }: co wybierasz?
ask-dead-or-alive = { $card }: eliminacja czy schwytanie?
ask-deliver = Co teraz dostarczasz?
ask-dice = Na kościach: { what-n-dice }. Zmieniasz coś?
ask-discard = Którą kartę odrzucasz?
ask-discard-top = Którą odkrytą kartę odkładasz na spód jej talii?
ask-extra-die = Dorzucić kość za { $n } kredytów?
ask-face = { $card }: która kość?
ask-faction = Którą frakcję wybierasz?
ask-fame-instead = { $card }: sława zamiast kredytów?
ask-flee = Dokąd ucieka { $card }?
ask-gift = Ile kredytów dajesz?
ask-grant = Prośba o { $n } kredytów: dajesz?
ask-make-room = Brak wolnego gniazda: którą kartę odrzucasz?
ask-mark = { $card }: którą planetę wskazujesz?
ask-market = Akcja handlu: co odkładasz albo kupujesz?
ask-may = { $card }: korzystasz?
ask-move = Dokąd lecisz? (pozostało pól: { $n })
ask-offer = Co ma być w ofercie?
ask-opponent = Którą postać prowadzą karty SI?
ask-pass-by = Patrol albo Wir na drodze: użyć czegoś, żeby lecieć dalej?
ask-patrol = Który patrol?
ask-patrol-way = Którędy leci { $card }?{ $n ->
    [1] { " " }(pozostało pól: { $n })
    [2] { " " }(pozostało pól: { $n })
    [3] { " " }(pozostało pól: { $n })
    [4] { " " }(pozostało pól: { $n })
   *[other] { "" }
  }
ask-pay = { $card }: płacisz { $n } kredytów?
ask-peek = Który kontakt podglądasz? (pozostało: { $n })
ask-player = { $card }: którego gracza wybierasz?
ask-price = { $card }: cena { $n } kredytów. Oddajesz coś w rozliczeniu?
ask-protect = Chronisz członka załogi? ({ $card })
ask-redirect = Skierować patrol ({ $card }) w stronę innego gracza?
ask-replace = { $card }: uratować się tą kartą?
ask-request = O ile kredytów prosisz?
ask-sell = Co sprzedajesz? (dodatek { $n } kredytów)
ask-shield = { $card }: osłonić postać? (obrażenia: { $n })
ask-ship-side = Którym statkiem zaczynasz?
ask-skill = Którą umiejętność testujesz?
ask-take = Którą kartę bierzesz?
ask-take-crew = Którego droida zabierasz?
ask-talk-or-fight = { $card }: rozmowa czy walka o zlecenie?
ask-tractor = Zatrzymać gracza, który wchodzi na twoje pole?
what-planning = faza planowania
what-action = faza akcji
what-encounter = faza spotkania
what-afar = wybór spotkania
what-after-test = niezdany test
what-ai-protect = czy SI chroni załogę
what-ai-target = cel SI
what-ai-task = karta, którą SI realizuje
what-ai-way = szlak SI
what-answer = odpowiedź na ofertę
what-before-test = test
what-buy = zakup
what-buy-sheet = zakup statku
what-captain = wybór postaci
what-change = zmiana wyniku
what-choose = wybór z karty
what-dead-or-alive = los kontaktu
what-deliver = dostawa
what-dice = rzut
what-discard = odrzucenie karty
what-discard-top = odłożenie odkrytej karty
what-extra-die = dodatkowa kość
what-face = wybór kości
what-faction = wybór frakcji
what-fame-instead = nagroda
what-flee = ucieczka członka załogi
what-gift = podarunek
what-grant = prośba o kredyty
what-make-room = zrobienie miejsca
what-mark = wybór planety
what-market = akcja handlu
what-may = efekt karty
what-move = ruch
what-offer = oferta
what-opponent = wybór przeciwnika
what-pass-by = przelot obok patrolu
what-patrol = wybór patrolu
what-patrol-way = ruch patrolu
what-pay = zapłata
what-peek = podglądanie kontaktów
what-player = wybór gracza
what-price = zapłata za kartę
what-protect = ochrona członka załogi
what-redirect = skierowanie patrolu
what-replace = ratunek
what-request = prośba o kredyty
what-sell = sprzedaż
what-shield = osłona postaci
what-ship-side = wybór statku
what-skill = wybór umiejętności
what-take = wzięcie karty
what-take-crew = zabranie droida
what-talk-or-fight = spotkanie z kontaktem
what-tractor = zatrzymanie gracza

## Odpowiedzi

option-stop = Dalej
option-yes = Tak
option-no = Nie
option-choose = { $text-sentences }
option-change = { $text-sentences }
option-side = { $n ->
    [0] Myśliwiec gwiezdny G-1A
   *[1] G9 Rigger
  }
option-target = Gracz: { $seat }
option-skill = { what-n-skill }
option-faction = Reputacja { what-n-faction }
option-face = Kość: { what-n-face }
option-amount = { $n } tys. kredytów
option-move-to = Leć: { $card }
option-recover = Usuń wszystkie obrażenia
option-earn = Weź 2000 kredytów
option-use = Użyj: { $card }
option-market = Akcja handlu
option-deliver = Akcja dostawy
option-trade = Akcja przekazania: { $seat }
option-fulfil = Zapłać za cel statku
option-end-actions = Zakończ fazę akcji
option-draw = Dobierz kartę spotkania
option-meet = Spotkaj kontakt ({ $card }, { what-n-rank })
option-fight-patrol = Walcz z patrolem: { $card }
option-attempt = Podejmij misję: { $card }
option-hunt-crew = Walcz o zlecenie na członka załogi: { $card } ({ $seat })
option-duel = Walcz o cel statku: { $seat }
option-challenge = Rzuć wyzwanie: { $seat }
option-give = Daj kredyty: { $seat }
option-request = Poproś o kredyty: { $seat }
option-discard-top = Odłóż na spód talii { $card-acc }
option-buy = Kup { $card-acc }
option-hand-in = Oddaj w rozliczeniu { $card-acc }
option-pay = Zapłać
option-make-room = Odrzuć { $card-acc }
option-deliver-card = Dostarcz { $card-acc }
option-step-to = Patrol: { $card }
option-react = Użyj: { $card }
option-talk = Rozmowa
option-hunt = Walka o zlecenie
option-eliminate = Eliminacja
option-capture = Schwytanie
option-flee-to = Ucieka: { $card }
option-put = Do oferty: { $card } ({ $seat })
option-add-credits = Dodaj do oferty 1000 kredytów
option-ask-credits = Zażądaj jeszcze 1000 kredytów
option-send = Złóż ofertę
option-accept = Zgoda
option-refuse = Odmowa
option-counter = Kontroferta
option-take = Weź { $card-acc }
option-sell = Sprzedaj { $card-acc }
option-buy-sheet = Kup { $card-acc }
option-peek = Podejrzyj kontakt ({ $card }, { what-n-rank })
option-patrol = Patrol: { $card }
option-mark = Wskaż: { $card }
option-discard = Odrzuć { $card-acc }
option-discard-crew = Odrzuć { $card-acc }
option-take-crew = Zabierz { $card-acc } ({ $seat })
option-captain = Wybierz { $card-acc }

## Opowieść

event-ai-drew = { $seat } dobiera { $card-acc }.
event-bought = { $seat } kupuje { $card-acc } za { $n } kredytów.
event-captured-contact = { $seat } chwyta { $card-acc }.
event-chose-captain = { $seat } gra jako { $card }.
event-combat-began = { $has-card ->
    [yes] { $seat } zaczyna walkę: { $card }.
   *[no] { $seat } zaczyna walkę.
  }
event-combat-lost = { $seat } przegrywa walkę ({ $n-2 } do { $n-1 }).
event-combat-won = { $seat } wygrywa walkę ({ $n-2 } do { $n-1 }).
event-delivery-failed = Dostawa się nie udaje: { $card }.
event-die-cancelled = { $seat } unieważnia wynik: { what-n-face }.
event-die-turned = { $seat } zmienia wynik na { what-n-face }.
event-discarded = { $seat } odrzuca { $card-acc }.
event-drew-encounter = { $seat } dobiera { $card-acc }.
event-enemy-rolled = Rzut przeciwnika: { what-n-dice }.
event-earned = { $seat } bierze { $n } kredytów z dorywczej pracy.
event-eliminated = { $seat } eliminuje { $card-acc }.
event-fled = { $card } ucieka: { $n-card }.
event-gained-credits = { $seat } zyskuje { $n } kredytów.
event-gained-crew = { $card } dołącza do załogi ({ $seat }).
event-gained-fame = { $seat } zyskuje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy.
event-gained-reputation = { $seat } zyskuje reputację { what-n-faction }.
event-game-won = { $seat } ma { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy.
event-gave-credits = { $seat } daje { $n } kredytów ({ $other }).
event-goal-reached = { $seat } spełnia cel i odwraca kartę: { $card }.
event-goal-token = { $card }: żetony celu { $n }.
event-handed-in = { $seat } oddaje w rozliczeniu { $card-acc } ({ $n } kredytów).
event-job-begun = { $seat } podejmuje misję: { $card }.
event-job-done = Misja ukończona: { $card }.
event-job-lost = Misja nieudana: { $card }.
event-kept = { $seat } zatrzymuje { $card-acc }.
event-kept-secret = { $seat } zatrzymuje tajną informację{ $has-card ->
    [yes] : { $card }
   *[no] { "" }
  }.
event-left-game = { $card } opuszcza grę.
event-lost-credits = { $seat } traci { $n } kredytów.
event-lost-reputation = { $seat } traci reputację { what-n-faction }.
event-marked = { $seat } wskazuje planetę dla karty { $card }: { $n-card }.
event-met-contact = { $seat } spotyka { $has-card ->
    [yes] { $card-acc }
   *[no] kontakt
  }.
event-moved = { $seat } leci: { $card }.
event-offer-made = { $seat } składa ofertę.
event-offer-refused = { $seat } odrzuca ofertę.
event-passed-by = { $seat } leci dalej: { $card } bez zatrzymania.
event-patrol-entered = Na mapę wchodzi { $card }: { $n-card }.
event-patrol-moved = { $card } leci: { $n-card }.
event-peeked = { $seat } podgląda kontakt{ $has-card ->
    [yes] : { $card }
   *[no] { "" }
  } ({ $n-card }).
event-protected = { $seat } chroni: { $card }.
event-raided-planet = { $seat } kładzie żeton celu: { $card }.
event-recovered = { $card }: usunięte obrażenia { $n }.
event-redirected = { $seat } kieruje patrol ({ $card }) gdzie indziej: { $other }.
event-refused-credits = { $seat } nie daje kredytów ({ $other }).
event-requested = { $seat } prosi o { $n } kredytów ({ $other }).
event-rerolled = { $seat } przerzuca kości: { what-n-dice }.
event-resolved = { $seat } rozgrywa { $card-acc }.
event-rewarded = { $seat } odbiera nagrodę: { $card }.
event-rolled = { $seat } rzuca: { what-n-dice }.
event-sold = { $seat } sprzedaje { $card-acc } za { $n } kredytów.
event-spent = { $seat } płaci { $n } kredytów.
event-started-with = { $seat } zaczyna z kartą: { $card }.
event-starts-first = { $seat } zaczyna.
event-stood-up = { $seat } wraca do gry.
event-suffered = { $card }: obrażenia { $n }.
event-target-placed = Żeton celu SI: { $card }.
event-tested = { $seat } wykonuje test: { what-n-skill }.
event-test-failed = Test niezdany: { what-n-skill }.
event-test-passed = Test zdany: { what-n-skill }.
event-token-left = Żeton znika z mapy: { $card }.
event-took-ship = { $seat } bierze statek: { $card }{ $n ->
    [0] .
   *[other] ; obrażenia na nim: { $n }.
}
event-top-discarded = { $seat } odkłada na spód talii { $card-acc }.
event-tractored = { $seat } zatrzymuje gracza: { $other }.
event-traded = { $seat } i { $other } dobijają targu.
event-traded-card = { $card } przechodzi z rąk do rąk: { $seat } → { $other }.
event-turned-up = Odkryta karta: { $card }.
event-turn-began = Tura { $n }: { $seat }.
event-turn-ended = { $seat } kończy turę.
event-used-ability = { $seat } używa zdolności: { $card }.
event-was-defeated = Postać pokonana: { $seat }.

## Dlaczego nie

why-game-over = Partia jest skończona.
why-not-your-turn = Trwa cudza tura: { $seat }.
why-other-decides = Teraz decyduje { $seat }.
why-settle-first = Najpierw trzeba rozstrzygnąć: { $what }.
why-not-now = Teraz nie można tego zrobić.
why-already-there = To pole, na którym już stoisz.
why-asked-enough = O kredyty można prosić dwa razy na turę, i tylko tych, którzy je mają.
why-contact-elsewhere = Tego kontaktu nie ma na twojej planecie.
why-defeated = Po pokonaniu można tylko usunąć obrażenia.
why-done-already = Ta akcja już była w tej turze.
why-hostile-patrol = Najpierw trzeba spotkać się z patrolem wrogiej ci frakcji.
why-no-credits = Za mało kredytów: trzeba { $need }, jest { $have }.
why-no-slot = Nie ma gniazda na tę kartę.
why-not-at-destination = To nie jest miejsce tej misji.
why-not-here = Tego patrolu nie ma na twoim polu.
why-not-on-planet = Do tego trzeba stać na planecie.
why-not-open = Ta karta nie leży odkryta.
why-not-same-space = Tego gracza nie ma na twoim polu.
why-not-sold-here = Tej karty nie można kupić na tej planecie.
why-nothing-to-deliver = Nic z tego, co masz, nie trafia na to pole.
why-too-far = Za daleko: droga liczy { $need ->
    [one] { $need } pole
    [few] { $need } pola
   *[many] { $need } pól
  }, a hipernapęd pozwala na { $have }.
why-way-blocked = Po drodze zatrzymuje cię patrol albo Wir.

## Liczby z wielu partii (`kantyna arena outer-rim --plot`)

chart-rounds = Liczba rund w partii
chart-captains = Wygrane według postaci
chart-fame = Skąd wzięła się sława
chart-defeats = Ile razy w partii ktoś został pokonany
chart-credits = Kredyty gracza po tylu rundach
fame-from-goals = cele
fame-from-bounties = zlecenia
fame-from-jobs = misje
fame-from-patrols = patrole
fame-from-illegal-cargo = nielegalne ładunki
fame-from-luxury = towary luksusowe
fame-from-other = inne
