/// A cache of masks with at most `limit` entries of 8 MiB in total; it is emptied when a new mask exceeds one of the limits.
///
/// The two masks that were used last are found without a hash value: shapes are often drawn in pairs, as a background and its border.
///
///     if let mask = cache.mask(for: key) { return mask }
///     cache.keep(mask, for: key, area: width * height)
final class MaskCache<Key: Hashable, Mask> {
    /// The total size of all masks, in bytes, that is not exceeded.
    static var largestTotal: Int { 1 << 23 }

    private let limit: Int
    private var masks: [Key: Mask] = [:]
    /// The total size of all masks, in bytes.
    private var total = 0
    private var latest: (key: Key, mask: Mask)?
    private var previous: (key: Key, mask: Mask)?

    init(limit: Int) { self.limit = limit }

    /// The number of masks, for tests.
    var count: Int { masks.count }

    /// Returns the mask for a key; nil if there is none.
    func mask(for key: Key) -> Mask? {
        if let latest, latest.key == key { return latest.mask }
        if let previous, previous.key == key {
            swap(&latest, &self.previous)
            return previous.mask
        }
        guard let mask = masks[key] else { return nil }
        use(mask, key)
        return mask
    }

    /// Adds a mask of `area` bytes.
    func keep(_ mask: Mask, for key: Key, area: Int) {
        if masks.count >= limit || total + area > Self.largestTotal {
            masks.removeAll(keepingCapacity: true)
            total = 0
        }
        masks[key] = mask
        total += area
        use(mask, key)
    }

    private func use(_ mask: Mask, _ key: Key) {
        previous = latest
        latest = (key, mask)
    }
}
