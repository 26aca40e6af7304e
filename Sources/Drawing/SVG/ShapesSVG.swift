extension Canvas {
    /// Returns the shapes drawn into the canvas as SVG elements, in units of its pixels.
    ///
    /// - Parameter prefix: the prefix of gradient names, unique within a document.
    package func svgElements(prefix: String = "g") -> String {
        var out = ""
        for (index, drawn) in (shapes ?? []).enumerated() {
            switch drawn {
            case .shape(let shape): out += Self.element(shape, name: "\(prefix)\(index)")
            case .begin(let opacity): out += "<g opacity=\"\(decimal(opacity))\">\n"
            case .end: out += "</g>\n"
            }
        }
        return out
    }

    /// - Parameter name: the name of its gradient, if it has one.
    private static func element(_ shape: Shape, name: String) -> String {
        let data = shape.path.svgData(shape.transform)
        guard !data.isEmpty else { return "" }
        switch shape.paint {
        case .solid(let pixel):
            guard pixel.w > 0.001 else { return "" }
            let color = RGB(linear: (pixel / pixel.w).clamped(lowerBound: .zero, upperBound: .one))
            return element(data, color.hexText, Double(pixel.w) * shape.opacity, shape.rule)
        case .linearGradient(let gradient):
            return definition(gradient, shape.transform * gradient.transform, name)
                + element(data, "url(#\(name))", shape.opacity, shape.rule)
        }
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

/// Formats a number in hundredths or finer, without trailing zeros.
private func decimal(_ value: Double, _ parts: Int = 100) -> String {
    let whole = Int((max(-1e9, min(1e9, value)) * Double(parts)).rounded())
    var digits = String(abs(whole) % parts + parts).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (whole < 0 ? "-" : "") + String(abs(whole) / parts) + (digits.isEmpty ? "" : "." + digits)
}

extension Path {
    /// Returns the value of SVG's `d`; empty for a path that cannot be drawn.
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
