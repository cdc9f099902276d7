# Polecenia.

cli-about = { $kantyna } POLECENIE …: stół, przy którym gra się kartami, kośćmi i na mapie, według instrukcji gier. Bez polecenia otwiera się stół.
cli-commands = Polecenia:
cli-arguments = Argumenty:
cli-options = Opcje:
cli-more = { $command } POLECENIE --help mówi o poleceniu więcej.
cli-lang = język; bez tego język systemu
cli-version = wersja
cli-help = ten tekst
cli-default = { $text } (domyślnie: { $value })
cli-usage-options = [opcje]

## Co stoi za wartością

cli-value-bot = BOT
cli-value-build = WERSJA
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-format = FORMAT
cli-value-game = GRA
cli-value-host = ADRES
cli-value-id = ID
cli-value-link = LINK
cli-value-name = NAZWA
cli-value-port = PORT
cli-value-rev = REWIZJA
cli-value-seat = MIEJSCE
cli-value-seed = ZIARNO
cli-value-shell = POWŁOKA
cli-value-state = STAN
cli-value-table = STÓŁ
cli-value-url = URL
cli-value-value = WARTOŚĆ
cli-value-variant = WARIANT
cli-value-which = KTÓRA

## Co robi każde

cli-games = Gry, ich warianty, liczba osób i kart.
cli-play = Gra przy stole w terminalu.
cli-resume = Wymienia niedokończone partie i pozwala wrócić do wybranej.
cli-watch = Ogląda grę botów, także krok po kroku.
cli-cards = Księga kart gry albo jedna karta.
cli-rules = Zasady gry, jedna z nich albo te bez testu.
cli-rules-installed = Zasady gry albo jedna z nich.
cli-replay = Pokazuje zapisaną partię krok po kroku, sprawdza jej zgodność albo gra dalej od dowolnego kroku.
cli-analyse = Analizuje zapisaną partię: szanse po drodze, błędy i lepsze zagrania, szczęście.
cli-learn = Uczy na nowo, ile warta jest pozycja, na partiach granych na wyczucie.
cli-judge = Odgrywa scenariusze i mówi, co się nie zgadza i dlaczego.
cli-arena = Wiele partii między botami: kto jak często wygrywa, ile to trwa i jak szybko idzie.
cli-soak = Losowe partie, w których sprawdzane są wszystkie prawa silnika: milion decyzji na wariant.
cli-bench = Jak szybki jest silnik: decyzje, partie, przeszukiwanie, kopie, widoki, zapisy.
cli-serve = Otwiera stoły w przeglądarce, dla domu albo dla klubu.
cli-admin = Opiekuje się serwerem: jego stoły i goście, klucze, kopie wszystkiego.
cli-join = Siada z terminala do stołu na serwerze, podanego przez link.
cli-completion = Skrypt, dzięki któremu powłoka uzupełnia polecenia po naciśnięciu Tab.
cli-test = Uruchamia wszystkie testy (w projekcie: ./kantyna).
cli-compile = Kompiluje silnik, żeby boty myślały szybciej (w projekcie: ./kantyna).

## Argumenty i opcje

