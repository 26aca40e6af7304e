/// A layered picture, read from the subset of SVG that the game's art uses.
///
/// It reads `svg` (with `viewBox`, or `width` and `height`), `g`, `path`, `circle`, `ellipse`, `rect`, `polygon`,
/// `polyline`, `line`, `linearGradient` and `stop`; their transforms, fills, strokes and opacities, as attributes or in
/// `style`. `title`, `desc`, `metadata` and elements of other namespaces are skipped. Everything else is refused, since
/// it would be missing from the picture; `text`, and an `svg` within another, unless they are asked for.
///
/// Groups have what a game needs beyond SVG: an `id` to pose them by, `data-pivot="x y"` (in the group's own units) to
/// turn about, and `class`, a list of roles to recolor by. A shape without a class has that of its group.
package struct SVGDocument: Sendable {
    /// The most bytes of a file; a larger one is refused, since no drawing for cells is that large.
    package static let mostBytes = SVGParser.mostBytes

    /// The name given to the reader, for messages.
    package let name: String
    /// The drawn area, in user units.
    package private(set) var viewBox: Bounds
    private(set) var groups: [SVGGroup]
    private(set) var shapes: [SVGShape]
    private(set) var gradients: [SVGGradient]
    /// The class lists, each once; shapes and stops refer to them by index.
    private(set) var roles: [[String]]
    /// The lines of text, which `draw` leaves out: a terminal writes them in its own letters.
    package internal(set) var texts: [SVGText] = []

    /// Reads a document from a file's bytes (UTF-8).
    ///
    /// - Parameter isComposed: true for a drawing that may hold lines of text, which become `texts`, and other drawings.
    /// - Throws: the fault, its place, and what to do about it.
    package init(parsing bytes: [UInt8], name: String, isComposed: Bool = false) throws(SVGError) {
        var parser = SVGParser(bytes, name: name, isComposed: isComposed)
        self = try parser.parse()
    }

    package init(parsing text: String, name: String) throws(SVGError) {
        try self.init(parsing: Array(text.utf8), name: name)
    }

    init(
        name: String, viewBox: Bounds, groups: [SVGGroup], shapes: [SVGShape], gradients: [SVGGradient],
        roles: [[String]]
    ) {
        self.name = name
        self.viewBox = viewBox
        self.groups = groups
        self.shapes = shapes
        self.gradients = gradients
        self.roles = roles
    }

    /// Reads or writes the document's content, except its name.
    mutating func code(_ coder: inout CompiledCoder) {
        coder.code(&viewBox)
        coder.code(&roles, of: []) { $0.code(&$1, of: "") { $0.code(&$1) } }
        coder.code(&groups, of: SVGGroup()) { $1.code(&$0) }
        coder.code(&shapes, of: SVGShape(path: Path(), fill: .none, stroke: .none)) { $1.code(&$0) }
        let none = LinearGradient(start: .zero, end: .zero, stops: [])
        coder.code(&gradients, of: SVGGradient(gradient: none, stopRoles: [])) { $1.code(&$0) }
    }

    /// The ids of groups that can be posed, in the order of the file.
    package var partIDs: [String] { groups.compactMap(\.id) }
}

enum SVGNode {
    case group(Int)
    case shape(Int)
}

struct SVGGroup: Sendable {
    var id: String?
    var pivot = Point.zero
    var transform: Transform2D?
    var opacity = 1.0
    var isHidden = false
    /// The area beyond which nothing of an inner `svg` is drawn, in the group's own units; `nil` for any other group.
    var clip: Bounds?
    var children: [SVGNode] = []
}

/// A line of text in a document.
package struct SVGText: Hashable, Sendable {
    /// The part of the line that is at its place, as it is seen from the left.
    package enum Anchor: String, Sendable {
        case start, middle, end

        var mirrored: Self { self == .start ? .end : self == .end ? .start : self }
    }

    package internal(set) var text: String
    /// The place of `anchor` on the baseline, in the document's user units.
    package let place: Point
    package let anchor: Anchor
    /// The size of the letters, in the document's user units.
    package let size: Double
    package let color: RGB
}

extension SVGNode: Sendable {}

enum SVGPaint: Hashable, Sendable {
    case none
    case color(RGB)
    /// The index of a gradient in the document.
    case gradient(Int)
}

struct SVGShape: Sendable {
    var path: Path
    /// The stroke's area, in the shape's units.
    var strokePath: Path?
    /// A box that holds all points of the path and of the stroke's area, in the shape's units.
    var box: Bounds?
    var strokeBox: Bounds?
    /// The width of the stroke, in the shape's units.
    var strokeWidth = 0.0
    var fillRule = FillRule.nonZero
    var fill: SVGPaint
    var stroke: SVGPaint
    /// The opacities, 0…1 each.
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var opacity = 1.0
    var transform: Transform2D?
    /// The index of the shape's class list in the document's `roles`; `nil` without one.
    var roles: Int?
}

/// A gradient as one shape uses it, in that shape's units.
struct SVGGradient: Sendable {
    var gradient: LinearGradient
    /// The class list of each stop, by index.
    var stopRoles: [Int?]
}
