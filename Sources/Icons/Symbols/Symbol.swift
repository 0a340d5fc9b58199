/// A symbol: an outlined or filled drawing on a square grid, whose lines follow the weight of the text beside it.
///
/// The bundled symbols have names of SF Symbols, and are found without any file:
///
///     if let trash = Symbol(named: "trash") {
///         let layers = trash.drawing(size: 20, weight: .semibold)
///     }
///
/// A program can define its own symbols in the notation that `docs/icons.md` describes:
///
///     let sprout = try Symbol(name: "sprout", notation: "M12 21V10 M12 14C8 14 6 12 6 8C10 8 12 10 12 14Z")
public struct Symbol: Hashable, Sendable {
    /// The side of the grid on which symbols are drawn, in grid units.
    public static let gridSize = 24.0

    /// The name of the symbol.
    public let name: String
    let parts: [SymbolPart]

    /// Creates a bundled symbol; nil if there is none with this name.
    ///
    /// The notation of a bundled symbol is parsed when the symbol is first used, which takes some microseconds.
    public init?(named name: String) {
        guard let parts = SymbolLibrary.parts(of: name) else { return nil }
        self.name = name
        self.parts = parts
    }

    /// Creates a symbol from its notation, on a grid of 24 x 24 units.
    ///
    /// - Throws: an error with the position of the first mistake.
    public init(name: String, notation: String) throws(SymbolNotationError) {
        self.name = name
        parts = try NotationParser.parse(notation)
    }

    /// The names of all bundled symbols in alphabetical order.
    public static var names: [String] { SymbolLibrary.names }

    /// A group of bundled symbols, for choosers of symbols.
    ///
    ///     for topic in Symbol.topics { print(topic.title, topic.names.count) }
    public struct Topic: Hashable, Sendable {
        /// The title of the group in English, such as "Arrows".
        public let title: String
        /// The names of its symbols; a filled variant follows the outlined symbol.
        public let names: [String]
    }

    /// The bundled symbols by topic; each name of ``names`` belongs to one topic.
    public static let topics: [Topic] = zip(SymbolLibrary.topics, SymbolLibrary.tables).map {
        title, entries in
        Topic(
            title: title,
            names: entries.flatMap { $0.fill == nil ? [$0.name] : [$0.name, $0.name + ".fill"] })
    }

    /// Whether the symbol is mirrored in interfaces that are read from right to left.
    ///
    /// True for bundled symbols whose names refer to the reading direction, such as `chevron.forward`, and for lists.
    public var flipsForRightToLeftLayoutDirection: Bool { Self.flipsForRightToLeftLayoutDirection(name) }

    /// Whether a symbol with this name is mirrored in interfaces that are read from right to left.
    package static func flipsForRightToLeftLayoutDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        return words.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
            || ["list", "text", "checklist"].contains(words.first ?? "") && !name.contains("align")
            || ["increase.indent", "decrease.indent"].contains(name)
    }
}
