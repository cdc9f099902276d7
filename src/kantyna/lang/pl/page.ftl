# Słowa samej strony. Karty, pytania i dziennik gry mówią własnymi plikami.

page-close = Zamknij
page-to-lobby = Kantyna: do wyboru gry
page-switch-language = Switch to English
page-switch-theme = Jasny albo ciemny stół

## Stół

page-the-table = Stół
page-the-bill = Rachunek
page-bill-empty = Jeszcze nic się nie stało.
page-bill-earlier = Wcześniejsze tury
page-setup = Przygotowanie
page-turn-of = Tura { $n } · { $name }
page-pools = Do wydania
page-counter = { $name }: { $n }
page-counter-of = { $name }: { $n } z { $of }
page-track = { $side ->
    [none] { $name }: pośrodku
   *[other] { $name }: { $n } z { $of }, bliżej: { $side }
  }
page-zone-of = { $title }, { $n ->
    [0] pusto
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }
page-arena = Bitwa
page-part-attacking = Atakuje: { $name }
page-part-defending = Broni: { $name }
page-part-none = { $name }: nikt nie bierze udziału w bitwie
page-edge-battle = Walka o przewagę
page-steps = Etapy bitwy
page-step-target = cel
page-step-attackers = atakujący
page-step-defenders = obrońcy
page-step-edge = przewaga
page-step-strikes = natarcia
page-step-unopposed = bez oporu
page-together = Razem: { $name }
page-tie = Liczą się symbole Mocy. Remis wygrywa obrońca: { $name }.
page-tie-nobody = Nikt nie broni: przewagę zdobywa atakujący.
page-attack-send = Atak: { $n }
page-blow = { $title }: { $takes } z { $of }
page-blow-falls = { $title }: { $takes }, cel zniszczony
page-blow-over = zostaje { $n }
page-laid = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }
page-sum-hidden = Suma jeszcze zakryta
page-sum-of-icons = Symbole Mocy na kartach: { $n }
page-holder = { $what }: { $name }
page-nothing-here = pusto
page-hand-empty = Ręka pusta
page-last-turn = Ostatnia tura
page-level = poziom
page-level-of = poziom { $n } z { $of }
page-that-is-you = to ty
page-these-eyes = patrzysz tymi oczami
page-at-the-table = przy stole
page-away = poza stołem
page-thinking = myśli
page-undo = Cofnij
page-undo-please = Poproś o cofnięcie
page-undo-no = Teraz nie można cofnąć
page-undo-why = Cofnąć można tylko własny ostatni ruch i tylko wtedy, gdy stół na to pozwala.
page-undo-free = Cofnij
page-undo-ask = Cofnij za zgodą pozostałych
page-bell-rest = Koniec tury
page-bell-not-now = najpierw odpowiedź
page-bell-sure = Zakończyć mimo to?
page-bell-left = { $n ->
    [one] można jeszcze użyć { $n } karty
    [few] można jeszcze użyć { $n } kart
   *[many] można jeszcze użyć { $n } kart
  }
page-not-your-move = ruch przeciwnika
page-nothing-lost = nic nie przepada
page-will-be-lost = przepadnie: { $what }
page-lost-trade = { $n } handlu
page-lost-combat = { $n } walki
page-lost-resources = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
page-with-you = Z tobą
page-against-you = Przeciw tobie
page-team = Drużyna { $n }
page-game-over = Koniec partii
page-sent = Wysłano
page-hurry = Pokaż, jak się skończy
page-passing = Nie ma tu nic do zagrania: pas
page-waiting-for = Ruch: { $name }
page-because-of = Powód: { $title }
page-slip-press = Podświetlone karty można nacisnąć.
page-slip-tap = Dotknij podświetlonej karty.
page-play-all = Zagraj wszystkie ({ $n })
page-play-all-short = Zagraj { $n }
page-show-choices = { $n ->
    [one] Pokaż { $n } kartę
    [few] Pokaż { $n } karty
   *[many] Pokaż { $n } kart
  }
page-choices-of = { $title }: co zrobić?
page-several-options = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
  }
page-you-can = Można teraz
page-why-not = Dlaczego nie?
page-inspect-hold = Przytrzymaj kartę palcem, a tu będzie widać ją całą.
page-inspect-empty = Wskaż kartę, a tu będzie widać ją całą.
page-rule-unknown = Tej zasady nie ma w naszym spisie.
page-rule-source = Źródło: { $source }

## Karta

