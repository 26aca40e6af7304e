// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package var commandAlmanac: String { text(0) }
    package var commandDoctor: String { text(1) }
    package var commandDraw: String { text(2) }
    package var commandExport: String { text(3) }
    package var commandFavorite: String { text(4) }
    package var commandHelp: String { text(5) }
    package var commandImport: String { text(6) }
    package var commandJournal: String { text(7) }
    /// What each command does, in the list of commands.
    package var commandPlay: String { text(8) }
    package var commandRefill: String { text(9) }
    package var commandStatus: String { text(10) }
    package var commandStore: String { text(11) }
    /// “21 Nov 2026”
    package func dateDay(day: Int, month: String, year: Int) -> String { text(12, .number(day), .text(month), .number(year)) }
    /// A date of a shop whose months last seconds: “21 Nov 14:03:20”.
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(13, .number(day), .text(month), .text(time)) }
    /// What went wrong with a file of pictures. cause is “it is not there”.
    package func drawUnreadable(path: String, cause: String) -> String { text(14, .text(path), .text(cause)) }
    package var helpAlmanacBirds: String { text(42) }
    /// Before the list of what “almanac --set” can keep as it is, and after it.
    package func helpAlmanacFactors(option: String) -> String { text(43, .text(option)) }
    /// seed and now are names of options.
    package func helpAlmanacWorld(seed: String, now: String) -> String { text(44, .text(seed), .text(now)) }
    package var helpCommands: String { text(45) }
    package var helpCommonOptions: String { text(46) }
    /// Below the options of “draw”. elements are names of SVG’s elements.
    package func helpDrawElements(elements: String) -> String { text(47, .text(elements)) }
    package func helpDrawPipe(option: String) -> String { text(48, .text(option)) }
    package var helpGameOptions: String { text(49) }
    /// The first line of a command's help. summary is “Fill fountains and feeders”.
    package func helpHeadline(command: String, summary: String) -> String { text(50, .text(command), .text(summary)) }
    /// The last line. syntax is “backyard-birds help COMMAND”.
    package func helpMore(syntax: String) -> String { text(51, .text(syntax)) }
    package var helpOptions: String { text(52) }
    /// Below the options of “play”. scale, memory and data are names of options.
    package func helpPlay(scale: String, memory: String, data: String) -> String { text(53, .text(scale), .text(memory), .text(data)) }
    /// Below the options of “refill”. water and food are names of options.
    package func helpRefill(water: String, food: String) -> String { text(54, .text(water), .text(food)) }
    /// Below the options of “store”: before the list of what can be done with the shop, and after it.
    package var helpStoreActions: String { text(55) }
    package func helpStoreFamily(family: String) -> String { text(56, .text(family)) }
    package var helpStoreFree: String { text(57) }
    package func helpStoreRenew(renew: String) -> String { text(58, .text(renew)) }
    /// The frame of `--help`. program and command are names to type.
    package var helpTagline: String { text(59) }
    package func helpUsage(syntax: String) -> String { text(60, .text(syntax)) }
    /// Two things of which one is meant.
    package func listEither(first: String, last: String) -> String { text(61, .text(first), .text(last)) }
    package func listLast(first: String, last: String) -> String { text(62, .text(first), .text(last)) }
    /// Three and more things in a sentence: each is put before the next with this, and the last with “list.last”.
    package func listMore(first: String, next: String) -> String { text(63, .text(first), .text(next)) }
    /// Two things in a sentence.
    package func listTwo(first: String, last: String) -> String { text(64, .text(first), .text(last)) }
    package var optionAssets: String { text(77) }
    /// standard is the choice that counts without this option, a name to type.
    package func optionCaretaker(standard: String) -> String { text(78, .text(standard)) }
    package var optionColors: String { text(79) }
    package var optionCsv: String { text(80) }
    /// Options of every command, in a column of help: no capital at the beginning, no period at the end.
    package var optionData: String { text(81) }
    package func optionDays(first: Int, last: Int, standard: Int) -> String { text(82, .number(first), .number(last), .number(standard)) }
    package var optionDrawGlyphs: String { text(83) }
    package var optionFavoriteOff: String { text(84) }
    package var optionGlyphs: String { text(85) }
    package var optionHelp: String { text(86) }
    package var optionHold: String { text(87) }
    package var optionInMemory: String { text(88) }
    /// One option that many commands have.
    package var optionJson: String { text(89) }
    package var optionLanguage: String { text(90) }
    package var optionNoMouse: String { text(91) }
    package var optionNow: String { text(92) }
    package var optionOpen: String { text(93) }
    package var optionPlain: String { text(94) }
    package var optionProfile: String { text(95) }
    package var optionQuantity: String { text(96) }
    package var optionReducedMotion: String { text(97) }
    package var optionRefillAll: String { text(98) }
    package var optionRefillFavorites: String { text(99) }
    package var optionRefillFood: String { text(100) }
    package var optionRefillWater: String { text(101) }
    package var optionRepair: String { text(102) }
    package var optionSeed: String { text(103) }
    package var optionSize: String { text(104) }
    package var optionStore: String { text(105) }
    package var optionTheme: String { text(106) }
    /// Options of “play”.
    package var optionTimeScale: String { text(107) }
    package var optionTrustPurchases: String { text(108) }
    package var optionVersion: String { text(109) }
    package func optionYards(last: Int, standard: Int) -> String { text(110, .number(last), .number(standard)) }
    package func statusFavoriteSentence(yard: String) -> String { text(183, .text(yard)) }
    /// The labels of the lines below a yard’s name, in a column.
    package var statusFood: String { text(184) }
    /// food is “Sunflower Seeds”, left “7 hours and 25 minutes left”.
    package func statusFoodSentence(food: String, left: String) -> String { text(185, .text(food), .text(left)) }
    package var statusHere: String { text(186) }
    /// “status”: a few lines for each yard. time is “08:42”, day “morning”, weather “rain”.
    package func statusMoment(time: String, day: String, weather: String) -> String { text(187, .text(time), .text(day), .text(weather)) }
    /// A bird with a name of its own. species is “dove”.
    package func statusNamed(bird: String, species: String) -> String { text(188, .text(bird), .text(species)) }
    /// After “here”: no bird.
    package var statusNobody: String { text(189) }
    package var statusNobodySentence: String { text(190) }
    /// food is “Sunflower Seeds”, left “7h 25m left”, “low, 30m left” or “empty”.
    package func statusSupply(food: String, left: String) -> String { text(191, .text(food), .text(left)) }
    /// After “here”. bird is “Dove” or “Pip the dove”, since “12m”.
    package func statusVisitor(bird: String, since: String) -> String { text(192, .text(bird), .text(since)) }
    package func statusVisitorSentence(bird: String, since: String) -> String { text(193, .text(bird), .text(since)) }
    package var statusWater: String { text(194) }
    package func statusWaterSentence(left: String) -> String { text(195, .text(left)) }
    /// “status --plain”: whole sentences for a screen reader.
    package func statusYardSentence(yard: String) -> String { text(196, .text(yard)) }
    /// time is “5m” or “3h”.
    package func timeAgo(time: String) -> String { text(197, .text(time)) }
    /// Hour and minutes of a clock, both with two digits where the language wants them.
    package func timeClock(hour: String, minute: String) -> String { text(198, .text(hour), .text(minute)) }
    package func timeDays(days: Int) -> String { text(199, .number(days)) }
    package func timeDaysAgo(days: Int) -> String { text(200, .number(days)) }
    /// A gauge without food or water.
    package var timeEmpty: String { text(201) }
    package func timeHours(hours: Int) -> String { text(202, .number(hours)) }
    /// hours is “7 hours”, minutes “25 minutes”.
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(203, .text(hours), .text(minutes)) }
    /// In a column: hours and minutes.
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(204, .number(hours), .number(minutes)) }
    /// On a gauge or in a column: hours left or gone by.
    package func timeHoursShort(hours: Int) -> String { text(205, .number(hours)) }
    package var timeJustNow: String { text(206) }
    /// On a gauge: how long food or water lasts. time is “3h” or “12m”.
    package func timeLeft(time: String) -> String { text(207, .text(time)) }
    package var timeLessThanAMinute: String { text(208) }
    /// A gauge with little left, where there is room. left is “42m left”.
    package func timeLow(left: String) -> String { text(209, .text(left)) }
    /// A gauge with little left, in eight columns. time is “42m”.
    package func timeLowShort(time: String) -> String { text(210, .text(time)) }
    package func timeMinutes(minutes: Int) -> String { text(211, .number(minutes)) }
    /// On a gauge or in a column: minutes left or gone by.
    package func timeMinutesShort(minutes: Int) -> String { text(212, .number(minutes)) }
    /// Something has gone on for less than a minute.
    package var timeNow: String { text(213) }
    /// In a column.
    package var timeUnderAMinute: String { text(214) }
    package var timeYesterday: String { text(215) }
    /// choices is “auto, dark and light”.
    package func usageBadChoice(option: String, value: String, choices: String) -> String { text(226, .text(option), .text(value), .text(choices)) }
    package func usageBadChoiceSuggestion(option: String, value: String, suggestion: String) -> String { text(227, .text(option), .text(value), .text(suggestion)) }
    package func usageCells(option: String, example: String, largest: String, value: String) -> String { text(228, .text(option), .text(example), .text(largest), .text(value)) }
    package func usageDate(option: String, example: String, value: String) -> String { text(229, .text(option), .text(example), .text(value)) }
    package func usageExample(option: String, example: String, value: String) -> String { text(230, .text(option), .text(example), .text(value)) }
    package func usageLink(option: String, example: String, other: String, value: String) -> String { text(231, .text(option), .text(example), .text(other), .text(value)) }
    package func usageMissingOperand(command: String, syntax: String) -> String { text(232, .text(command), .text(syntax)) }
    package func usageMissingValue(option: String, syntax: String) -> String { text(233, .text(option), .text(syntax)) }
    package func usageNumber(option: String, first: String, last: String, value: String) -> String { text(234, .text(option), .text(first), .text(last), .text(value)) }
    package func usageProfile(option: String, value: String) -> String { text(235, .text(option), .text(value)) }
    package func usageUnknownCommand(command: String, syntax: String) -> String { text(236, .text(command), .text(syntax)) }
    package func usageUnknownCommandSuggestion(command: String, suggestion: String) -> String { text(237, .text(command), .text(suggestion)) }
    /// A command line that makes no sense; in each, option, command, value and syntax are as they are typed.
    package func usageUnknownOption(option: String, syntax: String) -> String { text(238, .text(option), .text(syntax)) }
    package func usageUnknownOptionSuggestion(option: String, suggestion: String) -> String { text(239, .text(option), .text(suggestion)) }
    package func usageUnwantedOperand(command: String, value: String, syntax: String) -> String { text(240, .text(command), .text(value), .text(syntax)) }
    package func usageUnwantedValue(option: String) -> String { text(241, .text(option)) }
}
