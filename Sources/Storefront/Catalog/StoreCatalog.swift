import JSON

/// A fault in a catalog: the file, the place in it, and the reason.
package struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// The path of the key, such as `subscriptionGroups[0].subscriptions[1].displayPrice`; empty for the whole file.
    package let key: String
    /// The line of text that is not JSON; 0 if the file is JSON.
    package let line: Int
    package let reason: String

    package var description: String {
        let place = key.isEmpty ? (line > 0 ? "line \(line)" : "the file") : key + (line > 0 ? " (line \(line))" : "")
        return "\(path): \(place): \(reason)"
    }
}

/// A `.storekit` file: the products for sale, in the file's order.
package struct StoreCatalog: Hashable, Sendable {
    /// One-off products, then non-renewing subscriptions, then the subscriptions of each group.
    package let products: [Product]
    /// The version of the file's format.
    package let version: (major: Int, minor: Int)
    /// The document as it was, unknown keys included.
    package let document: JSONValue
    /// The storefront in whose currency the file's prices are.
    package let home: AppStoreFront
    /// The settings of the App Store that the file asks for.
    package let settings: StoreSettings
    /// The license and the privacy policy that the file names.
    package let policies: AppPolicies
    /// The parts of the file that are not sold or not supported, and why.
    package let flaws: [CatalogError]
    /// True if there are non-renewing subscriptions that end.
    let sellsTime: Bool
    private let indexByID: [String: Int]

    init(
        products: [Product], version: (major: Int, minor: Int), document: JSONValue, home: AppStoreFront,
        settings: StoreSettings, policies: AppPolicies, flaws: [CatalogError]
    ) {
        self.policies = policies
        self.settings = settings
        self.home = home
        self.flaws = flaws
        sellsTime = products.contains { $0.duration != nil }
        let names = products.flatMap { Set($0.localizations.map(\.displayName)) }
        let common = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
        let references = products.reduce(into: [:]) { $0[$1.referenceName ?? "", default: 0] += 1 }
        self.products = products.map { product in
            guard product.localizations.contains(where: { common.contains($0.displayName) }) else { return product }
            var product = product
            let reference = product.referenceName.flatMap { references[$0] == 1 && !names.contains($0) ? $0 : nil }
            product.distinction = reference ?? product.id
            return product
        }
        self.version = version
        self.document = document
        indexByID = Dictionary(
            products.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func product(_ id: String) -> Product? { indexByID[id].map { products[$0] } }

    /// Returns the subscriptions of one group, highest level of service first.
    package func subscriptions(inGroup groupID: String) -> [Product] {
        products.filter { $0.subscription?.groupID == groupID }
            .sorted { ($0.subscription?.groupLevel ?? 0) < ($1.subscription?.groupLevel ?? 0) }
    }

    /// The locales that products are named in, such as `en_US`, in the file's order; never empty.
    package var locales: [String] {
        let all = products.flatMap { $0.localizations.map(\.locale) }.reduce(into: [String]()) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
        return all.isEmpty ? ["en_US"] : all
    }

    /// Returns the id of the subscription group that an id or a name stands for, in any case of letters; `nil` for
    /// none.
    package func group(named text: String) -> String? {
        let wanted = text.lowercased()
        return groupIDs.first { $0.lowercased() == wanted }
            ?? products.compactMap(\.subscription).first { info in
                ([info.groupDisplayName] + info.groupLocalizations.map(\.displayName))
                    .contains { $0.lowercased() == wanted }
            }?.groupID
    }

    /// Returns the offer that a code unlocks, with its product. The case of letters and spaces matter only where
    /// two codes differ in nothing else: codes without an id are whole names.
    func offer(ofCode text: String) -> (product: Product, offer: SubscriptionOffer)? {
        let all = products.flatMap { product in (product.subscription?.codeOffers ?? []).map { (product, $0) } }
        func find(_ form: (String) -> String) -> (product: Product, offer: SubscriptionOffer)? {
            all.first { !$1.id.isEmpty && form($1.id) == form(text) }
        }
        return find { $0 } ?? find { $0.lowercased() } ?? find { $0.lowercased().filter { !$0.isWhitespace } }
    }

    /// The ids of the subscription groups, in the file's order.
    package var groupIDs: [String] {
        products.reduce(into: []) { groups, product in
            guard let group = product.subscription?.groupID, !groups.contains(group) else { return }
            groups.append(group)
        }
    }

    /// Returns the product with the lowest price per item; ties go to the first in the catalog's order.
    /// - Parameter itemCount: the number of items in a product; `nil` for products that do not take part.
    package func bestValue(itemCount: (Product) -> Int?) -> Product? {
        var best: (product: Product, items: Int)?
        for product in products {
            guard let items = itemCount(product), items > 0 else { continue }
            // a/b < c/d without division: a·d < c·b.
            if let leader = best,
                product.price.milliunits * Int64(leader.items) >= leader.product.price.milliunits * Int64(items)
            {
                continue
            }
            best = (product, items)
        }
        return best?.product
    }

    package static func == (a: StoreCatalog, b: StoreCatalog) -> Bool { a.document == b.document }
    package func hash(into hasher: inout Hasher) { hasher.combine(document) }
}
