import Session

extension Session {
    /// Whether a pass is paid for, or shared.
    var hasPass: Bool { passName != nil }

    /// The pass as the player knows it; `nil` without one.
    var passName: String? { nil }
}