page-card-cost = koszt { $n }
page-card-wall = posterunek, obrona { $n }
page-card-open = obrona { $n }
page-card-hp = wytrzymałość { $n }
page-or = albo
page-how-much = Ile?
page-jump-to = Skocz do { $n }
page-one-less = O jeden mniej
page-one-more = O jeden więcej
page-pay-for = Zapłać { $n } za: { $title }
page-pay = Zapłać
page-pay-more = Brakuje jeszcze { $n }
page-up-to = do { $n }
page-less = Mniej: { $title }
page-more = Więcej: { $title }
page-value-combat = atak { $n }
page-value-resource = zasoby { $n }
page-value-force = Moc { $n }
page-plate-combat = obrażenia jednostek { $n }
page-plate-tactics = taktyka { $n }
page-plate-blast = obrażenia wybuchowe { $n }
page-edge-combat = obrażenia jednostek z przewagą { $n }
page-edge-tactics = taktyka z przewagą { $n }
page-edge-blast = obrażenia wybuchowe z przewagą { $n }
page-stamp-used = Użyte
page-stamp-new = Nowa
page-state-playable = Do użycia.
page-state-target = Może być celem.
page-state-selected = Wybrana.
page-state-off = Teraz nie.
page-state-used = Użyta.
page-state-new = Nowa.
page-state-committed = Przydzielona do Mocy.
page-state-engaged = Cel ataku.
page-state-hinted = Podpowiedź.

## Pytania i rozmowa z serwerem

page-loading = Nakrywamy do stołu…
page-your-move = twój ruch
page-turn = Tura { $n }
page-phases = Fazy tury
page-hint = Podpowiedz
page-hint-thinking = Chwila namysłu…
page-hint-says = Podpowiedź: { $text }
page-no-hint-now = Teraz nie ma podpowiedzi
page-chosen-of = wybrano { $n } z { $of }
page-chosen-all = Wybrano już { $of }: naciśnij jedną z wybranych, a wróci na miejsce
page-confirm = Zatwierdź
page-nothing-to-explain = Nic nie stoi na przeszkodzie.
page-undo-asked = Prośba o cofnięcie wysłana. Czekamy na zgodę.
page-undo-refused = { $name } nie zgadza się na cofnięcie.
page-undo-wanted = { $name } prosi o cofnięcie ostatniego ruchu.
page-yes = Tak
page-no = Nie
page-no-line = Brak połączenia
page-no-line-why = Łączymy się od nowa; nic nie przepadło.
page-line-broken = Połączenie zerwane. Łączymy się od nowa, wybory są zapamiętane.
page-rival-gone = { $name } od dłuższego czasu jest poza stołem.
page-robot-instead = Niech gra bot
page-robot-here = Posadź bota
page-you-watch = Oglądasz tę partię.
page-no-table = Tego stołu nie ma
page-no-replay = Tej powtórki nie ma
page-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
page-no-server-yet = Serwer nie odpowiada. Próbujemy dalej, nie trzeba nic robić.
page-reload = Wczytaj stronę ponownie
page-did-not-work = Nie udało się
page-rail = Podgląd i rachunek
page-invite = Zaproś
page-link-watch = Link do oglądania albo zajęcia wolnego miejsca
page-link-mine = Link do mojego miejsca
page-link-mine-why = Kto ma ten link, gra za ciebie. Przyda się, by przejść na inne urządzenie.
page-link-code = Link jako kod dla aparatu telefonu
page-link-only-here = Ten link działa tylko na tym urządzeniu. Żeby dołączyli inni w domu, uruchom Kantynę tak:
page-link-for-world = Żeby dołączył ktoś spoza domu, podaj też adres, pod którym ją znajdzie:
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-by-hand = Zaznacz i skopiuj link ręcznie
page-wait-title = Czekamy na graczy
page-wait-link = Wyślij ten link osobie, z którą chcesz grać
page-free-title = Przy tym stole jest wolne miejsce
page-seat-free = Miejsce { $n }: wolne
page-curtain = Teraz gra: { $name }
page-curtain-why = Przekaż urządzenie. Karty pokażą się dopiero po naciśnięciu.
page-curtain-open = Pokaż karty: { $name }
page-ended-won = Wygrana!
page-ended-lost = Tym razem przegrana
page-ended-draw = Remis
page-course = Przebieg partii, tura po turze
page-course-health = wytrzymałość postaci
page-course-line = { $name }: { $from } → { $to }
page-not-ended = Niedokończona
page-to-replay = Powtórka
page-play-differently = Ostatnia tura inaczej
page-again-laid = Jeszcze raz: stół nakryty
page-watch-next = Następna partia
page-again = Jeszcze raz
page-lobby = Wybór gry
page-leave-seat = Oddaj moje miejsce botowi
page-leave-sure = Bot zagra za ciebie do końca, a tobie zostanie oglądanie. Tego nie da się cofnąć.
page-leave-yes = Oddaj

