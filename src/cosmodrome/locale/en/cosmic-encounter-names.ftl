### Names of the aliens, cards, technologies, places, roles and phases of Cosmic Encounter

## Aliens and their powers

alien-barbarian = Barbarian
    .power = Loot and Pillage
alien-chosen = Chosen
    .power = Divine Intervention
alien-clone = Clone
    .power = Replicate
alien-cudgel = Cudgel
    .power = Smash
alien-filch = Filch
    .power = Theft
alien-hacker = Hacker
    .power = Hack
alien-loser = Loser
    .power = Upset
alien-macron = Macron
    .power = Mass
alien-miser = Miser
    .power = Hoard
alien-mutant = Mutant
    .power = Regenerate
alien-observer = Observer
    .power = Protect
alien-oracle = Oracle
    .power = Foresee
alien-pacifist = Pacifist
    .power = Peace
alien-parasite = Parasite
    .power = Infest
alien-reserve = Reserve
    .power = Reinforce
alien-sorcerer = Sorcerer
    .power = Magic
alien-spiff = Spiff
    .power = Crash Land
alien-trader = Trader
    .power = Transference
alien-vacuum = Vacuum
    .power = Catharsis
alien-vulch = Vulch
    .power = Salvage
alien-warrior = Warrior
    .power = Mastery
alien-will = Will
    .power = Choice
alien-zombie = Zombie
    .power = Immortality
alien-amoeba = Amoeba
    .power = Ooze
alien-anti-matter = Anti-Matter
    .power = Negation
alien-calculator = Calculator
    .power = Equalize
alien-demon = Demon
    .power = Possess
alien-fido = Fido
    .power = Fetch
alien-fodder = Fodder
    .power = Overwhelm
alien-hate = Hate
    .power = Rage
alien-healer = Healer
    .power = Heal
alien-human = Human
    .power = Humanity
alien-kamikaze = Kamikaze
    .power = Sacrifice
alien-mind = Mind
    .power = Knowledge
alien-mirror = Mirror
    .power = Reversal
alien-mite = Mite
    .power = Bluster
alien-philanthropist = Philanthropist
    .power = Giving
alien-reincarnator = Reincarnator
    .power = Reincarnation
alien-remora = Remora
    .power = Cling
alien-shadow = Shadow
    .power = Execute
alien-tick-tock = Tick-Tock
    .power = Patience
alien-citadel = Citadel
    .power = Fortification
alien-dictator = Dictator
    .power = Command
alien-gambler = Gambler
    .power = Bluff
alien-grudge = Grudge
    .power = Revenge
alien-machine = Machine
    .power = Continuity
alien-masochist = Masochist
    .power = Hurt Yourself
alien-tripler = Tripler
    .power = Thrice
alien-virus = Virus
    .power = Multiply
alien-void = Void
    .power = Eradicate
alien-warpish = Warpish
    .power = Necromancy

## Flare cards

flare-barbarian = Barbarian flare
    .wild = Wild Barbarian
    .super = Super Barbarian
flare-chosen = Chosen flare
    .wild = Wild Chosen
    .super = Super Chosen
flare-clone = Clone flare
    .wild = Wild Clone
    .super = Super Clone
flare-cudgel = Cudgel flare
    .wild = Wild Cudgel
    .super = Super Cudgel
flare-filch = Filch flare
    .wild = Wild Filch
    .super = Super Filch
flare-hacker = Hacker flare
    .wild = Wild Hacker
    .super = Super Hacker
flare-loser = Loser flare
    .wild = Wild Loser
    .super = Super Loser
flare-macron = Macron flare
    .wild = Wild Macron
    .super = Super Macron
flare-miser = Miser flare
    .wild = Wild Miser
    .super = Super Miser
flare-mutant = Mutant flare
    .wild = Wild Mutant
    .super = Super Mutant
flare-observer = Observer flare
    .wild = Wild Observer
    .super = Super Observer
flare-oracle = Oracle flare
    .wild = Wild Oracle
    .super = Super Oracle
flare-pacifist = Pacifist flare
    .wild = Wild Pacifist
    .super = Super Pacifist
flare-parasite = Parasite flare
    .wild = Wild Parasite
    .super = Super Parasite
flare-reserve = Reserve flare
    .wild = Wild Reserve
    .super = Super Reserve
flare-sorcerer = Sorcerer flare
    .wild = Wild Sorcerer
    .super = Super Sorcerer
flare-spiff = Spiff flare
    .wild = Wild Spiff
    .super = Super Spiff
flare-trader = Trader flare
    .wild = Wild Trader
    .super = Super Trader
flare-vacuum = Vacuum flare
    .wild = Wild Vacuum
    .super = Super Vacuum
flare-vulch = Vulch flare
    .wild = Wild Vulch
    .super = Super Vulch
