import Simulation
import Storefront

@testable import Session

extension Session {
    func setStore(_ change: (inout StoreSettings) -> Void) throws {
        var settings = store.settings
        change(&settings)
        try perform(.store(.settings(settings)))
    }
}

extension Reply {
    var backyard: ID<Backyard>? { if case .created(let id) = self { id } else { nil } }
    var transaction: Transaction? {
        if case .purchase(let result) = self { result.verifiedTransaction } else { nil }
    }
}