## Przewodnik

page-guide = Przewodnik
page-guide-step = Przewodnik · { $at } z { $of }
page-guide-next = Rozumiem
page-guide-stop = Bez przewodnika
page-guide-again = Pierwsza tura z przewodnikiem
page-guide-star-realms-hand = Na dole leży ręka. Naciśnij podświetlony okręt, aby go zagrać: Zwiadowca daje handel, Żmija walkę. Przycisk obok pytania zagrywa wszystkie naraz.
page-guide-star-realms-buy = Za handel kupuje się karty z rzędu pośrodku. Świecą te, na które cię stać. Kupiona karta trafia na stos kart odrzuconych i przyjdzie na rękę, gdy powstanie z niego nowa talia.
page-guide-star-realms-attack = Walkę wydaje się na przeciwnika albo na jego bazy. Posterunki trzeba zniszczyć najpierw. Naciśnij „Atakuj”, aby zabrać przeciwnikowi autorytet.
page-guide-star-realms-end = Nic więcej nie kupujesz? Naciśnij dzwonek: niewydany handel i niewydana walka przepadną, a na rękę przyjdzie pięć nowych kart.
page-guide-deckbuilding-hand = Na dole leży ręka. Naciśnij podświetloną kartę, aby ją zagrać: daje zasoby, atak albo Moc. Przycisk obok pytania zagrywa wszystkie naraz.
page-guide-deckbuilding-buy = Za zasoby kupuje się z rzędu galaktyki karty swojej strony i neutralne. Świecą te, na które cię stać. Karta trafia na stos kart odrzuconych.
page-guide-deckbuilding-attack = Jednostkami w grze atakuje się bazę przeciwnika albo jego kartę w rzędzie. Wskaż cel, potem atakujących; za pokonaną kartę z rzędu jest nagroda.
page-guide-deckbuilding-end = Nic więcej nie kupujesz? Naciśnij dzwonek: niewydane zasoby przepadną, jednostki trafią na stos kart odrzuconych, okręty zostaną.
page-guide-outer-rim-captain = Wybierz kapitana: umiejętności rozstrzygają testy, a cel u dołu karty daje pierwszą sławę. Wygrywa, kto pierwszy zdobędzie sławę ustaloną dla tego stołu.
page-guide-outer-rim-fly = Tura zaczyna się planowaniem: leć, odpocznij albo zarób 2000 kredytów. Podświetlone pola są w zasięgu, liczba mówi, jak daleko. Patrol z kreską zatrzymuje, z ostrzem także walczy. Papierowe znaczki pokazują, dokąd prowadzą twoje karty.
page-guide-outer-rim-market = Teraz akcje, każda raz na turę. Na planecie działa rynek: zajrzyj tam, zanim odlecisz.
page-guide-outer-rim-buy = Możesz odłożyć jedną odkrytą kartę pod jej talię, a potem kupić jedną. Znak w rogu mówi, czyj patrol może ruszyć następna karta. Ładunki i misje podają miejsce zapłaty.
page-guide-outer-rim-actions = Nic więcej do zrobienia? Dzwonek prowadzi do spotkania.
page-guide-outer-rim-encounter = Każdą turę kończy jedno spotkanie: karta tego miejsca, kontakt, misja albo walka z patrolem. Bilety pokazują szansę każdego testu i każdej walki.
page-guide-card-game-objectives = Cele płacą za karty: liczba przy skrzyni to zasoby celu, a pasek mówi, ile obrażeń cel wytrzyma. Trzy zostaną przed tobą; naciśnij ten, który wraca pod talię celów.
page-guide-card-game-mulligan = To twoja pierwsza ręka. Dobrze mieć w niej jednostkę albo dwie, na które wkrótce wystarczy zasobów; jeśli ich nie ma, wymień wszystkie sześć kart. Można to zrobić tylko raz.
page-guide-card-game-draw = Faza dobierania: możesz odrzucić jedną kartę, a potem uzupełniasz rękę. Karta, której prędko nie użyjesz, zrobi miejsce nowej.
page-guide-card-game-deploy = Faza wystawiania: naciśnij podświetloną kartę z ręki i zapłać za nią zasobami celów. Każdy użyty zasób zostawia na celu żeton skupienia. Dzwonek kończy wystawianie.
page-guide-card-game-pay = Zapłata: weź zasoby ze swoich celów, przynajmniej jeden z celu tego samego stronnictwa co karta; albo niech strona zapłaci za ciebie.
page-guide-card-game-attackers = Wybierz, kto atakuje, i zatwierdź. Jednostka, która natrze, zostaje skupiona i do twojej fazy odpoczynku nie może bronić, więc zostaw kogoś w domu.
page-guide-card-game-defenders = Atakują cię: wybierz, kto broni, albo nikogo. Bez obrońców cel dostaje o jedno obrażenie więcej.
page-guide-card-game-engage = Faza konfliktu: wskaż cel przeciwnika, potem jednostki, które atakują. Przeciwnik wyznaczy obrońców.
page-guide-card-game-edge = Walka o przewagę: na przemian wykładacie zakryte karty albo pasujecie. Liczą się symbole Mocy: kto ma ich więcej, a przy remisie strona broniąca, zdobywa przewagę: naciera pierwszy i używa też symboli na białym tle.
page-guide-card-game-strike = Natarcie: jednostka zostaje skupiona i rozpatruje swoje symbole walki. Obrażenia jednostek trafiają w jednostkę wroga, obrażenia wybuchowe w atakowany cel, a taktyka daje żetony skupienia.
page-guide-card-game-force = Faza Mocy: jednostki przydzielone do Mocy liczą się w zmaganiach Mocy. Gdy równowaga sprzyja jasnej stronie, w swojej fazie równowagi może ona zadać obrażenie celowi ciemnej; gdy ciemnej, tarcza Gwiazdy Śmierci przesuwa się o jeszcze jeden.
page-guide-card-game-window = Chwila na akcje i reakcje: świeci to, czego można teraz użyć. Jeśli niczego nie chcesz użyć, spasuj dzwonkiem.
page-guide-destiny-mulligan = To twoja ręka. Wskaż karty, które chcesz wymienić, i zatwierdź; możesz też zatrzymać wszystkie.
page-guide-destiny-activate = Naciśnij podświetloną postać, aby ją aktywować: zostaje wyczerpana, a jej kości i kości jej ulepszeń toczą się do twojej puli. To jedna akcja; potem działa przeciwnik.
page-guide-destiny-resolve = Kości w puli leżą według symboli. Naciśnij podświetloną kość, aby ją rozpatrzyć; w tej samej akcji rozpatrzysz też inne kości z tym symbolem. Ciemna ścianka z plusem tylko dodaje się do innej.
page-guide-destiny-modify = Suma rośnie o każdy dodany plus. Wskaż plusy, które dodajesz, albo rozpatrz kość bez nich.
page-guide-destiny-target = Wskaż, kogo trafia kość. Przy każdej postaci stoi, co się stanie: ile zablokują osłony i ile obrażeń zostanie.
page-guide-destiny-play = Za zasoby zagrywa się karty z ręki: ulepszenia na postacie, wsparcia i wydarzenia. Świecą te, na które cię stać.
page-guide-destiny-reroll = Kości, które ci nie służą, można przerzucić: odrzuć kartę z ręki i wskaż dowolną liczbę kości.
page-guide-destiny-claim = Gdy nic już nie chcesz zrobić, zajmij pole bitwy: kontrolujesz je i do końca rundy pasujesz, a następną zaczynasz. Albo tylko spasuj dzwonkiem.
page-guide-destiny-upkeep = Utrzymanie: karty są przygotowane, kości wróciły na nie, każdy zyskał 2 zasoby. Odrzuć, ile chcesz, a ręka zostanie uzupełniona do 5 kart.

