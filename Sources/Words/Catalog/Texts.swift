// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package func absenceAnniversary(years: Int, bird: String) -> String { text(0, .number(years), .text(bird)) }  // You’ve known %2$@ for %1$lld years.
    package func absenceFirstKinds(kinds: String) -> String { text(1, .text(kinds)) }  // Seen for the first time ever: %1$@
    package var absenceFirstSnow: String { text(2) }  // The first snow of the winter fell.
    package func absenceFledglings(kinds: String) -> String { text(3, .text(kinds)) }  // Young %1$@ left the birdhouse.
    package func absenceFoodOutSince(yard: String, when: String) -> String { text(4, .text(yard), .text(when)) }  // %1$@ has been out of food since %2$@
    package func absenceFoodOutSinceInYards(yards: Int, when: String) -> String { text(5, .number(yards), .text(when)) }  // %1$lld yards have been out of food since %2$@
    package func absenceFoodRanOut(yard: String, when: String) -> String { text(6, .text(yard), .text(when)) }  // Food ran out in %1$@ %2$@
    package func absenceFoodRanOutInYards(yards: Int, when: String) -> String { text(7, .number(yards), .text(when)) }  // Food ran out in %1$lld yards, first %2$@
    package func absenceFriend(visits: Int, bird: String) -> String { text(8, .number(visits), .text(bird)) }  // %2$@ came to see you %1$lld times.
    package func absenceGift(bird: String, gift: String) -> String { text(9, .text(bird), .text(gift)) }  // %1$@ left %2$@ for you.
    package func absenceLovedMeals(meals: Int) -> String { text(10, .number(meals)) }  // Birds loved %1$lld meals
    package func absenceNewBird(bird: String) -> String { text(11, .text(bird)) }  // %1$@ came by for the first time.
    package func absenceNewBirds(birds: Int) -> String { text(12, .number(birds)) }  // %1$lld birds you hadn’t met before
    package func absenceNewBirdsNamed(birds: String) -> String { text(13, .text(birds)) }  // New to you: %1$@
    package func absenceNewKind(bird: String, kind: String) -> String { text(14, .text(bird), .text(kind)) }  // %1$@ came by: the first %2$@ you’ve met.
    package var absenceNobody: String { text(15) }  // It was quiet: nobody came by. Food and water bring birds in.
    package var absenceOnTheWay: String { text(16) }  // Somebody is on the way to see you.
    package func absencePlace(yard: String, when: String) -> String { text(17, .text(yard), .text(when)) }  // %1$@, %2$@
    package func absencePlaceThere(place: String, clock: String) -> String { text(18, .text(place), .text(clock)) }  // %1$@, %2$@ there
    package func absencePostcards(count: Int) -> String { text(19, .number(count)) }  // %lld postcards of new kinds are in your album.
    package func absenceRefill(key: String) -> String { text(20, .text(key)) }  // Press %1$@ and every yard has all it needs.
    package func absenceSecret(needs: String, bird: String) -> String { text(21, .text(needs), .text(bird)) }  // A secret came true: %1$@ called %2$@.
    package func absenceTitle(time: String) -> String { text(22, .text(time)) }  // While you were away (%1$@)
    package func absenceTitleShort(time: String) -> String { text(23, .text(time)) }  // Away for %1$@
    package func absenceVisits(visits: Int, yard: String) -> String { text(24, .number(visits), .text(yard)) }  // %1$lld visits in %2$@
    package func absenceVisitsInYards(visits: Int, yards: Int) -> String { text(25, .number(visits), .number(yards)) }  // %#@visits@ in %#@yards@
    package func absenceWaiting(bird: String, yard: String) -> String { text(26, .text(bird), .text(yard)) }  // %1$@ has been waiting for you in %2$@.
    package func absenceWaterOutSince(yard: String, when: String) -> String { text(27, .text(yard), .text(when)) }  // %1$@ has been out of water since %2$@
    package func absenceWaterOutSinceInYards(yards: Int, when: String) -> String { text(28, .number(yards), .text(when)) }  // %1$lld yards have been out of water since %2$@
    package func absenceWaterRanOut(yard: String, when: String) -> String { text(29, .text(yard), .text(when)) }  // %1$@ has been out of water since %2$@
    package func absenceWaterRanOutInYards(yards: Int, when: String) -> String { text(30, .number(yards), .text(when)) }  // %1$lld yards are out of water, the first since %2$@
    package func absenceWelcome(time: String) -> String { text(31, .text(time)) }  // Welcome back after %1$@
    package func accountAgree(price: String) -> String { text(32, .text(price)) }  // Agree to %1$@, simulated
    package var accountAlso: String { text(33) }  // Purchases, refund, money back, email, receipt
    package var accountAnother: String { text(34) }  // Buy another one
    package var accountCancel: String { text(35) }  // Cancel the renewal
    package func accountCancelCommitted(count: Int, product: String, date: String, price: String) -> String { text(36, .number(count), .text(product), .text(date), .text(price)) }  // %2$@ stays active until %3$@ and ends then. You have agreed to %1$lld more payme
    package func accountCancelGrace(product: String, date: String) -> String { text(37, .text(product), .text(date)) }  // %1$@ stays active until %2$@ and ends then. The balance won’t be charged.
    package func accountCancelPaid(product: String, date: String) -> String { text(38, .text(product), .text(date)) }  // %1$@ stays active until %2$@ and ends then. No more simulated money is charged, 
    package func accountCancelUnpaid(product: String) -> String { text(39, .text(product)) }  // There’s a balance due. If you cancel, %1$@ ends now, and nothing is charged.
    package func accountChange(product: String) -> String { text(40, .text(product)) }  // Change to %1$@
    package var accountCode: String { text(41) }  // Redeem a code
    package var accountCodeStory: String { text(42) }  // Did someone give you a code for a better price?
    package var accountDeclinePrice: String { text(43) }  // Decline the new price
    package func accountDeclineQuestion(product: String, date: String) -> String { text(44, .text(product), .text(date)) }  // %1$@ stays active until %2$@ and ends then. Nothing more is charged.
    package var accountEmail: String { text(45) }  // Email
    package var accountFriends: String { text(46) }  // Most frequent visitors
    package var accountGiveUp: String { text(47) }  // Give up
    package var accountManage: String { text(48) }  // manage
    package var accountManageTitle: String { text(49) }  // Your pass
    package var accountManagerStory: String { text(50) }  // How this App Store behaves, and what becomes of each purchase.
    package var accountMember: String { text(51) }  // Standard member
    package var accountName: String { text(52) }  // Name
    package var accountNoEmail: String { text(53) }  // none given
    package var accountNoPassStory: String { text(54) }  // Eight backyards are yours without a pass. See what one brings.
    package var accountNoPicture: String { text(55) }  // Once a bird has come by, it can be your picture.
    package var accountNothingBought: String { text(56) }  // Nothing yet. The shop has treats for rare guests.
    package func accountOrigin(country: String, date: String) -> String { text(57, .text(country), .text(date)) }  // This game came from the simulated App Store (%1$@) on %2$@. No real money, no ne
    package var accountPass: String { text(58) }  // Pass
    package var accountPassAlso: String { text(59) }  // Cancel, renew, upgrade, subscription, unsubscribe
    package var accountPay: String { text(60) }  // Pay the balance
    package var accountPicture: String { text(61) }  // Picture
    package var accountPurchase: String { text(62) }  // Purchase
    package var accountPurchases: String { text(63) }  // Purchases
    package var accountRefund: String { text(64) }  // Ask for a refund
    package func accountRefundDecoration(price: String) -> String { text(65, .text(price)) }  // You get %1$@ (simulated) back, and what it brought is put away.
    package func accountRefundFood(price: String, goods: String) -> String { text(66, .text(price), .text(goods)) }  // You get %1$@ (simulated) back, and what’s left goes back to the shop: %2$@. What
    package func accountRefundPass(price: String) -> String { text(67, .text(price)) }  // You get %1$@ (simulated) back, and the pass ends right away.
    package func accountRefundQuestion(price: String) -> String { text(68, .text(price)) }  // You get %1$@ (simulated) back.
    package func accountRefundTime(price: String) -> String { text(69, .text(price)) }  // You get %1$@ (simulated) back, and its time is over.
    package func accountRefundUsed(price: String) -> String { text(70, .text(price)) }  // You get %1$@ (simulated) back. Nothing goes back to the shop: what’s in a feeder
    package var accountRefundWhy: String { text(71) }  // Why do you want your simulated money back?
    package var accountRestore: String { text(72) }  // Restore purchases
    package func accountRestoreQuestion(name: String) -> String { text(73, .text(name)) }  // This asks the simulated App Store again for everything %1$@ has bought: a pass, 
    package var accountRestoreStory: String { text(74) }  // Look again for everything this account has bought.
    package var accountResume: String { text(75) }  // Let it renew again
    package var accountSeePasses: String { text(76) }  // See all passes
    package func accountSince(date: String) -> String { text(77, .text(date)) }  // Here since %1$@
    package func accountSpent(month: String, total: String) -> String { text(78, .text(month), .text(total)) }  // %1$@ this month, %2$@ in all, simulated
    package func accountStay(product: String) -> String { text(79, .text(product)) }  // Stay with %1$@
    package var accountWithdraw: String { text(80) }  // Take the request back
    package func albumEmpty(key: String) -> String { text(81, .text(key)) }  // The album is empty. In a backyard, “%1$@” takes a photo and keeps it here.
    package var albumInMemory: String { text(82) }  // This game isn’t saved anywhere, so it has no album. Photos are kept in games tha
    package func arrivalArrived(bird: String, yard: String) -> String { text(83, .text(bird), .text(yard)) }  // %1$@ arrived in %2$@
    package func arrivalFirst(species: String) -> String { text(84, .text(species)) }  // A first: %1$@
    package func arrivalFirstIn(species: String, yard: String) -> String { text(85, .text(species), .text(yard)) }  // A first: %1$@ in %2$@
    package func arrivalShort(bird: String, yard: String) -> String { text(86, .text(bird), .text(yard)) }  // %1$@ in %2$@
    package var askDeletePhoto: String { text(87) }  // Delete this photo?
    package func askDeletePhotoText(photo: String, day: String, time: String) -> String { text(88, .text(photo), .text(day), .text(time)) }  // “%1$@”, taken on %2$@ at %3$@. Its files are deleted, and this can’t be undone.
    package func askDeletePhotos(count: Int) -> String { text(89, .number(count)) }  // Delete %1$lld photos?
    package var askDeletePhotosText: String { text(90) }  // Their files are deleted, and this can’t be undone.
    package var askGoBack: String { text(91) }  // Go back to before the clock was wrong?
    package func askGoBackText(days: Int) -> String { text(92, .number(days)) }  // The clock was %1$lld days ahead, and the game went with it. The game from before
    package func askRemoveYard(yard: String) -> String { text(93, .text(yard)) }  // Remove %1$@?
    package var askRemoveYardText: String { text(94) }  // Its birds fly on to other yards, and the journal keeps their visits. You can und
    package func askRemoveYards(count: Int) -> String { text(95, .number(count)) }  // Remove %1$lld yards?
    package func askRemoveYardsText(yards: String) -> String { text(96, .text(yards)) }  // %1$@ will be gone. Their birds fly on to other yards, and the journal keeps thei
    package func askYardLimit(count: Int) -> String { text(97, .number(count)) }  // %1$lld backyards
    package func askYardLimitText(count: Int) -> String { text(98, .number(count)) }  // Without a pass, there’s room for %1$lld backyards. With a pass, you can have as 
    package func awayEnded(title: String) -> String { text(99, .text(title)) }  // %1$@.
    package func awayPurchases(news: String) -> String { text(100, .text(news)) }  // While you were away: %1$@
    package func awayRenewed(count: Int, pass: String, price: String) -> String { text(101, .number(count), .text(pass), .text(price)) }  // %2$@ renewed %1$lld times, for %3$@ (simulated) in all.
    package var backyardActionDecorate: String { text(102) }  // decorate a yard, or tell how it is decorated
    package var backyardActionHome: String { text(103) }  // make a yard your home, which goes by your clock and season
    package var backyardActionList: String { text(104) }  // list the yards with their hours and ids
    package var backyardActionNew: String { text(105) }  // make a new yard
    package var backyardActionRemove: String { text(106) }  // remove a yard
    package var backyardActionRename: String { text(107) }  // give a yard another name
    package var birdActionFavorite: String { text(108) }  // make a bird a favorite
    package var birdActionList: String { text(109) }  // list every bird that has come by: its visits and, once known, its favorite food
    package var birdActionName: String { text(110) }  // name a bird that knows the yards; an empty name takes it away
    package func birdAnother(kind: String) -> String { text(111, .text(kind)) }  // another %1$@
    package func birdAnotherFirst(kind: String) -> String { text(112, .text(kind)) }  // Another %1$@
    package var birdFirstSeen: String { text(113) }  // First seen
    package var birdFood: String { text(114) }  // Food
    package var birdGifts: String { text(115) }  // Gifts for you
    package func birdGuest(bird: String, household: String) -> String { text(116, .text(bird), .text(household)) }  // %1$@ from %2$@’s yard
    package var birdHere: String { text(117) }  // now
    package func birdHereNow(yard: String) -> String { text(118, .text(yard)) }  // In %1$@ now
    package func birdInYard(yard: String) -> String { text(119, .text(yard)) }  // in %1$@
    package func birdKinds(kinds: String) -> String { text(120, .text(kinds)) }  // More about %1$@
    package var birdLastSeen: String { text(121) }  // Last seen
    package var birdLately: String { text(122) }  // Lately
    package func birdLovedMeals(count: Int) -> String { text(123, .number(count)) }  // %1$lld loved meals
    package var birdMemories: String { text(124) }  // Remembers
    package func birdMemoryBad(yard: String) -> String { text(125, .text(yard)) }  // %1$@, with a shudder: the food there wasn’t to its taste.
    package func birdMemoryFeast(yard: String) -> String { text(126, .text(yard)) }  // %1$@, fondly: the food there was a feast.
    package func birdMemoryGood(yard: String) -> String { text(127, .text(yard)) }  // %1$@, with pleasure: it ate well there.
    package var birdMightBring: String { text(128) }  // What might bring it
    package func birdMoreMeals(count: Int) -> String { text(129, .number(count)) }  // %1$lld more meals
    package func birdMoreVisits(count: Int) -> String { text(130, .number(count)) }  // %1$lld more visits
    package var birdNamePlaceholder: String { text(131) }  // its name
    package var birdNameable: String { text(132) }  // It knows your yards well enough to have a name.
    package func birdNamed(name: String) -> String { text(133, .text(name)) }  // Its name is %1$@ now.
    package func birdNamedKind(name: String, kind: String) -> String { text(134, .text(name), .text(kind)) }  // %1$@ the %2$@
    package func birdNotNameable(visits: String, meals: String) -> String { text(135, .text(visits), .text(meals)) }  // You can name it after %1$@, or %2$@ that it loves.
    package var birdNotNameableLeast: String { text(136) }  // You can name it later.
    package func birdNotNameableShort(visits: String, meals: String) -> String { text(137, .text(visits), .text(meals)) }  // To name it: %1$@ or %2$@.
    package func birdSeenIn(when: String, yard: String) -> String { text(138, .text(when), .text(yard)) }  // %1$@, in %2$@
    package var birdSoFar: String { text(139) }  // So far
    package func birdTemper(temperament: String, kind: String) -> String { text(140, .text(temperament), .text(kind)) }  // A %1$@ %2$@
    package var birdUnknown: String { text(141) }  // Bird
    package var birdUnnamed: String { text(142) }  // It goes without a name again.
    package var birdVisits: String { text(143) }  // Visits
    package func birdVisitsAndMeals(visits: String, meals: String) -> String { text(144, .text(visits), .text(meals)) }  // %1$@, %2$@
    package func birdsCount(count: Int) -> String { text(152, .number(count)) }  // %1$lld birds
    package func birdsMet(count: Int) -> String { text(153, .number(count)) }  // You’ve met %1$lld birds
    package func birdsMetAndStrangers(count: Int, strangers: Int) -> String { text(154, .number(count), .number(strangers)) }  // You’ve met %1$lld birds; %2$lld more live nearby
    package func birdsNotFound(query: String, everywhere: String) -> String { text(155, .text(query), .text(everywhere)) }  // No bird you’ve met matches “%1$@”. “%2$@” looks everywhere.
    package var birdsSearch: String { text(156) }  // name, kind or yard
    package var birdsUnmet: String { text(157) }  // Not met yet
    package var birdsUnmetKind: String { text(158) }  // A kind you haven’t met yet
    package var birdsUnmetStory: String { text(159) }  // You haven’t seen this one up close. Full feeders, clean water and a little patie
    package var birdsVisiting: String { text(160) }  // visiting a friend
    package func briefAnother(food: String) -> String { text(161, .text(food)) }  // %1$@ chooses another.
    package func briefArrived(bird: String) -> String { text(162, .text(bird)) }  // %1$@ arrived
    package var briefChanged: String { text(163) }  // It has changed.
    package func briefCloseFirst(key: String) -> String { text(164, .text(key)) }  // Close it first: %1$@.
    package var briefEaten: String { text(165) }  // A bird ate of it.
    package var briefFavorite: String { text(166) }  // A favorite now.
    package func briefFieldFull(count: Int) -> String { text(167, .number(count)) }  // At most %1$lld letters.
    package func briefFirst(kind: String) -> String { text(168, .text(kind)) }  // A first: %1$@
    package func briefFood(food: String) -> String { text(169, .text(food)) }  // Food: %1$@.
    package func briefFoodAlone(food: String) -> String { text(170, .text(food)) }  // %1$@.
    package func briefFoodKey(food: String) -> String { text(171, .text(food)) }  // %1$@ chooses food.
    package var briefFoodRefilled: String { text(172) }  // Food refilled.
    package func briefGift(gift: String) -> String { text(173, .text(gift)) }  // Gift: %1$@
    package var briefGoal: String { text(174) }  // Food brings birds.
    package var briefHere: String { text(175) }  // It’s right here.
    package var briefHome: String { text(176) }  // Home now.
    package func briefKinds(count: Int) -> String { text(177, .number(count)) }  // Meet all %1$lld kinds.
    package func briefLearned(kinds: String) -> String { text(178, .text(kinds)) }  // New about %1$@
    package func briefMessagesKey(messages: String) -> String { text(179, .text(messages)) }  // %1$@ shows messages.
    package var briefNoPhoto: String { text(180) }  // No photo saved.
    package var briefNoneLeft: String { text(181) }  // None left.
    package var briefNotFavorite: String { text(182) }  // Not a favorite now.
    package var briefNotHome: String { text(183) }  // Own hours again.
    package var briefNotSaved: String { text(184) }  // Game isn’t saved.
    package var briefNothingToRedo: String { text(185) }  // Nothing to redo.
    package var briefNothingToUndo: String { text(186) }  // Nothing to undo.
    package var briefOnlyYard: String { text(187) }  // Your only yard.
    package var briefPassEnded: String { text(188) }  // A pass has ended.
    package var briefPhoto: String { text(189) }  // Photo saved.
    package var briefReadOnly: String { text(190) }  // Nothing can change.
    package func briefRedone(thing: String) -> String { text(191, .text(thing)) }  // Redone: %1$@.
    package func briefRefillKey(refill: String) -> String { text(192, .text(refill)) }  // %1$@ refills a yard.
    package var briefRefilled: String { text(193) }  // Refilled.
    package func briefRefilledYards(count: Int) -> String { text(194, .number(count)) }  // %1$lld yards refilled.
    package func briefRows(rows: Int) -> String { text(195, .number(rows)) }  // Needs %1$lld rows.
    package var briefSomethingToRead: String { text(196) }  // Something to read.
    package func briefSpared(count: Int) -> String { text(197, .number(count)) }  // %1$lld had enough.
    package func briefStillGood(time: String) -> String { text(198, .text(time)) }  // Good for %1$@ more.
    package func briefTakesBack(undo: String) -> String { text(199, .text(undo)) }  // %1$@ takes it back.
    package func briefUndoKey(undo: String) -> String { text(200, .text(undo)) }  // %1$@ is undo.
    package var briefUndoStops: String { text(201) }  // Undo stops here.
    package func briefUndone(thing: String) -> String { text(202, .text(thing)) }  // Undone: %1$@.
    package var briefWater: String { text(203) }  // Fresh water.
    package var briefWentBack: String { text(204) }  // Old game is back.
    package var briefYardFull: String { text(205) }  // All is full.
    package var briefYardsFull: String { text(206) }  // All yards are full.
    package func careAllFull(yard: String) -> String { text(220, .text(yard)) }  // %1$@ has all it needs.
    package var careEverythingFull: String { text(221) }  // Every yard has all it needs.
    package var careOneStays: String { text(222) }  // One yard has to stay. Unmark at least one.
    package func careStillGood(food: String, time: String) -> String { text(223, .text(food), .text(time)) }  // The %1$@ is good for another %2$@. Choose another food to replace it.
    package func careUsedUp(foods: String, instead: String) -> String { text(224, .text(foods), .text(instead)) }  // Used up: %1$@. There the feeder has %2$@ now.
    package var causeNoFolder: String { text(225) }  // its folder isn’t there
    package func causeSystem(name: String, code: Int) -> String { text(226, .text(name), .number(code)) }  // the system reports “%1$@” (error %2$lld)
    package var chartsAll: String { text(259) }  // All birds
    package var chartsAxisHour: String { text(260) }  // hour by the yard’s clock
    package var chartsAxisVisits: String { text(261) }  // visits
    package var chartsBirdsThat: String { text(262) }  // How many
    package var chartsExample: String { text(263) }  // It looks like this (an example):
    package var chartsHours: String { text(264) }  // Visits by time of day
    package var chartsKinds: String { text(265) }  // Visits by kind
    package var chartsMonths: String { text(266) }  // Visits by month
    package var chartsOffer: String { text(267) }  // With a Premium Pass, this page shows when each kind of bird comes, which yards i
    package var chartsTastes: String { text(268) }  // What the birds think of each food
    package var chartsYards: String { text(269) }  // Visits by yard
    package func clausesLast(first: String, last: String) -> String { text(415, .text(first), .text(last)) }  // %1$@ and %2$@
    package func clausesMore(first: String, next: String) -> String { text(416, .text(first), .text(next)) }  // %1$@, %2$@
    package func clausesTwo(first: String, last: String) -> String { text(417, .text(first), .text(last)) }  // %1$@ and %2$@
    package var cliAllSimulated: String { text(418) }  // All prices are simulated: no money changes hands.
    package func cliAmbiguousBird(name: String, birds: String) -> String { text(419, .text(name), .text(birds)) }  // “%1$@” is more than one bird: %2$@. Name one by its id.
    package func cliAmbiguousYard(name: String, yards: String) -> String { text(420, .text(name), .text(yards)) }  // “%1$@” is more than one yard: %2$@. Name one by its id.
    package func cliAsItWas(name: String) -> String { text(421, .text(name)) }  // %1$@ is as it was.
    package func cliBirdLoves(bird: String, visits: String, food: String) -> String { text(422, .text(bird), .text(visits), .text(food)) }  // %1$@: %2$@, loves %3$@
    package func cliBirdVisits(bird: String, visits: String) -> String { text(423, .text(bird), .text(visits)) }  // %1$@: %2$@
    package func cliBought(message: String, price: String, number: String) -> String { text(424, .text(message), .text(price), .text(number)) }  // %1$@ It cost %2$@, simulated, and is number %3$@ in the history.
    package func cliCells(columns: Int, rows: Int) -> String { text(425, .number(columns), .number(rows)) }  // %1$lld × %2$lld cells
    package func cliCodes(redeem: String) -> String { text(426, .text(redeem)) }  // Codes, for “%1$@”:
    package func cliCommand(command: String) -> String { text(427, .text(command)) }  // “%1$@”
    package func cliCommands(commands: String) -> String { text(428, .text(commands)) }  // On the command line: %1$@.
    package func cliConfirmImport(path: String, yes: String) -> String { text(429, .text(path), .text(yes)) }  // “%1$@” takes the place of the game that is here: its yards, birds and purchases.
    package func cliConfirmPurchase(product: String, terms: String, yes: String) -> String { text(430, .text(product), .text(terms), .text(yes)) }  // %1$@: %2$@ Type “%3$@” to buy it:
    package func cliConfirmRefund(product: String, terms: String, yes: String) -> String { text(431, .text(product), .text(terms), .text(yes)) }  // %1$@: %2$@ Type “%3$@” to have it refunded:
    package func cliDeclined(product: String) -> String { text(432, .text(product)) }  // Declined: %1$@. Nothing was charged.
    package func cliDeletePhoto(photo: String, day: String, time: String, yes: String) -> String { text(433, .text(photo), .text(day), .text(time), .text(yes)) }  // Delete the photo “%1$@”, taken on %2$@ at %3$@? Its files are deleted, and this 
    package func cliDeleted(product: String) -> String { text(434, .text(product)) }  // Deleted: %1$@.
    package func cliDoctorCopied(path: String) -> String { text(435, .text(path)) }  // A copy of everything as it was is in “%1$@”.
    package var cliDoctorLeft: String { text(436) }  // Not everything could be repaired; the copy has it all.
    package func cliDoctorNotCopied(why: String) -> String { text(437, .text(why)) }  // Nothing was repaired, since no copy could be made: %1$@
    package func cliDoctorPlain(sign: String, option: String, setting: String) -> String { text(438, .text(sign), .text(option), .text(setting)) }  // A screen reader is likely (%1$@). “%2$@” plays in lines of text, and “%3$@” keep
    package func cliDoctorRepair(command: String) -> String { text(439, .text(command)) }  // “%1$@” copies everything first and then repairs it.
    package var cliDoctorRepaired: String { text(440) }  // Everything is repaired.
    package func cliDoneNotWritten(cause: String, command: String) -> String { text(441, .text(cause), .text(command)) }  // It’s done and saved, but the answer couldn’t be written: %1$@. There’s no need t
    package func cliExportTaken(path: String, option: String) -> String { text(442, .text(path), .text(option)) }  // “%1$@” is there already, and it isn’t an export of this game. Choose another nam
    package func cliExported(visits: Int, path: String) -> String { text(443, .number(visits), .text(path)) }  // Exported to %2$@: %1$lld visits in the journal
    package func cliFileTaken(path: String, option: String) -> String { text(444, .text(path), .text(option)) }  // “%1$@” is there already. Choose another name, or replace it with “%2$@”.
    package var cliGuestAsk: String { text(445) }  // By what name do friends know you?
    package func cliGuestMustName(option: String) -> String { text(446, .text(option)) }  // Friends need your name. Give it with “%1$@”.
    package func cliGuestsNone(send: String, welcome: String) -> String { text(447, .text(send), .text(welcome)) }  // No bird is away, and no guest is expected. “%1$@” lets a bird of yours visit a f
    package func cliImported(path: String) -> String { text(448, .text(path)) }  // Imported %1$@
    package var cliJournalEmpty: String { text(449) }  // no visit to show; visits are listed once they are over
    package func cliLeft(yard: String, why: String) -> String { text(450, .text(yard), .text(why)) }  // Left as it was: %1$@: %2$@
    package func cliLocaleMissing(name: String) -> String { text(451, .text(name)) }  // The locale %1$@ isn’t installed. Only its character set is used.
    package func cliMemberOrganizer(profile: String) -> String { text(452, .text(profile)) }  // %1$@ (organizer)
    package func cliMemberShares(member: String, products: String) -> String { text(453, .text(member), .text(products)) }  // %1$@: shares %2$@
    package func cliMemberSharesNothing(member: String) -> String { text(454, .text(member)) }  // %1$@: shares nothing
    package func cliMemberYou(profile: String) -> String { text(455, .text(profile)) }  // %1$@ (you)
    package func cliMemberYouOrganizer(profile: String) -> String { text(456, .text(profile)) }  // %1$@ (you, organizer)
    package func cliMustConfirm(option: String) -> String { text(457, .text(option)) }  // Without a terminal to ask on, this needs %1$@.
    package func cliMustConfirmPurchase(product: String, terms: String, option: String) -> String { text(458, .text(product), .text(terms), .text(option)) }  // %1$@: %2$@ Without a terminal to ask on, this needs %3$@.
    package func cliNeedsProduct(command: String, list: String) -> String { text(459, .text(command), .text(list)) }  // “%1$@” needs a product’s id: see “%2$@”.
    package func cliNeedsProfile(command: String, list: String) -> String { text(460, .text(command), .text(list)) }  // “%1$@” needs a profile: see “%2$@”.
    package func cliNeedsTransaction(command: String, list: String) -> String { text(461, .text(command), .text(list)) }  // “%1$@” needs a transaction’s number: see “%2$@”.
    package func cliNeitherFoodNorYard(word: String, foods: String) -> String { text(462, .text(word), .text(foods)) }  // “%1$@” is neither a yard nor a food: the foods are %2$@.
    package var cliNoBirds: String { text(463) }  // No bird has come by yet.
    package var cliNoBirdsFit: String { text(464) }  // No bird you’ve met fits.
    package func cliNoFamily(command: String) -> String { text(465, .text(command)) }  // There is no family on this computer. “%1$@” starts one.
    package var cliNoFavorites: String { text(466) }  // No yard is a favorite yet.
    package func cliNoPhotos(command: String) -> String { text(467, .text(command)) }  // The album is empty. “%1$@” takes a photo.
    package var cliNoPlantThere: String { text(468) }  // That plant isn’t in any of your yards, and none is waiting for a place.
    package var cliNoSubscription: String { text(469) }  // There is no subscription.
    package func cliNoSuchBird(name: String) -> String { text(470, .text(name)) }  // No bird that has come by is called “%1$@”.
    package func cliNoSuchBirdSuggestion(name: String, suggestion: String) -> String { text(471, .text(name), .text(suggestion)) }  // No bird that has come by is called “%1$@”: did you mean “%2$@”?
    package func cliNoSuchFood(food: String, foods: String) -> String { text(472, .text(food), .text(foods)) }  // There is no food “%1$@”: choose one of %2$@.
    package func cliNoSuchKind(name: String, names: String) -> String { text(473, .text(name), .text(names)) }  // No kind that has come by is called “%1$@”. There are: %2$@.
    package func cliNoSuchPhoto(photo: String, list: String) -> String { text(474, .text(photo), .text(list)) }  // There is no photo “%1$@”: see “%2$@”.
    package func cliNoSuchYard(name: String, yards: String) -> String { text(475, .text(name), .text(yards)) }  // There is no yard “%1$@”: there are %2$@.
    package func cliNoSuchYardSuggestion(name: String, suggestion: String) -> String { text(476, .text(name), .text(suggestion)) }  // There is no yard “%1$@”: did you mean “%2$@”?
    package func cliNotATransaction(value: String, list: String) -> String { text(477, .text(value), .text(list)) }  // “%1$@” isn’t a transaction’s number: see “%2$@”.
    package var cliNotBought: String { text(478) }  // Nothing was bought.
    package func cliNotImported(path: String, why: String) -> String { text(479, .text(path), .text(why)) }  // “%1$@” was not imported: %2$@.
    package var cliNotImportedAtAll: String { text(480) }  // Nothing was imported. Your game is as it was.
    package func cliNotInFamily(command: String) -> String { text(481, .text(command)) }  // You don’t belong to it. “%1$@” changes that.
    package var cliNotRefunded: String { text(482) }  // Nothing was refunded.
    package func cliNotRemoved(yard: String) -> String { text(483, .text(yard)) }  // %1$@ stays as it is.
    package var cliNotUTF8: String { text(484) }  // A word of this line, or of the variables that say where files are, isn’t UTF-8.
    package func cliNotWritten(cause: String) -> String { text(485, .text(cause)) }  // The output couldn’t be written: %1$@. Make room or send it elsewhere, and try ag
    package var cliNothingBought: String { text(486) }  // Nothing has been bought yet.
    package func cliNothingChanged(why: String) -> String { text(487, .text(why)) }  // Nothing was changed: %1$@
    package func cliNothingToReplay(yard: String) -> String { text(488, .text(yard)) }  // Nobody was in %1$@ then, as far as the journal knows.
    package var cliNothingToRestore: String { text(489) }  // There is nothing to restore.
    package func cliNothingToUndo(hours: Int) -> String { text(490, .number(hours)) }  // There’s nothing to undo: no command has changed anything in the last %1$lld hour
    package var cliOutputClosed: String { text(491) }  // standard output is closed
    package func cliPaneCells(columns: Int, rows: Int) -> String { text(492, .number(columns), .number(rows)) }  // as large as its pane, or %1$lld × %2$lld cells
    package var cliPassUnshared: String { text(493) }  // The pass is no longer shared with you.
    package func cliPending(message: String, number: String, approve: String, decline: String) -> String { text(494, .text(message), .text(number), .text(approve), .text(decline)) }  // %1$@ Its number is %2$@: “%3$@” or “%4$@”.
    package func cliPhotoDeleted(photo: String, day: String, time: String) -> String { text(495, .text(photo), .text(day), .text(time)) }  // The photo “%1$@”, taken on %2$@ at %3$@, is deleted.
    package var cliPhotoKept: String { text(496) }  // The photo stays in the album.
    package func cliPhotoTaken(path: String) -> String { text(497, .text(path)) }  // The photo is in your album: %1$@
    package func cliPictureWritten(path: String) -> String { text(498, .text(path)) }  // The postcard is in “%1$@”.
    package func cliPriceDeclined(command: String) -> String { text(499, .text(command)) }  // Its new price isn’t agreed to. “%1$@” agrees to it and lets it renew.
    package func cliRecorded(count: Int, path: String, player: String) -> String { text(500, .number(count), .text(path), .text(player)) }  // %1$lld seconds are recorded in “%2$@”. To watch it, run “%3$@ %2$@”.
    package func cliRecordedPast(scenes: Int, path: String, player: String) -> String { text(501, .number(scenes), .text(path), .text(player)) }  // %1$lld scenes are recorded in “%2$@”. To watch them, run “%3$@ %2$@”.
    package func cliRefilledBoth(yard: String) -> String { text(502, .text(yard)) }  // %1$@: water and food refilled
    package func cliRefilledFood(yard: String) -> String { text(503, .text(yard)) }  // %1$@: food refilled
    package func cliRefilledWater(yard: String) -> String { text(504, .text(yard)) }  // %1$@: water refilled
    package func cliRefunded(product: String, price: String) -> String { text(505, .text(product), .text(price)) }  // Refunded: %1$@, %2$@ (simulated).
    package func cliRemoveYard(yard: String, yes: String) -> String { text(506, .text(yard), .text(yes)) }  // Remove %1$@? Its birds fly on to other yards, and the journal keeps their visits
    package func cliRemoved(yard: String) -> String { text(507, .text(yard)) }  // %1$@ is gone. The journal keeps its visits.
    package func cliRenewsByItself(command: String) -> String { text(508, .text(command)) }  // It renews by itself. “%1$@” starts the next period right away.
    package func cliRestored(products: String) -> String { text(509, .text(products)) }  // Restored: %1$@.
    package func cliSetting(value: String, others: String) -> String { text(510, .text(value), .text(others)) }  // %1$@  (or: %2$@)
    package func cliSettingNow(setting: String, value: String) -> String { text(511, .text(setting), .text(value)) }  // %1$@: %2$@
    package func cliSeveralGroups(groups: String, option: String) -> String { text(512, .text(groups), .text(option)) }  // There are several subscriptions: say which with “%2$@”: %1$@.
    package func cliSubscription(product: String, state: String) -> String { text(513, .text(product), .text(state)) }  // %1$@: %2$@
    package func cliUnsure(why: String) -> String { text(514, .text(why)) }  // It’s not known whether this was saved: %1$@ Look before you try again, with “sta
    package func cliUnverified(purchases: Int, option: String) -> String { text(515, .number(purchases), .text(option)) }  // %1$lld purchases were made elsewhere and don’t count here; %2$@ signs them.
    package func cliWhichYard(all: String, favorites: String) -> String { text(516, .text(all), .text(favorites)) }  // Which yard? Name one, or use %1$@ or %2$@.
    package var cliWidgetFamilies: String { text(517) }  // Sizes:
    package var cliWidgetKinds: String { text(518) }  // What they show, with sample data:
    package func cliWidgetRemoved(name: String) -> String { text(519, .text(name)) }  // The widget “%1$@” is gone.
    package var cliWidgetsKept: String { text(520) }  // Yours:
    package var cliWidgetsNone: String { text(521) }  // none yet
    package func cliYardAndID(yard: String, id: String) -> String { text(522, .text(yard), .text(id)) }  // %1$@ (%2$@)
    package var cliYes: String { text(523) }  // yes
    package var commandAccount: String { text(556) }  // show or change your name, email and picture
    package var commandAlmanac: String { text(557) }  // play by the rules for a while and count what happens
    package var commandAsciicast: String { text(558) }  // record a yard for a while, for asciinema to play
    package var commandBackyard: String { text(559) }  // make, rename, decorate or remove a yard
    package var commandBird: String { text(560) }  // list the birds that have come by, name them, make them favorites
    package var commandCompletions: String { text(561) }  // print what makes a shell complete command lines
    package var commandDoctor: String { text(562) }  // check every file and explain what is wrong
    package var commandDraw: String { text(563) }  // show an SVG drawing as text in colors
    package var commandExport: String { text(564) }  // write the whole game to one file
    package var commandFavorite: String { text(565) }  // mark a yard as a favorite
    package var commandGuest: String { text(566) }  // let your birds visit friends, and theirs visit you
    package var commandHelp: String { text(567) }  // explain a command and its options
    package var commandImport: String { text(568) }  // replace this game with an exported one
    package var commandJournal: String { text(569) }  // list every visit that is over
    package var commandMan: String { text(570) }  // print the manual page
    package var commandOpen: String { text(571) }  // open the game at a link
    package var commandPhotos: String { text(572) }  // list, take, show or delete the photos in your album
    package var commandPlay: String { text(573) }  // play the game (also without a command)
    package var commandPostcard: String { text(574) }  // make a postcard of a yard: as SVG, as text in colors, or as a badge
    package var commandProfile: String { text(575) }  // list the games of this computer’s players, or begin another
    package var commandRedo: String { text(576) }  // do again what was taken back last
    package var commandRefill: String { text(577) }  // fill fountains and feeders
    package var commandServeSession: String { text(578) }  // let whoever logs in by ssh play, and reach nothing else
    package var commandServerSetup: String { text(579) }  // print what a server needs for a public yard by ssh
    package var commandSettings: String { text(580) }  // show or change the game’s settings
    package var commandShow: String { text(581) }  // read a page of the game: a plant’s, a kind’s, a bird’s, the charts
    package var commandStatus: String { text(582) }  // tell how every yard is doing right now
    package var commandStore: String { text(583) }  // use the simulated shop
    package var commandUndo: String { text(584) }  // take back what a command did last, but for settings
    package var commandWatch: String { text(585) }  // tell what happens, line by line, as it happens
    package var commandWidget: String { text(586) }  // a backyard at a glance, for prompts and bars
    package var commandWidgets: String { text(587) }  // list, add, edit or remove widgets that you keep
    package func compactNeedsRoom(columns: Int, rows: Int) -> String { text(695, .number(columns), .number(rows)) }  // That needs a larger window: %1$lld by %2$lld.
    package func compactNeedsRoomShort(columns: Int, rows: Int) -> String { text(696, .number(columns), .number(rows)) }  // Needs %1$lld by %2$lld.
    package func compactPosition(number: Int, count: Int) -> String { text(697, .number(number), .number(count)) }  // %1$lld of %2$lld
    package func compactRoom(columns: Int, rows: Int) -> String { text(698, .number(columns), .number(rows)) }  // %1$lld by %2$lld
    package func configBadValue(key: String, value: String, choices: String) -> String { text(702, .text(key), .text(value), .text(choices)) }  // “%1$@” can’t be “%2$@”, only %3$@. It’s left out.
    package func configFault(place: String, what: String) -> String { text(703, .text(place), .text(what)) }  // %1$@: %2$@
    package func configNeeded(key: String, name: String) -> String { text(704, .text(key), .text(name)) }  // “%1$@” would take “%2$@”, without which you couldn’t get around. It’s left out.
    package func configNoMap(key: String) -> String { text(705, .text(key)) }  // “%1$@” has to be an object such as { "refill": "r" }. It’s left out.
    package func configNotAText(key: String) -> String { text(706, .text(key)) }  // “%1$@” has to be a text in quotes. It’s left out.
    package var configNotAnObject: String { text(707) }  // The file has to be one object: { … }. Until it’s mended, settings stay as they a
    package func configNotJSON(why: String) -> String { text(708, .text(why)) }  // This can’t be read as JSON: %1$@. Until it’s mended, settings stay as they are.
    package func configNotKeys(key: String) -> String { text(709, .text(key)) }  // “%1$@” has to be a key such as "r" or a list such as ["r", "F5"]. It’s left out.
    package func configPlace(path: String, line: String) -> String { text(710, .text(path), .text(line)) }  // %1$@, line %2$@
    package func configPlaceColumn(path: String, line: String, column: String) -> String { text(711, .text(path), .text(line), .text(column)) }  // %1$@, line %2$@, column %3$@
    package func configRelativePath(path: String) -> String { text(712, .text(path)) }  // “data” has to begin with / or ~/, and “%1$@” doesn’t. It’s left out.
    package func configTaken(key: String, name: String, other: String) -> String { text(713, .text(key), .text(name), .text(other)) }  // “%1$@” wants the key “%2$@”, which “%3$@” has taken above. Give one of them anot
    package func configUnknownCommand(key: String, command: String) -> String { text(714, .text(key), .text(command)) }  // “%1$@” names nothing that a key can do. “%2$@” lists what there is; this one is 
    package func configUnknownKey(key: String, name: String) -> String { text(715, .text(key), .text(name)) }  // “%1$@” names the key “%2$@”, which doesn’t exist. Write keys like "r", "R", "Ctr
    package func configUnknownSetting(key: String, command: String) -> String { text(716, .text(key), .text(command)) }  // There’s no setting “%1$@” for this file. “%2$@” lists them; this one is left out
    package func confirmBuy(price: String) -> String { text(717, .text(price)) }  // %1$@, simulated. No real money changes hands.
    package func confirmBuyTime(price: String, date: String) -> String { text(718, .text(price), .text(date)) }  // %1$@, simulated. It lasts until %2$@ and doesn’t renew by itself. No real money 
    package func confirmChangeInTrial(former: String, date: String, terms: String) -> String { text(719, .text(former), .text(date), .text(terms)) }  // It replaces %1$@ right away: %3$@, simulated. Your free time, until %2$@, ends w
    package func confirmChangeLater(former: String, date: String, terms: String) -> String { text(720, .text(former), .text(date), .text(terms)) }  // %1$@ stays active until %2$@. Then this begins: %3$@, simulated.
    package func confirmChangeNow(former: String, terms: String) -> String { text(721, .text(former), .text(terms)) }  // It replaces %1$@ right away: %2$@, simulated.
    package func confirmChangeNowRefunded(former: String, terms: String, refund: String) -> String { text(722, .text(former), .text(terms), .text(refund)) }  // It replaces %1$@ right away: %2$@, and you get %3$@ back for the remaining days,
    package func confirmOffer(date: String, terms: String) -> String { text(723, .text(date), .text(terms)) }  // From %1$@ on: %2$@, simulated.
    package func confirmOfferBeside(page: String) -> String { text(724, .text(page)) }  // An offer has it for less: see “%1$@”.
    package var confirmOwned: String { text(725) }  // You already own it: it costs nothing, not even simulated money.
    package var confirmPassHasIt: String { text(726) }  // Your pass has it, too, for as long as it lasts.
    package func confirmRecover(price: String) -> String { text(727, .text(price)) }  // This pays the balance of %1$@, simulated.
    package var confirmRenews: String { text(728) }  // It renews until you cancel.
    package func confirmResume(date: String, price: String) -> String { text(729, .text(date), .text(price)) }  // Nothing is due now. It renews on %1$@ for %2$@, simulated.
    package func confirmResumeOffer(date: String, price: String, later: String, standard: String) -> String { text(730, .text(date), .text(price), .text(later), .text(standard)) }  // Nothing is due now. It renews on %1$@ for %2$@, and from %3$@ on it costs %4$@, 
    package func confirmSubscribe(terms: String) -> String { text(731, .text(terms)) }  // %1$@, simulated.
    package var customBringsFriends: String { text(732) }  // Likes to bring company.
    package func customCompanion(bird: String) -> String { text(733, .text(bird)) }  // Seeks the company of %1$@.
    package func customHome(yard: String) -> String { text(734, .text(yard)) }  // Has a soft spot for %1$@.
    package func customHours(from: String, until: String) -> String { text(735, .text(from), .text(until)) }  // Likes to come between %1$@ and %2$@, by the yard’s clock.
    package func customMore(count: Int) -> String { text(736, .number(count)) }  // More will show after %1$lld more visits.
    package func customPlant(plants: String) -> String { text(737, .text(plants)) }  // Looks for %1$@.
    package var customTitle: String { text(738) }  // Its ways
    package func dateDay(day: Int, month: String, year: Int) -> String { text(739, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(740, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package func dateMoment(day: String, time: String) -> String { text(741, .text(day), .text(time)) }  // %1$@, %2$@ UTC
    package func dateMonth(month: String, year: Int) -> String { text(742, .text(month), .number(year)) }  // %1$@ %2$lld
    package func dateShortDay(day: Int, month: String) -> String { text(743, .number(day), .text(month)) }  // %1$lld %2$@
    package func daysOlder(key: String) -> String { text(744, .text(key)) }  // Older days aren’t listed here. %1$@ saves every visit to a file.
    package func daysOlderCharts(key: String) -> String { text(745, .text(key)) }  // Older days aren’t listed here. Charts add them up, and %1$@ saves every visit to
    package var decorateBirdhouse: String { text(746) }  // Birdhouse
    package var decorateFar: String { text(747) }  // far
    package var decorateFeeder: String { text(748) }  // Hanging feeder
    package var decorateFloor: String { text(749) }  // Ground
    package var decorateFountain: String { text(750) }  // Fountain
    package var decorateFront: String { text(751) }  // Plants in front
    package var decorateLeading: String { text(752) }  // Plants on the left
    package func decorateLeft(yard: String) -> String { text(753, .text(yard)) }  // %1$@ is as it was.
    package func decorateLeftOff(things: String) -> String { text(754, .text(things)) }  // Left off: %1$@. All else is kept.
    package var decorateName: String { text(755) }  // Name
    package var decorateNameTaken: String { text(756) }  // Another yard has that name.
    package var decorateNear: String { text(757) }  // near
    package var decorateNewYard: String { text(758) }  // A new backyard
    package var decorateNotMade: String { text(759) }  // No yard was made.
    package var decorateNotOwned: String { text(760) }  // with a pass, or from the shop
    package var decorateNothing: String { text(761) }  // none
    package func decorateNumbered(number: Int) -> String { text(762, .number(number)) }  // Backyard %1$lld
    package func decorateShop(key: String) -> String { text(763, .text(key)) }  // The shop (%1$@) or a pass brings it.
    package var decorateSkylines: String { text(764) }  // Skyline
    package var decorateTrailing: String { text(765) }  // Plants on the right
    package var decorateTypeName: String { text(766) }  // Type a new name, or ↓ for what else can change.
    package var deedAvatar: String { text(767) }  // the picture of your account
    package func deedBirdName(bird: String) -> String { text(768, .text(bird)) }  // the name of %1$@
    package func deedCreate(yard: String) -> String { text(769, .text(yard)) }  // the new yard %1$@
    package func deedDecorate(yard: String) -> String { text(770, .text(yard)) }  // the look of %1$@
    package var deedDisplayName: String { text(771) }  // your name
    package var deedEmail: String { text(772) }  // your email address
    package func deedFavorite(name: String) -> String { text(773, .text(name)) }  // adding %1$@ to the favorites
    package func deedFood(yard: String) -> String { text(774, .text(yard)) }  // food in %1$@
    package func deedHome(yard: String) -> String { text(775, .text(yard)) }  // making %1$@ your home
    package var deedJourney: String { text(776) }  // a visit, which stays
    package func deedNoFavorite(name: String) -> String { text(777, .text(name)) }  // taking %1$@ off the favorites
    package func deedNotHome(yard: String) -> String { text(778, .text(yard)) }  // giving %1$@ its own hours
    package var deedPhotoDeletion: String { text(779) }  // the deletion of a photo, which stays
    package func deedPurchase(product: String) -> String { text(780, .text(product)) }  // the purchase of %1$@, which stays
    package func deedRefill(yard: String) -> String { text(781, .text(yard)) }  // food and water in %1$@
    package func deedRefillYards(count: Int) -> String { text(782, .number(count)) }  // food and water in %1$lld yards
    package func deedRefund(product: String) -> String { text(783, .text(product)) }  // the refund of %1$@, which stays
    package func deedRemove(yard: String) -> String { text(784, .text(yard)) }  // the removal of %1$@
    package func deedRemoveYards(count: Int) -> String { text(785, .number(count)) }  // the removal of %1$lld yards
    package func deedRename(yard: String) -> String { text(786, .text(yard)) }  // the name of %1$@
    package func deedWater(yard: String) -> String { text(787, .text(yard)) }  // fresh water in %1$@
    package func deedWidget(name: String) -> String { text(788, .text(name)) }  // the widget “%1$@”
    package func deedWidgetRemoved(name: String) -> String { text(789, .text(name)) }  // the removal of the widget “%1$@”
    package func deedsLast(first: String, last: String) -> String { text(790, .text(first), .text(last)) }  // %1$@ and %2$@
    package func deedsMore(first: String, next: String) -> String { text(791, .text(first), .text(next)) }  // %1$@, %2$@
    package func deedsTwo(first: String, last: String) -> String { text(792, .text(first), .text(last)) }  // %1$@ and %2$@
    package func discoveryClue(kind: String, thing: String) -> String { text(793, .text(kind), .text(thing)) }  // the %1$@’s secret needs %2$@
    package func discoveryIndifferent(kinds: String, thing: String) -> String { text(794, .text(kinds), .text(thing)) }  // %1$@ come with or without %2$@
    package func discoveryLikes(kinds: String, thing: String) -> String { text(795, .text(kinds), .text(thing)) }  // %1$@ come for %2$@
    package func discoveryMore(count: Int) -> String { text(796, .number(count)) }  // %1$lld more notes
    package func discoveryNews(facts: String) -> String { text(797, .text(facts)) }  // New in your field notes: %1$@.
    package func doctorAmbience(choice: String, command: String) -> String { text(798, .text(choice), .text(command)) }  // Scenery moves: %1$@ (on is always and calmer after a minute without a key, focus
    package var doctorBackupInstead: String { text(799) }  // It’s damaged, and a backup takes its place.
    package func doctorBackups(good: Int, all: Int) -> String { text(800, .number(good), .number(all)) }  // %1$lld of %2$lld are good.
    package func doctorBadBackup(why: String) -> String { text(801, .text(why)) }  // It’s damaged: %1$@.
    package func doctorBadFamily(why: String) -> String { text(802, .text(why)) }  // It can’t be used: %1$@. You can start a new family in Account.
    package func doctorClockJumped(days: Int) -> String { text(803, .number(days)) }  // The clock moved on by %1$lld days at once. The game from before is kept until th
    package func doctorClockWasWrong(days: Int, command: String) -> String { text(804, .number(days), .text(command)) }  // The clock was wrong by %1$lld days. “%2$@” goes back to the game from before.
    package var doctorConsistent: String { text(805) }  // It’s consistent.
    package func doctorContradiction(what: String) -> String { text(806, .text(what)) }  // It contradicts itself: %1$@.
    package var doctorCoveredVisits: String { text(807) }  // Every visit of it is still there: in its files, in its copy, or in the backups.
    package func doctorDamaged(why: String) -> String { text(808, .text(why)) }  // It’s damaged: %1$@.
    package func doctorDamagedLines(count: Int, why: String) -> String { text(809, .number(count), .text(why)) }  // It’s damaged: %2$@, and %1$lld more lines aren’t as they were written.
    package func doctorFamily(count: Int) -> String { text(810, .number(count)) }  // %1$lld players share what they buy.
    package func doctorForecast(date: String) -> String { text(811, .text(date)) }  // It reaches to %1$@.
    package func doctorFormerSchema(schema: Int) -> String { text(812, .number(schema)) }  // It’s of schema %1$lld, which the next game will bring up to date.
    package func doctorFormerlyLost(count: Int) -> String { text(813, .number(count)) }  // %1$lld visits of it were lost before.
    package var doctorInMemory: String { text(814) }  // This game isn’t being saved, so it has no files.
    package func doctorJournal(visits: Int, months: Int) -> String { text(815, .number(visits), .number(months)) }  // %#@visits@ in %#@months@.
    package var doctorKept: String { text(816) }  // Kept here as it was found. The game doesn’t use it; remove it when you don’t nee
    package var doctorKey: String { text(817) }  // It’s as it was written.
    package var doctorKeyCopyDamaged: String { text(818) }  // Its copy is damaged, but the key itself is good.
    package var doctorKeyDamaged: String { text(819) }  // It’s damaged or missing, but its copy is good. Your purchases count.
    package var doctorKeyExposed: String { text(820) }  // Other people on this computer can read it.
    package var doctorKeyLost: String { text(821) }  // It’s damaged, and there’s no good copy of it. What was bought with it doesn’t co
    package var doctorKeyMissing: String { text(822) }  // It’s missing, and so is its copy. What was bought with it doesn’t count.
    package func doctorLastHeld(process: String, host: String) -> String { text(823, .text(process), .text(host)) }  // Process %1$@ on %2$@ holds it, or held it last.
    package var doctorLost: String { text(824) }  // Nothing of the save can be read.
    package func doctorLostVisits(count: Int) -> String { text(825, .number(count)) }  // %1$lld visits of it couldn’t be found anywhere.
    package func doctorMissing(count: Int) -> String { text(826, .number(count)) }  // %1$lld changes at its end are gone.
    package var doctorMissingCopy: String { text(827) }  // It’s missing. The next save makes it again.
    package var doctorMissingFile: String { text(828) }  // It’s missing.
    package func doctorNewer(schema: Int) -> String { text(829, .number(schema)) }  // It’s from a later version of the game (schema %1$lld).
    package var doctorNoSave: String { text(830) }  // There’s no save yet.
    package var doctorOtherHistory: String { text(831) }  // It doesn’t belong to this save.
    package func doctorSave(generation: Int, transactions: Int) -> String { text(832, .number(generation), .number(transactions)) }  // Generation %1$lld, %#@transactions@.
    package func doctorSigned(count: Int) -> String { text(833, .number(count)) }  // %1$lld, all signed here.
    package var doctorStaleForecast: String { text(834) }  // It’s from another moment and isn’t used.
    package var doctorTornEnd: String { text(835) }  // Its last line isn’t whole. The next save will fix that.
    package var doctorUnreadable: String { text(836) }  // It can’t be read.
    package func doctorUnsigned(count: Int, all: Int) -> String { text(837, .number(count), .number(all)) }  // %1$lld of %2$lld weren’t signed with this folder’s key.
    package func doingAndTaste(doing: String, taste: String) -> String { text(838, .text(doing), .text(taste)) }  // %1$@, %2$@
    package func doingAt(activity: String, perch: String) -> String { text(839, .text(activity), .text(perch)) }  // %1$@ %2$@
    package func doingAtAndAte(doing: String, meal: String) -> String { text(840, .text(doing), .text(meal)) }  // %1$@; %2$@
    package var doingDrinking: String { text(841) }  // drinking
    package func doingDrinkingAt(perch: String) -> String { text(842, .text(perch)) }  // Drinking %1$@
    package func doingFinishing(food: String) -> String { text(843, .text(food)) }  // finishing %1$@
    package func doingFinishingFirst(food: String) -> String { text(844, .text(food)) }  // Finishing %1$@
    package var doingFlyingIn: String { text(845) }  // flying in
    package var doingFlyingInFirst: String { text(846) }  // Flying in
    package var doingLookingAround: String { text(847) }  // looking around
    package func doingLookingAroundAt(perch: String) -> String { text(848, .text(perch)) }  // Looking around %1$@
    package func doneDecorated(yard: String) -> String { text(867, .text(yard)) }  // %1$@ has a new look.
    package func doneFavorite(name: String) -> String { text(868, .text(name)) }  // %1$@ is a favorite now.
    package func doneFavoriteBirds(count: Int) -> String { text(869, .number(count)) }  // %1$lld birds are favorites now.
    package func doneFavoriteYards(count: Int) -> String { text(870, .number(count)) }  // %1$lld yards are favorites now.
    package func doneFood(food: String, yard: String) -> String { text(871, .text(food), .text(yard)) }  // %1$@ in %2$@.
    package var doneFoodBack: String { text(872) }  // You can undo that until a bird eats of it.
    package func doneHome(yard: String) -> String { text(873, .text(yard)) }  // %1$@ is your home now and goes by your clock.
    package func doneNoPhoto(error: String) -> String { text(874, .text(error)) }  // The photo couldn’t be saved. %1$@
    package func doneNotFavorite(name: String) -> String { text(875, .text(name)) }  // %1$@ is no longer a favorite.
    package func doneNotFavoriteBirds(count: Int) -> String { text(876, .number(count)) }  // %1$lld birds are no longer favorites.
    package func doneNotFavoriteYards(count: Int) -> String { text(877, .number(count)) }  // %1$lld yards are no longer favorites.
    package func doneNotHome(yard: String) -> String { text(878, .text(yard)) }  // %1$@ has its own hours again.
    package var doneNotShared: String { text(879) }  // Your life list is shared no longer. Its file stays in the folder.
    package func doneOpened(yard: String) -> String { text(880, .text(yard)) }  // %1$@ is open. The first bird will find it.
    package var donePhoto: String { text(881) }  // The photo is in your album.
    package var donePhotoCopied: String { text(882) }  // Its path is copied.
    package func donePhotoFile(path: String) -> String { text(883, .text(path)) }  // Its file: %1$@
    package func doneRedoneDeed(deed: String) -> String { text(884, .text(deed)) }  // Redone: %1$@.
    package func doneRefilled(yard: String) -> String { text(885, .text(yard)) }  // %1$@ is refilled.
    package func doneRefilledYards(count: Int) -> String { text(886, .number(count)) }  // %1$lld yards are refilled.
    package func doneRemoved(yard: String) -> String { text(887, .text(yard)) }  // %1$@ is gone.
    package func doneRemovedYards(count: Int) -> String { text(888, .number(count)) }  // %1$lld yards are gone.
    package func doneRenamed(yard: String) -> String { text(889, .text(yard)) }  // It’s called %1$@ now.
    package func doneShared(path: String) -> String { text(890, .text(path)) }  // Your life list is shared in %1$@.
    package func doneSpared(yard: String) -> String { text(891, .text(yard)) }  // %1$@ had enough.
    package func doneSparedYards(count: Int) -> String { text(892, .number(count)) }  // %1$lld others had enough.
    package func doneTreat(food: String, count: Int) -> String { text(893, .text(food), .number(count)) }  // %2$lld × %1$@
    package func doneTreats(foods: String) -> String { text(894, .text(foods)) }  // That took %1$@.
    package func doneUndoneDeed(deed: String) -> String { text(895, .text(deed)) }  // Undone: %1$@.
    package func doneWater(yard: String) -> String { text(896, .text(yard)) }  // Fresh water in %1$@.
    package func doneWentBack(path: String) -> String { text(897, .text(path)) }  // You’re back in the game from before. The other one is kept as %1$@.
    package func doneWidgetKept(name: String) -> String { text(898, .text(name)) }  // The widget “%1$@” is kept.
    package func doneWidgetRemoved(name: String) -> String { text(899, .text(name)) }  // The widget “%1$@” is gone.
    package func drawUnreadable(path: String, cause: String) -> String { text(900, .text(path), .text(cause)) }  // “%1$@” can’t be read, since %2$@.
    package func epithetKind(epithet: String, kind: String) -> String { text(917, .text(epithet), .text(kind)) }  // %1$@ %2$@
    package func epithetThe(bird: String) -> String { text(918, .text(bird)) }  // the %1$@
    package func epithetTheFirst(bird: String) -> String { text(919, .text(bird)) }  // The %1$@
    package var errorAlbumInMemory: String { text(920) }  // This game isn’t saved, so there’s no album.
    package var errorAlreadyEaten: String { text(921) }  // It can’t be taken back: a bird has eaten of it.
    package func errorBirdAtHome(command: String) -> String { text(922, .text(command)) }  // This bird is at home. “%1$@” lets it visit a friend.
    package var errorBirdAway: String { text(923) }  // This bird is away. It comes home by itself.
    package var errorBirdMoved: String { text(924) }  // This bird has moved away.
    package var errorBirdOfFriend: String { text(925) }  // This bird belongs to a friend, who alone names it and sends it on.
    package var errorCardOver: String { text(926) }  // The bird on this card is home again. Ask your friend for a new card.
    package var errorDecorationNotOwned: String { text(927) }  // That comes with a pass, or from the shop.
    package func errorDisplayName(limit: Int) -> String { text(928, .number(limit)) }  // A name needs 1 to %1$lld characters on one line.
    package var errorEmail: String { text(929) }  // That’s not an email address. You can also leave it empty.
    package var errorFamilyInMemory: String { text(930) }  // This game isn’t saved, so it has no family.
    package var errorFilesInMemory: String { text(931) }  // This game isn’t saved, so nothing is written.
    package var errorJourneyStays: String { text(932) }  // Undo stops here: a bird that flew to or from a friend can’t be called back.
    package var errorLastYard: String { text(933) }  // This is your last yard, so it stays.
    package var errorLetterAltered: String { text(934) }  // This card or note isn’t whole: something in it was changed or lost. Ask your fri
    package var errorLetterNewer: String { text(935) }  // A later version of the game wrote this. Update this one to open it.
    package var errorLetterUsed: String { text(936) }  // This was used here before. Ask your friend for a new one.
    package func errorManyAway(limit: Int) -> String { text(937, .number(limit)) }  // No more than %1$lld birds can be away at once. Wait until one is home.
    package func errorManyGuests(limit: Int) -> String { text(938, .number(limit)) }  // There is room for no more than %1$lld guests at once. Wait until one has gone ho
    package func errorName(limit: Int) -> String { text(939, .number(limit)) }  // A name needs 1 to %1$lld characters.
    package func errorNoBird(id: String) -> String { text(940, .text(id)) }  // There’s no bird “%1$@”.
    package var errorNoDecoration: String { text(941) }  // There’s no such decoration.
    package var errorNoFalseJump: String { text(942) }  // There’s no game to go back to. As far as the game knows, the clock was right.
    package func errorNoFood(id: String) -> String { text(943, .text(id)) }  // There’s no food “%1$@”.
    package var errorNoRoom: String { text(944) }  // Your place on this server is full. Delete photos from the album.
    package func errorNoWidget(name: String) -> String { text(945, .text(name)) }  // There’s no widget named “%1$@”. “widgets list” shows them.
    package func errorNoYard(id: String) -> String { text(946, .text(id)) }  // There’s no yard “%1$@”.
    package func errorNoneLeft(food: String) -> String { text(947, .text(food)) }  // %1$@: you own none. The shop has it.
    package var errorNotALetter: String { text(948) }  // This is no card or note from a game of Backyard Birds.
    package func errorNotNameable(visits: Int, meals: Int) -> String { text(949, .number(visits), .number(meals)) }  // This bird doesn’t know you well enough yet. Give it %#@visits@, or %#@meals@ tha
    package var errorNoteUnknown: String { text(950) }  // No bird of this game brought the note. Open it in the game that sent the bird.
    package var errorNothingToRedo: String { text(951) }  // There’s nothing to redo.
    package var errorNothingToUndo: String { text(952) }  // There’s nothing to undo.
    package var errorOwnCard: String { text(953) }  // This is the card of a bird of yours. Give it to a friend.
    package var errorPhotoGone: String { text(954) }  // Undo stops here: a deleted photo is gone for good.
    package var errorPhotosInMemory: String { text(955) }  // This game isn’t saved, so photos aren’t kept.
    package func errorPurchaseIsFinal(product: String) -> String { text(956, .text(product)) }  // Undo stops here: you bought %1$@.
    package func errorPurchaseStays(product: String) -> String { text(957, .text(product)) }  // Undo stops here: you bought %1$@. Account can ask for a refund.
    package func errorRefundStays(product: String) -> String { text(958, .text(product)) }  // Undo stops here: %1$@ was refunded. The shop has it again.
    package var errorRefused: String { text(959) }  // That isn’t possible on this server.
    package var errorUndoGone: String { text(960) }  // That has changed since, and stays as it is now.
    package var errorWidgetName: String { text(961) }  // Its name: letters, digits, “-”, “_”, dots, up to 64.
    package func errorYardLimit(count: Int) -> String { text(962, .number(count)) }  // There’s room for %1$lld yards. A pass lifts the limit.
    package func exportDone(path: String) -> String { text(1003, .text(path)) }  // Saved to %1$@
    package var exportTitle: String { text(1004) }  // Save the journal to a file
    package var familyActionEnd: String { text(1029) }  // end it for everyone, as its organizer
    package var familyActionJoin: String { text(1030) }  // join the family of this computer
    package var familyActionLeave: String { text(1031) }  // leave it
    package var familyActionRemove: String { text(1032) }  // take somebody out of it, as its organizer
    package var familyActionStart: String { text(1033) }  // start a family, as its organizer
    package var familyErrorAlreadyMember: String { text(1034) }  // That player is already in the family.
    package func familyErrorExists(organizer: String) -> String { text(1035, .text(organizer)) }  // There’s already a family, set up by %1$@. You can join it.
    package func familyErrorFull(limit: Int) -> String { text(1036, .number(limit)) }  // A family can have up to %1$lld players.
    package var familyErrorNone: String { text(1037) }  // There’s no family on this computer yet. You can start one.
    package var familyErrorNotAMember: String { text(1038) }  // That player isn’t in the family.
    package func familyErrorNotOrganizer(organizer: String) -> String { text(1039, .text(organizer)) }  // Only %1$@, who set up the family, can do that.
    package var familyErrorOrganizerStays: String { text(1040) }  // You set up the family, so you can’t leave it. You can end it instead.
    package func familyErrorUnchanged(error: String) -> String { text(1041, .text(error)) }  // The family stays as it was. %1$@
    package func familyTroubleDamaged(why: String) -> String { text(1046, .text(why)) }  // The family’s file is damaged: %1$@.
    package var familyTroubleSharedStays: String { text(1047) }  // What is shared stays as it was.
    package var familyTroubleUnknown: String { text(1048) }  // So it’s not known who shares a pass with you. What is shared now stays until its
    package func familyTroubleUnreadable(cause: String) -> String { text(1049, .text(cause)) }  // The family’s file can’t be read: %1$@.
    package func familyTroubleUnreadableMember(profile: String) -> String { text(1050, .text(profile)) }  // What “%1$@” has bought can’t be read.
    package func fieldFull(count: Int) -> String { text(1052, .number(count)) }  // There’s room for %1$lld characters here.
    package func fileInUse(path: String) -> String { text(1053, .text(path)) }  // “%1$@” is in use by another program.
    package func fileNoFolder(path: String, cause: String) -> String { text(1054, .text(path), .text(cause)) }  // The folder “%1$@” can’t be made: %2$@.
    package func fileUnlockable(path: String, cause: String) -> String { text(1055, .text(path), .text(cause)) }  // “%1$@” can’t be locked: %2$@.
    package func fileUnreadable(path: String, cause: String) -> String { text(1056, .text(path), .text(cause)) }  // “%1$@” can’t be read: %2$@.
    package func fileUnwritable(path: String, cause: String) -> String { text(1057, .text(path), .text(cause)) }  // “%1$@” can’t be written: %2$@.
    package func firstAlso(birds: String) -> String { text(1058, .text(birds)) }  // Here for the first time, too: %1$@.
    package func firstBird(bird: String) -> String { text(1059, .text(bird)) }  // %1$@, here for the first time.
    package func firstBirdNumber(number: Int) -> String { text(1060, .number(number)) }  // Bird No. %1$lld
    package var firstBirdStamp: String { text(1061) }  // FIRST VISIT
    package var firstBirdTitle: String { text(1062) }  // A new face
    package func firstCard(bird: String) -> String { text(1063, .text(bird)) }  // First seen: %1$@
    package var firstKept: String { text(1064) }  // A postcard is in your album.
    package func firstKindNumber(number: Int) -> String { text(1065, .number(number)) }  // Kind No. %1$lld
    package var firstKindStamp: String { text(1066) }  // FIRST SIGHTING
    package var firstKindTitle: String { text(1067) }  // First sighting
    package var firstLeft: String { text(1068) }  // It has flown on by now.
    package func firstNow(doing: String) -> String { text(1069, .text(doing)) }  // %1$@.
    package func firstPlace(yard: String, time: String) -> String { text(1070, .text(yard), .text(time)) }  // %1$@, %2$@
    package func firstSecret(needs: String) -> String { text(1071, .text(needs)) }  // You found out what calls it: %1$@, all at once.
    package func firstSecretCard(bird: String) -> String { text(1072, .text(bird)) }  // Secret found: %1$@
    package func firstSecretNumber(number: Int) -> String { text(1073, .number(number)) }  // Secret No. %1$lld
    package var firstSecretStamp: String { text(1074) }  // SECRET FOUND
    package var firstSecretTitle: String { text(1075) }  // A secret found out
    package var firstVagrant: String { text(1076) }  // At this time of year it should be elsewhere. Some wind has brought it to you.
    package func firstVagrantCard(bird: String) -> String { text(1077, .text(bird)) }  // A vagrant: %1$@
    package var firstVagrantStamp: String { text(1078) }  // FAR FROM HOME
    package var firstVagrantTitle: String { text(1079) }  // A vagrant
    package func firstYoung(parents: String) -> String { text(1080, .text(parents)) }  // One of the young of %1$@, grown up.
    package var foodNoneLeft: String { text(1095) }  // none owned
    package func foodOwned(count: Int) -> String { text(1096, .number(count)) }  // %1$lld owned
    package var foodPickerChoose: String { text(1133) }  // Choose
    package var foodPickerFree: String { text(1134) }  // free
    package var foodPickerInUse: String { text(1135) }  // in the feeder
    package var foodPickerInUseShort: String { text(1136) }  // in use
    package var foodPickerPremium: String { text(1137) }  // Premium
    package var foodPickerPremiumNote: String { text(1138) }  // one per refill
    package var foodPickerShop: String { text(1139) }  // Shop
    package func foodPickerSpend(count: Int, owned: Int) -> String { text(1140, .number(count), .number(owned)) }  // use %1$lld of your %2$lld
    package var foodPickerStandard: String { text(1141) }  // Every day
    package var foodPickerStandardNote: String { text(1142) }  // free
    package func foodPickerTitle(yard: String) -> String { text(1143, .text(yard)) }  // Food for %1$@
    package func foodPickerTooFew(count: Int, yards: String) -> String { text(1144, .number(count), .text(yards)) }  // You own %1$lld, too few for %2$@. The shop has more.
    package var foodPickerUntried: String { text(1145) }  // No bird you know has been seen eating it.
    package var foodPickerUntriedShort: String { text(1146) }  // Nobody seen eating it.
    package var foodPickerUse: String { text(1147) }  // Use
    package func formNotKept(key: String) -> String { text(1148, .text(key)) }  // Not kept yet: %1$@ again drops it.
    package func formNotKeptShort(key: String) -> String { text(1149, .text(key)) }  // %1$@ again drops it.
    package func giftFound(bird: String, gift: String, yard: String) -> String { text(1156, .text(bird), .text(gift), .text(yard)) }  // %1$@ left %2$@ in %3$@.
    package func giftFrom(bird: String) -> String { text(1157, .text(bird)) }  // from %1$@
    package func giftNameFrom(gift: String, bird: String) -> String { text(1158, .text(gift), .text(bird)) }  // %1$@ from %2$@
    package func giftNamePlace(gift: String, yard: String, date: String) -> String { text(1159, .text(gift), .text(yard), .text(date)) }  // %1$@ in %2$@, %3$@
    package func giftPlace(yard: String, date: String) -> String { text(1160, .text(yard), .text(date)) }  // in %1$@, %2$@
    package func gifts(count: Int) -> String { text(1173, .number(count)) }  // %1$lld gifts
    package var giftsEmpty: String { text(1174) }  // Nothing yet. Now and then, a bird that has come to love a yard leaves a small gi
    package var guestActionList: String { text(1175) }  // list the birds that are away and the guests
    package var guestActionReturn: String { text(1176) }  // send a guest home and write the note it takes along
    package var guestActionSend: String { text(1177) }  // send a bird to a friend and write its card to a file
    package var guestActionWelcome: String { text(1178) }  // welcome the bird of a card, or take the note of one of yours
    package func guestAway(date: String) -> String { text(1179, .text(date)) }  // Visiting a friend, home on %1$@
    package func guestCameHome(date: String) -> String { text(1180, .text(date)) }  // Home from a friend since %1$@
    package func guestDue(date: String) -> String { text(1181, .text(date)) }  // On its way, a guest until %1$@
    package func guestExpected(bird: String, date: String) -> String { text(1182, .text(bird), .text(date)) }  // %1$@ will come within a day and stay until %2$@.
    package func guestGone(date: String) -> String { text(1183, .text(date)) }  // Went home on %1$@
    package func guestHome(bird: String, household: String) -> String { text(1184, .text(bird), .text(household)) }  // %1$@ is home again, with a memory of %2$@’s yard.
    package func guestHomeUnseen(bird: String, household: String) -> String { text(1185, .text(bird), .text(household)) }  // %1$@ is home again, without having been in %2$@’s yard.
    package func guestLeaving(bird: String) -> String { text(1186, .text(bird)) }  // %1$@ is flying home.
    package func guestLetter(path: String) -> String { text(1187, .text(path)) }  // For your friend: %1$@
    package func guestMemory(household: String, visits: String) -> String { text(1188, .text(household), .text(visits)) }  // %1$@’s yard: %2$@
    package func guestMemoryGift(gift: String) -> String { text(1189, .text(gift)) }  // left a gift: %1$@
    package func guestMemoryMeals(foods: String) -> String { text(1190, .text(foods)) }  // ate there: %1$@
    package func guestNeverCame(date: String) -> String { text(1191, .text(date)) }  // Home again since %1$@, without a visit
    package var guestPrinted: String { text(1192) }  // For your friend: a card that is printed when you leave the game.
    package func guestSent(bird: String, date: String) -> String { text(1193, .text(bird), .text(date)) }  // %1$@ is on its way and will be home on %2$@.
    package func guestSettingOff(date: String) -> String { text(1194, .text(date)) }  // Setting off to visit a friend, home on %1$@
    package func guestStaying(date: String) -> String { text(1195, .text(date)) }  // A guest until %1$@
    package var guestsCouldGo: String { text(1196) }  // Birds that could visit a friend
    package var guestsEmpty: String { text(1197) }  // Nobody is away, and no guest is expected. A bird’s page sends it to a friend; a 
    package var guestsHousehold: String { text(1198) }  // Your name
    package var guestsLetter: String { text(1199) }  // Card or note
    package var guestsOpen: String { text(1200) }  // Open a card or note
    package var guestsOpenText: String { text(1201) }  // Type or paste the path of a file from a friend, or the text in it.
    package var guestsPaste: String { text(1202) }  // Paste the text of a friend’s card or note.
    package func guestsSend(bird: String) -> String { text(1203, .text(bird)) }  // Send %1$@ to a friend
    package func guestsSendAgain(bird: String) -> String { text(1204, .text(bird)) }  // The card of %1$@ again
    package var guestsSendAgainText: String { text(1205) }  // It’s with a friend already. This writes its card once more, in case the first is
    package func guestsSendHome(bird: String) -> String { text(1206, .text(bird)) }  // Send %1$@ home
    package var guestsSendHomeText: String { text(1207) }  // It takes a note along for your friend: how often it came, what it ate, and the n
    package var guestsSendText: String { text(1208) }  // It will be away for 3 to 7 days and comes home by itself. Your friend gets its c
    package var helpAccount: String { text(1209) }  // Without options, it tells who you are.
    package var helpActions: String { text(1210) }  // Actions:
    package var helpAlmanacBirds: String { text(1211) }  // With birds held, guests leave right away, so that their number stays the same.
    package func helpAlmanacFactors(option: String) -> String { text(1212, .text(option)) }  // Factors that %1$@ can hold:
    package func helpAlmanacWorld(seed: String, now: String) -> String { text(1213, .text(seed), .text(now)) }  // The almanac has a world of its own, from %1$@ (default: 1) and %2$@ (default: 1 
    package func helpAsciicast(player: String) -> String { text(1214, .text(player)) }  // It records what will happen from now on, if nobody does anything. To watch it: “
    package func helpBackyard(command: String) -> String { text(1215, .text(command)) }  // A yard goes by its name or its id, in any case. “%1$@” shows the ids.
    package var helpBirdName: String { text(1216) }  // A bird goes by its name or its id; by its kind, too, where only one of that kind
    package var helpClick: String { text(1217) }  // Click a line to do it.
    package var helpCommands: String { text(1218) }  // Commands:
    package var helpCommonOptions: String { text(1219) }  // Options of every command:
    package var helpCompletions: String { text(1220) }  // To try it in the shell that you are in:
    package var helpDecorate: String { text(1221) }  // Without options, it tells how the yard is decorated now.
    package func helpDrawElements(elements: String) -> String { text(1222, .text(elements)) }  // It draws %1$@.
    package func helpDrawPipe(option: String) -> String { text(1223, .text(option)) }  // In a pipe the text is plain unless %1$@ asks for more.
    package var helpFurnishing: String { text(1224) }  // What can be chosen, in any case:
    package var helpGameOptions: String { text(1225) }  // Options of the game:
    package var helpGuest: String { text(1226) }  // A card has the bird’s kind, colors, temper and name, the foods it is known to lo
    package func helpGuestPicture(ending: String, command: String) -> String { text(1227, .text(ending), .text(command)) }  // A FILE that ends in “%1$@” becomes a picture of the bird with the card inside, w
    package func helpHeadline(command: String, summary: String) -> String { text(1228, .text(command), .text(summary)) }  // %1$@: %2$@
    package var helpHere: String { text(1229) }  // On this screen
    package func helpImport(option: String) -> String { text(1230, .text(option)) }  // It asks before it replaces a game. Without a terminal it needs %1$@.
    package func helpJournalShare(option: String) -> String { text(1231, .text(option)) }  // With “%1$@” your life list has a file in a folder that friends share, such as a 
    package func helpMan(command: String) -> String { text(1232, .text(command)) }  // “%1$@” keeps it in a file.
    package func helpMore(syntax: String) -> String { text(1233, .text(syntax)) }  // To learn more about a command: %1$@
    package func helpNothing(key: String) -> String { text(1234, .text(key)) }  // No key does that. “%1$@” finds more.
    package var helpOptions: String { text(1235) }  // Options:
    package var helpPhotos: String { text(1236) }  // A photo goes by its number in the list or by the name of its files.
    package func helpPlay(scale: String, memory: String, data: String) -> String { text(1237, .text(scale), .text(memory), .text(data)) }  // With %1$@ other than 1, it’s wise to add %2$@, or %3$@ with a directory of its o
    package func helpPostcard(ending: String) -> String { text(1238, .text(ending)) }  // Without a file, the card is printed. A file that ends in “%1$@” gets vector art.
    package func helpRefill(water: String, food: String) -> String { text(1239, .text(water), .text(food)) }  // Without %1$@ or %2$@, whatever isn’t full is filled. A premium food uses up one 
    package func helpRemove(option: String) -> String { text(1240, .text(option)) }  // It asks first. Without a terminal it needs %1$@.
    package func helpServe(option: String, setting: String, command: String) -> String { text(1241, .text(option), .text(setting), .text(command)) }  // For sshd’s ForceCommand, or as a login shell. Without “%1$@” each key that logs 
    package func helpServeGuest(option: String) -> String { text(1242, .text(option)) }  // With “%1$@” one looks at the profile (“default”, unless another is named) and ch
    package var helpServeRefused: String { text(1243) }  // A player cannot suspend the game, run a command, name a file, see the other prof
    package func helpServerSetup(command: String, setting: String) -> String { text(1244, .text(command), .text(setting)) }  // Any key is let in as “birds”, where it has a yard of its own; as “birdguest” one
    package var helpSettings: String { text(1245) }  // Without a key, it lists all settings; without a value, it shows one.
    package var helpSigns: String { text(1246) }  // Signs
    package func helpStoreBuy(option: String) -> String { text(1247, .text(option)) }  // On a terminal, this says what it costs and asks first; “%1$@” skips that.
    package func helpStoreFamily(family: String) -> String { text(1248, .text(family)) }  // “%1$@” shares passes and decorations among up to six profiles of this computer.
    package var helpStoreFree: String { text(1249) }  // No money ever changes hands.
    package func helpStoreRedeem(option: String) -> String { text(1250, .text(option)) }  // A code says what it costs and asks first. Where nobody can be asked, it needs “%
    package func helpStoreRenew(renew: String, option: String) -> String { text(1251, .text(renew), .text(option)) }  // “%1$@” turns the renewal of a canceled pass back on, and pays for one whose paym
    package func helpStoreSignOffer(option: String) -> String { text(1252, .text(option)) }  // Prints one word for “%1$@”. It’s good for one purchase within a day.
    package func helpStoreSignature(option: String, sign: String) -> String { text(1253, .text(option), .text(sign)) }  // A promotional offer is signed by the game. “%1$@” tries another signature: one t
    package var helpStoreSubscriptionTransaction: String { text(1254) }  // Without a transaction, it’s about your own subscription.
    package var helpTagline: String { text(1255) }  // A living backyard in the terminal. Leave it open in a pane; a bird will come.
    package var helpTitle: String { text(1256) }  // Help
    package func helpUndo(hours: Int, key: String) -> String { text(1257, .number(hours), .text(key)) }  // It takes back what commands did in the last %1$lld hours, one command at a time,
    package func helpUsage(syntax: String) -> String { text(1258, .text(syntax)) }  // Usage: %1$@
    package var helpWatch: String { text(1259) }  // It only reads, and ends with Ctrl-C. When another program changes the game, it t
    package func helpWatchJSON(option: String, fields: String) -> String { text(1260, .text(option), .text(fields)) }  // With “%1$@” each event is one line, a JSON object with these fields: %2$@. More 
    package func helpWidget(kinds: String) -> String { text(1261, .text(kinds)) }  // What it’s about: %1$@, or the name of a widget that you keep. Without one: a bac
    package func helpWidgets(widget: String, except: String) -> String { text(1262, .text(widget), .text(except)) }  // “add” and “edit” take what “%1$@” takes, except %2$@.
    package var hintAccount: String { text(1263) }  // account
    package var hintAllYears: String { text(1264) }  // all years
    package var hintBack: String { text(1265) }  // back
    package var hintBuy: String { text(1266) }  // buy
    package var hintCancel: String { text(1267) }  // cancel
    package var hintChange: String { text(1268) }  // change
    package var hintChoose: String { text(1269) }  // choose
    package var hintClear: String { text(1270) }  // clear
    package var hintClose: String { text(1271) }  // close
    package var hintConfirm: String { text(1272) }  // confirm
    package var hintCreate: String { text(1273) }  // new yard
    package var hintDecorate: String { text(1274) }  // decorate
    package var hintDelete: String { text(1275) }  // delete
    package var hintDismiss: String { text(1276) }  // put away
    package var hintDoIt: String { text(1277) }  // do it
    package var hintDone: String { text(1278) }  // done
    package var hintEarlier: String { text(1279) }  // earlier
    package var hintEdit: String { text(1280) }  // edit
    package var hintExport: String { text(1281) }  // save to a file
    package var hintFill: String { text(1282) }  // fill in
    package var hintFood: String { text(1283) }  // food
    package var hintGiver: String { text(1284) }  // who left it
    package var hintGo: String { text(1285) }  // go there
    package var hintGoBack: String { text(1286) }  // Go back
    package var hintHelp: String { text(1287) }  // help
    package var hintKeep: String { text(1288) }  // keep
    package var hintKeepGame: String { text(1289) }  // Keep this game
    package var hintLater: String { text(1290) }  // later
    package var hintLeaveIt: String { text(1291) }  // leave it
    package var hintLeaveOld: String { text(1292) }  // leave as it was
    package var hintLook: String { text(1293) }  // look
    package var hintMake: String { text(1294) }  // make
    package var hintMakeYours: String { text(1295) }  // make it yours
    package var hintMark: String { text(1296) }  // mark
    package func hintMoreMoments(page: Int, of: Int) -> String { text(1297, .number(page), .number(of)) }  // more (%1$lld of %2$lld)
    package var hintName: String { text(1298) }  // name it
    package var hintNewWidget: String { text(1299) }  // new widget
    package var hintNext: String { text(1300) }  // next yard
    package var hintNextBird: String { text(1301) }  // next bird
    package var hintNextKind: String { text(1302) }  // next kind
    package var hintNextPage: String { text(1303) }  // next page
    package var hintNextPhoto: String { text(1304) }  // next photo
    package var hintNextPlant: String { text(1305) }  // next plant
    package var hintNextShort: String { text(1306) }  // next
    package var hintNotNow: String { text(1307) }  // not now
    package var hintOpen: String { text(1308) }  // open
    package var hintOpenLetter: String { text(1309) }  // open a card
    package var hintPage: String { text(1310) }  // page
    package var hintPass: String { text(1311) }  // pass
    package var hintPhoto: String { text(1312) }  // photo
    package var hintPicture: String { text(1313) }  // picture
    package var hintPlant: String { text(1314) }  // plant it
    package var hintQuit: String { text(1315) }  // quit
    package var hintRedo: String { text(1316) }  // redo
    package var hintRefill: String { text(1317) }  // refill
    package var hintRefillAll: String { text(1318) }  // refill all
    package var hintRemove: String { text(1319) }  // remove
    package var hintRename: String { text(1320) }  // rename
    package var hintReplay: String { text(1321) }  // watch it again
    package var hintReset: String { text(1322) }  // as it came
    package var hintSave: String { text(1323) }  // keep
    package var hintScreens: String { text(1324) }  // screens
    package var hintSearch: String { text(1325) }  // search
    package var hintSeePass: String { text(1326) }  // see the pass
    package var hintSendAgain: String { text(1327) }  // card again
    package var hintSendGuest: String { text(1328) }  // send off
    package var hintSendHome: String { text(1329) }  // send home
    package var hintShop: String { text(1330) }  // shop
    package var hintSmaller: String { text(1331) }  // smaller
    package var hintSort: String { text(1332) }  // order
    package var hintStar: String { text(1333) }  // favorite
    package var hintSubscribe: String { text(1334) }  // subscribe
    package var hintSuggestions: String { text(1335) }  // suggestions
    package var hintThisYear: String { text(1336) }  // this year
    package var hintUndo: String { text(1337) }  // undo
    package var hintUnmark: String { text(1338) }  // unmark
    package var hintUpgrade: String { text(1339) }  // upgrade
    package var hintVariety: String { text(1340) }  // variety
    package var hintVisitor: String { text(1341) }  // visitor
    package var hintWater: String { text(1342) }  // water
    package var hintYard: String { text(1343) }  // its yard
    package func hopeAnniversary(count: Int, bird: String) -> String { text(1344, .number(count), .text(bird)) }  // In %1$lld days, you’ll have known %2$@ for another year.
    package func hopeArrival(count: Int, kinds: String) -> String { text(1345, .number(count), .text(kinds)) }  // The %2$@ are due in %1$lld days.
    package func hopeClue(count: Int, kind: String) -> String { text(1346, .number(count), .text(kind)) }  // %1$lld more visits, and there’s a new clue to the %2$@’s secret.
    package func hopeFarewell(count: Int, kinds: String) -> String { text(1347, .number(count), .text(kinds)) }  // The %2$@ will be gone in %1$lld days.
    package func hopeFriend(count: Int, bird: String) -> String { text(1348, .number(count), .text(bird)) }  // %1$lld more visits, and %2$@ can have a name.
    package func hopeLastLike(kind: String) -> String { text(1349, .text(kind)) }  // There’s one thing left to find that the %1$@ comes for.
    package func hopeSong(count: Int, kind: String) -> String { text(1350, .number(count), .text(kind)) }  // %1$lld more visits, and you know the %2$@ by its song.
    package func hopeStranger(count: Int) -> String { text(1351, .number(count)) }  // Somebody you’ve never met is due in %1$lld days.
    package func hopeStrangers(count: Int) -> String { text(1352, .number(count)) }  // %1$lld birds are still to be met.
    package var hopeTitle: String { text(1353) }  // To look forward to
    package var howToCalm: String { text(1354) }  // Nothing is lost when you leave; birds find food elsewhere, too.
    package func howToClue(key: String) -> String { text(1355, .text(key)) }  // Visits give clues away. %1$@ follows the one you’re nearest to.
    package var howToCome: String { text(1356) }  // Birds come by themselves, day and night, also while you’re away.
    package func howToDecorate(key: String) -> String { text(1357, .text(key)) }  // %1$@ decorates: plants, feeders and birdhouses bring more kinds.
    package func howToFeed(key: String) -> String { text(1358, .text(key)) }  // Food and water bring them. %1$@ refills every yard; seeds are free.
    package var howToSeasons: String { text(1359) }  // Some kinds come only at night, in fog or snow, or in one season.
    package var howToSecret: String { text(1360) }  // Each kind has a secret: things that together call one of its birds.
    package func howToTaste(key: String) -> String { text(1361, .text(key)) }  // Every bird has a favorite food. %1$@ chooses what’s in a feeder.
    package var howToTitle: String { text(1362) }  // How it works
    package var howToWait: String { text(1363) }  // Look in once or twice a day.
    package var howToWatch: String { text(1364) }  // Watch a bird eat, and its page tells what it likes.
    package func journalDay(weekday: String, day: String, month: String) -> String { text(1365, .text(weekday), .text(day), .text(month)) }  // %1$@ %2$@ %3$@
    package func journalDayPadded(day: String) -> String { text(1366, .text(day)) }  //  %1$@
    package var journalEmpty: String { text(1367) }  // Nobody has come by yet. This page will fill by itself.
    package var journalEverybody: String { text(1368) }  // Everybody
    package var journalLively: String { text(1369) }  // a lively day
    package func journalLongDay(weekday: String, date: String) -> String { text(1370, .text(weekday), .text(date)) }  // %1$@, %2$@
    package func journalLost(visits: Int, months: Int) -> String { text(1371, .number(visits), .number(months)) }  // Parts of the journal weren’t as they were saved: %#@visits@ in %#@months@ couldn
    package func journalLostIn(visits: Int, month: String) -> String { text(1372, .number(visits), .text(month)) }  // The journal for %2$@ wasn’t as it was saved: %1$lld visits couldn’t be found.
    package func journalMended(count: Int, month: String) -> String { text(1373, .number(count), .text(month)) }  // %1$lld months of the journal weren’t as they were saved, but every visit is stil
    package var journalNotThisYear: String { text(1374) }  // not yet this year
    package func journalSeen(count: Int, all: Int) -> String { text(1375, .number(count), .number(all)) }  // %1$lld of %2$lld kinds seen
    package func journalSeenInYear(count: Int, all: Int, year: String) -> String { text(1376, .number(count), .number(all), .text(year)) }  // %1$lld of %2$lld kinds seen in %3$@
    package func journalSeenInYearShort(count: Int, all: Int, year: String) -> String { text(1377, .number(count), .number(all), .text(year)) }  // %3$@: %1$lld/%2$lld kinds
    package func journalSeenShort(count: Int, all: Int) -> String { text(1378, .number(count), .number(all)) }  // %1$lld/%2$lld kinds
    package var journalSleepy: String { text(1379) }  // a sleepy day
    package var journalStories: String { text(1380) }  // Stories
    package func journalTimes(count: Int) -> String { text(1381, .number(count)) }  // %1$lld×
    package var journalUnseen: String { text(1382) }  // still to come
    package func keyAlt(key: String) -> String { text(1390, .text(key)) }  // Alt-%1$@
    package var keyAsk: String { text(1391) }  // Press the key
    package func keyCapital(letter: String) -> String { text(1392, .text(letter)) }  // Capital %1$@
    package var keyColon: String { text(1393) }  // Colon
    package func keyControl(key: String) -> String { text(1394, .text(key)) }  // Ctrl-%1$@
    package var keyDelete: String { text(1395) }  // Delete
    package var keyEscape: String { text(1396) }  // Escape
    package var keyInsert: String { text(1397) }  // Insert
    package func keyNow(keys: String) -> String { text(1398, .text(keys)) }  // Now: %1$@
    package var keyNowNone: String { text(1399) }  // It has no key now.
    package var keyPageDown: String { text(1400) }  // Page Down
    package var keyPageUp: String { text(1401) }  // Page Up
    package var keyQuestionMark: String { text(1402) }  // Question mark
    package func keyRefused(key: String) -> String { text(1403, .text(key)) }  // %1$@ can’t be taken: without it you couldn’t get around.
    package var keySlash: String { text(1404) }  // Slash
    package func keyTaken(key: String, what: String) -> String { text(1405, .text(key), .text(what)) }  // %1$@ is “%2$@” now. Press it again to take it from there.
    package var keysAbout: String { text(1426) }  // Which key does what. Choose one and press the key that you’d like.
    package var keysNone: String { text(1427) }  // no key
    package var keysResetAll: String { text(1428) }  // All keys as they came
    package var keysTitle: String { text(1429) }  // Keys
    package var languageUnordered: String { text(1430) }  // Arabic and Hebrew need the library FriBidi: install libfribidi0 (Debian) or frib
    package func listAndMore(first: String, count: Int) -> String { text(1431, .text(first), .number(count)) }  // %1$@ and %2$lld more
    package func listEither(first: String, last: String) -> String { text(1432, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(1433, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMarked(count: Int) -> String { text(1434, .number(count)) }  // %1$lld marked
    package func listMore(first: String, next: String) -> String { text(1435, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(1436, .text(first), .text(last)) }  // %1$@ and %2$@
    package func lostDamaged(why: String) -> String { text(1437, .text(why)) }  // The save was damaged (%1$@), and there’s no good backup. A new game begins. What
    package var lostMissing: String { text(1438) }  // “world.json” is missing, and there’s no backup of it. A new game begins.
    package var lureBirdhouse: String { text(1439) }  // a birdhouse
    package var lureHangingFeeder: String { text(1440) }  // a hanging feeder
    package var lureSecret: String { text(1441) }  // what calls a particular one
    package func manAbout(help: String) -> String { text(1442, .text(help)) }  // Without a command, it plays. Every command reads and writes the same game, wheth
    package var manAccessible: String { text(1443) }  // With any value other than 0: lines of text for screen readers, as --plain.
    package var manBook: String { text(1444) }  // User Commands
    package var manBugs: String { text(1445) }  // BUGS
    package func manBugsAbout(doctor: String, json: String) -> String { text(1446, .text(doctor), .text(json)) }  // A report is easier to follow with what “%1$@” and “%2$@” print, and with the num
    package var manCommands: String { text(1447) }  // COMMANDS
    package var manCommonOptions: String { text(1448) }  // These can stand before or after every command.
    package func manConfig(path: String) -> String { text(1449, .text(path)) }  // %1$@ (or in ~/.config where XDG_CONFIG_HOME is not set) may hold one JSON object
    package var manConfigData: String { text(1450) }  // The folder of all saves, beginning with / or ~/.
    package var manConfigExample: String { text(1451) }  // For example:
    package var manConfigKeys: String { text(1452) }  // An object of commands and the key, or list of keys, that each is to have. A key 
    package var manConfigSettings: String { text(1453) }  // Its keys are the following; true and false may stand for on and off.
    package var manConfigTitle: String { text(1454) }  // SETTINGS FILE
    package func manData(variable: String) -> String { text(1455, .text(variable)) }  // The game’s files, unless %1$@ names another place.
    package var manDescription: String { text(1456) }  // DESCRIPTION
    package var manEnvironment: String { text(1457) }  // ENVIRONMENT
    package var manExampleRefill: String { text(1458) }  // Fill every fountain and feeder.
    package var manExampleStatus: String { text(1459) }  // Read every yard with a program.
    package var manExampleTry: String { text(1460) }  // Play for a look: an hour passes each minute, and nothing is saved.
    package var manExampleWatch: String { text(1461) }  // Hear what happens, in sentences.
    package var manExamples: String { text(1462) }  // EXAMPLES
    package var manExitStatus: String { text(1463) }  // EXIT STATUS
    package func manFailure(option: String) -> String { text(1464, .text(option)) }  // It couldn’t be done, or not all of it. Standard error says why, and with %1$@ a 
    package var manFiles: String { text(1465) }  // FILES
    package var manForceColor: String { text(1466) }  // Use colors in a pipe, too. FORCE_COLOR says how many: 1 for 16, 2 for 256, 3 for
    package func manHome(option: String) -> String { text(1467, .text(option)) }  // Where to keep the game’s files, unless %1$@ says so.
    package var manKeys: String { text(1468) }  // KEYS
    package func manKeysAbout(help: String, palette: String) -> String { text(1469, .text(help), .text(palette)) }  // These work while the game is played. “%1$@” shows those of a screen, and “%2$@” 
    package func manLanguage(option: String) -> String { text(1470, .text(option)) }  // Which language to speak, unless %1$@ or the game’s settings say so.
    package var manName: String { text(1471) }  // a living backyard in the terminal
    package var manNoColor: String { text(1472) }  // Draw without colors: NO_COLOR with any value, or CLICOLOR=0.
    package var manOptions: String { text(1473) }  // OPTIONS
    package var manSeeAlso: String { text(1474) }  // SEE ALSO
    package func manSentence(phrase: String) -> String { text(1475, .text(phrase)) }  // %1$@.
    package var manSuccess: String { text(1476) }  // It was done.
    package var manSynopsis: String { text(1477) }  // SYNOPSIS
    package var manTerm: String { text(1478) }  // What the terminal can show.
    package var manUsageFault: String { text(1479) }  // The command line makes no sense. Nothing was done.
    package var managerAllowed: String { text(1480) }  // Purchases allowed
    package var managerAllowedStory: String { text(1481) }  // When off, as parental controls can set it, nothing can be bought at all.
    package var managerApprove: String { text(1482) }  // Approve, as a parent
    package var managerAskToBuy: String { text(1483) }  // Ask to Buy
    package var managerAskToBuyStory: String { text(1484) }  // Purchases wait until a parent approves them, here.
    package var managerBillingRetry: String { text(1485) }  // Renewals can’t be paid
    package var managerBillingRetryStory: String { text(1486) }  // The next renewals fail and are tried again until their issue is resolved.
    package var managerDecline: String { text(1487) }  // Decline, as a parent
    package var managerDelete: String { text(1488) }  // Delete
    package var managerDeleteQuestion: String { text(1489) }  // It’s removed from the history, and what’s left of what it gave goes with it.
    package var managerDeleteStory: String { text(1490) }  // As if it had never been; what’s left of it goes.
    package var managerExpire: String { text(1491) }  // Let it expire
    package var managerFailures: String { text(1492) }  // Where it fails
    package var managerFate: String { text(1493) }  // What becomes of the purchase
    package var managerGiveUp: String { text(1494) }  // Give up
    package var managerGracePeriod: String { text(1495) }  // Grace period
    package var managerGracePeriodStory: String { text(1496) }  // A pass whose renewal failed stays active for a while.
    package var managerInterrupted: String { text(1497) }  // Interrupted purchases
    package var managerInterruptedStory: String { text(1498) }  // Purchases wait until their issue is resolved, here.
    package var managerLocale: String { text(1499) }  // Locale
    package var managerLocaleStory: String { text(1500) }  // Which of the catalog’s languages products are named in.
    package var managerOff: String { text(1501) }  // off
    package var managerOn: String { text(1502) }  // on
    package var managerPlace: String { text(1503) }  // Where
    package var managerPriceIncrease: String { text(1504) }  // Ask for a price increase
    package var managerPriceStory: String { text(1505) }  // A little more a period from the next renewal on, if the subscriber agrees.
    package var managerPurchases: String { text(1506) }  // When buying
    package var managerRate: String { text(1507) }  // Renewal rate
    package var managerRateStory: String { text(1508) }  // How fast a pass renews. At most twelve renewals happen while nobody plays; then 
    package var managerRenewNow: String { text(1509) }  // Renew now
    package var managerRenewStory: String { text(1510) }  // The period ends right away, and the next payment is due.
    package var managerRenewals: String { text(1511) }  // Renewals
    package var managerResolve: String { text(1512) }  // Resolve the issue
    package var managerSale: String { text(1513) }  // What is for sale
    package var managerSaleStory: String { text(1514) }  // When off, it can’t be bought, and a pass isn’t renewed.
    package var managerStorefront: String { text(1515) }  // Storefront
    package var managerStorefrontStory: String { text(1516) }  // Which country’s shop this is: its currency, and how prices are written.
    package var managerTitle: String { text(1517) }  // Transaction Manager
    package var managerTransactionStory: String { text(1518) }  // Open a purchase to approve, decline, refund, renew, expire or delete it.
    package var messageTitle: String { text(1544) }  // Before you play
    package var messagesNone: String { text(1545) }  // Nothing yet. Arrivals, gifts and answers to your keys can be read here again. Wh
    package var messagesTitle: String { text(1546) }  // Messages
    package var notNowDraft: String { text(1571) }  // First keep this, or leave it.
    package var notNowSettings: String { text(1572) }  // Settings are changed back here: undo is for yards and birds.
    package func notNowSheet(key: String) -> String { text(1573, .text(key)) }  // That has to wait until this is closed: %1$@.
    package var notNowThere: String { text(1574) }  // It’s right here, in this yard.
    package var notesComesFor: String { text(1575) }  // Comes for
    package var notesFinished: String { text(1576) }  // all found
    package func notesFound(count: Int, all: Int) -> String { text(1577, .number(count), .number(all)) }  // %1$lld of %2$lld found
    package func notesHow(food: Int, weather: Int, plant: Int) -> String { text(1578, .number(food), .number(weather), .number(plant)) }  // You can tell after %1$lld visits with one food, %2$lld in one weather or %3$lld 
    package var notesNoEffect: String { text(1579) }  // No effect
    package var notesSecret: String { text(1580) }  // A secret
    package func notesSecretAll(clues: String) -> String { text(1581, .text(clues)) }  // One of them comes when there is all of this at once: %1$@.
    package func notesSecretClues(clues: String) -> String { text(1582, .text(clues)) }  // One of them comes for %1$@, and for something else at the same time.
    package var notesSecretNone: String { text(1583) }  // One of them can be called by several things at once. More visits give it away.
    package var notesTitle: String { text(1584) }  // Field notes
    package var notesUnsure: String { text(1585) }  // Not sure
    package var notesUntried: String { text(1586) }  // Not tried
    package func noticeCatalog(count: Int, path: String, flaws: String) -> String { text(1587, .number(count), .text(path), .text(flaws)) }  // %1$lld things in the catalog “%2$@” are left out or not done: %3$@.
    package func noticeClockJumped(days: Int) -> String { text(1588, .number(days)) }  // The clock says that %1$lld days have passed. If that’s wrong, set the clock righ
    package func noticeClockOutOfRange(date: String) -> String { text(1589, .text(date)) }  // This computer’s clock shows %1$@, and the game only knows the years from 1970 to
    package func noticeClockWasWrong(days: Int, command: String) -> String { text(1590, .number(days), .text(command)) }  // The clock was %1$lld days ahead, and the game went with it. To go back to the ga
    package var noticeInconsistent: String { text(1591) }  // The save contradicts itself in places. “backyard-birds doctor” explains where.
    package var noticeKeyCopyRenewed: String { text(1592) }  // The copy of the key that signs your purchases was damaged, and a new copy was ma
    package func noticeKeyLost(exporting: String, importing: String) -> String { text(1593, .text(exporting), .text(importing)) }  // The key that signs your purchases was damaged, and there was no good copy of it,
    package func noticeKeyMissing(exporting: String, importing: String) -> String { text(1594, .text(exporting), .text(importing)) }  // The key that signs your purchases is missing, and so is its copy, so what you bo
    package var noticeKeyRestored: String { text(1595) }  // The key that signs your purchases was damaged or missing and came back from its 
    package var nowPlayedHere: String { text(1596) }  // The other game has ended. You play this one now.
    package func occasionAnniversary(count: Int, bird: String) -> String { text(1597, .number(count), .text(bird)) }  // You met %2$@ %1$lld years ago today.
    package func occasionArrival(kinds: String) -> String { text(1598, .text(kinds)) }  // The %1$@ are back.
    package func occasionFarewell(kinds: String) -> String { text(1599, .text(kinds)) }  // The last %1$@ have left.
    package func occasionFirstSnow(yard: String) -> String { text(1600, .text(yard)) }  // The winter’s first snow fell in %1$@.
    package func occasionFledglings(kinds: String, yard: String) -> String { text(1601, .text(kinds), .text(yard)) }  // Young %1$@ left the birdhouse in %2$@.
    package func occasionFriend(bird: String) -> String { text(1602, .text(bird)) }  // %1$@ knows the yards now, and may have a name.
    package var occasionLargeFeeders: String { text(1603) }  // A neighbor left a large feeder for every yard: filled once, it lasts 26 hours.
    package var occasionMigrationDay: String { text(1604) }  // A day of migration: many birds were on their way.
    package func occasionMilestone(bird: String, visits: Int) -> String { text(1605, .text(bird), .number(visits)) }  // %1$@ has come %2$lld times.
    package func occasionMovedOn(bird: String) -> String { text(1606, .text(bird)) }  // %1$@ has moved on to other yards.
    package func occasionNewBird(bird: String, yard: String) -> String { text(1607, .text(bird), .text(yard)) }  // You met %1$@ in %2$@.
    package func occasionNewKind(bird: String, yard: String) -> String { text(1608, .text(bird), .text(yard)) }  // The first %1$@ ever came to %2$@.
    package func occasionSong(kind: String) -> String { text(1609, .text(kind)) }  // You know the %1$@ by its song now.
    package func occasionWord(bird: String) -> String { text(1610, .text(bird)) }  // Word came from %1$@: well fed, in a yard far away.
    package var offersGone: String { text(1611) }  // There’s no offer for you now. Offers come to subscribers, past and present.
    package var offersStory: String { text(1612) }  // Better prices for you. Each asks again, with its price, before anything is charg
    package var offersTitle: String { text(1613) }  // Offers for you
    package var offersTitleShort: String { text(1614) }  // Offers
    package func openingBadCatalog(why: String) -> String { text(1615, .text(why)) }  // The catalog can’t be used: %1$@.
    package func openingBadClock(date: String) -> String { text(1616, .text(date)) }  // This computer’s clock shows %1$@, and the game only knows the years from 1970 to
    package func openingBadProfile(name: String) -> String { text(1617, .text(name)) }  // A profile can’t be called “%1$@”. Use up to 64 letters, digits, “-”, “_” and “.”
    package func openingLost(why: String, restore: String, repair: String) -> String { text(1618, .text(why), .text(restore), .text(repair)) }  // The save is damaged (%1$@), and there’s no good backup. Bring back a game that y
    package func openingLostMissing(restore: String, repair: String) -> String { text(1619, .text(restore), .text(repair)) }  // “world.json” is missing, and there’s no good backup. Bring back a game that you 
    package var openingManyGuests: String { text(1620) }  // All places for guests are taken right now. Please come again in a while.
    package var openingManyPlayers: String { text(1621) }  // This server has as many players as it can take.
    package func openingNoGame(program: String) -> String { text(1622, .text(program)) }  // There’s no saved game yet. Begin one with “%1$@”.
    package func openingNoProfile(name: String, profiles: String, program: String) -> String { text(1623, .text(name), .text(profiles), .text(program)) }  // There’s no profile “%1$@”, only %2$@. To begin it, run “%3$@”.
    package func openingNoProfileSuggestion(name: String, suggestion: String) -> String { text(1624, .text(name), .text(suggestion)) }  // There’s no profile “%1$@”: did you mean “%2$@”?
    package func openingNoProfiles(name: String, program: String) -> String { text(1625, .text(name), .text(program)) }  // There’s no profile “%1$@”. To begin it, run “%2$@”.
    package var openingNowhere: String { text(1626) }  // There’s no place to save, since HOME isn’t set. Choose one with --data DIR, or p
    package func openingUnreadableCatalog(path: String, cause: String) -> String { text(1627, .text(path), .text(cause)) }  // The catalog “%1$@” can’t be read: %2$@.
    package var optionAccountEmail: String { text(1628) }  // your email address; empty for none
    package var optionAccountName: String { text(1629) }  // your name
    package var optionAccountPicture: String { text(1630) }  // the bird that is your picture
    package var optionAssets: String { text(1631) }  // pictures to use instead of the built-in ones
    package var optionAtOnce: String { text(1632) }  // start the next period right away
    package var optionBackyard: String { text(1633) }  // the one to show, by name or id
    package var optionBackyards: String { text(1634) }  // which backyards count (all)
    package var optionBirdhouse: String { text(1635) }  // a birdhouse, or none
    package var optionBirdsFavorite: String { text(1636) }  // only favorites
    package var optionBirdsHere: String { text(1637) }  // only those that are in a yard right now
    package var optionCardFormat: String { text(1638) }  // svg: vector art; ansi: text in colors; badge: a small SVG for a README
    package func optionCaretaker(standard: String) -> String { text(1639, .text(standard)) }  // who looks after the yards: nobody, somebody once or twice a day with all foods i
    package var optionCastFrom: String { text(1640) }  // replay what was from this date on, instead of what comes
    package var optionCastTo: String { text(1641) }  // the end of what is replayed; now if left out
    package var optionColors: String { text(1642) }  // how many colors to use
    package var optionCompare: String { text(1643) }  // play the same days once more with another caretaker, and show both
    package var optionCsv: String { text(1644) }  // for spreadsheets
    package var optionData: String { text(1645) }  // where to keep the game’s files
    package func optionDays(first: Int, last: Int, standard: Int) -> String { text(1646, .number(first), .number(last), .number(standard)) }  // how many days, from %1$lld to %2$lld (default: %3$lld)
    package var optionDrawGlyphs: String { text(1647) }  // what the picture is made of
    package var optionExplain: String { text(1648) }  // the rules in words, with their figures
    package var optionExportForce: String { text(1649) }  // replace whatever file is there
    package var optionFamily: String { text(1650) }  // how large (inline)
    package var optionFarSkyline: String { text(1651) }  // what stands far behind the yard
    package var optionFavoriteOff: String { text(1652) }  // no longer a favorite
    package var optionFeeder: String { text(1653) }  // a hanging feeder, or none
    package var optionFollow: String { text(1654) }  // stay, and show each change as it comes
    package var optionFormat: String { text(1655) }  // for which reader (text)
    package var optionFountain: String { text(1656) }  // what the fountain is made of
    package var optionFrontPlants: String { text(1657) }  // up to three plants in front, or none
    package var optionGlyphs: String { text(1658) }  // what pictures are made of
    package var optionGround: String { text(1659) }  // what the ground is covered with
    package var optionGroup: String { text(1660) }  // the group of subscriptions that it’s about, by id or name
    package var optionGuestFrom: String { text(1661) }  // the name by which friends know you, kept for the next time
    package var optionHelp: String { text(1662) }  // show help
    package var optionHemisphere: String { text(1663) }  // which half of the world the yard is in (default: north)
    package var optionHold: String { text(1664) }  // keep something as it is; can be used more than once
    package var optionHomeOff: String { text(1665) }  // give the yard its own hours back
    package var optionInMemory: String { text(1666) }  // start a new game and save nothing
    package var optionJournalBird: String { text(1667) }  // only visits of this bird
    package var optionJournalSince: String { text(1668) }  // only arrivals from this date on, in ISO 8601
    package var optionJournalUntil: String { text(1669) }  // only arrivals before this date
    package var optionJournalYard: String { text(1670) }  // only visits to this yard, by name or id
    package var optionJson: String { text(1671) }  // print one JSON document
    package var optionLanguage: String { text(1672) }  // the language to use, such as “en”
    package var optionLeftPlants: String { text(1673) }  // up to three plants on the left, the outermost first, or none
    package var optionMonthly: String { text(1674) }  // pay a long period month by month, with a commitment to all of it
    package var optionNearSkyline: String { text(1675) }  // what stands right behind the yard
    package var optionNewFood: String { text(1676) }  // what is in the feeder (default: sunflower seeds)
    package var optionNoConsent: String { text(1677) }  // don’t ask the subscriber where a small increase needs no consent
    package var optionNoMouse: String { text(1678) }  // leave the mouse to the terminal
    package var optionNow: String { text(1679) }  // the date to start at, in ISO 8601; UTC without a zone
    package var optionOffer: String { text(1680) }  // the offer to buy it with, by its id
    package var optionOpen: String { text(1681) }  // start at a backyardbirds:// link
    package var optionPane: String { text(1682) }  // show one yard alone, with words only when something happens
    package func optionPictureSize(columns: Int, rows: Int) -> String { text(1683, .number(columns), .number(rows)) }  // columns and rows of the picture (default: %1$lld × %2$lld)
    package var optionPixels: String { text(1684) }  // show pictures in the terminal’s own pixels
    package var optionPlain: String { text(1685) }  // whole sentences, for a screen reader
    package var optionPlayPlain: String { text(1686) }  // lines of text for screen readers and braille
    package var optionPriceTo: String { text(1687) }  // the new price (default: about a dollar more)
    package var optionProfile: String { text(1688) }  // play as another player of this computer
    package var optionQuantity: String { text(1689) }  // how many to buy
    package var optionRedacted: String { text(1690) }  // hide names (private), or everything (locked)
    package var optionReducedMotion: String { text(1691) }  // keep everything still that doesn’t need to move
    package var optionRefillAll: String { text(1692) }  // every yard
    package var optionRefillFavorites: String { text(1693) }  // every favorite yard
    package var optionRefillFood: String { text(1694) }  // food only; without a name, the food that each yard already has
    package var optionRefillWater: String { text(1695) }  // water only
    package var optionRefundReason: String { text(1696) }  // why (other)
    package var optionRepair: String { text(1697) }  // copy everything, then repair it
    package var optionReplaceFile: String { text(1698) }  // replace a file that is there already
    package var optionRestoreBeforeJump: String { text(1699) }  // go back to the game from before the clock was wrong
    package var optionRevocationReason: String { text(1700) }  // why it’s taken back (other)
    package var optionRightPlants: String { text(1701) }  // up to three plants on the right, the outermost first, or none
    package func optionSeconds(least: Int, most: Int) -> String { text(1702, .number(least), .number(most)) }  // how long, in seconds of the world, %1$lld to %2$lld (30)
    package var optionSeed: String { text(1703) }  // make a new world from this seed, always the same
    package var optionServeGuest: String { text(1704) }  // a guest, who looks at the profile and changes nothing
    package var optionServeMost: String { text(1705) }  // the most guests at once (20), or else the most profiles (1000)
    package var optionShare: String { text(1706) }  // share the life list in this folder, and show those of friends there
    package var optionSignature: String { text(1707) }  // a promotional offer’s signature, in place of the game’s own
    package var optionSize: String { text(1708) }  // columns and rows (default: as large as the terminal)
    package var optionSortBirds: String { text(1709) }  // by name, by number of visits, or the latest visitors first (default: by kind)
    package var optionSortJournal: String { text(1710) }  // the first or the latest arrivals first (default: oldest)
    package var optionSpecies: String { text(1711) }  // only birds of this kind
    package var optionStopSharing: String { text(1712) }  // share the life list no longer
    package var optionStore: String { text(1713) }  // another catalog for the shop
    package var optionStripSize: String { text(1714) }  // columns and rows of a strip (default: the terminal’s)
    package var optionTargets: String { text(1715) }  // compare a year of five worlds (or the one of --seed) with what the rules are tun
    package var optionTerminal: String { text(1716) }  // tell what the game knows of the terminal: its type, colors, glyphs
    package var optionTheme: String { text(1717) }  // the colors of the screens
    package var optionTimeScale: String { text(1718) }  // seconds that pass in the world for each real second
    package var optionTimeline: String { text(1719) }  // what it will show, and when
    package var optionTrustPurchases: String { text(1720) }  // let purchases that were made on another computer count here
    package var optionUndoList: String { text(1721) }  // show what can be taken back, and do nothing
    package var optionVersion: String { text(1722) }  // show the version
    package var optionVisit: String { text(1723) }  // show one visit of this bird live: from its landing, or now, until it leaves
    package func optionYards(last: Int, standard: Int) -> String { text(1724, .number(last), .number(standard)) }  // how many yards, up to %1$lld (default: %2$lld)
    package var optionYes: String { text(1725) }  // don’t ask
    package func overtakenDeed(deed: String) -> String { text(1726, .text(deed)) }  // Another program changed the game first, so this is no longer done: %1$@.
    package var overtakenLast: String { text(1727) }  // Another program changed the game first, so what you did last is no longer done.
    package var paletteBird: String { text(1728) }  // bird
    package var paletteCare: String { text(1729) }  // yard care
    package func paletteDecorate(yard: String) -> String { text(1730, .text(yard)) }  // Decorate %1$@
    package var paletteExport: String { text(1731) }  // Export the journal
    package func paletteFood(yard: String) -> String { text(1732, .text(yard)) }  // Choose food for %1$@
    package var paletteNothing: String { text(1733) }  // Nothing matches. Fewer letters find more.
    package func paletteRefill(yard: String) -> String { text(1734, .text(yard)) }  // Refill %1$@
    package var paletteSearch: String { text(1735) }  // an action, a yard or a bird
    package var paletteSearchShort: String { text(1736) }  // an action or a yard
    package var paletteSpecies: String { text(1737) }  // kind
    package var paletteTitle: String { text(1738) }  // What would you like to do?
    package var paletteTitleShort: String { text(1739) }  // What to do?
    package var paletteYard: String { text(1740) }  // backyard
    package func paneWay(key: String) -> String { text(1741, .text(key)) }  // %1$@ brings the whole game back
    package var passChangeTitle: String { text(1742) }  // Change your pass?
    package var passConfirmTitle: String { text(1743) }  // Subscribe with simulated money?
    package func passHave(pass: String) -> String { text(1744, .text(pass)) }  // Active: %1$@.
    package func passHaveLower(pass: String) -> String { text(1745, .text(pass)) }  // Active: %1$@. A higher one begins right away.
    package func passManage(group: String) -> String { text(1746, .text(group)) }  // Your %1$@
    package func passNothingAbove(button: String) -> String { text(1747, .text(button)) }  // There’s nothing above it. “%1$@” shows when it renews and what you can change.
    package var passNothingSold: String { text(1748) }  // This shop sells no pass.
    package var passOffer: String { text(1749) }  // As many backyards as you like
    package var passOfferShort: String { text(1750) }  // Unlimited backyards
    package var passPoliciesTitle: String { text(1751) }  // Terms
    package var passPolicyChange: String { text(1752) }  // A higher pass begins right away, and you get the rest of the current one back. A
    package var passPolicyCommitment: String { text(1753) }  // Who pays a longer time by the month pays all of it, also after canceling.
    package func passPolicyLicense(license: String) -> String { text(1754, .text(license)) }  // License of this catalog: %1$@
    package func passPolicyPrivacy(policy: String) -> String { text(1755, .text(policy)) }  // Privacy policy of this catalog: %1$@
    package var passPolicyRenewal: String { text(1756) }  // A pass renews until you cancel it, which you can do any time; it then stays acti
    package var passPolicySimulated: String { text(1757) }  // All prices are simulated: there’s no card, no charge and no network, and nothing
    package var passRestoreShort: String { text(1758) }  // Restore
    package var passStory: String { text(1759) }  // More yards, more visitors, and an evening sky to share them under. Simulated pri
    package var passStoryShort: String { text(1760) }  // More yards and more visitors. Simulated prices.
    package var passStoryShortest: String { text(1761) }  // Simulated prices.
    package var passTitle: String { text(1762) }  // Backyard Birds Pass
    package func photoLine(title: String, day: String, time: String) -> String { text(1770, .text(title), .text(day), .text(time)) }  // %1$@  %2$@ %3$@
    package func photos(count: Int) -> String { text(1771, .number(count)) }  // %1$lld photos
    package var photosActionDelete: String { text(1772) }  // delete a photo and its files
    package var photosActionList: String { text(1773) }  // list the photos, the latest first
    package var photosActionShow: String { text(1774) }  // show a photo in colors
    package var photosActionTake: String { text(1775) }  // take a photo of a yard as it is right now
    package func plainAgain(news: String) -> String { text(1776, .text(news)) }  // Again: %1$@
    package func plainBirds(first: String, next: String) -> String { text(1777, .text(first), .text(next)) }  // %1$@; %2$@
    package var plainChosen: String { text(1778) }  // chosen
    package var plainFavorite: String { text(1779) }  // favorite
    package var plainFirst: String { text(1780) }  // the first of its kind
    package func plainFood(left: String) -> String { text(1781, .text(left)) }  // Food: %1$@
    package func plainHowTo(again: String) -> String { text(1782, .text(again)) }  // Up and Down choose; Page Down and Page Up read on line by line; %1$@ says the la
    package var plainInPlace: String { text(1783) }  // in place
    package func plainKey(key: String, does: String) -> String { text(1784, .text(key), .text(does)) }  // %1$@: %2$@
    package func plainKeys(keys: String) -> String { text(1785, .text(keys)) }  // Keys: %1$@.
    package var plainMarked: String { text(1786) }  // marked
    package var plainMissing: String { text(1787) }  // missing
    package var plainNobody: String { text(1788) }  // Nobody is here
    package var plainNotMarked: String { text(1789) }  // not marked
    package func plainScene(birds: String, weather: String, time: String) -> String { text(1790, .text(birds), .text(weather), .text(time)) }  // %1$@; %2$@; %3$@.
    package func plainTwo(first: String, second: String) -> String { text(1791, .text(first), .text(second)) }  // %1$@, %2$@
    package func plainWater(left: String) -> String { text(1792, .text(left)) }  // Water: %1$@
    package var plantNoKindKnown: String { text(1793) }  // No kind that you know of yet, but single birds.
    package var plantNobodyKnown: String { text(1794) }  // Nobody that you know of yet.
    package func plantOthers(count: Int) -> String { text(1795, .number(count)) }  // %1$lld others of its kind
    package var plantSeekers: String { text(1796) }  // Birds that look for it
    package var plantStands: String { text(1797) }  // Where it stands
    package var plantWhere: String { text(1798) }  // Waiting for a place. It could stand in
    package var plantWho: String { text(1799) }  // Who comes for it
    package var plantWhoIsTold: String { text(1800) }  // What birds make of a plant shows little by little, in yards that you have decora
    package var plantsByYard: String { text(1839) }  // by yard
    package func plantsCount(count: Int) -> String { text(1840, .number(count)) }  // %1$lld plants
    package func plantsNotFound(query: String, everywhere: String) -> String { text(1841, .text(query), .text(everywhere)) }  // No plant or yard here matches “%1$@”. “%2$@” looks everywhere.
    package var plantsSearch: String { text(1842) }  // plant or yard
    package var plantsWaiting: String { text(1843) }  // waiting for a place
    package var plantsWaitingBriefly: String { text(1844) }  // waiting
    package func plantsWaitingForPlace(count: Int) -> String { text(1845, .number(count)) }  // %1$lld waiting for a place
    package func plantsWaitingShort(count: Int) -> String { text(1846, .number(count)) }  // %1$lld waiting
    package func playAssetsFaulty(directory: String, fault: String) -> String { text(1847, .text(directory), .text(fault)) }  // A picture in “%1$@” can’t be drawn: %2$@
    package func playAssetsUnreadable(directory: String, cause: String) -> String { text(1848, .text(directory), .text(cause)) }  // The pictures in “%1$@” can’t be used, since %2$@.
    package func playCrashReport(path: String) -> String { text(1849, .text(path)) }  // What’s known of it is in %1$@: please send that file along when you tell of it.
    package var playLinkNowhere: String { text(1850) }  // That link leads to no yard or bird of this game.
    package func playNotSaved(why: String) -> String { text(1851, .text(why)) }  // The last changes are not saved. %1$@
    package var playNothingToSave: String { text(1852) }  // Nothing was to be saved.
    package func playPictureFault(fault: String) -> String { text(1853, .text(fault)) }  // %1$@ The last good picture stays.
    package var playSaveIntact: String { text(1854) }  // The save is intact; start the game again to go on.
    package func playTimeRuns(scale: String, option: String) -> String { text(1855, .text(scale), .text(option)) }  // Time runs %1$@ times as fast, and what happens stays in this game. To try things
    package func pointedBird(bird: String, doing: String) -> String { text(1856, .text(bird), .text(doing)) }  // %1$@: %2$@
    package func pointedSupply(supply: String, left: String) -> String { text(1857, .text(supply), .text(left)) }  // %1$@, %2$@
    package func postcardDate(date: String, clock: String) -> String { text(1858, .text(date), .text(clock)) }  // %1$@, %2$@
    package func postcardGreeting(yard: String) -> String { text(1859, .text(yard)) }  // Greetings from %1$@
    package func postcardNote(kinds: String, likes: String) -> String { text(1860, .text(kinds), .text(likes)) }  // Field notes: %1$@ come for %2$@.
    package var profileActionList: String { text(1861) }  // list the profiles that have a game
    package var profileActionNew: String { text(1862) }  // begin a game in a new profile
    package func profileBegun(name: String, command: String) -> String { text(1863, .text(name), .text(command)) }  // The profile “%1$@” has a game now. Play it with “%2$@”.
    package func profileTaken(name: String) -> String { text(1864, .text(name)) }  // There is a profile “%1$@” already. Choose another name.
    package func purchaseNoteFreeUntil(date: String) -> String { text(1865, .text(date)) }  // free until %1$@
    package var purchaseNoteNoLongerShared: String { text(1866) }  // no longer shared
    package func purchaseNoteOver(date: String) -> String { text(1867, .text(date)) }  // over since %1$@
    package func purchaseNoteRefunded(date: String) -> String { text(1868, .text(date)) }  // refunded %1$@
    package var purchaseNoteRenewal: String { text(1869) }  // renewal
    package var purchaseNoteReplaced: String { text(1870) }  // replaced
    package func purchaseNoteReplacedRefunded(price: String) -> String { text(1871, .text(price)) }  // replaced, %1$@ back
    package var purchaseNoteShared: String { text(1872) }  // shared with you
    package func purchaseNoteUntil(date: String) -> String { text(1873, .text(date)) }  // until %1$@
    package var purchaseNoteUnverified: String { text(1874) }  // unverified
    package func purchaseRemarkFreeUntil(date: String) -> String { text(1875, .text(date)) }  // Free until %1$@.
    package func purchaseRemarkOver(date: String) -> String { text(1876, .text(date)) }  // It was over on %1$@.
    package func purchaseRemarkRefunded(date: String) -> String { text(1877, .text(date)) }  // Refunded on %1$@.
    package var purchaseRemarkRenewal: String { text(1878) }  // This is a renewal.
    package var purchaseRemarkReplaced: String { text(1879) }  // Replaced by another pass.
    package func purchaseRemarkReplacedRefunded(price: String) -> String { text(1880, .text(price)) }  // Replaced by another pass; %1$@ came back.
    package var purchaseRemarkShared: String { text(1881) }  // It’s shared with you.
    package func purchaseRemarkUntil(date: String) -> String { text(1882, .text(date)) }  // It lasts until %1$@ and doesn’t renew by itself.
    package func raceByNow(count: Int, all: Int) -> String { text(1883, .number(count), .number(all)) }  // %1$lld by this day, %2$lld in all
    package func raceFriends(year: String) -> String { text(1884, .text(year)) }  // Kinds seen in %1$@, among friends
    package func raceSoFar(count: Int) -> String { text(1885, .number(count)) }  // %1$lld so far
    package var raceTitle: String { text(1886) }  // Kinds seen, year by year
    package func readOnlyDateOutOfRange(date: String) -> String { text(1904, .text(date)) }  // In this save it’s %1$@, and the game only knows the years from 1970 to 2261. It 
    package var readOnlyElsewhere: String { text(1905) }  // This profile is open in another game. Here you see what happens there, and nothi
    package func readOnlyElsewhereBy(process: String, host: String) -> String { text(1906, .text(process), .text(host)) }  // This profile is open in another game. Its process is %1$@ on %2$@. Here you see 
    package var readOnlyLook: String { text(1907) }  // This is just a look at the game.
    package func readOnlyNewer(path: String) -> String { text(1908, .text(path)) }  // The save is from a later version of the game. Nothing will be written to “%1$@”.
    package var readOnlyOpen: String { text(1909) }  // A game has this profile open. Close it first, or import into another profile.
    package var readOnlyOtherVersion: String { text(1910) }  // Another version of the game has this profile open. Close it first.
    package var readOnlyUnreadable: String { text(1911) }  // The save couldn’t be read. Nothing will be written over it.
    package func reasonAsleep(kinds: String) -> String { text(1912, .text(kinds)) }  // At this hour, %1$@ are mostly asleep.
    package func reasonAway(kinds: String) -> String { text(1913, .text(kinds)) }  // At this time of year, %1$@ are away.
    package func reasonCompany(birds: Int, share: String) -> String { text(1914, .number(birds), .text(share)) }  // %1$lld birds are here already: %2$@.
    package var reasonFull: String { text(1915) }  // Every perch is taken.
    package func reasonKindAndOthers(count: Int, kind: String) -> String { text(1916, .number(count), .text(kind)) }  // %2$@ and %1$lld other kinds
    package func reasonPremium(food: String, share: String) -> String { text(1917, .text(food), .text(share)) }  // %1$@: %2$@.
    package func receiptAmount(price: String) -> String { text(1937, .text(price)) }  // %1$@, simulated
    package var receiptBought: String { text(1938) }  // Bought
    package var receiptInstallment: String { text(1939) }  // Payment
    package func receiptInstallmentOf(number: Int, count: Int) -> String { text(1940, .number(number), .number(count)) }  // %1$lld of %2$lld
    package var receiptNumber: String { text(1941) }  // Transaction
    package var receiptPrice: String { text(1942) }  // Price
    package var receiptRefunded: String { text(1943) }  // Refunded
    package var receiptUntil: String { text(1944) }  // Until
    package var replacedMerged: String { text(1953) }  // Another state of this game was put in the save’s place while you played. Yours i
    package var replacedMissing: String { text(1954) }  // The save’s files were removed while you played. Your game has been saved again.
    package var replacedOlder: String { text(1955) }  // Another state of this game was put in the save’s place while you played. Yours i
    package var replacedOther: String { text(1956) }  // Another game’s save was put in place of yours while you played. Yours is saved a
    package func replayGone(bird: String) -> String { text(1957, .text(bird)) }  // %1$@ has left.
    package func replayStep(number: Int, all: Int) -> String { text(1958, .number(number), .number(all)) }  // %1$lld of %2$lld
    package func replayTitle(bird: String) -> String { text(1959, .text(bird)) }  // As it was: %1$@
    package func restoredChanges(count: Int) -> String { text(1960, .number(count)) }  // The last %1$lld changes couldn’t be found.
    package var restoredKept: String { text(1961) }  // What was damaged is kept beside it, with “.damaged-” in its name.
    package func restoredMissing(date: String) -> String { text(1962, .text(date)) }  // The save was missing. A backup and its history brought it back as of %1$@.
    package func restoredOtherHistory(date: String) -> String { text(1963, .text(date)) }  // The history beside the save belongs to another save. The game goes on from %1$@.
    package func restoredPart(name: String, why: String, date: String) -> String { text(1964, .text(name), .text(why), .text(date)) }  // Part of “%1$@” was damaged (%2$@). The game goes on from %3$@.
    package var restoredPurchaseUnverified: String { text(1965) }  // A purchase among them isn’t as it was written: it’s unverified and doesn’t count
    package func restoredSave(why: String, date: String) -> String { text(1966, .text(why), .text(date)) }  // The save was damaged (%1$@). A backup and its history brought it back as of %2$@
    package func restoredShortHistory(date: String) -> String { text(1967, .text(date)) }  // The end of the history is gone. The game goes on from %1$@.
    package func roomBoth(columns: Int, rows: Int) -> String { text(1968, .number(columns), .number(rows)) }  // %#@columns@ and %#@rows@
    package func roomBothShort(columns: Int, rows: Int) -> String { text(1969, .number(columns), .number(rows)) }  // %#@columns@, %#@rows@ more
    package func roomColumns(columns: Int) -> String { text(1970, .number(columns)) }  // %1$lld more columns
    package func roomRequest(missing: String) -> String { text(1971, .text(missing)) }  // %1$@, please
    package func roomRows(rows: Int) -> String { text(1972, .number(rows)) }  // %1$lld more rows
    package func roomSentence(missing: String) -> String { text(1973, .text(missing)) }  // The birds need a little more room: %1$@
    package func rumorAnyMoment(kind: String) -> String { text(1974, .text(kind)) }  // Any moment now, a certain %1$@:
    package func rumorAsleep(yard: String, hour: String) -> String { text(1975, .text(yard), .text(hour)) }  // In %1$@ they’re asleep now: %2$@.
    package var rumorAway: String { text(1976) }  // They’re elsewhere at this time of the year.
    package func rumorBestYard(yard: String) -> String { text(1977, .text(yard)) }  // %1$@ comes closest.
    package func rumorComes(thing: String, time: String) -> String { text(1978, .text(thing), .text(time)) }  // %1$@ in %2$@
    package func rumorComplete(yard: String) -> String { text(1979, .text(yard)) }  // All of it is in %1$@ now.
    package func rumorFromShop(thing: String) -> String { text(1980, .text(thing)) }  // %1$@, from the shop
    package func rumorLead(kind: String) -> String { text(1981, .text(kind)) }  // A secret: a certain %1$@ waits for
    package func rumorLeadShort(kind: String) -> String { text(1982, .text(kind)) }  // %1$@:
    package func rumorNextClue(visits: Int) -> String { text(1983, .number(visits)) }  // %1$lld more visits tell more.
    package func rumorStillUnknown(count: Int) -> String { text(1984, .number(count)) }  // %1$lld more things are still unknown.
    package var rumorTitle: String { text(1985) }  // What calls one of them
    package func rumorUnknown(count: Int) -> String { text(1986, .number(count)) }  // %1$lld more things
    package var saveFailing: String { text(1987) }  // Not saved yet
    package var saveNothing: String { text(1988) }  // Nothing is saved
    package var saveNothingShort: String { text(1989) }  // Unsaved
    package var saveReadOnly: String { text(1990) }  // Read-only
    package var searchPlaceholder: String { text(1999) }  // a yard, a bird, a page
    package var searchTitle: String { text(2000) }  // What are you looking for?
    package var searchTitleShort: String { text(2001) }  // What to find?
    package func secretsComesFor(bird: String, needs: String) -> String { text(2002, .text(bird), .text(needs)) }  // %1$@ comes for %2$@ together.
    package func secretsCount(count: Int, all: Int) -> String { text(2003, .number(count), .number(all)) }  // %1$lld of %2$lld found
    package func secretsFirstClue(visits: Int) -> String { text(2004, .number(visits)) }  // %1$lld more visits give a first clue.
    package var secretsFound: String { text(2005) }  // found
    package func secretsKnown(count: Int, all: Int) -> String { text(2006, .number(count), .number(all)) }  // %1$lld of %2$lld known
    package var secretsUnseen: String { text(2007) }  // A kind that you haven’t met.
    package func sentenceThen(first: String, next: String) -> String { text(2008, .text(first), .text(next)) }  // %1$@ %2$@
    package var serveIdle: String { text(2009) }  // No key was pressed for a while, so the visit is over. Come again!
    package var serveNoCommand: String { text(2010) }  // This is a yard for watching birds: please log in without a command.
    package var serveNoKey: String { text(2011) }  // It can’t be told who you are: please log in with a key.
    package func settingsByFile(file: String, line: String) -> String { text(2122, .text(file), .text(line)) }  // Set in %1$@, line %2$@. Change it there, or take it out.
    package func settingsByOption(option: String) -> String { text(2123, .text(option)) }  // Set by %1$@ on the command line for as long as this game is open.
    package func settingsByVariable(name: String) -> String { text(2124, .text(name)) }  // Set by the variable %1$@ in your environment.
    package var settingsData: String { text(2125) }  // Data folder
    package func settingsDataAbout(option: String) -> String { text(2126, .text(option)) }  // Where your saves are. %1$@, or “data” in the settings file, puts them elsewhere.
    package var settingsFile: String { text(2127) }  // Settings file
    package func settingsFileAbout(command: String) -> String { text(2128, .text(command)) }  // What stands there counts before what’s set here. “%1$@” says how it’s written.
    package var settingsGroupFiles: String { text(2129) }  // Files
    package var settingsGroupMore: String { text(2130) }  // More pages
    package var settingsGroupOutside: String { text(2131) }  // Outside the game
    package var settingsGroupPicture: String { text(2132) }  // Picture
    package var settingsGroupReading: String { text(2133) }  // Language and reading
    package var settingsGroupTerminal: String { text(2134) }  // Terminal
    package var settingsMouseOff: String { text(2135) }  // The mouse is off. Enter on this line turns it on again.
    package var settingsNeedsMouse: String { text(2136) }  // It needs the mouse, which is off.
    package var settingsNowhere: String { text(2137) }  // nowhere: nothing is saved
    package var settingsOnServer: String { text(2138) }  // on this server
    package var setupAccount: String { text(2139) }  // Once, as root
    package var setupYard: String { text(2140) }  // The yard that guests look at
    package var sharingAlone: String { text(2152) }  // Only you so far.
    package var sharingEnd: String { text(2153) }  // End the family
    package var sharingEndQuestion: String { text(2154) }  // Sharing ends for everyone. What each of you bought stays theirs.
    package var sharingJoin: String { text(2155) }  // Join the family
    package var sharingJoinable: String { text(2156) }  // There’s one on this computer; you can join it.
    package func sharingJoined(name: String, product: String) -> String { text(2157, .text(name), .text(product)) }  // You’re in the family now: %1$@ shares %2$@ with you.
    package var sharingLeave: String { text(2158) }  // Leave the family
    package var sharingLeaveQuestion: String { text(2159) }  // What the others share with you ends right away. Your own purchases stay yours.
    package var sharingNone: String { text(2160) }  // Share a pass with other players of this computer.
    package func sharingOrganizerShares(products: String) -> String { text(2161, .text(products)) }  // organizer, shares %1$@
    package var sharingOrganizerSharesNothing: String { text(2162) }  // organizer, shares nothing
    package func sharingRemove(name: String) -> String { text(2163, .text(name)) }  // Remove %1$@
    package func sharingRemoveQuestion(name: String) -> String { text(2164, .text(name)) }  // What’s shared with %1$@ ends right away. They can join again.
    package func sharingRemoved(name: String) -> String { text(2165, .text(name)) }  // %1$@ has left the family.
    package func sharingSharedBy(name: String) -> String { text(2166, .text(name)) }  // “%1$@” shares the pass.
    package func sharingShares(products: String) -> String { text(2167, .text(products)) }  // shares %1$@
    package var sharingSharesNothing: String { text(2168) }  // shares nothing
    package var sharingStart: String { text(2169) }  // Start a family
    package var sharingStory: String { text(2170) }  // Up to six players of this computer can share a family or premium pass and decora
    package var sharingTitle: String { text(2171) }  // Family
    package var sharingUnreadable: String { text(2172) }  // Its list can’t be read; look here.
    package func sharingWith(others: Int) -> String { text(2173, .number(others)) }  // You and %1$lld other players.
    package func sharingYou(name: String) -> String { text(2174, .text(name)) }  // %1$@ (you)
    package var shellGame: String { text(2175) }  // Backyard Birds
    package func shopAccount(name: String) -> String { text(2176, .text(name)) }  // Account: %1$@
    package var shopBestValue: String { text(2177) }  // Best Value
    package var shopCode: String { text(2178) }  // Code
    package var shopCodeStory: String { text(2179) }  // Type the code you were given; capitals don’t matter.
    package var shopConfirmTitle: String { text(2180) }  // Buy with simulated money?
    package var shopDecorations: String { text(2181) }  // Decorations
    package var shopDecorationsNote: String { text(2182) }  // yours to keep
    package var shopDecorationsPass: String { text(2183) }  // included in your pass; buy them to keep them
    package var shopDecorationsPassShort: String { text(2184) }  // in your pass
    package var shopForATime: String { text(2185) }  // For a while
    package func shopHolds(count: Int) -> String { text(2186, .number(count)) }  // for %1$lld, simulated
    package func shopHoldsOwned(count: Int, owned: Int) -> String { text(2187, .number(count), .number(owned)) }  // for %1$lld, simulated; you own %2$lld
    package var shopHowMany: String { text(2188) }  // How many
    package var shopInMemory: String { text(2189) }  // Not kept: this game is in memory.
    package var shopNotSaved: String { text(2190) }  // Not saved yet; trying again.
    package var shopNothingSold: String { text(2191) }  // This shop sells nothing.
    package var shopOnlyPasses: String { text(2192) }  // There’s nothing on the shelves. What renews is on the Pass page.
    package var shopOthers: String { text(2193) }  // Other things
    package var shopOwned: String { text(2194) }  // Owned
    package var shopPayAtOnce: String { text(2195) }  // at once
    package var shopPayMonthly: String { text(2196) }  // month by month
    package var shopPayment: String { text(2197) }  // Pay
    package var shopPlayMoney: String { text(2198) }  // This is play money: nothing you buy here costs anything real.
    package var shopRedeem: String { text(2199) }  // redeem
    package var shopSaved: String { text(2200) }  // Saved.
    package var shopSaving: String { text(2201) }  // Saving…
    package var shopSimulated: String { text(2202) }  // Prices are simulated: no real money, ever
    package var shopSimulatedPrice: String { text(2203) }  // simulated
    package var shopSimulatedShort: String { text(2204) }  // Simulated prices, no real money
    package var shopSimulatedShortest: String { text(2205) }  // Simulated
    package func shopSpentMuch(price: String) -> String { text(2206, .text(price)) }  // You’ve spent %1$@ (simulated) here this month. The birds are just as happy with 
    package func shopStanding(title: String, story: String) -> String { text(2207, .text(title), .text(story)) }  // %1$@: %2$@
    package var shopTitle: String { text(2208) }  // Bird Food Shop
    package var showActionBird: String { text(2209) }  // what you know of a bird
    package var showActionCharts: String { text(2210) }  // when birds come, where, and what they think of the food (with a Premium Pass)
    package var showActionPlant: String { text(2211) }  // who comes for a plant, and where it stands
    package var showActionSpecies: String { text(2212) }  // what you know of a kind you’ve seen, field notes included
    package var sidebarLow: String { text(2213) }  // low
    package func sidebarMore(count: Int) -> String { text(2214, .number(count)) }  // %1$lld more
    package var sidebarNewYard: String { text(2215) }  // New backyard
    package var sidebarOut: String { text(2216) }  // out
    package var sidebarRefillAll: String { text(2217) }  // Refill all
    package var sidebarYards: String { text(2218) }  // Yards
    package var signBird: String { text(2219) }  // a bird is here
    package var signFirst: String { text(2220) }  // a first, in the journal
    package var signOpinions: String { text(2221) }  // loves, likes or dislikes its food
    package var signSong: String { text(2222) }  // a song; at sunrise you hear kinds that you know, out of sight
    package var signStar: String { text(2223) }  // a favorite
    package func speciesMet(count: Int, all: Int) -> String { text(2234, .number(count), .number(all)) }  // Birds met: %1$lld of %2$lld
    package var speciesStory: String { text(2235) }  // What it’s like
    package func statusFavoriteSentence(yard: String) -> String { text(2332, .text(yard)) }  // %1$@, a favorite.
    package var statusFood: String { text(2333) }  // food
    package func statusFoodSentence(food: String, left: String) -> String { text(2334, .text(food), .text(left)) }  // Food: %1$@, %2$@.
    package var statusHere: String { text(2335) }  // here
    package func statusMoment(time: String, day: String, weather: String) -> String { text(2336, .text(time), .text(day), .text(weather)) }  // %1$@ %2$@, %3$@
    package var statusNobody: String { text(2337) }  // nobody
    package var statusNobodySentence: String { text(2338) }  // No bird is here.
    package func statusSupply(food: String, left: String) -> String { text(2339, .text(food), .text(left)) }  // %1$@, %2$@
    package func statusVisitor(bird: String, since: String) -> String { text(2340, .text(bird), .text(since)) }  // %1$@ (%2$@)
    package func statusVisitorSentence(bird: String, since: String) -> String { text(2341, .text(bird), .text(since)) }  // %1$@ has been here for %2$@.
    package var statusWater: String { text(2342) }  // water
    package func statusWaterSentence(left: String) -> String { text(2343, .text(left)) }  // Water: %1$@.
    package func statusYardSentence(yard: String) -> String { text(2344, .text(yard)) }  // %1$@.
    package var storeActionAgree: String { text(2345) }  // agree to a higher price
    package var storeActionApprove: String { text(2346) }  // say yes to a purchase that waits
    package var storeActionBuy: String { text(2347) }  // buy a product, with simulated money
    package var storeActionCancel: String { text(2348) }  // let the pass end with its period
    package var storeActionDecline: String { text(2349) }  // say no to a purchase that waits
    package var storeActionDelete: String { text(2350) }  // take a purchase out of the history
    package var storeActionDisagree: String { text(2351) }  // decline a higher price: the pass ends with its period
    package var storeActionExpire: String { text(2352) }  // end a subscription right away
    package var storeActionFamily: String { text(2353) }  // share with other profiles of this computer
    package var storeActionInterrupt: String { text(2354) }  // buy a product, and let the purchase wait until it is resolved
    package var storeActionOffers: String { text(2355) }  // list the offers that can be had now
    package var storeActionPriceIncrease: String { text(2356) }  // ask for a higher price from the next renewal on
    package var storeActionProducts: String { text(2357) }  // list everything that is sold
    package var storeActionRedeem: String { text(2358) }  // use a code for a better price
    package var storeActionRefund: String { text(2359) }  // ask for the price of a purchase back
    package var storeActionRenew: String { text(2360) }  // renew the pass, or let it renew again
    package var storeActionResolve: String { text(2361) }  // resolve what holds up a purchase or a renewal
    package var storeActionRestore: String { text(2362) }  // look again for everything that was bought
    package var storeActionRevoke: String { text(2363) }  // refund a purchase, as the App Store itself can
    package var storeActionSettings: String { text(2364) }  // show or change how the simulated App Store behaves
    package var storeActionSignOffer: String { text(2365) }  // sign a promotional offer, as the game does before it’s bought
    package var storeActionSubscription: String { text(2366) }  // tell how the pass stands
    package var storeActionTransactions: String { text(2367) }  // list everything that was bought
    package func storeAlreadyOwned(product: String) -> String { text(2368, .text(product)) }  // You already own %1$@. Nothing was bought.
    package func storeAlreadySubscribed(product: String, date: String) -> String { text(2369, .text(product), .text(date)) }  // %1$@ is already active and renews on %2$@.
    package func storeBillingRetry(product: String, date: String) -> String { text(2370, .text(product), .text(date)) }  // %1$@ is off. The payment will be tried again until %2$@.
    package func storeBought(product: String) -> String { text(2371, .text(product)) }  // Bought: %1$@.
    package var storeBoughtDecoration: String { text(2372) }  // You’ll find your purchase among the decorations.
    package func storeBoughtFood(food: String, count: Int) -> String { text(2373, .text(food), .number(count)) }  // It’s in the food picker as %1$@: you own %2$lld now.
    package func storeBoughtTime(product: String, date: String) -> String { text(2374, .text(product), .text(date)) }  // %1$@ is active until %2$@. It doesn’t renew by itself.
    package func storeChangePlanned(former: String, date: String, next: String) -> String { text(2375, .text(former), .text(date), .text(next)) }  // %1$@ stays active until %2$@; then %3$@ begins.
    package func storeChanged(product: String, former: String, price: String) -> String { text(2376, .text(product), .text(former), .text(price)) }  // %1$@ has replaced %2$@, for %3$@ (simulated).
    package func storeDeclined(product: String) -> String { text(2377, .text(product)) }  // The request for %1$@ is off. Nothing was charged.
    package func storeDeleted(product: String) -> String { text(2378, .text(product)) }  // %1$@ was removed from the history.
    package func storeEnded(product: String) -> String { text(2379, .text(product)) }  // %1$@ has ended
    package var storeEndedNext: String { text(2380) }  // Your backyards and birds stay; the pass is there if you want it back.
    package func storeFamilyShared(product: String) -> String { text(2381, .text(product)) }  // %1$@ is shared with you now.
    package func storeGracePeriod(product: String, date: String) -> String { text(2382, .text(product), .text(date)) }  // %1$@ couldn’t be renewed but stays active until %2$@.
    package func storeNotSold(country: String) -> String { text(2383, .text(country)) }  // This isn’t sold in %1$@.
    package func storeOfferPlanned(product: String, date: String) -> String { text(2384, .text(product), .text(date)) }  // %1$@: the offer’s price applies from %2$@ on.
    package func storePaid(product: String) -> String { text(2385, .text(product)) }  // The balance for %1$@ is paid.
    package func storePaidUntil(product: String, date: String) -> String { text(2386, .text(product), .text(date)) }  // The balance is paid, and %1$@ is active until %2$@.
    package func storePendingAskToBuy(product: String) -> String { text(2387, .text(product)) }  // %1$@, yours as soon as a parent says yes.
    package func storePendingInterrupted(product: String) -> String { text(2388, .text(product)) }  // %1$@ is waiting for an issue with the App Store to be resolved.
    package func storeRefunded(price: String, product: String) -> String { text(2389, .text(price), .text(product)) }  // You got %1$@ (simulated) back. What was left of this purchase went back to the s
    package func storeRenewed(product: String, price: String, date: String) -> String { text(2390, .text(product), .text(price), .text(date)) }  // %1$@ renewed for %2$@ (simulated) and is active until %3$@.
    package func storeReplaced(product: String, former: String) -> String { text(2391, .text(product), .text(former)) }  // %1$@ has taken the place of %2$@.
    package func storeRestored(products: String) -> String { text(2392, .text(products)) }  // Everything is here: %1$@.
    package var storeRestoredFood: String { text(2393) }  // Food you bought is in the picker until it’s eaten.
    package func storeRestoredUnverified(count: Int) -> String { text(2394, .number(count)) }  // %1$lld purchases are unverified and don’t count; the history says why.
    package func storeReturned(price: String) -> String { text(2395, .text(price)) }  // You got %1$@ (simulated) back for the remaining days.
    package func storeSeveral(count: Int, product: String) -> String { text(2396, .number(count), .text(product)) }  // %1$lld × %2$@
    package func storeSharingEnded(product: String) -> String { text(2397, .text(product)) }  // %1$@ is no longer shared with you.
    package func storeSubscribed(product: String, date: String) -> String { text(2398, .text(product), .text(date)) }  // %1$@ is active and renews on %2$@.
    package func storeSubscribedMonthly(count: Int, product: String, date: String) -> String { text(2399, .number(count), .text(product), .text(date)) }  // %2$@ is active. %1$lld more payments follow, the next one on %3$@.
    package func storeTimeOver(product: String) -> String { text(2400, .text(product)) }  // %1$@ is over. You can buy it again any time.
    package func storeTrial(product: String, date: String) -> String { text(2401, .text(product), .text(date)) }  // %1$@ is active and free until %2$@.
    package func storeUnverifiedAccount(product: String) -> String { text(2402, .text(product)) }  // %1$@ doesn’t count: it was bought by another account.
    package func storeUnverifiedAccountNext(exporting: String, importing: String) -> String { text(2403, .text(exporting), .text(importing)) }  // “%1$@” and “%2$@” bring a game to another profile with what was bought in it.
    package func storeUnverifiedChain(product: String) -> String { text(2404, .text(product)) }  // %1$@ doesn’t count: nobody vouches for the certificate that signed it.
    package func storeUnverifiedDevice(product: String) -> String { text(2405, .text(product)) }  // %1$@ doesn’t count: it was made for another computer.
    package func storeUnverifiedEncoding(product: String) -> String { text(2406, .text(product)) }  // %1$@ doesn’t count: it can’t be read.
    package func storeUnverifiedMissing(product: String) -> String { text(2407, .text(product)) }  // %1$@ doesn’t count: part of it is missing.
    package func storeUnverifiedRevoked(product: String) -> String { text(2408, .text(product)) }  // %1$@ doesn’t count: the certificate that signed it was revoked.
    package func storeUnverifiedSignature(product: String) -> String { text(2409, .text(product)) }  // %1$@ doesn’t count: its signature doesn’t match what it says.
    package func storeUnverifiedSubscription(product: String) -> String { text(2410, .text(product)) }  // %1$@ doesn’t count: its signature doesn’t match what it says, so it is on hold.
    package func storeVerificationFails(command: String) -> String { text(2411, .text(command)) }  // Verification is set to fail. Turn that off in the Transaction Manager, or with “
    package var storyIt: String { text(2596) }  // it
    package func storySentence(bird: String, deeds: String) -> String { text(2597, .text(bird), .text(deeds)) }  // %1$@ %2$@.
    package func storyWithArc(story: String, arc: String) -> String { text(2598, .text(story), .text(arc)) }  // %1$@ %2$@
    package func stripNeedsRoom(rows: Int) -> String { text(2622, .number(rows)) }  // That needs a taller window: at least %1$lld rows.
    package func stripWaits(rows: Int) -> String { text(2623, .number(rows)) }  // There’s something to read. Make this window at least %1$lld rows high.
    package func stripWho(yard: String, visitors: String) -> String { text(2624, .text(yard), .text(visitors)) }  // %1$@: %2$@
    package func subscriptionBillingRetry(date: String) -> String { text(2625, .text(date)) }  // Off: the payment failed and will be tried again until %1$@.
    package func subscriptionChanging(date: String, next: String, price: String) -> String { text(2626, .text(date), .text(next), .text(price)) }  // Active until %1$@; then %2$@ begins for %3$@, simulated.
    package func subscriptionCommitted(count: Int, date: String, price: String, end: String) -> String { text(2627, .number(count), .text(date), .text(price), .text(end)) }  // Active. %1$lld more payments of %3$@, simulated, follow, the next one on %2$@. I
    package func subscriptionCommittedEnding(count: Int, date: String, price: String) -> String { text(2628, .number(count), .text(date), .text(price)) }  // Active until %2$@; it won’t renew. %1$lld more payments of %3$@, simulated, foll
    package func subscriptionEnding(date: String) -> String { text(2629, .text(date)) }  // Active until %1$@; it won’t renew.
    package func subscriptionGraceEnding(date: String) -> String { text(2630, .text(date)) }  // The payment failed, and the renewal is off: it stays active until %1$@ and ends 
    package func subscriptionGracePeriod(date: String) -> String { text(2631, .text(date)) }  // The payment failed; it stays active until %1$@.
    package var subscriptionNoLongerShared: String { text(2632) }  // It’s no longer shared with you.
    package func subscriptionOn(date: String, price: String) -> String { text(2633, .text(date), .text(price)) }  // Active. It renews on %1$@ for %2$@, simulated.
    package func subscriptionOnOffer(date: String, price: String, later: String, standard: String) -> String { text(2634, .text(date), .text(price), .text(later), .text(standard)) }  // Active. It renews on %1$@ for %2$@, and from %3$@ on it costs %4$@, all simulate
    package func subscriptionOwn(product: String, state: String) -> String { text(2635, .text(product), .text(state)) }  // Your own %1$@: %2$@
    package func subscriptionPriceIncrease(date: String, price: String) -> String { text(2636, .text(date), .text(price)) }  // Active until %1$@. From then on it will cost %2$@, simulated.
    package func subscriptionPriceIncreaseOnOffer(date: String, price: String, later: String, standard: String) -> String { text(2637, .text(date), .text(price), .text(later), .text(standard)) }  // If you agree, it renews on %1$@ for %2$@, and from %3$@ on it costs %4$@, all si
    package var subscriptionRefunded: String { text(2638) }  // It was refunded.
    package var subscriptionShared: String { text(2639) }  // Shared by your family.
    package func subscriptionSharedBy(name: String) -> String { text(2640, .text(name)) }  // Shared by “%1$@”.
    package func subscriptionTrial(date: String, price: String) -> String { text(2641, .text(date), .text(price)) }  // Free until %1$@, then %2$@, simulated, unless you cancel.
    package func subscriptionUnsold(date: String) -> String { text(2642, .text(date)) }  // Active until %1$@. It’s no longer sold, so it ends then.
    package var tasteDivided: String { text(2643) }  // Divided
    package func tasteOfBirds(count: Int) -> String { text(2644, .number(count)) }  // as most of %1$lld birds show
    package var tasteTitle: String { text(2645) }  // Food
    package var tasteUnknown: String { text(2646) }  // not found out yet
    package func terminalDumb(type: String) -> String { text(2652, .text(type)) }  // The terminal type “%1$@” can’t place text on the screen.
    package func terminalFailed(call: String, code: Int) -> String { text(2653, .text(call), .number(code)) }  // The terminal couldn’t be opened (%1$@, error %2$lld).
    package var terminalNoType: String { text(2654) }  // TERM isn’t set, so there’s no telling what this terminal can do.
    package var terminalNone: String { text(2655) }  // The game needs a terminal, and its input or output isn’t one.
    package func terminalSubstituted(type: String, entry: String) -> String { text(2656, .text(type), .text(entry)) }  // The terminal type “%1$@” (TERM) isn’t known on this system, so “%2$@” was used. 
    package var terminalTryStatus: String { text(2657) }  // “backyard-birds status” shows the yards in words.
    package var terminalTryType: String { text(2658) }  // Try TERM=xterm-256color. “backyard-birds status” shows the yards in words.
    package func terminalUnknown(type: String) -> String { text(2659, .text(type)) }  // The terminal type “%1$@” (TERM) isn’t known on this system.
    package func termsByDays(count: Int, price: String) -> String { text(2660, .number(count), .text(price)) }  // %2$@ every %1$lld days
    package func termsByMonths(count: Int, price: String) -> String { text(2661, .number(count), .text(price)) }  // %2$@ every %1$lld months
    package func termsByWeeks(count: Int, price: String) -> String { text(2662, .number(count), .text(price)) }  // %2$@ every %1$lld weeks
    package func termsByYears(count: Int, price: String) -> String { text(2663, .number(count), .text(price)) }  // %2$@ every %1$lld years
    package func termsEachDay(price: String) -> String { text(2664, .text(price)) }  // %1$@ a day
    package func termsEachMonth(price: String) -> String { text(2665, .text(price)) }  // %1$@ a month
    package func termsEachWeek(price: String) -> String { text(2666, .text(price)) }  // %1$@ a week
    package func termsEachYear(price: String) -> String { text(2667, .text(price)) }  // %1$@ a year
    package func termsFirstDays(count: Int, offer: String, standard: String) -> String { text(2668, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld days, then %3$@
    package func termsFirstMonths(count: Int, offer: String, standard: String) -> String { text(2669, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld months, then %3$@
    package func termsFirstWeeks(count: Int, offer: String, standard: String) -> String { text(2670, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld weeks, then %3$@
    package func termsFirstYears(count: Int, offer: String, standard: String) -> String { text(2671, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld years, then %3$@
    package func termsFreeDays(count: Int, standard: String) -> String { text(2672, .number(count), .text(standard)) }  // %1$lld days free, then %2$@
    package func termsFreeMonths(count: Int, standard: String) -> String { text(2673, .number(count), .text(standard)) }  // %1$lld months free, then %2$@
    package func termsFreeWeeks(count: Int, standard: String) -> String { text(2674, .number(count), .text(standard)) }  // %1$lld weeks free, then %2$@
    package func termsFreeYears(count: Int, standard: String) -> String { text(2675, .number(count), .text(standard)) }  // %1$lld years free, then %2$@
    package func termsMonthly(count: Int, price: String, total: String) -> String { text(2676, .number(count), .text(price), .text(total)) }  // %2$@ a month for %1$lld months, %3$@ in all
    package func termsOrMonthly(whole: String, monthly: String) -> String { text(2677, .text(whole), .text(monthly)) }  // %1$@, or %2$@
    package func timeAfternoon(hour: String, minute: String) -> String { text(2678, .text(hour), .text(minute)) }  // %1$@:%2$@ pm
    package func timeAgo(time: String) -> String { text(2679, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(2680, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(2681, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(2682, .number(days)) }  // %1$lld days ago
    package func timeDaysShort(days: Int) -> String { text(2683, .number(days)) }  // %1$lldd
    package var timeEmpty: String { text(2684) }  // empty
    package func timeHours(hours: Int) -> String { text(2685, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(2686, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(2687, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(2688, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(2689) }  // just now
    package func timeLeft(time: String) -> String { text(2690, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(2691) }  // less than a minute
    package func timeLow(left: String) -> String { text(2692, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(2693, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(2694, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(2695, .number(minutes)) }  // %1$lldm
    package func timeMorning(hour: String, minute: String) -> String { text(2696, .text(hour), .text(minute)) }  // %1$@:%2$@ am
    package var timeNow: String { text(2697) }  // now
    package var timeUnderAMinute: String { text(2698) }  // less than a minute
    package var timeYesterday: String { text(2699) }  // yesterday
    package func timelineAsked(price: String) -> String { text(2720, .text(price)) }  // %1$@?
    package func timelineBack(price: String) -> String { text(2721, .text(price)) }  // %1$@ back
    package func timelineDue(price: String) -> String { text(2722, .text(price)) }  // %1$@ due
    package var timelineEnds: String { text(2723) }  // ends
    package var timelineFree: String { text(2724) }  // free
    package func tipGoal(count: Int) -> String { text(2725, .number(count)) }  // Food and water bring birds. Try to meet all %1$lld kinds.
    package func tipGoalShort(count: Int) -> String { text(2726, .number(count)) }  // Food brings birds: meet all %1$lld kinds.
    package var tipHours: String { text(2727) }  // Every yard has its own time. The journal keeps yours.
    package var tipHoursShort: String { text(2728) }  // Every yard has its own time.
    package func tipMessages(messages: String) -> String { text(2729, .text(messages)) }  // %1$@ shows all messages again.
    package func tipRefill(refill: String, water: String, food: String) -> String { text(2730, .text(refill), .text(water), .text(food)) }  // %1$@ refills a yard, %2$@ its water; %3$@ chooses food.
    package func tipRefillShort(refill: String, food: String) -> String { text(2731, .text(refill), .text(food)) }  // %1$@ refills a yard, %2$@ chooses food.
    package func tipUndo(undo: String) -> String { text(2732, .text(undo)) }  // %1$@ undoes the last thing you did.
    package func tipVisitor(open: String) -> String { text(2733, .text(open)) }  // %1$@ opens a yard. There, it opens a bird’s own page.
    package func tipVisitorShort(open: String) -> String { text(2734, .text(open)) }  // %1$@ opens a yard, and there a bird.
    package func titlePlace(place: String) -> String { text(2735, .text(place)) }  // %1$@ – Backyard Birds
    package func titleVisitors(place: String, who: String) -> String { text(2736, .text(place), .text(who)) }  // %1$@: %2$@ – Backyard Birds
    package func traceCall(yard: String) -> String { text(2737, .text(yard)) }  // Last night somebody you don’t know yet called near %1$@.
    package func traceCallShort(yard: String) -> String { text(2738, .text(yard)) }  // An unknown call near %1$@
    package func traceFeather(color: String, plants: String, yard: String) -> String { text(2739, .text(color), .text(plants), .text(yard)) }  // A feather, %1$@, lies under the %2$@ of %3$@. Whose?
    package func traceFeatherShort(color: String, plants: String) -> String { text(2740, .text(color), .text(plants)) }  // A feather, %1$@, under the %2$@: whose?
    package func traceSong(yard: String) -> String { text(2741, .text(yard)) }  // Today somebody you don’t know yet sang near %1$@.
    package func traceSongShort(yard: String) -> String { text(2742, .text(yard)) }  // An unknown song near %1$@
    package func treatBrought(food: String, guests: String, yard: String) -> String { text(2743, .text(food), .text(guests), .text(yard)) }  // Your last %1$@ brought %2$@ to %3$@.
    package func treatGuests(count: Int, kinds: String) -> String { text(2744, .number(count), .text(kinds)) }  // %1$lld %2$@
    package func usageBadChoice(option: String, value: String, choices: String) -> String { text(2745, .text(option), .text(value), .text(choices)) }  // “%1$@” can’t be “%2$@”: choose one of %3$@.
    package func usageBadChoiceSuggestion(option: String, value: String, suggestion: String) -> String { text(2746, .text(option), .text(value), .text(suggestion)) }  // “%1$@” can’t be “%2$@”: did you mean “%3$@”?
    package func usageCells(option: String, example: String, largest: String, value: String) -> String { text(2747, .text(option), .text(example), .text(largest), .text(value)) }  // “%1$@” takes columns and rows such as %2$@, up to %3$@, not “%4$@”.
    package func usageContradiction(option: String, other: String) -> String { text(2748, .text(option), .text(other)) }  // %1$@ and %2$@ say different things; leave out one of them.
    package func usageDate(option: String, example: String, value: String) -> String { text(2749, .text(option), .text(example), .text(value)) }  // “%1$@” takes a date such as %2$@, not “%3$@”.
    package func usageExample(option: String, example: String, value: String) -> String { text(2750, .text(option), .text(example), .text(value)) }  // “%1$@” takes something like %2$@, not “%3$@”.
    package func usageLink(option: String, example: String, other: String, value: String) -> String { text(2751, .text(option), .text(example), .text(other), .text(value)) }  // “%1$@” takes a link such as %2$@ or %3$@, not “%4$@”.
    package func usageMissingAction(command: String, actions: String) -> String { text(2752, .text(command), .text(actions)) }  // What should “%1$@” do? Choose one of %2$@.
    package func usageMissingChoice(command: String, choices: String) -> String { text(2753, .text(command), .text(choices)) }  // “%1$@” needs to know which one: %2$@.
    package func usageMissingOperand(command: String, syntax: String) -> String { text(2754, .text(command), .text(syntax)) }  // “%1$@” needs more: %2$@.
    package func usageMissingOption(option: String, needed: String) -> String { text(2755, .text(option), .text(needed)) }  // “%1$@” works only together with “%2$@”.
    package func usageMissingValue(option: String, syntax: String) -> String { text(2756, .text(option), .text(syntax)) }  // “%1$@” needs a value: %2$@.
    package func usageNumber(option: String, first: String, last: String, value: String) -> String { text(2757, .text(option), .text(first), .text(last), .text(value)) }  // “%1$@” takes a whole number from %2$@ to %3$@, not “%4$@”.
    package func usageOtherOption(option: String, value: String, other: String) -> String { text(2758, .text(option), .text(value), .text(other)) }  // “%1$@” doesn’t take “%2$@”. “%3$@ %2$@” does.
    package func usageProfile(option: String, value: String) -> String { text(2759, .text(option), .text(value)) }  // “%1$@” takes letters, digits, “-”, “_” and “.”, not “%2$@”.
    package func usageTooManyValues(option: String, most: Int) -> String { text(2760, .text(option), .number(most)) }  // “%1$@” takes %2$lld at most.
    package func usageUnknownAction(command: String, action: String, actions: String) -> String { text(2761, .text(command), .text(action), .text(actions)) }  // “%1$@” can’t do “%2$@”: choose one of %3$@.
    package func usageUnknownActionSuggestion(command: String, action: String, suggestion: String) -> String { text(2762, .text(command), .text(action), .text(suggestion)) }  // “%1$@” can’t do “%2$@”: did you mean “%3$@”?
    package func usageUnknownCommand(command: String, syntax: String) -> String { text(2763, .text(command), .text(syntax)) }  // There is no command “%1$@”: see “%2$@”.
    package func usageUnknownCommandSuggestion(command: String, suggestion: String) -> String { text(2764, .text(command), .text(suggestion)) }  // There is no command “%1$@”: did you mean “%2$@”?
    package func usageUnknownOption(option: String, syntax: String) -> String { text(2765, .text(option), .text(syntax)) }  // There is no option “%1$@”: see “%2$@”.
    package func usageUnknownOptionSuggestion(option: String, suggestion: String) -> String { text(2766, .text(option), .text(suggestion)) }  // There is no option “%1$@”: did you mean “%2$@”?
    package func usageUnwantedOperand(command: String, value: String, syntax: String) -> String { text(2767, .text(command), .text(value), .text(syntax)) }  // “%1$@” doesn’t take “%2$@”: see “%3$@”.
    package func usageUnwantedValue(option: String) -> String { text(2768, .text(option)) }  // “%1$@” takes no value.
    package func visitDisliked(food: String) -> String { text(2769, .text(food)) }  // disliked the %1$@
    package var visitDrank: String { text(2770) }  // came to drink
    package func visitEnjoyed(food: String) -> String { text(2771, .text(food)) }  // liked the %1$@
    package func visitLine(day: String, bird: String, yard: String) -> String { text(2772, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@
    package func visitLineFirst(day: String, bird: String, yard: String) -> String { text(2773, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@, the first of its kind
    package func visitLineFirstMeal(day: String, bird: String, yard: String, meal: String) -> String { text(2774, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@, the first of its kind
    package func visitLineMeal(day: String, bird: String, yard: String, meal: String) -> String { text(2775, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@
    package func visitLoved(food: String) -> String { text(2776, .text(food)) }  // loved the %1$@
    package var visitWater: String { text(2777) }  // water
    package func visits(count: Int) -> String { text(2778, .number(count)) }  // %1$lld visits
    package func watchBought(quantity: Int, product: String) -> String { text(2779, .number(quantity), .text(product)) }  // %1$lld × %2$@ were bought
    package func watchDay(day: String) -> String { text(2780, .text(day)) }  // %1$@.
    package func watchDrinking(bird: String, yard: String) -> String { text(2781, .text(bird), .text(yard)) }  // %1$@ is drinking in %2$@
    package func watchLeft(bird: String, yard: String, time: String) -> String { text(2782, .text(bird), .text(yard), .text(time)) }  // %1$@ left %2$@ after %3$@
    package func watchLeftOpinion(bird: String, yard: String, time: String, opinion: String) -> String { text(2783, .text(bird), .text(yard), .text(time), .text(opinion)) }  // %1$@ left %2$@ after %3$@: it %4$@
    package func watchMeal(bird: String, meal: String, yard: String) -> String { text(2784, .text(bird), .text(meal), .text(yard)) }  // %1$@ is %2$@ in %3$@
    package func watchNamed(bird: String, name: String) -> String { text(2785, .text(bird), .text(name)) }  // %1$@ is called %2$@ now
    package func watchRain(yard: String) -> String { text(2786, .text(yard)) }  // Rain has brought %1$@ some water
    package func watchRefunded(product: String) -> String { text(2787, .text(product)) }  // %1$@ was refunded
    package func watchRemoved(yard: String) -> String { text(2788, .text(yard)) }  // %1$@ was removed
    package func watchRenamed(former: String, name: String) -> String { text(2789, .text(former), .text(name)) }  // %1$@ is called %2$@ now
    package func watchSentence(time: String, news: String) -> String { text(2790, .text(time), .text(news)) }  // %1$@: %2$@.
    package var waysDay: String { text(2791) }  // It’s out by day, most of all at sunrise.
    package var waysEarlyAccess: String { text(2792) }  // For now it comes only to yards with a Premium Pass.
    package var waysFeeder: String { text(2793) }  // It comes where the feeder is full.
    package var waysHangs: String { text(2794) }  // A hanging feeder attracts it.
    package func waysLikelier(when: String) -> String { text(2795, .text(when)) }  // It’s more likely to come %1$@.
    package func waysLikelierFor(food: String) -> String { text(2796, .text(food)) }  // It’s more likely to come for %1$@.
    package var waysNests: String { text(2797) }  // A birdhouse attracts it.
    package var waysNight: String { text(2798) }  // It sleeps by day: look for it where it’s night.
    package func waysOnly(when: String) -> String { text(2799, .text(when)) }  // It comes only %1$@.
    package func waysOnlyFor(food: String) -> String { text(2800, .text(food)) }  // It comes only for %1$@.
    package func waysPlants(plants: String) -> String { text(2801, .text(plants)) }  // It comes for %1$@.
    package var waysRare: String { text(2802) }  // It’s rare. A golden acorn brings birds like this sooner.
    package func waysSojourn(from: String, until: String) -> String { text(2803, .text(from), .text(until)) }  // It’s here from %1$@ to %2$@, and in the south half a year later.
    package var waysVeryRare: String { text(2804) }  // Hardly anyone has seen it. Golden acorns and patience might help.
    package var waysWater: String { text(2805) }  // It comes for water rather than food.
    package func whenDate(date: String) -> String { text(2845, .text(date)) }  // on %1$@
    package func whenShortWeekday(weekday: String, time: String) -> String { text(2846, .text(weekday), .text(time)) }  // %1$@ %2$@
    package func whenToday(time: String) -> String { text(2847, .text(time)) }  // at %1$@
    package func whenWeekday(weekday: String, time: String) -> String { text(2848, .text(weekday), .text(time)) }  // on %1$@ at %2$@
    package var widgetAwaitsBird: String { text(2849) }  // This begins when the bird lands.
    package func widgetFor(time: String) -> String { text(2850, .text(time)) }  // for %1$@
    package var widgetGame: String { text(2851) }  // Backyard Birds
    package var widgetHere: String { text(2852) }  // here now
    package func widgetLifeList(seen: Int, total: Int) -> String { text(2853, .number(seen), .number(total)) }  // Life list %1$lld of %2$lld
    package var widgetLocked: String { text(2854) }  // locked
    package func widgetMore(count: Int) -> String { text(2855, .number(count)) }  // %1$lld more
    package var widgetNoFavorites: String { text(2856) }  // no favorite yet
    package var widgetNoGame: String { text(2857) }  // no backyards yet
    package var widgetNobodyToday: String { text(2858) }  // Nobody yet today
    package var widgetNobodyYet: String { text(2859) }  // No birds yet
    package var widgetPlaceAll: String { text(2860) }  // all backyards
    package var widgetPlaceFavorite: String { text(2861) }  // the favorite that matters most
    package var widgetPlaceFavorites: String { text(2862) }  // favorites
    package var widgetPlaceOne: String { text(2863) }  // the backyard that matters most
    package var widgetStocked: String { text(2864) }  // All stocked
    package func widgetSummaryBackyard(place: String) -> String { text(2865, .text(place)) }  // Show %1$@, its visitors, food and water
    package var widgetSummaryLifeList: String { text(2866) }  // Show the life list
    package func widgetSummarySupplies(place: String) -> String { text(2867, .text(place)) }  // Show %1$@, food and water
    package func widgetSummaryVisitors(place: String) -> String { text(2868, .text(place)) }  // Show today’s visitors in %1$@
    package var widgetSupplies: String { text(2869) }  // Food and water
    package func widgetToday(count: Int) -> String { text(2870, .number(count)) }  // %1$lld visitors today
    package func widgetTodayAtLeast(count: Int) -> String { text(2871, .number(count)) }  // %1$lld+ visitors today
    package var widgetUnreadable: String { text(2872) }  // can’t read the save
    package var widgetYardGone: String { text(2873) }  // backyard gone
    package var widgetsAbout: String { text(2884) }  // A backyard in your prompt, your status line, your bar or a pane.
    package var widgetsAboutShort: String { text(2885) }  // A backyard at a glance
    package var widgetsActionAdd: String { text(2886) }  // keep a widget under a name
    package var widgetsActionEdit: String { text(2887) }  // change one that is kept
    package var widgetsActionList: String { text(2888) }  // tell what widgets there are
    package var widgetsActionRemove: String { text(2889) }  // remove one that is kept
    package var widgetsAllOfThem: String { text(2890) }  // all
    package var widgetsAllYards: String { text(2891) }  // All backyards
    package var widgetsAnywhere: String { text(2892) }  // anywhere
    package var widgetsAsSettings: String { text(2893) }  // as in Settings
    package var widgetsChooseYard: String { text(2894) }  // the yard’s name
    package var widgetsFormBackyards: String { text(2895) }  // Backyards
    package var widgetsFormFamily: String { text(2896) }  // Size
    package var widgetsFormKind: String { text(2897) }  // About
    package var widgetsFormName: String { text(2898) }  // Name
    package var widgetsFormRedaction: String { text(2899) }  // Shows
    package var widgetsFormYard: String { text(2900) }  // Which one
    package var widgetsGone: String { text(2901) }  // Its backyard is gone. Edit it to choose another.
    package func widgetsKindName(name: String) -> String { text(2902, .text(name)) }  // “%1$@” is what a widget can be about. Give yours another name.
    package var widgetsNewTitle: String { text(2903) }  // New widget
    package var widgetsNoYard: String { text(2904) }  // No backyard matches.
    package var widgetsNone: String { text(2905) }  // None yet. Choose one below to make it yours.
    package var widgetsOneOfThem: String { text(2906) }  // one of them
    package var widgetsPaletteKind: String { text(2907) }  // widget
    package func widgetsPaletteWidget(name: String) -> String { text(2908, .text(name)) }  // Widget %1$@
    package var widgetsPlaces: String { text(2909) }  // Where it can go
    package var widgetsSample: String { text(2910) }  // sample
    package var widgetsSettingAbout: String { text(2911) }  // A backyard in your prompt, your status line or your bar. Look at them, and make 
    package func widgetsTaken(name: String) -> String { text(2912, .text(name)) }  // There’s a widget named “%1$@” already. Edit that one, or choose another name.
    package var widgetsTitle: String { text(2913) }  // Widgets
    package var widgetsYours: String { text(2914) }  // Yours
    package func yardAhead(clock: String, time: String) -> String { text(2915, .text(clock), .text(time)) }  // %1$@ here, %2$@ ahead
    package func yardAheadBrief(clock: String, time: String) -> String { text(2916, .text(clock), .text(time)) }  // %1$@, +%2$@
    package func yardBehind(clock: String, time: String) -> String { text(2917, .text(clock), .text(time)) }  // %1$@ here, %2$@ behind
    package func yardBehindBrief(clock: String, time: String) -> String { text(2918, .text(clock), .text(time)) }  // %1$@, −%2$@
    package func yardClock(clock: String) -> String { text(2919, .text(clock)) }  // %1$@ here
    package var yardEarlier: String { text(2920) }  // Earlier
    package func yardFirstAndMore(first: String, count: Int) -> String { text(2921, .text(first), .number(count)) }  // %1$@ and %2$lld more
    package var yardGifts: String { text(2922) }  // Left here
    package var yardGone: String { text(2923) }  // a yard that’s gone
    package var yardGoneFirst: String { text(2924) }  // A yard that’s gone
    package var yardHereNow: String { text(2925) }  // Here now
    package func yardHome(clock: String) -> String { text(2926, .text(clock)) }  // %1$@, your time
    package func yardHour(timeOfDay: String, clock: String, separator: String, weather: String) -> String { text(2927, .text(timeOfDay), .text(clock), .text(separator), .text(weather)) }  // %1$@, %2$@ %3$@ %4$@
    package func yardHourShort(clock: String, separator: String, weather: String) -> String { text(2928, .text(clock), .text(separator), .text(weather)) }  // %1$@ %2$@ %3$@
    package func yardIsIn(bird: String, yard: String) -> String { text(2929, .text(bird), .text(yard)) }  // %1$@ is in %2$@ now
    package func yardLowOnFood(yard: String) -> String { text(2930, .text(yard)) }  // %1$@ is low on food
    package func yardLowOnWater(yard: String) -> String { text(2931, .text(yard)) }  // %1$@ is low on water
    package var yardNobody: String { text(2932) }  // Nobody right now.
    package var yardNobodyYet: String { text(2933) }  // Nobody right now. Food and water bring birds in.
    package func yardNotFound(query: String, everywhere: String) -> String { text(2934, .text(query), .text(everywhere)) }  // No yard, visitor or food here matches “%1$@”. “%2$@” looks everywhere.
    package var yardOnly: String { text(2935) }  // This is your only yard.
    package func yardOutOfFood(yard: String) -> String { text(2936, .text(yard)) }  // %1$@ is out of food
    package func yardOutOfWater(yard: String) -> String { text(2937, .text(yard)) }  // %1$@ is out of water
    package var yardQuiet: String { text(2938) }  // all quiet
    package var yardSearch: String { text(2939) }  // a yard, a bird or a food
    package func yardSeveral(count: Int, kind: String) -> String { text(2940, .number(count), .text(kind)) }  // %1$lld %2$@
    package func yardShiftAhead(clock: String, time: String) -> String { text(2941, .text(clock), .text(time)) }  // %1$@ +%2$@
    package func yardShiftBehind(clock: String, time: String) -> String { text(2942, .text(clock), .text(time)) }  // %1$@ −%2$@
    package func yardVisitors(count: Int) -> String { text(2943, .number(count)) }  // %1$lld visitors
    package var yardWater: String { text(2944) }  // Water
    package func yardYoung(kinds: String) -> String { text(2945, .text(kinds)) }  // Young %1$@ are about the birdhouse.
    package func yardYourHome(clock: String) -> String { text(2946, .text(clock)) }  // %1$@, your home
    package func yardsCount(count: Int) -> String { text(2963, .number(count)) }  // %1$lld yards
}
