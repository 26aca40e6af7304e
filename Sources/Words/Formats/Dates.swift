import Chronology
import Session
import Storefront

extension Words {
    /// Returns a time of day, counted from midnight, as a clock shows it: "08:42".
    package func clock(_ timeOfDay: Span) -> String {
        let day = Span.days(1).milliseconds
        let minutes = Int(((timeOfDay.milliseconds % day + day) % day) / 60_000)
        return time(hour: minutes / 60, minute: minutes % 60)
    }

    /// Returns a time on the player's own clock: "05:00".
    package func time(_ date: Instant, _ session: Session) -> String {
        let civil = session.playerTime(date).date
        return time(hour: civil.hour, minute: civil.minute)
    }

    /// Returns a time: "05:00", or with a clock of twelve hours "5:00 am".
    package func time(hour: Int, minute: Int, second: Int? = nil) -> String {
        let minute = padded(minute, 2) + (second.map { ":" + padded($0, 2) } ?? "")
        switch clock {
        case .hours24: return timeClock(hour: padded(hour, 2), minute: minute)
        case .hours12:
            let twelve = String((hour + 11) % 12 + 1)
            return hour < 12 ? timeMorning(hour: twelve, minute: minute) : timeAfternoon(hour: twelve, minute: minute)
        }
    }

    /// Returns a weekday, 1 for Monday: "Thu", and in plain mode "Thursday".
    func shortWeekday(_ weekday: Int) -> String { text("weekday", String(weekday), isPlain ? "name" : "short") }

    /// Returns a date within a sentence, with the day unless it is today: "at 05:00", "on Thursday at 05:00", "on 3
    /// Aug".
    package func when(_ date: Instant, _ session: Session) -> String {
        let civil = session.playerTime(date).date
        return switch age(of: date, session) {
        case .today: whenToday(time: time(date, session))
        case .thisWeek:
            whenWeekday(weekday: text("weekday", String(civil.weekday), "name"), time: time(date, session))
        case .thisYear: whenDate(date: dateShortDay(day: civil.day, month: month(civil.month)))
        case .longAgo: whenDate(date: day(civil))
        }
    }

    /// The age of a date, which decides how much of it has to be named.
    enum Age {
        case today, thisWeek, thisYear, longAgo
    }

    /// Returns the age by the player's calendar; a weekday means one of the last six days.
    func age(of date: Instant, _ session: Session) -> Age {
        let now = session.playerTime(session.world.clock).date
        let then = session.playerTime(date).date
        func midnight(_ date: CivilDate) -> Instant {
            CivilDate(year: date.year, month: date.month, day: date.day).utcInstant
        }
        let days = midnight(now) - midnight(then)
        if days <= .zero { return .today }
        if days <= .days(6) { return .thisWeek }
        return then.year == now.year || days < .days(180) ? .thisYear : .longAgo
    }

    /// Returns a day of the player's calendar: "21 Nov 2026".
    package func day(_ date: Instant, _ session: Session) -> String { day(session.playerTime(date).date) }

    /// Returns a day: "21 Nov 2026".
    package func day(_ civil: CivilDate) -> String {
        dateDay(day: civil.day, month: month(civil.month), year: civil.year)
    }

    /// Returns the date of a photo, "21 Nov 2026" and "18:45"; the file's own text where that is no date.
    package func taken(_ photo: Photo) -> (day: String, shortDay: String, time: String) {
        guard let civil = photo.taken else { return (photo.day, photo.day, photo.time) }
        return (
            day(civil), dateShortDay(day: civil.day, month: month(civil.month)),
            time(hour: civil.hour, minute: civil.minute)
        )
    }

    /// Returns a date of the shop; at an accelerated rate, where a month may take seconds, with the time: "21 Nov
    /// 14:03:20".
    package func storeDate(_ date: Instant, _ session: Session) -> String {
        guard session.store.settings.rate.isAccelerated else { return day(date, session) }
        let civil = session.playerTime(date).date
        let time = time(hour: civil.hour, minute: civil.minute, second: civil.second)
        return dateDayAndTime(day: civil.day, month: month(civil.month), time: time)
    }

    /// Returns a month, 1…12, in its short form: "Nov".
    package func month(_ month: Int) -> String { text("month", String(month), "short") }
}
