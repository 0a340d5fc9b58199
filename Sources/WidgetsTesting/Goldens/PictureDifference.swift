internal import Drawing

/// The pixels by which two bitmaps differ.
nonisolated struct PictureDifference {
    /// The number of pixels that differ by more than the tolerance.
    private(set) var count = 0
    /// The first differing pixel, in row order.
    private(set) var first: (x: Int, y: Int, expected: UInt32, found: UInt32)?
    /// The largest difference of a channel, including differences within the tolerance.
    private(set) var largest = 0
    /// The expected bitmap, faded, with the differing pixels in red.
    private(set) var picture: Bitmap

    /// Compares two bitmaps of the same size; channels may differ by `tolerance`.
    init(_ expected: Bitmap, _ found: Bitmap, tolerance: Int) {
        picture = Bitmap(width: expected.width, height: expected.height)
        for y in 0..<expected.height {
            for x in 0..<expected.width {
                let (old, new) = (expected[x, y], found[x, y])
                let distance = old == new ? 0 : Self.distance(old, new)
                largest = max(largest, distance)
                if distance > tolerance {
                    count += 1
                    if first == nil { first = (x, y, old, new) }
                    picture[x, y] = 0xffff_0000
                } else {
                    picture[x, y] = Self.faded(old)
                }
            }
        }
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [24, 16, 8, 0].reduce(0) { max($0, abs(Int(one >> $1 & 255) - Int(other >> $1 & 255))) }
    }

    /// Returns the pixel blended with white, at a quarter of its strength.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        [UInt32(16), 8, 0].reduce(0xff00_0000) { $0 | (191 + (pixel >> $1 & 255) / 4) << $1 }
    }
}
