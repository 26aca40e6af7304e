package enum Weather: String, Hashable, Sendable, Codable, CaseIterable {
    case clear, cloud, rain, snow, fog
}

/// A hemisphere, which decides when summer is.
package enum Hemisphere: String, Hashable, Sendable, Codable, CaseIterable {
    case north, south
}

/// A season of three months.
package enum Season: String, Hashable, Sendable, Codable, CaseIterable {
    case spring, summer, autumn, winter

    /// Returns the season of a month, 1…12: northern winter is December to February, southern winter June to August.
    package init(month: Int, in hemisphere: Hemisphere = .north) {
        switch hemisphere == .north ? month : (month + 5) % 12 + 1 {
        case 3...5: self = .spring
        case 6...8: self = .summer
        case 9...11: self = .autumn
        default: self = .winter
        }
    }
}
