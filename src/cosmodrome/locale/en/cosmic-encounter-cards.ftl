### Cosmic Encounter: what powers, flares, cards and technologies do, in our own words

## Aliens with a green light and their flares

alien-barbarian-text = When you win as the offense, look at your opponent’s hand before any compensation is paid. Keep up to as many cards of your choice as you have ships in the encounter; the rest of that hand is discarded.
flare-barbarian-wild = As a main player or ally who receives compensation or rewards, look through all the cards you got and discard those you do not want. They are not replaced.
flare-barbarian-super = You may also use your power as an offensive ally when your side wins: against the hand of the defense, by the number of your own ships.
alien-chosen-text = As a main player, once per encounter after the reveal, you may draw three cards. One encounter card among them may replace your revealed one; if both are attacks, you may instead add the new value to the old. All other drawn cards are discarded.
flare-chosen-wild = As a main player, draw one card from the deck before encounter cards are selected.
flare-chosen-super = When you use your power, take the drawn cards that are not encounter cards into your hand instead of discarding them. You may decide after seeing them.
alien-clone-text = As a main player, once the encounter is resolved and compensation is paid, you may take your encounter card back into your hand instead of discarding it.
flare-clone-wild = After an artifact you played has had its effect, take it back into your hand instead of discarding it. It may be played again only in a later encounter.
flare-clone-super = When you collect compensation, you may take up to twice the usual number of cards, as far as your opponent’s hand goes.
alien-cudgel-text = When you win as a main player with a revealed attack card, your opponent loses extra ships of their own choice to the warp: as many as you had in the encounter.
flare-cudgel-wild = When you gain a colony as the offense, send the ships of all other players on that planet to the warp, sparing those who were your allies in this encounter.
flare-cudgel-super = Your power also strikes any of your opponent’s allies you choose. Each player struck loses as many ships as you had in the encounter.
alien-filch-text = At the end of an encounter in which you were a main player, you may take your opponent’s used encounter card from the discard pile into your hand.
flare-filch-wild = When somebody plays an artifact or a flare, discard a negotiate card: the card they play has no effect and goes to your hand.
flare-filch-super = At the end of any encounter, take one other player’s used encounter card even if you were not a main player.
flare-filch-classic-wild = You may cheat: secretly bring back ships of yours from the warp or help yourself to cards from the deck or the discards. If somebody notices and says so, you give back what you were caught with, lose one ship to the warp and keep this card revealed from then on. Until you are caught it does not count as playing a flare.
flare-filch-classic-super = At the end of any encounter, take one other player’s used encounter card even if you were not a main player.
alien-hacker-text = When you collect compensation, you may choose which player pays it, look at that hand and pick the cards. When your opponent collects compensation from you, you may choose the cards they get.
flare-hacker-wild = When your opponent is about to collect compensation from you, they get none.
flare-hacker-super = After collecting with your power, pass cards of your choice from your hand to the same player, at most as many as you took.
alien-loser-text = As a main player, before encounter cards are selected, you may declare an upset: both main players must select attack cards if they can. When everything else about the outcome is settled, the side that would win loses and the other wins.
flare-loser-wild = As a main player, before encounter cards are selected: both sides lose at once, every ship involved goes to the warp, and no cards are selected.
flare-loser-super = Declare the upset after the cards are selected but before they are revealed. Nobody had to select an attack card.
alien-macron-text = As the offense or an ally you send only one ship. After the reveal each of your ships in the encounter adds 4 to your side’s total instead of 1, also when you are the defense. For compensation and rewards each of your ships counts as two.
flare-macron-wild = As a main player or ally whose side revealed an attack card, add 1 to your side’s total for each of your ships in the encounter.
flare-macron-super = As the offense or an ally you may send up to four ships; each still counts 4.
alien-miser-text = Setup: you are dealt two hands of eight cards; look at both and lay one face down on your sheet as your hoard. Whenever you may play a card you may play it from the hoard. New cards never go there, and nobody may look at it or draw from it; if it holds no encounter card you may show it, discard it and draw eight new ones.
flare-miser-wild = When you draw a new hand or somebody takes compensation from you, set this card and up to two others aside face down until it is over. They cannot be taken, and a new hand still has a full eight cards besides.
flare-miser-super = As the offense, draw one card into your hoard at the start of an encounter.
alien-mutant-text = As a main player with fewer than eight cards, before allies are invited, you may draw until you hold eight: card by card, each from the deck or at random from any other player’s hand.
flare-mutant-wild = As a main player who won or made a deal, take one random card from your opponent and one from each of their allies. After a deal the allies are already gone.
flare-mutant-super = Before you use your power you may discard up to three cards.
alien-observer-text = In the resolution phase, if you are an ally, your ships that would go to the warp return to your colonies instead. If you are a main player, the same goes for your allies’ ships; your own are not protected.
flare-observer-wild = As a main player, once alliances are formed, every ally on your side may draw a card.
flare-observer-super = When you send ships as the offense or an ally, one of them may come straight from the warp. The usual maximum still holds.
alien-oracle-text = When you are a main player, your opponent selects first and lays the card face up. Only then do you select yours, face down.
flare-oracle-wild = As a main player, before encounter cards are selected, shuffle both main players’ hands together, this flare excepted. You get back as many random cards as you had, your opponent the rest, and this card returns to your hand.
flare-oracle-super = Once your opponent’s card lies there and before you select yours, end the encounter: they take the card back, the ships of the offense and of all allies go to colonies, and play goes on as after a successful deal in which nothing changes hands.
alien-pacifist-text = When you reveal a negotiate card as a main player against an attack card, you win the encounter. Against another negotiate you make a deal as usual.
flare-pacifist-wild = As a main player who revealed negotiate against attack, turn your card into an attack 15.
flare-pacifist-super = When a deal of yours fails, you lose two ships fewer and your opponent two more: normally 1 and 5.
alien-parasite-text = If you are not a main player, on your turn to ally you may join either side with one to four ships even though it did not invite you.
flare-parasite-wild = When another player loses their power for lack of home colonies, put one of your ships on any of that player’s home planets as a colony; it shares the planet with the ships there. This works again each time the power comes back and is lost anew.
flare-parasite-super = As an ally you may send any number of ships.
alien-reserve-text = As a main player or ally, after the reveal, you may play attack cards of 6 or less from your hand like reinforcements of that value, for either side. You may also answer another player’s reinforcement by discarding a negotiate card: the reinforcement is cancelled and discarded.
flare-reserve-wild = When another player discards a reinforcement, played or not, take it into your hand.
flare-reserve-super = Your power lets you play attack cards of 9 or less as reinforcements.
alien-sorcerer-text = As a main player, after both cards are selected and before they are revealed, you may switch them: your opponent reveals your card and you reveal theirs.
flare-sorcerer-wild = Only if the Sorcerer is not a main player, before encounter cards are selected: the main players trade alien sheets for good, with everything on them. This flare then goes to the Sorcerer, or is discarded if there is none.
flare-sorcerer-super = As an ally, switch the main players’ cards after they are selected and before they are revealed.
alien-spiff-text = When you lose as the offense, attack against attack, and the totals differ by 10 or more, one of your doomed ships may land on the targeted planet as a colony instead. It shares the planet with the ships there.
flare-spiff-wild = When you lose as the defense, one of your ships may stay where it is, side by side with the winners.
flare-spiff-super = For your power a difference of 5 is enough instead of 10.
alien-trader-text = As a main player, before encounter cards are selected, you may exchange your whole hand for your opponent’s, for good.
flare-trader-wild = As a main player, before alliances are formed, take a random card from your opponent’s hand, then give them any one card of yours.
flare-trader-super = Your power may trade hands with any player, not only your opponent.
alien-vacuum-text = Whenever you lose ships to the warp, up to as many ships of other players go with them, on top of all other losses. You say which players lose how many; they choose from which colonies.
flare-vacuum-wild = After the reveal, retrieve one of your ships from the warp for each attack card revealed by a main player other than you.
flare-vacuum-super = With your power you choose the very ships that are lost.
alien-vulch-text = Whenever another player discards an artifact, played or not, add it to your hand. Artifacts you play are discarded as usual. When you draw a new hand you show your artifacts, keep them and draw eight more cards.
flare-vulch-wild = As a main player who won or made a deal: your opponent hands you their cards one by one, and you discard each until you keep one. The cards not yet handed over stay with them.
flare-vulch-super = Your power also takes flares that others discard, and you keep your flares when drawing a new hand.
alien-warrior-text = Each encounter in which you were a main player puts tokens on your sheet: 1 for a win or a deal, 2 for a loss or a failed deal (1 more each with four planets). When you reveal an attack card as a main player, add 1 to your total for every token; the tokens stay.
flare-warrior-wild = As the defense, right after the encounter, have one as the offense against the former offense in their home system; then play goes on. You need an encounter card in hand.
flare-warrior-super = As an ally, add your tokens to your side’s total after the reveal.
alien-will-text = As the offense, once destiny is drawn, ignore whom it names and choose any other player and any planet: either one of that player’s home planets or a planet where they have a colony. Everything else the card does still happens.
flare-will-wild = As the offense, when the card is another player’s colour (or a special card naming them), encounter that player in any system, at any colony of theirs.
flare-will-super = Before choosing, look at one other player’s hand.
alien-zombie-text = Your ships never go to the warp: they return to your colonies instead. A deal of yours may include freeing ships of any players from the warp.
flare-zombie-wild = When you lose ships to the warp, one of them returns to a colony of yours instead.
flare-zombie-super = As a main player, let each of your allies bring one ship straight from the warp into the encounter, beyond their maximum.

