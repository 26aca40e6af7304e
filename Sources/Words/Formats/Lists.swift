extension Words {
    /// "a", "a and b", "a, b and c"
    package func list(_ items: [String]) -> String {
        guard let first = items.first, let last = items.last, items.count > 1 else { return items.first ?? "" }
        if items.count == 2 { return listTwo(first: first, last: last) }
        let all = items.dropFirst().dropLast().reduce(first) { listMore(first: $0, next: $1) }
        return listLast(first: all, last: last)
    }

    /// "a", "a, b": things one after the other, without a sentence.
    package func enumeration(_ items: [String]) -> String {
        items.dropFirst().reduce(items.first ?? "") { listMore(first: $0, next: $1) }
    }

    /// "a", "a or b", "a, b or c"
    package func either(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return listEither(first: enumeration(items.dropLast()), last: last)
    }
}
