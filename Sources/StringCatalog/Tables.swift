/// The output made from a catalog: a table for each language, the keys, and the functions by which code gets texts.
struct Tables {
    /// The tables of compiled texts by language code.
    private(set) var tables: [String: [UInt8]] = [:]
    /// The table of all keys, in the order of the texts.
    private(set) var keys: [UInt8] = []
    /// The Swift source of the functions that return texts.
    private(set) var accessors = ""
    /// The names of the generated functions.
    private(set) var names: [String] = []

    init(_ catalog: StringCatalog) throws {
        let sorted = catalog.strings.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let languages = Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys })
        var texts: [String: [[UInt8]]] = [:]
        var lines: [String] = []
        for (index, text) in sorted.enumerated() {
            let key = TextKey(text)
            let localizations = catalog.strings[text]?.localizations ?? [:]
            guard let source = localizations[catalog.sourceLanguage] else {
                throw CatalogFault(text, "has no text in “\(catalog.sourceLanguage)”")
            }
            let compiled = try CompiledText(source, key: text)
            for label in 1...max(1, key.labels.count) where label <= key.labels.count && compiled.kinds[label] == nil {
                throw CatalogFault(text, "does not use its argument \(label)")
            }
            guard key.isDynamic || compiled.kinds.count == key.labels.count else {
                throw CatalogFault(text, "has \(compiled.kinds.count) arguments, and its key names \(key.labels.count)")
            }
            for language in languages {
                guard let localization = localizations[language] else {
                    throw CatalogFault(text, "has no text in “\(language)”")
                }
                try Self.checkPlurals(of: localization, in: language, key: text)
                let own = try CompiledText(localization, key: text)
                for (argument, kind) in own.kinds where compiled.kinds[argument] != kind {
                    throw CatalogFault(text, "takes other arguments in “\(language)”")
                }
                texts[language, default: []].append(own.bytes)
            }
            if !key.isDynamic {
                names.append(key.name)
                lines.append(
                    Self.accessor(key, index, compiled.kinds, source: source.sample))
            }
        }
        tables = texts.mapValues(Self.table)
        keys = Self.table(sorted.map { Array($0.utf8) })
        accessors = Self.header + lines.joined() + "}\n"
    }

    /// Throws if a choice of plurals has not exactly the categories of the language's whole numbers.
    private static func checkPlurals(of text: StringCatalog.Localization, in language: String, key: String) throws {
        let substitutions = (text.substitutions ?? [:]).values.map(\.variations)
        for choice in [text.variations].compactMap(\.self) + substitutions {
            let missing = Set(categories[language] ?? ["one", "other"]).symmetricDifference(choice.plural.keys)
            guard missing.isEmpty else {
                throw CatalogFault(key, "has not just the plurals of “\(language)”: \(missing.sorted())")
            }
        }
    }

    /// The plural categories of whole numbers, where they are not “one” and “other”.
    ///
    /// Source: Unicode CLDR 42, `plurals.xml`.
    private static let categories = [
        "ar": ["zero", "one", "two", "few", "many", "other"], "he": ["one", "two", "other"], "ja": ["other"],
        "ru": ["one", "few", "many", "other"], "uk": ["one", "few", "many", "other"], "zh-Hans": ["other"],
    ]

    private static let header = """
        // Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
        // swift-format-ignore-file

        extension Words {

        """

    private static func accessor(
        _ key: TextKey, _ index: Int, _ kinds: [Int: CompiledText.Kind], source: String
    ) -> String {
        let note = "  // \(String(source.prefix(80).map { $0.isNewline ? " " : $0 }))\n"
        guard !key.labels.isEmpty else { return "    package var \(key.name): String { text(\(index)) }" + note }
        let parameters = key.labels.enumerated().map { "\($1): \((kinds[$0 + 1] ?? .text).rawValue)" }
        let arguments = key.labels.enumerated().map { kinds[$0 + 1] == .number ? ".number(\($1))" : ".text(\($1))" }
        return "    package func \(key.name)(\(parameters.joined(separator: ", "))) -> String { "
            + "text(\(index), \(arguments.joined(separator: ", "))) }" + note
    }

    /// Returns a table: the number of texts, where each begins (and the last ends) behind that list, in four bytes
    /// each, then the texts.
    private static func table(_ texts: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        func put(_ number: Int) { bytes += (0..<4).map { UInt8(number >> ($0 * 8) & 255) } }
        put(texts.count)
        var offset = 0
        for text in texts {
            put(offset)
            offset += text.count
        }
        put(offset)
        return bytes + texts.joined()
    }
}
