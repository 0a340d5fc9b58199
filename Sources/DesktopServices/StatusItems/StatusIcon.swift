internal import DBus
package import Drawing

/// The icon of a status item as pixels, in one size.
///
///     StatusIcon(bitmap)
package nonisolated struct StatusIcon: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// The pixels from the top left, four bytes each: alpha, red, green, blue, not premultiplied.
    package let bytes: [UInt8]

    /// Converts the premultiplied pixels of a bitmap.
    package init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bitmap.width * bitmap.height * 4)
        for pixel in bitmap.pixels {
            let alpha = pixel >> 24
            func straight(_ shift: UInt32) -> UInt8 {
                let value = pixel >> shift & 255
                return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
            }
            bytes += [UInt8(alpha), straight(16), straight(8), straight(0)]
        }
        self.bytes = bytes
    }

    /// The type of the list of pixmaps.
    static let type = DBusType.structure([.int32, .int32, .array(.byte)])

    var value: DBusValue { .structure([.int32(Int32(width)), .int32(Int32(height)), .bytes(bytes)]) }
}