## Aliens with a yellow light and their flares

alien-amoeba-text = As a main player with at least one ship in the encounter, after cards are selected and before they are revealed, you may take any number of your ships out of it to your colonies or bring any number in from your colonies, without a maximum.
flare-amoeba-wild = As a main player, before encounter cards are selected, add or remove up to four of your ships; the gate may hold more than four. The defense may do it even with no ship on the planet.
flare-amoeba-super = Use your power as an ally.
alien-anti-matter-text = When both sides reveal attacks and you are a main player, the lower total wins. Your own ships and the ships of all allies on both sides are subtracted from their side’s total; your opponent’s own ships are added as usual.
flare-anti-matter-wild = As a main player or ally, once per encounter, answer another player’s wild flare: it is not used, returns to their hand, cannot be tried again in this encounter and does not count as their one flare.
flare-anti-matter-super = Once per encounter, whatever your role, stop any flare of another player in the same way, wild or super.
alien-calculator-text = As a main player, after cards are selected and before they are revealed, you may equalize: if both turn out to be attacks of different value, the higher one is lowered by the lower one.
flare-calculator-wild = As a main player, after selection and before the reveal, call odd or even. If both cards are attacks and their sum is as you called, your opponent’s card is lowered by yours; otherwise yours by theirs.
flare-calculator-super = Use your power as an ally.
alien-demon-text = As a main player, before allies are invited, you may take the hand of any player but your opponent face down onto your sheet. It is not your hand, but you may play from it as if it were. Cards that would return to a hand after play, and all that is left when the encounter ends, go back to their owner.
flare-demon-wild = As a main player, before allies are invited, choose a player other than your opponent. On their turn to ally they must join you and send as many ships as they can, up to the number you have in the encounter; they need not empty a colony for it.
flare-demon-super = Possess six cards from the deck instead of a hand. Cards that return after play go to your hand; what is left at the end goes on top of the deck in any order.
alien-fido-text = At the end of any encounter you may take one of the encounter cards just discarded and offer it to another player. If they refuse, you may keep it; if they accept, you may retrieve one of your ships from the warp or draw a card.
flare-fido-wild = As a main player, before encounter cards are selected, put the top card of the discard pile into your opponent’s hand; then you may draw a card.
flare-fido-super = Fetch any or all of the discarded encounter cards and offer them one by one to other players in any order.
alien-fodder-text = As a main player, after both sides reveal attacks, you may discard attack cards from your hand that are higher than your card and lower than your opponent’s, adding their values to your total.
flare-fodder-wild = If you are neither main player nor ally, after the reveal, join a side that invited you and that you declined, with one ship.
flare-fodder-super = Your power may also discard attack cards equal to or lower than your own card, whatever your opponent’s card is.
alien-hate-text = At the start of your turn, discard a card. Every other player must discard a card of the same type (for an attack, of at least that value) or lose three ships that you pick to the warp. If you then have no encounter card, draw a new hand.
flare-hate-wild = As a main player, before encounter cards are selected, your opponent discards a random card. If that leaves them no encounter card, you win the encounter.
flare-hate-super = For your power, show the card and return it to your hand instead of discarding it. It cannot be this flare itself.
alien-healer-text = Just after another player’s ships went to the warp or left the game, you may return all of them to that player’s colonies and draw one card. You may do this for several players, one card each.
flare-healer-wild = When a Cosmic Zap is played on you, it is discarded without effect.
flare-healer-super = Your power draws one card for each ship healed.
alien-human-text = As a main player or ally, your side’s total gets +4 after the reveal. If this power is zapped, your side wins at once instead.
flare-human-wild = As a main player whose opponent is not the Human, turn your revealed encounter card into an attack 42. This flare then goes to the Human, or is discarded if nobody plays them.
flare-human-super = Your power adds 8; or discard this flare to zap your own power.
alien-kamikaze-text = As a main player, before encounter cards are selected, you may send up to four ships from your colonies to the warp and draw two cards for each.
flare-kamikaze-wild = As a main player, after selection and before the reveal, send up to four of your ships outside the encounter to the warp: each adds 3 to your total.
flare-kamikaze-super = As the offense, retrieve three ships in your regroup phase instead of one.
alien-mind-text = Before allies are invited you may look at the hand of one main player; if you are one yourself, at your opponent’s. You may not tell others what you saw.
flare-mind-wild = When another player draws from the deck, for the rest of the encounter look at each card that player draws before they get it. Keep it to yourself.
flare-mind-super = If you are not a main player, your power shows you the hands of both main players.
alien-mirror-text = As a main player, after selection and before the reveal, you may call for a reversal: the two digits of every revealed attack card of this encounter are swapped (15 is 51, 20 is 02, 08 is 80).
flare-mirror-wild = As a main player, after the reveal, your encounter card becomes a copy of your opponent’s.
flare-mirror-super = Your power may reverse only your card or only your opponent’s.
alien-mite-text = As the offense, after launching and before allies are invited, if the defense has more than three cards they must choose: discard at random down to three, or let your ships from the gate settle on the targeted planet beside the ships there. In that case the encounter ends as a success.
flare-mite-wild = As a main player, once alliances are formed, if more ships are allied with your opponent than with you, all allied ships of both sides go home.
flare-mite-super = Look at the cards discarded through your power and keep any of them, before anybody else can take them.
alien-philanthropist-text = As a main player or ally, once alliances are formed, you may give a card from your hand to a main player (to your opponent if you are one). If you are a main player and now have no encounter card, draw a new hand.
flare-philanthropist-wild = At the start of any encounter, send one of your ships to the warp: another player has your power instead of their own until the encounter ends. They cannot refuse, and you cannot use it meanwhile.
flare-philanthropist-super = When cards are to be selected, the player to whom you gave an encounter card must select it if possible.
alien-reincarnator-text = When your side loses or your deal fails, draw random unused alien sheets until one is allowed in this game and has no setup text. You have that power besides this one until the next loss or failed deal, when it is discarded and you draw anew.
flare-reincarnator-wild = After another player (not the Reincarnator) lost or failed to deal, give them this flare. Right after the encounter they discard their alien and draw a random unused one that is allowed and has no setup text.
flare-reincarnator-super = You need not reincarnate.
alien-remora-text = When somebody else gets ships back from the warp, you may take one of yours out too, but none that went there in this encounter. When somebody else draws from the deck, however many cards, you may draw one.
flare-remora-wild = When another player uses a flare, draw a card.
flare-remora-super = When another player gains a colony, draw a card or retrieve any ship of yours from the warp; once for each such player if several gain one at the same time.
alien-shadow-text = Whenever destiny shows another player’s colour or a special card that names them, pick one of that player’s ships on any colony or technology: it goes to the warp. On a wild card you may pick a ship of any other player.
flare-shadow-wild = When you lose as the defense to an attack card, send one of your ships outside the encounter to the warp: all winning ships go there too and found no colonies.
flare-shadow-super = When your power takes a ship in your own turn, retrieve one of your ships from the warp to a colony of yours.
alien-tick-tock-text = Setup: put ten tokens on your sheet (eight with four planets). Each time a defense wins or a deal is made, discard one. When none is left, you win the game; you may also win the normal way.
flare-tick-tock-wild = When the discard pile is reshuffled into the deck, found a colony on any other player’s home planet with one to four of your ships.
flare-tick-tock-super = When you win or make a deal as a main player, send one of your ships to the warp to discard one more token.

