# Names of everything in the box of Star Wars: Outer Rim.

## Spaces

card-cantonica = Cantonica
card-ord-mantell = Ord Mantell
card-lothal = Lothal
card-mon-calamari = Mon Calamari
card-kessel = Kessel
card-nal-hutta = Nal Hutta
card-tatooine = Tatooine
card-naboo = Naboo
card-ryloth = Ryloth
card-takodana = Takodana
card-ring-of-kafrene = Ring of Kafrene
card-maelstrom = The Maelstrom
card-navpoint-1-lo = Navpoint A1
card-navpoint-1-li = Navpoint A2
card-navpoint-1-ro = Navpoint A3
card-navpoint-1-ri = Navpoint A4
card-navpoint-2-lo = Navpoint B1
card-navpoint-2-li = Navpoint B2
card-navpoint-2-ro = Navpoint B3
card-navpoint-2-ri = Navpoint B4
card-navpoint-3-lo = Navpoint C1
card-navpoint-3-li = Navpoint C2
card-navpoint-3-ro = Navpoint C3
card-navpoint-3-ri = Navpoint C4
card-navpoint-3-x = Navpoint C5
card-navpoint-3-y = Navpoint C6
card-navpoint-4-lo = Navpoint D1
card-navpoint-4-li = Navpoint D2
card-navpoint-4-ro = Navpoint D3
card-navpoint-4-ri = Navpoint D4
card-navpoint-5-lo = Navpoint E1
card-navpoint-5-li = Navpoint E2
card-navpoint-5-ro = Navpoint E3
card-navpoint-5-ri = Navpoint E4
card-navpoint-6-lo = Navpoint F1
card-navpoint-6-li = Navpoint F2
card-navpoint-6-ro = Navpoint F3
card-navpoint-6-ri = Navpoint F4

## Captains

card-boba-fett = Boba Fett
card-lando-calrissian = Lando Calrissian
card-han-solo = Han Solo
card-bossk = Bossk
card-ig-88 = IG-88
card-jyn-erso = Jyn Erso
card-doctor-aphra = Doctor Aphra
card-ketsu-onyo = Ketsu Onyo

## Ship sheets

card-starter = Starting ship
card-hwk-290 = HWK-290 Freighter
card-gx1 = GX1 Short Hauler
card-lancer = Lancer-class Pursuit Craft
card-heavy-duty-lifter = Heavy-Duty Lifter
card-aggressor = Aggressor-class Assault Fighter
card-yv-666 = YV-666 Light Freighter
card-firespray = Firespray-31 Patrol Craft
card-yt-1300 = Modified YT-1300 Light Freighter

## Sides of ships

ship-g-1a = G-1A Starfighter
ship-g9-rigger = G9 Rigger
ship-moldy-crow = Moldy Crow
ship-envoys-errand = Envoy’s Errand
ship-shadow-caster = Shadow Caster
ship-patient-mule = Patient Mule
ship-ig-2000 = IG-2000
ship-hounds-tooth = Hound’s Tooth
ship-slave-i = Slave I
ship-millennium-falcon = Millennium Falcon
ship-hwk-290 = HWK-290 Freighter
ship-gx1 = GX1 Short Hauler
ship-lancer = Lancer-class Pursuit Craft
ship-heavy-duty-lifter = Heavy-Duty Lifter
ship-aggressor = Aggressor-class Assault Fighter
ship-yv-666 = YV-666 Light Freighter
ship-firespray = Firespray-31 Patrol Craft
ship-yt-1300 = Modified YT-1300 Light Freighter

## Market

