import JSON

extension StoreCatalog {
    /// Reads a `.storekit` file of version 1.1 to 5.0, and of later versions what is known of them. Missing keys get a
    /// sensible value where there is one; unknown keys are kept, and named. Errors name the file and the key.
    /// - Parameter path: the file's path, used in error messages only.
    package init(storekit bytes: [UInt8], path: String) throws(CatalogError) {
        let document: JSONValue
        do throws(JSONError) {
            document = try JSONValue(parsing: bytes, keys: .asFound)
        } catch {
            throw CatalogError(
                path: path, key: error.key, line: error.line ?? 0, reason: error.fault.description)
        }
        let root = CatalogNode(value: document, path: path, key: "")
        guard case .object = document else { throw root.error("this should be an object and is \(document.kind)") }
        let versionNode = try root.optional("version")
        let major = try versionNode?.integer("major") ?? 1
        let minor = try versionNode?.integer("minor") ?? 0
        guard major >= 1 else {
            throw (versionNode ?? root).error("version \(major).\(minor) is not known; 1.1 to 5.0 are")
        }
        let code = document["settings"]?["_storefront"]?.stringValue
        var shelf = CatalogShelf(home: code.flatMap(AppStoreFront.known) ?? .named("USA"))
        for node in try root.list("products") {
            shelf.add(node) { (home) throws(CatalogError) in try node.product(home) }
        }
        for node in try root.list("nonRenewingSubscriptions") {
            shelf.add(node) { (home) throws(CatalogError) in try node.product(home, defaultType: .nonRenewing) }
        }
        for group in try root.list("subscriptionGroups") {
            shelf.add(group: group)
        }
        if shelf.products.isEmpty, let flaw = shelf.flaws.first { throw flaw }
        let settings = FileSettings(document["settings"] ?? [:], path: path)
        self.init(
            products: shelf.products, version: (major, minor), document: document, home: shelf.home,
            settings: settings.settings, policies: AppPolicies(document["appPolicies"] ?? [:]),
            flaws: shelf.flaws + settings.flaws + root.unknownKeys())
    }
}

/// The products of a file that can be sold. A faulty one is left out and reported, and does not affect the others.
private struct CatalogShelf {
    let home: AppStoreFront
    private(set) var products: [Product] = []
    private var ids: Set<String> = []
    private(set) var flaws: [CatalogError] = []

    init(home: AppStoreFront) {
        self.home = home
    }

    mutating func add(_ node: CatalogNode, _ read: (AppStoreFront) throws(CatalogError) -> Product) {
        do throws(CatalogError) {
            let product = try read(home)
            guard ids.insert(product.id).inserted else {
                throw node.error("the product “\(product.id)” is there twice")
            }
            products.append(product)
        } catch {
            flaws.append(error)
        }
    }

    mutating func add(group: CatalogNode) {
        do {
            let id = try group.text("id")
            let name = try group.optionalText("name") ?? id
            var localizations: [Localization] = []
            for node in try group.list("localizations") {
                localizations.append(try node.localization(named: name))
            }
            for node in try group.list("subscriptions") {
                var flaws: [CatalogError] = []
                add(node) { (home) throws(CatalogError) in
                    let info = try node.subscriptionInfo(
                        groupID: id, groupName: name, localizations: localizations, flaws: &flaws)
                    return try node.product(home, defaultType: .autoRenewable, subscription: info)
                }
                self.flaws += flaws
            }
        } catch {
            flaws.append(error)
        }
    }
}

/// A value in the file with its path, for error messages.
private struct CatalogNode {
    let value: JSONValue
    let path: String
    let key: String

    func error(_ reason: String) -> CatalogError { CatalogError(path: path, key: key, line: 0, reason: reason) }

    private func child(_ name: String, _ value: JSONValue) -> CatalogNode {
        CatalogNode(value: value, path: path, key: key.isEmpty || name.hasPrefix("[") ? key + name : "\(key).\(name)")
    }

    /// Returns the object at a key; `nil` when it is absent or null.
    func optional(_ name: String) throws(CatalogError) -> CatalogNode? {
        guard let member = value[name], member != .null else { return nil }
        let node = child(name, member)
        if case .object = member { return node }
        throw node.error("this should be an object and is \(member.kind)")
    }

