# Kto może siedzieć przy stole.

error-setup-unknown-player = Nie ma gracza „{ $name }”. Znane: human, { $known }.

## Rady

hint-only = Nic innego nie ma tu sensu.
hint-alone = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tego miejsca: ten ruch wygrywa około { $percent } % z nich.
hint-reason = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tego miejsca: ten ruch wygrywa około { $percent } % z nich. Następny w kolejności, { $second } %: { $other }.
