/// Builds a document from the elements of a file.
struct SVGParser {
    /// The largest size of a file, in bytes.
    static let mostBytes = 4 << 20
    static let mostDepth = 48
    /// The most drawings within each other: each may take a canvas of its own.
    static let mostInner = 4
    static let mostShapes = 20_000
    /// The most points of all strokes' outlines: a small file of wide curves could ask for any amount of memory.
    static let mostStrokePoints = 1_000_000
    /// The most times that shapes and layers may cover the drawing, each of which takes milliseconds on a large terminal.
    static let mostCoverage = 500.0

    let name: String
    private var reader: XMLReader
    private let byteCount: Int
    private let isComposed: Bool
    var groups: [SVGGroup] = []
    var shapes: [SVGShape] = []
    private var texts: [SVGText] = []
    /// The element that is being read, for messages.
    private var element: String?
    private var frames: [Frame] = []
    private var strokePoints = 0
    private var viewBox: Bounds?
    private var roles: [[String]] = []
    private var roleIndex: [[String]: Int] = [:]
    var definitions = SVGGradientDefinitions()

    private struct Frame {
        enum Kind {
            /// A group: its shapes are drawn into the group of that index.
            case container(group: Int)
            /// Definitions: only gradients count.
            case definitions
            case gradient
            /// An element that may not contain another of the subset.
            case leaf
            /// A line of text, at the index of that number.
            case text(Int)
            /// Ignored content.
            case ignored
        }

        let name: String
        let kind: Kind
        let presentation: SVGPresentation
        /// The map from here to the document's user units.
        let map: Transform2D
        /// The box that shares of a width or height refer to.
        let viewport: Bounds
        /// True if nothing within is drawn.
        let isHidden: Bool
    }

    init(_ bytes: [UInt8], name: String, isComposed: Bool = false) {
        (self.name, self.isComposed) = (name, isComposed)
        byteCount = bytes.count
        reader = XMLReader(bytes.count > Self.mostBytes ? [] : bytes)
    }

    mutating func parse() throws(SVGError) -> SVGDocument {
        do {
            return try parseDocument()
        } catch {
            throw SVGError(
                file: name, line: faultLine ?? reader.line, element: element, reason: error.reason,
                nextStep: error.nextStep)
        }
    }

    /// The line of a fault that is not at the element being read; `nil` for one that is.
    private var faultLine: Int?

    private mutating func parseDocument() throws(SVGFault) -> SVGDocument {
        guard byteCount <= Self.mostBytes else {
            throw SVGFault("The file is larger than 4 MiB.", "Simplify the drawing.")
        }
        while let event = try reader.next() {
            if case .text(let index)? = frames.last?.kind { texts[index].text += try reader.text() }
            switch event {
            case .start(let qualified, let attributes, let selfClosing):
                // An svg: prefix is the same namespace as none.
                let name = qualified.hasPrefix("svg:") ? String(qualified.dropFirst(4)) : qualified
                element = name
                guard frames.count < Self.mostDepth else {
                    throw SVGFault("Elements are nested deeper than \(Self.mostDepth).", "Flatten the groups.")
                }
                frames.append(try open(name, SVGAttributes(attributes, line: reader.line)))
                if selfClosing { close() }
            case .end(let qualified):
                let name = qualified.hasPrefix("svg:") ? String(qualified.dropFirst(4)) : qualified
                element = name
                guard frames.last?.name == name else {
                    let expected = frames.last.map { "</\($0.name)> is expected" } ?? "nothing is open"
                    throw SVGFault("</\(name)> closes the wrong element; \(expected).", "Check the nesting.")
                }
                close()
            }
        }
        if let open = frames.last {
            element = open.name
            throw SVGFault("The element is not closed.", "The file may have been cut off; save it again.")
        }
        guard let viewBox else {
            element = nil
            throw SVGFault("There is no svg element.", "Give a file that begins with <svg viewBox=\"…\">.")
        }
        let gradients = try resolveGradients()
        var document = SVGDocument(
            name: name, viewBox: viewBox, groups: groups, shapes: shapes, gradients: gradients, roles: roles)
        document.texts = texts.compactMap { line in
            // Ends of lines and indentation in the file are spaces of the text.
            var line = line
            line.text = line.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return line.text.isEmpty ? nil : line
        }
        guard document.coverage <= Self.mostCoverage else {
            element = nil
            throw SVGFault(
                "Its shapes cover it more than \(Int(Self.mostCoverage)) times over.", "Simplify the drawing.")
        }
        return document
    }

