# Partie, zapisy partii i scenariusze.

error-setup-names = { $names ->
    [one] { $names } nazwy
   *[many] { $names } nazw
  } nie da się rozdzielić na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }: nazwę ma każde albo żadne.
error-setup-name = „{ $name }” nie może być imieniem: potrzebne są widoczne znaki, najwyżej { $most }.
error-setup-seed = { $seed } nie może być ziarnem: potrzebna jest liczba całkowita od 0 do { $most }.
error-undo-not-free = Tego nie można już cofnąć: ujawniło się coś zakrytego albo ktoś inny już zdecydował.
error-undo-nothing = Nie ma czego cofnąć.

system-reason = { $reason ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EISDIR] to jest folder
    [ENOTDIR] część ścieżki nie jest folderem
    [EACCES] brak dostępu
    [EPERM] to niedozwolone
    [EEXIST] w tym miejscu jest już plik
    [ENOSPC] na dysku nie ma miejsca
    [EADDRNOTAVAIL] ta maszyna nie ma takiego adresu
    [ECONNREFUSED] nikt tam nie odpowiada
    [ETIMEDOUT] nikt nie odpowiada na czas
    [EAI_NONAME] nie ma maszyny o tej nazwie
    [EROFS] dysk jest tylko do odczytu
   *[other] { $reason }
  }
error-file-missing = Nie ma pliku { $file }.
error-file-unreadable = Nie da się odczytać pliku { $file }: { system-reason }.
error-file-unwritable = Nie da się zapisać pliku { $file }: { system-reason }.

error-replay-no-such-place = W tej partii nie ma kroku { $at }: liczy ona { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
  }.
error-replay-damaged = { $field ->
    [whole] Ten plik nie jest zapisem partii albo jest uszkodzony.
   *[other] Ten zapis partii jest uszkodzony: pola „{ $field }” brakuje, jest nieznane albo błędne.
  }
error-replay-file-damaged = { $field ->
    [whole] { $file } nie jest zapisem partii albo jest uszkodzony.
    [kantyna] { $file } nie jest zapisem partii.
   *[other] Zapis partii { $file } jest uszkodzony: pola „{ $field }” brakuje, jest nieznane albo błędne.
  }
error-replay-newer = Ten zapis partii ma nowszy format ({ $format }); ta wersja czyta formaty do { $known }. Potrzebna jest nowsza Kantyna.
error-replay-older = Ten zapis partii ma format { $format }, z czasów, gdy zadawano też pytania z jedną odpowiedzią; ta wersja czyta wyłącznie format { $known }. Odtworzy go Kantyna, która go zapisała.
error-replay-other-rules = Tę partię rozegrano według zasad numer { $rules } gry „{ $name }” (wersja { $version }); tu obowiązuje numer { $known }, więc te same odpowiedzi mogłyby poprowadzić gdzie indziej.
error-replay-unknown-game = To zapis gry „{ $name }”, której ta wersja nie ma. Znane: { $known }.
error-replay-other-game = To zapis gry „{ $name }”, a nie „{ $wanted }”.
error-replay-differs = Zapis i partia rozchodzą się po odpowiedzi { $at }: stół nie jest taki jak zapisany (przez wersję { $version }).
error-replay-illegal = Odpowiedź { $at } w zapisie, { $answer }, nie jest tam możliwa.

error-card-unknown = Nie ma karty „{ $name }”.
error-card-like = Nie ma karty „{ $name }”. Może chodzi o „{ $near }”?
error-card-ambiguous = „{ $name }” to nazwa { $count } różnych kart; wpisz klucz właściwej.

error-scenario-yaml = To nie jest poprawny YAML: { $kind ->
    [colon] po nazwie brakuje dwukropka
    [mapping] dwukropek stoi tam, gdzie nie może; pomogą cudzysłowy albo inne wcięcie
    [tab] wcięcia robi się spacjami, nie tabulatorem
    [sign] słowo nie może zaczynać się od tego znaku; pomogą cudzysłowy
    [indent] wcięcie nie pasuje do wierszy powyżej
    [bracket] nawias nie jest zamknięty
    [quote] cudzysłów nie jest zamknięty
    [escape] to, co stoi po ukośniku, jest nieznane
    [control] jest w nim niewidoczny znak, który nie należy do tekstu
    [alias] alias (*) do niczego nie prowadzi
   *[other] nie da się tego odczytać
  } (znak { $column } w wierszu).
error-scenario-nested = Ten plik sięga zbyt głęboko: listy w listach bez końca.
error-scenario-empty = W tym pliku nie ma scenariusza.
error-scenario-expected = { $what ->
    [text] Tu potrzebny jest tekst.
    [number] Tu potrzebna jest liczba całkowita.
    [list] Tu potrzebna jest lista.
   *[mapping] Tu potrzebne są nazwy z wartościami.
  }
