/// A part of a perched bird, or a property of it, that a gesture changes.
package enum MovingPart: Hashable, Sendable, CaseIterable {
    /// Parts whose amounts are angles in degrees.
    case lean, head, tail, wing, beak
    /// Parts whose amounts are shares of the full movement (`roll` rocks to both sides); `hop` is in bird heights.
    case neck, open, hop, crouch, fluff, crest, roll
    /// The head's turn; 1 looks back over the shoulder.
    case gazeBack
    /// Song; 1 lets notes rise from the beak.
    case song
}

/// One change of one part of a bird during a move. A species' move is a list of gestures that happen at once.
package struct Gesture: Hashable, Sendable {
    /// The way in which a gesture goes between its two amounts.
    package enum Rhythm: Hashable, Sendable {
        /// The first amount throughout.
        case held
        /// The first amount and the second in turns, as many times as the value says in the move.
        case beating(Double)
        /// A swing to both sides of the rest position, as many times as the value says in the move.
        case swaying(Double)
    }

    package let part: MovingPart
    /// The amount, in the unit of the part; the first of two in a beating gesture.
    package let amount: Double
    /// The second amount of a beating gesture, in the unit of the part; other rhythms ignore it.
    package let other: Double
    package let rhythm: Rhythm
    /// The stretch of the move's progress, 0…1, in which the gesture happens.
    package let span: Range<Double>
    /// True if the gesture begins and ends at once instead of easing in and out.
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
    /// The move of species that have none of their own: a small bow and a flick of the tail.
    package static let plain = [
        Gesture(.lean, 8), Gesture(.head, 10, or: -6, .beating(1.5)), Gesture(.tail, 8, or: -2, .beating(2)),
    ]
}

/// A small motion that a species repeats in all its activities.
package enum IdleMotion: Hashable, Sendable {
    /// Three quick wags of the tail and a pause.
    case wagsTail
    /// A flick of the tail now and then, at rest.
    case flicksTail
    /// The crest is half raised, and fully raised when something happens.
    case lowersCrest
}