cli-package = Buduje pakiety do zainstalowania gdzie indziej, razem ze stroną (w projekcie: ./kantyna).
cli-arg-game = gra, jak ją podaje `{ $kantyna } games`
cli-arg-card = karta po nazwie, w dowolnym z języków
cli-arg-rule = zasada po oznaczeniu albo jego początek
cli-opt-variant = wariant; bez tego pierwszy, który pasuje do liczby miejsc
cli-opt-seats = kto gdzie siedzi: human, random, greedy, search:1000, search:500ms, learned:500ms, level1 … level5; bez tego ty, a na innych miejscach poziom 3
cli-opt-seats-bots = jakie boty: random, greedy, search:1000, search:500ms, learned:500ms, level1 … level5; bez tego wszędzie poziom 3
cli-opt-names = jak nazywają się miejsca
cli-opt-set = ustawienie wariantu; można podać kilka razy
cli-opt-seed = ziarno losowości: z tym samym ziarnem karty układają się tak samo
cli-opt-json = dla maszyn: JSON
cli-opt-plain = ponumerowane wiersze zamiast rysowanego stołu: dla czytników ekranu, potoków i prostych terminali
cli-opt-guide = objaśnia pierwszą turę krok po kroku; pierwsza partia z samymi botami jest objaśniana i bez tego
cli-arg-which = numer z listy albo plik; bez tego lista
cli-arg-link = link do stołu; z tym, co w nim po #, do własnego miejsca
cli-opt-name = imię przy stole
cli-arg-shell = bash, zsh, fish, powershell albo pwsh
cli-opt-coverage = wypisuje zasady, których nie pokazuje żaden test
cli-arg-replay = plik, który zostawia `play`
cli-opt-iterations = ile wyobrażonych partii na ocenę jednej odpowiedzi
cli-opt-learn-games = z ilu partii się uczyć; bez tego tyle, ile mówi przepis
cli-opt-passes = ile razy przejść wszystkie lekcje; bez tego tyle, ile mówi przepis
cli-opt-learn-folder = gdzie odkładać pracę, żeby dało się ją dokończyć (domyślnie: learn-GRA)
cli-arg-scenarios = pliki scenariuszy albo foldery z nimi
cli-opt-tests = gdzie są testy; bez tego te z projektu
cli-opt-verify = odgrywa wszystko jeszcze raz i porównuje każdą zapisaną sumę kontrolną
cli-opt-at = stan po tylu odpowiedziach
cli-opt-branch = dalsza gra od tego kroku, jako osobna partia
cli-opt-host = adres, pod którym słucha; 0.0.0.0 dla całej sieci
cli-opt-port = port; 0 to dowolny wolny
cli-opt-data = gdzie zapisywać stoły: folder albo postgresql://…; bez tego folder użytkownika
cli-opt-public-url = adres, pod którym widzą go inni
cli-opt-browser = otwiera też przeglądarkę
cli-opt-arena-seats = gracze: random, greedy, search:1000, search:500ms, learned:500ms, level1 … level5; każde rozdanie gra się raz z każdego miejsca
cli-opt-games = ile partii
cli-opt-jobs = na ile procesów dzieli się praca; wynik jest ten sam
cli-opt-engine = kto dzieli się pracą: procesy tej maszyny albo klaster Ray; wynik jest ten sam
cli-opt-address = gdzie jest klaster Ray; bez tego: ten na tej maszynie
cli-opt-soak-file = tu zostaje każda część, gdy tylko się skończy; przerwana praca idzie stąd dalej
cli-opt-arena-against = wszyscy gracze oprócz pierwszego są z tej rewizji; musi mieć te same zasady
cli-opt-arena-file = tu zostaje każda partia, gdy tylko się skończy; przerwana praca idzie stąd dalej
cli-opt-plot = obraz wyników
cli-opt-ladder = każdy poziom przeciw niższemu, w krokach Elo, z obrazem
cli-opt-soak-variant = jeden wariant; bez tego wszystkie
cli-opt-decisions = ile decyzji na każdy wariant
cli-arg-bench-game = jedna gra; bez tego wszystkie
cli-opt-rounds = ile rund pomiarów; wyniki to ich mediany
cli-opt-seconds = ile sekund na każdy pomiar
cli-opt-peers = mierzy obok OpenSpiel i RLCard, w ich własnym środowisku; za pierwszym razem potrzebna jest sieć
cli-opt-traces = tyle partii z ziarnem w każdej grze musi przebiec tak samo w obu wersjach
cli-opt-build = mierzy tylko tę wersję: plain albo compiled
cli-opt-research = mierzy zamiast tego środowiska do badań, obok kółka i krzyżyka z PettingZoo i kierek z OpenSpiel
cli-opt-against = mierzy obok tę rewizję (commit, gałąź albo tag) i podaje, ile razy te źródła są od niej szybsze

## Odpowiedzi

cli-length = Około { $length }.
cli-card-counts = { $different ->
    [one] { $different } różna karta
    [few] { $different } różne karty
   *[many] { $different } różnych kart
  }, razem { $all }.
cli-seats = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
  }
cli-seats-from = od { $fewest } do { $most } miejsc
cli-values-above = jak wyżej
cli-origin-book = instrukcja: { $section }
cli-origin-ruling = rozstrzygnięcie
cli-origin-faq = odpowiedzi wydawcy
cli-origin-ours = nasza decyzja
cli-reason = Powód: { $reason }
cli-judging = Rozstrzyganie
cli-judged = { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
  }, { $scenarios ->
    [one] { $scenarios } scenariusz
    [few] { $scenarios } scenariusze
   *[many] { $scenarios } scenariuszy
  }; pliki, w których coś się nie zgadza: { $failed }.
