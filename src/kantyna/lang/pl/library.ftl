# Czego biblioteka odmawia.

error-library-over = Partia jest skończona: nic więcej nie da się zagrać.
error-library-not-over = Partia jeszcze trwa: nikt nie ma wyniku.
error-library-not-kept = Partia rozłożona lub wyobrażona nie ma własnego przygotowania, więc nie da się jej zapisać w pliku.
error-library-no-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $most }.
error-library-bots = Miejsca: { $seats }, boty: { $bots }. Potrzebny jest jeden bot na każde miejsce albo jeden na wszystkie.
error-library-unreadable = „{ $move }” nie jest ruchem: potrzebny jest czasownik i to, czego dotyczy, na przykład „play: Zwiadowca”.
error-library-not-asked = „{ $move }” nie teraz: decyduje miejsce { $seat }.
error-library-no-option = „{ $move }” nie jest teraz możliwe. Możliwe: { $options }.
error-library-no-follow = „{ $move }” jest teraz możliwe, ale nie z tym, co ma po nim nastąpić.
error-library-refused = „{ $move }” nie jest teraz możliwe.
error-library-ambiguous = „{ $move }” może znaczyć kilka rzeczy: { $options }.
error-library-whole = „{ $value }” nie może być wartością { $what }: potrzebna jest liczba całkowita.
error-library-between = „{ $value }” nie może być wartością { $what }: potrzebna jest liczba całkowita od { $least } do { $most }.
error-library-among = „{ $value }” nie może być wartością { $what }. Znane: { $known }.
error-library-written = „{ $value }” nie może być wartością { $what }: potrzebny jest tekst.
error-library-path = „{ $value }” to nie plik: potrzebna jest jego ścieżka.
error-library-listed = „{ $value }” nie może być wartością { $what }: potrzebna jest lista tekstów.
error-library-paired = „{ $value }” nie może być wartością { $what }: potrzebne są nazwy z wartościami.
error-library-no-bot = „{ $value }” to nie bot: potrzebne jest coś, co wywołuje się z widokiem, jak kantyna.bot('greedy').
error-library-not-in-sight = „{ $move }” nie dotyczy niczego, co z tego miejsca widać.
error-research-position = „{ $value }” nie da się tu położyć: potrzebna jest pozycja { $name }, miejsca: { $seats }.
error-research-actions = Potrzebna jest liczba całkowita dla każdego stołu, jego akcja; stoły: { $tables }.
error-research-seeds = Potrzebne jest jedno ziarno albo po jednym dla każdego stołu; stoły: { $tables }.
error-research-replay = „{ $value }” to nie zapis partii: z pliku czyta go Replay.read.
