"""Every card of Space Base as data: 132 ships, five fleets of 12 starting ships, 12 colonies.

All card numbers stand in this file and nowhere else, so that the printed ones can replace them row by row.

Firm, from the rulebook: the names, classes, levels and card counts; every kind of ability and the step in
which it may be used; one colony for each sector.

Backed by one public source each: the cost bands 2-5, 7-9 and 12-14 of the three levels; the kinds of reward
and ability; 3 credits for each victory point of a colony. A row marked `pinned` holds something that a source
describes, though the name it was put on is mostly a guess: only Allen, Gordon and Collins are named.

Reconstructed, by a model that weighs rewards by the odds of the dice: all other sectors, costs, amounts and
slots, the victory points of the colonies, and which starting ship lies in which fleet and sector. They make a
playable game; they are not the printed cards.

Changed after simulation with greedy bots (figures in docs/bots.md): 23 ships that the bots bought in less than 1 %
of the games in which they were for sale, or in few more, at some number of players. Most of them paid for an ability
that is used once or twice in a game, and for nothing else.
    a lower price in the band of their level: L2-2056 L2-2938 L2-3509 L2-5209 L2-5363 L2-7316 L2-7525 L2-8127
        L3-3592 L3-4498 L3-4879 L3-5815 L3-5875 L3-6927 L3-7981 L3-8867 L3-9069
    one more reward, or a larger one: all of these but L2-8127, and L2-6380 L3-4406 L3-6412 L3-8139
        L3-9072 L3-9131
    one charge less when deployed: L2-3509 L2-5363
No ability, sector or pinned fact was changed.

The rulebook says that for most abilities with several linked slots the number of charges depends on the number of
players, and gives 4, 3, 2 and 2 as an example: more charges at small tables, where a game has more rounds. 41 of the
46 faces with linked slots do so here. In simulations games stayed as long as before, and no ship became dead; only
L3-3592 needed fewer slots and one more credit on each side.

A ship row reads: id, class, sector, cost, station, deployed. The id is the level and the hull number; the
comment is the name on the hull. `rows.py` tells the words for rewards, slots and abilities.
"""

from typing import Final

from cosmodrome.games.space_base.rows import (
    Colony,
    Face,
    Reward,
    Ship,
    arrow,
    buy_and_place,
    buy_card,
    charge,
    claim,
    credits,
    double,
    exchange,
    gain,
    income,
    linked,
    opponents_lose_vp,
    place_charge,
    reroll,
    set_die,
    shift,
    ship,
    swap,
    vp,
    win,
)

