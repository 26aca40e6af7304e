import Storefront

/// What a player reads about an outcome in the shop: the same on screen and on the command line.
package struct StoreMessage: Hashable, Sendable {
    /// Names the outcome in JSON; never shown.
    package let key: String
    package let title: String
    package let sentence: String
    /// What can be done now; `nil` when nothing has to be.
    package let nextStep: String?
    /// The sentence, and what can be done.
    package let text: String
}

extension Words {
    /// A message whose title, sentence and next step stand in the catalog by its key, but for those that are given.
    func message(
        _ key: String, title: String? = nil, _ sentence: String? = nil, next: String? = nil
    ) -> StoreMessage {
        func find(_ part: String) -> String? { has("store", key, part) ? text("store", key, part) : nil }
        let sentence = sentence ?? text("store", key, "sentence")
        let next = next ?? find("next")
        return StoreMessage(
            key: key, title: title ?? text("store", key, "title"), sentence: sentence, nextStep: next,
            text: sentences([sentence, next]))
    }

    /// Sentences in a row.
    package func sentences(_ sentences: [String?]) -> String {
        let all = sentences.compactMap { $0 }
        return all.dropFirst().reduce(all.first ?? "") { sentenceThen(first: $0, next: $1) }
    }
}
