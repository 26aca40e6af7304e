import Session

/// Texts of the shop's pages in several lengths, the longest first.
extension Words {
    /// The remark that all prices are simulated.
    package var simulated: [String] { [shopSimulated, shopSimulatedShort, shopSimulatedShortest] }

    /// Returns the pieces of a product beside its price, with the number owned where there is room.
    package func holds(_ goods: Consumable, owned: Int) -> [String] {
        (owned > 0 ? [shopHoldsOwned(count: goods.count, owned: owned)] : [])
            + [shopHolds(count: goods.count), shopSimulatedPrice]
    }

    package var passOffers: [String] { [passOffer, passOfferShort] }
    package var passStories: [String] { [passStory, passStoryShort, passStoryShortest] }

    /// The explanation of passes.
    package var passPolicies: [String] { [passPolicyRenewal, passPolicyChange, passPolicySimulated] }
}
