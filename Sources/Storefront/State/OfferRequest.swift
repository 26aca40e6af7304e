/// Which better terms are asked for.
package enum OfferRequest: Hashable, Sendable, Codable {
    case promotional(id: String)
    case winBack(id: String)
    /// Unlocked by a code; only `redeem` makes this.
    case code(id: String)
    /// Promotional or win-back, whichever has that id.
    case named(String)
    /// None, not even the introductory offer.
    case standardPrice

    /// As the catalog calls it; `nil` for none.
    package var id: String? {
        switch self {
        case .promotional(let id), .winBack(let id), .code(let id), .named(let id): id
        case .standardPrice: nil
        }
    }
}
