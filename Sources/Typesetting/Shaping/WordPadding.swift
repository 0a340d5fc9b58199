/// The number of spaces that SDL_ttf draws before a word, so that the word begins at an eighth of a pixel.
///
/// SDL_ttf starts each text on a whole pixel, and places the following glyphs at 64ths of a pixel.
nonisolated struct WordPadding {
    struct Padding {
        /// The number of spaces; at least one, because SDL_ttf moves a text whose first letter extends to the left of its origin.
        var spaces: Int
        /// The whole pixel before the word's origin.
        var origin: Int
    }

    private var paddings: [Padding?] = []

    /// The maximum distance of the word from its eighth of a pixel, in 64ths of a pixel.
    private static let tolerance = 1
    /// The maximum number of spaces: the fractional parts of the multiples of the space's width repeat after 64 spaces.
    private static let limit = 64

    /// Computes the paddings of all phases; `spaceWidth` is in 64ths of a pixel.
    init(spaceWidth: Int) {
        paddings = (0..<WordPosition.phases).map {
            Self.padding(phase: $0 * 64 / WordPosition.phases, spaceWidth)
        }
    }

    /// Returns the padding for a phase; nil if no number of spaces ends close enough to it.
    subscript(phase: Int) -> Padding? { paddings[phase] }

    /// Returns the padding for `phase`, in 64ths of a pixel.
    private static func padding(phase: Int, _ spaceWidth: Int) -> Padding? {
        guard spaceWidth >= 64 else { return nil }
        for spaces in 1...limit {
            let end = spaces * spaceWidth - phase
            let origin = (end + 32) >> 6
            if abs(end - origin * 64) <= tolerance { return Padding(spaces: spaces, origin: origin) }
        }
        return nil
    }
}
