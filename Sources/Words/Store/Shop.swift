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

    /// The main benefit of passes in a few words, from the longest text to the shortest.
    package var passOffers: [String] { [passOffer, passOfferShort] }
    /// A description of passes, from the longest text to the shortest.
    package var passStories: [String] { [passStory, passStoryShort, passStoryShortest] }

    /// Returns the explanation of passes, and the license and privacy policy of another catalog's author.
    package func policies(of session: Session) -> [String] {
        let (all, locale) = (session.store.catalog.policies, session.store.locale)
        let hasCommitment = session.store.catalog.products.contains { $0.subscription?.monthlyPlan != nil }
        return [passPolicyRenewal] + (hasCommitment ? [passPolicyCommitment] : [])
            + [passPolicyChange, passPolicySimulated]
            + (all.license.isEmpty ? [] : [passPolicyLicense(license: all.license)])
            + [all.privacy(for: locale).map { passPolicyPrivacy(policy: $0) }].compactMap(\.self)
    }
}
