import Drawing
import TerminalUI

/// The names that styles have in goldens: a theme's ink, line or bar, and the surface below it where that is not the
/// ground, such as `soft/panel bold`.
///
/// Two styles never share a name. A style that is none of the theme's is described by its colors.
package struct StyleNames {
    private let names: [String]
    private let styles: [CellStyle]
    private let indices: [CellStyle: Int]

    package init(_ theme: Theme) {
        var named: [(name: String, style: CellStyle)] = []
        for surface in Surface.allCases {
            let suffix = surface == .ground ? "" : "/\(surface)"
            let inks = surface == .chosen ? [Ink.text] : Ink.allCases
            named += inks.map { ("\($0)\(suffix)", theme.style($0, on: surface)) }
            named.append(("line\(suffix)", theme.line(on: surface)))
            named += Ink.allCases.map { ("\($0)-bar\(suffix)", theme.bar($0, on: surface)) }
        }
        var dimmed = CellGrid(size: CellSize(width: named.count, height: 1))
        for (x, (_, style)) in named.enumerated() { dimmed[x, 0] = Cell(style: style) }
        dimmed.paint { $0.dim(toward: theme.rgb(.ground), by: 0.6) }
        named += named.indices.map { ("dimmed \(named[$0].name)", dimmed[$0, 0].style) }
        names = named.map(\.name)
        styles = named.map(\.style)
        indices = Dictionary(zip(styles, styles.indices)) { first, _ in first }
    }

    /// Returns the name of a style, with the attributes that are not the name's own.
    package func name(of style: CellStyle) -> String {
        if let index = indices[style] { return names[index] }
        var base = style
        base.attributes = []
        guard let index = indices[base] else { return style.summary }
        return ([names[index]] + style.attributes.names).joined(separator: " ")
    }

    /// Returns how `other` theme shows what `style` is in this one; `nil` where it is none of this theme's.
    package func counterpart(of style: CellStyle, in other: StyleNames) -> CellStyle? {
        var base = style
        base.attributes = []
        guard let index = indices[base] else { return nil }
        var result = other.styles[index]
        result.attributes.formUnion(style.attributes)
        return result
    }

    /// Each name with the style it stands for, dimmed ones left out.
    package var legend: [(name: String, style: CellStyle)] {
        Array(zip(names, styles).prefix(names.count / 2))
    }
}

extension CellAttributes {
    fileprivate var names: [String] {
        let all: [(CellAttributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension CellStyle {
    /// The colors and attributes in words: `#102030 on standard bold`.
    package var summary: String {
        func name(_ color: CellColor) -> String {
            guard case .rgb(let rgb) = color else { return "standard" }
            let digits = String(rgb.hex, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
        return (["\(name(foreground)) on \(name(background))"] + attributes.names).joined(separator: " ")
    }
}
