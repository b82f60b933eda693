### Names of the factions, systems, planets, units, technologies and cards of Twilight Imperium

## Factions

faction-arborec = The Arborec
    .short = Arborec
faction-letnev = The Barony of Letnev
    .short = Letnev
faction-saar = The Clan of Saar
    .short = Saar
faction-muaat = The Embers of Muaat
    .short = Muaat
faction-hacan = The Emirates of Hacan
    .short = Hacan
faction-sol = The Federation of Sol
    .short = Sol
faction-creuss = The Ghosts of Creuss
    .short = Creuss
faction-l1z1x = The L1Z1X Mindnet
    .short = L1Z1X
faction-mentak = The Mentak Coalition
    .short = Mentak
faction-naalu = The Naalu Collective
    .short = Naalu
faction-nekro = The Nekro Virus
    .short = Nekro
faction-sardakk-norr = Sardakk N’orr
    .short = N’orr
faction-jol-nar = The Universities of Jol-Nar
    .short = Jol-Nar
faction-winnu = The Winnu
    .short = Winnu
faction-xxcha = The Xxcha Kingdom
    .short = Xxcha
faction-yin = The Yin Brotherhood
    .short = Yin
faction-yssaril = The Yssaril Tribes
    .short = Yssaril

## Faction abilities

ability-mitosis = Mitosis
ability-munitions-reserves = Munitions Reserves
ability-armada = Armada
ability-scavenge = Scavenge
ability-nomadic = Nomadic
ability-star-forge = Star Forge
ability-gashlai-physiology = Gashlai Physiology
ability-masters-of-trade = Masters of Trade
ability-guild-ships = Guild Ships
ability-arbiters = Arbiters
ability-orbital-drop = Orbital Drop
ability-versatile = Versatile
ability-quantum-entanglement = Quantum Entanglement
ability-slipstream = Slipstream
ability-creuss-gate = Creuss Gate
ability-assimilate = Assimilate
ability-harrow = Harrow
ability-ambush = Ambush
ability-pillage = Pillage
ability-telepathic = Telepathic
ability-foresight = Foresight
ability-galactic-threat = Galactic Threat
ability-technological-singularity = Technological Singularity
ability-propagation = Propagation
ability-unrelenting = Unrelenting
ability-fragile = Fragile
ability-brilliant = Brilliant
ability-analytical = Analytical
ability-blood-ties = Blood Ties
ability-reclamation = Reclamation
ability-peace-accords = Peace Accords
ability-quash = Quash
ability-indoctrination = Indoctrination
ability-devotion = Devotion
ability-stall-tactics = Stall Tactics
ability-scheming = Scheming
ability-crafty = Crafty

## Kinds of units

kind-flagship = flagship
    .count = { $count ->
        [one] { $count } flagship
       *[other] { $count } flagships
    }
kind-war-sun = war sun
    .count = { $count ->
        [one] { $count } war sun
       *[other] { $count } war suns
    }
kind-dreadnought = dreadnought
    .count = { $count ->
        [one] { $count } dreadnought
       *[other] { $count } dreadnoughts
    }
kind-carrier = carrier
    .count = { $count ->
        [one] { $count } carrier
       *[other] { $count } carriers
    }
kind-cruiser = cruiser
    .count = { $count ->
        [one] { $count } cruiser
       *[other] { $count } cruisers
    }
kind-destroyer = destroyer
    .count = { $count ->
        [one] { $count } destroyer
       *[other] { $count } destroyers
    }
