/// An address that a part of a grid leads to when it is clicked, in terminals that know OSC 8.
package struct CellLink: Hashable, Sendable {
    package let rect: CellRect
    package let address: String

    package init(_ rect: CellRect, _ address: String) {
        (self.rect, self.address) = (rect, address)
    }

    /// What is written before the text that leads to `address`, or, with `nil`, behind it.
    static func code(_ address: String?) -> String { "\u{1B}]8;;\(address ?? "")\u{1B}\\" }
}
