extension SVGDocument {
    /// Draws the document over the canvas.
    ///
    /// - Parameter transform: the transform from user units to pixels, `Transform2D.fitting(viewBox, into: …)`.
    package func draw(into canvas: inout Canvas, transform: Transform2D, style: SVGStyle = SVGStyle()) {
        guard style.opacity > 0, transform.isFinite else { return }
        let renderer = SVGRenderer(document: self, style: style)
        renderer.draw(group: 0, into: &canvas, transform: transform, opacity: style.opacity)
    }

    /// Returns the bounds, in pixels, of what `draw` would touch; nil if nothing. Curves are followed to a thousandth.
    package func bounds(transform: Transform2D, style: SVGStyle = SVGStyle()) -> Bounds? {
        SVGRenderer(document: self, style: style).bounds(of: 0, transform: transform)
    }

    /// Returns the bounds, in pixels, of what the group of that id would touch; nil if nothing, or without such a
    /// group.
    package func bounds(of id: String, transform: Transform2D, style: SVGStyle = SVGStyle()) -> Bounds? {
        guard let (group, above) = place(of: id, transform: transform, style: style) else { return nil }
        return SVGRenderer(document: self, style: style).bounds(of: group, transform: above)
    }

    /// Returns the pivot of the group of that id in pixels, with the poses of the groups around it.
    package func pivot(of id: String, transform: Transform2D, style: SVGStyle = SVGStyle()) -> Point? {
        guard let (group, above) = place(of: id, transform: transform, style: style) else { return nil }
        let own = SVGRenderer(document: self, style: style).transform(of: groups[group], above: above)
        return own.apply(groups[group].pivot)
    }

    /// Draws the group of that id alone; nothing if there is none.
    package func draw(_ id: String, into canvas: inout Canvas, transform: Transform2D, style: SVGStyle = SVGStyle()) {
        guard let (group, above) = place(of: id, transform: transform, style: style) else { return }
        SVGRenderer(document: self, style: style).draw(group: group, into: &canvas, transform: above, opacity: 1)
    }

    /// Returns the map from the own units of the group of that id, in which it is posed, to the drawing's, and its
    /// pivot in its own units.
    package func ownUnits(of id: String) -> (map: Transform2D, pivot: Point)? {
        guard let (group, above) = place(of: id, transform: .identity, style: SVGStyle()) else { return nil }
        return (groups[group].transform.map { above * $0 } ?? above, groups[group].pivot)
    }

    /// Returns a group and the map that holds around it.
    private func place(of id: String, transform: Transform2D, style: SVGStyle) -> (Int, Transform2D)? {
        let renderer = SVGRenderer(document: self, style: style)
        func search(_ group: Int, _ above: Transform2D) -> (Int, Transform2D)? {
            if groups[group].id == id { return (group, above) }
            let inner = renderer.transform(of: groups[group], above: above)
            for case .group(let child) in groups[group].children {
                if let found = search(child, inner) { return found }
            }
            return nil
        }
        return search(0, transform)
    }
}

/// The drawing of a document in one style.
private struct SVGRenderer {
    let document: SVGDocument
    let style: SVGStyle
    /// The colors that replace the file's, by class list.
    private let overrides: [RGB?]
    private let lightFactor: Pixel
    private let hazePixel: Pixel
    private let hasPaintChange: Bool

    init(document: SVGDocument, style: SVGStyle) {
        self.document = document
        self.style = style
        overrides = style.colors.isEmpty ? [] : document.roles.map(style.color(of:))
        lightFactor = style.light.linear
        hazePixel = style.haze.linear
        hasPaintChange = style.light != RGB(255, 255, 255) || style.ramps != nil || style.hazeAmount > 0
    }

    func transform(of group: SVGGroup, above: Transform2D) -> Transform2D {
        var result = above
        if let own = group.transform { result = result * own }
        if let id = group.id, let pose = style.parts[id] { result = result * pose.transform(about: group.pivot) }
        return result
    }

    /// Returns the opacity of a group with its pose's; 0 if it is hidden.
    private func opacity(of group: SVGGroup) -> Double {
        guard let id = group.id, let pose = style.parts[id] else { return group.isHidden ? 0 : group.opacity }
        if pose.isHidden ?? group.isHidden { return 0 }
        return group.opacity * max(0, min(1, pose.opacity))
    }

    func draw(group index: Int, into canvas: inout Canvas, transform above: Transform2D, opacity outer: Double) {
        let group = document.groups[index]
        let opacity = opacity(of: group) * outer
        guard opacity > 0, !group.children.isEmpty else { return }
        if group.clip != nil || opacity < 1 && group.children.count > 1 {
            // A group fades as one: what it covers within itself must not show through. An inner drawing has edges.
            let limits = bounds(of: index, transform: above)
            layered(limits, opacity, into: &canvas) { layer, shift in
                draw(childrenOf: group, into: &layer, transform: transform(of: group, above: shift * above), 1)
            }
        } else {
            draw(childrenOf: group, into: &canvas, transform: transform(of: group, above: above), opacity)
        }
    }

    private func draw(
        childrenOf group: SVGGroup, into canvas: inout Canvas, transform: Transform2D, _ opacity: Double
    ) {
        for child in group.children {
            switch child {
            case .group(let index):
                draw(group: index, into: &canvas, transform: transform, opacity: opacity)
            case .shape(let index):
                draw(document.shapes[index], into: &canvas, transform: transform, opacity: opacity)
            }
        }
    }

