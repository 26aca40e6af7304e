/// A text in the form in which `Words` reads it: UTF-8 in which byte 1 precedes the number of an argument, byte 2 a
/// choice of plurals (argument, count, then category, length in two bytes and text of each), and bytes 3 to 5 a part that
/// is inflected (3: length and name of a form; 4: argument to agree with; 5: capitalized), then length in two bytes and text.
struct CompiledText {
    private(set) var bytes: [UInt8] = []
    /// The kinds of arguments, counts or texts, by number from 1.
    private(set) var kinds: [Int: Kind] = [:]

    enum Kind: String {
        case number = "Int"
        case text = "String"
    }

    /// The plural categories by the number that stands for them in compiled texts, from 0.
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    init(_ localization: StringCatalog.Localization, key: String) throws {
        if let plural = localization.variations?.plural {
            try choose(plural, argument: 1, localization.substitutions ?? [:], key)
        } else if let unit = localization.stringUnit {
            try append(unit.value, own: nil, localization.substitutions ?? [:], key)
        } else {
            throw CatalogFault(key, "has neither a text nor plurals")
        }
        guard !kinds.isEmpty || bytes.allSatisfy({ !(3...5).contains($0) }) else {
            throw CatalogFault(key, "inflects a text without arguments")
        }
    }

    /// Appends the text of a format: `%1$@`, `%2$lld`, `%lld`, `%arg`, `%#@name@` and `%%`, and parts that are inflected,
    /// written like Foundation's automatic grammar agreement: `^[%1$@](inflect: gen)`, `^[red](agree: 1)`,
    /// `^[%1$@](capitalize)`.
    private mutating func append(
        _ format: String, own: Int?, _ substitutions: [String: StringCatalog.Substitution], _ key: String
    ) throws {
        var rest = format[...]
        var literal = ""
        var next = 1
        while let character = rest.popFirst() {
            guard character == "%" || character == "^" && rest.hasPrefix("[") else {
                literal.append(character)
                continue
            }
            if rest.hasPrefix("%") {
                literal.append(rest.removeFirst())
                continue
            }
            bytes += literal.utf8
            literal = ""
            if character == "^" {
                try appendInflected(&rest, own: own, substitutions, key)
            } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                guard let substitution = substitutions[name] else {
                    throw CatalogFault(key, "has no plurals for “\(name)”")
                }
                try choose(substitution.variations.plural, argument: substitution.argNum ?? next, [:], key)
            } else if rest.hasPrefix("arg"), let own {
                rest = rest.dropFirst(3)
                put(own)
            } else {
                var number = own ?? next
                if let dollar = rest.firstIndex(of: "$"), let place = Int(rest[..<dollar]) {
                    number = place
                    rest = rest[rest.index(after: dollar)...]
                } else {
                    next += 1
                }
                if rest.hasPrefix("@") {
                    rest = rest.dropFirst()
                    try note(number, .text, key)
                } else if rest.hasPrefix("lld") {
                    rest = rest.dropFirst(3)
                    try note(number, .number, key)
                } else {
                    throw CatalogFault(key, "has a “%” that is no argument: “\(format)”")
                }
                put(number)
            }
        }
        bytes += literal.utf8
    }

    /// Appends a part that is inflected, and removes it from the rest of the format, which begins with “[”.
    private mutating func appendInflected(
        _ rest: inout Substring, own: Int?, _ substitutions: [String: StringCatalog.Substitution], _ key: String
    ) throws {
        guard let end = rest.firstRange(of: "]("), let close = rest[end.upperBound...].firstIndex(of: ")") else {
            throw CatalogFault(key, "has a “^[” without “](…)”")
        }
        let (text, mark) = (rest[..<end.lowerBound].dropFirst(), rest[end.upperBound..<close])
        rest = rest[rest.index(after: close)...]
        var part = self
        part.bytes = []
        try part.append(String(text), own: own, substitutions, key)
        kinds = part.kinds
        let words = mark.split(separator: ": ")
        switch (words.first, words.last.flatMap { Int($0) }) {
        case ("inflect", nil) where words.count == 2: bytes += [3, UInt8(words[1].utf8.count)] + words[1].utf8
        case ("agree", let argument?):
            try note(argument, .text, key)
            bytes += [4, UInt8(argument)]
        case ("capitalize", nil): bytes.append(5)
        default: throw CatalogFault(key, "has “\(mark)”, which inflects nothing")
        }
        bytes += [UInt8(part.bytes.count & 255), UInt8(part.bytes.count >> 8)] + part.bytes
    }

    private mutating func choose(
        _ plural: [String: StringCatalog.Localization], argument: Int,
        _ substitutions: [String: StringCatalog.Substitution], _ key: String
    ) throws {
        try note(argument, .number, key)
        guard plural["other"] != nil else { throw CatalogFault(key, "lacks the plural “other”") }
        var choices: [UInt8] = []
        var count = 0
        for (index, category) in Self.categories.enumerated() {
            guard let value = plural[category]?.stringUnit?.value else { continue }
            var form = self
            form.bytes = []
            try form.append(value, own: argument, substitutions, key)
            kinds = form.kinds
            choices += [UInt8(index), UInt8(form.bytes.count & 255), UInt8(form.bytes.count >> 8)] + form.bytes
            count += 1
        }
        bytes += [2, UInt8(argument), UInt8(count)] + choices
    }

    private mutating func put(_ number: Int) { bytes += [1, UInt8(number)] }

    private mutating func note(_ number: Int, _ kind: Kind, _ key: String) throws {
        if let former = kinds[number], former != kind {
            throw CatalogFault(key, "takes argument \(number) as a text and as a number")
        }
        kinds[number] = kind
    }
}
