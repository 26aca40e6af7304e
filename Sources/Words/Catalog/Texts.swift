// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    /// key is “p”.
    package func albumEmpty(key: String) -> String { text(0, .text(key)) }
    package var albumInMemory: String { text(1) }
    /// A bird of a known kind that has not come yet, below “Not met yet”.
    package func birdAnother(kind: String) -> String { text(2, .text(kind)) }
    /// The same at the beginning of a line.
    package func birdAnotherFirst(kind: String) -> String { text(3, .text(kind)) }
    package var birdDislikes: String { text(4) }
    package var birdEats: String { text(5) }
    package var birdFirstSeen: String { text(6) }
    /// A heading above what a bird loves, dislikes and eats.
    package var birdFood: String { text(7) }
    package var birdGifts: String { text(8) }
    package var birdHere: String { text(9) }
    /// A line of its own.
    package func birdHereNow(yard: String) -> String { text(10, .text(yard)) }
    /// A bird without a name in a list of things to do. temperament is “Shy”, kind “cardinal”.
    package func birdInList(temperament: String, kind: String) -> String { text(11, .text(temperament), .text(kind)) }
    /// Where a bird is. Also in narrow columns.
    package func birdInYard(yard: String) -> String { text(12, .text(yard)) }
    package var birdLastSeen: String { text(13) }
    package func birdLovedMeals(count: Int) -> String { text(14, .number(count)) }
    /// Names before facts, at most 11 columns wide.
    package var birdLoves: String { text(15) }
    package var birdMemories: String { text(16) }
    package func birdMemoryBad(yard: String) -> String { text(17, .text(yard)) }
    /// What a bird remembers of a yard.
    package func birdMemoryFeast(yard: String) -> String { text(18, .text(yard)) }
    package func birdMemoryGood(yard: String) -> String { text(19, .text(yard)) }
    package var birdMightBring: String { text(20) }
    package func birdMoreMeals(count: Int) -> String { text(21, .number(count)) }
    package func birdMoreVisits(count: Int) -> String { text(22, .number(count)) }
    /// In a bird’s empty field for a name.
    package var birdNamePlaceholder: String { text(23) }
    package var birdNameable: String { text(24) }
    package func birdNamed(name: String) -> String { text(25, .text(name)) }
    /// A named bird in a sentence: “Pip the cardinal”.
    package func birdNamedKind(name: String, kind: String) -> String { text(26, .text(name), .text(kind)) }
    /// visits is “2 more visits”, meals “1 more meal”.
    package func birdNotNameable(visits: String, meals: String) -> String { text(27, .text(visits), .text(meals)) }
    /// when is “3h ago” or “21 Nov 2026”.
    package func birdSeenIn(when: String, yard: String) -> String { text(28, .text(when), .text(yard)) }
    package var birdSoFar: String { text(29) }
    /// “A shy cardinal”
    package func birdTemper(temperament: String, kind: String) -> String { text(30, .text(temperament), .text(kind)) }
    /// Whoever is not known (any more).
    package var birdUnknown: String { text(31) }
    /// Nobody has found out yet.
    package var birdUnknownFood: String { text(32) }
    package var birdUnnamed: String { text(33) }
    /// Headings.
    package var birdVisits: String { text(34) }
    /// How often a bird came and how often it loved its food. visits is “12 visits”, meals “3 loved meals”.
    package func birdVisitsAndMeals(visits: String, meals: String) -> String { text(35, .text(visits), .text(meals)) }
    package func birdsMet(count: Int, all: Int) -> String { text(43, .number(count), .number(all)) }
    package func birdsMetShort(count: Int, all: Int) -> String { text(44, .number(count), .number(all)) }
    /// query is what the player typed.
    package func birdsNotFound(query: String) -> String { text(45, .text(query)) }
    package var birdsSearch: String { text(46) }
    package var birdsUnmet: String { text(47) }
    package var birdsUnmetKind: String { text(48) }
    package var birdsUnmetStory: String { text(49) }
    /// Titles of charts.
    package var chartsAll: String { text(50) }
    package var chartsHours: String { text(51) }
    package var chartsMonths: String { text(52) }
    package var chartsOffer: String { text(53) }
    package var chartsTastes: String { text(54) }
    package var chartsYards: String { text(55) }
    /// “21 Nov 2026”
    package func dateDay(day: Int, month: String, year: Int) -> String { text(56, .number(day), .text(month), .number(year)) }
    /// A date of a shop whose months last seconds: “21 Nov 14:03:20”.
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(57, .number(day), .text(month), .text(time)) }
    package var decorateBirdhouse: String { text(58) }
    /// Below “Skyline”.
    package var decorateFar: String { text(59) }
    package var decorateFeeder: String { text(60) }
    package var decorateFloor: String { text(61) }
    package var decorateFountain: String { text(62) }
    package var decorateLeading: String { text(63) }
    /// Names before what can be changed, at most 14 columns wide.
    package var decorateName: String { text(64) }
    package var decorateNear: String { text(65) }
    package var decorateNewYard: String { text(66) }
    /// A feeder or birdhouse that the player does not have.
    package var decorateNotOwned: String { text(67) }
    /// No feeder, no birdhouse, no plant.
    package var decorateNothing: String { text(68) }
    /// What a yard is called when all suggestions are taken.
    package func decorateNumbered(number: Int) -> String { text(69, .number(number)) }
    /// Headings.
    package var decorateSkylines: String { text(70) }
    package var decorateTrailing: String { text(71) }
    package func exportDone(path: String) -> String { text(84, .text(path)) }
    /// The sheet in which the journal is written to a file; per form its name and what it is good for.
    package var exportTitle: String { text(85) }
    package var foodNoneLeft: String { text(97) }
    package func foodOwned(count: Int) -> String { text(98, .number(count)) }
    package var foodPickerChoose: String { text(135) }
    /// At most 9 columns wide.
    package var foodPickerFree: String { text(136) }
    package var foodPickerPremium: String { text(137) }
    /// Beside “Premium”: each costs one piece.
    package var foodPickerPremiumNote: String { text(138) }
    package var foodPickerShop: String { text(139) }
    package var foodPickerStandard: String { text(140) }
    package var foodPickerStandardNote: String { text(141) }
    package func foodPickerTitle(yard: String) -> String { text(142, .text(yard)) }
    /// What choosing does, at most 9 columns wide.
    package var foodPickerUse: String { text(143) }
    /// Something new to be found. bird is “A dove” or “Pip”, gift “a button”.
    package func giftFound(bird: String, gift: String, yard: String) -> String { text(147, .text(bird), .text(gift), .text(yard)) }
    /// bird is “an owl” or “Pip the owl”.
    package func giftFrom(bird: String) -> String { text(148, .text(bird)) }
    /// gift is “Button”.
    package func giftNameFrom(gift: String, bird: String) -> String { text(149, .text(gift), .text(bird)) }
    package func giftNamePlace(gift: String, yard: String, date: String) -> String { text(150, .text(gift), .text(yard), .text(date)) }
    package func giftPlace(yard: String, date: String) -> String { text(151, .text(yard), .text(date)) }
    package func gifts(count: Int) -> String { text(164, .number(count)) }
    package var giftsEmpty: String { text(165) }
    /// “Sat 21 Nov” in a column; day has two columns.
    package func journalDay(weekday: String, day: String, month: String) -> String { text(166, .text(weekday), .text(day), .text(month)) }
    package var journalEmpty: String { text(167) }
    /// “Saturday, 21 Nov 2026”
    package func journalLongDay(weekday: String, date: String) -> String { text(168, .text(weekday), .text(date)) }
    /// The same in this year’s list.
    package var journalNotThisYear: String { text(169) }
    package func journalSeen(count: Int, all: Int) -> String { text(170, .number(count), .number(all)) }
    /// year is “2026”.
    package func journalSeenInYear(count: Int, all: Int, year: String) -> String { text(171, .number(count), .number(all), .text(year)) }
    package func journalSeenInYearShort(count: Int, all: Int, year: String) -> String { text(172, .number(count), .number(all), .text(year)) }
    package func journalSeenShort(count: Int, all: Int) -> String { text(173, .number(count), .number(all)) }
    /// How often a species came, in a column.
    package func journalTimes(count: Int) -> String { text(174, .number(count)) }
    /// A species in the life list that was not seen yet.
    package var journalUnseen: String { text(175) }
    /// Two things of which one is meant.
    package func listEither(first: String, last: String) -> String { text(181, .text(first), .text(last)) }
    package func listLast(first: String, last: String) -> String { text(182, .text(first), .text(last)) }
    /// Three and more things in a sentence: each is put before the next with this, and the last with “list.last”.
    package func listMore(first: String, next: String) -> String { text(183, .text(first), .text(next)) }
    /// Two things in a sentence.
    package func listTwo(first: String, last: String) -> String { text(184, .text(first), .text(last)) }
    package func photos(count: Int) -> String { text(209, .number(count)) }
    /// How many plants there are, and how many of them stand nowhere.
    package func plantsCount(count: Int) -> String { text(243, .number(count)) }
    /// A plant that stands in no yard.
    package var plantsWaiting: String { text(244) }
    package func plantsWaitingForPlace(count: Int) -> String { text(245, .number(count)) }
    package func plantsWaitingShort(count: Int) -> String { text(246, .number(count)) }
    package func speciesMet(count: Int, all: Int) -> String { text(262, .number(count), .number(all)) }
    /// Headings on the page of a kind of bird.
    package var speciesStory: String { text(263) }
    /// time is “5m” or “3h”.
    package func timeAgo(time: String) -> String { text(387, .text(time)) }
    /// Hour and minutes of a clock, both with two digits where the language wants them.
    package func timeClock(hour: String, minute: String) -> String { text(388, .text(hour), .text(minute)) }
    package func timeDays(days: Int) -> String { text(389, .number(days)) }
    package func timeDaysAgo(days: Int) -> String { text(390, .number(days)) }
    /// A gauge without food or water.
    package var timeEmpty: String { text(391) }
    package func timeHours(hours: Int) -> String { text(392, .number(hours)) }
    /// hours is “7 hours”, minutes “25 minutes”.
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(393, .text(hours), .text(minutes)) }
    /// In a column: hours and minutes.
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(394, .number(hours), .number(minutes)) }
    /// On a gauge or in a column: hours left or gone by.
    package func timeHoursShort(hours: Int) -> String { text(395, .number(hours)) }
    package var timeJustNow: String { text(396) }
    /// On a gauge: how long food or water lasts. time is “3h” or “12m”.
    package func timeLeft(time: String) -> String { text(397, .text(time)) }
    package var timeLessThanAMinute: String { text(398) }
    /// A gauge with little left, where there is room. left is “42m left”.
    package func timeLow(left: String) -> String { text(399, .text(left)) }
    /// A gauge with little left, in eight columns. time is “42m”.
    package func timeLowShort(time: String) -> String { text(400, .text(time)) }
    package func timeMinutes(minutes: Int) -> String { text(401, .number(minutes)) }
    /// On a gauge or in a column: minutes left or gone by.
    package func timeMinutesShort(minutes: Int) -> String { text(402, .number(minutes)) }
    /// Something has gone on for less than a minute.
    package var timeNow: String { text(403) }
    /// In a column.
    package var timeUnderAMinute: String { text(404) }
    package var timeYesterday: String { text(405) }
    /// some is “corn” or “a nutrition pellet”.
    package func visitAte(some: String) -> String { text(411, .text(some)) }
    package func visitDisliked(food: String) -> String { text(412, .text(food)) }
    /// What a bird did in a yard, behind its name in a list. food is “corn” or “nutrition pellet”.
    package var visitDrank: String { text(413) }
    package func visitEnjoyed(food: String) -> String { text(414, .text(food)) }
    /// A visit in the journal’s file of text. day is “2026-11-21 08:42”, bird “Cardinal” or “Pip the cardinal”, meal “Corn” or “water”.
    package func visitLine(day: String, bird: String, yard: String) -> String { text(415, .text(day), .text(bird), .text(yard)) }
    package func visitLineFirst(day: String, bird: String, yard: String) -> String { text(416, .text(day), .text(bird), .text(yard)) }
    package func visitLineFirstMeal(day: String, bird: String, yard: String, meal: String) -> String { text(417, .text(day), .text(bird), .text(yard), .text(meal)) }
    package func visitLineMeal(day: String, bird: String, yard: String, meal: String) -> String { text(418, .text(day), .text(bird), .text(yard), .text(meal)) }
    package func visitLoved(food: String) -> String { text(419, .text(food)) }
    package var visitWater: String { text(420) }
    package func visits(count: Int) -> String { text(421, .number(count)) }
    package var waysDay: String { text(422) }
    /// What might bring a kind of bird that was never seen; it is not named.
    package var waysEarlyAccess: String { text(423) }
    package var waysFeeder: String { text(424) }
    package var waysHangs: String { text(425) }
    package func waysLikelier(when: String) -> String { text(426, .text(when)) }
    package func waysLikelierFor(food: String) -> String { text(427, .text(food)) }
    package var waysNests: String { text(428) }
    package var waysNight: String { text(429) }
    /// when is “when it’s raining” or “at sunrise or in the morning”.
    package func waysOnly(when: String) -> String { text(430, .text(when)) }
    /// food is “nectar”.
    package func waysOnlyFor(food: String) -> String { text(431, .text(food)) }
    /// plants is “foxgloves and colocasias”.
    package func waysPlants(plants: String) -> String { text(432, .text(plants)) }
    package var waysRare: String { text(433) }
    /// Months: “March” and “October”. In the southern hemisphere it is the other way round.
    package func waysSojourn(from: String, until: String) -> String { text(434, .text(from), .text(until)) }
    package var waysVeryRare: String { text(435) }
    package var waysWater: String { text(436) }
    /// A yard in a sentence, when its name is not known any more.
    package var yardGone: String { text(461) }
    /// The same at the beginning of a sentence.
    package var yardGoneFirst: String { text(462) }
}
