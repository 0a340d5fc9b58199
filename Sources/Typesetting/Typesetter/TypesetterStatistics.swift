/// The sizes of a typesetter's caches and the hits of its cache of words.
///
///     print(Typesetter.shared.statistics.cachedBytes)
public nonisolated struct TypesetterStatistics: Hashable, Sendable {
    /// Bytes of words and masks in the cache; at most the typesetter's cache limit.
    public var cachedBytes = 0
    /// Words in the cache.
    public var cachedWords = 0
    /// Fonts open at a size.
    public var openFonts = 0
    /// Words found in the cache.
    public var hits = 0
    /// Words that had to be measured.
    public var misses = 0
    /// Words thrown out to make room.
    public var evictions = 0
    /// Bytes of single glyphs' masks, for paragraphs.
    public var glyphBytes = 0
    /// Bytes of placed lines, for paragraphs.
    public var lineBytes = 0
}
