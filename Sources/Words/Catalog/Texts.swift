// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package func absenceFirstKinds(kinds: String) -> String { text(0, .text(kinds)) }  // Seen for the first time ever: %1$@
    package func absenceFoodRanOut(yard: String, time: String) -> String { text(1, .text(yard), .text(time)) }  // Food ran out in %1$@ at %2$@
    package func absenceFoodRanOutInYards(yards: Int, time: String) -> String { text(2, .number(yards), .text(time)) }  // Food ran out in %1$lld yards, first at %2$@
    package func absenceLovedMeals(meals: Int) -> String { text(3, .number(meals)) }  // Birds loved %1$lld meals
    package func absenceNewBirds(birds: Int) -> String { text(4, .number(birds)) }  // %1$lld birds you hadn’t met before
    package var absenceNobody: String { text(5) }  // Nobody came by. Food and water bring birds in.
    package func absenceTitle(time: String) -> String { text(6, .text(time)) }  // While you were away (%1$@)
    package func absenceVisits(visits: Int, yard: String) -> String { text(7, .number(visits), .text(yard)) }  // %1$lld visits in %2$@
    package func absenceVisitsInYards(visits: Int, yards: Int) -> String { text(8, .number(visits), .number(yards)) }  // %#@visits@ in %#@yards@
    package func absenceWaterRanOut(yard: String, time: String) -> String { text(9, .text(yard), .text(time)) }  // Water ran out in %1$@ at %2$@
    package func absenceWaterRanOutInYards(yards: Int, time: String) -> String { text(10, .number(yards), .text(time)) }  // Water ran out in %1$lld yards, first at %2$@
    package func albumEmpty(key: String) -> String { text(11, .text(key)) }  // The album is empty. In a backyard, “%1$@” takes a picture and keeps it here.
    package var albumInMemory: String { text(12) }  // This game isn’t saved anywhere, so it has no album. Photos are kept in games tha
    package func arrivalArrived(bird: String, yard: String) -> String { text(13, .text(bird), .text(yard)) }  // %1$@ arrived in %2$@
    package func arrivalFirst(species: String) -> String { text(14, .text(species)) }  // A first! %1$@
    package func arrivalFirstIn(species: String, yard: String) -> String { text(15, .text(species), .text(yard)) }  // A first! %1$@ arrived in %2$@
    package var askDeletePhoto: String { text(16) }  // Delete this photo?
    package func askDeletePhotoText(photo: String, day: String, time: String) -> String { text(17, .text(photo), .text(day), .text(time)) }  // It shows %1$@, on %2$@ at %3$@. Its files are deleted, and this can’t be undone.
    package func askRemoveYard(yard: String) -> String { text(18, .text(yard)) }  // Remove %1$@?
    package var askRemoveYardText: String { text(19) }  // Its birds fly on to other yards, and the journal keeps their visits. You can und
    package func askYardLimit(count: Int) -> String { text(20, .number(count)) }  // %1$lld backyards
    package func askYardLimitText(count: Int) -> String { text(21, .number(count)) }  // Without a pass, there’s room for %1$lld backyards. With a pass, you can have as 
    package func birdAnother(kind: String) -> String { text(22, .text(kind)) }  // another %1$@
    package func birdAnotherFirst(kind: String) -> String { text(23, .text(kind)) }  // Another %1$@
    package var birdDislikes: String { text(24) }  // Dislikes
    package var birdEats: String { text(25) }  // Also eats
    package var birdFirstSeen: String { text(26) }  // First seen
    package var birdFood: String { text(27) }  // Food
    package var birdGifts: String { text(28) }  // Gifts for you
    package var birdHere: String { text(29) }  // here now
    package func birdHereNow(yard: String) -> String { text(30, .text(yard)) }  // In %1$@ now
    package func birdInList(temperament: String, kind: String) -> String { text(31, .text(temperament), .text(kind)) }  // %1$@ %2$@
    package func birdInYard(yard: String) -> String { text(32, .text(yard)) }  // in %1$@
    package var birdLastSeen: String { text(33) }  // Last seen
    package func birdLovedMeals(count: Int) -> String { text(34, .number(count)) }  // %1$lld loved meals
    package var birdLoves: String { text(35) }  // Loves
    package var birdMemories: String { text(36) }  // Remembers
    package func birdMemoryBad(yard: String) -> String { text(37, .text(yard)) }  // %1$@, with a shudder: the food there wasn’t to its taste.
    package func birdMemoryFeast(yard: String) -> String { text(38, .text(yard)) }  // %1$@, fondly: the food there was a feast.
    package func birdMemoryGood(yard: String) -> String { text(39, .text(yard)) }  // %1$@, with pleasure: it ate well there.
    package var birdMightBring: String { text(40) }  // What might bring it
    package func birdMoreMeals(count: Int) -> String { text(41, .number(count)) }  // %1$lld more meals
    package func birdMoreVisits(count: Int) -> String { text(42, .number(count)) }  // %1$lld more visits
    package var birdNamePlaceholder: String { text(43) }  // its name
    package var birdNameable: String { text(44) }  // It knows your yards well enough to have a name.
    package func birdNamed(name: String) -> String { text(45, .text(name)) }  // Its name is %1$@ now.
    package func birdNamedKind(name: String, kind: String) -> String { text(46, .text(name), .text(kind)) }  // %1$@ the %2$@
    package func birdNotNameable(visits: String, meals: String) -> String { text(47, .text(visits), .text(meals)) }  // It hardly knows you yet. You can name it after %1$@, or %2$@ that it loves.
    package func birdSeenIn(when: String, yard: String) -> String { text(48, .text(when), .text(yard)) }  // %1$@, in %2$@
    package var birdSoFar: String { text(49) }  // So far
    package func birdTemper(temperament: String, kind: String) -> String { text(50, .text(temperament), .text(kind)) }  // A %1$@ %2$@
    package var birdUnknown: String { text(51) }  // Bird
    package var birdUnknownFood: String { text(52) }  // ?
    package var birdUnnamed: String { text(53) }  // It goes without a name again.
    package var birdVisits: String { text(54) }  // Visits
    package func birdVisitsAndMeals(visits: String, meals: String) -> String { text(55, .text(visits), .text(meals)) }  // %1$@, %2$@
    package func birdsMet(count: Int, all: Int) -> String { text(63, .number(count), .number(all)) }  // You’ve met %1$lld of %2$lld
    package func birdsMetShort(count: Int, all: Int) -> String { text(64, .number(count), .number(all)) }  // %1$lld of %2$lld met
    package func birdsNotFound(query: String) -> String { text(65, .text(query)) }  // No bird you’ve met matches “%1$@”.
    package var birdsSearch: String { text(66) }  // name, species or yard
    package var birdsUnmet: String { text(67) }  // Not met yet
    package var birdsUnmetKind: String { text(68) }  // A species you haven’t seen yet
    package var birdsUnmetStory: String { text(69) }  // You haven’t seen this one up close. Full feeders, clean water and a little patie
    package func careAllFull(yard: String) -> String { text(70, .text(yard)) }  // %1$@ has all it needs.
    package func careStillGood(food: String, time: String) -> String { text(71, .text(food), .text(time)) }  // The %1$@ is good for another %2$@. Choose another food to replace it.
    package func causeSystem(code: Int) -> String { text(72, .number(code)) }  // the system reports error %1$lld
    package var chartsAll: String { text(100) }  // All birds
    package var chartsHours: String { text(101) }  // By time of day
    package var chartsMonths: String { text(102) }  // By month
    package var chartsOffer: String { text(103) }  // With a Premium Pass, this page shows when each kind of bird comes, which yards i
    package var chartsTastes: String { text(104) }  // What they thought of the food
    package var chartsYards: String { text(105) }  // Favorite yards
    package var cliAllSimulated: String { text(106) }  // All prices are simulated: no money changes hands.
    package func cliAmbiguousYard(name: String, yards: String) -> String { text(107, .text(name), .text(yards)) }  // “%1$@” is more than one yard: %2$@. Name one by its id.
    package func cliDeclined(product: String) -> String { text(108, .text(product)) }  // Declined: %1$@. Nothing was charged.
    package func cliDoctorCopied(path: String) -> String { text(109, .text(path)) }  // A copy of everything as it was is in “%1$@”.
    package var cliDoctorLeft: String { text(110) }  // Not everything could be repaired; the copy has it all.
    package func cliDoctorNotCopied(why: String) -> String { text(111, .text(why)) }  // Nothing was repaired, since no copy could be made: %1$@
    package func cliDoctorRepair(command: String) -> String { text(112, .text(command)) }  // “%1$@” copies everything first and then repairs it.
    package var cliDoctorRepaired: String { text(113) }  // Everything is repaired.
    package func cliExported(visits: Int, path: String) -> String { text(114, .number(visits), .text(path)) }  // Exported to %2$@: %1$lld visits in the journal
    package func cliFavorite(yard: String) -> String { text(115, .text(yard)) }  // %1$@ is a favorite
    package func cliImported(path: String) -> String { text(116, .text(path)) }  // Imported %1$@
    package func cliLeft(yard: String, why: String) -> String { text(117, .text(yard), .text(why)) }  // Left as it was: %1$@: %2$@
    package func cliMemberOrganizer(profile: String) -> String { text(118, .text(profile)) }  // %1$@ (organizer)
    package func cliMemberShares(member: String, products: String) -> String { text(119, .text(member), .text(products)) }  // %1$@: shares %2$@
    package func cliMemberSharesNothing(member: String) -> String { text(120, .text(member)) }  // %1$@: shares nothing
    package func cliMemberYou(profile: String) -> String { text(121, .text(profile)) }  // %1$@ (you)
    package func cliMemberYouOrganizer(profile: String) -> String { text(122, .text(profile)) }  // %1$@ (you, organizer)
    package func cliNeedsCode(command: String) -> String { text(123, .text(command)) }  // “%1$@” needs a code.
    package func cliNeedsProduct(command: String, list: String) -> String { text(124, .text(command), .text(list)) }  // “%1$@” needs a product’s id: see “%2$@”.
    package func cliNeedsProfile(command: String, list: String) -> String { text(125, .text(command), .text(list)) }  // “%1$@” needs a profile: see “%2$@”.
    package func cliNeedsTransaction(command: String, list: String) -> String { text(126, .text(command), .text(list)) }  // “%1$@” needs a transaction’s number: see “%2$@”.
    package func cliNoFamily(command: String) -> String { text(127, .text(command)) }  // There is no family on this computer. “%1$@” starts one.
    package var cliNoFavorites: String { text(128) }  // No yard is a favorite yet.
    package var cliNoSubscription: String { text(129) }  // There is no subscription.
    package func cliNoSuchFood(food: String, foods: String) -> String { text(130, .text(food), .text(foods)) }  // There is no food “%1$@”: choose one of %2$@.
    package func cliNoSuchYard(name: String, yards: String) -> String { text(131, .text(name), .text(yards)) }  // There is no yard “%1$@”: there are %2$@.
    package func cliNoSuchYardSuggestion(name: String, suggestion: String) -> String { text(132, .text(name), .text(suggestion)) }  // There is no yard “%1$@”: did you mean “%2$@”?
    package func cliNotATransaction(value: String, list: String) -> String { text(133, .text(value), .text(list)) }  // “%1$@” isn’t a transaction’s number: see “%2$@”.
    package func cliNotFavorite(yard: String) -> String { text(134, .text(yard)) }  // %1$@ is no longer a favorite
    package func cliNotImported(path: String, why: String) -> String { text(135, .text(path), .text(why)) }  // “%1$@” was not imported: %2$@.
    package func cliNotInFamily(command: String) -> String { text(136, .text(command)) }  // You don’t belong to it. “%1$@” changes that.
    package var cliNothingBought: String { text(137) }  // Nothing has been bought yet.
    package func cliNothingChanged(why: String) -> String { text(138, .text(why)) }  // Nothing was changed: %1$@
    package var cliNothingToRestore: String { text(139) }  // There is nothing to restore.
    package var cliPassUnshared: String { text(140) }  // The pass is no longer shared with you.
    package func cliPending(message: String, number: String, approve: String, decline: String) -> String { text(141, .text(message), .text(number), .text(approve), .text(decline)) }  // %1$@ Its number is %2$@: “%3$@” or “%4$@”.
    package func cliRefilledBoth(yard: String) -> String { text(142, .text(yard)) }  // %1$@: water and food refilled
    package func cliRefilledFood(yard: String) -> String { text(143, .text(yard)) }  // %1$@: food refilled
    package func cliRefilledWater(yard: String) -> String { text(144, .text(yard)) }  // %1$@: water refilled
    package func cliRefunded(product: String, price: String) -> String { text(145, .text(product), .text(price)) }  // Refunded: %1$@, %2$@ (simulated).
    package func cliRestored(products: String) -> String { text(146, .text(products)) }  // Restored: %1$@.
    package func cliSubscription(product: String, state: String) -> String { text(147, .text(product), .text(state)) }  // %1$@: %2$@
    package func cliTooMany(command: String, extra: String) -> String { text(148, .text(command), .text(extra)) }  // “%1$@” takes one thing at a time: “%2$@” is too much.
    package func cliUnknownAction(action: String, actions: String) -> String { text(149, .text(action), .text(actions)) }  // The shop can’t “%1$@”: choose one of %2$@.
    package func cliUnknownActionSuggestion(action: String, suggestion: String) -> String { text(150, .text(action), .text(suggestion)) }  // The shop can’t “%1$@”: did you mean “%2$@”?
    package func cliUnknownFamilyAction(action: String, actions: String) -> String { text(151, .text(action), .text(actions)) }  // A family can’t “%1$@”: choose one of %2$@, or nothing to show it.
    package func cliUnverified(purchases: Int, option: String) -> String { text(152, .number(purchases), .text(option)) }  // %1$lld purchases were made elsewhere and give nothing; %2$@ signs them.
    package func cliWhichYard(all: String, favorites: String) -> String { text(153, .text(all), .text(favorites)) }  // Which yard? Name one, or use %1$@ or %2$@.
    package func cliWholeNumber(option: String, value: String) -> String { text(154, .text(option), .text(value)) }  // “%1$@” takes a whole number, not “%2$@”.
    package func cliYardAndID(yard: String, id: String) -> String { text(155, .text(yard), .text(id)) }  // %1$@ (%2$@)
    package var commandAlmanac: String { text(156) }  // play by the rules for a while and count what happens
    package var commandDoctor: String { text(157) }  // check every file and explain what is wrong
    package var commandDraw: String { text(158) }  // show an SVG drawing as text in colors
    package var commandExport: String { text(159) }  // write the whole game to one file
    package var commandFavorite: String { text(160) }  // mark a yard as a favorite
    package var commandHelp: String { text(161) }  // explain a command and its options
    package var commandImport: String { text(162) }  // replace this game with an exported one
    package var commandJournal: String { text(163) }  // list every visit that is over
    package var commandPlay: String { text(164) }  // play the game (also without a command)
    package var commandRefill: String { text(165) }  // fill fountains and feeders
    package var commandStatus: String { text(166) }  // tell how every yard is doing right now
    package var commandStore: String { text(167) }  // use the simulated shop
    package func compactNeedsRoom(columns: Int, rows: Int) -> String { text(222, .number(columns), .number(rows)) }  // That needs a larger window: at least %1$lld columns by %2$lld rows.
    package func dateDay(day: Int, month: String, year: Int) -> String { text(226, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(227, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package var decorateBirdhouse: String { text(228) }  // Birdhouse
    package var decorateFar: String { text(229) }  // far
    package var decorateFeeder: String { text(230) }  // Hanging feeder
    package var decorateFloor: String { text(231) }  // Ground
    package var decorateFountain: String { text(232) }  // Fountain
    package var decorateLeading: String { text(233) }  // Plants on the left
    package var decorateName: String { text(234) }  // Name
    package var decorateNear: String { text(235) }  // near
    package var decorateNewYard: String { text(236) }  // A new backyard
    package var decorateNotOwned: String { text(237) }  // comes with a pass or from the shop
    package var decorateNothing: String { text(238) }  // none
    package func decorateNumbered(number: Int) -> String { text(239, .number(number)) }  // Backyard %1$lld
    package var decorateSkylines: String { text(240) }  // Skyline
    package var decorateTrailing: String { text(241) }  // Plants on the right
    package var doctorBackupInstead: String { text(242) }  // It’s damaged, and a backup takes its place.
    package func doctorBackups(good: Int, all: Int) -> String { text(243, .number(good), .number(all)) }  // %1$lld of %2$lld are good.
    package var doctorBadBackup: String { text(244) }  // It’s damaged.
    package func doctorBadFamily(why: String) -> String { text(245, .text(why)) }  // It can’t be used: %1$@. You can start a new family in Account.
    package var doctorConsistent: String { text(246) }  // It’s consistent.
    package func doctorContradiction(what: String) -> String { text(247, .text(what)) }  // It contradicts itself: %1$@.
    package func doctorDamaged(why: String) -> String { text(248, .text(why)) }  // It’s damaged: %1$@.
    package func doctorFamily(count: Int) -> String { text(249, .number(count)) }  // %1$lld players share what they buy.
    package func doctorForecast(date: String) -> String { text(250, .text(date)) }  // It reaches to %1$@.
    package func doctorFormerSchema(schema: Int) -> String { text(251, .number(schema)) }  // It’s of schema %1$lld, which the next game will bring up to date.
    package var doctorInMemory: String { text(252) }  // This game isn’t being saved, so it has no files.
    package func doctorJournal(visits: Int, months: Int) -> String { text(253, .number(visits), .number(months)) }  // %#@visits@ in %#@months@.
    package func doctorLastHeld(process: String, host: String) -> String { text(254, .text(process), .text(host)) }  // Last held by process %1$@ on %2$@.
    package var doctorLost: String { text(255) }  // Nothing of the save can be read.
    package func doctorMissing(count: Int) -> String { text(256, .number(count)) }  // %1$lld transactions at its end are gone.
    package func doctorNewer(schema: Int) -> String { text(257, .number(schema)) }  // It’s from a later version of the game (schema %1$lld).
    package var doctorNoSave: String { text(258) }  // There’s no save yet.
    package var doctorOtherHistory: String { text(259) }  // It belongs to a later save.
    package func doctorSave(generation: Int, transactions: Int) -> String { text(260, .number(generation), .number(transactions)) }  // Generation %1$lld, %#@transactions@.
    package func doctorSigned(count: Int) -> String { text(261, .number(count)) }  // %1$lld, all signed here.
    package var doctorStaleForecast: String { text(262) }  // It’s from another moment and isn’t used.
    package var doctorTornEnd: String { text(263) }  // Its last line isn’t whole. The next save will fix that.
    package var doctorUnreadable: String { text(264) }  // It can’t be read.
    package func doctorUnsigned(count: Int, all: Int) -> String { text(265, .number(count), .number(all)) }  // %1$lld of %2$lld weren’t signed with this folder’s key.
    package var doingDrinking: String { text(266) }  // drinking
    package func doingDrinkingAt(perch: String) -> String { text(267, .text(perch)) }  // Drinking %1$@
    package func doingEating(food: String) -> String { text(268, .text(food)) }  // eating %1$@
    package func doingEatingAt(food: String, perch: String) -> String { text(269, .text(food), .text(perch)) }  // Eating %1$@ %2$@
    package func doingEatingAtLiked(food: String, perch: String, enjoyment: String) -> String { text(270, .text(food), .text(perch), .text(enjoyment)) }  // Eating %1$@ %2$@, %3$@
    package var doingLookingAround: String { text(271) }  // looking around
    package func doingLookingAroundAt(perch: String) -> String { text(272, .text(perch)) }  // Looking around %1$@
    package func doingPlace(perch: String, enjoyment: String) -> String { text(273, .text(perch), .text(enjoyment)) }  // %1$@, %2$@
    package func doneDecorated(yard: String) -> String { text(274, .text(yard)) }  // %1$@ has a new look.
    package func doneFavorite(name: String) -> String { text(275, .text(name)) }  // %1$@ is a favorite now.
    package func doneFood(food: String, yard: String) -> String { text(276, .text(food), .text(yard)) }  // %1$@ in %2$@.
    package func doneNoPhoto(error: String) -> String { text(277, .text(error)) }  // The photo couldn’t be saved. %1$@
    package func doneNotFavorite(name: String) -> String { text(278, .text(name)) }  // %1$@ is no longer a favorite.
    package func doneOpened(yard: String) -> String { text(279, .text(yard)) }  // %1$@ is open. The first bird will find it.
    package func donePhoto(path: String) -> String { text(280, .text(path)) }  // Photo saved: %1$@
    package func doneRemoved(yard: String) -> String { text(281, .text(yard)) }  // %1$@ is gone. Undo brings it back.
    package func doneRenamed(yard: String) -> String { text(282, .text(yard)) }  // It’s called %1$@ now.
    package var doneUndone: String { text(283) }  // Undone.
    package func doneWater(yard: String) -> String { text(284, .text(yard)) }  // Fresh water in %1$@.
    package func drawUnreadable(path: String, cause: String) -> String { text(285, .text(path), .text(cause)) }  // “%1$@” can’t be read, since %2$@.
    package var errorAlbumInMemory: String { text(302) }  // This game isn’t being saved, so there’s no album.
    package var errorAlreadyEaten: String { text(303) }  // A bird has eaten some of it already, so it can’t be taken back.
    package var errorDecorationNotOwned: String { text(304) }  // That comes with a pass, or with its pack in the shop.
    package func errorDisplayName(limit: Int) -> String { text(305, .number(limit)) }  // A name needs 1 to %1$lld characters on one line.
    package var errorEmail: String { text(306) }  // That’s not an email address. You can also leave it empty.
    package var errorFamilyInMemory: String { text(307) }  // This game isn’t being saved, so it has no family.
    package var errorFilesInMemory: String { text(308) }  // This game isn’t being saved, so nothing is written.
    package var errorLastYard: String { text(309) }  // This is your last yard, so it stays.
    package func errorName(limit: Int) -> String { text(310, .number(limit)) }  // A name needs 1 to %1$lld characters.
    package func errorNoBird(id: String) -> String { text(311, .text(id)) }  // There’s no bird “%1$@”.
    package var errorNoDecoration: String { text(312) }  // There’s no such decoration.
    package func errorNoFood(id: String) -> String { text(313, .text(id)) }  // There’s no food “%1$@”.
    package func errorNoYard(id: String) -> String { text(314, .text(id)) }  // There’s no yard “%1$@”.
    package func errorNoneLeft(food: String) -> String { text(315, .text(food)) }  // %1$@: none left. The shop has more.
    package func errorNotNameable(visits: Int, meals: Int) -> String { text(316, .number(visits), .number(meals)) }  // This bird doesn’t know you well enough yet. Give it %#@visits@, or %#@meals@ tha
    package var errorNothingToUndo: String { text(317) }  // There’s nothing to undo.
    package var errorPhotosInMemory: String { text(318) }  // This game isn’t being saved, so photos aren’t kept.
    package var errorUndoGone: String { text(319) }  // What was to be undone is no longer there.
    package func errorYardLimit(count: Int) -> String { text(320, .number(count)) }  // There’s room for %1$lld yards. A pass lifts the limit.
    package func exportDone(path: String) -> String { text(321, .text(path)) }  // Saved to %1$@
    package var exportTitle: String { text(322) }  // Export the journal
    package var familyErrorAlreadyMember: String { text(329) }  // That player is already in the family.
    package func familyErrorExists(organizer: String) -> String { text(330, .text(organizer)) }  // There’s already a family, set up by %1$@. You can join it.
    package func familyErrorFull(limit: Int) -> String { text(331, .number(limit)) }  // A family can have up to %1$lld players.
    package var familyErrorNone: String { text(332) }  // There’s no family on this computer yet. You can start one.
    package var familyErrorNotAMember: String { text(333) }  // That player isn’t in the family.
    package func familyErrorNotOrganizer(organizer: String) -> String { text(334, .text(organizer)) }  // Only %1$@, who set up the family, can do that.
    package var familyErrorOrganizerStays: String { text(335) }  // You set up the family, so you can’t leave it. You can end it instead.
    package func familyErrorUnchanged(error: String) -> String { text(336, .text(error)) }  // The family stays as it was. %1$@
    package func familyTroubleDamaged(why: String) -> String { text(341, .text(why)) }  // The family’s file is damaged: %1$@.
    package var familyTroubleSharedStays: String { text(342) }  // What is shared stays as it was.
    package var familyTroubleUnknown: String { text(343) }  // So it’s not known who shares a pass with you. What is shared now stays until its
    package func familyTroubleUnreadable(cause: String) -> String { text(344, .text(cause)) }  // The family’s file can’t be read: %1$@.
    package func familyTroubleUnreadableMember(profile: String) -> String { text(345, .text(profile)) }  // What “%1$@” has bought can’t be read.
    package func fileInUse(path: String) -> String { text(347, .text(path)) }  // “%1$@” is in use by another program.
    package func fileNoFolder(path: String, cause: String) -> String { text(348, .text(path), .text(cause)) }  // The folder “%1$@” can’t be made: %2$@.
    package func fileUnlockable(path: String, cause: String) -> String { text(349, .text(path), .text(cause)) }  // “%1$@” can’t be locked: %2$@.
    package func fileUnreadable(path: String, cause: String) -> String { text(350, .text(path), .text(cause)) }  // “%1$@” can’t be read: %2$@.
    package func fileUnwritable(path: String, cause: String) -> String { text(351, .text(path), .text(cause)) }  // “%1$@” can’t be written: %2$@.
    package var foodNoneLeft: String { text(356) }  // none left
    package func foodOwned(count: Int) -> String { text(357, .number(count)) }  // %1$lld owned
    package var foodPickerChoose: String { text(394) }  // Choose
    package var foodPickerFree: String { text(395) }  // free
    package var foodPickerPremium: String { text(396) }  // Premium
    package var foodPickerPremiumNote: String { text(397) }  // one per refill
    package var foodPickerShop: String { text(398) }  // Shop
    package var foodPickerStandard: String { text(399) }  // Every day
    package var foodPickerStandardNote: String { text(400) }  // free
    package func foodPickerTitle(yard: String) -> String { text(401, .text(yard)) }  // Food for %1$@
    package var foodPickerUse: String { text(402) }  // Use
    package func giftFound(bird: String, gift: String, yard: String) -> String { text(406, .text(bird), .text(gift), .text(yard)) }  // %1$@ left %2$@ in %3$@.
    package func giftFrom(bird: String) -> String { text(407, .text(bird)) }  // from %1$@
    package func giftNameFrom(gift: String, bird: String) -> String { text(408, .text(gift), .text(bird)) }  // %1$@ from %2$@
    package func giftNamePlace(gift: String, yard: String, date: String) -> String { text(409, .text(gift), .text(yard), .text(date)) }  // %1$@ in %2$@, %3$@
    package func giftPlace(yard: String, date: String) -> String { text(410, .text(yard), .text(date)) }  // in %1$@, %2$@
    package func gifts(count: Int) -> String { text(423, .number(count)) }  // %1$lld gifts
    package var giftsEmpty: String { text(424) }  // Nothing yet. Now and then, a bird that has come to love a yard leaves a small gi
    package var helpAlmanacBirds: String { text(425) }  // With birds held, guests leave right away, so that their number stays the same.
    package func helpAlmanacFactors(option: String) -> String { text(426, .text(option)) }  // Factors that %1$@ can hold:
    package func helpAlmanacWorld(seed: String, now: String) -> String { text(427, .text(seed), .text(now)) }  // The almanac has a world of its own, from %1$@ (default: 1) and %2$@ (default: 1 
    package var helpCommands: String { text(428) }  // Commands:
    package var helpCommonOptions: String { text(429) }  // Options of every command:
    package func helpDrawElements(elements: String) -> String { text(430, .text(elements)) }  // It draws %1$@.
    package func helpDrawPipe(option: String) -> String { text(431, .text(option)) }  // In a pipe the text is plain unless %1$@ asks for more.
    package var helpGameOptions: String { text(432) }  // Options of the game:
    package func helpHeadline(command: String, summary: String) -> String { text(433, .text(command), .text(summary)) }  // %1$@: %2$@
    package func helpMore(syntax: String) -> String { text(434, .text(syntax)) }  // To learn more about a command: %1$@
    package var helpOptions: String { text(435) }  // Options:
    package func helpPlay(scale: String, memory: String, data: String) -> String { text(436, .text(scale), .text(memory), .text(data)) }  // With %1$@ other than 1, it’s wise to add %2$@, or %3$@ with a directory of its o
    package func helpRefill(water: String, food: String) -> String { text(437, .text(water), .text(food)) }  // Without %1$@ or %2$@, both are filled. A premium food uses up one that you own.
    package var helpStoreActions: String { text(438) }  // Actions:
    package func helpStoreFamily(family: String) -> String { text(439, .text(family)) }  // “%1$@” shares passes and decorations among up to six profiles of this computer.
    package var helpStoreFree: String { text(440) }  // No money ever changes hands.
    package func helpStoreRenew(renew: String) -> String { text(441, .text(renew)) }  // “%1$@” turns the renewal of a canceled pass back on; otherwise it starts the nex
    package var helpTagline: String { text(442) }  // A living backyard in the terminal. Leave it open in a pane; a bird will come.
    package var helpTitle: String { text(443) }  // Keys
    package func helpUsage(syntax: String) -> String { text(444, .text(syntax)) }  // Usage: %1$@
    package var hintAccount: String { text(445) }  // account
    package var hintAllYears: String { text(446) }  // all years
    package var hintBack: String { text(447) }  // back
    package var hintBuy: String { text(448) }  // buy
    package var hintCancel: String { text(449) }  // cancel
    package var hintChange: String { text(450) }  // change
    package var hintChoose: String { text(451) }  // choose
    package var hintClear: String { text(452) }  // clear
    package var hintClose: String { text(453) }  // close
    package var hintConfirm: String { text(454) }  // confirm
    package var hintCreate: String { text(455) }  // new yard
    package var hintDecorate: String { text(456) }  // decorate
    package var hintDelete: String { text(457) }  // delete
    package var hintDismiss: String { text(458) }  // put away
    package var hintDoIt: String { text(459) }  // do it
    package var hintDone: String { text(460) }  // done
    package var hintEdit: String { text(461) }  // edit
    package var hintExport: String { text(462) }  // save to a file
    package var hintFood: String { text(463) }  // food
    package var hintFurnish: String { text(464) }  // furnish
    package var hintGiver: String { text(465) }  // who left it
    package var hintGo: String { text(466) }  // go there
    package var hintHelp: String { text(467) }  // help
    package var hintKeep: String { text(468) }  // keep
    package var hintLeaveIt: String { text(469) }  // leave it
    package var hintLeaveOld: String { text(470) }  // leave as it was
    package var hintLook: String { text(471) }  // look
    package var hintMake: String { text(472) }  // make
    package var hintMeet: String { text(473) }  // meet it
    package var hintName: String { text(474) }  // name it
    package var hintNext: String { text(475) }  // next yard
    package var hintNextBird: String { text(476) }  // next bird
    package var hintNextKind: String { text(477) }  // next kind
    package var hintNextPage: String { text(478) }  // next page
    package var hintNextShort: String { text(479) }  // next
    package var hintNotNow: String { text(480) }  // not now
    package var hintOpen: String { text(481) }  // open
    package var hintPage: String { text(482) }  // page
    package var hintPass: String { text(483) }  // pass
    package var hintQuit: String { text(484) }  // quit
    package var hintRefill: String { text(485) }  // refill
    package var hintRemove: String { text(486) }  // remove
    package var hintScreens: String { text(487) }  // screens
    package var hintSearch: String { text(488) }  // search
    package var hintSeePass: String { text(489) }  // see the pass
    package var hintShop: String { text(490) }  // shop
    package var hintSmaller: String { text(491) }  // smaller
    package var hintSort: String { text(492) }  // order
    package var hintStar: String { text(493) }  // favorite
    package var hintSubscribe: String { text(494) }  // subscribe
    package var hintSuggestions: String { text(495) }  // suggestions
    package var hintThisYear: String { text(496) }  // this year
    package var hintUndo: String { text(497) }  // undo
    package var hintUpgrade: String { text(498) }  // upgrade
    package var hintUse: String { text(499) }  // use
    package var hintVariety: String { text(500) }  // variety
    package var hintVisitor: String { text(501) }  // visitor
    package var hintWater: String { text(502) }  // water
    package var hintYard: String { text(503) }  // its yard
    package func journalDay(weekday: String, day: String, month: String) -> String { text(504, .text(weekday), .text(day), .text(month)) }  // %1$@ %2$@ %3$@
    package var journalEmpty: String { text(505) }  // Nobody has come by yet. This page will fill by itself.
    package func journalLongDay(weekday: String, date: String) -> String { text(506, .text(weekday), .text(date)) }  // %1$@, %2$@
    package var journalNotThisYear: String { text(507) }  // not yet this year
    package func journalSeen(count: Int, all: Int) -> String { text(508, .number(count), .number(all)) }  // %1$lld of %2$lld species seen
    package func journalSeenInYear(count: Int, all: Int, year: String) -> String { text(509, .number(count), .number(all), .text(year)) }  // %1$lld of %2$lld species seen in %3$@
    package func journalSeenInYearShort(count: Int, all: Int, year: String) -> String { text(510, .number(count), .number(all), .text(year)) }  // %3$@: %1$lld of %2$lld
    package func journalSeenShort(count: Int, all: Int) -> String { text(511, .number(count), .number(all)) }  // %1$lld of %2$lld
    package func journalTimes(count: Int) -> String { text(512, .number(count)) }  // %1$lldx
    package var journalUnseen: String { text(513) }  // still to come
    package func keyAlt(key: String) -> String { text(519, .text(key)) }  // Alt-%1$@
    package func keyControl(key: String) -> String { text(520, .text(key)) }  // Ctrl-%1$@
    package func listEither(first: String, last: String) -> String { text(541, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(542, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(543, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(544, .text(first), .text(last)) }  // %1$@ and %2$@
    package func lostDamaged(why: String) -> String { text(545, .text(why)) }  // The save was damaged (%1$@), and there’s no good backup. A new game begins. What
    package var lostMissing: String { text(546) }  // “world.json” is missing, and there’s no good backup. A new game begins. What was
    package var messageTitle: String { text(547) }  // Before you play
    package var noticeInconsistent: String { text(572) }  // The save contradicts itself in places. “backyard-birds doctor” explains where.
    package func openingBadCatalog(why: String) -> String { text(573, .text(why)) }  // The catalog can’t be used: %1$@.
    package func openingBadProfile(name: String) -> String { text(574, .text(name)) }  // A profile can’t be called “%1$@”. Use up to 64 letters, digits, “-”, “_” and “.”
    package var openingNowhere: String { text(575) }  // There’s no place to save, since HOME isn’t set. Choose one with --data DIR, or p
    package func openingUnreadableCatalog(path: String, cause: String) -> String { text(576, .text(path), .text(cause)) }  // The catalog “%1$@” can’t be read: %2$@.
    package var optionAssets: String { text(577) }  // pictures to use instead of the built-in ones
    package func optionCaretaker(standard: String) -> String { text(578, .text(standard)) }  // who refills everything: nobody, or somebody once or twice a day (default: %1$@)
    package var optionColors: String { text(579) }  // how many colors to use
    package var optionCsv: String { text(580) }  // for spreadsheets
    package var optionData: String { text(581) }  // where to keep the game’s files
    package func optionDays(first: Int, last: Int, standard: Int) -> String { text(582, .number(first), .number(last), .number(standard)) }  // how many days, from %1$lld to %2$lld (default: %3$lld)
    package var optionDrawGlyphs: String { text(583) }  // what the picture is made of
    package var optionFavoriteOff: String { text(584) }  // no longer a favorite
    package var optionGlyphs: String { text(585) }  // what pictures are made of
    package var optionHelp: String { text(586) }  // show help
    package var optionHold: String { text(587) }  // keep something as it is; can be used more than once
    package var optionInMemory: String { text(588) }  // start a new game and save nothing
    package var optionJson: String { text(589) }  // print one JSON document
    package var optionLanguage: String { text(590) }  // the language to use, such as “en”
    package var optionNoMouse: String { text(591) }  // leave the mouse to the terminal
    package var optionNow: String { text(592) }  // the date to start at, in ISO 8601
    package var optionOpen: String { text(593) }  // start at a backyardbirds:// link
    package var optionPlain: String { text(594) }  // whole sentences, for a screen reader
    package var optionProfile: String { text(595) }  // play as another player of this computer
    package var optionQuantity: String { text(596) }  // how many to buy
    package var optionReducedMotion: String { text(597) }  // keep everything still that doesn’t need to move
    package var optionRefillAll: String { text(598) }  // every yard
    package var optionRefillFavorites: String { text(599) }  // every favorite yard
    package var optionRefillFood: String { text(600) }  // food only; without a name, the food that each yard already has
    package var optionRefillWater: String { text(601) }  // water only
    package var optionRepair: String { text(602) }  // copy everything, then repair it
    package var optionSeed: String { text(603) }  // make a new world from this seed, always the same
    package var optionSize: String { text(604) }  // columns and rows (default: as large as the terminal)
    package var optionStore: String { text(605) }  // another catalog for the shop
    package var optionTheme: String { text(606) }  // the colors of the screens
    package var optionTimeScale: String { text(607) }  // seconds that pass in the world for each real second
    package var optionTrustPurchases: String { text(608) }  // let purchases that were made on another computer count here
    package var optionVersion: String { text(609) }  // show the version
    package func optionYards(last: Int, standard: Int) -> String { text(610, .number(last), .number(standard)) }  // how many yards, up to %1$lld (default: %2$lld)
    package var paletteBird: String { text(611) }  // bird
    package var paletteCare: String { text(612) }  // care
    package func paletteDecorate(yard: String) -> String { text(613, .text(yard)) }  // Decorate %1$@
    package func paletteFood(yard: String) -> String { text(614, .text(yard)) }  // Choose food for %1$@
    package var paletteNothing: String { text(615) }  // Nothing matches. Fewer letters find more.
    package func paletteRefill(yard: String) -> String { text(616, .text(yard)) }  // Refill %1$@
    package var paletteSearch: String { text(617) }  // an action, a yard or a bird
    package var paletteSpecies: String { text(618) }  // species
    package var paletteTitle: String { text(619) }  // What would you like to do?
    package var paletteYard: String { text(620) }  // backyard
    package func photos(count: Int) -> String { text(628, .number(count)) }  // %1$lld photos
    package func plantsCount(count: Int) -> String { text(662, .number(count)) }  // %1$lld plants
    package var plantsWaiting: String { text(663) }  // waiting
    package func plantsWaitingForPlace(count: Int) -> String { text(664, .number(count)) }  // %1$lld waiting for a place
    package func plantsWaitingShort(count: Int) -> String { text(665, .number(count)) }  // %1$lld waiting
    package func playAssetsFaulty(directory: String, fault: String) -> String { text(666, .text(directory), .text(fault)) }  // A picture in “%1$@” can’t be drawn: %2$@
    package func playAssetsUnreadable(directory: String, cause: String) -> String { text(667, .text(directory), .text(cause)) }  // The pictures in “%1$@” can’t be used, since %2$@.
    package var playLinkNowhere: String { text(668) }  // That link leads to no yard or bird of this game.
    package func playNotSaved(why: String) -> String { text(669, .text(why)) }  // The last changes are not saved. %1$@
    package var playNothingToSave: String { text(670) }  // Nothing was to be saved.
    package func playPictureFault(fault: String) -> String { text(671, .text(fault)) }  // %1$@ The last good picture stays.
    package var playSaveIntact: String { text(672) }  // The save is intact; start the game again to go on.
    package func playTimeRuns(scale: String, option: String) -> String { text(673, .text(scale), .text(option)) }  // Time runs %1$@ times as fast, and this world keeps it. To try things out, %2$@ l
    package var readOnlyElsewhere: String { text(679) }  // This profile is open in another game. Here you see what happens there, and nothi
    package func readOnlyElsewhereBy(process: String, host: String) -> String { text(680, .text(process), .text(host)) }  // This profile is open in another game (process %1$@ on %2$@). Here you see what h
    package var readOnlyLook: String { text(681) }  // This is just a look at the game.
    package func readOnlyNewer(path: String) -> String { text(682, .text(path)) }  // The save in “%1$@” is from a later version of the game, so nothing will be writt
    package var readOnlyOpen: String { text(683) }  // A game has this profile open. Close it first, or import into another profile.
    package var readOnlyOtherVersion: String { text(684) }  // Another version of the game has this profile open. Close it first.
    package var readOnlyUnreadable: String { text(685) }  // The save couldn’t be read, so nothing will be written over it.
    package func reasonAsleep(kinds: String) -> String { text(686, .text(kinds)) }  // At this hour, %1$@ are asleep.
    package func reasonAway(kinds: String) -> String { text(687, .text(kinds)) }  // At this time of year, %1$@ are away.
    package func reasonCompany(birds: Int, share: String) -> String { text(688, .number(birds), .text(share)) }  // %1$lld birds are here already: %2$@.
    package var reasonFull: String { text(689) }  // Every perch is taken.
    package func reasonKindAndOthers(count: Int, kind: String) -> String { text(690, .number(count), .text(kind)) }  // %2$@ and %1$lld other kinds
    package func reasonPremium(food: String, share: String) -> String { text(691, .text(food), .text(share)) }  // %1$@: %2$@.
    package func restoredChanges(count: Int) -> String { text(708, .number(count)) }  // The last %1$lld changes couldn’t be found.
    package var restoredKept: String { text(709) }  // What was damaged is kept beside it, with “.damaged-” in its name.
    package func restoredMissing(date: String) -> String { text(710, .text(date)) }  // The save was missing. A backup and its history brought it back as of %1$@.
    package func restoredOtherHistory(date: String) -> String { text(711, .text(date)) }  // The history beside the save belongs to a later save. The game goes on from %1$@.
    package func restoredPart(name: String, why: String, date: String) -> String { text(712, .text(name), .text(why), .text(date)) }  // Part of “%1$@” was damaged (%2$@). The game goes on from %3$@.
    package func restoredSave(why: String, date: String) -> String { text(713, .text(why), .text(date)) }  // The save was damaged (%1$@). A backup and its history brought it back as of %2$@
    package func restoredShortHistory(date: String) -> String { text(714, .text(date)) }  // The end of the history is gone. The game goes on from %1$@.
    package func roomBoth(columns: Int, rows: Int) -> String { text(715, .number(columns), .number(rows)) }  // %#@columns@ and %#@rows@
    package func roomBothShort(columns: Int, rows: Int) -> String { text(716, .number(columns), .number(rows)) }  // %#@columns@, %#@rows@ more
    package func roomColumns(columns: Int) -> String { text(717, .number(columns)) }  // %1$lld more columns
    package func roomRequest(missing: String) -> String { text(718, .text(missing)) }  // %1$@, please
    package func roomRows(rows: Int) -> String { text(719, .number(rows)) }  // %1$lld more rows
    package func roomSentence(missing: String) -> String { text(720, .text(missing)) }  // The birds need a little more room: %1$@
    package var saveFailing: String { text(721) }  // Not saved yet
    package var saveNothing: String { text(722) }  // Nothing is saved
    package var saveNothingShort: String { text(723) }  // Unsaved
    package var saveReadOnly: String { text(724) }  // Read-only
    package var shellGame: String { text(766) }  // Backyard Birds
    package var sidebarLow: String { text(767) }  // low
    package var sidebarMember: String { text(768) }  // Member
    package var sidebarNewYard: String { text(769) }  // New backyard
    package var sidebarOut: String { text(770) }  // out
    package var sidebarYards: String { text(771) }  // Yards
    package func speciesMet(count: Int, all: Int) -> String { text(782, .number(count), .number(all)) }  // Met: %1$lld of %2$lld
    package var speciesStory: String { text(783) }  // What it’s like
    package func statusFavoriteSentence(yard: String) -> String { text(892, .text(yard)) }  // %1$@, a favorite.
    package var statusFood: String { text(893) }  // food
    package func statusFoodSentence(food: String, left: String) -> String { text(894, .text(food), .text(left)) }  // Food: %1$@, %2$@.
    package var statusHere: String { text(895) }  // here
    package func statusMoment(time: String, day: String, weather: String) -> String { text(896, .text(time), .text(day), .text(weather)) }  // %1$@ %2$@, %3$@
    package func statusNamed(bird: String, species: String) -> String { text(897, .text(bird), .text(species)) }  // %1$@ the %2$@
    package var statusNobody: String { text(898) }  // nobody
    package var statusNobodySentence: String { text(899) }  // No bird is here.
    package func statusSupply(food: String, left: String) -> String { text(900, .text(food), .text(left)) }  // %1$@, %2$@
    package func statusVisitor(bird: String, since: String) -> String { text(901, .text(bird), .text(since)) }  // %1$@ (%2$@)
    package func statusVisitorSentence(bird: String, since: String) -> String { text(902, .text(bird), .text(since)) }  // %1$@ has been here for %2$@.
    package var statusWater: String { text(903) }  // water
    package func statusWaterSentence(left: String) -> String { text(904, .text(left)) }  // Water: %1$@.
    package func statusYardSentence(yard: String) -> String { text(905, .text(yard)) }  // %1$@.
    package func terminalDumb(type: String) -> String { text(921, .text(type)) }  // The terminal type “%1$@” can’t place text on the screen.
    package func terminalFailed(call: String, code: Int) -> String { text(922, .text(call), .number(code)) }  // The terminal couldn’t be opened (%1$@, error %2$lld).
    package var terminalNoType: String { text(923) }  // TERM isn’t set, so there’s no telling what this terminal can do.
    package var terminalNone: String { text(924) }  // The game needs a terminal, and its input or output isn’t one.
    package var terminalTryStatus: String { text(925) }  // “backyard-birds status” shows the yards in words.
    package var terminalTryType: String { text(926) }  // Try TERM=xterm-256color. “backyard-birds status” shows the yards in words.
    package func terminalUnknown(type: String) -> String { text(927, .text(type)) }  // The terminal type “%1$@” (TERM) isn’t known on this system.
    package func timeAgo(time: String) -> String { text(928, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(929, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(930, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(931, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(932) }  // empty
    package func timeHours(hours: Int) -> String { text(933, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(934, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(935, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(936, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(937) }  // just now
    package func timeLeft(time: String) -> String { text(938, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(939) }  // less than a minute
    package func timeLow(left: String) -> String { text(940, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(941, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(942, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(943, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(944) }  // now
    package var timeUnderAMinute: String { text(945) }  // under a minute
    package var timeYesterday: String { text(946) }  // yesterday
    package func tipRefill(refill: String, water: String, food: String) -> String { text(967, .text(refill), .text(water), .text(food)) }  // %1$@ refills a yard, %2$@ just its water, and %3$@ chooses food.
    package func tipUndo(undo: String) -> String { text(968, .text(undo)) }  // %1$@ undoes the last thing you did.
    package func tipVisitor(open: String) -> String { text(969, .text(open)) }  // %1$@ opens a yard. There, it opens a bird’s own page.
    package func usageBadChoice(option: String, value: String, choices: String) -> String { text(970, .text(option), .text(value), .text(choices)) }  // “%1$@” can’t be “%2$@”: choose one of %3$@.
    package func usageBadChoiceSuggestion(option: String, value: String, suggestion: String) -> String { text(971, .text(option), .text(value), .text(suggestion)) }  // “%1$@” can’t be “%2$@”: did you mean “%3$@”?
    package func usageCells(option: String, example: String, largest: String, value: String) -> String { text(972, .text(option), .text(example), .text(largest), .text(value)) }  // “%1$@” takes columns and rows such as %2$@, up to %3$@, not “%4$@”.
    package func usageDate(option: String, example: String, value: String) -> String { text(973, .text(option), .text(example), .text(value)) }  // “%1$@” takes a date such as %2$@, not “%3$@”.
    package func usageExample(option: String, example: String, value: String) -> String { text(974, .text(option), .text(example), .text(value)) }  // “%1$@” takes something like %2$@, not “%3$@”.
    package func usageLink(option: String, example: String, other: String, value: String) -> String { text(975, .text(option), .text(example), .text(other), .text(value)) }  // “%1$@” takes a link such as %2$@ or %3$@, not “%4$@”.
    package func usageMissingOperand(command: String, syntax: String) -> String { text(976, .text(command), .text(syntax)) }  // “%1$@” needs more: %2$@.
    package func usageMissingValue(option: String, syntax: String) -> String { text(977, .text(option), .text(syntax)) }  // “%1$@” needs a value: %2$@.
    package func usageNumber(option: String, first: String, last: String, value: String) -> String { text(978, .text(option), .text(first), .text(last), .text(value)) }  // “%1$@” takes a whole number from %2$@ to %3$@, not “%4$@”.
    package func usageProfile(option: String, value: String) -> String { text(979, .text(option), .text(value)) }  // “%1$@” takes letters, digits, “-”, “_” and “.”, not “%2$@”.
    package func usageUnknownCommand(command: String, syntax: String) -> String { text(980, .text(command), .text(syntax)) }  // There is no command “%1$@”: see “%2$@”.
    package func usageUnknownCommandSuggestion(command: String, suggestion: String) -> String { text(981, .text(command), .text(suggestion)) }  // There is no command “%1$@”: did you mean “%2$@”?
    package func usageUnknownOption(option: String, syntax: String) -> String { text(982, .text(option), .text(syntax)) }  // There is no option “%1$@”: see “%2$@”.
    package func usageUnknownOptionSuggestion(option: String, suggestion: String) -> String { text(983, .text(option), .text(suggestion)) }  // There is no option “%1$@”: did you mean “%2$@”?
    package func usageUnwantedOperand(command: String, value: String, syntax: String) -> String { text(984, .text(command), .text(value), .text(syntax)) }  // “%1$@” doesn’t take “%2$@”: see “%3$@”.
    package func usageUnwantedValue(option: String) -> String { text(985, .text(option)) }  // “%1$@” takes no value.
    package func visitAte(some: String) -> String { text(986, .text(some)) }  // ate %1$@
    package func visitDisliked(food: String) -> String { text(987, .text(food)) }  // didn’t like the %1$@
    package var visitDrank: String { text(988) }  // came to drink
    package func visitEnjoyed(food: String) -> String { text(989, .text(food)) }  // liked the %1$@
    package func visitLine(day: String, bird: String, yard: String) -> String { text(990, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@
    package func visitLineFirst(day: String, bird: String, yard: String) -> String { text(991, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@, the first of its kind
    package func visitLineFirstMeal(day: String, bird: String, yard: String, meal: String) -> String { text(992, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@, the first of its kind
    package func visitLineMeal(day: String, bird: String, yard: String, meal: String) -> String { text(993, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@
    package func visitLoved(food: String) -> String { text(994, .text(food)) }  // loved the %1$@
    package var visitWater: String { text(995) }  // water
    package func visits(count: Int) -> String { text(996, .number(count)) }  // %1$lld visits
    package var waysDay: String { text(997) }  // It’s out by day, most of all at sunrise.
    package var waysEarlyAccess: String { text(998) }  // For now it comes only to yards with a Premium Pass.
    package var waysFeeder: String { text(999) }  // It comes where the feeder is full.
    package var waysHangs: String { text(1000) }  // A hanging feeder attracts it.
    package func waysLikelier(when: String) -> String { text(1001, .text(when)) }  // It’s more likely to come %1$@.
    package func waysLikelierFor(food: String) -> String { text(1002, .text(food)) }  // It’s more likely to come for %1$@.
    package var waysNests: String { text(1003) }  // A birdhouse attracts it.
    package var waysNight: String { text(1004) }  // It sleeps by day: look for it where it’s night.
    package func waysOnly(when: String) -> String { text(1005, .text(when)) }  // It comes only %1$@.
    package func waysOnlyFor(food: String) -> String { text(1006, .text(food)) }  // It comes only for %1$@.
    package func waysPlants(plants: String) -> String { text(1007, .text(plants)) }  // It likes %1$@.
    package var waysRare: String { text(1008) }  // It’s rare. A golden acorn brings birds like this sooner.
    package func waysSojourn(from: String, until: String) -> String { text(1009, .text(from), .text(until)) }  // It’s here from %1$@ to %2$@, and in the south half a year later.
    package var waysVeryRare: String { text(1010) }  // Hardly anyone has seen it. Golden acorns and patience might help.
    package var waysWater: String { text(1011) }  // It comes for water rather than food.
    package var yardEarlier: String { text(1046) }  // Earlier
    package func yardFirstAndMore(first: String, count: Int) -> String { text(1047, .text(first), .number(count)) }  // %1$@ and %2$lld more
    package var yardGifts: String { text(1048) }  // Left here
    package var yardGone: String { text(1049) }  // a yard that’s gone
    package var yardGoneFirst: String { text(1050) }  // A yard that’s gone
    package var yardHereNow: String { text(1051) }  // Here now
    package func yardHour(timeOfDay: String, clock: String, separator: String, weather: String) -> String { text(1052, .text(timeOfDay), .text(clock), .text(separator), .text(weather)) }  // %1$@ %2$@ %3$@ %4$@
    package func yardIsIn(bird: String, yard: String) -> String { text(1053, .text(bird), .text(yard)) }  // %1$@ is in %2$@ now
    package func yardLowOnFood(yard: String) -> String { text(1054, .text(yard)) }  // %1$@ is low on food
    package func yardLowOnWater(yard: String) -> String { text(1055, .text(yard)) }  // %1$@ is low on water
    package var yardNobody: String { text(1056) }  // Nobody right now.
    package var yardNobodyYet: String { text(1057) }  // Nobody right now. Food and water bring birds in.
    package func yardNotFound(query: String) -> String { text(1058, .text(query)) }  // No yard, visitor or food matches “%1$@”.
    package func yardOutOfFood(yard: String) -> String { text(1059, .text(yard)) }  // %1$@ is out of food
    package func yardOutOfWater(yard: String) -> String { text(1060, .text(yard)) }  // %1$@ is out of water
    package var yardQuiet: String { text(1061) }  // all quiet
    package var yardSearch: String { text(1062) }  // a yard, a bird or a food
    package func yardSeveral(count: Int, kind: String) -> String { text(1063, .number(count), .text(kind)) }  // %1$lld %2$@
    package func yardVisitors(count: Int) -> String { text(1064, .number(count)) }  // %1$lld visitors
    package var yardWater: String { text(1065) }  // Water
}
