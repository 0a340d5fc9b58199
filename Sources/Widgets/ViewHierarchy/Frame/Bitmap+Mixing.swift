nonisolated extension Bitmap {
    /// Blends each pixel with the corresponding pixel of `other`: `weight` (0...1) of `other` and the rest of this bitmap.
    ///
    /// The top left of `other` is at `place`; pixels outside of it count as transparent. Weights 0 and 1 reproduce the inputs
    /// exactly. O(pixels).
    mutating func mix(with other: Bitmap, at place: PixelPoint, weight: Double) {
        let share = UInt32((min(max(weight, 0), 1) * 256).rounded())
        let (width, height) = (width, height)
        withPixelBuffer { buffer in
            guard let base = buffer.base else { return }
            other.pixels.withUnsafeBufferPointer { old in
                for y in 0..<height {
                    let row = base + y * buffer.stride
                    let oldRow = (y - place.y) * other.width - place.x
                    let isInside = y >= place.y && y < place.y + other.height
                    let start = isInside ? min(max(place.x, 0), width) : width
                    let end = isInside ? min(max(place.x + other.width, start), width) : width
                    for x in 0..<start { row[x] = Self.between(0, row[x], share) }
                    for x in start..<end { row[x] = Self.between(old[oldRow + x], row[x], share) }
                    for x in end..<width { row[x] = Self.between(0, row[x], share) }
                }
            }
        }
    }

    /// Returns the blend of `share` / 256 of `old` and the rest of `new`, channel by channel, two channels at once.
    private static func between(_ old: UInt32, _ new: UInt32, _ share: UInt32) -> UInt32 {
        let (mask, half, rest) = (UInt32(0x00ff_00ff), UInt32(0x0080_0080), 256 - share)
        let low = ((old & mask) &* share &+ (new & mask) &* rest &+ half) >> 8 & mask
        let high = ((old >> 8 & mask) &* share &+ (new >> 8 & mask) &* rest &+ half) & ~mask
        return low | high
    }
}
