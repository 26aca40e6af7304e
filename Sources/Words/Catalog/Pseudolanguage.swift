/// A pseudo-language: English with accents, wide letters and half as much again, in brackets. On a screen it shows
/// which texts are cut off, glued together or not from the catalog.
enum Pseudolanguage {
    /// The code of Android's and Xcode's accented pseudo-language.
    static let code = "en-XA"

    static func transform(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
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
}
