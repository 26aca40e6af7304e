extension SVGDocument {
    /// The area that is painted when the document is drawn, in areas of the drawing: shapes by their boxes, and twice the
    /// box of a group that is drawn on a layer of its own.
    ///
    /// Paint counts up to half a drawing beyond the edges, since the drawing may stand in a wider picture.
    var coverage: Double {
        let side = max(viewBox.width, viewBox.height)
        let limits = Bounds(min: viewBox.center - side, max: viewBox.center + side)
        return painted(0, transform: .identity, within: limits, side: side).area
    }

    /// Returns the area that a group paints, in squares of that side, and its box; `nil` for nothing.
    private func painted(
        _ index: Int, transform above: Transform2D, within limits: Bounds, side: Double
    ) -> (area: Double, box: Bounds?) {
        let group = groups[index]
        let transform = group.transform.map { above * $0 } ?? above
        var area = 0.0
        var box: Bounds?
        func add(_ part: Bounds?) {
            guard let part = part?.intersection(limits) else { return }
            box = box.map(part.union) ?? part
        }
        func squares(_ part: Bounds?) -> Double { part.map { $0.width / side * ($0.height / side) } ?? 0 }
        for child in group.children {
            switch child {
            case .group(let inner):
                let part = painted(inner, transform: transform, within: limits, side: side)
                area += part.area
                add(part.box)
            case .shape(let place):
                let shape = shapes[place]
                let own = shape.transform.map { transform * $0 } ?? transform
                for part in [shape.fill == .none ? nil : shape.box, shape.strokeBox].compactMap({ $0 }) {
                    let clipped = own.apply(part).intersection(limits)
                    area += squares(clipped)
                    add(clipped)
                }
            }
        }
        // The layer is cleared and laid over what is below it.
        if group.clip != nil || group.opacity < 1 && group.children.count > 1 { area += 2 * squares(box) }
        return (area, box)
    }
}

extension Bounds {
    /// Returns the part within other bounds; `nil` if there is none.
    func intersection(_ other: Bounds) -> Bounds? {
        let part = Bounds(min: pointwiseMax(min, other.min), max: pointwiseMin(max, other.max))
        return part.min.x < part.max.x && part.min.y < part.max.y ? part : nil
    }
}
