import Session

extension Session {
    /// Whether a pass is paid for, or shared.
    var hasPass: Bool { entitlements.pass != .none }
}