card-bounty-greedo = Bounty on Greedo
card-bounty-hera-syndulla = Bounty on Hera Syndulla
card-bounty-maz-kanata = Bounty on Maz Kanata
card-bounty-chopper = Bounty on Chopper
card-bounty-ziton-moj = Bounty on Ziton Moj
card-bounty-4-lom = Bounty on 4-LOM
card-bounty-dengar = Bounty on Dengar
card-bounty-hondo-ohnaka = Bounty on Hondo Ohnaka
card-bounty-black-krrsantan = Bounty on Black Krrsantan
card-job-wanted = Wanted
card-cargo-coaxium-crystal = Coaxium Crystal
card-cargo-bacta-supplies = Bacta Supplies
card-cargo-salvage = Salvage
card-cargo-food-supplies = Food Supplies
card-cargo-stolen-hyperfuel = Stolen Hyperfuel
card-cargo-stolen-weapons = Stolen Weapons
card-cargo-stolen-prototype = Stolen Prototype
card-cargo-stolen-supplies = Stolen Supplies
card-cargo-droid-parts = Droid Parts
card-cargo-smuggling-compartment = Smuggling Compartment
card-mod-improved-nav-computer = Improved Nav Computer
card-gear-mpl-57 = MPL-57 Grenade Launcher
card-gear-iqa-11 = IQA-11 Blaster Rifle
card-gear-dl-44 = DL-44 Heavy Blaster Pistol
card-gear-vibro-ax = Vibro-ax
card-gear-vibroknife = Vibroknife
card-gear-jetpack = Jetpack
card-gear-armored-vest = Armored Vest
card-gear-plastoid-armor = Plastoid Armor
card-mod-autoblaster = Autoblaster
card-mod-ion-cannon = Ion Cannon
card-mod-maneuvering-thrusters = Maneuvering Thrusters
card-mod-quad-laser = Quad Laser Cannon
card-mod-shield-upgrade = Shield Upgrade
card-mod-targeting-computer = Targeting Computer
card-job-casino-heist = The Casino Heist
card-job-kessel-run = The Kessel Run
card-job-jewel-of-yavin = The Jewel of Yavin
card-job-rescue-from-the-mines = Rescue from the Mines
card-job-rooting-out-spies = Rooting Out Spies
card-job-relic-of-the-past = Relic of the Past
card-job-hijacking-a-freighter = Hijacking a Freighter
card-job-hutt-favor = Hutt Favor
card-job-rebel-favor = Rebel Favor
card-job-imperial-favor = Imperial Favor
card-job-syndicate-favor = Syndicate Favor
card-crew-hired-help = Hired Help
card-luxury-stolen-jewels = Stolen Jewels
card-luxury-mandalorian-armor = Mandalorian Armor
card-luxury-proton-torpedoes = Proton Torpedoes
card-luxury-dash-rendar = Dash Rendar
card-luxury-sy-snootles = Sy Snootles
card-luxury-extravagant-wardrobe = Extravagant Wardrobe
card-luxury-dejarik-holotable = Dejarik Holotable
card-luxury-chromium-hull = Chromium Hull
card-luxury-sith-holocron = Sith Holocron
card-luxury-gift-for-jabba = Gift for Jabba
card-luxury-legendary-sabacc = Legendary Game of Sabacc
card-ship-hwk-290 = HWK-290 (ship card)
card-ship-gx1 = GX1 (ship card)
card-ship-lancer = Lancer (ship card)
card-ship-heavy-duty-lifter = Heavy-Duty Lifter (ship card)
card-ship-aggressor = Aggressor (ship card)
card-ship-yv-666 = YV-666 (ship card)
card-ship-firespray = Firespray-31 (ship card)
card-ship-yt-1300 = YT-1300 (ship card)
card-ship-used-ship-for-sale = Used Ship for Sale

## Databank

card-data-imperial-presence = Imperial Presence
card-data-unwanted-attention = Unwanted Attention
card-data-local-security = Local Security
card-data-special-interest-groups = Special Interest Groups
card-data-4-lom = 4-LOM
card-data-black-krrsantan = Black Krrsantan
card-data-black-sun-agent = Black Sun Agent
card-data-boshek = BoShek
card-data-chewbacca = Chewbacca
card-data-chopper = Chopper
card-data-dengar = Dengar
card-data-doctor-evazan = Doctor Evazan
card-data-garindan = Garindan
card-data-grand-admiral-thrawn = Grand Admiral Thrawn
card-data-greedo = Greedo
card-data-hera-syndulla = Hera Syndulla
card-data-hondo-ohnaka = Hondo Ohnaka
card-data-k-2so = K-2SO
card-data-leia-organa = Leia Organa
card-data-lobot = Lobot
card-data-maz-kanata = Maz Kanata
card-data-ponda-baba = Ponda Baba
card-data-rinnak = Rinnak the Slicer
card-data-sootbolt = Sootbolt
card-data-tamsin-vell = Tamsin Vell
card-data-ziton-moj = Ziton Moj
card-data-epic-sabacc = An Epic Game of Sabacc
card-data-cutthroat-sabacc = A Cutthroat Game of Sabacc
card-data-tenuous-alliance = Tenuous Alliance
card-data-lost-faith = Lost Faith
card-data-called-to-account = Called to Account
card-data-casino-heist = The Casino Heist (databank 42)
card-data-hijacking-a-freighter = Hijacking a Freighter (databank 43)
card-data-jabbas-hidden-stash = Jabba’s Hidden Stash (databank 44)
card-data-jewel-of-yavin = The Jewel of Yavin (databank 45)
card-data-kessel-run = The Kessel Run (databank 46)
card-data-operation-ember-grain = Operation Ember Grain (databank 47)
card-data-rebel-prison-break = Rebel Prison Break (databank 48)
card-data-relic-of-the-past = Relic of the Past (databank 49)
card-data-rescue-from-the-mines = Rescue from the Mines (databank 50)
card-data-rooting-out-spies = Rooting Out Spies (databank 51)

