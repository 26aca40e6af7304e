import Foundation
import Testing

extension EndToEnd {
    @Suite("At rest")
    struct Rest {
        /// What a process has done so far, as Linux counts it.
        private struct Deeds: Equatable {
            /// Bytes written, by any descriptor.
            var written: Int
            /// How often a thread of it has gone to sleep, and so been woken.
            var sleeps: Int

            init(of process: Int32) throws {
                func text(_ path: String) throws -> String {
                    try String(contentsOfFile: "/proc/\(process)/\(path)", encoding: .utf8)
                }
                func number(_ key: String, in text: String) throws -> Int {
                    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
                    return try #require(line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) })
                }
                written = try number("wchar:", in: try text("io"))
                sleeps = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").reduce(0) {
                    $0 + (try number("voluntary_ctxt_switches:", in: try text("task/\($1)/status")))
                }
            }
        }

        /// Runs `status` again and again until the machine's clock has gone on by some seconds: a time in which others
        /// are busy with the same files.
        private func letTimePass(_ game: TmuxGame) throws {
            let end = ProcessInfo.processInfo.systemUptime + 2.5
            while ProcessInfo.processInfo.systemUptime < end { _ = try game.program.status() }
        }

        @Test("With nothing moving it writes nothing and sleeps through")
        func sleeps() throws {
            let game = try TmuxGame()
            try game.open("--seed 7 --reduced-motion")
            try game.wait(for: "A first: ")
            let process = try game.processID()
            // A bird that comes, a minute that is over, an autosave: there may be something in one stretch of time,
            // but hardly in each of twenty.
            var stretches: [Deeds] = [try Deeds(of: process)]
            repeat {
                try letTimePass(game)
                stretches.append(try Deeds(of: process))
            } while stretches.suffix(2).first != stretches.last && stretches.count < 20
            #expect(stretches.suffix(2).first == stretches.last, "\(stretches)")
        }

        @Test("With leaves in the wind it does not, so that the test above means something")
        func ambience() throws {
            let game = try TmuxGame()
            try game.open("--seed 7")
            let process = try game.processID()
            let before = try Deeds(of: process)
            try letTimePass(game)
            let after = try Deeds(of: process)
            #expect(after.written > before.written)
            #expect(after.sleeps > before.sleeps)
        }
    }
}
