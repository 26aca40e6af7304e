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
    package func arrivalArrived(bird: String, yard: String) -> String { text(11, .text(bird), .text(yard)) }  // %1$@ arrived in %2$@
    package func arrivalFirst(species: String) -> String { text(12, .text(species)) }  // A first! %1$@
    package func arrivalFirstIn(species: String, yard: String) -> String { text(13, .text(species), .text(yard)) }  // A first! %1$@ arrived in %2$@
    package var askDeletePhoto: String { text(14) }  // Delete this photo?
    package func askDeletePhotoText(photo: String, day: String, time: String) -> String { text(15, .text(photo), .text(day), .text(time)) }  // It shows %1$@, on %2$@ at %3$@. Its files are deleted, and this can’t be undone.
    package func askRemoveYard(yard: String) -> String { text(16, .text(yard)) }  // Remove %1$@?
    package var askRemoveYardText: String { text(17) }  // Its birds fly on to other yards, and the journal keeps their visits. You can und
    package func askYardLimit(count: Int) -> String { text(18, .number(count)) }  // %1$lld backyards
    package func askYardLimitText(count: Int) -> String { text(19, .number(count)) }  // Without a pass, there’s room for %1$lld backyards. With a pass, you can have as 
    package func careAllFull(yard: String) -> String { text(20, .text(yard)) }  // %1$@ has all it needs.
    package func careStillGood(food: String, time: String) -> String { text(21, .text(food), .text(time)) }  // The %1$@ is good for another %2$@. Choose another food to replace it.
    package func causeSystem(code: Int) -> String { text(22, .number(code)) }  // the system reports error %1$lld
    package func compactNeedsRoom(columns: Int, rows: Int) -> String { text(104, .number(columns), .number(rows)) }  // That needs a larger window: at least %1$lld columns by %2$lld rows.
    package var crashNothingToSave: String { text(108) }  // Nothing was to be saved.
    package var crashSaved: String { text(109) }  // Your save is safe. Start the game again to go on.
    package func dateDay(day: Int, month: String, year: Int) -> String { text(110, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(111, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package var doingDrinking: String { text(112) }  // drinking
    package func doingDrinkingAt(perch: String) -> String { text(113, .text(perch)) }  // Drinking %1$@
    package func doingEating(food: String) -> String { text(114, .text(food)) }  // eating %1$@
    package func doingEatingAt(food: String, perch: String) -> String { text(115, .text(food), .text(perch)) }  // Eating %1$@ %2$@
    package func doingEatingAtLiked(food: String, perch: String, enjoyment: String) -> String { text(116, .text(food), .text(perch), .text(enjoyment)) }  // Eating %1$@ %2$@, %3$@
    package var doingLookingAround: String { text(117) }  // looking around
    package func doingLookingAroundAt(perch: String) -> String { text(118, .text(perch)) }  // Looking around %1$@
    package func doingPlace(perch: String, enjoyment: String) -> String { text(119, .text(perch), .text(enjoyment)) }  // %1$@, %2$@
    package func doneDecorated(yard: String) -> String { text(120, .text(yard)) }  // %1$@ has a new look.
    package func doneFavorite(name: String) -> String { text(121, .text(name)) }  // %1$@ is a favorite now.
    package func doneFood(food: String, yard: String) -> String { text(122, .text(food), .text(yard)) }  // %1$@ in %2$@.
    package func doneNoPhoto(error: String) -> String { text(123, .text(error)) }  // The photo couldn’t be saved. %1$@
    package func doneNotFavorite(name: String) -> String { text(124, .text(name)) }  // %1$@ is no longer a favorite.
    package func doneOpened(yard: String) -> String { text(125, .text(yard)) }  // %1$@ is open. The first bird will find it.
    package func donePhoto(path: String) -> String { text(126, .text(path)) }  // Photo saved: %1$@
    package func doneRemoved(yard: String) -> String { text(127, .text(yard)) }  // %1$@ is gone. Undo brings it back.
    package func doneRenamed(yard: String) -> String { text(128, .text(yard)) }  // It’s called %1$@ now.
    package var doneUndone: String { text(129) }  // Undone.
    package func doneWater(yard: String) -> String { text(130, .text(yard)) }  // Fresh water in %1$@.
    package var errorAlbumInMemory: String { text(135) }  // This game isn’t being saved, so there’s no album.
    package var errorAlreadyEaten: String { text(136) }  // A bird has eaten some of it already, so it can’t be taken back.
    package var errorDecorationNotOwned: String { text(137) }  // That comes with a pass, or with its pack in the shop.
    package func errorDisplayName(limit: Int) -> String { text(138, .number(limit)) }  // A name needs 1 to %1$lld characters on one line.
    package var errorEmail: String { text(139) }  // That’s not an email address. You can also leave it empty.
    package var errorFamilyInMemory: String { text(140) }  // This game isn’t being saved, so it has no family.
    package var errorFilesInMemory: String { text(141) }  // This game isn’t being saved, so nothing is written.
    package var errorLastYard: String { text(142) }  // This is your last yard, so it stays.
    package func errorName(limit: Int) -> String { text(143, .number(limit)) }  // A name needs 1 to %1$lld characters.
    package func errorNoBird(id: String) -> String { text(144, .text(id)) }  // There’s no bird “%1$@”.
    package var errorNoDecoration: String { text(145) }  // There’s no such decoration.
    package func errorNoFood(id: String) -> String { text(146, .text(id)) }  // There’s no food “%1$@”.
    package func errorNoYard(id: String) -> String { text(147, .text(id)) }  // There’s no yard “%1$@”.
    package func errorNoneLeft(food: String) -> String { text(148, .text(food)) }  // %1$@: none left. The shop has more.
    package func errorNotNameable(visits: Int, meals: Int) -> String { text(149, .number(visits), .number(meals)) }  // This bird doesn’t know you well enough yet. Give it %#@visits@, or %#@meals@ tha
    package var errorNothingToUndo: String { text(150) }  // There’s nothing to undo.
    package var errorPhotosInMemory: String { text(151) }  // This game isn’t being saved, so photos aren’t kept.
    package var errorUndoGone: String { text(152) }  // What was to be undone is no longer there.
    package func errorYardLimit(count: Int) -> String { text(153, .number(count)) }  // There’s room for %1$lld yards. A pass lifts the limit.
    package var familyErrorAlreadyMember: String { text(154) }  // That player is already in the family.
    package func familyErrorExists(organizer: String) -> String { text(155, .text(organizer)) }  // There’s already a family, set up by %1$@. You can join it.
    package func familyErrorFull(limit: Int) -> String { text(156, .number(limit)) }  // A family can have up to %1$lld players.
    package var familyErrorNone: String { text(157) }  // There’s no family on this computer yet. You can start one.
    package var familyErrorNotAMember: String { text(158) }  // That player isn’t in the family.
    package func familyErrorNotOrganizer(organizer: String) -> String { text(159, .text(organizer)) }  // Only %1$@, who set up the family, can do that.
    package var familyErrorOrganizerStays: String { text(160) }  // You set up the family, so you can’t leave it. You can end it instead.
    package func familyErrorUnchanged(error: String) -> String { text(161, .text(error)) }  // The family stays as it was. %1$@
    package func familyTroubleDamaged(why: String) -> String { text(166, .text(why)) }  // The family’s file is damaged: %1$@.
    package var familyTroubleSharedStays: String { text(167) }  // What is shared stays as it was.
    package var familyTroubleUnknown: String { text(168) }  // So it’s not known who shares a pass with you. What is shared now stays until its
    package func familyTroubleUnreadable(cause: String) -> String { text(169, .text(cause)) }  // The family’s file can’t be read: %1$@.
    package func familyTroubleUnreadableMember(profile: String) -> String { text(170, .text(profile)) }  // What “%1$@” has bought can’t be read.
    package func fileInUse(path: String) -> String { text(171, .text(path)) }  // “%1$@” is in use by another program.
    package func fileNoFolder(path: String, cause: String) -> String { text(172, .text(path), .text(cause)) }  // The folder “%1$@” can’t be made: %2$@.
    package func fileUnlockable(path: String, cause: String) -> String { text(173, .text(path), .text(cause)) }  // “%1$@” can’t be locked: %2$@.
    package func fileUnreadable(path: String, cause: String) -> String { text(174, .text(path), .text(cause)) }  // “%1$@” can’t be read: %2$@.
    package func fileUnwritable(path: String, cause: String) -> String { text(175, .text(path), .text(cause)) }  // “%1$@” can’t be written: %2$@.
    package var helpTitle: String { text(203) }  // Keys
    package var hintAccount: String { text(204) }  // account
    package var hintAllYears: String { text(205) }  // all years
    package var hintBack: String { text(206) }  // back
    package var hintBuy: String { text(207) }  // buy
    package var hintCancel: String { text(208) }  // cancel
    package var hintChange: String { text(209) }  // change
    package var hintChoose: String { text(210) }  // choose
    package var hintClear: String { text(211) }  // clear
    package var hintClose: String { text(212) }  // close
    package var hintConfirm: String { text(213) }  // confirm
    package var hintCreate: String { text(214) }  // new yard
    package var hintDecorate: String { text(215) }  // decorate
    package var hintDelete: String { text(216) }  // delete
    package var hintDismiss: String { text(217) }  // put away
    package var hintDoIt: String { text(218) }  // do it
    package var hintDone: String { text(219) }  // done
    package var hintEdit: String { text(220) }  // edit
    package var hintExport: String { text(221) }  // save to a file
    package var hintFood: String { text(222) }  // food
    package var hintFurnish: String { text(223) }  // furnish
    package var hintGiver: String { text(224) }  // who left it
    package var hintGo: String { text(225) }  // go there
    package var hintHelp: String { text(226) }  // help
    package var hintKeep: String { text(227) }  // keep
    package var hintLeaveIt: String { text(228) }  // leave it
    package var hintLeaveOld: String { text(229) }  // leave as it was
    package var hintLook: String { text(230) }  // look
    package var hintMake: String { text(231) }  // make
    package var hintMeet: String { text(232) }  // meet it
    package var hintName: String { text(233) }  // name it
    package var hintNext: String { text(234) }  // next yard
    package var hintNextBird: String { text(235) }  // next bird
    package var hintNextKind: String { text(236) }  // next kind
    package var hintNextPage: String { text(237) }  // next page
    package var hintNextShort: String { text(238) }  // next
    package var hintNotNow: String { text(239) }  // not now
    package var hintOpen: String { text(240) }  // open
    package var hintPage: String { text(241) }  // page
    package var hintPass: String { text(242) }  // pass
    package var hintQuit: String { text(243) }  // quit
    package var hintRefill: String { text(244) }  // refill
    package var hintRemove: String { text(245) }  // remove
    package var hintScreens: String { text(246) }  // screens
    package var hintSearch: String { text(247) }  // search
    package var hintSeePass: String { text(248) }  // see the pass
    package var hintShop: String { text(249) }  // shop
    package var hintSmaller: String { text(250) }  // smaller
    package var hintSort: String { text(251) }  // order
    package var hintStar: String { text(252) }  // favorite
    package var hintSubscribe: String { text(253) }  // subscribe
    package var hintSuggestions: String { text(254) }  // suggestions
    package var hintThisYear: String { text(255) }  // this year
    package var hintUndo: String { text(256) }  // undo
    package var hintUpgrade: String { text(257) }  // upgrade
    package var hintUse: String { text(258) }  // use
    package var hintVariety: String { text(259) }  // variety
    package var hintVisitor: String { text(260) }  // visitor
    package var hintWater: String { text(261) }  // water
    package var hintYard: String { text(262) }  // its yard
    package func keyAlt(key: String) -> String { text(263, .text(key)) }  // Alt-%1$@
    package func keyControl(key: String) -> String { text(264, .text(key)) }  // Ctrl-%1$@
    package func listEither(first: String, last: String) -> String { text(285, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(286, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(287, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(288, .text(first), .text(last)) }  // %1$@ and %2$@
    package func lostDamaged(why: String) -> String { text(289, .text(why)) }  // The save was damaged (%1$@), and there’s no good backup. A new game begins. What
    package var lostMissing: String { text(290) }  // “world.json” is missing, and there’s no good backup. A new game begins. What was
    package var messageTitle: String { text(291) }  // Before you play
    package var noticeInconsistent: String { text(304) }  // The save contradicts itself in places. “backyard-birds doctor” explains where.
    package func openingBadCatalog(why: String) -> String { text(305, .text(why)) }  // The catalog can’t be used: %1$@.
    package func openingBadProfile(name: String) -> String { text(306, .text(name)) }  // A profile can’t be called “%1$@”. Use up to 64 letters, digits, “-”, “_” and “.”
    package var openingNowhere: String { text(307) }  // There’s no place to save, since HOME isn’t set. Choose one with --data DIR, or p
    package func openingUnreadableCatalog(path: String, cause: String) -> String { text(308, .text(path), .text(cause)) }  // The catalog “%1$@” can’t be read: %2$@.
    package var paletteBird: String { text(309) }  // bird
    package var paletteCare: String { text(310) }  // care
    package func paletteDecorate(yard: String) -> String { text(311, .text(yard)) }  // Decorate %1$@
    package func paletteFood(yard: String) -> String { text(312, .text(yard)) }  // Choose food for %1$@
    package var paletteNothing: String { text(313) }  // Nothing matches. Fewer letters find more.
    package func paletteRefill(yard: String) -> String { text(314, .text(yard)) }  // Refill %1$@
    package var paletteSearch: String { text(315) }  // an action, a yard or a bird
    package var paletteSpecies: String { text(316) }  // species
    package var paletteTitle: String { text(317) }  // What would you like to do?
    package var paletteYard: String { text(318) }  // backyard
    package var readOnlyElsewhere: String { text(323) }  // This profile is open in another game. Here you see what happens there, and nothi
    package func readOnlyElsewhereBy(process: String, host: String) -> String { text(324, .text(process), .text(host)) }  // This profile is open in another game (process %1$@ on %2$@). Here you see what h
    package var readOnlyLook: String { text(325) }  // This is just a look at the game.
    package func readOnlyNewer(path: String) -> String { text(326, .text(path)) }  // The save in “%1$@” is from a later version of the game, so nothing will be writt
    package var readOnlyOpen: String { text(327) }  // A game has this profile open. Close it first, or import into another profile.
    package var readOnlyOtherVersion: String { text(328) }  // Another version of the game has this profile open. Close it first.
    package var readOnlyUnreadable: String { text(329) }  // The save couldn’t be read, so nothing will be written over it.
    package func reasonAsleep(kinds: String) -> String { text(330, .text(kinds)) }  // At this hour, %1$@ are asleep.
    package func reasonAway(kinds: String) -> String { text(331, .text(kinds)) }  // At this time of year, %1$@ are away.
    package func reasonCompany(birds: Int, share: String) -> String { text(332, .number(birds), .text(share)) }  // %1$lld birds are here already: %2$@.
    package var reasonFull: String { text(333) }  // Every perch is taken.
    package func reasonKindAndOthers(count: Int, kind: String) -> String { text(334, .number(count), .text(kind)) }  // %2$@ and %1$lld other kinds
    package func reasonPremium(food: String, share: String) -> String { text(335, .text(food), .text(share)) }  // %1$@: %2$@.
    package func restoredChanges(count: Int) -> String { text(352, .number(count)) }  // The last %1$lld changes couldn’t be found.
    package var restoredKept: String { text(353) }  // What was damaged is kept beside it, with “.damaged-” in its name.
    package func restoredMissing(date: String) -> String { text(354, .text(date)) }  // The save was missing. A backup and its history brought it back as of %1$@.
    package func restoredOtherHistory(date: String) -> String { text(355, .text(date)) }  // The history beside the save belongs to a later save. The game goes on from %1$@.
    package func restoredPart(name: String, why: String, date: String) -> String { text(356, .text(name), .text(why), .text(date)) }  // Part of “%1$@” was damaged (%2$@). The game goes on from %3$@.
    package func restoredSave(why: String, date: String) -> String { text(357, .text(why), .text(date)) }  // The save was damaged (%1$@). A backup and its history brought it back as of %2$@
    package func restoredShortHistory(date: String) -> String { text(358, .text(date)) }  // The end of the history is gone. The game goes on from %1$@.
    package func roomBoth(columns: Int, rows: Int) -> String { text(359, .number(columns), .number(rows)) }  // %#@columns@ and %#@rows@
    package func roomBothShort(columns: Int, rows: Int) -> String { text(360, .number(columns), .number(rows)) }  // %#@columns@, %#@rows@ more
    package func roomColumns(columns: Int) -> String { text(361, .number(columns)) }  // %1$lld more columns
    package func roomRequest(missing: String) -> String { text(362, .text(missing)) }  // %1$@, please
    package func roomRows(rows: Int) -> String { text(363, .number(rows)) }  // %1$lld more rows
    package func roomSentence(missing: String) -> String { text(364, .text(missing)) }  // The birds need a little more room: %1$@
    package var saveFailing: String { text(365) }  // Not saved yet
    package var saveNothing: String { text(366) }  // Nothing is saved
    package var saveNothingShort: String { text(367) }  // Unsaved
    package var saveReadOnly: String { text(368) }  // Read-only
    package var shellGame: String { text(410) }  // Backyard Birds
    package var sidebarLow: String { text(411) }  // low
    package var sidebarMember: String { text(412) }  // Member
    package var sidebarNewYard: String { text(413) }  // New backyard
    package var sidebarOut: String { text(414) }  // out
    package var sidebarYards: String { text(415) }  // Yards
    package func terminalDumb(type: String) -> String { text(488, .text(type)) }  // The terminal type “%1$@” can’t place text on the screen.
    package func terminalFailed(call: String, code: Int) -> String { text(489, .text(call), .number(code)) }  // The terminal couldn’t be opened (%1$@, error %2$lld).
    package var terminalNoType: String { text(490) }  // TERM isn’t set, so there’s no telling what this terminal can do.
    package var terminalNone: String { text(491) }  // The game needs a terminal, and its input or output isn’t one.
    package var terminalTryStatus: String { text(492) }  // “backyard-birds status” shows the yards in words.
    package var terminalTryType: String { text(493) }  // Try TERM=xterm-256color. “backyard-birds status” shows the yards in words.
    package func terminalUnknown(type: String) -> String { text(494, .text(type)) }  // The terminal type “%1$@” (TERM) isn’t known on this system.
    package func timeAgo(time: String) -> String { text(495, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(496, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(497, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(498, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(499) }  // empty
    package func timeHours(hours: Int) -> String { text(500, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(501, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(502, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(503, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(504) }  // just now
    package func timeLeft(time: String) -> String { text(505, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(506) }  // less than a minute
    package func timeLow(left: String) -> String { text(507, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(508, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(509, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(510, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(511) }  // now
    package var timeUnderAMinute: String { text(512) }  // under a minute
    package var timeYesterday: String { text(513) }  // yesterday
    package func tipRefill(refill: String, water: String, food: String) -> String { text(519, .text(refill), .text(water), .text(food)) }  // %1$@ refills a yard, %2$@ just its water, and %3$@ chooses food.
    package func tipUndo(undo: String) -> String { text(520, .text(undo)) }  // %1$@ undoes the last thing you did.
    package func tipVisitor(open: String) -> String { text(521, .text(open)) }  // %1$@ opens a yard. There, it opens a bird’s own page.
    package var yardEarlier: String { text(522) }  // Earlier
    package func yardFirstAndMore(first: String, count: Int) -> String { text(523, .text(first), .number(count)) }  // %1$@ and %2$lld more
    package var yardGifts: String { text(524) }  // Left here
    package var yardHereNow: String { text(525) }  // Here now
    package func yardHour(timeOfDay: String, clock: String, separator: String, weather: String) -> String { text(526, .text(timeOfDay), .text(clock), .text(separator), .text(weather)) }  // %1$@ %2$@ %3$@ %4$@
    package func yardIsIn(bird: String, yard: String) -> String { text(527, .text(bird), .text(yard)) }  // %1$@ is in %2$@ now
    package func yardLowOnFood(yard: String) -> String { text(528, .text(yard)) }  // %1$@ is low on food
    package func yardLowOnWater(yard: String) -> String { text(529, .text(yard)) }  // %1$@ is low on water
    package var yardNobody: String { text(530) }  // Nobody right now.
    package var yardNobodyYet: String { text(531) }  // Nobody right now. Food and water bring birds in.
    package func yardNotFound(query: String) -> String { text(532, .text(query)) }  // No yard, visitor or food matches “%1$@”.
    package func yardOutOfFood(yard: String) -> String { text(533, .text(yard)) }  // %1$@ is out of food
    package func yardOutOfWater(yard: String) -> String { text(534, .text(yard)) }  // %1$@ is out of water
    package var yardQuiet: String { text(535) }  // all quiet
    package var yardSearch: String { text(536) }  // a yard, a bird or a food
    package func yardSeveral(count: Int, kind: String) -> String { text(537, .number(count), .text(kind)) }  // %1$lld %2$@
    package func yardVisitors(count: Int) -> String { text(538, .number(count)) }  // %1$lld visitors
    package var yardWater: String { text(539) }  // Water
}
