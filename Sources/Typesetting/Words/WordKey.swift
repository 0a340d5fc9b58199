/// The key of a word in the cache: its bytes and its face, in a form that is fast to compare.
///
/// Up to 16 bytes are stored in two integers, so that looking up a short word accesses no memory except the table.
nonisolated struct WordKey {
    /// The whole word if it has at most 16 bytes (unambiguous together with `count`), otherwise its first and last 8 bytes.
    let head: UInt64
    let tail: UInt64
    let count: Int32
    let face: Int32
    let hash: UInt32

    init(_ bytes: UnsafeRawBufferPointer, face: Int32) {
        let count = bytes.count
        var head: UInt64 = 0
        var tail: UInt64 = 0
        if count >= 8 {
            head = bytes.loadUnaligned(as: UInt64.self)
            tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            head = UInt64(bytes.loadUnaligned(as: UInt32.self))
            tail = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else {
            for index in 0..<count { head = head << 8 | UInt64(bytes[index]) }
        }
        var mixed = Self.mix(
            head ^ UInt64(UInt32(bitPattern: face)) &* 0x9e37_79b9_7f4a_7c15, tail ^ UInt64(count))
        if count > 16 {
            for offset in stride(from: 8, to: count - 8, by: 8) {
                mixed = Self.mix(mixed, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
        }
        self.head = head
        self.tail = tail
        self.count = Int32(truncatingIfNeeded: count)
        self.face = face
        hash = UInt32(truncatingIfNeeded: mixed ^ mixed >> 32)
    }

    /// Returns the exclusive or of the halves of the 128-bit product: every bit of both numbers affects every bit of the result.
    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = (a ^ 0xa076_1d64_78bd_642f).multipliedFullWidth(by: b ^ 0xe703_7ed1_a0b4_28db)
        return product.high ^ product.low
    }

    func matches(_ other: WordKey) -> Bool {
        head == other.head && tail == other.tail && count == other.count && face == other.face
    }
}
