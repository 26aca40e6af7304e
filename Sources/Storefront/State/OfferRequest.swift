/// Which better terms are asked for.
package enum OfferRequest: Hashable, Sendable, Codable {
    case promotional(id: String)
    case winBack(id: String)
    /// Unlocked by a code; only `redeem` makes this.
    case code(id: String)
    /// None, not even the introductory offer.
    case standardPrice
}