## Wejście

page-title = Kantyna: siadaj i graj
page-hero = Siadaj.
page-hero-question = W co gramy?
page-hero-line = Bez konta, pierwsza partia w minutę.
page-games = Gry
page-have-link = Masz link do stołu?
page-link-here = wklej tutaj
page-enter = Wejdź
page-bad-link = To nie jest link do stołu
page-bad-link-why = Link wygląda tak: …/table/ i nazwa stołu.
page-your-name = Twoje imię
page-guest = Gość
page-player-number = Gracz { $n }
page-with-whom = Z kim
page-mode-robot = Z botem
page-mode-friend = Z kimś znajomym
page-mode-screen = Jeden ekran
page-how-strong = Jak mocny przeciwnik
page-level-1 = Pomywacz
page-level-2 = Kelner
page-level-3 = Bywalec
page-level-4 = Barman
page-level-5 = Szefowa
page-you-play-as = Grasz jako
page-more-settings = Więcej ustawień
page-setting-other = inna: { $what }
page-way-to-play = Wariant
page-how-many = Ile osób
page-who-sits = Kto siada
page-seat-number = Miejsce { $n }
page-taker-me = ja
page-taker-open = ktoś przez link
page-taker-here = ktoś przy tym ekranie
page-taker-level1 = bot: Pomywacz
page-taker-level2 = bot: Kelner
page-taker-level3 = bot: Bywalec
page-taker-level4 = bot: Barman
page-taker-level5 = bot: Szefowa
page-allow-hints = podpowiedzi
page-allow-undo = cofanie ruchów
page-listed = widoczny dla wszystkich
page-sit-down = Siadaj do stołu
page-sit-guided = pierwsza tura z przewodnikiem
page-sit-robot = partia zaczyna się od razu
page-sit-friend = dostaniesz link do wysłania
page-sit-screen = po kolei przy jednym ekranie
page-how-you-win = Jak się wygrywa
page-your-tables = Twoje stoły
page-free-seats = Wolne miejsca
page-no-free-seats = Nikt teraz nie czeka. Usiądź i wyślij link.
page-being-played = Trwające partie
page-row-over = koniec partii
page-row-waits = { $n ->
    [one] czeka na { $n } osobę
    [few] czeka na { $n } osoby
   *[many] czeka na { $n } osób
  }
