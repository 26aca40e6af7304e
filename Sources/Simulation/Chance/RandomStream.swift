/// The SplitMix64 random number generator of Steele, Lea and Flood (“Fast splittable pseudorandom number generators”,
/// 2014).
///
/// It uses whole numbers only, so every platform draws the same.
package struct SplitMix64: Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= SplitMix64.step
        return SplitMix64.mix(state)
    }

    /// Returns a random number in `0 ..< bound`, with a bias below `bound` / 2⁶⁴; zero if `bound` is zero or less.
    package mutating func below(_ bound: Int64) -> Int64 {
        guard bound > 0 else { return 0 }
        return Int64(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    package mutating func below(_ bound: Int) -> Int { Int(below(Int64(bound))) }

    /// Returns a random number in a range.
    package mutating func within(_ range: ClosedRange<Int64>) -> Int64 {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// Returns a random index into `weights`, each as likely as its weight; `nil` if all weights are zero.
    package mutating func pick(weights: [Int64]) -> Int? {
        var total: Int64 = 0
        for weight in weights { total += weight }
        guard total > 0 else { return nil }
        var rest = below(total)
        for (index, weight) in weights.enumerated() {
            if rest < weight { return index }
            rest -= weight
        }
        return nil
    }

    /// Shuffles a list by Fisher and Yates' method; the standard library's result may change between versions.
    package mutating func shuffle<Element>(_ elements: inout [Element]) {
        for index in elements.indices.reversed() where index > 0 {
            elements.swapAt(index, below(index + 1))
        }
    }

    static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// Returns the output of the generator for a state: 64 bits that depend on all bits of `value`.
    static func mix(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// Random numbers that depend on their purpose and index, not on the number of draws before.
///
/// A stream belongs to a world's seed, a purpose and a key, mostly a yard's. Its draw at an index is the output of
/// SplitMix64 at that place of its sequence, computed directly since the state is only a counter.
package struct RandomStream: Sendable {
    /// The purpose of a draw. Saved worlds depend on the raw values: never renumber them.
    package enum Purpose: UInt64, Sendable {
        case firstWorld = 1
        case arrivals = 2
        case guests = 3
        case welcome = 4
        case weather = 5
        case sojourn = 6
        case gifts = 7
        case manners = 8
        case newcomers = 9
        case day = 10
        case nature = 11
        case bonds = 12
        case homes = 13
        case stories = 14
        case fledglings = 15
        case dawn = 16
        case looks = 17
        case calls = 18
        case families = 19
        case traces = 20
        case cards = 21
        case vagrants = 22
        case secrets = 23
        case waiting = 24
        case journeys = 25
    }

    private let origin: UInt64

    package init(seed: UInt64, purpose: Purpose, key: UInt64 = 0) {
        let place = SplitMix64.mix(seed &+ SplitMix64.step &* purpose.rawValue)
        origin = SplitMix64.mix(place ^ key)
    }

    /// Returns the draw at an index: 64 random bits.
    package subscript(index: Int64) -> UInt64 {
        SplitMix64.mix(origin &+ SplitMix64.step &* UInt64(bitPattern: index))
    }

    /// Returns a generator for any number of draws that belong to one index.
    package func generator(at index: Int64) -> SplitMix64 {
        SplitMix64(seed: self[index])
    }
}
