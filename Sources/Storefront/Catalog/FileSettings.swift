import JSON

/// The `settings` of a `.storekit` file: how its App Store behaves.
struct FileSettings {
    private(set) var settings = StoreSettings()
    /// The settings of the file that are unknown or have an unusable value, and why.
    private(set) var flaws: [CatalogError] = []

    private let file: JSONValue
    private let path: String

    /// Keys that are not reported as unknown: they have no effect here, or are read by functions below.
    private static let ignoredKeys: Set<String> = [
        "_applicationInternalID", "_developerTeamID", "_lastSynchronizedDate", "_storeKitErrors",
        "_failTransactionsEnabled",
        "_failTransactionsError", "_storeKitError", "_compatibilityTimeRate", "_timeRate", "_storefront", "_locale",
    ]

    private static let switches: [(key: String, control: StoreSwitch)] = [
        ("_askToBuyEnabled", .askToBuy), ("_interruptedPurchasesEnabled", .interruptedPurchases),
        ("_billingIssuesEnabled", .interruptedPurchases), ("_billingGracePeriodEnabled", .gracePeriod),
        ("_renewalBillingIssuesEnabled", .billingRetry),
    ]

    init(_ file: JSONValue, path: String) {
        (self.file, self.path) = (file, path)
        readPlace()
        for (key, control) in Self.switches {
            guard let value = file[key], value != .null else { continue }
            guard let isOn = value.boolValue else {
                recordUnsupported(key, "this should be true or false and is \(value.kind)")
                continue
            }
            if isOn { control.set("on", in: &settings) }
        }
        readRate()
        readErrors()
        let known = Self.ignoredKeys.union(Self.switches.map(\.key))
        for member in file.members ?? [] where !known.contains(member.key) && member.value.asksForSomething {
            recordUnsupported(
                member.key, member.key == "_disableDialogs" ? "this shop always asks" : "this setting is not known here"
            )
        }
    }

    private mutating func recordUnsupported(_ key: String, _ reason: String) {
        flaws.append(CatalogError(path: path, key: "settings.\(key)", line: 0, reason: reason))
    }

    private mutating func readPlace() {
        if let value = file["_storefront"], value != .null {
            if let code = value.stringValue, AppStoreFront.known(code) != nil {
                settings.storefront = code
            } else {
                recordUnsupported(
                    "_storefront", "“\(value.stringValue ?? "\(value.kind)")” is no storefront that is known here")
            }
        }
        if let value = file["_locale"], value != .null {
            if let locale = value.stringValue {
                settings.locale = locale
            } else {
                recordUnsupported("_locale", "this should be a text and is \(value.kind)")
            }
        }
    }

    /// Returns the rate by the number of `SKTestSession.TimeRate`. Rates of Xcode 12 go by days and become those that
    /// go by months.
    private static func rate(_ number: Int64) -> RenewalRate? {
        switch number {
        case 0: .realTime
        case 4, 11: .monthIs30Minutes
        case 5, 12: .monthIs15Minutes
        case 6, 15: .monthIs30Seconds
        case 10: .monthIs1Hour
        case 13: .monthIs5Minutes
        case 1000: .renewalEvery15Minutes
        case 1001: .renewalEvery5Minutes
        case 1002: .renewalEveryMinute
        case 1003: .renewalEvery30Seconds
        case 1004: .renewalEvery10Seconds
        case 1005: .renewalEvery2Seconds
        default: nil
        }
    }

    private mutating func readRate() {
        // Without the key, there may be one for older versions of Xcode, or several by version; the last one counts.
        let compatible = file["_compatibilityTimeRate"]
        if readRate("_timeRate", file["_timeRate"]) { return }
        _ = readRate("_compatibilityTimeRate", compatible?.members?.last?.value ?? compatible)
    }

    /// Returns whether the file has a value there.
    private mutating func readRate(_ key: String, _ value: JSONValue?) -> Bool {
        guard let value, value != .null else { return false }
        if let rate = value.integerValue.flatMap(Self.rate) {
            settings.rate = rate
        } else {
            recordUnsupported(
                key, "“\(value.integerValue.map(String.init) ?? "\(value.kind)")” is no rate that this shop has")
        }
        return true
    }