page-row-turn = tura { $n }
page-go-on = Graj
page-join = Dosiądź się
page-watch = Zajrzyj
page-open-replay = Otwórz plik powtórki
page-tag-star-realms = łatwa
page-tag-deckbuilding = łatwa
page-tag-card-game = dla znawców
page-tag-destiny = średnia
page-tag-outer-rim = przygoda

## Ustawienia

page-options = Ustawienia
page-language = Język
page-theme = Stół
page-theme-dark = Nocny
page-theme-light = Dzienny
page-stops = Kiedy pytać
page-stops-always = zawsze
page-stops-useful = gdy jest co zrobić
page-stops-here = tylko tutaj
page-motion = ruch kart
page-sounds = dźwięki
page-volume = Głośność
page-careful = pytanie przed końcem tury, gdy zostało coś do zagrania
page-speed = Cudze ruchy
page-speed-slow = powoli
page-speed-normal = zwyczajnie
page-speed-fast = szybko
page-speed-once = od razu
page-size = Karty
page-size-small = małe
page-size-normal = zwykłe
page-size-large = duże
page-colours = Kolory
page-colours-house = domowe
page-colours-plain = dla każdego oka

## Klawisze

page-keys = Klawisze
page-key-tab = od strefy do strefy i do przycisków
page-key-arrows = po kartach i między strefami
page-key-enter = użyj karty albo przycisku
page-key-number = karta z ręki o tym numerze
page-key-play-all = zagraj wszystkie karty z ręki
page-key-bell = dzwonek: koniec tury albo pas
page-key-undo = cofnij
page-key-skip = ruchy innych naraz, aż do następnego pytania
page-key-hint = podpowiedz
page-key-why = dlaczego nie mogę użyć tej karty
page-key-inspect = pokaż lub schowaj podgląd (na małym ekranie)
page-key-bill = rachunek
page-key-hand = do ręki
page-key-row = do rzędu pośrodku stołu
page-key-reroll = przerzut kości za kartę
page-key-claim = zajęcie pola bitwy
page-key-slip = do przycisków pytania
page-key-rival = do kart przeciwnika
page-key-last = powiedz, co się ostatnio stało
page-key-status = powiedz, jaki jest stan gry
page-key-help = ta lista
page-key-escape = zamknij, porzuć wybór

## Powtórka