flare-warrior = Warrior flare
    .wild = Wild Warrior
    .super = Super Warrior
flare-will = Will flare
    .wild = Wild Will
    .super = Super Will
flare-zombie = Zombie flare
    .wild = Wild Zombie
    .super = Super Zombie
flare-amoeba = Amoeba flare
    .wild = Wild Amoeba
    .super = Super Amoeba
flare-anti-matter = Anti-Matter flare
    .wild = Wild Anti-Matter
    .super = Super Anti-Matter
flare-calculator = Calculator flare
    .wild = Wild Calculator
    .super = Super Calculator
flare-demon = Demon flare
    .wild = Wild Demon
    .super = Super Demon
flare-fido = Fido flare
    .wild = Wild Fido
    .super = Super Fido
flare-fodder = Fodder flare
    .wild = Wild Fodder
    .super = Super Fodder
flare-hate = Hate flare
    .wild = Wild Hate
    .super = Super Hate
flare-healer = Healer flare
    .wild = Wild Healer
    .super = Super Healer
flare-human = Human flare
    .wild = Wild Human
    .super = Super Human
flare-kamikaze = Kamikaze flare
    .wild = Wild Kamikaze
    .super = Super Kamikaze
flare-mind = Mind flare
    .wild = Wild Mind
    .super = Super Mind
flare-mirror = Mirror flare
    .wild = Wild Mirror
    .super = Super Mirror
flare-mite = Mite flare
    .wild = Wild Mite
    .super = Super Mite
flare-philanthropist = Philanthropist flare
    .wild = Wild Philanthropist
    .super = Super Philanthropist
flare-reincarnator = Reincarnator flare
    .wild = Wild Reincarnator
    .super = Super Reincarnator
flare-remora = Remora flare
    .wild = Wild Remora
    .super = Super Remora
flare-shadow = Shadow flare
    .wild = Wild Shadow
    .super = Super Shadow
flare-tick-tock = Tick-Tock flare
    .wild = Wild Tick-Tock
    .super = Super Tick-Tock
flare-citadel = Citadel flare
    .wild = Wild Citadel
    .super = Super Citadel
flare-dictator = Dictator flare
    .wild = Wild Dictator
    .super = Super Dictator
flare-gambler = Gambler flare
    .wild = Wild Gambler
    .super = Super Gambler
flare-grudge = Grudge flare
    .wild = Wild Grudge
    .super = Super Grudge
flare-machine = Machine flare
    .wild = Wild Machine
    .super = Super Machine
flare-masochist = Masochist flare
    .wild = Wild Masochist
    .super = Super Masochist
flare-tripler = Tripler flare
    .wild = Wild Tripler
    .super = Super Tripler
flare-virus = Virus flare
    .wild = Wild Virus
    .super = Super Virus
flare-void = Void flare
    .wild = Wild Void
    .super = Super Void
flare-warpish = Warpish flare
    .wild = Wild Warpish
    .super = Super Warpish
# May take the place of the usual Filch flare.
flare-filch-classic = Classic Filch flare
    .wild = Wild Filch
    .super = Super Filch

## Flare cards: the labels

flare-part-wild = wild
flare-part-super = super

## Encounter cards

card-attack = Attack { $value }
card-negotiate = Negotiate
card-morph = Morph

## Reinforcements

card-reinforcement = Reinforcement +{ $value }

## Artifacts

card-card-zap = Card Zap
card-cosmic-zap = Cosmic Zap
card-emotion-control = Emotion Control
card-force-field = Force Field
card-ionic-gas = Ionic Gas
card-mobius-tubes = Mobius Tubes
card-plague = Plague
card-quash = Quash

## Types of cards

card-type-encounter = encounter card
card-type-attack = attack card
card-type-negotiate = negotiate card
card-type-morph = morph card
card-type-reinforcement = reinforcement
card-type-artifact = artifact
card-type-flare = flare
card-type-technology = technology
card-type-destiny = destiny card
# A card whose face the reader does not see.
card-hidden = Hidden card
deck-cosmic = Cosmic deck
deck-destiny = Destiny deck
deck-technology = Technology deck
discard-cosmic = Discard pile
discard-destiny = Destiny discards
discard-technology = Technology discards

## Destiny cards

# $seat: the player of that colour.
destiny-colour = Destiny: { $seat }
destiny-own = Own colour
destiny-wild = Wild
destiny-special = Special card
destiny-most-cards = Most cards in hand
destiny-most-foreign-colonies = Most foreign colonies
destiny-fewest-ships-in-warp = Fewest ships in the warp
destiny-hazard = Hazard warning

## Technologies

