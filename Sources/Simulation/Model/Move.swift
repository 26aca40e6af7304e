/// A part of a bird on its perch, or something about it, that a move changes.
package enum MovingPart: Hashable, Sendable, CaseIterable {
    /// In degrees.
    case lean, head, tail, wing, beak
    /// As shares of what the part can do; a hop in bird heights.
    case neck, open, hop, crouch, fluff, crest, roll
    /// 1 is back over the shoulder.
    case gazeBack
    /// 1 lets notes rise from the beak.
    case song
}

/// One change of one part during a move. A species' move is a list of them, all at once.
package struct Gesture: Hashable, Sendable {
    /// How it goes between its two amounts.
    package enum Rhythm: Hashable, Sendable {
        /// The first alone.
        case held
        /// From the first to the second and back so many times in the move.
        case beating(Double)
        /// To and fro about the rest, so many times in the move.
        case swaying(Double)
    }

    package let part: MovingPart
    package let amount: Double
    /// The other amount of a beat.
    package let other: Double
    package let rhythm: Rhythm
    /// When in the move, 0 … 1.
    package let span: Range<Double>
    /// There at once, instead of easing in and out with the move.
    package let isSudden: Bool

    package init(
        _ part: MovingPart, _ amount: Double, or other: Double = 0, _ rhythm: Rhythm = .held,
        during span: Range<Double> = 0..<1.01, isSudden: Bool = false
    ) {
        self.part = part
        self.amount = amount
        self.other = other
        self.rhythm = rhythm
        self.span = span
        self.isSudden = isSudden
    }
}

extension [Gesture] {
    /// A small bow and a flick of the tail: what a species does that names no move of its own.
    package static let plain = [
        Gesture(.lean, 8), Gesture(.head, 10, or: -6, .beating(1.5)), Gesture(.tail, 8, or: -2, .beating(2)),
    ]
}

/// A small motion that a species repeats whatever else it does.
package enum IdleMotion: Hashable, Sendable {
    /// Three quick wags and a pause.
    case wagsTail
    /// A flick now and then, when at rest.
    case flicksTail
    /// The crown is worn half open, and opened when something is up.
    case lowersCrest
}
