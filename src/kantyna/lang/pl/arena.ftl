# Wiele partii naraz.

error-arena-games = { $games } to nie liczba partii: potrzeba co najmniej 1.
error-cluster-missing = Ray nie jest tu zainstalowany. Zainstaluj: pip install "kantyna[cluster]"; w sklonowanym projekcie: .venv/bin/python -m pip install -e ".[cluster]".
error-cluster-unreachable = { $address ->
    [auto] Na tej maszynie nie odpowiada
   *[other] Pod adresem { $address } nie odpowiada
  } żaden klaster Ray. Uruchom go przez „ray start --head” i podaj adres w --address.
error-cluster-broken = Klaster nie wykonał pracy: { $reason }
error-cluster-other-build = Maszyna { $host } ma inną wersję ({ $theirs }) niż ta ({ $ours }). Na wszystkich maszynach trzeba zainstalować tę samą.
error-arena-file-other = Plik { $file } zawiera partie innych graczy, innej gry albo z innego ziarna. Wybierz inny plik.
error-arena-file-damaged = Plik { $file } nie pochodzi z tego polecenia albo jest uszkodzony; nic się w nim nie zmienia. Wybierz inny plik.
error-arena-other-rules = Rewizja { $name } gra w { $game } według innych zasad (numer { $theirs }, tutaj { $ours }): jej graczy nie da się z tymi porównać. Wybierz rewizję z tymi samymi zasadami.
error-arena-other-game = Przy odpowiedzi { $answer } rewizja { $name } gra inaczej niż te źródła: zasady się różnią, więc nie ma czego porównywać. Wybierz rewizję z tymi samymi zasadami.
error-arena-no-player-there = W rewizji { $name } nie ma gracza „{ $player }”.
error-bench-failed = Pomiar się urwał: { $reason }
error-bench-no-peers = Nie udało się zainstalować silników do porównania; za pierwszym razem potrzebna jest sieć. Powód: { $reason }
error-bench-no-checkout = Rewizje można porównywać tylko w repozytorium Kantyny pobranym gitem; potrzebny jest też sam git.
error-bench-unknown-revision = Nie ma tu rewizji „{ $name }” z silnikiem; listę rewizji pokaże git log.
error-bench-not-compiled = Nie udało się skompilować rewizji { $name }: { $reason }
error-bench-no-build = Nie ma skompilowanej wersji tych źródeł; robi ją ./kantyna compile w sklonowanym projekcie.
error-bench-unknown-build = Nie ma wersji „{ $name }”. Znane: { $known }.
error-bench-no-game = Rewizja „{ $name }” nie ma gry { $game }.

## Ile warta jest pozycja, wyuczone

cli-learn-works = Nauka
cli-learn-lessons = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
   *[many] { $lessons } lekcji
  } z { $games ->
    [one] { $games } partii.
   *[many] { $games } partii.
  }
cli-learn-curve = Zaskoczenie odłożonymi partiami po każdym przejściu (pełny pasek: ktoś, kto nie wie nic):
cli-learn-kept = Wagi są w { $file }; wyuczone przy zasadach numer { $rules }, skrót { $digest }.
error-learn-other-recipe = W „{ $folder }” leży praca według innego przepisu, dla innych kart albo innych zasad. Podaj inny folder albo opróżnij tamten.
