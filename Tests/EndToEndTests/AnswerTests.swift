import Foundation
import Testing

extension EndToEnd {
    @Suite("What a command answers is what is on disk")
    struct Answers {
        @Test("A purchase that a full disk cuts short is bought and said so, or neither; the second try buys once")
        func fullDiskMidway() throws {
            let program = try Program()
            #expect(try program.run(["favorite", "Bird Springs", "--off", "--seed", "7"]).status == 0)
            #expect(try program.run(["favorite", "Bird Springs", "--seed", "7"]).status == 0)
            let history = program.checkpoint().deletingLastPathComponent().appending(path: "history.jsonl")
            var bought = 0
            var codes: Set<Int32> = []
            // From no room at all to room for more than the purchase takes.
            for room in stride(from: 0, through: 4000, by: 250) {
                let limit = try Data(contentsOf: history).count + room
                let answer = try Finished.running(
                    "/usr/bin/env",
                    ["prlimit", "--fsize=\(limit):", program.path, "store", "buy", "nectar.cup"],
                    environment: ["HOME": program.home.path, "PATH": Program.searchPath, "LANG": "C.UTF-8"])
                codes.insert(answer.status)
                if answer.status == 0 { bought += 1 }
                let ledger = try program.run(["store", "transactions"]).output.split(separator: "\n")
                #expect(ledger.count { $0.contains("nectar.cup") } == bought, "\(room) bytes: \(answer.error)")
            }
            #expect(codes == [0, 1])
        }
    }
}
