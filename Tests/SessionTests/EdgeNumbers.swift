import JSON

/// Every number and every date of a document, each in turn replaced by those at which arithmetic ends.
enum EdgeNumbers {
    enum Step: Hashable, CustomStringConvertible {
        case key(String)
        case index(Int)

        var description: String {
            switch self {
            case .key(let key): key
            case .index(let index): "[\(index)]"
            }
        }
    }

    struct Case: CustomStringConvertible {
        let document: JSONValue
        let description: String
    }

    static let numbers: [JSONValue] = [
        .integer(.min), .integer(.min + 1), .integer(.max), .integer(.max - 1), .integer(-1), 0, 1,
        .unsigned(UInt64(Int64.max) + 1), .unsigned(.max), .integer(1 << 53), .integer(1 << 53 + 1),
        .integer(-(1 << 53)), .decimal("1e308"), .decimal("-1e308"), .decimal("1e-308"), .decimal("1e18"),
        .integer(1_000_000_000_000), .integer(-1_000_000_000_000), .integer(Int64(Int32.max) + 1),
    ]

    static let dates: [JSONValue] = [
        "0001-01-01T00:00:00.000Z", "0001-01-01T00:00:00.000+23:59", "0000-12-31T23:59:59.999Z",
        "9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999-23:59", "10000-01-01T00:00:00.000Z",
        "1969-12-31T23:59:59.999Z", "1970-01-01T00:00:00.000Z", "-271821-04-20T00:00:00.000Z", "2126-01-01T00:00:00Z",
    ]

    /// Of lists the first element and the last stand for all.
    static func cases(of document: JSONValue) -> [Case] {
        var cases: [Case] = []
        for path in paths(in: document) {
            let name = path.map(\.description).joined(separator: ".")
            let isDate = value(document, path[...])?.stringValue != nil
            for edge in isDate ? dates : numbers {
                cases.append(
                    Case(
                        document: putting(edge, into: document, path[...]), description: "\(name) = \(edge.compactText)"
                    ))
            }
        }
        return cases
    }

    private static func paths(in value: JSONValue) -> [[Step]] {
        switch value {
        case .integer, .unsigned, .decimal: [[]]
        case .string(let text): text.utf8.count == 24 && text.hasSuffix("Z") && text.contains("T") ? [[]] : []
        case .object(let members):
            members.flatMap { member in paths(in: member.value).map { [.key(member.key)] + $0 } }
        case .array(let elements):
            Set([0, elements.count - 1]).sorted().filter(elements.indices.contains).flatMap { index in
                paths(in: elements[index]).map { [.index(index)] + $0 }
            }
        default: []
        }
    }

    private static func value(_ document: JSONValue, _ path: ArraySlice<Step>) -> JSONValue? {
        switch path.first {
        case nil: document
        case .key(let key): document[key].flatMap { value($0, path.dropFirst()) }
        case .index(let index): document.arrayValue.flatMap { value($0[index], path.dropFirst()) }
        }
    }

    private static func putting(_ edge: JSONValue, into document: JSONValue, _ path: ArraySlice<Step>) -> JSONValue {
        var document = document
        switch path.first {
        case nil: return edge
        case .key(let key): document[key] = document[key].map { putting(edge, into: $0, path.dropFirst()) }
        case .index(let index):
            var elements = document.arrayValue ?? []
            elements[index] = putting(edge, into: elements[index], path.dropFirst())
            document = .array(elements)
        }
        return document
    }
}
