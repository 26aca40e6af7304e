extension Path {
    /// The last control point, where the last command was a curve of the same kind.
    private struct Controls {
        var cubic: Point?
        var quad: Point?
    }

    /// Reads SVG's path data: every command, absolute and relative.
    init(svg text: some StringProtocol) throws(SVGFault) {
        self.init()
        var scanner = SVGScanner(text)
        var command: UInt8 = 0
        var controls = Controls()
        scanner.skipSpace()
        while !scanner.isAtEnd {
            if scanner.startsNumber {
                // A command's letter also applies to what follows; after a move that is a line.
                if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
                if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            } else {
                command = scanner.take() ?? 0
                scanner.skipSpace()
            }
            if verbs.isEmpty, command | 0x20 != UInt8(ascii: "m") {
                throw SVGFault("The path does not begin with a move.", "Begin its data with M x y.")
            }
            guard points.count < 200_000 else {
                throw SVGFault("The path has more than 200,000 points.", "Simplify it.")
            }
            controls = try addSegment(command, &scanner, after: controls)
            guard abs(current.x) <= SVGScanner.largest, abs(current.y) <= SVGScanner.largest else {
                throw SVGFault("The path runs beyond ten million units.", "Scale the drawing down.")
            }
            scanner.skipSpace()
        }
    }

    /// Reads one command's arguments and adds its segment. Returns the control points that the next may continue.
    private mutating func addSegment(
        _ command: UInt8, _ scanner: inout SVGScanner, after controls: Controls
    ) throws(SVGFault) -> Controls {
        let origin = command & 0x20 != 0 ? current : .zero
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            let p = try scanner.point(origin)
            move(to: p)
        case UInt8(ascii: "l"):
            line(to: try scanner.point(origin))
        case UInt8(ascii: "h"):
            line(to: Point(try scanner.separated() + origin.x, current.y))
        case UInt8(ascii: "v"):
            line(to: Point(current.x, try scanner.separated() + origin.y))
        case UInt8(ascii: "c"):
            let (c1, c2) = (try scanner.point(origin), try scanner.point(origin))
            cubic(c1, c2, to: try scanner.point(origin))
            return Controls(cubic: c2)
        case UInt8(ascii: "s"):
            let c1 = controls.cubic.map { 2 * current - $0 } ?? current
            let c2 = try scanner.point(origin)
            cubic(c1, c2, to: try scanner.point(origin))
            return Controls(cubic: c2)
        case UInt8(ascii: "q"):
            let c = try scanner.point(origin)
            quad(c, to: try scanner.point(origin))
            return Controls(quad: c)
        case UInt8(ascii: "t"):
            let c = controls.quad.map { 2 * current - $0 } ?? current
            quad(c, to: try scanner.point(origin))
            return Controls(quad: c)
        case UInt8(ascii: "a"):
            let radii = try scanner.point(.zero)
            let rotation = try scanner.separated()
            let large = try scanner.flag()
            scanner.skipSeparator()
            let sweep = try scanner.flag()
            scanner.skipSeparator()
            arc(radii: radii, rotation: rotation, large: large, sweep: sweep, to: try scanner.point(origin))
        case UInt8(ascii: "z"):
            guard !scanner.startsNumber else {
                throw SVGFault("A number follows Z.", "After Z begin with a command's letter.")
            }
            close()
        default:
            throw SVGFault(
                "The path command \(quoted(String(decoding: [command], as: UTF8.self))) is not known.",
                "Use M L H V C S Q T A Z.")
        }
        return Controls()
    }
}

extension SVGScanner {
    /// Reads a number and the separator after it.
    fileprivate mutating func separated() throws(SVGFault) -> Double {
        let value = try number()
        skipSeparator()
        return value
    }

    fileprivate mutating func point(_ origin: Point) throws(SVGFault) -> Point {
        let x = try separated()
        return Point(origin.x + x, origin.y + (try separated()))
    }
}
