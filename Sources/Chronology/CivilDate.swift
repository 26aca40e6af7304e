/// A date and time of the proleptic Gregorian calendar without a zone, as whole numbers.
///
/// The arithmetic is Howard Hinnant's days-from-civil, exact for every year that an `Instant` reaches.
package struct CivilDate: Hashable, Sendable {
    package var year: Int
    /// The month, 1…12.
    package var month: Int
    /// The day of the month, 1…31.
    package var day: Int
    package var hour = 0
    package var minute = 0
    package var second = 0
    package var millisecond = 0

    package init(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.millisecond = millisecond
    }

    /// The UTC date and time of `instant`.
    package init(utc instant: Instant) {
        let days = floorDivide(instant.milliseconds, 86_400_000)
        var rest = Int(instant.milliseconds - days * 86_400_000)
        let z = days + 719_468
        let era = floorDivide(z, 146_097)
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
        month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
        year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
        hour = rest / 3_600_000
        rest %= 3_600_000
        minute = rest / 60_000
        rest %= 60_000
        second = rest / 1000
        millisecond = rest % 1000
    }

    /// Midnight at the beginning of the same day.
    package var midnight: CivilDate { CivilDate(year: year, month: month, day: day) }

    /// The day of the week, 1 Monday … 7 Sunday, as ISO 8601 counts.
    package var weekday: Int {
        let days = floorDivide(utcInstant.milliseconds, 86_400_000) + 3
        return Int(days - floorDivide(days, 7) * 7) + 1
    }

    /// The moment at which a clock set to UTC shows this date and time.
    package var utcInstant: Instant {
        let y = Int64(month <= 2 ? year - 1 : year)
        let era = floorDivide(y, 400)
        let yearOfEra = y - era * 400
        let shiftedMonth = Int64(month > 2 ? month - 3 : month + 9)
        let dayOfYear = (153 * shiftedMonth + 2) / 5 + Int64(day) - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        let seconds = days * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        return Instant(milliseconds: seconds * 1000 + Int64(millisecond))
    }

    /// Returns the number of days in a month of this calendar, 28…31.
    package static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        default: 31
        }
    }
}

/// Returns the quotient rounded down, also below zero.
package func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let quotient = a / b
    return (a % b != 0 && (a < 0) != (b < 0)) ? quotient - 1 : quotient
}
