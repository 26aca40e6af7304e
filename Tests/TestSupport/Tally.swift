#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One row of `make soak`'s table.
package struct Tally {
    /// What became of a case that did not end as promised.
    package enum Fault: String, CaseIterable, Sendable {
        case lost, doubled, silent, crashed, hung, lied
    }

    private let round: String
    package var cases = 0
    private var faults: [Fault: Int] = [:]

    package init(_ round: String) {
        self.round = round
    }

    package mutating func add(_ fault: Fault) { faults[fault, default: 0] += 1 }

    /// Whether another instance of a fault is worth a report of its own: the first few say what it is.
    package func isRare(_ fault: Fault) -> Bool { faults[fault, default: 0] <= 5 }

    /// For `make soak`, which gathers these lines.
    package func printed() {
        guard getenv("SOAK_ROUNDS") != nil else { return }
        let counts = Fault.allCases.map { String(faults[$0, default: 0]) }
        print((["row", round, String(cases)] + counts).joined(separator: "\t"))
    }
}
