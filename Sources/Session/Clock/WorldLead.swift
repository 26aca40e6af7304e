import Chronology

/// The lead of the world's clock over the player's, now and in the past. It gives the player's time of a world time,
/// and back.
///
/// In a game at a faster speed the world gains on the player. Dates from before such a game stay as they were, and what
/// happened in it is dated by the player's clock.
package struct WorldLead: Hashable, Sendable {
    /// World time minus the player's time now.
    let now: Span
    /// The faster games until the save was opened, oldest first.
    let fasterGames: [FasterGame]

    package init(now: Span = .zero, fasterGames: [FasterGame] = []) {
        (self.now, self.fasterGames) = (now, fasterGames)
    }

    /// Returns the player's time, in UTC, of a world time.
    func playerTime(of date: Instant) -> Instant {
        var time = date - now
        for game in fasterGames.reversed() {
            guard date < game.end else { break }
            time = time + game.gain(after: date)
        }
        return time
    }

    /// Returns the first world time of a time, in UTC, of the player.
    func worldTime(of time: Instant) -> Instant {
        var lead = now
        for game in fasterGames.reversed() {
            let end = game.end - lead
            guard time <= end else { break }
            let played = time - (end - game.played)
            if played > .zero { return game.start + played * game.scale }
            lead = lead - game.gain
        }
        return time + lead
    }
}

/// A game in which the world's clock ran faster than the player's.
package struct FasterGame: Hashable, Sendable {
    /// The factors by which world time may be faster.
    static let scales: ClosedRange<Int64> = 2...3600
    /// The most games that are remembered.
    static let limit = 40

    /// The world time at which it was opened.
    let start: Instant
    /// The world time at which it was saved last.
    let end: Instant
    let scale: Int64
    /// True until the yards' clocks are set back, as when the game has ended in a crash.
    var isUnsettled = false

    /// The player's time that it took.
    var played: Span { .milliseconds((end - start).milliseconds / scale) }
    /// The time by which the world came to be farther ahead.
    var gain: Span { end - start - played }

    /// Returns whether games could have been played one after the other until a world time.
    static func areInOrder(_ games: [FasterGame], until world: Instant) -> Bool {
        games.count <= limit && games.allSatisfy { WorldClock.range.contains($0.start) && $0.end <= world }
            && zip(games, games.dropFirst()).allSatisfy { $0.end <= $1.start }
    }

    /// Returns the part of the gain that came after a world time before the end.
    func gain(after date: Instant) -> Span {
        let lived = max(.zero, date - start)
        return gain - (lived - .milliseconds(lived.milliseconds / scale))
    }
}

extension FasterGame: Codable {
    private enum CodingKeys: CodingKey { case start, end, scale, isUnsettled }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decode(Instant.self, forKey: .start)
        end = try container.decode(Instant.self, forKey: .end)
        scale = try container.decode(Int64.self, forKey: .scale)
        isUnsettled = try container.decodeIfPresent(Bool.self, forKey: .isUnsettled) ?? false
        guard Self.scales.contains(scale), start <= end else {
            throw DecodingError.dataCorruptedError(forKey: .scale, in: container, debugDescription: "impossible speed")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encode(end, forKey: .end)
        try container.encode(scale, forKey: .scale)
        if isUnsettled { try container.encode(true, forKey: .isUnsettled) }
    }
}