page-replay = Powtórka
page-step = Krok { $n }
page-step-of = Krok { $n } z { $of }
page-to-start = Na początek
page-turn-back = Poprzednia tura
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-turn-on = Następna tura
page-to-end = Na koniec
page-run = Odtwarzaj
page-pause = Zatrzymaj
page-playback-speed = Szybkość
page-whose-eyes = Czyimi oczami
page-eyes-public = widz
page-eyes-all = wszystkie ręce
page-show-rest = Pokaż dalszy ciąg
page-hide-rest = Ukryj dalszy ciąg
page-rest-hidden = dalszy ciąg ukryty
page-result-hidden = Wynik ukryty
page-branch = Graj stąd
page-branch-as = Kim grasz i przeciw komu?
page-branch-seat = Grasz jako
page-download = Pobierz plik
page-analysis = Analiza
page-analysis-about = Każda odpowiedź w partii zostanie porównana z innymi możliwymi, wyłącznie na podstawie tego, co było wtedy widać z danego miejsca. Trwa to kilka minut i dzieje się w tle.
page-analysis-failed = Analizy nie udało się dokończyć: serwer miał zbyt dużo do zrobienia. Spróbuj jeszcze raz.
page-analysis-begin = Przeanalizuj partię
page-analysis-running = Sprawdzone odpowiedzi: { $n } z { $of }
page-analysis-chances = Szansa na wygraną
page-analysis-picture = Szansa na wygraną w ciągu partii; na końcu: { $ends }
page-analysis-mistakes = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[other] { $n } błędów
  } w { $of ->
    [one] { $of } wyborze
   *[other] { $of } wyborach
  }
page-analysis-mistake = „{ $played }” zostawia { $kept }%. Po „{ $better }” byłoby { $chance }%.
page-analysis-look = Zobacz
page-analysis-try = Spróbuj inaczej
page-analysis-line = Lepszy ciąg zagrań
page-analysis-line-of = Lepszy ciąg od kroku { $step }, { $name }
page-analysis-line-back = Wróć do partii
page-analysis-line-on = Odpowiedź dalej
page-analysis-line-before = Odpowiedź wstecz
page-analysis-line-end = Karty i kości dają tu to, co naprawdę by dały; każda odpowiedź wynika z tego, co było widać z danego miejsca.
page-analysis-swing = { $name }: z { $before }% na { $after }% – własna odpowiedź { $own }, błędy innych { $given }, szczęście { $luck }.
page-analysis-none = Żadna odpowiedź nie kosztowała tyle, by nazwać ją błędem.
page-analysis-turning = Punkty zwrotne
page-analysis-fortunes = Umiejętność i szczęście
page-analysis-fortune = { $name }: na początku { $first }%, własne błędy kosztowały { $lost } p.p., błędy innych dały { $given } p.p., szczęście { $luck } p.p.
page-analysis-download = Pobierz analizę (JSON)
page-share = Udostępnij
page-replay-link = Link do tego kroku powtórki
page-answered = Odpowiedź: { $text }
page-turns-line = Tury

## Księgi

page-rulebook = Księga zasad
page-card-book = Księga kart
page-in-the-rulebook = W księdze zasad
page-search-rules = Szukaj w zasadach
page-search-cards = Szukaj wśród kart
page-rules-found = { $n ->
    [0] Żadna zasada tak nie mówi.
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
  }
page-cards-found = { $n ->
    [0] Nie ma takiej karty.
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }
page-filter-faction = Frakcja
page-filter-kind = Rodzaj
page-filter-all = wszystkie
page-in-polish = Po polsku
page-in-english = Po angielsku
page-copies = W pudełku

## Kości, mapy i plansze

page-die-of = Kość: { $title }
page-die-closed = zakryta, na karcie
page-side-of = { $n } { $symbol }
page-side-plus = plus { $n } { $symbol }
page-side-price = { $side }, koszt { $n }
page-turn-to = Obróć na: { $side }
page-pool-of = { $title }, { $n ->
    [0] pusta
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
  }
page-pool-empty = brak kości
page-your-pool = Twoja pula
page-roll-dice = { $n ->
    [one] Rzuć { $n } kością
    [few] Rzuć { $n } kośćmi
   *[many] Rzuć { $n } kośćmi
  }
page-damage-of = Obrażenia: { $n } z { $of }.
page-shields-on = { $n ->
    [one] { $n } osłona.
    [few] { $n } osłony.
   *[many] { $n } osłon.
  }
page-the-map = Mapa
page-pool-whose = { $name }: pula
page-board-of = Co leży przed graczem { $name }
page-chart-of = { $title }, { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
  }
page-chart-zoom = Wielkość mapy
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-zoom-whole = Cała mapa
page-overview = Podgląd całości: naciśnij, gdzie patrzeć
page-hit-of = { $name }: trafione { $n } z { $of }
page-slot-empty = { $title }: puste
page-deck-left = { $n ->
    [one] Pod nią { $n } karta.
    [few] Pod nią { $n } karty.
   *[many] Pod nią { $n } kart.
  }
