/// A link in a part of a grid, for terminals that know OSC 8.
package struct CellLink: Hashable, Sendable {
    package let rect: CellRect
    package let address: String

    package init(_ rect: CellRect, _ address: String) {
        (self.rect, self.address) = (rect, address)
    }

    /// Returns the code before the text of a link to `address`, or, with `nil`, after it.
    static func code(_ address: String?) -> String { "\u{1B}]8;;\(address ?? "")\u{1B}\\" }
}
