internal import TextEditing

/// The options of a text search: `UITextSearchOptions`.
///
///     var options = TextSearchOptions()
///     options.wordMatchMethod = .fullWord
public nonisolated struct TextSearchOptions: Hashable, Sendable {
    /// The relation of a match to word boundaries: `UITextSearchOptions.WordMatchMethod`.
    ///
    ///     options.wordMatchMethod = .startsWith
    public enum WordMatchMethod: Hashable, Sendable, CaseIterable {
        /// A match may be any part of a word.
        case contains
        /// A match starts at the start of a word.
        case startsWith
        /// A match consists of whole words.
        case fullWord
    }

    /// The required relation of a match to word boundaries; `.contains`, the default, permits parts of words.
    public var wordMatchMethod = WordMatchMethod.contains
    /// Whether the search ignores case; true by default.
    public var ignoresCase = true

    /// Creates options that ignore case and find parts of words.
    public init() {}

    func search(for query: String) -> TextSearch {
        var search = TextSearch(query, ignoresCase: ignoresCase)
        search.wordMatch =
            switch wordMatchMethod {
            case .contains: .contains
            case .startsWith: .startsWith
            case .fullWord: .fullWord
            }
        return search
    }
}

/// A direction in a text: `UITextStorageDirection`.
///
///     session.highlightNextResult(in: .backward)
public nonisolated enum TextStorageDirection: Hashable, Sendable {
    case forward
    case backward
}
