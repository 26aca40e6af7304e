/// The plural category of a number, in the order of the compiled catalog.
enum PluralCategory: UInt8 {
    case zero, one, two, few, many, other
}

extension Language {
    /// Returns the plural form of a whole number.
    ///
    /// Source: Unicode CLDR 42, `plurals.xml`.
    func plural(_ number: Int) -> PluralCategory {
        let n = number.magnitude
        let (ten, hundred) = (n % 10, n % 100)
        switch code.prefix(2) {
        case "ja", "zh": return .other
        case "pt": return n < 2 ? .one : .other
        case "ru", "uk":
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "ar":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
            }
        case "he": return n == 1 ? .one : n == 2 ? .two : .other
        default: return n == 1 ? .one : .other
        }
    }
}
