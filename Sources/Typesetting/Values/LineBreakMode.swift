/// The treatment of text that is wider than the available width.
///
/// Where only one line is allowed, the wrapping modes clip.
///
///     typesetter.run("A long title", font: font, scale: 1, fitting: 60, truncation: .byTruncatingTail)   // "A long…"
public nonisolated enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// The text wraps between words, or between characters if a word is wider than the line.
    case byWordWrapping
    /// The text wraps between any two characters.
    case byCharWrapping
    /// Whole characters are removed at the end, without an ellipsis.
    case byClipping
    /// An ellipsis replaces the beginning: "…tle".
    case byTruncatingHead
    /// An ellipsis replaces the end: "A long…".
    case byTruncatingTail
    /// An ellipsis replaces the middle: "A l…tle".
    case byTruncatingMiddle

    /// Whether the text continues on another line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