# fmt: off
_LEVEL_1 = (
    # id, class, sector, cost, station, deployed
    ship("L1-9890", "paul-cargo-vessel", 1, 2, credits(2), credits(1)),  # Berezovoy
    ship("L1-3972", "paul-cargo-vessel", 1, 3, credits(2), credits(2)),  # Gurragcha
    ship("L1-5084", "bradbury-carrier", 1, 3, vp(1), vp(1)),  # Hauck
    ship("L1-9384", "wells-star-cruiser", 1, 4,  # Lichtenberg
         charge(2, shift(1)), linked(2, shift(1)), pinned=True),
    ship("L1-1999", "paul-cargo-vessel", 2, 2, credits(2), credits(1)),  # Dzhanibekov
    ship("L1-2754", "paul-cargo-vessel", 2, 2, credits(1), credits(2)),  # Ivanchenkov
    ship("L1-3182", "paul-cargo-vessel", 2, 3, credits(2), credits(2)),  # Chretien
    ship("L1-8635", "wells-star-cruiser", 2, 4,  # Parker
         charge(2, shift(1)), linked(2, shift(1)), pinned=True),
    ship("L1-7733", "paul-cargo-vessel", 3, 2, credits(2), credits(1)),  # Crippen
    ship("L1-3792", "paul-cargo-vessel", 3, 2, credits(1), credits(2)),  # Overmyer
    ship("L1-6865", "ganin-cargo-cruiser", 3, 4,  # Merbold
         charge(2, gain("blue", credits(3))), linked((2, 2, 1, 1), gain("red", credits(3)))),
    ship("L1-8524", "wells-star-cruiser", 3, 5,  # Thornton
         charge(1, shift(1)), linked((3, 2, 2, 2), shift(1))),
    ship("L1-7750", "paul-cargo-vessel", 4, 3, credits(2), credits(1)),  # Prunariu
    ship("L1-8252", "paul-cargo-vessel", 4, 3, credits(1), credits(2)),  # Remek
    ship("L1-8599", "paul-cargo-vessel", 4, 4, credits(2), credits(2)),  # Romanenko
    ship("L1-1873", "wells-star-cruiser", 4, 5,  # Shaw
         charge(1, shift(1)), linked((3, 2, 2, 2), shift(1))),
    ship("L1-8920", "herbert-mining-vessel", 5, 4, income(1), credits(1)),  # Jahn
    ship("L1-4713", "paul-cargo-vessel", 5, 4, credits(2), credits(2), pinned=True),  # Ryumin
    ship("L1-4759", "tolkien-cargo-carrier", 5, 4, Reward(credits=1, vp=1), credits(1)),  # Tamayo Mendez
    ship("L1-5155", "williamson-flagship", 5, 5,  # Aleksandrov
         charge(1, reroll()), linked((2, 2, 1, 1), reroll())),
    ship("L1-6659", "paul-cargo-vessel", 6, 3, credits(2), credits(1), pinned=True),  # Savitskaya
    ship("L1-3161", "williamson-flagship", 6, 5,  # Brandenstein
         charge(1, reroll()), linked((3, 3, 2, 2), reroll())),
    ship("L1-4181", "herbert-mining-vessel", 6, 5, income(1), credits(1)),  # Lyakhov
    ship("L1-8623", "tolkien-cargo-carrier", 6, 5, Reward(credits=1, vp=1), credits(1)),  # Tuan
    ship("L1-4004", "tolkien-cargo-carrier", 7, 3, Reward(credits=1, vp=1), vp(1), pinned=True),  # Allen
    ship("L1-7506", "williamson-flagship", 7, 4,  # Gardner
         charge(2, set_die()), linked((2, 2, 1, 1), set_die()), pinned=True),
    ship("L1-5586", "herbert-mining-vessel", 7, 4, Reward(credits=2, income=1), credits(1)),  # Hermaszewski
    ship("L1-1243", "paul-cargo-vessel", 7, 4,  # Serebrov
         credits(1, arrow="right"), credits(1, arrow="right"), pinned=True),
    ship("L1-1379", "tolkien-cargo-carrier", 8, 3, Reward(credits=1, vp=1), vp(2)),  # Kizim
    ship("L1-8387", "herbert-mining-vessel", 8, 4, Reward(credits=2, income=1), income(1)),  # Ivanov
    ship("L1-3066", "williamson-flagship", 8, 4,  # Ride
         charge(1, set_die()), linked((2, 2, 1, 1), set_die())),
    ship("L1-9239", "paul-cargo-vessel", 8, 4, arrow("both"), arrow("both"), pinned=True),  # Truly
    ship("L1-7021", "tolkien-cargo-carrier", 9, 3, Reward(credits=2, vp=1), credits(3)),  # Lenoir
    ship("L1-4684", "williamson-flagship", 9, 4,  # Thagard
         charge(1, buy_card(credits(3))), linked((3, 2, 2, 2), buy_card(credits(3)))),
    ship("L1-6010", "bradbury-carrier", 9, 5, vp(3), vp(2)),  # Bobko
    ship("L1-2005", "paul-cargo-vessel", 9, 5,  # Fullerton
         credits(2, arrow="right"), credits(1, arrow="right")),
    ship("L1-5120", "modified-bradbury-carrier", 10, 3, Reward(vp=1, buy=1), vp(2)),  # Bluford
    ship("L1-9767", "tolkien-cargo-carrier", 10, 3, Reward(credits=3, vp=1), credits(3)),  # Malyshev
    ship("L1-4787", "williamson-flagship", 10, 5,  # Fabian
         charge(1, buy_card(credits(3))), charge(1, buy_card(credits(3)))),
    ship("L1-3919", "herbert-mining-vessel", 10, 5, income(2), income(2), pinned=True),  # Popov
    ship("L1-5562", "paul-cargo-vessel", 11, 3, credits(6), credits(5)),  # Hartsfield
    ship("L1-8526", "tolkien-cargo-carrier", 11, 3, Reward(credits=3, vp=2), credits(4)),  # Savinykh
    ship("L1-3555", "paul-cargo-vessel", 11, 4,  # Chang-Diaz
         credits(4, arrow="left"), credits(2, arrow="left")),
    ship("L1-5650", "bradbury-carrier", 11, 4, vp(4), vp(2)),  # Musgrave
    ship("L1-1913", "paul-cargo-vessel", 12, 3, credits(8), credits(6)),  # Engle
    ship("L1-7422", "tolkien-cargo-carrier", 12, 3, Reward(credits=4, vp=2), vp(3)),  # Strekalov
    ship("L1-3405", "herbert-mining-vessel", 12, 4, income(3), income(2)),  # Farkas
    ship("L1-5325", "bradbury-carrier", 12, 4,  # Peterson
         vp(3, arrow="left"), vp(1, arrow="left"), pinned=True),
)