    private mutating func close() {
        let frame = frames.removeLast()
        if case .gradient = frame.kind { definitions.finish() }
    }

    private mutating func open(_ name: String, _ attributes: SVGAttributes) throws(SVGFault) -> Frame {
        guard let parent = frames.last else {
            guard viewBox == nil, name == "svg" else {
                throw SVGFault("The file's one outermost element is not svg.", "Put everything within one <svg>.")
            }
            return try openRoot(attributes)
        }
        func frame(
            _ kind: Frame.Kind, _ presentation: SVGPresentation, by map: Transform2D = .identity, in box: Bounds? = nil
        ) -> Frame {
            Frame(
                name: name, kind: kind, presentation: presentation, map: parent.map * map,
                viewport: box ?? parent.viewport, isHidden: parent.isHidden || presentation.isHidden)
        }
        let inherited = parent.presentation
        if case .ignored = parent.kind { return frame(.ignored, inherited) }
        // Descriptions, and data that drawing programs keep for themselves.
        if ["title", "desc", "metadata"].contains(name) || name.contains(":") {
            return frame(.ignored, inherited)
        }
        switch (parent.kind, name) {
        case (.gradient, "stop"):
            let presentation = try presentation(attributes, from: inherited)
            try definitions.addStop(attributes, presentation, ownRoles: attributes["class"] != nil)
            return frame(.leaf, inherited)
        case (.container, "linearGradient"), (.definitions, "linearGradient"):
            try definitions.begin(attributes)
            return frame(.gradient, inherited.inherited)
        case (.container, "defs"), (.definitions, "defs"):
            return frame(.definitions, inherited)
        case (.container(let group), "g"):
            let presentation = try presentation(attributes, from: inherited)
            var child = SVGGroup()
            child.id = attributes["id"]
            child.opacity = presentation.opacity
            child.isHidden = presentation.isHidden
            child.transform = try attributes.transform()
            if let pivot = attributes["data-pivot"] {
                let numbers = try attributes.reading("data-pivot", pivot, SVGValue.numbers)
                guard numbers.count == 2 else {
                    throw SVGFault("The data-pivot is not two numbers.", "Write it as data-pivot=\"x y\".")
                }
                child.pivot = Point(numbers[0], numbers[1])
            }
            return frame(open(child, in: group), presentation, by: child.transform ?? .identity)
        case (.container(let group), "svg") where isComposed:
            let presentation = try presentation(attributes, from: inherited)
            guard frames.count(where: { $0.name == "svg" }) < Self.mostInner else {
                throw SVGFault(
                    "Drawings are nested deeper than \(Self.mostInner).", "Give the inner ones as groups.")
            }
            let (child, box) = try innerDrawing(attributes, presentation, in: parent.viewport)
            return frame(open(child, in: group), presentation, by: child.transform ?? .identity, in: box)
        case (.container, "text") where isComposed:
            let presentation = try presentation(attributes, from: inherited)
            guard !parent.isHidden, let line = try text(attributes, presentation, parent) else {
                return frame(.ignored, inherited)
            }
            texts.append(line)
            return frame(.text(texts.count - 1), presentation)
        case (.container(let group), _):
            guard let path = try attributes.path(of: name, in: parent.viewport) else { throw Self.outside(name) }
            try add(path, attributes, try presentation(attributes, from: inherited), group, parent.map)
            return frame(.leaf, inherited)
        default:
            throw SVGFault(
                "<\(name)> cannot be within <\(parent.name)>.", "Move it out, or remove it if it draws nothing.")
        }
    }

