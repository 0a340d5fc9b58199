internal import TextEditing

/// How a text is looked for: `UITextSearchOptions`.
///
///     var options = TextSearchOptions()
///     options.wordMatchMethod = .fullWord
public nonisolated struct TextSearchOptions: Hashable, Sendable {
    /// How what is found stands to words: `UITextSearchOptions.WordMatchMethod`.
    ///
    ///     options.wordMatchMethod = .startsWith
    public enum WordMatchMethod: Hashable, Sendable, CaseIterable {
        case contains
        case startsWith
        case fullWord
    }

    /// Whether a match may be a part of a word.
    public var wordMatchMethod = WordMatchMethod.contains
    /// Whether capitals and small letters are the same; true at first.
    public var ignoresCase = true

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

/// Which way in a text: `UITextStorageDirection`.
///
///     session.highlightNextResult(in: .backward)
public nonisolated enum TextStorageDirection: Hashable, Sendable {
    case forward
    case backward
}
