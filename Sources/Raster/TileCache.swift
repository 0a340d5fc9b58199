import Drawing

/// A cache of the parts of images that are repeated as tiles, cropped and tinted.
///
/// It holds at most `limit` parts with a total of `largestTotal` pixels, and is emptied when it is full. The images themselves are not
/// retained.
///
///     let tiles = cache.tiles(of: image, source: part, tint: nil)
final class TileCache {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let source: PixelRect
        let tint: Color?
    }

    private struct Entry {
        /// The image of the key: another one may have its address after it is released.
        weak var image: Image?
        let tiles: Image
    }

    private static let limit = 64
    private static let largestTotal = 1 << 20

    private var entries: [Key: Entry] = [:]
    private var total = 0

    /// Returns the pixels `source` of an image as an image of its own, filled with `tint` to the extent of its alpha channel.
    func tiles(of image: Image, source: PixelRect, tint: Color?) -> Image {
        let key = Key(image: ObjectIdentifier(image), source: source, tint: tint)
        if let entry = entries[key], entry.image === image { return entry.tiles }
        let part = image.bitmap.cropped(to: source)
        let tiles = Image(bitmap: tint.map { part.filled(with: $0) } ?? part, scale: image.scale)
        keep(Entry(image: image, tiles: tiles), key, source.area)
        return tiles
    }

    private func keep(_ entry: Entry, _ key: Key, _ area: Int) {
        if area > Self.largestTotal { return }
        if entries.count >= Self.limit || total + area > Self.largestTotal {
            entries.removeAll(keepingCapacity: true)
            total = 0
        }
        entries[key] = entry
        total += area
    }
}