_LEVEL_2 = (
    # id, class, sector, cost, station, deployed
    ship("L2-3134", "feit-cargo-vessel", 1, 7, credits(4), credits(3)),  # Weitz
    ship("L2-7727", "giger-carrier", 1, 8, vp(2), vp(2)),  # Artyukhin
    ship("L2-6194", "heinlein-flagship-cruiser", 1, 8,  # Khrunov
         charge(2, reroll(), credits(2)), charge(1, reroll())),
    ship("L2-6723", "silverberg-flagship-tug", 1, 8,  # Rozhdestvensky
         linked(2, swap(1, 12), credits(1)), linked((2, 2, 1, 1), swap(1, 12))),
    ship("L2-4003", "giger-carrier", 2, 7, vp(2), vp(1)),  # Gibson
    ship("L2-6531", "feit-cargo-vessel", 2, 8, credits(4), credits(3)),  # Garriott
    ship("L2-1743", "heinlein-flagship-cruiser", 2, 9,  # Gubarev
         charge(1, set_die(credits(1))), linked((3, 2, 2, 2), set_die(credits(1)))),
    ship("L2-6334", "norton-cargo-tug", 2, 9,  # Sarafanov
         linked(2, swap(2, 11), credits(1)), linked((2, 2, 1, 1), swap(2, 11))),
    ship("L2-6222", "feit-cargo-vessel", 3, 7, credits(4), credits(2)),  # Duke
    ship("L2-1925", "harryhausen-mining-vessel", 3, 8, Reward(credits=1, income=1), income(1)),  # Bean
    ship("L2-5208", "asimov-scout-carrier", 3, 8,  # Brand
         charge(1, shift(1, 2)), linked((3, 2, 2, 2), shift(1, 2))),
    ship("L2-3509", "campbell-flagship-cruiser", 3, 7,  # Volynov
         linked((3, 2, 2, 2), claim(level_1=2), credits(3)), linked((3, 2, 2, 2), claim(level_1=2))),
    ship("L2-8339", "feit-cargo-vessel", 4, 7, credits(3), credits(3)),  # Irwin
    ship("L2-5643", "giger-carrier", 4, 8, vp(2), vp(1)),  # Dobrovolsky
    ship("L2-3371", "asimov-scout-carrier", 4, 9,  # Glazkov
         charge(1, shift(1, 2)), linked((3, 2, 2, 2), shift(1, 2))),
    ship("L2-3192", "merritt-cargo-tug", 4, 9,  # Kubasov
         linked(2, swap(4, 10), credits(1)), linked((3, 3, 2, 2), swap(4, 10))),
    ship("L2-8426", "feit-cargo-vessel", 5, 8, credits(3), credits(3), pinned=True),  # Kerwin
    ship("L2-1421", "asimov-scout-carrier", 5, 9,  # Grechko
         charge(1, shift(1, 2)), linked((3, 2, 2, 2), shift(1, 2)), pinned=True),
    ship("L2-9103", "harryhausen-mining-vessel", 5, 9, Reward(credits=1, income=1), income(1)),  # Volkov
    ship("L2-1830", "modified-merritt-cargo-tug", 5, 9,  # Zholobov
         linked((3, 3, 2, 2), swap(5, 8), credits(2)), linked((3, 3, 2, 2), swap(5, 8))),
    ship("L2-4784", "feit-cargo-vessel", 6, 7, credits(3), credits(2)),  # Lazarev
    ship("L2-7510", "giger-carrier", 6, 8, vp(2), vp(1)),  # Carr
    ship("L2-8127", "modified-merritt-cargo-tug", 6, 8,  # Kovalyonok
         linked((3, 3, 2, 2), swap(6, 7), credits(2)), linked((3, 3, 2, 2), swap(6, 7))),
    ship("L2-5363", "asimov-scout-carrier", 6, 8,  # Slayton
         charge(1, shift(1, 2), credits(1)), linked((2, 2, 1, 1), shift(1, 2))),
    ship("L2-5091", "heinlein-flagship-cruiser", 7, 8,  # Demin
         charge(1, buy_card(credits(4))), linked((3, 2, 2, 2), buy_card(credits(4)))),
    ship("L2-6800", "giger-carrier", 7, 8, vp(3), vp(2)),  # Klimuk
    ship("L2-6040", "feit-cargo-vessel", 7, 8,  # Lousma
         credits(3, arrow="right"), credits(2, arrow="right")),
    ship("L2-2715", "harryhausen-mining-vessel", 7, 8, Reward(credits=1, income=2), income(1)),  # Swigert
    ship("L2-6674", "feit-cargo-vessel", 8, 7, credits(4, arrow="left"), credits(2, arrow="left")),  # Makarov
    ship("L2-9745", "harryhausen-mining-vessel", 8, 8, Reward(credits=2, income=2), income(1)),  # Filipchenko
    ship("L2-5128", "giger-carrier", 8, 8, vp(4), vp(2)),  # Lebedev
    ship("L2-7525", "clement-dreadnought", 8, 8,  # Aksyonov
         linked((2, 2, 1, 1), claim(level_1=1, level_2=1), credits(4)),
         linked((2, 2, 1, 1), claim(level_1=1, level_2=1), credits(2))),
    ship("L2-3712", "harryhausen-mining-vessel", 9, 8, income(3), income(2)),  # Haise
    ship("L2-4618", "feit-cargo-vessel", 9, 8, credits(8), credits(5)),  # Mattingly
    ship("L2-6176", "giger-carrier", 9, 8, vp(3, arrow="right"), vp(2)),  # Mitchell
    ship("L2-6380", "merritt-cargo-tug", 9, 8,  # Yeliseyev
         charge(1, swap(4, 9), credits(4)), linked((2, 2, 1, 1), swap(4, 9), credits(2))),
    ship("L2-8663", "feit-cargo-vessel", 10, 7, arrow("both"), arrow("both"), pinned=True),  # Worden
    ship("L2-6859", "giger-carrier", 10, 8, vp(5), vp(3)),  # Patsayev
    ship("L2-3402", "giger-carrier", 10, 8, vp(3, arrow="left"), vp(2, arrow="left")),  # Rukavishnikov
    ship("L2-2056", "verne-hypernet-gate", 10, 7,  # Zudov
         charge(1, buy_and_place(7, 8, 9, 10, 11, 12), credits(5)),
         charge(1, buy_and_place(7, 8, 9, 10, 11, 12), credits(3))),
    ship("L2-5353", "giger-carrier", 11, 7, vp(6), vp(3), pinned=True),  # Pogue
    ship("L2-9828", "feit-cargo-vessel", 11, 7, credits(10), credits(7)),  # Schmitt
    ship("L2-2007", "clarke-mining-vessel", 11, 8, Reward(claim=((1, 2),)), income(4)),  # Gorbatko
    ship("L2-2938", "heinlein-flagship-cruiser", 11, 7,  # Shonin
         charge(1, claim(level_2=1), credits(7)), charge(1, claim(level_2=1), credits(3))),
    ship("L2-7316", "feit-cargo-vessel", 12, 7, credits(14, arrow="left"), credits(8)),  # Evans
    ship("L2-1689", "giger-carrier", 12, 8, vp(5, arrow="left"), vp(3, arrow="left")),  # Roosa
    ship("L2-5209", "harryhausen-mining-vessel", 12, 7, Reward(credits=6, income=5), income(3)),  # Schweickart
    ship("L2-6862", "giger-carrier", 12, 8, vp(8), vp(4)),  # Sevastyanov
)