page-test-levels = Czego wymaga test
page-credits = kredyty
page-aim-of = cel: { $n } z { $of }
page-purse-of = Majątek i sława: { $name }
page-fame-of = sława: { $n } z { $of }
page-stands-well = pozytywna
page-stands-so-so = neutralna
page-stands-badly = negatywna
page-secrets-of = tajne informacje: { $n }
page-credits-with = Kredyty: { $name }
page-dice-rolled = Kości
page-the-foe = Przeciwnik
page-auto-nothing = nic
page-scene-choose = Możliwości
page-wanted-here = Potrzebne tutaj: { $title }.
page-spaces-away = { $n ->
    [one] { $n } pole stąd.
    [few] { $n } pola stąd.
   *[other] { $n } pól stąd.
}
page-face-down = { $n ->
    [1] zakryty kontakt, szary
    [2] zakryty kontakt, zielony
   *[other] zakryty kontakt, żółty
}
page-stance-passes = przepuszcza
page-stance-stops = zatrzymuje
page-stance-fights = zatrzymuje i walczy
page-credits-of = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
  }
page-offer-with = Wymiana z graczem: { $name }
page-offer-gives = { $name } daje
page-offer-nothing = nic
page-offer-sum = Dajesz: { $mine }. { $name } daje: { $theirs }.
page-offer-send = Zaproponuj
page-samples = Próbki
page-sample-dice = Kości
page-sample-pool = Pula kości
page-sample-plate = Postacie
page-sample-chart = Mapa
page-sample-boards = Plansza z polami
page-sample-market = Rynek
page-sample-scene = Scena
page-sample-offer = Wymiana
page-round = Runda { $n }
page-dice-stay = { $n ->
    [one] zostanie { $n } kość
    [few] zostaną { $n } kości
   *[many] zostanie { $n } kości
 }
page-mode-reroll = Przerzuć za kartę
page-mode-reroll-short = Przerzuć
page-mode-reroll-ask = Którą kartę odrzucasz, aby przerzucić kości?
page-stamp-exhausted = Wyczerpana
page-roll-n = rzuć { $n }
page-you-claimed = zajęte przez ciebie
page-claimed-by = zajęte: { $name }
page-you-hold = trzymasz ty
page-held-by = trzyma { $name }
page-claim = Zajmij
page-claim-then = potem pasujesz
page-deeds = akcje rundy
page-coming-next = Co dalej
page-queue-of = { $n ->
    [0] kolejka pusta
   *[other] w kolejce { $n }
 }
page-extra-actions = { $n ->
    [one] dodatkowa akcja
    [few] { $n } dodatkowe akcje
   *[many] { $n } dodatkowych akcji
 }
page-your-action = twoja akcja
page-action-of = akcja: { $name }
page-dice-hold = { $name } ma na kościach
page-composing = Rozpatrywana kość
page-turn-which = Na którą ściankę?
page-dice-cost = koszt { $n } z { $of }
page-resolve-sum = Rozpatrz: { $n }
page-would-shield = osłony { $from } → { $to }
page-would-block = osłony −{ $n }
page-would-fall = pokonana
page-would-waste = przepada { $n }
page-symbol-melee = wręcz
page-symbol-ranged = dystansowe
page-symbol-special = specjalny
page-symbol-blank = pusta
page-symbol-any = dowolny

# Warsztat talii.

page-decks = Warsztat talii
page-deck-now = { $card }: w talii { $n }.
page-deck-owned-now = { $card }: w kolekcji { $n }.
page-deck-undone = Cofnięto o krok.
page-deck-undo = Cofnij zmianę w talii
page-deck-kept = Talia zapisana w tej przeglądarce
page-deck-kept-both = Talia zapisana w tej przeglądarce i na serwerze
page-deck-not-added = { $card }: nie da się dodać
page-deck-points = { $n } pkt
page-deck-die = Kość
page-deck-with = W zestawie
page-deck-has = W talii { $n } z { $most }.
page-deck-owns = W kolekcji { $n } z { $most }.
page-deck-read = Czytaj: { $card }
page-deck-search = Szukaj
page-deck-filters = Filtry
page-deck-colour = Kolor
page-deck-symbol = Symbol na kości
page-deck-cost = Koszt
page-deck-type = Typ karty
page-deck-trait = Cecha
page-deck-illegal-too = Także niedozwolone
page-deck-only-mine = Tylko z kolekcji
page-deck-count-mine = Licz kolekcję
page-deck-counting = Naciśnięcie karty zmienia teraz, ile ich masz.
page-deck-clear = Wyczyść
page-deck-nothing = Nic tu nie pasuje. Zmień filtry albo pokaż też niedozwolone.
page-deck-remove = Usuń z talii: { $card }
page-deck-dice-of = Kości: { $card }
page-deck-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
  }
