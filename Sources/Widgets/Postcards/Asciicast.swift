import Chronology
import Drawing
import JSON
import Scene
import Simulation
import TerminalUI

/// A recording of a yard in asciinema's format (asciicast, version 2): a header line, and a line for each change of the
/// screen.
package struct Asciicast {
    private let pictures: PictureBook
    private let yard: ID<Backyard>
    private let size: CellSize
    private var world: World
    private let began: Instant
    private let allowances: Allowances
    private var stage: Stage
    /// The last recorded picture; `nil` before the first.
    private var shown: CellGrid?

    /// The pictures per second.
    package static let rate = 8
    /// The possible lengths of a recording in seconds.
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

    /// Returns the header line.
    package func head(title: String) -> String {
        let head: JSONValue = [
            "version": 2, "width": .integer(Int64(size.width)), "height": .integer(Int64(size.height)),
            "timestamp": .integer(began.milliseconds / 1000), "title": .string(title),
            "env": ["TERM": "xterm-256color"],
        ]
        return String(decoding: head.compact, as: UTF8.self) + "\n"
    }

    /// Returns the line for picture `index`; `nil` if nothing has changed since the last one.
    ///
    /// - Parameter index: the number of the picture; call with ascending numbers, `rate` of them per second.
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
        return line(index, showing: grid)
    }

    /// Returns the lines of past scenes, `secondsAScene` each, and the recording's length in pictures.
    package mutating func lines(of replay: Replay) -> (lines: [String], length: Int) {
        let step = Self.secondsAScene * Self.rate
        let lines = replay.scenes.enumerated().compactMap { number, scene in line(number * step, showing: scene) }
        return (lines, replay.scenes.count * step)
    }

    /// The seconds for which each past scene is shown.
    private static let secondsAScene = 3

    private mutating func line(_ index: Int, showing scene: Replay.Scene) -> String? {
        let time = Double(index) / Double(Self.rate)
        var grid = CellGrid(size: size)
        if let backyard = world.backyard(yard) {
            let actors = scene.guests.compactMap { StagedBird($0, in: world) }
            pictures.drawYard(
                backyard, in: world, actors: StagedBird.perched(actors, around: scene.visit, since: time),
                at: Moment(date: scene.date, uptime: time, ambience: false), into: &grid, rect: CellRect(size))
        }
        return line(index, showing: grid)
    }

    private mutating func line(_ index: Int, showing grid: CellGrid) -> String? {
        let changes = grid.ansiChanges(since: shown)
        shown = grid
        guard !changes.isEmpty else { return nil }
        let begin = index == 0 ? "\u{1B}[?25l\u{1B}[2J" : ""
        return Self.line(index, begin + changes)
    }

    /// Returns the last line, which restores the cursor.
    package func tail(_ index: Int) -> String { Self.line(index, "\u{1B}[\(size.height);1H\n\u{1B}[?25h") }

    /// Returns the line that outputs `text` at the time of picture `index`.
    private static func line(_ index: Int, _ text: String) -> String {
        let whole = index * 1000 / rate
        let digits = String(whole % 1000 + 1000).dropFirst()
        let line: JSONValue = [.decimal("\(whole / 1000).\(digits)"), "o", .string(text)]
        return String(decoding: line.compact, as: UTF8.self) + "\n"
    }
}