    func list(_ name: String) throws(CatalogError) -> [CatalogNode] {
        guard let member = value[name], member != .null else { return [] }
        let node = child(name, member)
        guard let values = member.arrayValue else { throw node.error("this should be a list and is \(member.kind)") }
        var nodes: [CatalogNode] = []
        for (index, element) in values.enumerated() {
            let place = node.child("[\(index)]", element)
            guard case .object = element else { throw place.error("this should be an object and is \(element.kind)") }
            nodes.append(place)
        }
        return nodes
    }

    func optionalText(_ name: String) throws(CatalogError) -> String? {
        guard let member = value[name], member != .null else { return nil }
        guard let text = member.stringValue else {
            throw child(name, member).error("this should be a text and is \(member.kind)")
        }
        return text
    }

    func text(_ name: String) throws(CatalogError) -> String {
        guard let text = try optionalText(name), !text.isEmpty else {
            throw child(name, .null).error("this is missing")
        }
        return text
    }

    func integer(_ name: String) throws(CatalogError) -> Int? {
        guard let member = value[name], member != .null else { return nil }
        guard let number = member.integerValue else {
            throw child(name, member).error("this should be a whole number and is \(member.kind)")
        }
        guard Self.numbers.contains(number) else { throw child(name, member).error("this number is out of range") }
        return Int(number)
    }

    /// The range of integers that a file may have: levels of service, numbers of periods, and versions.
    private static let numbers: ClosedRange<Int64> = -9999...9999

    /// Returns the value of a flag; false when the key is absent or null.
    func flag(_ name: String) throws(CatalogError) -> Bool {
        guard let member = value[name], member != .null else { return false }
        guard let flag = member.boolValue else {
            throw child(name, member).error("this should be true or false and is \(member.kind)")
        }
        return flag
    }

    func price(_ name: String) throws(CatalogError) -> Price? {
        guard let text = try optionalText(name) else { return nil }
        guard let price = Price(catalogText: text) else {
            throw child(name, .null).error("“\(text)” is not a price such as 4.99")
        }
        return price
    }

    func period(_ name: String) throws(CatalogError) -> Period? {
        guard let text = try optionalText(name) else { return nil }
        guard let period = Period(iso8601: text) else {
            throw child(name, .null).error("“\(text)” is not a period such as P1M")
        }
        return period
    }

    func choice<T: RawRepresentable>(_ name: String, _ type: T.Type) throws(CatalogError) -> T?
    where T.RawValue == String {
        guard let text = try optionalText(name) else { return nil }
        guard let choice = T(rawValue: text) else { throw child(name, .null).error("“\(text)” is not known here") }
        return choice
    }

    func product(
        _ home: AppStoreFront, defaultType: ProductType? = nil, subscription: SubscriptionInfo? = nil
    ) throws(CatalogError) -> Product {
        let id = try text("productID")
        guard let type = try choice("type", ProductType.self) ?? defaultType else {
            throw child("type", .null).error("this is missing")
        }
        if type == .autoRenewable, subscription == nil {
            throw child("type", .null).error("a recurring subscription belongs into a subscription group")
        }
        guard let price = try price("displayPrice") else { throw child("displayPrice", .null).error("this is missing") }
        var localizations: [Localization] = []
        for node in try list("localizations") {
            localizations.append(try node.localization(named: try optionalText("referenceName") ?? id))
        }
        if localizations.isEmpty {
            localizations = [
                Localization(locale: "en_US", displayName: try optionalText("referenceName") ?? id, description: "")
            ]
        }
        return Product(
            id: id, type: type, displayName: "", description: "", displayPrice: "", price: price,
            isFamilyShareable: try flag("familyShareable"), subscription: subscription,
            duration: type == .nonRenewing ? try duration(localizations, id) : nil, localizations: localizations,
            home: home, referenceName: try optionalText("referenceName")
        ).localized(for: home, locale: "en_US")
    }

    /// Reads the name and description in one language.
    ///
    /// - Parameter standard: the name where the file has none.
    func localization(named standard: String) throws(CatalogError) -> Localization {
        let name = try optionalText("displayName") ?? ""
        return Localization(
            locale: try optionalText("locale") ?? "en_US", displayName: name.isEmpty ? standard : name,
            description: try optionalText("description") ?? "")
    }

    /// Returns the duration of a non-renewing subscription; `nil` for one that never ends. Files have no key for it: its
    /// names state it, or it is a month.
    private func duration(_ localizations: [Localization], _ id: String) throws(CatalogError) -> Period? {
        for key in ["subscriptionPeriod", "recurringSubscriptionPeriod"] {
            if let period = try period(key) { return period }
        }
        let reference = try optionalText("referenceName") ?? ""
        let names = [reference] + localizations.flatMap { [$0.displayName, $0.description] } + [id]
        for name in names {
            if Period.saysForever(name) { return nil }
            if let period = Period(saidIn: name) { return period }
        }
        return .month
    }

