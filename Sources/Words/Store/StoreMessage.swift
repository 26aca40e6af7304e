import Storefront

/// The message of an outcome in the shop, the same on screen and on the command line.
package struct StoreMessage: Hashable, Sendable {
    /// The outcome's name in JSON and in the catalog's `store`; never shown.
    package let key: String
    package let title: String
    package let sentence: String
    /// The next step; `nil` when there is none.
    package let nextStep: String?
    /// The sentence and the next step together.
    package let text: String
}

extension Words {
    /// Returns a message with title, sentence and next step from the catalog by its key, except those that are given.
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
}
