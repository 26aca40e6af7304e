/// The gradients of a file and their uses. A shape may refer to one that comes later in the file.
struct SVGGradientDefinitions {
    struct Fault: Error {
        let fault: SVGFault
        let line: Int
        let element: String
    }

    private struct Definition {
        var attributes: SVGAttributes
        var stops: [LinearGradient.Stop] = []
        var stopRoles: [Int?] = []
    }

    private struct Use {
        let id: String
        let line: Int
        /// The box of the painted shape without its stroke; nil if it has no points.
        let box: Bounds?
    }

    private var definitions: [String: Definition] = [:]
    private var current: Definition?
    private var uses: [Use] = []

    mutating func begin(_ attributes: SVGAttributes) throws(SVGFault) {
        guard definitions.count < 4096 else {
            throw SVGFault("There are more than 4096 gradients.", "Simplify the drawing.")
        }
        current = Definition(attributes: attributes)
    }

    mutating func addStop(
        _ attributes: SVGAttributes, _ presentation: SVGPresentation, ownRoles: Bool
    ) throws(SVGFault) {
        var color = RGB(0, 0, 0)
        var opacity = 1.0
        var properties: [(String, String)] = attributes.list.map { ($0.name, $0.value) }
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { SVGValue.trimmed(String($0)) }
            if parts.count == 2 { properties.append((parts[0], parts[1])) }
        }
        var alpha = 1.0
        for (property, value) in properties {
            switch property {
            case "stop-color":
                if let given = try SVGValue.color(value, current: presentation.color) {
                    (color, alpha) = given
                } else {
                    alpha = 0
                }
            case "stop-opacity": opacity = try SVGValue.share(value)
            default: continue
            }
        }
        guard (current?.stops.count ?? 0) < 256 else {
            throw SVGFault("The gradient has more than 256 stops.", "Leave out those that do not show.")
        }
        let offset = try SVGValue.share(attributes["offset"] ?? "0")
        // Offsets never go back.
        let last = current?.stops.last?.offset ?? 0
        current?.stops.append(.init(max(last, offset), color, opacity: opacity * alpha))
        current?.stopRoles.append(ownRoles ? presentation.roles : nil)
    }

    mutating func finish() {
        if let current, let id = current.attributes["id"], definitions[id] == nil { definitions[id] = current }
        current = nil
    }

    /// Turns a property's value into a shape's paint; a color's own alpha goes into `opacity`.
    mutating func use(_ source: SVGPresentation.PaintSource, in path: Path, _ opacity: inout Double) -> SVGPaint {
        switch source {
        case .none: return .none
        case .color(let color, let alpha):
            opacity *= alpha
            return .color(color)
        case .reference(let id, let line):
            uses.append(Use(id: id, line: line, box: path.tightBounds()))
            return .gradient(uses.count - 1)
        }
    }

    /// Returns one gradient for each use, in that shape's units.
    func resolve() throws(Fault) -> [SVGGradient] {
        var result: [SVGGradient] = []
        result.reserveCapacity(uses.count)
        for use in uses { result.append(try resolve(use)) }
        return result
    }

    private func resolve(_ use: Use) throws(Fault) -> SVGGradient {
        guard let own = definitions[use.id] else {
            throw Fault(
                fault: SVGFault(
                    "The paint url(#\(use.id)) is not in this file.",
                    "Add a linearGradient with that id, or give a color."), line: use.line, element: "linearGradient")
        }
        // A gradient inherits what it does not define from the one it refers to.
        var chain = [own]
        while let last = chain.last, let href = last.attributes["href"] ?? last.attributes["xlink:href"] {
            guard chain.count < 16, let next = definitions[String(href.drop { $0 == "#" })] else {
                throw Fault(
                    fault: SVGFault(
                        "The gradient refers to \(quoted(href)), which is not there or refers back.",
                        "Give it stops of its own."), line: last.attributes.line, element: "linearGradient")
            }
            chain.append(next)
        }
        func attribute(_ name: String) -> String? {
            for definition in chain { if let value = definition.attributes[name] { return value } }
            return nil
        }
        let filled = chain.first { !$0.stops.isEmpty }
        do throws(SVGFault) {
            let inBox = attribute("gradientUnits") != "userSpaceOnUse"
            func place(_ name: String, _ standard: Double) throws(SVGFault) -> Double {
                guard let text = attribute(name) else { return standard }
                return try SVGValue.length(text, percentOf: 1)
            }
            var transform = try attribute("gradientTransform").map(SVGValue.transform) ?? .identity
            if inBox, let box = use.box {
                let toBox = Transform2D(
                    a: box.width, b: 0, c: 0, d: box.height, tx: box.min.x, ty: box.min.y)
                transform = toBox * transform
            }
            let spread: LinearGradient.Spread =
                switch attribute("spreadMethod") {
                case "reflect": .reflect
                case "repeat": .repeat
                default: .pad
                }
            let gradient = LinearGradient(
                start: Point(try place("x1", 0), try place("y1", 0)),
                end: Point(try place("x2", 1), try place("y2", 0)),
                stops: filled?.stops ?? [], spread: spread, transform: transform)
            return SVGGradient(gradient: gradient, stopRoles: filled?.stopRoles ?? [])
        } catch {
            throw Fault(fault: error, line: own.attributes.line, element: "linearGradient")
        }
    }
}