_LEVEL_3 = (
    # id, class, sector, cost, station, deployed
    ship("L3-3060", "bowie-cargo-vessel", 1, 12, credits(6), credits(5)),  # Borman
    ship("L3-7639", "frazetta-carrier", 1, 12, vp(3), vp(3)),  # Eisele
    ship("L3-8867", "pohl-modified-tug", 1, 12,  # Popovich
         linked((3, 2, 2, 2), claim(level_1=3), credits(4)), linked((3, 2, 2, 2), claim(level_1=3), credits(2))),
    ship("L3-4253", "frazetta-carrier", 2, 12, vp(3), vp(2)),  # Anders
    ship("L3-2967", "bowie-cargo-vessel", 2, 12, credits(6), credits(5)),  # Carpenter
    ship("L3-9072", "burroughs-flagship", 2, 12,  # Titov
         charge(1, buy_card(credits(4)), credits(2)),
         linked((3, 2, 2, 2), buy_card(credits(4)), credits(1)), pinned=True),
    ship("L3-5602", "bowie-cargo-vessel", 3, 12, credits(5), credits(5)),  # Conrad
    ship("L3-1657", "frazetta-carrier", 3, 13, vp(3), vp(3)),  # Belyayev
    ship("L3-9069", "sturgeon-defence-tug", 3, 12,  # Schirra
         charge(2, double("deployed"), credits(2)), charge(1, double("deployed"))),
    ship("L3-9131", "sturgeon-defence-tug", 4, 12,  # Cernan
         charge(1, double("station"), credits(2)), linked((2, 2, 1, 1), double("station"), credits(1))),
    ship("L3-1948", "bowie-cargo-vessel", 4, 12, credits(5), credits(4)),  # Lovell
    ship("L3-8603", "frazetta-carrier", 4, 13, vp(3), vp(2)),  # Beregovoy
    ship("L3-4879", "burroughs-flagship", 5, 12,  # Gagarin
         linked((3, 2, 2, 2), set_die(credits(4)), credits(3)), linked((3, 2, 2, 2), set_die(credits(4)), credits(1))),
    ship("L3-2121", "bowie-cargo-vessel", 5, 13, credits(5), credits(4)),  # McDivitt
    ship("L3-1205", "frazetta-carrier", 5, 13, vp(3), vp(2)),  # Yegorov
    ship("L3-3592", "hamilton-cargo-carrier", 6, 12,  # Shepard
         linked((2, 2, 1, 1), buy_card(vp(4)), credits(2)), linked((3, 3, 2, 2), buy_card(vp(4)), credits(1))),
    ship("L3-4286", "bowie-cargo-vessel", 6, 13, credits(5), credits(4)),  # Stafford
    ship("L3-9172", "frazetta-carrier", 6, 14, vp(3), vp(2)),  # Cunningham
    ship("L3-4448", "bowie-cargo-vessel", 7, 12,  # White
         credits(5, arrow="right"), credits(4, arrow="right")),
    ship("L3-7981", "gernsback-destroyer", 7, 12,  # Gordon
         linked((2, 2, 2, 1), opponents_lose_vp(4, buy=2), vp(3)),
         charge(1, opponents_lose_vp(3, buy=1)), pinned=True),
    ship("L3-9388", "frazetta-carrier", 7, 13, vp(5), vp(3)),  # Komarov
    ship("L3-2064", "moore-fast-tanker", 8, 13,  # Collins
         charge(2, place_charge(move=1), vp(3)), charge(1, place_charge(move=1)), pinned=True),
    ship("L3-1817", "russell-tanker", 8, 13,  # Glenn
         charge(2, place_charge(), vp(4)), charge(1, place_charge())),
    ship("L3-4621", "frazetta-carrier", 8, 13, vp(6), vp(4)),  # Leonov
    ship("L3-4406", "roddenberry-hypernet-gate", 9, 12,  # Kelly
         charge(1, exchange(), vp(5)), charge(1, exchange(), vp(1)), pinned=True),
    ship("L3-4775", "frazetta-carrier", 9, 13, vp(7), vp(4), pinned=True),  # Aldrin
    ship("L3-5875", "pohl-modified-tug", 9, 12,  # Tereshkova
         linked((3, 2, 2, 2), claim(level_2=2), vp(5)), linked((2, 2, 1, 1), claim(level_2=2), vp(2))),
    ship("L3-8139", "tucker-cargo-train", 10, 12,  # Grissom
         linked((2, 2, 1, 1), gain("blue", credits(20)), vp(4)), linked((3, 2, 2, 2), gain("blue", credits(20)))),
    ship("L3-5815", "pohl-modified-tug", 10, 12,  # Nikolayev
         charge(1, claim(level_3=1), vp(5)), charge(1, claim(level_3=1), vp(2))),
    ship("L3-3930", "frazetta-carrier", 10, 14, vp(6, arrow="right"), vp(4, arrow="right")),  # Walker
    ship("L3-6740", "bowie-cargo-vessel", 11, 12,  # Young
         credits(12, arrow="left"), credits(9, arrow="left")),
    ship("L3-1804", "frazetta-carrier", 11, 13, vp(9), vp(6)),  # Feoktistov
    ship("L3-4498", "pohl-modified-tug", 11, 12,  # Bykovsky
         charge(1, claim(level_1=1, level_3=1), vp(7)), charge(1, claim(level_1=1, level_3=1), vp(3))),
    ship("L3-6412", "clarke-mining-vessel", 12, 12, Reward(vp=12, claim=((2, 2),)), income(8)),  # Cooper
    ship("L3-6927", "lucas-gun-carriage", 12, 12,  # Armstrong
         linked((4, 3, 2, 2), win(), vp(8)), linked((4, 3, 2, 2), win(), vp(5)), pinned=True),
    ship("L3-3516", "frazetta-carrier", 12, 13, vp(12), vp(8)),  # Shatalov
)
# fmt: on