cli-covered = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
  }, z testem: { $tested }.
cli-cited-unknown = Test powołuje się na { $rule }, a takiej zasady nie ma: { $places }
cli-kept = { $n }. { $title }: { $names }; { $turn ->
    [0] { $when }
   *[other] tura { $turn }, { $when }
  }
cli-kept-how = Dalszy ciąg, na przykład: { $command }
cli-kept-none = Nie ma niedokończonych partii.
cli-verified = Zapis się zgadza: { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
  }, { $proofs ->
    [one] { $proofs } suma kontrolna
    [few] { $proofs } sumy kontrolne
   *[many] { $proofs } sum kontrolnych
  }.
cli-arena-plays = Grają
cli-arena-player = { $player }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  }, { $rate }% (przedział 95%: { $low }–{ $high }%)
cli-arena-draws = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  }, remisy: { $draws }, błędy: { $errors }
cli-arena-lengths = Decyzji w partii: od { $shortest } do { $longest }, w połowie partii mniej niż { $middle }
cli-arena-kept = { $kept ->
    [one] { $kept } partia była
    [few] { $kept } partie były
   *[many] { $kept } partii było
  } już w pliku { $file }; czas dotyczy pozostałych:
cli-arena-speed = { $seconds } s, partii na sekundę { $games }, decyzji na sekundę { $decisions }
cli-bench-steps = { $name }: kroków na sekundę { $steps }
cli-arena-digest = Te same partie dają ten sam skrót: { $digest }
cli-arena-forfeits = { $player } przegrywa z własnej winy { $games ->
    [one] { $games } partię
    [few] { $games } partie
   *[other] { $games } partii
  }. { $why }
cli-arena-error = Partia { $n } się zepsuła: { $error }
cli-ladder-step = { $stronger } przeciw { $weaker }: { $wins } z { $games }, { $elo } Elo (przedział 95%: od { $low } do { $high })
cli-ladder-plot = Elo ponad najniższym poziomem; cienka kreska stoi tam, gdzie byłby równy krok
cli-soak-plays = Próba
cli-soak-broken = { $law } ({ $game }, { $variant }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }, ziarno { $seed }, decyzja { $decision })
cli-soaked = { $variant }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  }, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
  }, złamane prawa: { $violations }
cli-bench-measures = Pomiary
cli-bench-result = { $game }, { $build ->
    [plain] zwykły Python
   *[compiled] wersja skompilowana
  }: przy grze losowej decyzji z wyborem na sekundę { $choices } (wszystkich { $decisions }, partii { $games }), na wyczucie { $thumb }; iteracji przeszukiwania na sekundę { $iterations }; kopia { $clone } µs, widok { $view } µs, zapis { $save } µs
cli-bench-eager = { $game }, { $build ->
    [plain] zwykły Python
   *[compiled] wersja skompilowana
  }: partii na sekundę { $games }, gdy losowo zagrywa się wszystko
cli-bench-against = Te źródła na tle { $name }, { $build ->
    [plain] zwykły Python
   *[compiled] wersja skompilowana
  }: ile razy szybciej, mediana z { $rounds ->
    [one] { $rounds } rundy
   *[other] { $rounds } rund
  }, w nawiasie najmniej i najwięcej
cli-bench-compared = { $game }, { $figure ->
    [choices] decyzje z wyborem na sekundę, gra losowa
    [decisions] wszystkie decyzje na sekundę, gra losowa
    [games] partie na sekundę, gra losowa
    [thumb-choices] decyzje z wyborem na sekundę, gra na wyczucie
    [thumb-decisions] wszystkie decyzje na sekundę, gra na wyczucie
    [eager-games] partie na sekundę, losowo zagrywa się wszystko
    [driven] wszystkie decyzje na sekundę, gra losowa sterowana z Pythona
    [iterations] iteracje przeszukiwania na sekundę
    [clones] kopie na sekundę
    [views] widoki na sekundę
   *[saves] zapisy na sekundę
  }: { $ratio } ({ $lowest }–{ $highest }); { $here } wobec { $there }
