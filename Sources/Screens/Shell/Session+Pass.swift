import Session
import Storefront

extension Session {
    /// Whether a pass is paid for, or shared.
    var hasPass: Bool { entitlements.pass != .none }

    /// The pass as the shop calls it; `nil` without one.
    var passTitle: String? {
        guard hasPass else { return nil }
        return entitlements.passProductID.flatMap(store.product)?.displayName ?? Words.Pass.title
    }
}
