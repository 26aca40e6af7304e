import Foundation
import Testing

extension EndToEnd {
    @Suite("A clock that was wrong once")
    struct Clocks {
        private let now = "2026-04-02T11:00Z"

        private func begun() throws -> Program {
            let program = try Program()
            let bought = try program.run(["store", "buy", "pass.individual", "--now", "2026-04-01T11:00Z"])
            #expect(bought.status == 0)
            return program
        }

        private func purchases(_ program: Program) throws -> Int {
            try program.run(["store", "transactions", "--now", now]).output.split(separator: "\n").count
        }

        /// Of the visits that the game tells of.
        private func yearsOfJournal(_ program: Program) throws -> Set<String> {
            let table = try program.run(["journal", "--csv", "--now", now]).output
            return Set(
                table.split(separator: "\n").dropFirst().compactMap { $0.firstMatch(of: /\b(\d{4})-\d\d-\d\d/)?.1 }.map(
                    String.init))
        }

        @Test("Set back to 1970 for one command, it costs nothing")
        func setBack() throws {
            let program = try begun()
            let wrong = try program.run(["favorite", "Bird Springs", "--now", "1970-01-01T00:00Z"])
            #expect(wrong.status == 0)
            #expect(try program.run(["refill", "--all", "--now", now]).status == 0)
            #expect(try purchases(program) == 1, "nothing was renewed")
            #expect(try yearsOfJournal(program).isSubset(of: ["2026"]))
        }

        @Test("A jump is told, and doctor goes back to before it")
        func jumped() throws {
            let program = try begun()
            let wrong = try program.run(["refill", "--all", "--now", "2027-04-01T11:00Z"])
            #expect(wrong.error.contains("The clock says that 365 days have passed."))
            #expect(try purchases(program) > 10)
            let right = try program.run(["refill", "--all", "--now", now])
            #expect(right.error.contains("backyard-birds doctor --restore-before-jump"))
            #expect(try program.run(["doctor", "--now", now]).output.contains("--restore-before-jump"))
            let back = try program.run(["doctor", "--restore-before-jump", "--now", now])
            #expect(back.status == 0 && back.output.contains("exports/after-false-jump-"))
            #expect(try purchases(program) == 1)
            #expect(try yearsOfJournal(program).isSubset(of: ["2026"]))
            #expect(try program.run(["doctor", "--now", now]).status == 0)
            let again = try program.run(["doctor", "--restore-before-jump", "--now", now])
            #expect(again.status == 1 && again.error.contains("no game to go back to"))
        }

        @Test("Whatever a computer's clock shows, nothing traps, and dates that the game does not know are refused")
        func anyClock() throws {
            let program = try begun()
            let library = try program.library(
                "clock",
                """
                #include <stdlib.h>
                #include <sys/syscall.h>
                #include <time.h>
                #include <unistd.h>
                int clock_gettime(clockid_t clock, struct timespec *time) {
                    int code = syscall(SYS_clock_gettime, clock, time);
                    if (clock == CLOCK_REALTIME) time->tv_sec = atoll(getenv("CLOCK_SHOWS"));
                    return code;
                }
                """)
            for shown: Int64 in [
                .min, -62_135_596_801, -1, 9_214_646_400, 9_223_372_037, 253_402_300_800, .max / 1000, .max / 1000 + 1,
                .max,
            ] {
                for line in [["status"], ["refill", "--all"], ["doctor"], ["widget", "--timeline", "json"]] {
                    let result = try program.run(
                        line, environment: ["LD_PRELOAD": library, "CLOCK_SHOWS": String(shown)])
                    #expect(result.status == 1, "\(line) at \(shown): \(result)")
                    #expect(line[0] == "widget" || result.error.contains("only knows the years from 1970 to 2261"))
                }
            }
            #expect(try program.run(["doctor", "--now", now]).status == 0)
        }

        @Test(
            "What no calendar of the game reaches is refused in a sentence",
            arguments: [
                "9999-12-31", "2262-01-01", "1969-12-31", "0001-01-01",
            ])
        func beyond(date: String) throws {
            let program = try Program()
            let result = try program.run(["refill", "--all", "--now", date])
            #expect(result.status == 1 && result.error.contains(date))
            #expect(!FileManager.default.fileExists(atPath: program.checkpoint().path))
        }
    }
}
