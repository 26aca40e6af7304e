import Chronology
import JSON
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

/// Numbers at the edge in files whose checksums are right: none of them is too much. There is either a game that goes
/// on, is saved and can be read again, or a clear refusal. (A trap ends the whole run.)
@Suite struct EdgeNumberTests {
    /// A save with something of everything, its history still there.
    private static let prepared = Result { try prepare() }

    private func machine() throws -> TestMachine {
        let machine = try Self.prepared.get()
        return after(machine.files.contents, like: machine)
    }

    private static func prepare() throws -> TestMachine {
        let machine = TestMachine()
        var session = try machine.open()
        for id in ["pass.individual", "nectar.bottle", "decor.feeders"] {
            try session.perform(.store(.purchase(id)))
        }
        try session.perform(.family(.start))
        var settings = session.store.settings
        settings.askToBuy = true
        try session.perform(.store(.settings(settings)))
        try session.perform(.store(.purchase("nectar.cup")))
        for _ in 0..<8 {
            machine.pass(.hours(6))
            _ = session.advance()
            for yard in session.world.backyards {
                try session.perform(.refillWater(yard.id))
                try session.perform(.refillFood(yard.id))
            }
        }
        session.close()
        // With a jump of the clock, too.
        machine.pass(.days(40))
        session = try machine.open()
        session.close()
        machine.pass(.minutes(10))
        session = try machine.open()
        try session.perform(.refillWater(session.world.backyards[0].id))
        session.saveNow()
        return machine
    }

    private func after(_ contents: [String: [UInt8]], like machine: TestMachine) -> TestMachine {
        let other = TestMachine()
        other.files.contents = contents
        other.wall = machine.wall
        return other
    }

    /// Opens what is there in every way, plays it and opens it again.
    private func play(_ contents: [String: [UInt8]], like machine: TestMachine, _ place: Comment) throws {
        let other = after(contents, like: machine)
        do throws(OpeningError) {
            _ = Doctor(try Session.glance(Configuration(), environment: other.environment)).findings
            _ = try ForecastReader(Configuration(), environment: other.environment)
        } catch {
            // A refusal: of a later version's file, or where nothing can be had back. A game refuses in its own way.
        }
        other.pass(rounds(short: 0) > 0 ? .days(365) : .hours(3))
        let session = try other.open()
        _ = session.advance()
        other.pass(.minutes(5))
        _ = session.advance()
        if let yard = session.world.backyards.first { _ = try? session.perform(.refillWater(yard.id)) }
        _ = try? session.perform(.store(.purchase("nectar.cup")))
        _ = try? session.perform(.journal(.months))
        session.close()
        guard case .saved = session.saveStatus else { return }
        var recovery = Recovery(paths: Paths(root: root, profile: "default"), files: other.files)
        guard case .game(let game) = try recovery.run() else {
            Issue.record("what was saved cannot be read again: \(place)")
            return
        }
        #expect(recovery.damages.isEmpty && !game.isFromBackup, place)
    }

    private let root = "/home/robin/.local/share/backyard-birds"

    private func sample(_ cases: [EdgeNumbers.Case], _ count: Int) -> [EdgeNumbers.Case] {
        var random = SweepRandom(state: 2027)
        return Array(cases.shuffled(using: &random).prefix(rounds(short: count)))
    }

    private func sweep(_ path: String, _ cases: [EdgeNumbers.Case], _ count: Int, _ seal: (JSONValue) throws -> [UInt8])
        throws
    {
        let machine = try machine()
        for test in sample(cases, count) {
            var contents = machine.files.contents
            contents[path] = try seal(test.document)
            try play(contents, like: machine, "\(test)")
        }
    }

