#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The plural rules of Unicode's CLDR, as Debian's package unicode-cldr-core installs them, for whole numbers.
struct PublishedPlurals {
    private static let path = "/usr/share/unicode/cldr/common/supplemental/plurals.xml"
    static var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

    /// The rules by language: category and condition, such as "n % 10 = 1 and n % 100 != 11".
    private var rules: [String: [(category: String, condition: String)]] = [:]

    init() throws {
        let text = try String(contentsOfFile: Self.path, encoding: .utf8)
        var languages: [String] = []
        for line in text.split(separator: "\n") {
            if let list = Self.value(of: "locales", in: line) {
                languages = list.split(separator: " ").map(String.init)
            } else if let category = Self.value(of: "count", in: line), let begin = line.firstIndex(of: ">") {
                let condition = line[line.index(after: begin)...].prefix { $0 != "@" && $0 != "<" }
                for language in languages { rules[language, default: []].append((String(category), String(condition))) }
            }
        }
    }

    private static func value(of attribute: String, in line: Substring) -> Substring? {
        guard let name = line.firstRange(of: attribute + "=\"") else { return nil }
        return line[name.upperBound...].prefix { $0 != "\"" }
    }

    func category(of number: Int, in language: String) -> String {
        rules[language]?.first { Self.holds($0.condition, for: number) }?.category ?? "other"
    }

    /// Evaluates a condition for a whole number, for which n and i are the number and all other operands are 0.
    private static func holds(_ condition: String, for number: Int) -> Bool {
        condition.split(separator: " or ").contains { all in
            all.split(separator: " and ").allSatisfy { relation in
                let words = relation.split(separator: " ").map(String.init)
                guard words.count >= 3, let values = words.last else { return words.isEmpty }
                var operand = ["n", "i"].contains(words[0]) ? number : 0
                if words[1] == "%", let modulus = Int(words[2]) { operand %= modulus }
                let isMember = values.split(separator: ",").contains { range in
                    let ends = range.split(separator: "..").compactMap { Int($0) }
                    return ends.count == 2 ? (ends[0]...ends[1]).contains(operand) : ends == [operand]
                }
                return isMember != words.contains("!=")
            }
        }
    }
}
