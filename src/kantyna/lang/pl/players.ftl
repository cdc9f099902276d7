# Kto może siedzieć przy stole.

error-setup-unknown-player = Nie ma gracza „{ $name }”. Znane: human, { $known }.

## Podpowiedzi

hint-only = Nie ma się nad czym zastanawiać: to warto zrobić najpierw.
hint-alone = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tej chwili: ten ruch wygrywa około { $percent }% z nich.
hint-seen = Do twojej następnej tury daje to, w porównaniu z „{ $other }”: { $facts }.
hint-reason = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tej chwili: ten ruch wygrywa około { $percent }% z nich. Następny w kolejności, { $second }%: { $other }.