    @Test func inASave() throws {
        let machine = try machine()
        let path = directory + "/world.json"
        let document = try JSONValue(parsing: try #require(machine.files.contents[path]))
        for test in sample(EdgeNumbers.cases(of: document), 30) {
            // Alone, with nothing to fall back on.
            var contents = machine.files.contents.filter { !$0.key.contains("/backups/") }
            contents[path] = SealedDocument.bytes(test.document)
            try play(contents, like: machine, "\(test)")
        }
    }

    @Test func inAHistory() throws {
        let machine = try machine()
        let path = directory + "/history.jsonl"
        let lines = try #require(machine.files.contents[path]).split(separator: 0x0A)
        #expect(lines.count >= 2)
        let trees = try lines.map { try JSONValue(parsing: SealedLine.open($0)) }
        for (index, tree) in trees.enumerated() {
            for test in sample(EdgeNumbers.cases(of: tree), 6) {
                var sealed = trees.map { SealedLine.seal($0.members ?? []) }
                sealed[index] = SealedLine.seal(test.document.members ?? [])
                var contents = machine.files.contents
                contents[path] = Array(sealed.joined())
                try play(contents, like: machine, "line \(index): \(test)")
            }
        }
    }

    @Test func inAnExportedGame() throws {
        let machine = try machine()
        let session = try machine.open()
        try session.perform(.transfer(.export(to: "/game.json", replacing: false)))
        session.close()
        let document = try JSONValue(parsing: try #require(machine.files.contents["/game.json"]))
        let here = try TestMachine().open()
        here.close()
        for test in sample(EdgeNumbers.cases(of: document), 10) {
            let other = TestMachine()
            other.wall = machine.wall + .days(20)
            other.files.contents = ["/game.json": SealedDocument.bytes(test.document)]
            guard let game = try? ImportFile("/game.json", files: other.files) else { continue }
            let session = try other.open()
            _ = try? session.perform(.transfer(.replace(with: game, trustPurchases: true)))
            session.close()
            try play(other.files.contents, like: other, "\(test)")
        }
    }

    @Test func inTheFilesBesideIt() throws {
        let machine = try machine()
        let forecast = directory + "/forecast.json"
        if let bytes = machine.files.contents[forecast], let end = bytes.firstIndex(of: 0x0A),
            let document = SealedLine.document(Array(bytes[...end]))
        {
            try sweep(forecast, EdgeNumbers.cases(of: document), 8) {
                SealedLine.seal($0.members ?? []) + bytes[(end + 1)...]
            }
        }
        let family = root + "/family.json"
        let document = try JSONValue(parsing: try #require(machine.files.contents[family]))
        try sweep(family, EdgeNumbers.cases(of: document), 4) { SealedDocument.bytes($0) }
        let lock = directory + "/write.lock"
        let acknowledgement = try #require(machine.files.contents[lock].flatMap(SealedLine.document))
        try sweep(lock, EdgeNumbers.cases(of: acknowledgement), 4) { SealedLine.seal($0.members ?? []) }
    }

    @Test func inACatalog() throws {
        let machine = try machine()
        for test in sample(EdgeNumbers.cases(of: try StoreCatalog.builtIn().document), 5) {
            guard let catalog = try? StoreCatalog(storekit: test.document.pretty, path: "Edge.storekit") else {
                continue
            }
            let other = after(machine.files.contents, like: machine)
            other.files.contents["/Edge.storekit"] = test.document.pretty
            let session = try other.open { $0.storeFile = "/Edge.storekit" }
            for product in catalog.products { _ = try session.perform(.store(.purchase(product.id))) }
            other.pass(.days(50))
            _ = session.advance()
            session.close()
        }
    }

    @Test(arguments: ["9223372036854775807", "9223372036854775806", "-9223372036854775808", "-1", "1000000000000"])
    func inTheNamesOfBackups(number: String) throws {
        let machine = try machine()
        var contents = machine.files.contents
        contents["\(directory)/backups/world-\(number).json"] = contents[directory + "/world.json"]
        contents["\(directory)/backups/history-\(number).jsonl"] = contents[directory + "/history.jsonl"]
        contents["\(directory)/backups/before-jump-\(number).json"] = contents[directory + "/world.json"]
        try play(contents, like: machine, "\(number)")
        contents[directory + "/world.json"] = nil
        try play(contents, like: machine, "\(number), the save is gone")
    }

    /// Every date that the clock may show is one that can be saved.
    @Test(arguments: ["1970-01-01", "2261-12-20T23:59:59Z"])
    func atTheEndsOfTheCalendar(text: String) throws {
        let machine = TestMachine()
        machine.wall = try #require(Instant(iso8601: text))
        let session = try machine.open()
        machine.pass(.days(2))
        _ = session.advance()
        session.close()
        let again = try machine.open()
        #expect(again.notices.isEmpty && again.world == session.world)
    }

    @Test func aDateThatCannotBeReadIsNotWritten() {
        for milliseconds in [Int64.min / 4, -62_135_596_800_001, 253_402_300_800_000, Int64.max / 4] {
            #expect(Instant(iso8601: Instant(milliseconds: milliseconds).iso8601) != nil)
        }
    }
}
