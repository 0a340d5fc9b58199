/// The horizontal alignment of lines that are shorter than the available width, like `NSTextAlignment`.
///
///     label.textAlignment = .center
public nonisolated enum TextAlignment: Hashable, Sendable, CaseIterable {
    case left
    case center
    case right
    /// Spaces are widened so that each line fills the width, except in the last line of a paragraph.
    case justified
    /// Left in left-to-right paragraphs, right in right-to-left paragraphs.
    case natural
}
