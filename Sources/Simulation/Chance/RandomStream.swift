/// The generator of Steele, Lea and Flood (“Fast splittable pseudorandom number generators”, 2014): a counter in
/// steps of the golden ratio, each step mixed by two multiplications. Whole numbers only, so every platform agrees.
package struct SplitMix64: Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= SplitMix64.step
        return SplitMix64.mix(state)
    }

    /// A whole number in `0 ..< bound`, by taking the high half of a full product. The unevenness is below
    /// `bound` / 2⁶⁴. `bound` of zero or less gives zero.
    package mutating func below(_ bound: Int64) -> Int64 {
        guard bound > 0 else { return 0 }
        return Int64(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    package mutating func below(_ bound: Int) -> Int { Int(below(Int64(bound))) }

    /// A whole number in `range`.
    package mutating func within(_ range: ClosedRange<Int64>) -> Int64 {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// The position of one of `weights`, each as likely as it is heavy; `nil` if none weighs anything.
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

    /// Fisher and Yates' shuffle; the standard library's may change between versions.
    package mutating func shuffle<Element>(_ elements: inout [Element]) {
        for index in elements.indices.reversed() where index > 0 {
            elements.swapAt(index, below(index + 1))
        }
    }

    static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

    static func mix(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// Draws that depend on what they are for and not on how often anyone asked.
///
/// A stream belongs to (world seed, purpose, key), the key mostly a yard's. Its draw at an index is the output of
/// SplitMix64 at that place of its sequence, reached at once since the state is only a counter.
package struct RandomStream: Sendable {
    /// What a draw is for. The raw values are part of every saved world: never renumber.
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
    }

    private let origin: UInt64

    package init(seed: UInt64, purpose: Purpose, key: UInt64 = 0) {
        let place = SplitMix64.mix(seed &+ SplitMix64.step &* purpose.rawValue)
        origin = SplitMix64.mix(place ^ key)
    }

    package subscript(index: Int64) -> UInt64 {
        SplitMix64.mix(origin &+ SplitMix64.step &* UInt64(bitPattern: index))
    }

    /// A generator for all further draws that one index needs.
    package func generator(at index: Int64) -> SplitMix64 {
        SplitMix64(seed: self[index])
    }
}
