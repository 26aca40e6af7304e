import CAssets
import Synchronization

/// The forms of a language's words that its texts ask for: cases, genders, definite nouns.
///
/// They stand in `Assets/Grammar`, one word a line: `dove f gen=dove’s`, a noun with its gender and forms;
/// `red f=… gen=… f.gen=…`, an adjective with its forms by gender. A language without such a file inflects nothing.
struct Grammar: Sendable {
    /// A word's gender, if it is a noun, and its forms by name.
    struct Word: Hashable {
        var gender: String?
        var forms: [String: String] = [:]
    }

    private let list: @Sendable () -> [String: Word]

    /// Reads the language's words when they are first needed.
    init(_ language: Language) { list = { Self.words(of: language) } }

    init(_ words: [String: Word]) { list = { words } }

    /// Returns a phrase with each word in a form; words without it, such as players' names, stay as they are.
    func inflect(_ phrase: String, to form: String) -> String {
        let words = words
        return Self.replacing(in: phrase) { words[$0]?.forms[form] }
    }

    /// Returns a text in the gender of the first noun of a phrase; unchanged where there is none.
    func agreed(_ text: String, with phrase: String) -> String {
        let words = words
        guard let gender = Self.words(of: phrase).lazy.compactMap({ words[$0.lowercased()]?.gender }).first else {
            return text
        }
        return Self.replacing(in: text) { words[$0]?.forms[gender] }
    }

    /// The words by the form that dictionaries list and, for adjectives, by those of other genders, in lower case.
    var words: [String: Word] { list() }

    private static func words(of language: Language) -> [String: Word] {
        all.withLock { all in
            if let words = all[language.code] { return words }
            let words = words(in: list(of: language))
            all[language.code] = words
            return words
        }
    }

    private static let all = Mutex<[String: [String: Word]]>([:])

    private static func list(of language: Language) -> String {
        let assets = UnsafeBufferPointer(start: embedded_assets(), count: embedded_assets_count())
        let path = "Grammar/\(language.code).txt"
        guard let asset = assets.first(where: { $0.path.map { String(cString: $0) } == path }) else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
    }

    static func words(in list: String) -> [String: Word] {
        var words: [String: Word] = [:]
        for line in list.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard let head = fields.first, head != "#" else { continue }
            var word = Word()
            for field in fields.dropFirst() {
                let pair = field.split(separator: "=", maxSplits: 1)
                if pair.count == 2 {
                    word.forms[String(pair[0])] = String(pair[1])
                } else {
                    word.gender = String(field)
                }
            }
            words[String(head).lowercased()] = word
            for (name, form) in word.forms where !name.contains(".") {
                let own = word.forms.filter { $0.key.hasPrefix(name + ".") }
                guard !own.isEmpty, words[form.lowercased()] == nil else { continue }
                let forms = own.map { (String($0.key.dropFirst(name.count + 1)), $0.value) }
                words[form.lowercased()] = Word(forms: Dictionary(uniqueKeysWithValues: forms))
            }
        }
        return words
    }

    private static func words(of text: String) -> [Substring] { text.split { !isLetter($0) } }

    private static func isLetter(_ character: Character) -> Bool {
        character.isLetter || character == "-" || character == "’" || character == "'"
    }

    /// Returns a text in which words are replaced, in capitals where they were.
    private static func replacing(in text: String, by form: (String) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            let word = rest.prefix { isLetter($0) }
            guard !word.isEmpty else {
                result.append(first)
                rest.removeFirst()
                continue
            }
            rest = rest[word.endIndex...]
            guard let form = form(word.lowercased()) else {
                result += word
                continue
            }
            result += first.isUppercase ? form.capitalizedFirst : form
        }
        return result
    }
}
