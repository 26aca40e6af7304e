// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package var commandAlmanac: String { text(0) }  // play by the rules for a while and count what happens
    package var commandDoctor: String { text(1) }  // check every file and explain what is wrong
    package var commandDraw: String { text(2) }  // show an SVG drawing as text in colors
    package var commandExport: String { text(3) }  // write the whole game to one file
    package var commandFavorite: String { text(4) }  // mark a yard as a favorite
    package var commandHelp: String { text(5) }  // explain a command and its options
    package var commandImport: String { text(6) }  // replace this game with an exported one
    package var commandJournal: String { text(7) }  // list every visit that is over
    package var commandPlay: String { text(8) }  // play the game (also without a command)
    package var commandRefill: String { text(9) }  // fill fountains and feeders
    package var commandStatus: String { text(10) }  // tell how every yard is doing right now
    package var commandStore: String { text(11) }  // use the simulated shop
    package func dateDay(day: Int, month: String, year: Int) -> String { text(12, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(13, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package func drawUnreadable(path: String, cause: String) -> String { text(14, .text(path), .text(cause)) }  // “%1$@” can’t be read, since %2$@.
    package var helpAlmanacBirds: String { text(42) }  // With birds held, guests leave right away, so that their number stays the same.
    package func helpAlmanacFactors(option: String) -> String { text(43, .text(option)) }  // Factors that %1$@ can hold:
    package func helpAlmanacWorld(seed: String, now: String) -> String { text(44, .text(seed), .text(now)) }  // The almanac has a world of its own, from %1$@ (default: 1) and %2$@ (default: 1 
    package var helpCommands: String { text(45) }  // Commands:
    package var helpCommonOptions: String { text(46) }  // Options of every command:
    package func helpDrawElements(elements: String) -> String { text(47, .text(elements)) }  // It draws %1$@.
    package func helpDrawPipe(option: String) -> String { text(48, .text(option)) }  // In a pipe the text is plain unless %1$@ asks for more.
    package var helpGameOptions: String { text(49) }  // Options of the game:
    package func helpHeadline(command: String, summary: String) -> String { text(50, .text(command), .text(summary)) }  // %1$@: %2$@
    package func helpMore(syntax: String) -> String { text(51, .text(syntax)) }  // To learn more about a command: %1$@
    package var helpOptions: String { text(52) }  // Options:
    package func helpPlay(scale: String, memory: String, data: String) -> String { text(53, .text(scale), .text(memory), .text(data)) }  // With %1$@ other than 1, it’s wise to add %2$@, or %3$@ with a directory of its o
    package func helpRefill(water: String, food: String) -> String { text(54, .text(water), .text(food)) }  // Without %1$@ or %2$@, both are filled. A premium food uses up one that you own.
    package var helpStoreActions: String { text(55) }  // Actions:
    package func helpStoreFamily(family: String) -> String { text(56, .text(family)) }  // “%1$@” shares passes and decorations among up to six profiles of this computer.
    package var helpStoreFree: String { text(57) }  // No money ever changes hands.
    package func helpStoreRenew(renew: String) -> String { text(58, .text(renew)) }  // “%1$@” turns the renewal of a canceled pass back on; otherwise it starts the nex
    package var helpTagline: String { text(59) }  // A living backyard in the terminal. Leave it open in a pane; a bird will come.
    package func helpUsage(syntax: String) -> String { text(60, .text(syntax)) }  // Usage: %1$@
    package func listEither(first: String, last: String) -> String { text(61, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(62, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(63, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(64, .text(first), .text(last)) }  // %1$@ and %2$@
    package var optionAssets: String { text(77) }  // pictures to use instead of the built-in ones
    package func optionCaretaker(standard: String) -> String { text(78, .text(standard)) }  // who refills everything: nobody, or somebody once or twice a day (default: %1$@)
    package var optionColors: String { text(79) }  // how many colors to use
    package var optionCsv: String { text(80) }  // for spreadsheets
    package var optionData: String { text(81) }  // where to keep the game’s files
    package func optionDays(first: Int, last: Int, standard: Int) -> String { text(82, .number(first), .number(last), .number(standard)) }  // how many days, from %1$lld to %2$lld (default: %3$lld)
    package var optionDrawGlyphs: String { text(83) }  // what the picture is made of
    package var optionFavoriteOff: String { text(84) }  // no longer a favorite
    package var optionGlyphs: String { text(85) }  // what pictures are made of
    package var optionHelp: String { text(86) }  // show help
    package var optionHold: String { text(87) }  // keep something as it is; can be used more than once
    package var optionInMemory: String { text(88) }  // start a new game and save nothing
    package var optionJson: String { text(89) }  // print one JSON document
    package var optionLanguage: String { text(90) }  // the language to use, such as “en”
    package var optionNoMouse: String { text(91) }  // leave the mouse to the terminal
    package var optionNow: String { text(92) }  // the date to start at, in ISO 8601
    package var optionOpen: String { text(93) }  // start at a backyardbirds:// link
    package var optionPlain: String { text(94) }  // whole sentences, for a screen reader
    package var optionProfile: String { text(95) }  // play as another player of this computer
    package var optionQuantity: String { text(96) }  // how many to buy
    package var optionReducedMotion: String { text(97) }  // keep everything still that doesn’t need to move
    package var optionRefillAll: String { text(98) }  // every yard
    package var optionRefillFavorites: String { text(99) }  // every favorite yard
    package var optionRefillFood: String { text(100) }  // food only; without a name, the food that each yard already has
    package var optionRefillWater: String { text(101) }  // water only
    package var optionRepair: String { text(102) }  // copy everything, then repair it
    package var optionSeed: String { text(103) }  // make a new world from this seed, always the same
    package var optionSize: String { text(104) }  // columns and rows (default: as large as the terminal)
    package var optionStore: String { text(105) }  // another catalog for the shop
    package var optionTheme: String { text(106) }  // the colors of the screens
    package var optionTimeScale: String { text(107) }  // seconds that pass in the world for each real second
    package var optionTrustPurchases: String { text(108) }  // let purchases that were made on another computer count here
    package var optionVersion: String { text(109) }  // show the version
    package func optionYards(last: Int, standard: Int) -> String { text(110, .number(last), .number(standard)) }  // how many yards, up to %1$lld (default: %2$lld)
    package func statusFavoriteSentence(yard: String) -> String { text(183, .text(yard)) }  // %1$@, a favorite.
    package var statusFood: String { text(184) }  // food
    package func statusFoodSentence(food: String, left: String) -> String { text(185, .text(food), .text(left)) }  // Food: %1$@, %2$@.
    package var statusHere: String { text(186) }  // here
    package func statusMoment(time: String, day: String, weather: String) -> String { text(187, .text(time), .text(day), .text(weather)) }  // %1$@ %2$@, %3$@
    package func statusNamed(bird: String, species: String) -> String { text(188, .text(bird), .text(species)) }  // %1$@ the %2$@
    package var statusNobody: String { text(189) }  // nobody
    package var statusNobodySentence: String { text(190) }  // No bird is here.
    package func statusSupply(food: String, left: String) -> String { text(191, .text(food), .text(left)) }  // %1$@, %2$@
    package func statusVisitor(bird: String, since: String) -> String { text(192, .text(bird), .text(since)) }  // %1$@ (%2$@)
    package func statusVisitorSentence(bird: String, since: String) -> String { text(193, .text(bird), .text(since)) }  // %1$@ has been here for %2$@.
    package var statusWater: String { text(194) }  // water
    package func statusWaterSentence(left: String) -> String { text(195, .text(left)) }  // Water: %1$@.
    package func statusYardSentence(yard: String) -> String { text(196, .text(yard)) }  // %1$@.
    package func timeAgo(time: String) -> String { text(197, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(198, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(199, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(200, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(201) }  // empty
    package func timeHours(hours: Int) -> String { text(202, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(203, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(204, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(205, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(206) }  // just now
    package func timeLeft(time: String) -> String { text(207, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(208) }  // less than a minute
    package func timeLow(left: String) -> String { text(209, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(210, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(211, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(212, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(213) }  // now
    package var timeUnderAMinute: String { text(214) }  // under a minute
    package var timeYesterday: String { text(215) }  // yesterday
    package func usageBadChoice(option: String, value: String, choices: String) -> String { text(226, .text(option), .text(value), .text(choices)) }  // “%1$@” can’t be “%2$@”: choose one of %3$@.
    package func usageBadChoiceSuggestion(option: String, value: String, suggestion: String) -> String { text(227, .text(option), .text(value), .text(suggestion)) }  // “%1$@” can’t be “%2$@”: did you mean “%3$@”?
    package func usageCells(option: String, example: String, largest: String, value: String) -> String { text(228, .text(option), .text(example), .text(largest), .text(value)) }  // “%1$@” takes columns and rows such as %2$@, up to %3$@, not “%4$@”.
    package func usageDate(option: String, example: String, value: String) -> String { text(229, .text(option), .text(example), .text(value)) }  // “%1$@” takes a date such as %2$@, not “%3$@”.
    package func usageExample(option: String, example: String, value: String) -> String { text(230, .text(option), .text(example), .text(value)) }  // “%1$@” takes something like %2$@, not “%3$@”.
    package func usageLink(option: String, example: String, other: String, value: String) -> String { text(231, .text(option), .text(example), .text(other), .text(value)) }  // “%1$@” takes a link such as %2$@ or %3$@, not “%4$@”.
    package func usageMissingOperand(command: String, syntax: String) -> String { text(232, .text(command), .text(syntax)) }  // “%1$@” needs more: %2$@.
    package func usageMissingValue(option: String, syntax: String) -> String { text(233, .text(option), .text(syntax)) }  // “%1$@” needs a value: %2$@.
    package func usageNumber(option: String, first: String, last: String, value: String) -> String { text(234, .text(option), .text(first), .text(last), .text(value)) }  // “%1$@” takes a whole number from %2$@ to %3$@, not “%4$@”.
    package func usageProfile(option: String, value: String) -> String { text(235, .text(option), .text(value)) }  // “%1$@” takes letters, digits, “-”, “_” and “.”, not “%2$@”.
    package func usageUnknownCommand(command: String, syntax: String) -> String { text(236, .text(command), .text(syntax)) }  // There is no command “%1$@”: see “%2$@”.
    package func usageUnknownCommandSuggestion(command: String, suggestion: String) -> String { text(237, .text(command), .text(suggestion)) }  // There is no command “%1$@”: did you mean “%2$@”?
    package func usageUnknownOption(option: String, syntax: String) -> String { text(238, .text(option), .text(syntax)) }  // There is no option “%1$@”: see “%2$@”.
    package func usageUnknownOptionSuggestion(option: String, suggestion: String) -> String { text(239, .text(option), .text(suggestion)) }  // There is no option “%1$@”: did you mean “%2$@”?
    package func usageUnwantedOperand(command: String, value: String, syntax: String) -> String { text(240, .text(command), .text(value), .text(syntax)) }  // “%1$@” doesn’t take “%2$@”: see “%3$@”.
    package func usageUnwantedValue(option: String) -> String { text(241, .text(option)) }  // “%1$@” takes no value.
}