error-scenario-twice = „{ $name }” występuje tu dwa razy.
error-scenario-unknown-field = „{ $name }” nie jest tu znane. Znane: { $known }.
error-scenario-unknown-word = „{ $name }” nie jest tu znane. Znane: { $known }.
error-scenario-missing-field = Brakuje „{ $name }”.
error-scenario-no-place = Na mapie nie ma miejsca „{ $name }”. Są: { $known }.
error-scenario-no-seat = Nie ma miejsca { $seat }: przy stole { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
  }.
error-scenario-one-verb = Tu potrzebny jest jeden czasownik, a nie: { $found }.
error-scenario-one-move = Tu potrzebny jest jeden ruch, a nie kilka.
error-scenario-too-many = Przy takim stole kart „{ $card }” jest najwyżej { $most }.
error-scenario-counter-bounds = Licznik „{ $counter }” może wynosić od { $least } do { $most }, a nie { $value }.
error-scenario-mark-bounds = Karta „{ $card }” może mieć { $mark } od 0 do { $most }, a nie { $value }.
error-scenario-mark-least = Karta „{ $card }” nie może mieć { $mark } mniej niż 0, a tu ma { $value }.
error-scenario-zone-full = W „{ $zone }” { $most ->
    [one] mieści się jedna karta
    [few] mieszczą się { $most } karty
   *[many] mieści się { $most } kart
  }, nie więcej.
error-scenario-counter-least = Licznik „{ $counter }” nie może być mniejszy niż { $least }, a tu wynosi { $value }.
error-scenario-no-captives = Karta „{ $card }” nie może tu być jeńcem.
error-scenario-not-reached = Samo pasowanie nie prowadzi stąd do pytania „{ $kind }”.
error-scenario-no-follow = Jeśli ruch jest zabroniony, nie można mówić o tym, co po nim następuje.
error-scenario-over = Partia jest tu skończona.
error-scenario-someone-asked = Tu ktoś ma wybór (miejsce { $seat }): { $offered }.
error-scenario-counter-shown = { $name } jest tu widoczne: { $found }.
error-scenario-mark-count = Karty „{ $card }”, które mają { $marks }: miało być { $expected }; jest { $found }.
error-scenario-eliminated = Z gry odpadli (miejsca): { $found }.
error-scenario-roll = Rzut nie może dać { $value }: wyniki liczy się od 0.
error-scenario-wrong-place = Karta „{ $card }” nie może leżeć w „{ $zone }”.
error-scenario-no-attachments = W tej grze do karty „{ $card }” niczego się nie dołącza.
error-scenario-fallen = Tura nie może należeć do osoby, która odpadła z gry.
error-scenario-no-card = Nie ma już karty „{ $card }”, którą można by wydobyć na wierzch.
error-scenario-no-option = Tego nie da się tu zrobić. Możliwe: { $offered }.
error-scenario-ambiguous = To pasuje do kilku możliwości ({ $count }); wskaż, do której.
error-scenario-no-points = Nikt tu nie pyta o liczbę punktów ({ $points }).
error-scenario-nobody-asked = Partia jest tu skończona: nikt nie decyduje.
error-scenario-not-over = Partia nie jest tu skończona.
error-scenario-no-zone = { $seat ->
    [0] Stół nie ma { $zone }.
   *[other] Miejsce { $seat } nie ma { $zone }.
  }
error-scenario-zone-differs = { $zone }: miało być { $expected }; jest { $found }.
error-scenario-zone-size = { $zone }: kart miało być { $expected }; jest { $found }.
error-scenario-zone-lacks = { $zone }: brakuje { $cards }.
error-scenario-zone-has = { $zone }: nie powinno tam być { $cards }.
error-scenario-counter = { $name }: miało być { $expected }; jest { $found }.
error-scenario-no-mark = Żadna karta „{ $card }” nie ma { $marks }.
error-scenario-other-asked = Decyduje tu miejsce { $seat }.
error-scenario-other-question = Pytanie brzmi tu „{ $found }”, a nie „{ $expected }”.
error-scenario-more-options = Możliwości jest więcej: { $surplus }.
error-scenario-option-there = To nie powinno być możliwe: { $option }.
error-scenario-no-event = „{ $event }” nie zaszło (w tej kolejności). Zaszło: { $found }.
error-scenario-event-there = „{ $event }” nie powinno było zajść.
error-scenario-no-such-wish = Nikt nie mógłby tu tego chcieć: niczego takiego nie widać.
error-scenario-not-refused = To jest tu możliwe.
error-scenario-other-rule = Zabrania tego zasada { $found }, a nie { $expected }.
error-scenario-other-winners = Wygrywają: { $found }.
error-scenario-other-reason = Partia skończyła się z innego powodu: { $found }.
error-scenario-way-differs = { $way ->
    [cloned] Rozegrane na kopiach stołu daje co innego.
    [saved] Zapisywane i wczytywane przy każdej decyzji daje co innego.
   *[replayed] Rozegrane ponownie z zapisanych odpowiedzi daje co innego.
  }

error-coverage-no-tests = W folderze { $folder } nie ma testów: pokrycie liczy się w sklonowanym projekcie, nie tam, gdzie Kantyna jest zainstalowana.
