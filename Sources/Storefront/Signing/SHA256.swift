/// SHA-256 (FIPS 180-4). The toolchain has no cryptography, and signatures of simulated purchases and the names of keys
/// need nothing more.
package struct SHA256: Hashable, Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The start of the next block, fewer than 64 bytes.
    private var pending: [UInt8] = []
    /// The number of bytes seen so far.
    private var length: UInt64 = 0

    package static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalize()
    }

    mutating func update(_ bytes: [UInt8]) {
        length += UInt64(bytes.count)
        let all = pending.isEmpty ? bytes : pending + bytes
        let whole = all.count & ~63
        all.withUnsafeBufferPointer { input in
            state.withUnsafeMutableBufferPointer { state in
                for start in stride(from: 0, to: whole, by: 64) {
                    compress(&state, UnsafeBufferPointer(rebasing: input[start..<start + 64]))
                }
            }
        }
        pending = Array(all[whole...])
    }

    mutating func finalize() -> [UInt8] {
        let bits = length * 8
        let padding = (119 - Int(length & 63)) & 63
        update([0x80] + [UInt8](repeating: 0, count: padding) + bigEndian(bits))
        return state.flatMap { bigEndian($0) }
    }
}

/// HMAC with SHA-256 (RFC 2104), for keys of any length. The key's own two blocks are digested once.
struct HMACSHA256: Hashable, Sendable {
    private var inner = SHA256()
    private var outer = SHA256()

    init(key: [UInt8]) {
        var block = key.count > 64 ? SHA256.digest(key) : key
        block += [UInt8](repeating: 0, count: 64 - block.count)
        inner.update(block.map { $0 ^ 0x36 })
        outer.update(block.map { $0 ^ 0x5c })
    }

    func code(of message: [UInt8]) -> [UInt8] {
        var inner = inner
        var outer = outer
        inner.update(message)
        outer.update(inner.finalize())
        return outer.finalize()
    }
}

private func bigEndian<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    stride(from: T.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> T($0)) }
}

/// Compresses a block of 64 bytes, FIPS 180-4 section 6.2.2. Pointers, because most of the time is spent here.
private func compress(_ state: inout UnsafeMutableBufferPointer<UInt32>, _ block: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
        var t = 0
        while t < 16 {
            let high = UInt32(block[4 * t]) << 24 | UInt32(block[4 * t + 1]) << 16
            w[t] = high | UInt32(block[4 * t + 2]) << 8 | UInt32(block[4 * t + 3])
            t += 1
        }
        while t < 64 {
            let x = w[t - 15]
            let y = w[t - 2]
            let s0 = rotate(x, 7) ^ rotate(x, 18) ^ x &>> 3
            let s1 = rotate(y, 17) ^ rotate(y, 19) ^ y &>> 10
            w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
            t += 1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        roundConstants.withUnsafeBufferPointer { k in
            t = 0
            while t < 64 {
                let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
                let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
                let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
                let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
                h = g
                g = f
                f = e
                e = d &+ t1
                d = c
                c = b
                b = a
                a = t1 &+ t2
                t += 1
            }
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }
}

@inline(__always)
private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
