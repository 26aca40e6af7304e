import Words

/// The way out of a form: what has been put together on it is not dropped by one key.
struct FormExit<Content: Equatable> {
    /// What the player was asked about. After another change they are asked anew.
    private var asked: Content?

    /// - Parameter content: All that would be dropped.
    /// - Returns: What tells the player to press the key again; `nil` once they have.
    mutating func question(about content: Content, in context: Context) -> [Step]? {
        guard asked != content, let key = context.key(of: .back) else { return nil }
        asked = content
        let words = context.words
        return [.tell(Announcement(words.formNotKept(key: key), short: words.formNotKeptShort(key: key)))]
    }
}