## Aliens with a red light and their flares

alien-citadel-text = In each encounter, once destiny is drawn, you may lay one attack card from your hand face up beside any planet as a citadel. When a planet with citadels is targeted, you may activate all of them before the reveal: their sum is added to the defense’s total. If the defense then loses they are discarded; otherwise they stay.
flare-citadel-wild = As a main player or ally, add 5 to the defense’s total after the reveal.
flare-citadel-super = Activated citadels may be subtracted from the defense’s total instead of added. They are discarded if the defense loses.
alien-dictator-text = When you are not the offense, before destiny is drawn, look through the destiny deck and choose the card that counts as drawn. In your own encounters, or when zapped, the deck is shuffled and the card is random.
flare-dictator-wild = When you are not the offense, once per encounter, make the offense discard the destiny card and draw again.
flare-dictator-super = Use your power as the offense.
alien-gambler-text = As a main player, after your opponent reveals, you may keep your card face down and say what it is, truly or not. Unchallenged, it counts as you said and goes under the deck unseen. Challenged, it is turned up: the player who was wrong loses to the warp, from outside the encounter, as many ships as they have in it, and the real cards decide.
flare-gambler-wild = As a main player, before the reveal, call a number. If both cards are attacks and differ by at least that number, add it to your card.
flare-gambler-super = With your claim, name 1 to 20 extra ships: the player who turns out to be wrong loses that many more.
alien-grudge-text = As a main player, once alliances are formed, give a grudge token to every player you invited who did not ally with you. If you win or deal, each of them loses one ship of their choice; if you lose or fail to deal, four. Ships allied with the other side are exempt. The tokens then come back to you.
flare-grudge-wild = As a main player, when your opponent wins, their allies get nothing, neither colony nor rewards, and take their ships home.
flare-grudge-super = When the tokens are discarded, each costs four ships whatever the outcome.
alien-machine-text = As the offense, after every encounter of your turn, whatever its result, you may have another one as long as you hold an encounter card. There is no limit of two.
flare-machine-wild = As the offense, after your first encounter, have a second one even if the first failed or you have no encounter card. If you have none, lay this flare aside, take a fresh hand when the encounter starts, then pick the flare up again.
flare-machine-super = In your regroup phase, draw a card instead of retrieving a ship.
alien-masochist-text = At the start of anybody’s regroup phase, if all your ships are lost (in the warp, out of the game or captured), you win. You never lose this power for lack of home colonies, and you may also win the normal way.
flare-masochist-wild = In any regroup phase, choose a player other than the offense: that player retrieves a ship instead of the offense. Not if all ships of the offense are lost.
flare-masochist-super = In your regroup phase, remove one of your ships in the warp from the game instead of retrieving one.
alien-tripler-text = When you reveal an attack card as a main player: 10 or less counts triple, above 10 it counts a third, rounded up.
flare-tripler-wild = As a main player, when your opponent reveals an attack of 15 or more, it counts a third, rounded up, before anything else.
flare-tripler-super = Your power triples cards of 13 or less.
alien-virus-text = When you reveal an attack card as a main player, your card is multiplied by the number of your ships in the encounter instead of added to it. Your allies’ ships are then added.
flare-virus-wild = As a main player, after the reveal, your ships are multiplied by your allies’ ships instead of adding both.
flare-virus-super = Your power multiplies the card by all ships of your side.
alien-void-text = When you win as a main player, the losing side’s ships, allies included, leave the game instead of going to the warp. Nobody falls below the number of ships equal to the foreign colonies needed to win; the excess goes to the warp.
flare-void-wild = Once per encounter, when an artifact is played, send one of your ships outside the encounter to the warp: the artifact is cancelled and discarded.
flare-void-super = Use your power as an ally when your side wins.
alien-warpish-text = When you reveal an attack card as a main player, add 1 to your total for every ship of any player in the warp.
flare-warpish-wild = As a main player, after the reveal, add 1 to your total for each of your own ships in the warp.
flare-warpish-super = After the reveal, your opponent subtracts 1 from their total for each of their own ships in the warp.

