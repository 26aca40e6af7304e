import Chronology

/// The yard that goes by the player's own clock and season, with the hours that it gets back when it is no longer home.
package struct HomeYard: Hashable, Sendable, Codable {
    /// The yard, which may have been removed.
    package let backyard: ID<Backyard>
    /// The clock and hemisphere that the yard had before it became home.
    let own: YardHours
}

/// A yard's clock and hemisphere.
package struct YardHours: Hashable, Sendable, Codable {
    /// The yard's local time of day minus the time since the world began.
    let timeOffset: Span
    let hemisphere: Hemisphere

    /// Returns the hours of a yard whose clock was set back.
    func back(by span: Span) -> Self {
        Self(timeOffset: LocalTime(timeOffset - span).sinceMidnight, hemisphere: hemisphere)
    }
}

/// The clock and hemisphere that a yard had until a date, when it got others.
package struct FormerHours: Hashable, Sendable, Codable {
    let hours: YardHours
    let until: Instant
}

extension Backyard {
    /// The most former hours that are remembered; a yard that follows daylight saving gets two a year.
    private static let mostFormerHours = 40

    var hours: YardHours { YardHours(timeOffset: timeOffset, hemisphere: hemisphere) }

    func hours(at date: Instant) -> YardHours { formerHours?.first { date < $0.until }?.hours ?? hours }

    package func hemisphere(at date: Instant) -> Hemisphere { hours(at: date).hemisphere }

    /// Changes the hours from a date on; what was before, such as its weather, stays as it was.
    fileprivate mutating func set(_ new: YardHours, from date: Instant) {
        guard new != hours else { return }
        var former = formerHours ?? []
        // Hours that lasted no time are not remembered, as after an undo.
        if former.last?.until != date { former.append(FormerHours(hours: hours, until: date)) }
        if let last = former.last, last.until == date, last.hours == new { former.removeLast() }
        formerHours = former.isEmpty ? nil : former.suffix(Self.mostFormerHours)
        (timeOffset, hemisphere) = (new.timeOffset, new.hemisphere)
    }
}

/// The player's home yard.
extension World {
    /// Returns true if a yard is the player's home.
    package func isHome(_ id: ID<Backyard>) -> Bool { home?.backyard == id }

    /// Makes a yard the player's home, or for `nil` none. The former home gets its own hours back.
    ///
    /// - Parameters:
    ///   - localTime: the player's time of day at the world's clock.
    ///   - hemisphere: the player's hemisphere.
    @discardableResult
    package mutating func setHome(
        _ id: ID<Backyard>?, localTime: LocalTime, hemisphere: Hemisphere
    ) throws(WorldError) -> Undo {
        if let id { _ = try place(of: id) }
        let undo = Undo.home(was: home, hours: home.flatMap { backyard($0.backyard)?.hours }, became: id)
        leaveHome()
        if let id, let yard = backyard(id) {
            home = HomeYard(backyard: id, own: yard.hours)
            followPlayer(localTime: localTime, hemisphere: hemisphere)
        }
        return undo
    }

    /// Sets the home yard's clock and season to the player's, if they differ by a minute or more; returns true if they
    /// did.
    @discardableResult
    package mutating func followPlayer(localTime: LocalTime, hemisphere: Hemisphere) -> Bool {
        guard let home, let place = try? place(of: home.backyard) else { return false }
        let difference = LocalTime(localTime.sinceMidnight - self.localTime(in: backyards[place]).sinceMidnight)
        let minute = Span.minutes(1)
        let isSame = difference.sinceMidnight < minute || difference.sinceMidnight > .days(1) - minute
        guard !isSame || backyards[place].hemisphere != hemisphere else { return false }
        let offset = isSame ? backyards[place].timeOffset : timeOffset(of: localTime)
        backyards[place].set(YardHours(timeOffset: offset, hemisphere: hemisphere), from: clock)
        return true
    }

    /// Sets the clocks of all yards back, from now on.
    package mutating func setClocksBack(by span: Span) {
        for place in backyards.indices {
            backyards[place].set(backyards[place].hours.back(by: span), from: clock)
        }
        home = home.map { HomeYard(backyard: $0.backyard, own: $0.own.back(by: span)) }
    }

    /// Returns how far a yard's clock is ahead of the player's time of day, over −12 up to 12 hours; negative if it
    /// is behind.
    package func shift(of yard: Backyard, from localTime: LocalTime) -> Span {
        let ahead = LocalTime(self.localTime(in: yard).sinceMidnight - localTime.sinceMidnight).sinceMidnight
        return ahead > .hours(12) ? ahead - .days(1) : ahead
    }

    /// Returns the offset of a yard whose local time is now `localTime`.
    func timeOffset(of localTime: LocalTime) -> Span {
        LocalTime(localTime.sinceMidnight - (clock - began)).sinceMidnight
    }

    /// Takes a change of the home yard back.
    mutating func undoHome(was: HomeYard?, hours: YardHours?, became: ID<Backyard>?) throws(WorldError) {
        guard home?.backyard == became else { throw .nothingToUndo }
        leaveHome()
        home = was
        if let was, let hours, let place = try? place(of: was.backyard) { backyards[place].set(hours, from: clock) }
    }

    private mutating func leaveHome() {
        if let home, let place = try? place(of: home.backyard) { backyards[place].set(home.own, from: clock) }
        home = nil
    }
}
