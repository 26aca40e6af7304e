package enum Weather: String, Hashable, Sendable, Codable, CaseIterable {
    case clear, cloud, rain, snow, fog
}

/// A quarter of the year, by the northern calendar's months.
package enum Season: String, Hashable, Sendable, Codable, CaseIterable {
    case spring, summer, autumn, winter

    /// `month` 1…12; winter is December to February.
    package init(month: Int) {
        switch month {
        case 3...5: self = .spring
        case 6...8: self = .summer
        case 9...11: self = .autumn
        default: self = .winter
        }
    }
}
