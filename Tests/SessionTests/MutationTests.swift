import Chronology
import JSON
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

/// Saves, exports and catalogs that no game has written, with checksums that are right: each is refused in words or
/// can be played, and none brings the program down.
@Suite struct MutationTests {
    @Test func aSaveThatNoGameHasWrittenIsRefusedOrPlayed() throws {
        let tree = try JSONValue(parsing: Self.game.contents[directory + "/world.json"] ?? [])
        for number in 0..<rounds(short: 40) {
            var random = SweepRandom(state: UInt64(number))
            let machine = TestMachine()
            machine.files.contents = Self.game.contents
            machine.files.contents[directory + "/history.jsonl"] = nil
            machine.files.contents[directory + "/world.json"] = SealedDocument.bytes(
                tree.mutated(Int.random(in: 1...3, using: &random), &random))
            try Self.play(machine)
        }
    }

    @Test func anExportThatNoGameHasWrittenIsRefusedOrImported() throws {
        let path = "/home/robin/export.json"
        let tree = try JSONValue(parsing: Self.game.contents[path] ?? [])
        for number in 0..<rounds(short: 40) {
            var random = SweepRandom(state: UInt64(number) &+ 1 << 32)
            let machine = TestMachine()
            machine.files.contents = Self.game.contents
            machine.files.contents[path] = SealedDocument.bytes(tree.mutated(1, &random))
            guard let imported = try? ImportFile(path, files: machine.files) else { continue }
            let session = try machine.open()
            _ = try? session.perform(.transfer(.replace(with: imported, trustPurchases: true)))
            session.close()
            try Self.play(machine)
        }
    }

    @Test func aCatalogIsRefusedOrSells() throws {
        let source = Paths.directory(of: Paths.directory(of: Paths.directory(of: #filePath)))
        let bytes = try DiskFiles().read(source + "/Assets/Store.storekit")
        let tree = try JSONValue(parsing: bytes, keys: .asFound)
        for number in 0..<rounds(short: 40) {
            var random = SweepRandom(state: UInt64(number) &+ 2 << 32)
            let machine = TestMachine()
            let path = "/home/robin/Other.storekit"
            machine.files.contents[path] = tree.mutated(Int.random(in: 1...3, using: &random), &random).pretty
            guard let session = try? machine.open({ $0.storeFile = path }) else { continue }
            for product in (try? session.store.products()) ?? [] {
                _ = try? session.perform(.store(.purchase(product.id)))
                _ = session.store.report(product)
            }
            machine.pass(.days(3))
            _ = session.advance()
            session.close()
        }
    }

    // MARK: A game that everything is in

    private static let game: MemoryFiles = {
        let machine = TestMachine()
        do {
            let game = NotedGame(machine)
            try game.play()
            let session = try machine.open()
            _ = try session.perform(.transfer(.export(to: "/home/robin/export.json")))
            session.close()
        } catch {
            Issue.record("no game to begin with: \(error)")
        }
        return machine.files
    }()

    /// Looks at it, plays it for a while, and looks again.
    private static func play(_ machine: TestMachine) throws {
        for _ in 0..<2 {
            if let session = try? Session.glance(Configuration(), environment: machine.environment) {
                _ = Doctor(session)
                _ = session.store.transactionsReport
            }
            guard let session = try? machine.open() else { continue }
            _ = try? session.perform(.store(.purchase("nectar.cup")))
            for yard in session.world.backyards { _ = try? session.perform(.refillWater(yard.id)) }
            machine.pass(.minutes(30))
            _ = session.advance()
            session.close()
        }
    }
}

extension JSONValue {
    private static let edges: [JSONValue] = [
        .integer(.max), .integer(.min), .integer(-1), 0, .unsigned(.max), .decimal("1e308"), .decimal("-0.5"),
        .string(""), .string("9999-12-31T23:59:59.999Z"), .string("0001-01-01T00:00:00.000Z"),
        .string("10000-01-01T00:00:00.000Z"), .string("\u{1B}[31mred\u{1B}[0m"), .null, .bool(true), [], .object([]),
    ]

    /// With something else in the place of some of its values.
    fileprivate func mutated(_ count: Int, _ random: inout SweepRandom) -> JSONValue {
        var tree = self
        for _ in 0..<count {
            tree.replace(Int.random(in: 1..<Swift.max(2, tree.size), using: &random), &random)
        }
        return tree
    }

    private var size: Int {
        switch self {
        case .array(let elements): 1 + elements.reduce(0) { $0 + $1.size }
        case .object(let members): 1 + members.reduce(0) { $0 + $1.value.size }
        default: 1
        }
    }

    /// - Parameter place: how many values come before the one that is replaced.
    private mutating func replace(_ place: Int, _ random: inout SweepRandom) {
        guard place > 0 else {
            self = Self.edges.randomElement(using: &random) ?? .null
            return
        }
        var rest = place - 1
        switch self {
        case .array(var elements):
            for index in elements.indices {
                let size = elements[index].size
                if rest < size {
                    elements[index].replace(rest, &random)
                    break
                }
                rest -= size
            }
            self = .array(elements)
        case .object(var members):
            for index in members.indices {
                let size = members[index].value.size
                if rest < size {
                    members[index].value.replace(rest, &random)
                    break
                }
                rest -= size
            }
            self = .object(members)
        default: break
        }
    }
}
