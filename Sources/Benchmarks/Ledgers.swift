import Chronology
import Session
import Simulation
import Storefront

/// Measures saving one renewal with a short ledger, and with hours of renewals every two seconds in it.
func ledgers() throws {
    let work = try temporaryDirectory()
    defer { _ = runToEnd(["/bin/rm", "-rf", work]) }
    let clock = FakeClock(Environment.live.now())
    var configuration = Configuration()
    configuration.dataDirectory = work
    configuration.seed = 7
    let environment = clock.environment(UnsyncedFiles())
    let session = try Session.open(configuration, environment: environment, savesInline: true)
    var settings = session.store.settings
    settings.rate = .renewalEvery2Seconds
    try session.perform(.store(.settings(settings)))
    try session.perform(.store(.purchase("pass.premium")))
    let history = work + "/profiles/default/history.jsonl"
    func renewal() throws -> (milliseconds: Double, bytes: Double) {
        var times: [Double] = []
        var sizes: [Double] = []
        for _ in 0..<60 {
            clock.pass(.seconds(2))
            let before = try DiskFiles().stamp(history)?.size ?? 0
            let start = uptime()
            _ = session.advance()
            session.saveNow()
            times.append((uptime() - start) * 1000)
            sizes.append(Double(max(0, (try DiskFiles().stamp(history)?.size ?? 0) - before)))
        }
        return (median(times), median(sizes))
    }
    let short = try renewal()
    let count = session.store.all(includingFinishedConsumables: true).count
    clock.pass(.hours(quick ? 1 : 3))
    _ = session.advance()
    let long = try renewal()
    let later = session.store.all(includingFinishedConsumables: true).count
    session.close()
    say("\na renewal, saved (without waiting for the disk)")
    say("  \(pad("\(count) transactions", 22)) \(text(short.milliseconds)) ms   \(Int(short.bytes)) B")
    say("  \(pad("\(later) transactions", 22)) \(text(long.milliseconds)) ms   \(Int(long.bytes)) B")
}