kind-fighter = fighter
    .count = { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
kind-infantry = infantry
    .count = { $count } infantry
kind-pds = PDS
    .count = { $count } PDS
kind-space-dock = space dock
    .count = { $count ->
        [one] { $count } space dock
       *[other] { $count } space docks
    }

## Units: generic, of factions, flagships

unit-war-sun = War Sun
unit-dreadnought = Dreadnought I
unit-carrier = Carrier I
unit-cruiser = Cruiser I
unit-destroyer = Destroyer I
unit-fighter = Fighter I
unit-infantry = Infantry I
unit-pds = PDS I
unit-space-dock = Space Dock I
unit-dreadnought-2 = Dreadnought II
unit-carrier-2 = Carrier II
unit-cruiser-2 = Cruiser II
unit-destroyer-2 = Destroyer II
unit-fighter-2 = Fighter II
unit-infantry-2 = Infantry II
unit-pds-2 = PDS II
unit-space-dock-2 = Space Dock II
unit-letani-warrior-1 = Letani Warrior I
unit-letani-warrior-2 = Letani Warrior II
unit-floating-factory-1 = Floating Factory I
unit-floating-factory-2 = Floating Factory II
unit-prototype-war-sun-1 = Prototype War Sun I
unit-prototype-war-sun-2 = Prototype War Sun II
unit-advanced-carrier-1 = Advanced Carrier I
unit-advanced-carrier-2 = Advanced Carrier II
unit-spec-ops-1 = Spec Ops I
unit-spec-ops-2 = Spec Ops II
unit-super-dreadnought-1 = Super-Dreadnought I
unit-super-dreadnought-2 = Super-Dreadnought II
unit-hybrid-crystal-fighter-1 = Hybrid Crystal Fighter I
unit-hybrid-crystal-fighter-2 = Hybrid Crystal Fighter II
unit-exotrireme-1 = Exotrireme I
unit-exotrireme-2 = Exotrireme II
unit-duha-menaimon = Duha Menaimon
unit-arc-secundus = Arc Secundus
unit-son-of-ragh = Son of Ragh
unit-the-inferno = The Inferno
unit-wrath-of-kenara = Wrath of Kenara
unit-genesis = Genesis
unit-hil-colish = Hil Colish
unit-zero-zero-one = { "[" }0.0.1]
unit-fourth-moon = Fourth Moon
unit-matriarch = Matriarch
unit-the-alastor = The Alastor
unit-cmorran-norr = C’Morran N’orr
unit-jns-hylarim = J.N.S. Hylarim
unit-salai-sai-corian = Salai Sai Corian
unit-loncara-ssodu = Loncara Ssodu
unit-van-hauge = Van Hauge
unit-ysia-yssrila = Y’sia Y’ssrila

## Technologies

technology-antimass-deflectors = Antimass Deflectors
technology-gravity-drive = Gravity Drive
technology-fleet-logistics = Fleet Logistics
technology-light-wave-deflector = Light/Wave Deflector
technology-neural-motivator = Neural Motivator
technology-dacxive-animators = Dacxive Animators
technology-hyper-metabolism = Hyper Metabolism
technology-x89-bacterial-weapon = X-89 Bacterial Weapon
technology-sarween-tools = Sarween Tools
technology-graviton-laser-system = Graviton Laser System
technology-transit-diodes = Transit Diodes
technology-integrated-economy = Integrated Economy
technology-plasma-scoring = Plasma Scoring
technology-magen-defense-grid = Magen Defense Grid
technology-duranium-armor = Duranium Armor
technology-assault-cannon = Assault Cannon
technology-war-sun = War Sun
technology-dreadnought-2 = Dreadnought II
technology-carrier-2 = Carrier II
technology-cruiser-2 = Cruiser II
technology-destroyer-2 = Destroyer II
technology-fighter-2 = Fighter II
technology-infantry-2 = Infantry II
technology-pds-2 = PDS II
technology-space-dock-2 = Space Dock II
technology-bioplasmosis = Bioplasmosis
technology-l4-disruptors = L4 Disruptors
technology-non-euclidean-shielding = Non-Euclidean Shielding
technology-chaos-mapping = Chaos Mapping
technology-magmus-reactor = Magmus Reactor
technology-production-biomes = Production Biomes
technology-quantum-datahub-node = Quantum Datahub Node
technology-wormhole-generator = Wormhole Generator
technology-dimensional-splicer = Dimensional Splicer
technology-inheritance-systems = Inheritance Systems
technology-salvage-operations = Salvage Operations
technology-mirror-computing = Mirror Computing
technology-neuroglaive = Neuroglaive
technology-valefar-assimilator-x = Valefar Assimilator X
technology-valefar-assimilator-y = Valefar Assimilator Y
technology-valkyrie-particle-weave = Valkyrie Particle Weave
technology-e-res-siphons = E-Res Siphons
technology-spatial-conduit-cylinder = Spatial Conduit Cylinder
technology-lazax-gate-folding = Lazax Gate Folding
technology-hegemonic-trade-policy = Hegemonic Trade Policy
technology-instinct-training = Instinct Training
technology-nullification-field = Nullification Field
technology-yin-spinner = Yin Spinner
technology-impulse-core = Impulse Core
technology-transparasteel-plating = Transparasteel Plating
technology-mageon-implants = Mageon Implants
technology-letani-warrior-2 = Letani Warrior II
technology-floating-factory-2 = Floating Factory II
technology-prototype-war-sun-2 = Prototype War Sun II
technology-advanced-carrier-2 = Advanced Carrier II
technology-spec-ops-2 = Spec Ops II
technology-super-dreadnought-2 = Super-Dreadnought II
technology-hybrid-crystal-fighter-2 = Hybrid Crystal Fighter II
technology-exotrireme-2 = Exotrireme II

