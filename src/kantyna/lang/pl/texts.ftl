# Z czego składają się teksty kart, w każdej grze.

then = { $conditional ->
    [1] następnie,
   *[0] następnie
  } { $text }
if = jeśli { $condition }, { $then }
if-else = { $else } (jeśli { $condition }, zamiast tego { $then })
may = jeśli chcesz, { $then }
for-each = { $then } za { $each }
for-price = { $price }; jeśli to zrobisz, { $text }
choose-one-of-2 = wybierz jedno: { $choice0 } albo { $choice1 }
choose-one-of-3 = wybierz jedno: { $choice0 }, { $choice1 } albo { $choice2 }

## Krótkie słowa, na karty wielkości kciuka: co ich nie ma, mówi się w całości

short-if = { $condition }: { $then }
short-if-else = { $else } ({ $condition }: { $then })
short-choose-one-of-2 = { $choice0 } albo { $choice1 }
short-choose-one-of-3 = { $choice0 }, { $choice1 } albo { $choice2 }
