/// The drawing properties of an element: inherited ones and its own.
struct SVGPresentation {
    enum PaintSource {
        case none
        case color(RGB, alpha: Double)
        case reference(String, line: Int)
    }

    // Inherited.
    var fill = PaintSource.color(RGB(0, 0, 0), alpha: 1)
    var stroke = PaintSource.none
    var strokeStyle = StrokeStyle()
    var fillRule = FillRule.nonZero
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var color = RGB(0, 0, 0)
    var isInvisible = false
    var roles: Int?

    // The element's own.
    var opacity = 1.0
    var isHidden = false

    /// The properties that a child inherits.
    var inherited: SVGPresentation {
        var copy = self
        copy.opacity = 1
        copy.isHidden = false
        return copy
    }

    /// The properties that would change the picture in unsupported ways.
    private static let refused: Set<String> = [
        "clip-path", "mask", "filter", "stroke-dasharray", "marker-start", "marker-mid", "marker-end", "marker",
    ]

    /// Sets one property from an attribute or from `style`; returns false if it does not affect drawing.
    @discardableResult
    mutating func set(_ property: String, _ value: String, line: Int) throws(SVGFault) -> Bool {
        // Geometry attributes such as `cx` are the most frequent, and shorter than any drawing property.
        if property.utf8.count < 4 { return false }
        let value = SVGValue.trimmed(value)
        // Everything inheritable is inherited already.
        if value == "inherit" { return true }
        switch property {
        case "fill": fill = try paint(value, line: line)
        case "stroke": stroke = try paint(value, line: line)
        case "color": color = try SVGValue.color(value, current: color)?.color ?? color
        case "fill-opacity": fillOpacity = try SVGValue.share(value)
        case "stroke-opacity": strokeOpacity = try SVGValue.share(value)
        case "opacity": opacity = try SVGValue.share(value)
        case "display": isHidden = value == "none"
        case "visibility": isInvisible = value == "hidden" || value == "collapse"
        case "fill-rule":
            switch value {
            case "nonzero": fillRule = .nonZero
            case "evenodd": fillRule = .evenOdd
            default: throw Self.unknown(property, value, "nonzero or evenodd")
            }
        case "stroke-width":
            let width = try SVGValue.length(value)
            guard width >= 0 else { throw SVGFault("The stroke-width is negative.", "Give 0 or more.") }
            strokeStyle.width = width
        case "stroke-linecap":
            switch value {
            case "butt": strokeStyle.cap = .butt
            case "round": strokeStyle.cap = .round
            case "square": strokeStyle.cap = .square
            default: throw Self.unknown(property, value, "butt, round or square")
            }
        case "stroke-linejoin":
            switch value {
            case "miter": strokeStyle.join = .miter
            case "round": strokeStyle.join = .round
            case "bevel": strokeStyle.join = .bevel
            default: throw Self.unknown(property, value, "miter, round or bevel")
            }
        case "stroke-miterlimit": strokeStyle.miterLimit = max(1, try SVGValue.length(value))
        default:
            guard Self.refused.contains(property) else { return false }
            guard value == "none" else {
                throw SVGFault("The property \(property) is not drawn.", "Draw the effect with plain shapes.")
            }
        }
        return true
    }

    /// Sets the properties of a `style` attribute; those that do not affect drawing are skipped.
    mutating func set(style: String, line: Int) throws(SVGFault) {
        for declaration in style.split(separator: ";") {
            let trimmed = SVGValue.trimmed(String(declaration))
            if trimmed.isEmpty { continue }
            guard let colon = trimmed.firstIndex(of: ":") else {
                throw SVGFault("The style \(quoted(trimmed)) has no colon.", "Write it as property:value.")
            }
            let property = SVGValue.trimmed(String(trimmed[..<colon]))
            try set(property, String(trimmed[trimmed.index(after: colon)...]), line: line)
        }
    }

    private func paint(_ value: String, line: Int) throws(SVGFault) -> PaintSource {
        guard value.hasPrefix("url(") else {
            guard let (color, alpha) = try SVGValue.color(value, current: color) else { return .none }
            return .color(color, alpha: alpha)
        }
        let inner = value.dropFirst(4).prefix { $0 != ")" }.filter { $0 != "\"" && $0 != "'" }
        let id = SVGValue.trimmed(inner)
        guard id.hasPrefix("#"), id.count > 1 else {
            throw SVGFault("The paint \(quoted(value)) is not in this file.", "Refer to a gradient as url(#id).")
        }
        return .reference(String(id.dropFirst()), line: line)
    }

    private static func unknown(_ property: String, _ value: String, _ known: String) -> SVGFault {
        SVGFault("The \(property) \(quoted(value)) is not known.", "Use \(known).")
    }
}
