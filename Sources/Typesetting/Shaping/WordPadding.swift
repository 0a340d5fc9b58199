/// How many spaces SDL_ttf draws before a word, so that the word begins at an eighth of a pixel.
///
/// SDL_ttf begins each text on a whole pixel, and places what follows at 64ths.
nonisolated struct WordPadding {
    struct Padding {
        /// At least one: SDL_ttf moves a text whose first letter reaches over its origin.
        var spaces: Int
        /// The whole pixel before the word's origin.
        var origin: Int
    }

    private var paddings: [Padding?] = []

    /// How far the word may begin from its eighth, in 64ths of a pixel.
    private static let tolerance = 1
    /// Multiples of the space's width, in 64ths, repeat after 64 spaces.
    private static let limit = 64

    /// `spaceWidth` is in 64ths of a pixel.
    init(spaceWidth: Int) {
        paddings = (0..<WordPlace.phases).map { Self.padding(phase: $0 * 64 / WordPlace.phases, spaceWidth) }
    }

    /// Nil where no number of spaces ends near enough.
    subscript(phase: Int) -> Padding? { paddings[phase] }

    /// `phase` is in 64ths.
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
