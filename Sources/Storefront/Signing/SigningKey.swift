/// The secret of a data root, which signs everything that is sold there.
package struct SigningKey: Hashable, Sendable {
    package let bytes: [UInt8]
    private let hmac: HMACSHA256

    /// Makes a key of any bytes; a data root has 32 random ones.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hmac = HMACSHA256(key: bytes)
    }

    /// Returns an id in the form of a UUID, always the same for the same name.
    func token(of name: String) -> String {
        let digits = Array(signature(of: Array("account \(name)".utf8)))
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    /// Returns the HMAC-SHA256 of `message` in hexadecimal.
    func signature(of message: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in hmac.code(of: message) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
