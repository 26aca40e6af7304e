import JSON

/// The license and the privacy policies of a `.storekit` file: addresses or texts of its author.
package struct AppPolicies: Hashable, Sendable {
    /// The license agreement: an address or a text; empty for none.
    package let license: String
    /// The privacy policies by language; the `displayName` of each localization is a policy's text or address.
    private let policies: [Localization]

    init(_ file: JSONValue) {
        license = file["eula"]?.stringValue ?? ""
        policies = (file["policies"]?.arrayValue ?? []).compactMap { policy in
            let text = ["policyText", "policyURL"].compactMap { policy[$0]?.stringValue }.first { !$0.isEmpty }
            return text.map {
                Localization(locale: policy["locale"]?.stringValue ?? "en_US", displayName: $0, description: "")
            }
        }
    }

    /// Returns the privacy policy as a text or an address, in the locale's language where there is one, else in
    /// another; `nil` if the file has none.
    package func privacy(for locale: String) -> String? { policies.best(for: locale)?.displayName }
}