## Encounter cards and reinforcements

card-attack-text = Against an attack, the higher total of card and ships wins, and the defense wins ties. Against negotiate this card wins.
card-negotiate-text = Against negotiate the main players try to make a deal. Against an attack you lose but collect compensation: a random card from the winner’s hand for each ship you lost.
card-morph-text = When revealed, it becomes a copy of the opposing card for the rest of the encounter.
card-reinforcement-text = After the reveal a main player or an ally may add it to the total of either side. It is discarded at the end of the encounter.

## Artifacts

card-card-zap-text = When another player plays an artifact or a flare, that card has no effect and is discarded, a flare too. Another Card Zap may answer this one.
card-cosmic-zap-text = Cancels one use of an alien power, even your own. That power cannot be used again in this encounter. Parts of a power that are not a use are beyond its reach.
card-emotion-control-text = After the reveal every revealed attack card counts as negotiate, so the main players have to try for a deal.
card-force-field-text = Once alliances are formed, cancel any of them, on one side or on both. The ships go back to any colonies of their owners.
card-ionic-gas-text = Once the winner is known, nobody gets compensation or defender rewards in this encounter.
card-mobius-tubes-text = At the start of one of your encounters, all ships of all players leave the warp and return to any colonies of their owners.
card-plague-text = At the start of any encounter, choose a player. They lose three ships of their choice to the warp, or all if they have fewer, and discard one card of every type they hold.
card-quash-text = After a deal has been agreed: it is void, and both main players suffer the penalty of a failed deal.

