/// The offer that a purchase asks for.
package enum OfferRequest: Hashable, Sendable, Codable {
    case promotional(id: String)
    case winBack(id: String)
    /// An offer unlocked by a code; only `redeem` makes this.
    case code(id: String)
    /// The promotional or win-back offer with that id.
    case named(String)
    /// No offer, not even the introductory one.
    case standardPrice

    /// The offer's id in the catalog; `nil` for none.
    package var id: String? {
        switch self {
        case .promotional(let id), .winBack(let id), .code(let id), .named(let id): id
        case .standardPrice: nil
        }
    }
}