## Strategy cards

strategy-card-leadership = Leadership
strategy-card-diplomacy = Diplomacy
strategy-card-politics = Politics
strategy-card-construction = Construction
strategy-card-trade = Trade
strategy-card-warfare = Warfare
strategy-card-technology = Technology
strategy-card-imperial = Imperial

## Planets

planet-jord = Jord
planet-moll-primus = Moll Primus
planet-darien = Darien
planet-muaat = Muaat
planet-nestphar = Nestphar
planet-zero-zero-zero = { "[" }0.0.0]
planet-winnu = Winnu
planet-mordai-ii = Mordai II
planet-maaluuk = Maaluuk
planet-druaa = Druaa
planet-arc-prime = Arc Prime
planet-wren-terra = Wren Terra
planet-lisis-ii = Lisis II
planet-ragh = Ragh
planet-nar = Nar
planet-jol = Jol
planet-trenlak = Tren’lak
planet-quinarra = Quinarra
planet-archon-ren = Archon Ren
planet-archon-tau = Archon Tau
planet-retillion = Retillion
planet-shalloq = Shalloq
planet-hercant = Hercant
planet-arretze = Arretze
planet-kamdorn = Kamdorn
planet-mecatol-rex = Mecatol Rex
planet-wellon = Wellon
planet-vefut-ii = Vefut II
planet-thibah = Thibah
planet-tarmann = Tar’mann
planet-saudor = Saudor
planet-mehar-xull = Mehar Xull
planet-quann = Quann
planet-lodor = Lodor
planet-new-albion = New Albion
planet-starpoint = Starpoint
planet-tequran = Tequ’ran
planet-torkan = Torkan
planet-qucenn = Qucen’n
planet-rarron = Rarron
planet-mellon = Mellon
planet-zohbat = Zohbat
planet-lazar = Lazar
planet-sakulag = Sakulag
planet-dal-bootha = Dal Bootha
planet-xxehan = Xxehan
planet-corneeq = Corneeq
planet-resculon = Resculon
planet-centauri = Centauri
planet-gral = Gral
planet-bereg = Bereg
planet-lirta-iv = Lirta IV
planet-arnor = Arnor
planet-lor = Lor
planet-arinam = Arinam
planet-meer = Meer
planet-abyz = Abyz
planet-fria = Fria
planet-creuss = Creuss

## Systems by tile number

system-1 = Jord
system-2 = Moll Primus
system-3 = Darien
system-4 = Muaat
system-5 = Nestphar
system-6 = { "[" }0.0.0]
system-7 = Winnu
system-8 = Mordai II
system-9 = Maaluuk and Druaa
system-10 = Arc Prime and Wren Terra
system-11 = Lisis II and Ragh
system-12 = Nar and Jol
system-13 = Tren’lak and Quinarra
system-14 = Archon Ren and Archon Tau
system-15 = Retillion and Shalloq
system-16 = Hercant, Arretze and Kamdorn
system-17 = Creuss Gate
system-18 = Mecatol Rex
system-19 = Wellon
system-20 = Vefut II
system-21 = Thibah
system-22 = Tar’mann
system-23 = Saudor
system-24 = Mehar Xull
system-25 = Quann
system-26 = Lodor
system-27 = New Albion and Starpoint
system-28 = Tequ’ran and Torkan
system-29 = Qucen’n and Rarron
system-30 = Mellon and Zohbat
system-31 = Lazar and Sakulag
system-32 = Dal Bootha and Xxehan
system-33 = Corneeq and Resculon
system-34 = Centauri and Gral
system-35 = Bereg and Lirta IV
system-36 = Arnor and Lor
system-37 = Arinam and Meer
system-38 = Abyz and Fria
system-39 = Alpha wormhole
system-40 = Beta wormhole
system-41 = Gravity rift
system-42 = Nebula
system-43 = Supernova
system-44 = Asteroid field I
system-45 = Asteroid field II
system-46 = Empty space A
system-47 = Empty space B
system-48 = Empty space C
system-49 = Empty space D
system-50 = Empty space E
system-51 = Creuss