## Destiny cards

destiny-colour-text = The player of this colour is the defense, in their home system.
destiny-own-text = Attack a foreign colony in your home system, re-establish a colony on an empty home planet, or discard the card and draw another.
destiny-wild-text = Choose any other player as the defense, in their home system.
destiny-most-cards-text = The defense is the other player with the most cards in hand, in their home system. In a tie, the first of them clockwise from you.
destiny-most-foreign-colonies-text = The defense is the other player with the most foreign colonies, in their home system. In a tie, the first of them clockwise from you.
destiny-fewest-ships-in-warp-text = The defense is the other player with the fewest ships in the warp, in their home system. In a tie, the first of them clockwise from you.

## Technologies

tech-coldsleep-ship-text = At the start of any encounter, discard it to found a colony in another player’s system, on a planet where you have none, with one to four ships from your other colonies or straight from this card. It shares the planet with the ships there.
tech-collapsium-hulls-text = When you lose as the defense by 5 or less, attack against attack, one of your ships may stay on the planet beside the winners instead of going to the warp.
tech-cosmic-field-generator-text = Discard it to cancel one use of any alien power, even your own; that power cannot be used again in this encounter. It counts as a Cosmic Zap but is no artifact.
tech-delta-scanners-text = At the start of any encounter, discard it to take any one card of your choice from the cosmic discard pile.
tech-energy-cloak-text = As the offense, discard it after aiming the gate: the defense may not invite allies in this encounter.
tech-enigma-device-text = At the start of any encounter, discard it. First you may discard any cards of yours; then each player, from you clockwise, draws or discards at random until they hold exactly eight cards.
tech-genesis-bomb-text = Kept secret until used. With enough ships on it, reveal and discard it at the start of any encounter: the Genesis planet joins your home system, and any of the researching ships may settle there at once. The rest go to your colonies.
tech-gluon-mines-text = Kept secret until used. As the defense, between selection and reveal, show and discard it: for each ship on it one attacking ship of your choice, of the offense or its allies, goes to the warp. If no attacking ship is left, you win the encounter.
tech-infinity-drive-text = At the end of any encounter, yours or not, discard it to have one of your own at once as the offense; then play goes on where it stopped. You need an encounter card in hand.
tech-lunar-cannon-text = When completed, put its token between two of your home planets. As a main player or ally you may add 10 to your side’s total when the targeted planet is next to the token. Whenever a wild destiny card is drawn you may move the token between two neighbouring planets of any system.
tech-omega-missile-text = At the start of any encounter, discard it and choose any planet in any system: it leaves the game, and every ship on it goes to the warp.
tech-plasma-thrusters-text = As the offense or an ally you may send one ship more than your maximum, so normally five. As the defense you may move one ship from a colony of yours to the targeted planet in the launch phase.
tech-precursor-seed-text = When completed, draw random unused alien sheets until one is allowed in this game and has no setup text. It lies beside yours, and you may use its power too.
tech-the-prometheus-text = When completed, put the Prometheus on one of your colonies. It is a ship of yours in every respect and adds 3 more to your side’s total when it is in an encounter.
tech-the-qax-text = As a main player inviting somebody, you may give them this card: they must accept and send four ships, or as many as they can without having to empty a colony. Later they may pass it on in the same way without researching it.
tech-quark-battery-text = When completed, put one encounter card from your hand face down under it; nobody may look at it or take it. Later, as a main player after the reveal, discard the technology to replace your revealed encounter card by the hidden one.
tech-tech-scrambler-text = Kept secret until used. At any time, reveal and discard it to cancel another technology whose research number is not above the number of ships on this card; that technology is discarded.
tech-vacuum-turbines-text = At the start of any encounter, discard it, draw four cards, keep any of them and discard the rest.
tech-warpspace-key-text = As the offense, discard it in the regroup phase: all your ships leave the warp for any of your colonies.
tech-xenon-lasers-text = As a main player or ally, after the reveal, you may add 1 to your side’s total or subtract 1 from it.
tech-research = research number { $number }
# The research number is any number of ships.
tech-research-x = research number X
tech-kind-one-shot = discarded when used
tech-kind-permanent = stays in play
tech-kind-passes-on = passes from player to player

