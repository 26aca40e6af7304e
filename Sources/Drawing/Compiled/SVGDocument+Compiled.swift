/// A drawing in the form that the rasterizer needs, so the game does not parse SVG to show its own art.
extension SVGDocument {
    /// The marker of the format; another format gets another number.
    fileprivate static let form: UInt32 = 0x32_47_44_42

    /// Returns the document in its compiled form, for `init(compiled:name:)`.
    package func compiled() -> [UInt8] {
        var copy = self
        var body = CompiledCoder()
        copy.code(&body)
        var head = CompiledCoder()
        var form = Self.form
        head.code(&form)
        head.code(outlinesOf: &body)
        return head.written + body.written
    }

    /// Reads a drawing from the bytes that `compiled()` made, without validating them; `nil` if they have another
    /// marker or are cut off.
    package init?(compiled bytes: UnsafeRawBufferPointer, name: String) {
        self.init(name: name, viewBox: Bounds(min: .zero, max: .zero), groups: [], shapes: [], gradients: [], roles: [])
        var coder = CompiledCoder(reading: bytes)
        var form: UInt32 = 0
        coder.code(&form)
        guard form == Self.form else { return nil }
        coder.readOutlines()
        code(&coder)
        guard coder.isWhole, coder.isAtEnd else { return nil }
    }
}

extension SVGGroup {
    mutating func code(_ coder: inout CompiledCoder) {
        coder.code(&id, or: "") { $0.code(&$1) }
        coder.code(&pivot)
        coder.code(&transform, else: .identity)
        coder.code(&opacity)
        coder.code(&isHidden)
        coder.code(&children, of: .group(0)) { coder, child in
            var number = child.number
            coder.code(&number)
            child = SVGNode(number: number)
        }
    }
}

extension SVGNode {
    fileprivate var number: UInt32 {
        switch self {
        case .group(let index): UInt32(index) << 1
        case .shape(let index): UInt32(index) << 1 | 1
        }
    }

    fileprivate init(number: UInt32) {
        self = number & 1 == 0 ? .group(Int(number >> 1)) : .shape(Int(number >> 1))
    }
}

extension SVGShape {
    mutating func code(_ coder: inout CompiledCoder) {
        path.code(&coder)
        coder.code(&strokePath, or: Path()) { $1.code(&$0) }
        coder.code(&box, else: Bounds(min: .zero, max: .zero))
        coder.code(&strokeBox, else: Bounds(min: .zero, max: .zero))
        coder.code(&strokeWidth)
        var isEvenOdd = fillRule == .evenOdd
        coder.code(&isEvenOdd)
        fillRule = isEvenOdd ? .evenOdd : .nonZero
        fill.code(&coder)
        stroke.code(&coder)
        coder.code(&fillOpacity)
        coder.code(&strokeOpacity)
        coder.code(&opacity)
        coder.code(&transform, else: .identity)
        coder.code(&roles, else: 0)
    }
}

extension SVGPaint {
    mutating func code(_ coder: inout CompiledCoder) {
        // -2 is none, -1 a color, from 0 a gradient.
        var kind: Int32 = -2
        var color = RGB(0, 0, 0)
        switch self {
        case .none: break
        case .color(let own): (kind, color) = (-1, own)
        case .gradient(let index): kind = Int32(clamping: index)
        }
        coder.code(&kind)
        coder.code(&color)
        self = kind == -2 ? .none : kind == -1 ? .color(color) : .gradient(Int(kind))
    }
}

extension SVGGradient {
    mutating func code(_ coder: inout CompiledCoder) {
        coder.code(&gradient.start)
        coder.code(&gradient.end)
        coder.code(&gradient.transform)
        var spread: UInt8 = gradient.spread == .pad ? 0 : gradient.spread == .reflect ? 1 : 2
        coder.code(&spread)
        gradient.spread = spread == 0 ? .pad : spread == 1 ? .reflect : .repeat
        coder.code(&gradient.stops, of: LinearGradient.Stop(0, RGB(0, 0, 0))) { coder, stop in
            coder.code(&stop.offset)
            coder.code(&stop.color)
            coder.code(&stop.opacity)
        }
        coder.code(&stopRoles, of: nil) { $0.code(&$1, else: 0) }
    }
}
