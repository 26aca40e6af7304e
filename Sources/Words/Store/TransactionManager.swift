import Storefront

/// The Transaction Manager's names, in the terms of Xcode's.
extension Words {
    package func title(of failure: SimulatedFailure) -> String { text("failure", failure.rawValue, "title") }
    /// What fails then.
    package func story(of failure: SimulatedFailure) -> String { text("failure", failure.rawValue, "story") }

    package func name(of error: StoreError) -> String { text("error", error.rawValue, "name") }
    package func name(of error: VerificationError) -> String { text("error", error.rawValue, "name") }

    /// Why a player wants money back.
    package func title(of reason: RefundReason) -> String { text("refundReason", reason.rawValue, "title") }

    package func refund(_ reason: RevocationReason) -> String { text("refund", reason.rawValue, "title") }

    /// A country's App Store, as settings list it.
    package func name(of storefront: AppStoreFront) -> String { text("storefront", storefront.countryCode, "name") }

    package func name(of rate: RenewalRate) -> String { text("rate", rate.rawValue, "name") }
}