    private static let general: [StoreError] = [
        .unknown, .unknown, .networkError, .systemError, .notAvailableInStorefront, .notEntitled,
    ]
    private static let purchase: [StoreError] = [
        .invalidQuantity, .productUnavailable, .purchaseNotAllowed, .ineligibleForOffer, .invalidOffer, .invalidOffer,
        .invalidOfferSignature, .missingOfferParameters,
    ]
    private static let verification: [VerificationError] = [
        .revokedCertificate, .invalidCertificateChain, .invalidSignature, .invalidDeviceVerification, .invalidEncoding,
        .missingRequiredProperties,
    ]

    /// The errors of version 1 and 2, in the order of `SKError.Code`; the first one stands for none.
    private static let early: [StoreError] = [
        .unknown, .notEntitled, .unknown, .invalidOffer, .purchaseNotAllowed, .productUnavailable, .notEntitled,
        .networkError, .notEntitled, .notEntitled, .notEntitled, .invalidOffer, .invalidOfferSignature,
        .missingOfferParameters, .invalidOffer, .unknown, .unknown, .unknown, .ineligibleForOffer,
    ]

    private mutating func readErrors() {
        // Versions 1 and 2 have one switch for all purchases, and the number of its error.
        if file["_failTransactionsEnabled"]?.boolValue == true {
            let number = file["_storeKitError"]?.integerValue.flatMap(Int.init(exactly:)) ?? 0
            settings.failures[.purchase] = Self.early.indices.contains(number) ? Self.early[number] : .unknown
        }
        for (index, door) in (file["_storeKitErrors"]?.arrayValue ?? []).enumerated()
        where door["enabled"]?.boolValue == true {
            let name = door["name"]?.stringValue ?? ""
            guard let failure = SimulatedFailure.allCases.first(where: { $0.fileName == name }) else {
                recordUnsupported("_storeKitErrors[\(index)].name", "“\(name)” cannot fail here")
                continue
            }
            let number = door["current"]?["index"]?.integerValue.flatMap(Int.init(exactly:))
            func error<Value>(_ all: [Value]) -> Value? {
                number.flatMap { all.indices.contains($0) ? all[$0] : nil }
            }
            if number != nil, door["current"]?["type"]?.stringValue == "purchase" {
                settings.failures[failure] = error(Self.purchase) ?? .unknown
            } else if failure == .verification {
                settings.failures[failure] = .unknown
                settings.verificationError = error(Self.verification) ?? settings.verificationError
            } else {
                settings.failures[failure] = number == nil ? .networkError : error(Self.general) ?? .unknown
            }
        }
    }
}

extension JSONValue {
    /// True if the value is anything but null, false, 0 or empty.
    var asksForSomething: Bool {
        switch self {
        case .null, .bool(false), .integer(0), .string(""): false
        case .array(let values): !values.isEmpty
        case .object(let members): !members.isEmpty
        default: true
        }
    }
}

extension Store {
    /// Returns true if the catalog's present flaws have not been told to the player yet, and records that they are.
    package mutating func tellFlaws() -> Bool {
        let seal = key.signature(of: Array(catalog.flaws.map(\.description).joined(separator: "\n").utf8))
        defer { state.flawsTold = seal }
        return state.flawsTold != seal
    }

    /// Applies the settings of the catalog's file unless they were applied before, so later changes by hand stay. The
    /// built-in catalog's own settings are kept aside meanwhile and return with it.
    package mutating func applyFileSettings(isBuiltIn: Bool) {
        guard !isBuiltIn else {
            if let house = state.houseSettings { settings = house }
            (state.houseSettings, state.settingsOfFile) = (nil, nil)
            return
        }
        let text = catalog.document["settings"].map { String(decoding: $0.compact, as: UTF8.self) } ?? ""
        guard text != state.settingsOfFile else { return }
        if state.settingsOfFile == nil { state.houseSettings = settings }
        state.settingsOfFile = text
        settings = catalog.settings
    }
}