## Starting cards

card-start-doctor-evazan = Bounty on Doctor Evazan
card-start-ponda-baba = Bounty on Ponda Baba
card-start-garindan = Bounty on Garindan
card-start-boshek = Bounty on BoShek
card-start-spare-parts = Spare Parts, Mostly Spare
card-start-medicine = Medicine Without Papers
card-start-blasters = Unregistered Blasters
card-start-spice = Spice in Flour Sacks
card-start-data-theft = Data Theft
card-start-sabotage = Sabotage at the Refinery
card-start-old-debts = Old Debts
card-start-lost-archive = The Lost Archive

## Contacts

card-contact-4-lom = 4-LOM (contact)
card-contact-black-krrsantan = Black Krrsantan (contact)
card-contact-black-sun-agent = Black Sun Agent (contact)
card-contact-boshek = BoShek (contact)
card-contact-chewbacca = Chewbacca (contact)
card-contact-chopper = Chopper (contact)
card-contact-dengar = Dengar (contact)
card-contact-doctor-evazan = Doctor Evazan (contact)
card-contact-garindan = Garindan (contact)
card-contact-grand-admiral-thrawn = Grand Admiral Thrawn (contact)
card-contact-greedo = Greedo (contact)
card-contact-hera-syndulla = Hera Syndulla (contact)
card-contact-hondo-ohnaka = Hondo Ohnaka (contact)
card-contact-k-2so = K-2SO (contact)
card-contact-leia-organa = Leia Organa (contact)
card-contact-lobot = Lobot (contact)
card-contact-maz-kanata = Maz Kanata (contact)
card-contact-ponda-baba = Ponda Baba (contact)
card-contact-rinnak = Rinnak the Slicer (contact)
card-contact-sootbolt = Sootbolt (contact)
card-contact-tamsin-vell = Tamsin Vell (contact)
card-contact-ziton-moj = Ziton Moj (contact)

## Patrols

card-hutt-1 = Skiff Picket
card-hutt-2 = Clan Corvette
card-hutt-3 = Kajidic Warship
card-hutt-4 = Cartel Dreadnought
card-syndicate-1 = Toll Cutter
card-syndicate-2 = Black Gunship
card-syndicate-3 = Raider Pack
card-syndicate-4 = The Quiet Fleet
card-imperial-1 = Customs Patrol
card-imperial-2 = Light Cruiser
card-imperial-3 = Strike Squadron
card-imperial-4 = Star Destroyer
card-rebel-1 = Scout Pair
card-rebel-2 = Blockade Runner
card-rebel-3 = Fighter Wing
card-rebel-4 = Home Fleet Cruiser

## Encounter cards

