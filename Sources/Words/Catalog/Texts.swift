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
    package func compactNeedsRoom(columns: Int, rows: Int) -> String { text(160, .number(columns), .number(rows)) }  // That needs a larger window: at least %1$lld columns by %2$lld rows.
    package var crashNothingToSave: String { text(164) }  // Nothing was to be saved.
    package var crashSaved: String { text(165) }  // Your save is safe. Start the game again to go on.
    package func dateDay(day: Int, month: String, year: Int) -> String { text(166, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(167, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package var decorateBirdhouse: String { text(168) }  // Birdhouse
    package var decorateFar: String { text(169) }  // far
    package var decorateFeeder: String { text(170) }  // Hanging feeder
    package var decorateFloor: String { text(171) }  // Ground
    package var decorateFountain: String { text(172) }  // Fountain
    package var decorateLeading: String { text(173) }  // Plants on the left
    package var decorateName: String { text(174) }  // Name
    package var decorateNear: String { text(175) }  // near
    package var decorateNewYard: String { text(176) }  // A new backyard
    package var decorateNotOwned: String { text(177) }  // comes with a pass or from the shop
    package var decorateNothing: String { text(178) }  // none
    package func decorateNumbered(number: Int) -> String { text(179, .number(number)) }  // Backyard %1$lld
    package var decorateSkylines: String { text(180) }  // Skyline
    package var decorateTrailing: String { text(181) }  // Plants on the right
    package var doctorBackupInstead: String { text(182) }  // It’s damaged, and a backup takes its place.
    package func doctorBackups(good: Int, all: Int) -> String { text(183, .number(good), .number(all)) }  // %1$lld of %2$lld are good.
    package var doctorBadBackup: String { text(184) }  // It’s damaged.
    package func doctorBadFamily(why: String) -> String { text(185, .text(why)) }  // It can’t be used: %1$@. You can start a new family in Account.
    package var doctorConsistent: String { text(186) }  // It’s consistent.
    package func doctorContradiction(what: String) -> String { text(187, .text(what)) }  // It contradicts itself: %1$@.
    package func doctorDamaged(why: String) -> String { text(188, .text(why)) }  // It’s damaged: %1$@.
    package func doctorFamily(count: Int) -> String { text(189, .number(count)) }  // %1$lld players share what they buy.
    package func doctorForecast(date: String) -> String { text(190, .text(date)) }  // It reaches to %1$@.
    package func doctorFormerSchema(schema: Int) -> String { text(191, .number(schema)) }  // It’s of schema %1$lld, which the next game will bring up to date.
    package var doctorInMemory: String { text(192) }  // This game isn’t being saved, so it has no files.
    package func doctorJournal(visits: Int, months: Int) -> String { text(193, .number(visits), .number(months)) }  // %#@visits@ in %#@months@.
    package func doctorLastHeld(process: String, host: String) -> String { text(194, .text(process), .text(host)) }  // Last held by process %1$@ on %2$@.
    package var doctorLost: String { text(195) }  // Nothing of the save can be read.
    package func doctorMissing(count: Int) -> String { text(196, .number(count)) }  // %1$lld transactions at its end are gone.
    package func doctorNewer(schema: Int) -> String { text(197, .number(schema)) }  // It’s from a later version of the game (schema %1$lld).
    package var doctorNoSave: String { text(198) }  // There’s no save yet.
    package var doctorOtherHistory: String { text(199) }  // It belongs to a later save.
    package func doctorSave(generation: Int, transactions: Int) -> String { text(200, .number(generation), .number(transactions)) }  // Generation %1$lld, %#@transactions@.
    package func doctorSigned(count: Int) -> String { text(201, .number(count)) }  // %1$lld, all signed here.
    package var doctorStaleForecast: String { text(202) }  // It’s from another moment and isn’t used.
    package var doctorTornEnd: String { text(203) }  // Its last line isn’t whole. The next save will fix that.
    package var doctorUnreadable: String { text(204) }  // It can’t be read.
    package func doctorUnsigned(count: Int, all: Int) -> String { text(205, .number(count), .number(all)) }  // %1$lld of %2$lld weren’t signed with this folder’s key.
    package var doingDrinking: String { text(206) }  // drinking
    package func doingDrinkingAt(perch: String) -> String { text(207, .text(perch)) }  // Drinking %1$@
    package func doingEating(food: String) -> String { text(208, .text(food)) }  // eating %1$@
    package func doingEatingAt(food: String, perch: String) -> String { text(209, .text(food), .text(perch)) }  // Eating %1$@ %2$@
    package func doingEatingAtLiked(food: String, perch: String, enjoyment: String) -> String { text(210, .text(food), .text(perch), .text(enjoyment)) }  // Eating %1$@ %2$@, %3$@
    package var doingLookingAround: String { text(211) }  // looking around
    package func doingLookingAroundAt(perch: String) -> String { text(212, .text(perch)) }  // Looking around %1$@
    package func doingPlace(perch: String, enjoyment: String) -> String { text(213, .text(perch), .text(enjoyment)) }  // %1$@, %2$@
    package func doneDecorated(yard: String) -> String { text(214, .text(yard)) }  // %1$@ has a new look.
    package func doneFavorite(name: String) -> String { text(215, .text(name)) }  // %1$@ is a favorite now.
    package func doneFood(food: String, yard: String) -> String { text(216, .text(food), .text(yard)) }  // %1$@ in %2$@.
    package func doneNoPhoto(error: String) -> String { text(217, .text(error)) }  // The photo couldn’t be saved. %1$@
    package func doneNotFavorite(name: String) -> String { text(218, .text(name)) }  // %1$@ is no longer a favorite.
    package func doneOpened(yard: String) -> String { text(219, .text(yard)) }  // %1$@ is open. The first bird will find it.
    package func donePhoto(path: String) -> String { text(220, .text(path)) }  // Photo saved: %1$@
    package func doneRemoved(yard: String) -> String { text(221, .text(yard)) }  // %1$@ is gone. Undo brings it back.
    package func doneRenamed(yard: String) -> String { text(222, .text(yard)) }  // It’s called %1$@ now.
    package var doneUndone: String { text(223) }  // Undone.
    package func doneWater(yard: String) -> String { text(224, .text(yard)) }  // Fresh water in %1$@.
    package var errorAlbumInMemory: String { text(241) }  // This game isn’t being saved, so there’s no album.
    package var errorAlreadyEaten: String { text(242) }  // A bird has eaten some of it already, so it can’t be taken back.
    package var errorDecorationNotOwned: String { text(243) }  // That comes with a pass, or with its pack in the shop.
    package func errorDisplayName(limit: Int) -> String { text(244, .number(limit)) }  // A name needs 1 to %1$lld characters on one line.
    package var errorEmail: String { text(245) }  // That’s not an email address. You can also leave it empty.
    package var errorFamilyInMemory: String { text(246) }  // This game isn’t being saved, so it has no family.
    package var errorFilesInMemory: String { text(247) }  // This game isn’t being saved, so nothing is written.
    package var errorLastYard: String { text(248) }  // This is your last yard, so it stays.
    package func errorName(limit: Int) -> String { text(249, .number(limit)) }  // A name needs 1 to %1$lld characters.
    package func errorNoBird(id: String) -> String { text(250, .text(id)) }  // There’s no bird “%1$@”.
    package var errorNoDecoration: String { text(251) }  // There’s no such decoration.
    package func errorNoFood(id: String) -> String { text(252, .text(id)) }  // There’s no food “%1$@”.
    package func errorNoYard(id: String) -> String { text(253, .text(id)) }  // There’s no yard “%1$@”.
    package func errorNoneLeft(food: String) -> String { text(254, .text(food)) }  // %1$@: none left. The shop has more.
    package func errorNotNameable(visits: Int, meals: Int) -> String { text(255, .number(visits), .number(meals)) }  // This bird doesn’t know you well enough yet. Give it %#@visits@, or %#@meals@ tha
    package var errorNothingToUndo: String { text(256) }  // There’s nothing to undo.
    package var errorPhotosInMemory: String { text(257) }  // This game isn’t being saved, so photos aren’t kept.
    package var errorUndoGone: String { text(258) }  // What was to be undone is no longer there.
    package func errorYardLimit(count: Int) -> String { text(259, .number(count)) }  // There’s room for %1$lld yards. A pass lifts the limit.
    package func exportDone(path: String) -> String { text(260, .text(path)) }  // Saved to %1$@
    package var exportTitle: String { text(261) }  // Export the journal
    package var familyErrorAlreadyMember: String { text(268) }  // That player is already in the family.
    package func familyErrorExists(organizer: String) -> String { text(269, .text(organizer)) }  // There’s already a family, set up by %1$@. You can join it.
    package func familyErrorFull(limit: Int) -> String { text(270, .number(limit)) }  // A family can have up to %1$lld players.
    package var familyErrorNone: String { text(271) }  // There’s no family on this computer yet. You can start one.
    package var familyErrorNotAMember: String { text(272) }  // That player isn’t in the family.
    package func familyErrorNotOrganizer(organizer: String) -> String { text(273, .text(organizer)) }  // Only %1$@, who set up the family, can do that.
    package var familyErrorOrganizerStays: String { text(274) }  // You set up the family, so you can’t leave it. You can end it instead.
    package func familyErrorUnchanged(error: String) -> String { text(275, .text(error)) }  // The family stays as it was. %1$@
    package func familyTroubleDamaged(why: String) -> String { text(280, .text(why)) }  // The family’s file is damaged: %1$@.
    package var familyTroubleSharedStays: String { text(281) }  // What is shared stays as it was.
    package var familyTroubleUnknown: String { text(282) }  // So it’s not known who shares a pass with you. What is shared now stays until its
    package func familyTroubleUnreadable(cause: String) -> String { text(283, .text(cause)) }  // The family’s file can’t be read: %1$@.
    package func familyTroubleUnreadableMember(profile: String) -> String { text(284, .text(profile)) }  // What “%1$@” has bought can’t be read.
    package func fileInUse(path: String) -> String { text(286, .text(path)) }  // “%1$@” is in use by another program.
    package func fileNoFolder(path: String, cause: String) -> String { text(287, .text(path), .text(cause)) }  // The folder “%1$@” can’t be made: %2$@.
    package func fileUnlockable(path: String, cause: String) -> String { text(288, .text(path), .text(cause)) }  // “%1$@” can’t be locked: %2$@.
    package func fileUnreadable(path: String, cause: String) -> String { text(289, .text(path), .text(cause)) }  // “%1$@” can’t be read: %2$@.
    package func fileUnwritable(path: String, cause: String) -> String { text(290, .text(path), .text(cause)) }  // “%1$@” can’t be written: %2$@.
    package var foodNoneLeft: String { text(295) }  // none left
    package func foodOwned(count: Int) -> String { text(296, .number(count)) }  // %1$lld owned
    package var foodPickerChoose: String { text(333) }  // Choose
    package var foodPickerFree: String { text(334) }  // free
    package var foodPickerPremium: String { text(335) }  // Premium
    package var foodPickerPremiumNote: String { text(336) }  // one per refill
    package var foodPickerShop: String { text(337) }  // Shop
    package var foodPickerStandard: String { text(338) }  // Every day
    package var foodPickerStandardNote: String { text(339) }  // free
    package func foodPickerTitle(yard: String) -> String { text(340, .text(yard)) }  // Food for %1$@
    package var foodPickerUse: String { text(341) }  // Use
    package func giftFound(bird: String, gift: String, yard: String) -> String { text(345, .text(bird), .text(gift), .text(yard)) }  // %1$@ left %2$@ in %3$@.
    package func giftFrom(bird: String) -> String { text(346, .text(bird)) }  // from %1$@
    package func giftNameFrom(gift: String, bird: String) -> String { text(347, .text(gift), .text(bird)) }  // %1$@ from %2$@
    package func giftNamePlace(gift: String, yard: String, date: String) -> String { text(348, .text(gift), .text(yard), .text(date)) }  // %1$@ in %2$@, %3$@
    package func giftPlace(yard: String, date: String) -> String { text(349, .text(yard), .text(date)) }  // in %1$@, %2$@
    package func gifts(count: Int) -> String { text(362, .number(count)) }  // %1$lld gifts
    package var giftsEmpty: String { text(363) }  // Nothing yet. Now and then, a bird that has come to love a yard leaves a small gi
    package var helpTitle: String { text(364) }  // Keys
    package var hintAccount: String { text(365) }  // account
    package var hintAllYears: String { text(366) }  // all years
    package var hintBack: String { text(367) }  // back
    package var hintBuy: String { text(368) }  // buy
    package var hintCancel: String { text(369) }  // cancel
    package var hintChange: String { text(370) }  // change
    package var hintChoose: String { text(371) }  // choose
    package var hintClear: String { text(372) }  // clear
    package var hintClose: String { text(373) }  // close
    package var hintConfirm: String { text(374) }  // confirm
    package var hintCreate: String { text(375) }  // new yard
    package var hintDecorate: String { text(376) }  // decorate
    package var hintDelete: String { text(377) }  // delete
    package var hintDismiss: String { text(378) }  // put away
    package var hintDoIt: String { text(379) }  // do it
    package var hintDone: String { text(380) }  // done
    package var hintEdit: String { text(381) }  // edit
    package var hintExport: String { text(382) }  // save to a file
    package var hintFood: String { text(383) }  // food
    package var hintFurnish: String { text(384) }  // furnish
    package var hintGiver: String { text(385) }  // who left it
    package var hintGo: String { text(386) }  // go there
    package var hintHelp: String { text(387) }  // help
    package var hintKeep: String { text(388) }  // keep
    package var hintLeaveIt: String { text(389) }  // leave it
    package var hintLeaveOld: String { text(390) }  // leave as it was
    package var hintLook: String { text(391) }  // look
    package var hintMake: String { text(392) }  // make
    package var hintMeet: String { text(393) }  // meet it
    package var hintName: String { text(394) }  // name it
    package var hintNext: String { text(395) }  // next yard
    package var hintNextBird: String { text(396) }  // next bird
    package var hintNextKind: String { text(397) }  // next kind
    package var hintNextPage: String { text(398) }  // next page
    package var hintNextShort: String { text(399) }  // next
    package var hintNotNow: String { text(400) }  // not now
    package var hintOpen: String { text(401) }  // open
    package var hintPage: String { text(402) }  // page
    package var hintPass: String { text(403) }  // pass
    package var hintQuit: String { text(404) }  // quit
    package var hintRefill: String { text(405) }  // refill
    package var hintRemove: String { text(406) }  // remove
    package var hintScreens: String { text(407) }  // screens
    package var hintSearch: String { text(408) }  // search
    package var hintSeePass: String { text(409) }  // see the pass
    package var hintShop: String { text(410) }  // shop
    package var hintSmaller: String { text(411) }  // smaller
    package var hintSort: String { text(412) }  // order
    package var hintStar: String { text(413) }  // favorite
    package var hintSubscribe: String { text(414) }  // subscribe
    package var hintSuggestions: String { text(415) }  // suggestions
    package var hintThisYear: String { text(416) }  // this year
    package var hintUndo: String { text(417) }  // undo
    package var hintUpgrade: String { text(418) }  // upgrade
    package var hintUse: String { text(419) }  // use
    package var hintVariety: String { text(420) }  // variety
    package var hintVisitor: String { text(421) }  // visitor
    package var hintWater: String { text(422) }  // water
    package var hintYard: String { text(423) }  // its yard
    package func journalDay(weekday: String, day: String, month: String) -> String { text(424, .text(weekday), .text(day), .text(month)) }  // %1$@ %2$@ %3$@
    package var journalEmpty: String { text(425) }  // Nobody has come by yet. This page will fill by itself.
    package func journalLongDay(weekday: String, date: String) -> String { text(426, .text(weekday), .text(date)) }  // %1$@, %2$@
    package var journalNotThisYear: String { text(427) }  // not yet this year
    package func journalSeen(count: Int, all: Int) -> String { text(428, .number(count), .number(all)) }  // %1$lld of %2$lld species seen
    package func journalSeenInYear(count: Int, all: Int, year: String) -> String { text(429, .number(count), .number(all), .text(year)) }  // %1$lld of %2$lld species seen in %3$@
    package func journalSeenInYearShort(count: Int, all: Int, year: String) -> String { text(430, .number(count), .number(all), .text(year)) }  // %3$@: %1$lld of %2$lld
    package func journalSeenShort(count: Int, all: Int) -> String { text(431, .number(count), .number(all)) }  // %1$lld of %2$lld
    package func journalTimes(count: Int) -> String { text(432, .number(count)) }  // %1$lldx
    package var journalUnseen: String { text(433) }  // still to come
    package func keyAlt(key: String) -> String { text(439, .text(key)) }  // Alt-%1$@
    package func keyControl(key: String) -> String { text(440, .text(key)) }  // Ctrl-%1$@
    package func listEither(first: String, last: String) -> String { text(461, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(462, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(463, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(464, .text(first), .text(last)) }  // %1$@ and %2$@
    package func lostDamaged(why: String) -> String { text(465, .text(why)) }  // The save was damaged (%1$@), and there’s no good backup. A new game begins. What
    package var lostMissing: String { text(466) }  // “world.json” is missing, and there’s no good backup. A new game begins. What was
    package var messageTitle: String { text(467) }  // Before you play
    package var noticeInconsistent: String { text(492) }  // The save contradicts itself in places. “backyard-birds doctor” explains where.
    package func openingBadCatalog(why: String) -> String { text(493, .text(why)) }  // The catalog can’t be used: %1$@.
    package func openingBadProfile(name: String) -> String { text(494, .text(name)) }  // A profile can’t be called “%1$@”. Use up to 64 letters, digits, “-”, “_” and “.”
    package var openingNowhere: String { text(495) }  // There’s no place to save, since HOME isn’t set. Choose one with --data DIR, or p
    package func openingUnreadableCatalog(path: String, cause: String) -> String { text(496, .text(path), .text(cause)) }  // The catalog “%1$@” can’t be read: %2$@.
    package var paletteBird: String { text(497) }  // bird
    package var paletteCare: String { text(498) }  // care
    package func paletteDecorate(yard: String) -> String { text(499, .text(yard)) }  // Decorate %1$@
    package func paletteFood(yard: String) -> String { text(500, .text(yard)) }  // Choose food for %1$@
    package var paletteNothing: String { text(501) }  // Nothing matches. Fewer letters find more.
    package func paletteRefill(yard: String) -> String { text(502, .text(yard)) }  // Refill %1$@
    package var paletteSearch: String { text(503) }  // an action, a yard or a bird
    package var paletteSpecies: String { text(504) }  // species
    package var paletteTitle: String { text(505) }  // What would you like to do?
    package var paletteYard: String { text(506) }  // backyard
    package func photos(count: Int) -> String { text(511, .number(count)) }  // %1$lld photos
    package func plantsCount(count: Int) -> String { text(545, .number(count)) }  // %1$lld plants
    package var plantsWaiting: String { text(546) }  // waiting
    package func plantsWaitingForPlace(count: Int) -> String { text(547, .number(count)) }  // %1$lld waiting for a place
    package func plantsWaitingShort(count: Int) -> String { text(548, .number(count)) }  // %1$lld waiting
    package func playBadPicture(fault: String) -> String { text(549, .text(fault)) }  // %1$@ The last good picture stays.
    package var playLinkLeadsNowhere: String { text(550) }  // That link doesn’t lead to a yard or bird in this game.
    package func playTimeScale(scale: String) -> String { text(551, .text(scale)) }  // Time runs %1$@ times as fast, and this world keeps it. To just try things out, u
    package var readOnlyElsewhere: String { text(557) }  // This profile is open in another game. Here you see what happens there, and nothi
    package func readOnlyElsewhereBy(process: String, host: String) -> String { text(558, .text(process), .text(host)) }  // This profile is open in another game (process %1$@ on %2$@). Here you see what h
    package var readOnlyLook: String { text(559) }  // This is just a look at the game.
    package func readOnlyNewer(path: String) -> String { text(560, .text(path)) }  // The save in “%1$@” is from a later version of the game, so nothing will be writt
    package var readOnlyOpen: String { text(561) }  // A game has this profile open. Close it first, or import into another profile.
    package var readOnlyOtherVersion: String { text(562) }  // Another version of the game has this profile open. Close it first.
    package var readOnlyUnreadable: String { text(563) }  // The save couldn’t be read, so nothing will be written over it.
    package func reasonAsleep(kinds: String) -> String { text(564, .text(kinds)) }  // At this hour, %1$@ are asleep.
    package func reasonAway(kinds: String) -> String { text(565, .text(kinds)) }  // At this time of year, %1$@ are away.
    package func reasonCompany(birds: Int, share: String) -> String { text(566, .number(birds), .text(share)) }  // %1$lld birds are here already: %2$@.
    package var reasonFull: String { text(567) }  // Every perch is taken.
    package func reasonKindAndOthers(count: Int, kind: String) -> String { text(568, .number(count), .text(kind)) }  // %2$@ and %1$lld other kinds
    package func reasonPremium(food: String, share: String) -> String { text(569, .text(food), .text(share)) }  // %1$@: %2$@.
    package func restoredChanges(count: Int) -> String { text(586, .number(count)) }  // The last %1$lld changes couldn’t be found.
    package var restoredKept: String { text(587) }  // What was damaged is kept beside it, with “.damaged-” in its name.
    package func restoredMissing(date: String) -> String { text(588, .text(date)) }  // The save was missing. A backup and its history brought it back as of %1$@.
    package func restoredOtherHistory(date: String) -> String { text(589, .text(date)) }  // The history beside the save belongs to a later save. The game goes on from %1$@.
    package func restoredPart(name: String, why: String, date: String) -> String { text(590, .text(name), .text(why), .text(date)) }  // Part of “%1$@” was damaged (%2$@). The game goes on from %3$@.
    package func restoredSave(why: String, date: String) -> String { text(591, .text(why), .text(date)) }  // The save was damaged (%1$@). A backup and its history brought it back as of %2$@
    package func restoredShortHistory(date: String) -> String { text(592, .text(date)) }  // The end of the history is gone. The game goes on from %1$@.
    package func roomBoth(columns: Int, rows: Int) -> String { text(593, .number(columns), .number(rows)) }  // %#@columns@ and %#@rows@
    package func roomBothShort(columns: Int, rows: Int) -> String { text(594, .number(columns), .number(rows)) }  // %#@columns@, %#@rows@ more
    package func roomColumns(columns: Int) -> String { text(595, .number(columns)) }  // %1$lld more columns
    package func roomRequest(missing: String) -> String { text(596, .text(missing)) }  // %1$@, please
    package func roomRows(rows: Int) -> String { text(597, .number(rows)) }  // %1$lld more rows
    package func roomSentence(missing: String) -> String { text(598, .text(missing)) }  // The birds need a little more room: %1$@
    package var saveFailing: String { text(599) }  // Not saved yet
    package func saveLost(why: String) -> String { text(600, .text(why)) }  // Your last changes aren’t saved. %1$@
    package var saveNothing: String { text(601) }  // Nothing is saved
    package var saveNothingShort: String { text(602) }  // Unsaved
    package var saveReadOnly: String { text(603) }  // Read-only
    package var shellGame: String { text(645) }  // Backyard Birds
    package var sidebarLow: String { text(646) }  // low
    package var sidebarMember: String { text(647) }  // Member
    package var sidebarNewYard: String { text(648) }  // New backyard
    package var sidebarOut: String { text(649) }  // out
    package var sidebarYards: String { text(650) }  // Yards
    package func speciesMet(count: Int, all: Int) -> String { text(661, .number(count), .number(all)) }  // Met: %1$lld of %2$lld
    package var speciesStory: String { text(662) }  // What it’s like
    package func terminalDumb(type: String) -> String { text(786, .text(type)) }  // The terminal type “%1$@” can’t place text on the screen.
    package func terminalFailed(call: String, code: Int) -> String { text(787, .text(call), .number(code)) }  // The terminal couldn’t be opened (%1$@, error %2$lld).
    package var terminalNoType: String { text(788) }  // TERM isn’t set, so there’s no telling what this terminal can do.
    package var terminalNone: String { text(789) }  // The game needs a terminal, and its input or output isn’t one.
    package var terminalTryStatus: String { text(790) }  // “backyard-birds status” shows the yards in words.
    package var terminalTryType: String { text(791) }  // Try TERM=xterm-256color. “backyard-birds status” shows the yards in words.
    package func terminalUnknown(type: String) -> String { text(792, .text(type)) }  // The terminal type “%1$@” (TERM) isn’t known on this system.
    package func timeAgo(time: String) -> String { text(793, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(794, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(795, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(796, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(797) }  // empty
    package func timeHours(hours: Int) -> String { text(798, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(799, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(800, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(801, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(802) }  // just now
    package func timeLeft(time: String) -> String { text(803, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(804) }  // less than a minute
    package func timeLow(left: String) -> String { text(805, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(806, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(807, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(808, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(809) }  // now
    package var timeUnderAMinute: String { text(810) }  // under a minute
    package var timeYesterday: String { text(811) }  // yesterday
    package func tipRefill(refill: String, water: String, food: String) -> String { text(822, .text(refill), .text(water), .text(food)) }  // %1$@ refills a yard, %2$@ just its water, and %3$@ chooses food.
    package func tipUndo(undo: String) -> String { text(823, .text(undo)) }  // %1$@ undoes the last thing you did.
    package func tipVisitor(open: String) -> String { text(824, .text(open)) }  // %1$@ opens a yard. There, it opens a bird’s own page.
    package func visitAte(some: String) -> String { text(825, .text(some)) }  // ate %1$@
    package func visitDisliked(food: String) -> String { text(826, .text(food)) }  // didn’t like the %1$@
    package var visitDrank: String { text(827) }  // came to drink
    package func visitEnjoyed(food: String) -> String { text(828, .text(food)) }  // liked the %1$@
    package func visitLine(day: String, bird: String, yard: String) -> String { text(829, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@
    package func visitLineFirst(day: String, bird: String, yard: String) -> String { text(830, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@, the first of its kind
    package func visitLineFirstMeal(day: String, bird: String, yard: String, meal: String) -> String { text(831, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@, the first of its kind
    package func visitLineMeal(day: String, bird: String, yard: String, meal: String) -> String { text(832, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@
    package func visitLoved(food: String) -> String { text(833, .text(food)) }  // loved the %1$@
    package var visitWater: String { text(834) }  // water
    package func visits(count: Int) -> String { text(835, .number(count)) }  // %1$lld visits
    package var waysDay: String { text(836) }  // It’s out by day, most of all at sunrise.
    package var waysEarlyAccess: String { text(837) }  // For now it comes only to yards with a Premium Pass.
    package var waysFeeder: String { text(838) }  // It comes where the feeder is full.
    package var waysHangs: String { text(839) }  // A hanging feeder attracts it.
    package func waysLikelier(when: String) -> String { text(840, .text(when)) }  // It’s more likely to come %1$@.
    package func waysLikelierFor(food: String) -> String { text(841, .text(food)) }  // It’s more likely to come for %1$@.
    package var waysNests: String { text(842) }  // A birdhouse attracts it.
    package var waysNight: String { text(843) }  // It sleeps by day: look for it where it’s night.
    package func waysOnly(when: String) -> String { text(844, .text(when)) }  // It comes only %1$@.
    package func waysOnlyFor(food: String) -> String { text(845, .text(food)) }  // It comes only for %1$@.
    package func waysPlants(plants: String) -> String { text(846, .text(plants)) }  // It likes %1$@.
    package var waysRare: String { text(847) }  // It’s rare. A golden acorn brings birds like this sooner.
    package func waysSojourn(from: String, until: String) -> String { text(848, .text(from), .text(until)) }  // It’s here from %1$@ to %2$@, and in the south half a year later.
    package var waysVeryRare: String { text(849) }  // Hardly anyone has seen it. Golden acorns and patience might help.
    package var waysWater: String { text(850) }  // It comes for water rather than food.
    package var yardEarlier: String { text(875) }  // Earlier
    package func yardFirstAndMore(first: String, count: Int) -> String { text(876, .text(first), .number(count)) }  // %1$@ and %2$lld more
    package var yardGifts: String { text(877) }  // Left here
    package var yardGone: String { text(878) }  // a yard that’s gone
    package var yardGoneFirst: String { text(879) }  // A yard that’s gone
    package var yardHereNow: String { text(880) }  // Here now
    package func yardHour(timeOfDay: String, clock: String, separator: String, weather: String) -> String { text(881, .text(timeOfDay), .text(clock), .text(separator), .text(weather)) }  // %1$@ %2$@ %3$@ %4$@
    package func yardIsIn(bird: String, yard: String) -> String { text(882, .text(bird), .text(yard)) }  // %1$@ is in %2$@ now
    package func yardLowOnFood(yard: String) -> String { text(883, .text(yard)) }  // %1$@ is low on food
    package func yardLowOnWater(yard: String) -> String { text(884, .text(yard)) }  // %1$@ is low on water
    package var yardNobody: String { text(885) }  // Nobody right now.
    package var yardNobodyYet: String { text(886) }  // Nobody right now. Food and water bring birds in.
    package func yardNotFound(query: String) -> String { text(887, .text(query)) }  // No yard, visitor or food matches “%1$@”.
    package func yardOutOfFood(yard: String) -> String { text(888, .text(yard)) }  // %1$@ is out of food
    package func yardOutOfWater(yard: String) -> String { text(889, .text(yard)) }  // %1$@ is out of water
    package var yardQuiet: String { text(890) }  // all quiet
    package var yardSearch: String { text(891) }  // a yard, a bird or a food
    package func yardSeveral(count: Int, kind: String) -> String { text(892, .number(count), .text(kind)) }  // %1$lld %2$@
    package func yardVisitors(count: Int) -> String { text(893, .number(count)) }  // %1$lld visitors
    package var yardWater: String { text(894) }  // Water
}
