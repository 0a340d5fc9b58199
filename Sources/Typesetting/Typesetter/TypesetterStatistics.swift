/// The sizes of a typesetter's caches, and the hits and misses of its word cache.
///
///     print(Typesetter.shared.statistics.cachedBytes)
public nonisolated struct TypesetterStatistics: Hashable, Sendable {
    /// The size of the words and masks in the cache, in bytes; at most the typesetter's cache limit.
    public var cachedBytes = 0
    /// The number of words in the cache.
    public var cachedWords = 0
    /// The number of open fonts; each size counts separately.
    public var openFonts = 0
    /// The number of words that were found in the cache.
    public var hits = 0
    /// The number of words that had to be measured.
    public var misses = 0
    /// The number of words that were evicted.
    public var evictions = 0
    /// The size of the masks of single glyphs, in bytes.
    public var glyphBytes = 0
    /// The size of the cached lines of paragraphs, in bytes.
    public var lineBytes = 0
}