## Action cards

action-card-ancient-burial-sites = Ancient Burial Sites
action-card-assassinate-representative = Assassinate Representative
action-card-bribery = Bribery
action-card-bunker = Bunker
action-card-confusing-legal-text = Confusing Legal Text
action-card-construction-rider = Construction Rider
action-card-courageous-to-the-end = Courageous to the End
action-card-cripple-defenses = Cripple Defenses
action-card-diplomacy-rider = Diplomacy Rider
action-card-direct-hit = Direct Hit
action-card-disable = Disable
action-card-distinguished-councilor = Distinguished Councilor
action-card-economic-initiative = Economic Initiative
action-card-emergency-repairs = Emergency Repairs
action-card-experimental-battlestation = Experimental Battlestation
action-card-fighter-prototype = Fighter Prototype
action-card-fire-team = Fire Team
action-card-flank-speed = Flank Speed
action-card-focused-research = Focused Research
action-card-frontline-deployment = Frontline Deployment
action-card-ghost-ship = Ghost Ship
action-card-imperial-rider = Imperial Rider
action-card-in-the-silence-of-space = In the Silence of Space
action-card-industrial-initiative = Industrial Initiative
action-card-infiltrate = Infiltrate
action-card-insubordination = Insubordination
action-card-intercept = Intercept
action-card-leadership-rider = Leadership Rider
action-card-lost-star-chart = Lost Star Chart
action-card-lucky-shot = Lucky Shot
action-card-maneuvering-jets = Maneuvering Jets
action-card-mining-initiative = Mining Initiative
action-card-morale-boost = Morale Boost
action-card-parley = Parley
action-card-plague = Plague
action-card-political-stability = Political Stability
action-card-politics-rider = Politics Rider
action-card-public-disgrace = Public Disgrace
action-card-reactor-meltdown = Reactor Meltdown
action-card-reparations = Reparations
action-card-repeal-law = Repeal Law
action-card-rise-of-a-messiah = Rise of a Messiah
action-card-sabotage = Sabotage
action-card-salvage = Salvage
action-card-shields-holding = Shields Holding
action-card-signal-jamming = Signal Jamming
action-card-skilled-retreat = Skilled Retreat
action-card-spy = Spy
action-card-summit = Summit
action-card-tactical-bombardment = Tactical Bombardment
action-card-technology-rider = Technology Rider
action-card-trade-rider = Trade Rider
action-card-unexpected-action = Unexpected Action
action-card-unstable-planet = Unstable Planet
action-card-upgrade = Upgrade
action-card-uprising = Uprising
action-card-veto = Veto
action-card-war-effort = War Effort
action-card-warfare-rider = Warfare Rider

## Agendas

