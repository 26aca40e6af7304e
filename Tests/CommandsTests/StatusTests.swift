import Chronology
import Testing

@testable import Session
@testable import Commands

@Suite struct StatusTests {
    /// All forms of `status`, hour after hour, with the forecast and without it.
    @Test func theForecastChangesNoWord() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.premium")
        _ = run("refill|--all")
        let path = "/home/robin/.local/share/backyard-birds/profiles/default/forecast.json"
        for hour in 0..<38 {
            for form in ["status", "status|--plain", "status|--json"] {
                let calls = run.files.calls.count
                let quick = run(form)
                let read = run.files.calls.dropFirst(calls).filter { $0.operation == .read }.map(\.path)
                #expect(read.contains { $0.hasSuffix("world.json") } == (hour >= 36))
                let files = run.files.contents
                run.files.contents = files.filter { $0.key != path }
                let slow = run(form)
                run.files.contents = files
                #expect(quick.code == 0 && quick.out == slow.out && quick.error == slow.error)
            }
            run.pass(.minutes(61))
        }
    }
}
