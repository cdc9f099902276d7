# How the texts of cards are put together, in every game.

then = then { $text }
if = if { $condition }, { $then }
if-else = { $else } (if { $condition }, { $then } instead)
may = you may { $then }
for-each = { $then } for { $each }
for-price = { $price }; if you do, { $text }
choose-one-of-2 = choose one: { $choice0 }; or { $choice1 }
choose-one-of-3 = choose one: { $choice0 }; { $choice1 }; or { $choice2 }

## Short words, for cards as large as a thumb: what has none is told whole

short-if = { $condition }: { $then }
short-if-else = { $else } ({ $condition }: { $then })
short-choose-one-of-2 = { $choice0 } or { $choice1 }
short-choose-one-of-3 = { $choice0 }, { $choice1 } or { $choice2 }