SHIPS: Final[tuple[Ship, ...]] = _LEVEL_1 + _LEVEL_2 + _LEVEL_3

# The five starting fleets carry the same numbers under different names. A row reads: class, sector, station,
# deployed, pinned; each line of hull numbers is one fleet, sectors 1 to 12.
_STARTING_ROWS = (
    ("knight-cargo-vessel", 1, credits(1), credits(1), False),
    ("knight-cargo-vessel", 2, credits(1), credits(1), False),
    ("knight-cargo-vessel", 3, credits(1), credits(1), False),
    ("knight-cargo-vessel", 4, credits(1), credits(1), True),
    ("knight-cargo-vessel", 5, credits(1), credits(1), True),
    ("knight-cargo-vessel", 6, credits(1), credits(1), True),
    ("knight-cargo-vessel", 7, credits(2), credits(2), True),
    ("knight-cargo-vessel", 8, credits(3), credits(2), True),
    ("scott-mining-vessel", 9, income(1), credits(3), False),
    ("scott-mining-vessel", 10, income(1), credits(3), True),
    ("scott-mining-vessel", 11, income(1), credits(4), True),
    ("scott-mining-vessel", 12, income(1), credits(5), False),
)

_STARTING_HULLS = (
    "2196 1044 3436 5606 1084 7036 1171 2091 1927 9030 5906 7921",
    "2592 2428 3117 2355 5328 1884 6653 3667 9084 2173 8761 2349",
    "6422 4518 3195 1232 8561 5710 7775 5343 5488 2150 4034 4427",
    "8404 4906 3696 8290 4541 2463 9566 7936 9636 7726 6050 7000",
    "3753 8993 2916 7246 1915 7947 1746 8806 3973 4563 2790 5365",
)

