extension Words {
    /// Returns a list: "a", "a and b", "a, b and c".
    package func list(_ items: [String]) -> String {
        guard let first = items.first, let last = items.last, items.count > 1 else { return items.first ?? "" }
        if items.count == 2 { return listTwo(first: first, last: last) }
        let all = items.dropFirst().dropLast().reduce(first) { listMore(first: $0, next: $1) }
        return listLast(first: all, last: last)
    }

    /// Returns an enumeration outside a sentence: "a", "a, b".
    package func enumeration(_ items: [String]) -> String {
        items.dropFirst().reduce(items.first ?? "") { listMore(first: $0, next: $1) }
    }

    /// Returns the list, and the same with ever fewer names: "a, b, c", "a, b and 1 more", "a and 2 more", "3".
    package func shorter(_ items: [String]) -> [String] {
        guard !items.isEmpty else { return [] }
        let fewer = stride(from: items.count - 1, to: 0, by: -1).map {
            listAndMore(first: enumeration(Array(items.prefix($0))), count: items.count - $0)
        }
        return [enumeration(items)] + fewer + [String(items.count)]
    }

    /// Returns alternatives: "a", "a or b", "a, b or c".
    package func either(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return listEither(first: enumeration(items.dropLast()), last: last)
    }
}