tech-coldsleep-ship = Coldsleep Ship
tech-collapsium-hulls = Collapsium Hulls
tech-cosmic-field-generator = Cosmic Field Generator
tech-delta-scanners = Delta Scanners
tech-energy-cloak = Energy Cloak
tech-enigma-device = Enigma Device
tech-genesis-bomb = Genesis Bomb
tech-gluon-mines = Gluon Mines
tech-infinity-drive = Infinity Drive
tech-lunar-cannon = Lunar Cannon
tech-omega-missile = Omega Missile
tech-plasma-thrusters = Plasma Thrusters
tech-precursor-seed = Precursor Seed
tech-the-prometheus = The Prometheus
tech-the-qax = The Qax
tech-quark-battery = Quark Battery
tech-tech-scrambler = Tech Scrambler
tech-vacuum-turbines = Vacuum Turbines
tech-warpspace-key = Warpspace Key
tech-xenon-lasers = Xenon Lasers

## Combinations for a quick setup, our own

combo-1 = First Contact
combo-2 = Hands Up
combo-3 = Sleight of Hand
combo-4 = Brute Force
combo-5 = Second Place
combo-6 = Free Spirits
combo-7 = Scrap Yard
combo-8 = Soft Landing
combo-9 = Small Print
combo-10 = Upside Down
combo-11 = Number Crunch
combo-12 = Open Book
combo-13 = House of Cards
combo-14 = Long Game
combo-15 = Bitter End
combo-16 = Field Hospital
combo-17 = Dogs of War
combo-18 = Hand of Fate
combo-19 = Shape Shifters
combo-20 = Give and Take
combo-21 = Walls and Rams
combo-22 = Grim Tide
combo-23 = Bluff Charge
combo-24 = Bare Minimum
combo-25 = Perpetual Motion
combo-26 = Hard Feelings
combo-27 = Night Shift
combo-28 = New Lives
combo-29 = Cold Equations
combo-30 = Dress Rehearsal
combo-31 = Red Alert
combo-32 = Puppet Masters
combo-33 = Salvage Rights
combo-34 = Last Word

## Colours of the printed game

colour-blue = blue
colour-green = green
colour-purple = purple
colour-red = red
colour-yellow = yellow

## Owners by their sign, in the order of the seats

owner-0 = sky-blue circle
owner-1 = orange triangle
owner-2 = green square
owner-3 = mauve diamond
owner-4 = vermilion hexagon
owner-5 = yellow star

## Places and pieces

# $seat: whose home planet it is; names cannot be declined.
planet-of = { $seat } { $number }
planet-number = Planet { $number }
planet-home = home planet
planet-foreign = foreign planet
planet-target = targeted planet
planet-genesis = Genesis planet
system-home = home system
system-foreign = foreign system
system-of = Home system: { $seat }
colony-home = home colony
colony-foreign = foreign colony
place-warp = Warp
place-gate = Hyperspace gate
place-colonies = Colonies
place-beside = Beside the planet
place-technology = On a technology
place-out = Out of the game
place-hand = Hand
place-sheet = Alien sheet
place-hoard = Hoard
place-citadels = Citadels
place-track = Colony track
token-cosmic = cosmic token
token-grudge = grudge token
token-lunar-cannon = Lunar Cannon token
token-prometheus = Prometheus token
token-colony-marker = colony marker

## Roles in an encounter

role-offense = offense
role-defense = defense
role-main-player = main player
role-ally = ally
role-offensive-ally = offensive ally
role-defensive-ally = defensive ally
role-main-or-ally = main player or ally
role-offense-or-ally = offense or ally
role-not-main = not a main player
role-not-offense = not the offense
role-not-main-or-ally = neither main player nor ally
role-any = any player
role-opponent = opponent
role-bystander = bystander

## Phases of an encounter

phase-start-turn = Start of turn
    .full = start of turn phase
phase-regroup = Regroup
    .full = regroup phase
phase-destiny = Destiny
    .full = destiny phase
phase-launch = Launch
    .full = launch phase
phase-alliance = Alliance
    .full = alliance phase
phase-planning = Planning
    .full = planning phase
phase-reveal = Reveal
    .full = reveal phase
phase-resolution = Resolution
    .full = resolution phase
phase-any = Any phase
    .full = any phase

## Outcomes of an encounter

encounter-offense-wins = The offense wins
encounter-defense-wins = The defense wins
encounter-deal = Successful deal
encounter-failed-deal = Failed deal
encounter-success = Success without a fight
encounter-both-lose = Both sides lose
encounter-no-result = No result

## Powers

power-mandatory = mandatory
power-optional = optional
power-lost = power lost
power-zapped = power zapped
power-hidden = hidden sheet
    .brief = hidden
alert-green = green
    .hint = easy to play
alert-yellow = yellow
    .hint = takes some practice
alert-red = red
    .hint = for experienced players
