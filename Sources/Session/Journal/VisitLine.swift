import Chronology
import JSON
import Simulation

/// A fast parser of a journal line that makes a `Visit` without a JSON tree, since a journal can have a million lines.
///
/// It only knows the form in which the game writes visits; lines in any other form are decoded through `JSONValue`.
struct VisitLine {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// Parses a line; `nil` if it is not in the form in which the game writes visits.
    static func visit(_ line: ArraySlice<UInt8>) -> Visit? {
        line.withUnsafeBufferPointer { bytes in
            var scanner = VisitLine(bytes: bytes)
            return scanner.visit()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func visit() -> Visit? {
        var id, backyard, bird, species, food, flock: String?
        var arrival, departure: Instant?
        var perch: Perch?
        var enjoyment: Enjoyment?
        var drank, isFirstOfSpecies, isFirstOfBird: Bool?
        guard take("{") else { return nil }
        repeat {
            guard let key = text(), take(":") else { return nil }
            if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
                guard let value = text() else { return nil }
                if equals(key, "id") {
                    id = string(value)
                } else if equals(key, "arrival") {
                    arrival = instant(value)
                } else if equals(key, "departure") {
                    departure = instant(value)
                } else if equals(key, "backyard") {
                    backyard = string(value)
                } else if equals(key, "bird") {
                    bird = string(value)
                } else if equals(key, "species") {
                    species = string(value)
                } else if equals(key, "perch") {
                    perch = Perch(rawValue: string(value))
                } else if equals(key, "food") {
                    food = string(value)
                } else if equals(key, "enjoyment") {
                    enjoyment = Enjoyment(rawValue: string(value))
                    if enjoyment == nil { return nil }
                } else if equals(key, "flock") {
                    flock = string(value)
                } else {
                    return nil
                }
            } else {
                let flag: Bool
                if take("true") { flag = true } else if take("false") { flag = false } else { return nil }
                if equals(key, "drank") {
                    drank = flag
                } else if equals(key, "isFirstOfBird") {
                    isFirstOfBird = flag
                } else if equals(key, "isFirstOfSpecies") {
                    isFirstOfSpecies = flag
                } else {
                    return nil
                }
            }
        } while take(",")
        guard take("}"), index == bytes.count, let id, let backyard, let bird, let species, let perch, let arrival,
            let departure, let drank, let isFirstOfSpecies, let isFirstOfBird
        else { return nil }
        var visit = Visit(
            id: ID(id), backyard: ID(backyard), bird: ID(bird), species: ID(species), perch: perch, arrival: arrival,
            departure: departure, food: food.map { ID($0) }, drank: drank, enjoyment: enjoyment)
        visit.isFirstOfSpecies = isFirstOfSpecies
        visit.isFirstOfBird = isFirstOfBird
        visit.flock = flock.map { ID($0) }
        return visit
    }

    /// Skips `word` if it comes next, and returns whether it did.
    private mutating func take(_ word: StaticString) -> Bool {
        guard equals(index..<index + word.utf8CodeUnitCount, word) else { return false }
        index += word.utf8CodeUnitCount
        return true
    }

    /// Returns whether the bytes in a range are `word`.
    private func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount, range.upperBound <= bytes.count else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Reads a JSON string of plain ASCII without escapes, and returns the range of its content.
    private mutating func text() -> Range<Int>? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            guard bytes[end] >= 0x20, bytes[end] < 0x80, bytes[end] != UInt8(ascii: "\\") else { return nil }
            end += 1
        }
        guard end < bytes.count else { return nil }
        index = end + 1
        return start..<end
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// Parses a date as `Instant.iso8601` writes it: "2026-11-18T18:07:40Z", or with three digits of milliseconds.
    private func instant(_ range: Range<Int>) -> Instant? {
        let start = range.lowerBound
        guard range.count == 20 || range.count == 24, bytes[range.upperBound - 1] == UInt8(ascii: "Z"),
            bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 10] == UInt8(ascii: "T"),
            let year = number(start, 4), year > 0, let month = number(start + 5, 2), (1...12).contains(month),
            let day = number(start + 8, 2), (1...CivilDate.days(inMonth: month, of: year)).contains(day),
            let hour = number(start + 11, 2), hour < 24, let minute = number(start + 14, 2), minute < 60,
            let second = number(start + 17, 2), second < 60,
            let millisecond = range.count == 24 ? number(start + 20, 3) : 0
        else { return nil }
        var date = CivilDate(year: year, month: month, day: day)
        date.hour = hour
        date.minute = minute
        date.second = second
        date.millisecond = millisecond
        return date.utcInstant
    }

    /// Parses `count` decimal digits at an index.
    private func number(_ start: Int, _ count: Int) -> Int? {
        var value = 0
        for offset in start..<start + count {
            let byte = bytes[offset]
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}

extension Visit {
    /// Decodes a visit from a line of the journal; `nil` if the line is no visit.
    ///
    /// - Parameter line: compact JSON.
    init?(journalLine line: ArraySlice<UInt8>) {
        if let visit = VisitLine.visit(line) {
            self = visit
        } else if let visit = try? JSONValue(parsing: line).decode(Visit.self) {
            self = visit
        } else {
            return nil
        }
    }
}
