/// A text that the user can choose from a list instead of typing it.
///
///     field.completions = { word in names.filter { $0.hasPrefix(word) }.map { TextCompletion($0) } }
public nonisolated struct TextCompletion: Hashable, Sendable {
    /// The text that is inserted.
    public var text: String
    /// The text that is displayed in the list.
    public var title: String
    /// The image that is displayed before the title, in the size of symbols in menus; nil for none.
    public var image: Image?

    /// Creates a completion; the list displays `title`, by default the text itself, after `image`.
    public init(_ text: String, title: String? = nil, image: Image? = nil) {
        self.text = text
        self.title = title ?? text
        self.image = image
    }

    /// The part of a text that a completion replaces.
    ///
    ///     field.completionUnit = .text
    public enum Unit: Hashable, Sendable, CaseIterable {
        /// The letters, digits and underscores before the caret.
        case word
        /// All text of a field; in a text view, the paragraph before the caret.
        case text
    }
}
