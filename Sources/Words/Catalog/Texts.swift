// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package func albumEmpty(key: String) -> String { text(0, .text(key)) }  // The album is empty. In a backyard, “%1$@” takes a picture and keeps it here.
    package var albumInMemory: String { text(1) }  // This game isn’t saved anywhere, so it has no album. Photos are kept in games tha
    package func birdAnother(kind: String) -> String { text(2, .text(kind)) }  // another %1$@
    package func birdAnotherFirst(kind: String) -> String { text(3, .text(kind)) }  // Another %1$@
    package var birdDislikes: String { text(4) }  // Dislikes
    package var birdEats: String { text(5) }  // Also eats
    package var birdFirstSeen: String { text(6) }  // First seen
    package var birdFood: String { text(7) }  // Food
    package var birdGifts: String { text(8) }  // Gifts for you
    package var birdHere: String { text(9) }  // here now
    package func birdHereNow(yard: String) -> String { text(10, .text(yard)) }  // In %1$@ now
    package func birdInList(temperament: String, kind: String) -> String { text(11, .text(temperament), .text(kind)) }  // %1$@ %2$@
    package func birdInYard(yard: String) -> String { text(12, .text(yard)) }  // in %1$@
    package var birdLastSeen: String { text(13) }  // Last seen
    package func birdLovedMeals(count: Int) -> String { text(14, .number(count)) }  // %1$lld loved meals
    package var birdLoves: String { text(15) }  // Loves
    package var birdMemories: String { text(16) }  // Remembers
    package func birdMemoryBad(yard: String) -> String { text(17, .text(yard)) }  // %1$@, with a shudder: the food there wasn’t to its taste.
    package func birdMemoryFeast(yard: String) -> String { text(18, .text(yard)) }  // %1$@, fondly: the food there was a feast.
    package func birdMemoryGood(yard: String) -> String { text(19, .text(yard)) }  // %1$@, with pleasure: it ate well there.
    package var birdMightBring: String { text(20) }  // What might bring it
    package func birdMoreMeals(count: Int) -> String { text(21, .number(count)) }  // %1$lld more meals
    package func birdMoreVisits(count: Int) -> String { text(22, .number(count)) }  // %1$lld more visits
    package var birdNamePlaceholder: String { text(23) }  // its name
    package var birdNameable: String { text(24) }  // It knows your yards well enough to have a name.
    package func birdNamed(name: String) -> String { text(25, .text(name)) }  // Its name is %1$@ now.
    package func birdNamedKind(name: String, kind: String) -> String { text(26, .text(name), .text(kind)) }  // %1$@ the %2$@
    package func birdNotNameable(visits: String, meals: String) -> String { text(27, .text(visits), .text(meals)) }  // It hardly knows you yet. You can name it after %1$@, or %2$@ that it loves.
    package func birdSeenIn(when: String, yard: String) -> String { text(28, .text(when), .text(yard)) }  // %1$@, in %2$@
    package var birdSoFar: String { text(29) }  // So far
    package func birdTemper(temperament: String, kind: String) -> String { text(30, .text(temperament), .text(kind)) }  // A %1$@ %2$@
    package var birdUnknown: String { text(31) }  // Bird
    package var birdUnknownFood: String { text(32) }  // ?
    package var birdUnnamed: String { text(33) }  // It goes without a name again.
    package var birdVisits: String { text(34) }  // Visits
    package func birdVisitsAndMeals(visits: String, meals: String) -> String { text(35, .text(visits), .text(meals)) }  // %1$@, %2$@
    package func birdsMet(count: Int, all: Int) -> String { text(43, .number(count), .number(all)) }  // You’ve met %1$lld of %2$lld
    package func birdsMetShort(count: Int, all: Int) -> String { text(44, .number(count), .number(all)) }  // %1$lld of %2$lld met
    package func birdsNotFound(query: String) -> String { text(45, .text(query)) }  // No bird you’ve met matches “%1$@”.
    package var birdsSearch: String { text(46) }  // name, species or yard
    package var birdsUnmet: String { text(47) }  // Not met yet
    package var birdsUnmetKind: String { text(48) }  // A species you haven’t seen yet
    package var birdsUnmetStory: String { text(49) }  // You haven’t seen this one up close. Full feeders, clean water and a little patie
    package var chartsAll: String { text(50) }  // All birds
    package var chartsHours: String { text(51) }  // By time of day
    package var chartsMonths: String { text(52) }  // By month
    package var chartsOffer: String { text(53) }  // With a Premium Pass, this page shows when each kind of bird comes, which yards i
    package var chartsTastes: String { text(54) }  // What they thought of the food
    package var chartsYards: String { text(55) }  // Favorite yards
    package func dateDay(day: Int, month: String, year: Int) -> String { text(56, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(57, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package var decorateBirdhouse: String { text(58) }  // Birdhouse
    package var decorateFar: String { text(59) }  // far
    package var decorateFeeder: String { text(60) }  // Hanging feeder
    package var decorateFloor: String { text(61) }  // Ground
    package var decorateFountain: String { text(62) }  // Fountain
    package var decorateLeading: String { text(63) }  // Plants on the left
    package var decorateName: String { text(64) }  // Name
    package var decorateNear: String { text(65) }  // near
    package var decorateNewYard: String { text(66) }  // A new backyard
    package var decorateNotOwned: String { text(67) }  // comes with a pass or from the shop
    package var decorateNothing: String { text(68) }  // none
    package func decorateNumbered(number: Int) -> String { text(69, .number(number)) }  // Backyard %1$lld
    package var decorateSkylines: String { text(70) }  // Skyline
    package var decorateTrailing: String { text(71) }  // Plants on the right
    package func exportDone(path: String) -> String { text(84, .text(path)) }  // Saved to %1$@
    package var exportTitle: String { text(85) }  // Export the journal
    package var foodNoneLeft: String { text(97) }  // none left
    package func foodOwned(count: Int) -> String { text(98, .number(count)) }  // %1$lld owned
    package var foodPickerChoose: String { text(135) }  // Choose
    package var foodPickerFree: String { text(136) }  // free
    package var foodPickerPremium: String { text(137) }  // Premium
    package var foodPickerPremiumNote: String { text(138) }  // one per refill
    package var foodPickerShop: String { text(139) }  // Shop
    package var foodPickerStandard: String { text(140) }  // Every day
    package var foodPickerStandardNote: String { text(141) }  // free
    package func foodPickerTitle(yard: String) -> String { text(142, .text(yard)) }  // Food for %1$@
    package var foodPickerUse: String { text(143) }  // Use
    package func giftFound(bird: String, gift: String, yard: String) -> String { text(147, .text(bird), .text(gift), .text(yard)) }  // %1$@ left %2$@ in %3$@.
    package func giftFrom(bird: String) -> String { text(148, .text(bird)) }  // from %1$@
    package func giftNameFrom(gift: String, bird: String) -> String { text(149, .text(gift), .text(bird)) }  // %1$@ from %2$@
    package func giftNamePlace(gift: String, yard: String, date: String) -> String { text(150, .text(gift), .text(yard), .text(date)) }  // %1$@ in %2$@, %3$@
    package func giftPlace(yard: String, date: String) -> String { text(151, .text(yard), .text(date)) }  // in %1$@, %2$@
    package func gifts(count: Int) -> String { text(164, .number(count)) }  // %1$lld gifts
    package var giftsEmpty: String { text(165) }  // Nothing yet. Now and then, a bird that has come to love a yard leaves a small gi
    package func journalDay(weekday: String, day: String, month: String) -> String { text(166, .text(weekday), .text(day), .text(month)) }  // %1$@ %2$@ %3$@
    package var journalEmpty: String { text(167) }  // Nobody has come by yet. This page will fill by itself.
    package func journalLongDay(weekday: String, date: String) -> String { text(168, .text(weekday), .text(date)) }  // %1$@, %2$@
    package var journalNotThisYear: String { text(169) }  // not yet this year
    package func journalSeen(count: Int, all: Int) -> String { text(170, .number(count), .number(all)) }  // %1$lld of %2$lld species seen
    package func journalSeenInYear(count: Int, all: Int, year: String) -> String { text(171, .number(count), .number(all), .text(year)) }  // %1$lld of %2$lld species seen in %3$@
    package func journalSeenInYearShort(count: Int, all: Int, year: String) -> String { text(172, .number(count), .number(all), .text(year)) }  // %3$@: %1$lld of %2$lld
    package func journalSeenShort(count: Int, all: Int) -> String { text(173, .number(count), .number(all)) }  // %1$lld of %2$lld
    package func journalTimes(count: Int) -> String { text(174, .number(count)) }  // %1$lldx
    package var journalUnseen: String { text(175) }  // still to come
    package func listEither(first: String, last: String) -> String { text(181, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(182, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(183, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(184, .text(first), .text(last)) }  // %1$@ and %2$@
    package func photos(count: Int) -> String { text(209, .number(count)) }  // %1$lld photos
    package func plantsCount(count: Int) -> String { text(243, .number(count)) }  // %1$lld plants
    package var plantsWaiting: String { text(244) }  // waiting
    package func plantsWaitingForPlace(count: Int) -> String { text(245, .number(count)) }  // %1$lld waiting for a place
    package func plantsWaitingShort(count: Int) -> String { text(246, .number(count)) }  // %1$lld waiting
    package func speciesMet(count: Int, all: Int) -> String { text(262, .number(count), .number(all)) }  // Met: %1$lld of %2$lld
    package var speciesStory: String { text(263) }  // What it’s like
    package func timeAgo(time: String) -> String { text(387, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(388, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(389, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(390, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(391) }  // empty
    package func timeHours(hours: Int) -> String { text(392, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(393, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(394, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(395, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(396) }  // just now
    package func timeLeft(time: String) -> String { text(397, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(398) }  // less than a minute
    package func timeLow(left: String) -> String { text(399, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(400, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(401, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(402, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(403) }  // now
    package var timeUnderAMinute: String { text(404) }  // under a minute
    package var timeYesterday: String { text(405) }  // yesterday
    package func visitAte(some: String) -> String { text(411, .text(some)) }  // ate %1$@
    package func visitDisliked(food: String) -> String { text(412, .text(food)) }  // didn’t like the %1$@
    package var visitDrank: String { text(413) }  // came to drink
    package func visitEnjoyed(food: String) -> String { text(414, .text(food)) }  // liked the %1$@
    package func visitLine(day: String, bird: String, yard: String) -> String { text(415, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@
    package func visitLineFirst(day: String, bird: String, yard: String) -> String { text(416, .text(day), .text(bird), .text(yard)) }  // %1$@  %2$@ in %3$@, the first of its kind
    package func visitLineFirstMeal(day: String, bird: String, yard: String, meal: String) -> String { text(417, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@, the first of its kind
    package func visitLineMeal(day: String, bird: String, yard: String, meal: String) -> String { text(418, .text(day), .text(bird), .text(yard), .text(meal)) }  // %1$@  %2$@ in %3$@, %4$@
    package func visitLoved(food: String) -> String { text(419, .text(food)) }  // loved the %1$@
    package var visitWater: String { text(420) }  // water
    package func visits(count: Int) -> String { text(421, .number(count)) }  // %1$lld visits
    package var waysDay: String { text(422) }  // It’s out by day, most of all at sunrise.
    package var waysEarlyAccess: String { text(423) }  // For now it comes only to yards with a Premium Pass.
    package var waysFeeder: String { text(424) }  // It comes where the feeder is full.
    package var waysHangs: String { text(425) }  // A hanging feeder attracts it.
    package func waysLikelier(when: String) -> String { text(426, .text(when)) }  // It’s more likely to come %1$@.
    package func waysLikelierFor(food: String) -> String { text(427, .text(food)) }  // It’s more likely to come for %1$@.
    package var waysNests: String { text(428) }  // A birdhouse attracts it.
    package var waysNight: String { text(429) }  // It sleeps by day: look for it where it’s night.
    package func waysOnly(when: String) -> String { text(430, .text(when)) }  // It comes only %1$@.
    package func waysOnlyFor(food: String) -> String { text(431, .text(food)) }  // It comes only for %1$@.
    package func waysPlants(plants: String) -> String { text(432, .text(plants)) }  // It likes %1$@.
    package var waysRare: String { text(433) }  // It’s rare. A golden acorn brings birds like this sooner.
    package func waysSojourn(from: String, until: String) -> String { text(434, .text(from), .text(until)) }  // It’s here from %1$@ to %2$@, and in the south half a year later.
    package var waysVeryRare: String { text(435) }  // Hardly anyone has seen it. Golden acorns and patience might help.
    package var waysWater: String { text(436) }  // It comes for water rather than food.
    package var yardGone: String { text(461) }  // a yard that’s gone
    package var yardGoneFirst: String { text(462) }  // A yard that’s gone
}
