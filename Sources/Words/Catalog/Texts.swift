// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    /// “21 Nov 2026”
    package func dateDay(day: Int, month: String, year: Int) -> String { text(0, .number(day), .text(month), .number(year)) }
    /// A date of a shop whose months last seconds: “21 Nov 14:03:20”.
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(1, .number(day), .text(month), .text(time)) }
    /// Two things of which one is meant.
    package func listEither(first: String, last: String) -> String { text(29, .text(first), .text(last)) }
    package func listLast(first: String, last: String) -> String { text(30, .text(first), .text(last)) }
    /// Three and more things in a sentence: each is put before the next with this, and the last with “list.last”.
    package func listMore(first: String, next: String) -> String { text(31, .text(first), .text(next)) }
    /// Two things in a sentence.
    package func listTwo(first: String, last: String) -> String { text(32, .text(first), .text(last)) }
    /// time is “5m” or “3h”.
    package func timeAgo(time: String) -> String { text(117, .text(time)) }
    /// Hour and minutes of a clock, both with two digits where the language wants them.
    package func timeClock(hour: String, minute: String) -> String { text(118, .text(hour), .text(minute)) }
    package func timeDays(days: Int) -> String { text(119, .number(days)) }
    package func timeDaysAgo(days: Int) -> String { text(120, .number(days)) }
    /// A gauge without food or water.
    package var timeEmpty: String { text(121) }
    package func timeHours(hours: Int) -> String { text(122, .number(hours)) }
    /// hours is “7 hours”, minutes “25 minutes”.
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(123, .text(hours), .text(minutes)) }
    /// In a column: hours and minutes.
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(124, .number(hours), .number(minutes)) }
    /// On a gauge or in a column: hours left or gone by.
    package func timeHoursShort(hours: Int) -> String { text(125, .number(hours)) }
    package var timeJustNow: String { text(126) }
    /// On a gauge: how long food or water lasts. time is “3h” or “12m”.
    package func timeLeft(time: String) -> String { text(127, .text(time)) }
    package var timeLessThanAMinute: String { text(128) }
    /// A gauge with little left, where there is room. left is “42m left”.
    package func timeLow(left: String) -> String { text(129, .text(left)) }
    /// A gauge with little left, in eight columns. time is “42m”.
    package func timeLowShort(time: String) -> String { text(130, .text(time)) }
    package func timeMinutes(minutes: Int) -> String { text(131, .number(minutes)) }
    /// On a gauge or in a column: minutes left or gone by.
    package func timeMinutesShort(minutes: Int) -> String { text(132, .number(minutes)) }
    /// Something has gone on for less than a minute.
    package var timeNow: String { text(133) }
    /// In a column.
    package var timeUnderAMinute: String { text(134) }
    package var timeYesterday: String { text(135) }
}