    private static func outside(_ name: String) -> SVGFault {
        SVGFault(
            "The element is outside the subset that is drawn.",
            "Use g, path, circle, ellipse, rect, polygon, polyline, line and linearGradient.")
    }

    /// Adds a group to another one, and returns what elements within it are read as.
    private mutating func open(_ child: SVGGroup, in group: Int) -> Frame.Kind {
        groups[group].children.append(.group(groups.count))
        groups.append(child)
        return .container(group: groups.count - 1)
    }

    /// Returns an `svg` within another as a group: its box fitted into the place that it has there, and cut off around it.
    private func innerDrawing(
        _ attributes: SVGAttributes, _ presentation: SVGPresentation, in viewport: Bounds
    ) throws(SVGFault) -> (group: SVGGroup, box: Bounds) {
        let place = try attributes.place(in: viewport)
        let box =
            attributes["viewBox"] == nil
            ? Bounds(x: 0, y: 0, width: place.width, height: place.height) : try readBox(attributes)
        guard place.width > 0, place.height > 0 else {
            throw SVGFault("The inner svg has no size.", "Give its width and height.")
        }
        let scale = min(place.width / box.width, place.height / box.height)
        let (width, height) = (place.width / scale, place.height / scale)
        let clip = Bounds(
            x: box.min.x - (width - box.width) / 2, y: box.min.y - (height - box.height) / 2, width: width,
            height: height)
        var group = SVGGroup()
        (group.opacity, group.isHidden, group.clip) = (presentation.opacity, presentation.isHidden, clip)
        group.transform =
            .translation(place.min.x, place.min.y) * .scale(scale) * .translation(-clip.min.x, -clip.min.y)
        return (group, box)
    }

    /// Returns an empty line of text at its place; `nil` for one that is not to be seen.
    private func text(
        _ attributes: SVGAttributes, _ presentation: SVGPresentation, _ parent: Frame
    ) throws(SVGFault) -> SVGText? {
        let isSeen = !presentation.isHidden && !presentation.isInvisible && presentation.opacity > 0
        guard isSeen, case .color(let color, let alpha) = presentation.fill, alpha > 0 else { return nil }
        let map = parent.map * (try attributes.transform() ?? .identity)
        let place = try attributes.point(in: parent.viewport)
        // Sizes in other units tell nothing that a terminal could show.
        let size = attributes["font-size"].flatMap { try? SVGValue.length($0) } ?? 16
        let anchor = attributes["text-anchor"].flatMap(SVGText.Anchor.init) ?? .start
        return SVGText(
            text: "", place: map.apply(place), anchor: attributes["direction"] == "rtl" ? anchor.mirrored : anchor,
            size: size * Self.stretch(map), color: color)
    }

    private mutating func openRoot(_ attributes: SVGAttributes) throws(SVGFault) -> Frame {
        let box = try readBox(attributes)
        viewBox = box
        let presentation = try presentation(attributes, from: SVGPresentation())
        var root = SVGGroup()
        root.opacity = presentation.opacity
        root.isHidden = presentation.isHidden
        root.transform = try attributes.transform()
        groups.append(root)
        return Frame(
            name: "svg", kind: .container(group: 0), presentation: presentation, map: .identity, viewport: box,
            isHidden: presentation.isHidden)
    }

    /// Returns the box of an `svg` element in its own units.
    private func readBox(_ attributes: SVGAttributes) throws(SVGFault) -> Bounds {
        let box: [Double]
        if let text = attributes["viewBox"] {
            box = try attributes.reading("viewBox", text, SVGValue.numbers)
        } else if let width = attributes["width"], let height = attributes["height"] {
            box = [
                0, 0, try attributes.reading("width", width) { text throws(SVGFault) in try SVGValue.length(text) },
                try attributes.reading("height", height) { text throws(SVGFault) in try SVGValue.length(text) },
            ]
        } else {
            throw SVGFault("There is no viewBox.", "Add viewBox=\"0 0 width height\".")
        }
        guard box.count == 4, box[2] > 0, box[3] > 0 else {
            throw SVGFault("The viewBox is not x y width height.", "Give four numbers, the last two above 0.")
        }
        // A side that is next to nothing makes a drawing of millions of pixels out of the other.
        let (short, long) = (min(box[2], box[3]), max(box[2], box[3]))
        guard short >= 0.001, long <= short * 10_000 else {
            throw SVGFault(
                "The viewBox is too small or too narrow.",
                "Give sides of at least 0.001, neither more than ten thousand times the other.")
        }
        return Bounds(x: box[0], y: box[1], width: box[2], height: box[3])
    }

