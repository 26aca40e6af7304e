import Session

extension Session {
    /// True if a pass is active, bought or through Family Sharing.
    var hasPass: Bool { entitlements.pass != .none }
}