page-deck-one-less = Jedna mniej: { $card }
page-deck-one-more = Jedna więcej: { $card }
page-deck-less = Jedna mniej
page-deck-more = Jedna więcej
page-deck-another = Zmień: { $what }
page-deck-choose = Wybierz: { $what }
page-deck-laws = Czy wolno tak grać
page-deck-legal = Można grać
page-deck-not-yet = Jeszcze nie można grać
page-deck-law-kept = Dobrze:
page-deck-law-broken = Źle:
page-deck-cards = Karty
page-deck-deck = Talia
page-deck-name = Nazwa talii
page-deck-empty = Naciśnij kartę albo przeciągnij ją tutaj.
page-deck-figures = Liczby talii
page-deck-curve = Krzywa kosztów
page-deck-mean = średnio { $n }
page-deck-column = Koszt { $cost }: { $n }.
page-deck-acts = Co zrobić z talią
page-deck-in = Importuj
page-deck-out = Eksportuj
page-deck-link = Link do talii
page-deck-format = Format
page-deck-format-text = Tekst
page-deck-format-site = Strona z taliami
page-deck-format-json = JSON
page-deck-format-o8d = OCTGN
page-deck-format-tts = Tabletop Simulator
page-deck-format-code = Ustawienie stołu
page-deck-print = Drukuj
page-deck-save = Zapisz plik
page-deck-paste = Wklej talię: listę nazw lub numerów, JSON, OCTGN, Tabletop Simulator albo link
page-deck-troubles = Nie wszystko da się odczytać. Twoja talia się nie zmieniła.
page-deck-take-rest = Weź resztę
page-deck-take = Wczytaj talię
page-deck-file = Z pliku
page-deck-read-in = Talia wczytana; poprzednia jest o krok wstecz
page-deck-bad-link = Z tego linku nie da się odczytać talii
page-deck-hand = Próbna ręka
page-deck-hand-new = Nowa ręka
page-deck-mulligan = Wymień wybrane ({ $n })
page-deck-mulligan-all = Wymień całą rękę
page-deck-play = Zagraj
page-deck-foe = Talia przeciwnika
page-deck-foe-any = dowolna, losowo
page-deck-sit = Siadaj do stołu
page-deck-matrix = Próba sił
page-deck-matrix-about = Bot gra twoją talią przeciw każdej gotowej. Możesz w tym czasie budować dalej.
page-deck-matrix-games = Ile partii przeciw każdej talii
page-deck-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
  }
page-deck-progress = Rozegrano { $done } z { $total }.
page-deck-wins = Wygrane
page-deck-between = prawdopodobnie między { $low }% a { $high }%
page-deck-measure = Zacznij próbę
page-deck-stop = Przerwij
page-deck-keep = Zapamiętaj
page-deck-new = Nowa talia
page-deck-shelf = Moje talie
page-deck-shelf-empty = Nie ma tu jeszcze żadnej. Talie zostają w tej przeglądarce; plik przenosi je dalej.
page-deck-shelf-open = Wczytaj plik
page-deck-shelf-save = Wszystkie do pliku
page-deck-shelf-read = { $n ->
    [one] Wczytano { $n } talię
    [few] Wczytano { $n } talie
   *[many] Wczytano { $n } talii
  }
page-deck-no-shelf = To nie jest plik z taliami Kantyny. Twoje talie się nie zmieniły.
page-deck-nameless = Talia bez nazwy
page-deck-drop = Wyrzuć: { $name }
page-deck-ready = Gotowe talie
page-deck-server = Na serwerze
page-deck-server-off = Serwer też może trzymać twoje talie: pod kluczem, który zna tylko ta przeglądarka, bez konta.
page-deck-server-begin = Trzymaj je też na serwerze
page-deck-server-on = Serwer też trzyma twoje talie. Kto ma klucz, może je czytać, zmieniać i kasować.
page-deck-server-link = Link z kluczem, na inne twoje urządzenia
page-deck-server-end = Skasuj je z serwera
page-deck-brought = Talie, z którymi siadasz do stołu: serwer trzyma je pod kluczem twojego miejsca
page-deck-build = Zbuduj własną talię
page-deck-mine = Moja: { $name }
page-deck-here = Wklej talię, link albo kody kart
