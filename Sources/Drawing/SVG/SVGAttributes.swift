/// One element's attributes, and the shapes that they describe.
struct SVGAttributes {
    let list: [XMLReader.Attribute]
    let line: Int

    init(_ list: [XMLReader.Attribute], line: Int) {
        self.list = list
        self.line = line
    }

    subscript(name: String) -> String? { list.first { $0.name == name }?.value }

    /// Reads a value; an error names the attribute.
    func reading<Value>(
        _ name: String, _ text: String, _ read: (String) throws(SVGFault) -> Value
    ) throws(SVGFault) -> Value {
        do {
            return try read(text)
        } catch {
            throw SVGFault("In \(name): \(error.reason)", error.nextStep)
        }
    }

    func transform() throws(SVGFault) -> Transform2D? {
        guard let text = self["transform"] else { return nil }
        return try reading("transform", text, { text throws(SVGFault) in try SVGValue.transform(text) })
    }

    private func length(_ name: String, _ whole: Double) throws(SVGFault) -> Double? {
        guard let text = self[name] else { return nil }
        return try reading(name, text) { text throws(SVGFault) in try SVGValue.length(text, percentOf: whole) }
    }

    private func size(_ name: String, _ whole: Double) throws(SVGFault) -> Double? {
        guard let value = try length(name, whole) else { return nil }
        guard value >= 0 else { throw SVGFault("The \(name) is negative.", "Give 0 or more.") }
        return value
    }

    /// Returns the place that `x` and `y` name.
    func point(in viewport: Bounds) throws(SVGFault) -> Point {
        Point(try length("x", viewport.width) ?? 0, try length("y", viewport.height) ?? 0)
    }

    /// Returns the rectangle of an inner drawing; without a size it is as large as what is around it.
    func place(in viewport: Bounds) throws(SVGFault) -> Bounds {
        let corner = try point(in: viewport)
        return Bounds(
            x: corner.x, y: corner.y, width: try size("width", viewport.width) ?? viewport.width,
            height: try size("height", viewport.height) ?? viewport.height)
    }

    /// Returns the outline of a basic shape or path; nil if the element is none. Sizes of zero draw nothing.
    func path(of element: String, in viewBox: Bounds?) throws(SVGFault) -> Path? {
        let (w, h) = (viewBox?.width ?? 0, viewBox?.height ?? 0)
        let diagonal = ((w * w + h * h) / 2).squareRoot()
        switch element {
        case "path":
            return try reading("d", self["d"] ?? "") { text throws(SVGFault) in try Path(svg: text) }
        case "circle":
            guard let r = try size("r", diagonal), r > 0 else { return Path() }
            return .ellipse(center: Point(try length("cx", w) ?? 0, try length("cy", h) ?? 0), rx: r, ry: r)
        case "ellipse":
            let (givenX, givenY) = (try size("rx", w), try size("ry", h))
            guard let rx = givenX ?? givenY, let ry = givenY ?? givenX, rx > 0, ry > 0 else { return Path() }
            return .ellipse(center: Point(try length("cx", w) ?? 0, try length("cy", h) ?? 0), rx: rx, ry: ry)
        case "rect":
            guard let width = try size("width", w), let height = try size("height", h), width > 0, height > 0
            else { return Path() }
            let box = Bounds(x: try length("x", w) ?? 0, y: try length("y", h) ?? 0, width: width, height: height)
            let (givenX, givenY) = (try size("rx", w), try size("ry", h))
            return .roundedRect(box, rx: givenX ?? givenY ?? 0, ry: givenY ?? givenX ?? 0)
        case "line":
            return .polygon(
                [
                    Point(try length("x1", w) ?? 0, try length("y1", h) ?? 0),
                    Point(try length("x2", w) ?? 0, try length("y2", h) ?? 0),
                ], closed: false)
        case "polygon", "polyline":
            let points = try reading("points", self["points"] ?? "", { t throws(SVGFault) in try SVGValue.points(t) })
            return .polygon(points, closed: element == "polygon")
        default: return nil
        }
    }
}