cli-bench-peer = { $name }: decyzji na sekundę { $decisions }; kopia { $clone } µs
cli-bench-ratio = { $name }: { $ratio }
cli-bench-name-traces-that-differ = partie różne w obu wersjach
cli-bench-name-traced-games = partie porównane w obu wersjach
cli-bench-name-compiled-rollouts = rozgrywki próbne wersji skompilowanej
cli-bench-name-compiled-clone = kopia wersji skompilowanej
cli-bench-name-compiled = wersja skompilowana
cli-bench-name-plain = zwykły Python
cli-bench-name-hearts-clone = kopia kierek
cli-bench-name-hearts = kierki
cli-bench-name-bare-steps = same kroki
cli-bench-name-whole-games = całe partie
cli-bench-name-rules-alone = same zasady
cli-bench-name-random-inside = gra losowa wewnątrz silnika
cli-bench-name-random-opponent = losowy przeciwnik
cli-bench-name-solo-v-greedy = solo przeciw greedy
cli-bench-name-greedy-inside = greedy wewnątrz silnika
cli-bench-name-tictactoe = kółko i krzyżyk
cli-bench-plain = Zmierzono tylko zwykłego Pythona: wersję skompilowaną robi ./kantyna compile w sklonowanym projekcie.

## Co się nie udaje

cli-interrupted = Przerwano.
cli-system = System odmawia: { $file }{ system-reason }.
cli-fault = Coś w Kantynie się zepsuło ({ $reason }). Przebieg jest zapisany w pliku { $file }: zgłoś to, proszę.
cli-bad-missing = Brakuje: { $name }. Więcej mówi --help.
cli-bad-number = „{ $value }” nie może być wartością { $argument ->
    [yes] argumentu
   *[no] opcji
  } { $name }: potrzebna jest { $kind ->
    [whole] liczba całkowita
    [least] liczba całkowita, co najmniej { $least }
    [between] liczba całkowita od { $least } do { $most }
   *[part] liczba od { $least } do { $most }
  }.
cli-needs-value = Po { $name } potrzebna jest wartość. Więcej mówi --help.
cli-no-value = Opcja { $name } nie ma wartości.
cli-bad-option = Nie ma opcji { $name }. Ich spis daje --help.
cli-option-like = Nie ma opcji { $name }. Może chodzi o { $near }?
cli-bad-usage = Nie da się zrozumieć polecenia: { $reason }
error-cli-too-many = Za dużo słów: { $words }. To, co ma w środku odstępy, bierze się w cudzysłów; więcej mówi --help.
error-cli-command-unknown = Nie ma polecenia „{ $name }”. Spis daje { $group } --help.
error-cli-needs-value = { cli-needs-value }
error-cli-command-like = Nie ma polecenia „{ $name }”. Może chodzi o: { $near }?
error-cli-no-kept = Na liście nie ma partii { $n }; { $most ->
    [0] lista jest pusta
    [1] jest tylko partia 1
   *[other] są od 1 do { $most }
  }.
error-cli-unknown-shell = Nie ma uzupełniania dla „{ $name }”. Znane: { $known }.
error-cli-setting = „{ $pair }” nie jest ustawieniem: potrzeba postaci nazwa=wartość.
error-cli-not-together = { $one } i { $other } nie idą w parze: jedno z nich trzeba pominąć.
error-cli-no-research = { $name } nie jest tu zainstalowane. Zainstaluj: pip install "kantyna[research]" pygame; w sklonowanym projekcie: .venv/bin/python -m pip install -e ".[research]" pygame.
error-cli-address-alone = --address mówi, gdzie jest klaster Ray: idzie w parze z --engine ray.
error-cli-unknown-engine = Nie ma silnika { $engine }: są local i ray.
error-cli-no-scenarios = W folderze { $folder } nie ma scenariuszy.
error-cli-no-way = W grę { $game } nie da się zagrać w { $seats ->
    [one] jedną osobę
    [few] { $seats } osoby
   *[many] { $seats } osób
  }. Warianty i liczba osób: { $known }.
error-cli-watch-no-people = Oglądać można partie botów; miejsca dla ludzi ma { $kantyna } play.
error-cli-no-people = Tutaj grają tylko boty: nie ma miejsca dla człowieka.