STARTERS: Final[tuple[tuple[Ship, ...], ...]] = tuple(
    tuple(
        Ship(f"L0-{hull}", cls, 0, sector, 0, Face(station), Face(deployed), pinned)
        for hull, (cls, sector, station, deployed, pinned) in zip(hulls.split(), _STARTING_ROWS, strict=True)
    )
    for hulls in _STARTING_HULLS
)

COLONIES: Final[tuple[Colony, ...]] = (
    Colony("colony-1", "serling-star-settlement", sector=1, cost=6, vp=2),  # Frisch Outpost
    Colony("colony-2", "serling-star-settlement", sector=2, cost=9, vp=3),  # Tinbergen Outpost
    Colony("colony-3", "serling-star-settlement", sector=3, cost=9, vp=3),  # Samuelson Outpost
    Colony("colony-4", "serling-star-settlement", sector=4, cost=12, vp=4),  # Kuznets Outpost
    Colony("colony-5", "cameron-star-settlement", sector=5, cost=12, vp=4),  # Hicks Base
    Colony("colony-6", "cameron-star-settlement", sector=6, cost=15, vp=5),  # Arrow Base
    Colony("colony-7", "cameron-star-settlement", sector=7, cost=15, vp=5),  # Leontief Base
    Colony("colony-8", "cameron-star-settlement", sector=8, cost=18, vp=6),  # Myrdal Base
    Colony("colony-9", "kubrick-star-settlement", sector=9, cost=21, vp=7),  # Hayek Colony
    Colony("colony-10", "kubrick-star-settlement", sector=10, cost=24, vp=8),  # Kantorovich Colony
    Colony("colony-11", "kubrick-star-settlement", sector=11, cost=27, vp=9),  # Koopmans Colony
    Colony("colony-12", "kubrick-star-settlement", sector=12, cost=30, vp=10),  # Friedman Colony
)