    /// Reads the details of an auto-renewable subscription.
    ///
    /// - Parameter flaws: receives the faults of offers and billing plans; the subscription is sold without those.
    func subscriptionInfo(
        groupID: String, groupName: String, localizations: [Localization], flaws: inout [CatalogError]
    ) throws(CatalogError) -> SubscriptionInfo {
        guard let period = try period("recurringSubscriptionPeriod") else {
            throw child("recurringSubscriptionPeriod", .null).error("this is missing")
        }
        var plans = billingPlans(period, &flaws)
        func read(_ offer: CatalogNode, _ kind: SubscriptionOffer.Kind) throws(CatalogError) -> SubscriptionOffer {
            let found = try offer.offer(kind, standard: period)
            guard found.isMonthly ? plans.monthly != nil : plans.isSoldUpFront else {
                throw offer.child("billingPlanType", .null).error("the product isn’t sold by this plan")
            }
            return found
        }
        func offers(_ name: String, _ kind: SubscriptionOffer.Kind) -> [SubscriptionOffer] {
            var offers: [SubscriptionOffer] = []
            do {
                for node in try list(name) {
                    do { offers.append(try read(node, kind)) } catch { flaws.append(error) }
                }
            } catch {
                flaws.append(error)
            }
            return offers
        }
        // Since version 5 there is a list of them; a player can have one of each plan, here the first.
        var introductory = offers("introductoryOffers", .introductory)
        if introductory.isEmpty, let node = try optional("introductoryOffer") {
            do { introductory = [try read(node, .introductory)] } catch { flaws.append(error) }
        }
        plans.monthly?.introductoryOffer = introductory.first(where: \.isMonthly)
        return SubscriptionInfo(
            groupID: groupID, groupDisplayName: groupName, groupLocalizations: localizations,
            groupLevel: try integer("groupNumber") ?? 1, period: period, monthlyPlan: plans.monthly,
            isSoldUpFront: plans.isSoldUpFront,
            introductoryOffer: introductory.first { !$0.isMonthly },
            promotionalOffers: offers("adHocOffers", .promotional), codeOffers: offers("codeOffers", .code),
            winBackOffers: offers("winbackOffers", .winBack))
    }

    /// Reads the billing plans of version 5: a period is paid at once, or month by month with a commitment to it.
    private func billingPlans(
        _ period: Period, _ flaws: inout [CatalogError]
    ) -> (monthly: MonthlyPlan?, isSoldUpFront: Bool) {
        var plans: (monthly: MonthlyPlan?, isSoldUpFront: Bool) = (nil, true)
        do {
            for node in try list("billingPlans") {
                do throws(CatalogError) {
                    let isEnabled = node.value["isEnabled"] == nil ? true : try node.flag("isEnabled")
                    _ = try node.text("billingPlanType")
                    if try !node.isMonthly() {
                        plans.isSoldUpFront = isEnabled
                    } else if isEnabled {
                        plans.monthly = try node.monthlyPlan(period)
                    }
                } catch { flaws.append(error) }
            }
        } catch {
            flaws.append(error)
        }
        // Without another way to pay, the period is paid at once.
        if plans.monthly == nil { plans.isSoldUpFront = true }
        return plans
    }

    /// Returns whether a billing plan, or an offer of one, is paid month by month; without the key it is not.
    private func isMonthly() throws(CatalogError) -> Bool {
        switch try optionalText("billingPlanType") {
        case nil, "BILLED_UPFRONT": return false
        case "MONTHLY", "BILLED_MONTHLY": return true
        case let type?: throw child("billingPlanType", .null).error("“\(type)” is not known here")
        }
    }

    private func monthlyPlan(_ period: Period) throws(CatalogError) -> MonthlyPlan {
        guard let price = try price("displayPrice") else { throw child("displayPrice", .null).error("this is missing") }
        guard let months = period.months, months > 1 else {
            throw error("a period of \(period.iso8601) is not paid month by month")
        }
        return MonthlyPlan(price: price, payments: months)
    }

