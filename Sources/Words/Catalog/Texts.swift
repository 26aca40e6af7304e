// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package func dateDay(day: Int, month: String, year: Int) -> String { text(0, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(1, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package func listEither(first: String, last: String) -> String { text(29, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(30, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(31, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(32, .text(first), .text(last)) }  // %1$@ and %2$@
    package func timeAgo(time: String) -> String { text(117, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(118, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(119, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(120, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(121) }  // empty
    package func timeHours(hours: Int) -> String { text(122, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(123, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(124, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(125, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(126) }  // just now
    package func timeLeft(time: String) -> String { text(127, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(128) }  // less than a minute
    package func timeLow(left: String) -> String { text(129, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(130, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(131, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(132, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(133) }  // now
    package var timeUnderAMinute: String { text(134) }  // under a minute
    package var timeYesterday: String { text(135) }  // yesterday
}