## Bars of a sheet or card: who, when, whether one must

term-mandatory = Mandatory: the power works every time it can.
term-optional = Optional: you decide each time whether to use it.
term-use = Only a use of a power can be zapped; the rest of it works on its own.
term-zap = A zapped power is cancelled this time and rests until the encounter ends.
term-flare = A flare returns to your hand after play. One flare per player in an encounter.
term-wild = Wild: for everybody who does not have this alien.
term-super = Super: only for the player who has this alien, and for them instead of the wild one.
term-setup = This alien changes the setup of the game.
term-not-with = Not in one game with: { $aliens }
term-role-offense = Only as the offense: it is your turn and your encounter.
term-role-defense = Only as the defense: you are the one encountered.
term-role-main-player = Only as a main player: offense or defense.
term-role-ally = Only as an ally of either side.
term-role-offensive-ally = Only as an ally of the offense.
term-role-defensive-ally = Only as an ally of the defense.
term-role-main-or-ally = Only if you take part: as a main player or an ally.
term-role-offense-or-ally = Only as the offense or an ally.
term-role-not-main = Only if you are not a main player.
term-role-not-offense = Only if you are not the offense.
term-role-not-main-or-ally = Only if you take no part in the encounter.
term-role-any = Whatever your role, even if you take no part.
term-phase-start-turn = The offense makes sure of having an encounter card.
term-phase-regroup = The offense retrieves one ship from the warp.
term-phase-destiny = A destiny card says whom the offense encounters.
term-phase-launch = The offense aims the gate and launches one to four ships.
term-phase-alliance = Both main players invite allies, who send one to four ships.
term-phase-planning = Both main players lay an encounter card face down.
term-phase-reveal = The cards are turned up and the totals compared.
term-phase-resolution = Winners land, losers go to the warp, or a deal is carried out.
term-phase-any = In every phase, when the moment named comes.
flare-unasked = So that the table need not wait, you are not asked for the wild use until you say openly that you want to be: “Ask me again” among the standing orders.
