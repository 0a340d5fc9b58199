/// Where lines that are shorter than their width stand: `NSTextAlignment`.
///
///     label.textAlignment = .center
public nonisolated enum TextAlignment: Hashable, Sendable, CaseIterable {
    case left
    case center
    case right
    /// Spaces are widened until both edges are straight, but not in a paragraph's last line.
    case justified
    /// Left in paragraphs that run from left to right, right in the others.
    case natural
}