agenda-anti-intellectual-revolution = Anti-Intellectual Revolution
agenda-classified-document-leaks = Classified Document Leaks
agenda-conventions-of-war = Conventions of War
agenda-enforced-travel-ban = Enforced Travel Ban
agenda-executive-sanctions = Executive Sanctions
agenda-fleet-regulations = Fleet Regulations
agenda-homeland-defense-act = Homeland Defense Act
agenda-publicize-weapon-schematics = Publicize Weapon Schematics
agenda-regulated-conscription = Regulated Conscription
agenda-representative-government = Representative Government
agenda-shared-research = Shared Research
agenda-wormhole-reconstruction = Wormhole Reconstruction
agenda-committee-formation = Committee Formation
agenda-imperial-arbiter = Imperial Arbiter
agenda-minister-of-commerce = Minister of Commerce
agenda-minister-of-exploration = Minister of Exploration
agenda-minister-of-industry = Minister of Industry
agenda-minister-of-peace = Minister of Peace
agenda-minister-of-policy = Minister of Policy
agenda-minister-of-sciences = Minister of Sciences
agenda-minister-of-war = Minister of War
agenda-prophecy-of-ixth = Prophecy of Ixth
agenda-shard-of-the-throne = Shard of the Throne
agenda-the-crown-of-emphidia = The Crown of Emphidia
agenda-the-crown-of-thalnos = The Crown of Thalnos
agenda-core-mining = Core Mining
agenda-demilitarized-zone = Demilitarized Zone
agenda-holy-planet-of-ixth = Holy Planet of Ixth
agenda-research-team-biotic = Research Team: Biotic
agenda-research-team-cybernetic = Research Team: Cybernetic
agenda-research-team-propulsion = Research Team: Propulsion
agenda-research-team-warfare = Research Team: Warfare
agenda-senate-sanctuary = Senate Sanctuary
agenda-terraforming-initiative = Terraforming Initiative
agenda-arms-reduction = Arms Reduction
agenda-economic-equality = Economic Equality
agenda-incentive-program = Incentive Program
agenda-ixthian-artifact = Ixthian Artifact
agenda-mutiny = Mutiny
agenda-new-constitution = New Constitution
agenda-seed-of-an-empire = Seed of an Empire
agenda-swords-to-plowshares = Swords to Plowshares
agenda-unconventional-measures = Unconventional Measures
agenda-wormhole-research = Wormhole Research
agenda-archived-secret = Archived Secret
agenda-public-execution = Public Execution
agenda-colonial-redistribution = Colonial Redistribution
agenda-compensated-disarmament = Compensated Disarmament
agenda-judicial-abolishment = Judicial Abolishment
agenda-miscount-disclosed = Miscount Disclosed

## Objectives

objective-corner-the-market = Corner the Market
objective-develop-weaponry = Develop Weaponry
objective-diversify-research = Diversify Research
objective-erect-a-monument = Erect a Monument
objective-expand-borders = Expand Borders
objective-found-research-outposts = Found Research Outposts
objective-intimidate-council = Intimidate Council
objective-lead-from-the-front = Lead From the Front
objective-negotiate-trade-routes = Negotiate Trade Routes
objective-sway-the-council = Sway the Council
objective-centralize-galactic-trade = Centralize Galactic Trade
objective-conquer-the-weak = Conquer the Weak
objective-form-galactic-brain-trust = Form Galactic Brain Trust
objective-found-a-golden-age = Found a Golden Age
objective-galvanize-the-people = Galvanize the People
objective-manipulate-galactic-law = Manipulate Galactic Law
objective-master-the-sciences = Master the Sciences
objective-revolutionize-warfare = Revolutionize Warfare
objective-subdue-the-galaxy = Subdue the Galaxy
objective-unify-the-colonies = Unify the Colonies
objective-destroy-their-greatest-ship = Destroy Their Greatest Ship
objective-make-an-example-of-their-world = Make an Example of Their World
objective-spark-a-rebellion = Spark a Rebellion
objective-turn-their-fleets-to-dust = Turn Their Fleets to Dust
objective-unveil-flagship = Unveil Flagship
objective-adapt-new-strategies = Adapt New Strategies
objective-become-the-gatekeeper = Become the Gatekeeper
objective-control-the-region = Control the Region
objective-cut-supply-lines = Cut Supply Lines
objective-establish-a-perimeter = Establish a Perimeter
objective-forge-an-alliance = Forge an Alliance
objective-form-a-spy-network = Form a Spy Network
objective-fuel-the-war-machine = Fuel the War Machine
objective-gather-a-mighty-fleet = Gather a Mighty Fleet
objective-learn-the-secrets-of-the-cosmos = Learn the Secrets of the Cosmos
objective-master-the-laws-of-physics = Master the Laws of Physics
objective-mine-rare-metals = Mine Rare Metals
objective-monopolize-production = Monopolize Production
objective-occupy-the-seat-of-the-empire = Occupy the Seat of the Empire
objective-threaten-enemies = Threaten Enemies