    /// Reads the properties of an element; those in `style` win over attributes, as in CSS.
    private mutating func presentation(
        _ attributes: SVGAttributes, from parent: SVGPresentation
    ) throws(SVGFault) -> SVGPresentation {
        var result = parent.inherited
        if let list = attributes["class"] {
            let words = list.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
                .map(String.init)
            result.roles = words.isEmpty ? parent.roles : role(words)
        }
        // `color` comes first, since currentColor on the same element refers to it.
        if let color = attributes["color"] { try result.set("color", color, line: reader.line) }
        for attribute in attributes.list where attribute.name != "color" {
            try result.set(attribute.name, attribute.value, line: reader.line)
        }
        if let style = attributes["style"] { try result.set(style: style, line: reader.line) }
        return result
    }

    private mutating func role(_ words: [String]) -> Int {
        if let index = roleIndex[words] { return index }
        roles.append(words)
        roleIndex[words] = roles.count - 1
        return roles.count - 1
    }

    private mutating func add(
        _ path: Path, _ attributes: SVGAttributes, _ presentation: SVGPresentation, _ group: Int, _ map: Transform2D
    ) throws(SVGFault) {
        guard shapes.count < Self.mostShapes else {
            throw SVGFault("There are more than \(Self.mostShapes) shapes.", "Simplify the drawing.")
        }
        let transform = try attributes.transform()
        guard !presentation.isHidden, !presentation.isInvisible, !path.isEmpty else { return }
        var shape = SVGShape(path: path, fill: .none, stroke: .none)
        shape.fillRule = presentation.fillRule
        shape.opacity = presentation.opacity
        shape.transform = transform
        shape.roles = presentation.roles
        shape.fillOpacity = presentation.fillOpacity
        shape.strokeOpacity = presentation.strokeOpacity
        shape.fill = definitions.use(presentation.fill, in: path, &shape.fillOpacity)
        if presentation.strokeStyle.width > 0 {
            shape.stroke = definitions.use(presentation.stroke, in: path, &shape.strokeOpacity)
        }
        if shape.stroke != .none, let viewBox {
            // A twentieth of a pixel where the drawing is a hundred pixels large, as birds on large screens are.
            let stretch = Self.stretch(transform.map { map * $0 } ?? map)
            let tolerance = max(viewBox.width, viewBox.height) / 2000 / max(stretch, 1e-6)
            shape.strokeWidth = presentation.strokeStyle.width
            let outline = path.stroked(
                presentation.strokeStyle, tolerance: tolerance, most: Self.mostStrokePoints - strokePoints)
            strokePoints += outline.points.count
            guard strokePoints < Self.mostStrokePoints else {
                throw SVGFault("The strokes have too many curves to be drawn.", "Simplify the drawing.")
            }
            shape.strokePath = outline
        }
        guard shape.fill != .none || shape.stroke != .none else { return }
        shape.path.round()
        shape.strokePath?.round()
        groups[group].children.append(.shape(shapes.count))
        shape.box = shape.path.controlBounds(.identity)
        shape.strokeBox = shape.strokePath?.controlBounds(.identity)
        shapes.append(shape)
    }

    private mutating func resolveGradients() throws(SVGFault) -> [SVGGradient] {
        do {
            return try definitions.resolve()
        } catch {
            element = error.element
            faultLine = error.line
            throw error.fault
        }
    }

    private static func stretch(_ transform: Transform2D) -> Double {
        max(
            (transform.a * transform.a + transform.b * transform.b).squareRoot(),
            (transform.c * transform.c + transform.d * transform.d).squareRoot())
    }
}
