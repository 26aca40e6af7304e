extension Canvas {
    /// The shapes that were drawn into the canvas, as SVG elements in units of its pixels.
    ///
    /// - Parameter prefix: of the names of gradients, to be one's own within a document.
    package func svgElements(prefix: String = "g") -> String {
        var out = ""
        for (index, shape) in (shapes ?? []).enumerated() {
            let data = shape.path.svgData(shape.transform)
            guard !data.isEmpty else { continue }
            switch shape.paint {
            case .solid(let pixel):
                guard pixel.w > 0.001 else { continue }
                let color = RGB(linear: (pixel / pixel.w).clamped(lowerBound: .zero, upperBound: .one))
                out += Self.element(data, color.hexText, Double(pixel.w) * shape.opacity, shape.rule)
            case .linearGradient(let gradient):
                let name = "\(prefix)\(index)"
                out += Self.definition(gradient, shape.transform * gradient.transform, name)
                out += Self.element(data, "url(#\(name))", shape.opacity, shape.rule)
            }
        }
        return out
    }

    private static func element(_ data: String, _ fill: String, _ opacity: Double, _ rule: FillRule) -> String {
        let transparency = opacity < 0.995 ? " fill-opacity=\"\(decimal(opacity))\"" : ""
        return "<path d=\"\(data)\" fill=\"\(fill)\"\(transparency)"
            + (rule == .evenOdd ? " fill-rule=\"evenodd\"/>\n" : "/>\n")
    }

    private static func definition(_ gradient: LinearGradient, _ place: Transform2D, _ name: String) -> String {
        let spread =
            switch gradient.spread {
            case .pad: ""
            case .reflect: " spreadMethod=\"reflect\""
            case .repeat: " spreadMethod=\"repeat\""
            }
        let matrix = [place.a, place.b, place.c, place.d, place.tx, place.ty].map { decimal($0, 10_000) }
        let stops = gradient.stops.map { stop in
            let transparency = stop.opacity < 0.995 ? " stop-opacity=\"\(decimal(stop.opacity))\"" : ""
            return
                "<stop offset=\"\(decimal(stop.offset, 10_000))\" stop-color=\"\(stop.color.hexText)\"\(transparency)/>"
        }
        return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(decimal(gradient.start.x))\" "
            + "y1=\"\(decimal(gradient.start.y))\" x2=\"\(decimal(gradient.end.x))\" y2=\"\(decimal(gradient.end.y))\" "
            + "gradientTransform=\"matrix(\(matrix.joined(separator: " ")))\"\(spread)>"
            + stops.joined() + "</linearGradient>\n"
    }
}

/// A number in hundredths, or finer, without zeros that say nothing.
private func decimal(_ value: Double, _ parts: Int = 100) -> String {
    let whole = Int((max(-1e9, min(1e9, value)) * Double(parts)).rounded())
    var digits = String(abs(whole) % parts + parts).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (whole < 0 ? "-" : "") + String(abs(whole) / parts) + (digits.isEmpty ? "" : "." + digits)
}

extension Path {
    /// As SVG's `d` has it; empty for a path that cannot be drawn.
    fileprivate func svgData(_ transform: Transform2D) -> String {
        guard transform.isFinite, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return "" }
        var out = ""
        var rest = points[...]
        func put(_ letter: String, _ count: Int) {
            let place = rest.prefix(count).map(transform.apply).map { "\(decimal($0.x)) \(decimal($0.y))" }
            rest = rest.dropFirst(count)
            out += letter + place.joined(separator: " ")
        }
        for verb in verbs {
            switch verb {
            case .move: put("M", 1)
            case .line: put("L", 1)
            case .quad: put("Q", 2)
            case .cubic: put("C", 3)
            case .close: out += "Z"
            }
        }
        return out
    }
}