## Promissory notes

note-ceasefire = Ceasefire
note-trade-agreement = Trade Agreement
note-political-secret = Political Secret
note-support-for-the-throne = Support for the Throne
note-stymie = Stymie
note-war-funding = War Funding
note-raghs-call = Ragh’s Call
note-fires-of-the-gashlai = Fires of the Gashlai
note-trade-convoys = Trade Convoys
note-military-support = Military Support
note-creuss-iff = Creuss IFF
note-cybernetic-enhancements = Cybernetic Enhancements
note-promise-of-protection = Promise of Protection
note-gift-of-prescience = Gift of Prescience
note-antivirus = Antivirus
note-tekklar-legion = Tekklar Legion
note-research-agreement = Research Agreement
note-acquiescence = Acquiescence
note-political-favor = Political Favor
note-greyfire-mutagen = Greyfire Mutagen
note-spy-net = Spy Net

## Phases, steps, actions

phase-setup = Setup
phase-strategy = Strategy phase
phase-action = Action phase
phase-status = Status phase
phase-agenda = Agenda phase
tactical-activation = Activation
tactical-movement = Movement
tactical-space-combat = Space combat
tactical-invasion = Invasion
tactical-production = Production
combat-barrage = Anti-fighter barrage
combat-retreats = Announce retreats
combat-roll = Roll dice
combat-hits = Assign hits
combat-retreat = Retreat
invasion-bombardment = Bombardment
invasion-commit = Commit ground forces
invasion-cannon = Space cannon defense
invasion-combat = Ground combat
invasion-control = Establish control
status-score = Score objectives
status-reveal = Reveal an objective
status-draw = Draw action cards
status-remove = Remove command tokens
status-gain = Gain and redistribute tokens
status-ready = Ready cards
status-repair = Repair units
status-return = Return strategy cards
action-strategic = Strategic action
action-tactical = Tactical action
action-component = Component action

## Other words

anomaly-asteroid-field = asteroid field
    .brief = no entry
anomaly-supernova = supernova
    .brief = no entry
anomaly-nebula = nebula
    .brief = must stop, +1
anomaly-gravity-rift = gravity rift
    .brief = +1, lost on 1–3
wormhole-alpha = alpha wormhole
wormhole-beta = beta wormhole
wormhole-delta = delta wormhole
trait-cultural = cultural
trait-hazardous = hazardous
trait-industrial = industrial
colour-blue = propulsion
colour-green = biotic
colour-yellow = cybernetic
colour-red = warfare
colour-unit-upgrade = unit upgrade
colour-none = no colour
pool-tactic = tactic pool
pool-fleet = fleet pool
pool-strategy = strategy pool
unit-ability-sustain = Sustain Damage
unit-ability-barrage = Anti-Fighter Barrage
unit-ability-bombardment = Bombardment
unit-ability-shield = Planetary Shield
unit-ability-production = Production
unit-ability-cannon = Space Cannon
value-cost = Cost
value-combat = Combat
value-move = Move
value-capacity = Capacity
value-resources = Resources
value-influence = Influence
deck-stage-1 = stage I objectives
deck-stage-2 = stage II objectives
deck-secret = secret objectives
deck-action = action cards
deck-agenda = agenda cards
agenda-kind-law = law
agenda-kind-directive = directive
outcome-for = For
outcome-against = Against
vote-for-against = For or against
vote-elect-player = Elect a player
vote-elect-planet = Elect a planet
vote-elect-law = Elect a law
vote-elect-scored-secret-objective = Elect a scored secret objective
planets-any = any planet
planets-cultural = a cultural planet
planets-industrial = an industrial planet
planets-hazardous = a hazardous planet
planets-non-home-not-mecatol = a planet outside home systems, not Mecatol Rex
token-custodians = custodians token
token-speaker = speaker token
token-command = command token
token-control = control token
token-alpha-wormhole-token = alpha wormhole token
token-beta-wormhole-token = beta wormhole token
token-naalu-zero-token = Naalu “0” token
token-assimilator-x-token = assimilator token X
token-assimilator-y-token = assimilator token Y
