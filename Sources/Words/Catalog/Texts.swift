// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    /// kinds is “Owl and Petrel”.
    package func absenceFirstKinds(kinds: String) -> String { text(0, .text(kinds)) }
    /// time is “05:00”.
    package func absenceFoodRanOut(yard: String, time: String) -> String { text(1, .text(yard), .text(time)) }
    package func absenceFoodRanOutInYards(yards: Int, time: String) -> String { text(2, .number(yards), .text(time)) }
    package func absenceLovedMeals(meals: Int) -> String { text(3, .number(meals)) }
    package func absenceNewBirds(birds: Int) -> String { text(4, .number(birds)) }
    package var absenceNobody: String { text(5) }
    /// Title of the card at the start. time is “14 hours”.
    package func absenceTitle(time: String) -> String { text(6, .text(time)) }
    package func absenceVisits(visits: Int, yard: String) -> String { text(7, .number(visits), .text(yard)) }
    package func absenceVisitsInYards(visits: Int, yards: Int) -> String { text(8, .number(visits), .number(yards)) }
    package func absenceWaterRanOut(yard: String, time: String) -> String { text(9, .text(yard), .text(time)) }
    package func absenceWaterRanOutInYards(yards: Int, time: String) -> String { text(10, .number(yards), .text(time)) }
    /// On the last line for some seconds: who arrived. bird is “A cardinal” or “Pip”.
    package func arrivalArrived(bird: String, yard: String) -> String { text(11, .text(bird), .text(yard)) }
    /// A kind of bird that was never seen before.
    package func arrivalFirst(species: String) -> String { text(12, .text(species)) }
    package func arrivalFirstIn(species: String, yard: String) -> String { text(13, .text(species), .text(yard)) }
    package var askDeletePhoto: String { text(14) }
    /// photo is what it shows, day and time when: “calm palms”, “2026-11-21”, “18:45”.
    package func askDeletePhotoText(photo: String, day: String, time: String) -> String { text(15, .text(photo), .text(day), .text(time)) }
    /// Questions before something is done, with what it means.
    package func askRemoveYard(yard: String) -> String { text(16, .text(yard)) }
    package var askRemoveYardText: String { text(17) }
    package func askYardLimit(count: Int) -> String { text(18, .number(count)) }
    package func askYardLimitText(count: Int) -> String { text(19, .number(count)) }
    /// A yard needs nothing.
    package func careAllFull(yard: String) -> String { text(20, .text(yard)) }
    /// Premium food is not replaced by more of it. time is “3 hours”.
    package func careStillGood(food: String, time: String) -> String { text(21, .text(food), .text(time)) }
    /// An error that the game has no words for, by the system’s number.
    package func causeSystem(code: Int) -> String { text(22, .number(code)) }
    package func compactNeedsRoom(columns: Int, rows: Int) -> String { text(104, .number(columns), .number(rows)) }
    /// After a crash, on the terminal.
    package var crashNothingToSave: String { text(108) }
    package var crashSaved: String { text(109) }
    /// “21 Nov 2026”
    package func dateDay(day: Int, month: String, year: Int) -> String { text(110, .number(day), .text(month), .number(year)) }
    /// A date of a shop whose months last seconds: “21 Nov 14:03:20”.
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(111, .number(day), .text(month), .text(time)) }
    package var doingDrinking: String { text(112) }
    package func doingDrinkingAt(perch: String) -> String { text(113, .text(perch)) }
    /// What a bird is doing, on a line of its own below its name.
    package func doingEating(food: String) -> String { text(114, .text(food)) }
    /// The same on one line. perch is “at the feeder”, enjoyment “loves it”.
    package func doingEatingAt(food: String, perch: String) -> String { text(115, .text(food), .text(perch)) }
    package func doingEatingAtLiked(food: String, perch: String, enjoyment: String) -> String { text(116, .text(food), .text(perch), .text(enjoyment)) }
    package var doingLookingAround: String { text(117) }
    package func doingLookingAroundAt(perch: String) -> String { text(118, .text(perch)) }
    /// perch is “at the feeder”, enjoyment “loves it”.
    package func doingPlace(perch: String, enjoyment: String) -> String { text(119, .text(perch), .text(enjoyment)) }
    package func doneDecorated(yard: String) -> String { text(120, .text(yard)) }
    /// name is a yard’s or a bird’s.
    package func doneFavorite(name: String) -> String { text(121, .text(name)) }
    package func doneFood(food: String, yard: String) -> String { text(122, .text(food), .text(yard)) }
    /// error is a sentence.
    package func doneNoPhoto(error: String) -> String { text(123, .text(error)) }
    package func doneNotFavorite(name: String) -> String { text(124, .text(name)) }
    package func doneOpened(yard: String) -> String { text(125, .text(yard)) }
    /// path is where the file is.
    package func donePhoto(path: String) -> String { text(126, .text(path)) }
    package func doneRemoved(yard: String) -> String { text(127, .text(yard)) }
    package func doneRenamed(yard: String) -> String { text(128, .text(yard)) }
    package var doneUndone: String { text(129) }
    /// What was just done.
    package func doneWater(yard: String) -> String { text(130, .text(yard)) }
    package var errorAlbumInMemory: String { text(135) }
    package var errorAlreadyEaten: String { text(136) }
    package var errorDecorationNotOwned: String { text(137) }
    package func errorDisplayName(limit: Int) -> String { text(138, .number(limit)) }
    package var errorEmail: String { text(139) }
    package var errorFamilyInMemory: String { text(140) }
    package var errorFilesInMemory: String { text(141) }
    package var errorLastYard: String { text(142) }
    package func errorName(limit: Int) -> String { text(143, .number(limit)) }
    package func errorNoBird(id: String) -> String { text(144, .text(id)) }
    package var errorNoDecoration: String { text(145) }
    package func errorNoFood(id: String) -> String { text(146, .text(id)) }
    /// id is what the player typed on the command line.
    package func errorNoYard(id: String) -> String { text(147, .text(id)) }
    /// food is “Golden acorn”.
    package func errorNoneLeft(food: String) -> String { text(148, .text(food)) }
    package func errorNotNameable(visits: Int, meals: Int) -> String { text(149, .number(visits), .number(meals)) }
    package var errorNothingToUndo: String { text(150) }
    /// Why something a player asked for was not done.
    package var errorPhotosInMemory: String { text(151) }
    package var errorUndoGone: String { text(152) }
    package func errorYardLimit(count: Int) -> String { text(153, .number(count)) }
    package var familyErrorAlreadyMember: String { text(154) }
    /// organizer is a profile’s name.
    package func familyErrorExists(organizer: String) -> String { text(155, .text(organizer)) }
    /// The family on this computer.
    package func familyErrorFull(limit: Int) -> String { text(156, .number(limit)) }
    package var familyErrorNone: String { text(157) }
    package var familyErrorNotAMember: String { text(158) }
    package func familyErrorNotOrganizer(organizer: String) -> String { text(159, .text(organizer)) }
    package var familyErrorOrganizerStays: String { text(160) }
    /// error is a sentence.
    package func familyErrorUnchanged(error: String) -> String { text(161, .text(error)) }
    package func familyTroubleDamaged(why: String) -> String { text(166, .text(why)) }
    /// Follows one of the three above, in Account.
    package var familyTroubleSharedStays: String { text(167) }
    /// Follows one of the three above, at the start.
    package var familyTroubleUnknown: String { text(168) }
    package func familyTroubleUnreadable(cause: String) -> String { text(169, .text(cause)) }
    package func familyTroubleUnreadableMember(profile: String) -> String { text(170, .text(profile)) }
    package func fileInUse(path: String) -> String { text(171, .text(path)) }
    package func fileNoFolder(path: String, cause: String) -> String { text(172, .text(path), .text(cause)) }
    package func fileUnlockable(path: String, cause: String) -> String { text(173, .text(path), .text(cause)) }
    /// A file could not be used. cause is “the disk is full”, from “cause/…”.
    package func fileUnreadable(path: String, cause: String) -> String { text(174, .text(path), .text(cause)) }
    package func fileUnwritable(path: String, cause: String) -> String { text(175, .text(path), .text(cause)) }
    /// Title of Help.
    package var helpTitle: String { text(203) }
    /// What a key does here, in one or two words beside it on the last line.
    package var hintAccount: String { text(204) }
    package var hintAllYears: String { text(205) }
    package var hintBack: String { text(206) }
    package var hintBuy: String { text(207) }
    package var hintCancel: String { text(208) }
    package var hintChange: String { text(209) }
    package var hintChoose: String { text(210) }
    package var hintClear: String { text(211) }
    package var hintClose: String { text(212) }
    package var hintConfirm: String { text(213) }
    package var hintCreate: String { text(214) }
    package var hintDecorate: String { text(215) }
    package var hintDelete: String { text(216) }
    package var hintDismiss: String { text(217) }
    package var hintDoIt: String { text(218) }
    package var hintDone: String { text(219) }
    package var hintEdit: String { text(220) }
    /// Writes to a file.
    package var hintExport: String { text(221) }
    package var hintFood: String { text(222) }
    package var hintFurnish: String { text(223) }
    /// Shows who left a gift.
    package var hintGiver: String { text(224) }
    package var hintGo: String { text(225) }
    package var hintHelp: String { text(226) }
    package var hintKeep: String { text(227) }
    package var hintLeaveIt: String { text(228) }
    package var hintLeaveOld: String { text(229) }
    package var hintLook: String { text(230) }
    package var hintMake: String { text(231) }
    /// Opens a kind of bird that just came for the first time.
    package var hintMeet: String { text(232) }
    package var hintName: String { text(233) }
    package var hintNext: String { text(234) }
    package var hintNextBird: String { text(235) }
    package var hintNextKind: String { text(236) }
    package var hintNextPage: String { text(237) }
    /// The next yard, in a small window.
    package var hintNextShort: String { text(238) }
    package var hintNotNow: String { text(239) }
    package var hintOpen: String { text(240) }
    /// Another page of a small window.
    package var hintPage: String { text(241) }
    package var hintPass: String { text(242) }
    package var hintQuit: String { text(243) }
    package var hintRefill: String { text(244) }
    package var hintRemove: String { text(245) }
    package var hintScreens: String { text(246) }
    package var hintSearch: String { text(247) }
    package var hintSeePass: String { text(248) }
    package var hintShop: String { text(249) }
    package var hintSmaller: String { text(250) }
    /// Changes the order of a list.
    package var hintSort: String { text(251) }
    package var hintStar: String { text(252) }
    package var hintSubscribe: String { text(253) }
    package var hintSuggestions: String { text(254) }
    package var hintThisYear: String { text(255) }
    package var hintUndo: String { text(256) }
    package var hintUpgrade: String { text(257) }
    package var hintUse: String { text(258) }
    package var hintVariety: String { text(259) }
    package var hintVisitor: String { text(260) }
    package var hintWater: String { text(261) }
    package var hintYard: String { text(262) }
    package func keyAlt(key: String) -> String { text(263, .text(key)) }
    /// Two keys at once. key is “C” or “Space”.
    package func keyControl(key: String) -> String { text(264, .text(key)) }
    /// Two things of which one is meant.
    package func listEither(first: String, last: String) -> String { text(285, .text(first), .text(last)) }
    package func listLast(first: String, last: String) -> String { text(286, .text(first), .text(last)) }
    /// Three and more things in a sentence: each is put before the next with this, and the last with “list.last”.
    package func listMore(first: String, next: String) -> String { text(287, .text(first), .text(next)) }
    /// Two things in a sentence.
    package func listTwo(first: String, last: String) -> String { text(288, .text(first), .text(last)) }
    package func lostDamaged(why: String) -> String { text(289, .text(why)) }
    package var lostMissing: String { text(290) }
    /// Title over sentences about the save, at the start.
    package var messageTitle: String { text(291) }
    package var noticeInconsistent: String { text(304) }
    package func openingBadCatalog(why: String) -> String { text(305, .text(why)) }
    package func openingBadProfile(name: String) -> String { text(306, .text(name)) }
    /// Why the game could not start.
    package var openingNowhere: String { text(307) }
    package func openingUnreadableCatalog(path: String, cause: String) -> String { text(308, .text(path), .text(cause)) }
    package var paletteBird: String { text(309) }
    package var paletteCare: String { text(310) }
    package func paletteDecorate(yard: String) -> String { text(311, .text(yard)) }
    package func paletteFood(yard: String) -> String { text(312, .text(yard)) }
    package var paletteNothing: String { text(313) }
    package func paletteRefill(yard: String) -> String { text(314, .text(yard)) }
    package var paletteSearch: String { text(315) }
    package var paletteSpecies: String { text(316) }
    /// The list of everything that can be done.
    package var paletteTitle: String { text(317) }
    /// What kind of thing a line is, at its right.
    package var paletteYard: String { text(318) }
    package var readOnlyElsewhere: String { text(323) }
    package func readOnlyElsewhereBy(process: String, host: String) -> String { text(324, .text(process), .text(host)) }
    package var readOnlyLook: String { text(325) }
    /// Why this game may not write.
    package func readOnlyNewer(path: String) -> String { text(326, .text(path)) }
    package var readOnlyOpen: String { text(327) }
    package var readOnlyOtherVersion: String { text(328) }
    /// Followed by why.
    package var readOnlyUnreadable: String { text(329) }
    /// kinds is “Swallows” or “Swallows and owls”.
    package func reasonAsleep(kinds: String) -> String { text(330, .text(kinds)) }
    package func reasonAway(kinds: String) -> String { text(331, .text(kinds)) }
    package func reasonCompany(birds: Int, share: String) -> String { text(332, .number(birds), .text(share)) }
    package var reasonFull: String { text(333) }
    /// kind is “swallows”; count is how many other kinds.
    package func reasonKindAndOthers(count: Int, kind: String) -> String { text(334, .number(count), .text(kind)) }
    /// food is “Golden acorn”.
    package func reasonPremium(food: String, share: String) -> String { text(335, .text(food), .text(share)) }
    package func restoredChanges(count: Int) -> String { text(352, .number(count)) }
    package var restoredKept: String { text(353) }
    package func restoredMissing(date: String) -> String { text(354, .text(date)) }
    package func restoredOtherHistory(date: String) -> String { text(355, .text(date)) }
    package func restoredPart(name: String, why: String, date: String) -> String { text(356, .text(name), .text(why), .text(date)) }
    /// What became of a damaged save at the start. date is “2026-11-21 18:45 UTC”; why is for maintainers.
    package func restoredSave(why: String, date: String) -> String { text(357, .text(why), .text(date)) }
    package func restoredShortHistory(date: String) -> String { text(358, .text(date)) }
    package func roomBoth(columns: Int, rows: Int) -> String { text(359, .number(columns), .number(rows)) }
    package func roomBothShort(columns: Int, rows: Int) -> String { text(360, .number(columns), .number(rows)) }
    /// A window that is too small. The sentence, shorter ones, and what is missing.
    package func roomColumns(columns: Int) -> String { text(361, .number(columns)) }
    package func roomRequest(missing: String) -> String { text(362, .text(missing)) }
    package func roomRows(rows: Int) -> String { text(363, .number(rows)) }
    /// missing is “3 more columns and 2 more rows”.
    package func roomSentence(missing: String) -> String { text(364, .text(missing)) }
    package var saveFailing: String { text(365) }
    /// Whether play is being saved, in a corner of the screen.
    package var saveNothing: String { text(366) }
    package var saveNothingShort: String { text(367) }
    package var saveReadOnly: String { text(368) }
    /// The name of the game.
    package var shellGame: String { text(410) }
    /// Behind a yard’s name: something runs low, or is out.
    package var sidebarLow: String { text(411) }
    /// Under the name of a player without a pass.
    package var sidebarMember: String { text(412) }
    package var sidebarNewYard: String { text(413) }
    package var sidebarOut: String { text(414) }
    /// Heading of the list of yards.
    package var sidebarYards: String { text(415) }
    package func terminalDumb(type: String) -> String { text(488, .text(type)) }
    package func terminalFailed(call: String, code: Int) -> String { text(489, .text(call), .number(code)) }
    package var terminalNoType: String { text(490) }
    /// Why there is no full-screen terminal, and what to do.
    package var terminalNone: String { text(491) }
    package var terminalTryStatus: String { text(492) }
    package var terminalTryType: String { text(493) }
    package func terminalUnknown(type: String) -> String { text(494, .text(type)) }
    /// time is “5m” or “3h”.
    package func timeAgo(time: String) -> String { text(495, .text(time)) }
    /// Hour and minutes of a clock, both with two digits where the language wants them.
    package func timeClock(hour: String, minute: String) -> String { text(496, .text(hour), .text(minute)) }
    package func timeDays(days: Int) -> String { text(497, .number(days)) }
    package func timeDaysAgo(days: Int) -> String { text(498, .number(days)) }
    /// A gauge without food or water.
    package var timeEmpty: String { text(499) }
    package func timeHours(hours: Int) -> String { text(500, .number(hours)) }
    /// hours is “7 hours”, minutes “25 minutes”.
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(501, .text(hours), .text(minutes)) }
    /// In a column: hours and minutes.
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(502, .number(hours), .number(minutes)) }
    /// On a gauge or in a column: hours left or gone by.
    package func timeHoursShort(hours: Int) -> String { text(503, .number(hours)) }
    package var timeJustNow: String { text(504) }
    /// On a gauge: how long food or water lasts. time is “3h” or “12m”.
    package func timeLeft(time: String) -> String { text(505, .text(time)) }
    package var timeLessThanAMinute: String { text(506) }
    /// A gauge with little left, where there is room. left is “42m left”.
    package func timeLow(left: String) -> String { text(507, .text(left)) }
    /// A gauge with little left, in eight columns. time is “42m”.
    package func timeLowShort(time: String) -> String { text(508, .text(time)) }
    package func timeMinutes(minutes: Int) -> String { text(509, .number(minutes)) }
    /// On a gauge or in a column: minutes left or gone by.
    package func timeMinutesShort(minutes: Int) -> String { text(510, .number(minutes)) }
    /// Something has gone on for less than a minute.
    package var timeNow: String { text(511) }
    /// In a column.
    package var timeUnderAMinute: String { text(512) }
    package var timeYesterday: String { text(513) }
    /// Said once each, when it is of use. Arguments are keys, such as “r” and “Enter”.
    package func tipRefill(refill: String, water: String, food: String) -> String { text(519, .text(refill), .text(water), .text(food)) }
    package func tipUndo(undo: String) -> String { text(520, .text(undo)) }
    package func tipVisitor(open: String) -> String { text(521, .text(open)) }
    package var yardEarlier: String { text(522) }
    package func yardFirstAndMore(first: String, count: Int) -> String { text(523, .text(first), .number(count)) }
    /// Heading of the gifts that birds have left in this yard.
    package var yardGifts: String { text(524) }
    package var yardHereNow: String { text(525) }
    /// Hour, clock and weather of a yard: “Morning 8:42 · clear”.
    package func yardHour(timeOfDay: String, clock: String, separator: String, weather: String) -> String { text(526, .text(timeOfDay), .text(clock), .text(separator), .text(weather)) }
    /// A suggestion below the search: who is where. bird is “A cardinal” or “Pip”.
    package func yardIsIn(bird: String, yard: String) -> String { text(527, .text(bird), .text(yard)) }
    package func yardLowOnFood(yard: String) -> String { text(528, .text(yard)) }
    package func yardLowOnWater(yard: String) -> String { text(529, .text(yard)) }
    package var yardNobody: String { text(530) }
    package var yardNobodyYet: String { text(531) }
    /// query is what the player looked for.
    package func yardNotFound(query: String) -> String { text(532, .text(query)) }
    package func yardOutOfFood(yard: String) -> String { text(533, .text(yard)) }
    package func yardOutOfWater(yard: String) -> String { text(534, .text(yard)) }
    /// Where a yard’s visitors would stand: there are none.
    package var yardQuiet: String { text(535) }
    /// In an empty search field.
    package var yardSearch: String { text(536) }
    /// Who is in a yard, as one line of a tile. kind is “swallows”.
    package func yardSeveral(count: Int, kind: String) -> String { text(537, .number(count), .text(kind)) }
    package func yardVisitors(count: Int) -> String { text(538, .number(count)) }
    /// Beside a yard’s picture.
    package var yardWater: String { text(539) }
}
