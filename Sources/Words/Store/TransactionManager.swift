import Storefront

/// The Transaction Manager's names, in Xcode's terms.
extension Words {
    package func title(of failure: SimulatedFailure) -> String { text("failure", failure.rawValue, "title") }
    /// Returns an explanation of what a simulated failure makes fail.
    package func story(of failure: SimulatedFailure) -> String { text("failure", failure.rawValue, "story") }

    package func name(of error: StoreError) -> String { text("error", error.rawValue, "name") }
    package func name(of error: VerificationError) -> String { text("error", error.rawValue, "name") }

    /// Returns the title of the reason that a player gives for a refund request.
    package func title(of reason: RefundReason) -> String { text("refundReason", reason.rawValue, "title") }

    /// Returns the title of a refund with the store's reason: "Refund: an issue with the game".
    package func refund(_ reason: RevocationReason) -> String { text("refund", reason.rawValue, "title") }

    /// Returns a country's App Store, as the settings list it.
    package func name(of storefront: AppStoreFront) -> String { text("storefront", storefront.countryCode, "name") }

    package func name(of rate: RenewalRate) -> String { text("rate", rate.rawValue, "name") }
}
