import Chronology
import Drawing
import JSON
import Scene
import Simulation
import TerminalUI

/// A recording of a yard as asciinema plays it: a line about the screen, and a line for every change of it (asciicast,
/// version 2).
package struct Asciicast {
    private let pictures: PictureBook
    private let yard: ID<Backyard>
    private let size: CellSize
    private var world: World
    private let began: Instant
    private let allowances: Allowances
    private var stage: Stage
    private var shown: CellGrid?

    /// The pictures a second: the rate of a yard without flights.
    package static let rate = 8
    package static let seconds: ClosedRange<Int> = 1...300
    package static let size = CellSize(width: 80, height: 24)

    package init(
        of yard: Backyard, in world: World, allowances: Allowances, pictures: PictureBook, size: CellSize
    ) {
        (self.yard, self.world, self.allowances, self.pictures, self.size) = (
            yard.id, world, allowances, pictures, size
        )
        began = world.clock
        stage = Stage(world: world, uptime: 0)
    }

    /// Returns the first line.
    package func head(title: String) -> String {
        let head: JSONValue = [
            "version": 2, "width": .integer(Int64(size.width)), "height": .integer(Int64(size.height)),
            "timestamp": .integer(began.milliseconds / 1000), "title": .string(title),
            "env": ["TERM": "xterm-256color"],
        ]
        return String(decoding: head.compact, as: UTF8.self) + "\n"
    }

    /// Returns the change at picture `index` as a line; `nil` without a change.
    package mutating func line(_ index: Int) -> String? {
        let time = Double(index) / Double(Self.rate)
        let date = began + Span(milliseconds: Int64(index * 1000 / Self.rate))
        let events = world.advance(to: date, allowances: allowances)
        stage.update(events: events, world: world, uptime: time)
        var grid = CellGrid(size: size)
        if let backyard = world.backyard(yard) {
            pictures.drawYard(
                backyard, in: world, actors: stage.actors(in: yard),
                at: Moment(date: world.clock, uptime: time, ambience: true), into: &grid, rect: CellRect(size))
        }
        let changes = grid.ansiChanges(since: shown)
        shown = grid
        guard !changes.isEmpty else { return nil }
        let begin = index == 0 ? "\u{1B}[?25l\u{1B}[2J" : ""
        return Self.line(index, begin + changes)
    }

    /// Returns the last line, which restores the cursor.
    package func tail(_ index: Int) -> String { Self.line(index, "\u{1B}[\(size.height);1H\n\u{1B}[?25h") }

    private static func line(_ index: Int, _ text: String) -> String {
        let whole = index * 1000 / rate
        let digits = String(whole % 1000 + 1000).dropFirst()
        let line: JSONValue = [.decimal("\(whole / 1000).\(digits)"), "o", .string(text)]
        return String(decoding: line.compact, as: UTF8.self) + "\n"
    }
}