    private func draw(_ shape: SVGShape, into canvas: inout Canvas, transform above: Transform2D, opacity: Double) {
        let transform = shape.transform.map { above * $0 } ?? above
        let opacity = opacity * shape.opacity
        guard opacity > 0 else { return }
        if opacity < 1, shape.fill != .none, shape.stroke != .none {
            let limits = Self.union(shape.box.map(transform.apply), shape.strokeBox.map(transform.apply))
            layered(limits, opacity, into: &canvas) { layer, shift in
                paint(shape, into: &layer, transform: shift * transform, opacity: 1)
            }
        } else {
            paint(shape, into: &canvas, transform: transform, opacity: opacity)
        }
    }

    private func paint(_ shape: SVGShape, into canvas: inout Canvas, transform: Transform2D, opacity: Double) {
        // A role colors a shape's area, or its line if it has no area.
        let override = shape.roles.flatMap { overrides.isEmpty ? nil : overrides[$0] }
        if let paint = paint(shape.fill, override) {
            canvas.fill(
                shape.path, transform: transform, rule: shape.fillRule, paint: paint,
                opacity: opacity * shape.fillOpacity, box: shape.box)
        }
        if let stroke = shape.strokePath, let paint = paint(shape.stroke, shape.fill == .none ? override : nil) {
            canvas.fill(
                stroke, transform: transform, paint: paint, opacity: opacity * shape.strokeOpacity,
                gain: lineGain(shape, transform), box: shape.strokeBox)
        }
    }

    /// Returns the factor by which a line is drawn stronger than its area.
    private func lineGain(_ shape: SVGShape, _ transform: Transform2D) -> Double {
        let width = shape.strokeWidth * abs(transform.determinant).squareRoot()
        guard width > 1e-6, width < style.leastLineWidth else { return 1 }
        return min(2, style.leastLineWidth / width)
    }

    private func paint(_ paint: SVGPaint, _ override: RGB?) -> Paint? {
        switch paint {
        case .none: return nil
        case .color(let own): return .solid(lit(style.silhouette ?? override ?? own))
        case .gradient(let index):
            let use = document.gradients[index]
            var gradient = use.gradient
            if let silhouette = style.silhouette {
                for stop in gradient.stops.indices { gradient.stops[stop].color = silhouette }
            } else if !overrides.isEmpty {
                if use.stopRoles.allSatisfy({ $0 == nil }), let override { return .solid(lit(override)) }
                for stop in gradient.stops.indices {
                    if let role = use.stopRoles[stop], let color = overrides[role] {
                        gradient.stops[stop].color = color
                    }
                }
            }
            if hasPaintChange {
                for stop in gradient.stops.indices {
                    gradient.stops[stop].color = RGB(linear: lit(gradient.stops[stop].color))
                }
            }
            return .linearGradient(gradient)
        }
    }

    /// Returns a color in the style's light and haze.
    private func lit(_ color: RGB) -> Pixel {
        guard hasPaintChange else { return color.linear }
        let shone =
            style.ramps.map { $0.color(for: color, lit: color.linear * lightFactor).linear } ?? color.linear
            * lightFactor
        return shone + (hazePixel - shone) * Float(max(0, min(1, style.hazeAmount)))
    }

    /// Draws on a transparent canvas as large as `limits` and lays that over `canvas`.
    private func layered(
        _ limits: Bounds?, _ opacity: Double, into canvas: inout Canvas,
        _ body: (inout Canvas, _ shift: Transform2D) -> Void
    ) {
        guard let limits, limits.min.x < limits.max.x || limits.min.y < limits.max.y else { return }
        let x = max(0, limits.min.x.rounded(.down))
        let y = max(0, limits.min.y.rounded(.down))
        let width = min(Double(canvas.width), limits.max.x.rounded(.up)) - x
        let height = min(Double(canvas.height), limits.max.y.rounded(.up)) - y
        guard width > 0, height > 0 else { return }
        var layer = Canvas(width: Int(width), height: Int(height))
        if canvas.shapes != nil { layer.shapes = [] }
        body(&layer, .translation(-x, -y))
        canvas.composite(layer, x: Int(x), y: Int(y), opacity: opacity)
    }

    func bounds(of index: Int, transform above: Transform2D) -> Bounds? {
        let group = document.groups[index]
        guard opacity(of: group) > 0 else { return nil }
        let transform = transform(of: group, above: above)
        var result: Bounds?
        for child in group.children {
            switch child {
            case .group(let index):
                result = Self.union(result, bounds(of: index, transform: transform))
            case .shape(let index):
                let shape = document.shapes[index]
                let own = shape.transform.map { transform * $0 } ?? transform
                if shape.fill != .none { result = Self.union(result, shape.path.tightBounds(own)) }
                if shape.stroke != .none { result = Self.union(result, shape.strokePath?.tightBounds(own)) }
            }
        }
        if let clip = group.clip { return result?.intersection(transform.apply(clip)) }
        return result
    }

    private static func union(_ a: Bounds?, _ b: Bounds?) -> Bounds? {
        guard let a else { return b }
        return b.map(a.union) ?? a
    }
}
