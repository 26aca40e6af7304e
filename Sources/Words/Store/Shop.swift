import Session

/// What the pages of the shop and the passes say with more or less room; the longest first.
extension Words {
    /// All prices are make-believe.
    package var simulated: [String] { [shopSimulated, shopSimulatedShort, shopSimulatedShortest] }

    /// Beside a price: how many pieces it buys, and how many are owned where there is room for it.
    package func holds(_ goods: Consumable, owned: Int) -> [String] {
        (owned > 0 ? [shopHoldsOwned(count: goods.count, owned: owned)] : [])
            + [shopHolds(count: goods.count), shopSimulatedPrice]
    }

    package var passOffers: [String] { [passOffer, passOfferShort] }
    package var passStories: [String] { [passStory, passStoryShort, passStoryShortest] }

    /// How a pass works.
    package var passPolicies: [String] { [passPolicyRenewal, passPolicyChange, passPolicySimulated] }
}