    private func offer(_ kind: SubscriptionOffer.Kind, standard: Period) throws(CatalogError) -> SubscriptionOffer {
        let mode = try choice("paymentMode", SubscriptionOffer.PaymentMode.self) ?? .freeTrial
        // Xcode leaves an empty price in what is free.
        let hasPrice = try optionalText("displayPrice")?.isEmpty == false
        guard let price = mode == .freeTrial ? .zero : hasPrice ? try price("displayPrice") : nil else {
            throw child("displayPrice", .null).error("only a free offer needs no price, so this one is left out")
        }
        var eligibility: [SubscriptionOffer.Eligibility] = []
        for value in value["eligibility"]?.arrayValue ?? [] {
            if let known = value.stringValue.flatMap(SubscriptionOffer.Eligibility.init) { eligibility.append(known) }
        }
        if kind == .code, eligibility.isEmpty { eligibility = [.new, .existing, .expired] }
        var id: String?
        for name in ["offerID", "referenceName", "internalID"] where id == nil { id = try optionalText(name) }
        let count = try integer("numberOfPeriods") ?? 1
        return SubscriptionOffer(
            id: id ?? "", kind: kind, paymentMode: mode, price: price,
            period: try period("subscriptionPeriod") ?? standard,
            periodCount: mode == .payAsYouGo ? max(1, count) : 1, eligibility: eligibility,
            isMonthly: try isMonthly(), isUrgent: value["priority"]?.stringValue?.lowercased() == "high",
            isEligible: value["isEligible"] == nil ? true : try flag("isEligible"),
            isStackable: kind == .code ? try flag("isStackable") : false)
    }
}

/// The keys that are known in a part of a file, by the key of the list or object that holds it.
private let knownKeys: [String: Set<String>] = {
    let product: Set = [
        "displayPrice", "familyShareable", "internalID", "localizations", "productID", "referenceName", "type",
        "subscriptionPeriod", "recurringSubscriptionPeriod",
    ]
    let offer: Set = [
        "billingPlanType", "displayPrice", "eligibility", "internalID", "isEligible", "isStackable", "numberOfPeriods",
        "offerID", "paymentMode",
        "priority", "referenceName", "subscriptionPeriod",
    ]
    return [
        "": [
            "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings", "subscriptionGroups",
            "version",
        ],
        "products": product, "nonRenewingSubscriptions": product,
        "subscriptionGroups": ["id", "localizations", "name", "subscriptions"],
        "subscriptions": product.union([
            "adHocOffers", "billingPlans", "codeOffers", "groupNumber", "introductoryOffer", "introductoryOffers",
            "subscriptionGroupID", "winbackOffers",
        ]),
        "localizations": ["description", "displayName", "locale"], "adHocOffers": offer, "codeOffers": offer,
        "introductoryOffer": offer, "introductoryOffers": offer, "winbackOffers": offer,
        "billingPlans": ["billingPlanType", "commitmentDisplayPrice", "displayPrice", "internalID", "isEnabled"],
        "appPolicies": ["eula", "policies"], "policies": ["locale", "policyText", "policyURL"],
    ]
}()

extension JSONValue {
    /// Returns whether there is an unknown key, here or below, whose value is not off or empty.
    fileprivate func hasUnknownKey(of kind: String) -> Bool {
        guard let known = knownKeys[kind] else { return false }
        return (members ?? []).contains { member in
            guard known.contains(member.key) else { return member.value.asksForSomething }
            return (member.value.arrayValue ?? [member.value]).contains { $0.hasUnknownKey(of: member.key) }
        }
    }
}

extension CatalogNode {
    /// Returns a remark for each unknown key, here and below, whose value is not off or empty, at its first place.
    fileprivate func unknownKeys() -> [CatalogError] {
        // Naming places takes far longer than finding that there is nothing to name.
        guard value.hasUnknownKey(of: "") else { return [] }
        var seen: Set<[String]> = []
        return unknownKeys(of: "", &seen)
    }

    private func unknownKeys(of kind: String, _ seen: inout Set<[String]>) -> [CatalogError] {
        guard let known = knownKeys[kind] else { return [] }
        var flaws: [CatalogError] = []
        for member in value.members ?? [] {
            let node = child(member.key, member.value)
            if !known.contains(member.key) {
                guard member.value.asksForSomething, seen.insert([kind, member.key]).inserted else { continue }
                flaws.append(node.error("this is not known here"))
            } else if let list = member.value.arrayValue {
                for (index, element) in list.enumerated() {
                    flaws += node.child("[\(index)]", element).unknownKeys(of: member.key, &seen)
                }
            } else {
                flaws += node.unknownKeys(of: member.key, &seen)
            }
        }
        return flaws
    }
}
