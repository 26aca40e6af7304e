// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package var cliAllSimulated: String { text(0) }  // All prices are simulated: no money changes hands.
    package func cliAmbiguousYard(name: String, yards: String) -> String { text(1, .text(name), .text(yards)) }  // “%1$@” is more than one yard: %2$@. Name one by its id.
    package func cliDeclined(product: String) -> String { text(2, .text(product)) }  // Declined: %1$@. Nothing was charged.
    package func cliDoctorCopied(path: String) -> String { text(3, .text(path)) }  // A copy of everything as it was is in “%1$@”.
    package var cliDoctorLeft: String { text(4) }  // Not everything could be repaired; the copy has it all.
    package func cliDoctorNotCopied(why: String) -> String { text(5, .text(why)) }  // Nothing was repaired, since no copy could be made: %1$@
    package func cliDoctorRepair(command: String) -> String { text(6, .text(command)) }  // “%1$@” copies everything first and then repairs it.
    package var cliDoctorRepaired: String { text(7) }  // Everything is repaired.
    package func cliExported(visits: Int, path: String) -> String { text(8, .number(visits), .text(path)) }  // Exported to %2$@: %1$lld visits in the journal
    package func cliFavorite(yard: String) -> String { text(9, .text(yard)) }  // %1$@ is a favorite
    package func cliImported(path: String) -> String { text(10, .text(path)) }  // Imported %1$@
    package func cliLeft(yard: String, why: String) -> String { text(11, .text(yard), .text(why)) }  // Left as it was: %1$@: %2$@
    package func cliMemberOrganizer(profile: String) -> String { text(12, .text(profile)) }  // %1$@ (organizer)
    package func cliMemberShares(member: String, products: String) -> String { text(13, .text(member), .text(products)) }  // %1$@: shares %2$@
    package func cliMemberSharesNothing(member: String) -> String { text(14, .text(member)) }  // %1$@: shares nothing
    package func cliMemberYou(profile: String) -> String { text(15, .text(profile)) }  // %1$@ (you)
    package func cliMemberYouOrganizer(profile: String) -> String { text(16, .text(profile)) }  // %1$@ (you, organizer)
    package func cliNeedsCode(command: String) -> String { text(17, .text(command)) }  // “%1$@” needs a code.
    package func cliNeedsProduct(command: String, list: String) -> String { text(18, .text(command), .text(list)) }  // “%1$@” needs a product’s id: see “%2$@”.
    package func cliNeedsProfile(command: String, list: String) -> String { text(19, .text(command), .text(list)) }  // “%1$@” needs a profile: see “%2$@”.
    package func cliNeedsTransaction(command: String, list: String) -> String { text(20, .text(command), .text(list)) }  // “%1$@” needs a transaction’s number: see “%2$@”.
    package func cliNoFamily(command: String) -> String { text(21, .text(command)) }  // There is no family on this computer. “%1$@” starts one.
    package var cliNoFavorites: String { text(22) }  // No yard is a favorite yet.
    package var cliNoSubscription: String { text(23) }  // There is no subscription.
    package func cliNoSuchFood(food: String, foods: String) -> String { text(24, .text(food), .text(foods)) }  // There is no food “%1$@”: choose one of %2$@.
    package func cliNoSuchYard(name: String, yards: String) -> String { text(25, .text(name), .text(yards)) }  // There is no yard “%1$@”: there are %2$@.
    package func cliNoSuchYardSuggestion(name: String, suggestion: String) -> String { text(26, .text(name), .text(suggestion)) }  // There is no yard “%1$@”: did you mean “%2$@”?
    package func cliNotATransaction(value: String, list: String) -> String { text(27, .text(value), .text(list)) }  // “%1$@” isn’t a transaction’s number: see “%2$@”.
    package func cliNotFavorite(yard: String) -> String { text(28, .text(yard)) }  // %1$@ is no longer a favorite
    package func cliNotImported(path: String, why: String) -> String { text(29, .text(path), .text(why)) }  // “%1$@” was not imported: %2$@.
    package func cliNotInFamily(command: String) -> String { text(30, .text(command)) }  // You don’t belong to it. “%1$@” changes that.
    package var cliNothingBought: String { text(31) }  // Nothing has been bought yet.
    package func cliNothingChanged(why: String) -> String { text(32, .text(why)) }  // Nothing was changed: %1$@
    package var cliNothingToRestore: String { text(33) }  // There is nothing to restore.
    package var cliPassUnshared: String { text(34) }  // The pass is no longer shared with you.
    package func cliPending(message: String, number: String, approve: String, decline: String) -> String { text(35, .text(message), .text(number), .text(approve), .text(decline)) }  // %1$@ Its number is %2$@: “%3$@” or “%4$@”.
    package func cliRefilledBoth(yard: String) -> String { text(36, .text(yard)) }  // %1$@: water and food refilled
    package func cliRefilledFood(yard: String) -> String { text(37, .text(yard)) }  // %1$@: food refilled
    package func cliRefilledWater(yard: String) -> String { text(38, .text(yard)) }  // %1$@: water refilled
    package func cliRefunded(product: String, price: String) -> String { text(39, .text(product), .text(price)) }  // Refunded: %1$@, %2$@ (simulated).
    package func cliRestored(products: String) -> String { text(40, .text(products)) }  // Restored: %1$@.
    package func cliSubscription(product: String, state: String) -> String { text(41, .text(product), .text(state)) }  // %1$@: %2$@
    package func cliTooMany(command: String, extra: String) -> String { text(42, .text(command), .text(extra)) }  // “%1$@” takes one thing at a time: “%2$@” is too much.
    package func cliUnknownAction(action: String, actions: String) -> String { text(43, .text(action), .text(actions)) }  // The shop can’t “%1$@”: choose one of %2$@.
    package func cliUnknownActionSuggestion(action: String, suggestion: String) -> String { text(44, .text(action), .text(suggestion)) }  // The shop can’t “%1$@”: did you mean “%2$@”?
    package func cliUnknownFamilyAction(action: String, actions: String) -> String { text(45, .text(action), .text(actions)) }  // A family can’t “%1$@”: choose one of %2$@, or nothing to show it.
    package func cliUnverified(purchases: Int, option: String) -> String { text(46, .number(purchases), .text(option)) }  // %1$lld purchases were made elsewhere and give nothing; %2$@ signs them.
    package func cliWhichYard(all: String, favorites: String) -> String { text(47, .text(all), .text(favorites)) }  // Which yard? Name one, or use %1$@ or %2$@.
    package func cliWholeNumber(option: String, value: String) -> String { text(48, .text(option), .text(value)) }  // “%1$@” takes a whole number, not “%2$@”.
    package func cliYardAndID(yard: String, id: String) -> String { text(49, .text(yard), .text(id)) }  // %1$@ (%2$@)
    package var commandAlmanac: String { text(50) }  // play by the rules for a while and count what happens
    package var commandDoctor: String { text(51) }  // check every file and explain what is wrong
    package var commandDraw: String { text(52) }  // show an SVG drawing as text in colors
    package var commandExport: String { text(53) }  // write the whole game to one file
    package var commandFavorite: String { text(54) }  // mark a yard as a favorite
    package var commandHelp: String { text(55) }  // explain a command and its options
    package var commandImport: String { text(56) }  // replace this game with an exported one
    package var commandJournal: String { text(57) }  // list every visit that is over
    package var commandPlay: String { text(58) }  // play the game (also without a command)
    package var commandRefill: String { text(59) }  // fill fountains and feeders
    package var commandStatus: String { text(60) }  // tell how every yard is doing right now
    package var commandStore: String { text(61) }  // use the simulated shop
    package func dateDay(day: Int, month: String, year: Int) -> String { text(62, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(63, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package func drawUnreadable(path: String, cause: String) -> String { text(64, .text(path), .text(cause)) }  // “%1$@” can’t be read, since %2$@.
    package var helpAlmanacBirds: String { text(92) }  // With birds held, guests leave right away, so that their number stays the same.
    package func helpAlmanacFactors(option: String) -> String { text(93, .text(option)) }  // Factors that %1$@ can hold:
    package func helpAlmanacWorld(seed: String, now: String) -> String { text(94, .text(seed), .text(now)) }  // The almanac has a world of its own, from %1$@ (default: 1) and %2$@ (default: 1 
    package var helpCommands: String { text(95) }  // Commands:
    package var helpCommonOptions: String { text(96) }  // Options of every command:
    package func helpDrawElements(elements: String) -> String { text(97, .text(elements)) }  // It draws %1$@.
    package func helpDrawPipe(option: String) -> String { text(98, .text(option)) }  // In a pipe the text is plain unless %1$@ asks for more.
    package var helpGameOptions: String { text(99) }  // Options of the game:
    package func helpHeadline(command: String, summary: String) -> String { text(100, .text(command), .text(summary)) }  // %1$@: %2$@
    package func helpMore(syntax: String) -> String { text(101, .text(syntax)) }  // To learn more about a command: %1$@
    package var helpOptions: String { text(102) }  // Options:
    package func helpPlay(scale: String, memory: String, data: String) -> String { text(103, .text(scale), .text(memory), .text(data)) }  // With %1$@ other than 1, it’s wise to add %2$@, or %3$@ with a directory of its o
    package func helpRefill(water: String, food: String) -> String { text(104, .text(water), .text(food)) }  // Without %1$@ or %2$@, both are filled. A premium food uses up one that you own.
    package var helpStoreActions: String { text(105) }  // Actions:
    package func helpStoreFamily(family: String) -> String { text(106, .text(family)) }  // “%1$@” shares passes and decorations among up to six profiles of this computer.
    package var helpStoreFree: String { text(107) }  // No money ever changes hands.
    package func helpStoreRenew(renew: String) -> String { text(108, .text(renew)) }  // “%1$@” turns the renewal of a canceled pass back on; otherwise it starts the nex
    package var helpTagline: String { text(109) }  // A living backyard in the terminal. Leave it open in a pane; a bird will come.
    package func helpUsage(syntax: String) -> String { text(110, .text(syntax)) }  // Usage: %1$@
    package func listEither(first: String, last: String) -> String { text(111, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(112, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(113, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(114, .text(first), .text(last)) }  // %1$@ and %2$@
    package var optionAssets: String { text(127) }  // pictures to use instead of the built-in ones
    package func optionCaretaker(standard: String) -> String { text(128, .text(standard)) }  // who refills everything: nobody, or somebody once or twice a day (default: %1$@)
    package var optionColors: String { text(129) }  // how many colors to use
    package var optionCsv: String { text(130) }  // for spreadsheets
    package var optionData: String { text(131) }  // where to keep the game’s files
    package func optionDays(first: Int, last: Int, standard: Int) -> String { text(132, .number(first), .number(last), .number(standard)) }  // how many days, from %1$lld to %2$lld (default: %3$lld)
    package var optionDrawGlyphs: String { text(133) }  // what the picture is made of
    package var optionFavoriteOff: String { text(134) }  // no longer a favorite
    package var optionGlyphs: String { text(135) }  // what pictures are made of
    package var optionHelp: String { text(136) }  // show help
    package var optionHold: String { text(137) }  // keep something as it is; can be used more than once
    package var optionInMemory: String { text(138) }  // start a new game and save nothing
    package var optionJson: String { text(139) }  // print one JSON document
    package var optionLanguage: String { text(140) }  // the language to use, such as “en”
    package var optionNoMouse: String { text(141) }  // leave the mouse to the terminal
    package var optionNow: String { text(142) }  // the date to start at, in ISO 8601
    package var optionOpen: String { text(143) }  // start at a backyardbirds:// link
    package var optionPlain: String { text(144) }  // whole sentences, for a screen reader
    package var optionProfile: String { text(145) }  // play as another player of this computer
    package var optionQuantity: String { text(146) }  // how many to buy
    package var optionReducedMotion: String { text(147) }  // keep everything still that doesn’t need to move
    package var optionRefillAll: String { text(148) }  // every yard
    package var optionRefillFavorites: String { text(149) }  // every favorite yard
    package var optionRefillFood: String { text(150) }  // food only; without a name, the food that each yard already has
    package var optionRefillWater: String { text(151) }  // water only
    package var optionRepair: String { text(152) }  // copy everything, then repair it
    package var optionSeed: String { text(153) }  // make a new world from this seed, always the same
    package var optionSize: String { text(154) }  // columns and rows (default: as large as the terminal)
    package var optionStore: String { text(155) }  // another catalog for the shop
    package var optionTheme: String { text(156) }  // the colors of the screens
    package var optionTimeScale: String { text(157) }  // seconds that pass in the world for each real second
    package var optionTrustPurchases: String { text(158) }  // let purchases that were made on another computer count here
    package var optionVersion: String { text(159) }  // show the version
    package func optionYards(last: Int, standard: Int) -> String { text(160, .number(last), .number(standard)) }  // how many yards, up to %1$lld (default: %2$lld)
    package func playAssetsFaulty(directory: String, fault: String) -> String { text(164, .text(directory), .text(fault)) }  // A picture in “%1$@” can’t be drawn: %2$@
    package func playAssetsUnreadable(directory: String, cause: String) -> String { text(165, .text(directory), .text(cause)) }  // The pictures in “%1$@” can’t be used, since %2$@.
    package var playLinkNowhere: String { text(166) }  // That link leads to no yard or bird of this game.
    package func playNotSaved(why: String) -> String { text(167, .text(why)) }  // The last changes are not saved. %1$@
    package var playNothingToSave: String { text(168) }  // Nothing was to be saved.
    package func playPictureFault(fault: String) -> String { text(169, .text(fault)) }  // %1$@ The last good picture stays.
    package var playSaveIntact: String { text(170) }  // The save is intact; start the game again to go on.
    package func playTimeRuns(scale: String, option: String) -> String { text(171, .text(scale), .text(option)) }  // Time runs %1$@ times as fast, and this world keeps it. To try things out, %2$@ l
    package func statusFavoriteSentence(yard: String) -> String { text(244, .text(yard)) }  // %1$@, a favorite.
    package var statusFood: String { text(245) }  // food
    package func statusFoodSentence(food: String, left: String) -> String { text(246, .text(food), .text(left)) }  // Food: %1$@, %2$@.
    package var statusHere: String { text(247) }  // here
    package func statusMoment(time: String, day: String, weather: String) -> String { text(248, .text(time), .text(day), .text(weather)) }  // %1$@ %2$@, %3$@
    package func statusNamed(bird: String, species: String) -> String { text(249, .text(bird), .text(species)) }  // %1$@ the %2$@
    package var statusNobody: String { text(250) }  // nobody
    package var statusNobodySentence: String { text(251) }  // No bird is here.
    package func statusSupply(food: String, left: String) -> String { text(252, .text(food), .text(left)) }  // %1$@, %2$@
    package func statusVisitor(bird: String, since: String) -> String { text(253, .text(bird), .text(since)) }  // %1$@ (%2$@)
    package func statusVisitorSentence(bird: String, since: String) -> String { text(254, .text(bird), .text(since)) }  // %1$@ has been here for %2$@.
    package var statusWater: String { text(255) }  // water
    package func statusWaterSentence(left: String) -> String { text(256, .text(left)) }  // Water: %1$@.
    package func statusYardSentence(yard: String) -> String { text(257, .text(yard)) }  // %1$@.
    package func timeAgo(time: String) -> String { text(258, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(259, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(260, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(261, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(262) }  // empty
    package func timeHours(hours: Int) -> String { text(263, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(264, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(265, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(266, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(267) }  // just now
    package func timeLeft(time: String) -> String { text(268, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(269) }  // less than a minute
    package func timeLow(left: String) -> String { text(270, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(271, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(272, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(273, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(274) }  // now
    package var timeUnderAMinute: String { text(275) }  // under a minute
    package var timeYesterday: String { text(276) }  // yesterday
    package func usageBadChoice(option: String, value: String, choices: String) -> String { text(287, .text(option), .text(value), .text(choices)) }  // “%1$@” can’t be “%2$@”: choose one of %3$@.
    package func usageBadChoiceSuggestion(option: String, value: String, suggestion: String) -> String { text(288, .text(option), .text(value), .text(suggestion)) }  // “%1$@” can’t be “%2$@”: did you mean “%3$@”?
    package func usageCells(option: String, example: String, largest: String, value: String) -> String { text(289, .text(option), .text(example), .text(largest), .text(value)) }  // “%1$@” takes columns and rows such as %2$@, up to %3$@, not “%4$@”.
    package func usageDate(option: String, example: String, value: String) -> String { text(290, .text(option), .text(example), .text(value)) }  // “%1$@” takes a date such as %2$@, not “%3$@”.
    package func usageExample(option: String, example: String, value: String) -> String { text(291, .text(option), .text(example), .text(value)) }  // “%1$@” takes something like %2$@, not “%3$@”.
    package func usageLink(option: String, example: String, other: String, value: String) -> String { text(292, .text(option), .text(example), .text(other), .text(value)) }  // “%1$@” takes a link such as %2$@ or %3$@, not “%4$@”.
    package func usageMissingOperand(command: String, syntax: String) -> String { text(293, .text(command), .text(syntax)) }  // “%1$@” needs more: %2$@.
    package func usageMissingValue(option: String, syntax: String) -> String { text(294, .text(option), .text(syntax)) }  // “%1$@” needs a value: %2$@.
    package func usageNumber(option: String, first: String, last: String, value: String) -> String { text(295, .text(option), .text(first), .text(last), .text(value)) }  // “%1$@” takes a whole number from %2$@ to %3$@, not “%4$@”.
    package func usageProfile(option: String, value: String) -> String { text(296, .text(option), .text(value)) }  // “%1$@” takes letters, digits, “-”, “_” and “.”, not “%2$@”.
    package func usageUnknownCommand(command: String, syntax: String) -> String { text(297, .text(command), .text(syntax)) }  // There is no command “%1$@”: see “%2$@”.
    package func usageUnknownCommandSuggestion(command: String, suggestion: String) -> String { text(298, .text(command), .text(suggestion)) }  // There is no command “%1$@”: did you mean “%2$@”?
    package func usageUnknownOption(option: String, syntax: String) -> String { text(299, .text(option), .text(syntax)) }  // There is no option “%1$@”: see “%2$@”.
    package func usageUnknownOptionSuggestion(option: String, suggestion: String) -> String { text(300, .text(option), .text(suggestion)) }  // There is no option “%1$@”: did you mean “%2$@”?
    package func usageUnwantedOperand(command: String, value: String, syntax: String) -> String { text(301, .text(command), .text(value), .text(syntax)) }  // “%1$@” doesn’t take “%2$@”: see “%3$@”.
    package func usageUnwantedValue(option: String) -> String { text(302, .text(option)) }  // “%1$@” takes no value.
}
