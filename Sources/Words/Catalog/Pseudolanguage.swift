/// The pseudo-languages: English in which faults show on a screen.
enum Pseudolanguage: String, CaseIterable {
    /// English with accents and wide letters, half as wide again, in brackets: texts that are cut off, glued together
    /// or not from the catalog show. Android and Xcode have it by the same code.
    case accented = "en-XA"
    /// English whose words run from right to left: what is not mirrored or not isolated shows. Android and ICU have it
    /// by the same code.
    case rightToLeft = "ar-XB"

    func transform(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        return self == .accented ? Self.accented(text) : Self.overridden(text)
    }

    private static func accented(_ text: String) -> String {
        var accented = ""
        var letters = 0
        for character in text {
            if character.isLetter { letters += 1 }
            accented.append(accents[character] ?? character)
        }
        return "[" + accented + String(repeating: "ー", count: letters / 4) + "]"
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))

    /// Puts marks that override the direction around each word, so that a text can be broken between words, and one
    /// before the whole, so that its first letter does not decide on its direction.
    private static func overridden(_ text: String) -> String {
        var result = "\u{200F}"
        var isInWord = false
        for character in text {
            if character.isLetter != isInWord {
                result += isInWord ? "\u{202C}" : "\u{202E}"
                isInWord.toggle()
            }
            result.append(character)
        }
        return isInWord ? result + "\u{202C}" : result
    }
}