card-cantonica-ord-mantell-01 = Cantonica–Ord Mantell encounter 1
card-cantonica-ord-mantell-02 = Cantonica–Ord Mantell encounter 2
card-cantonica-ord-mantell-03 = Cantonica–Ord Mantell encounter 3
card-cantonica-ord-mantell-04 = Cantonica–Ord Mantell encounter 4
card-cantonica-ord-mantell-05 = Cantonica–Ord Mantell encounter 5
card-cantonica-ord-mantell-06 = Cantonica–Ord Mantell encounter 6
card-cantonica-ord-mantell-07 = Cantonica–Ord Mantell encounter 7
card-cantonica-ord-mantell-08 = Cantonica–Ord Mantell encounter 8
card-cantonica-ord-mantell-09 = Cantonica–Ord Mantell encounter 9
card-cantonica-ord-mantell-10 = Cantonica–Ord Mantell encounter 10
card-lothal-mon-calamari-01 = Lothal–Mon Calamari encounter 1
card-lothal-mon-calamari-02 = Lothal–Mon Calamari encounter 2
card-lothal-mon-calamari-03 = Lothal–Mon Calamari encounter 3
card-lothal-mon-calamari-04 = Lothal–Mon Calamari encounter 4
card-lothal-mon-calamari-05 = Lothal–Mon Calamari encounter 5
card-lothal-mon-calamari-06 = Lothal–Mon Calamari encounter 6
card-lothal-mon-calamari-07 = Lothal–Mon Calamari encounter 7
card-lothal-mon-calamari-08 = Lothal–Mon Calamari encounter 8
card-lothal-mon-calamari-09 = Lothal–Mon Calamari encounter 9
card-lothal-mon-calamari-10 = Lothal–Mon Calamari encounter 10
card-kessel-01 = Kessel encounter 1
card-kessel-02 = Kessel encounter 2
card-kessel-03 = Kessel encounter 3
card-kessel-04 = Kessel encounter 4
card-kessel-05 = Kessel encounter 5
card-kessel-06 = Kessel encounter 6
card-kessel-07 = Kessel encounter 7
card-kessel-08 = Kessel encounter 8
card-kessel-09 = Kessel encounter 9
card-kessel-10 = Kessel encounter 10
card-nal-hutta-tatooine-01 = Nal Hutta–Tatooine encounter 1
card-nal-hutta-tatooine-02 = Nal Hutta–Tatooine encounter 2
card-nal-hutta-tatooine-03 = Nal Hutta–Tatooine encounter 3
card-nal-hutta-tatooine-04 = Nal Hutta–Tatooine encounter 4
card-nal-hutta-tatooine-05 = Nal Hutta–Tatooine encounter 5
card-nal-hutta-tatooine-06 = Nal Hutta–Tatooine encounter 6
card-nal-hutta-tatooine-07 = Nal Hutta–Tatooine encounter 7
card-nal-hutta-tatooine-08 = Nal Hutta–Tatooine encounter 8
card-nal-hutta-tatooine-09 = Nal Hutta–Tatooine encounter 9
card-nal-hutta-tatooine-10 = Nal Hutta–Tatooine encounter 10
card-naboo-ryloth-01 = Naboo–Ryloth encounter 1
card-naboo-ryloth-02 = Naboo–Ryloth encounter 2
card-naboo-ryloth-03 = Naboo–Ryloth encounter 3
card-naboo-ryloth-04 = Naboo–Ryloth encounter 4
card-naboo-ryloth-05 = Naboo–Ryloth encounter 5
card-naboo-ryloth-06 = Naboo–Ryloth encounter 6
card-naboo-ryloth-07 = Naboo–Ryloth encounter 7
card-naboo-ryloth-08 = Naboo–Ryloth encounter 8
card-naboo-ryloth-09 = Naboo–Ryloth encounter 9
card-naboo-ryloth-10 = Naboo–Ryloth encounter 10
card-ring-of-kafrene-takodana-01 = Ring of Kafrene–Takodana encounter 1
card-ring-of-kafrene-takodana-02 = Ring of Kafrene–Takodana encounter 2
card-ring-of-kafrene-takodana-03 = Ring of Kafrene–Takodana encounter 3
card-ring-of-kafrene-takodana-04 = Ring of Kafrene–Takodana encounter 4
card-ring-of-kafrene-takodana-05 = Ring of Kafrene–Takodana encounter 5
card-ring-of-kafrene-takodana-06 = Ring of Kafrene–Takodana encounter 6
card-ring-of-kafrene-takodana-07 = Ring of Kafrene–Takodana encounter 7
card-ring-of-kafrene-takodana-08 = Ring of Kafrene–Takodana encounter 8
card-ring-of-kafrene-takodana-09 = Ring of Kafrene–Takodana encounter 9
card-ring-of-kafrene-takodana-10 = Ring of Kafrene–Takodana encounter 10
card-navpoint-01 = Navpoint encounter 1
card-navpoint-02 = Navpoint encounter 2
card-navpoint-03 = Navpoint encounter 3
card-navpoint-04 = Navpoint encounter 4
card-navpoint-05 = Navpoint encounter 5
card-navpoint-06 = Navpoint encounter 6
card-navpoint-07 = Navpoint encounter 7
card-navpoint-08 = Navpoint encounter 8
card-navpoint-09 = Navpoint encounter 9
card-navpoint-10 = Navpoint encounter 10

## AI cards

card-ai-1 = AI card 1
card-ai-2 = AI card 2
card-ai-3 = AI card 3
card-ai-4 = AI card 4
card-ai-5 = AI card 5
card-ai-6 = AI card 6
card-ai-7 = AI card 7
card-ai-8 = AI card 8
card-ai-9 = AI card 9
card-ai-10 = AI card 10
