/// The treatment of text that is wider than its place.
///
/// Where there can only be one line, the wrapping modes clip.
///
///     typesetter.run("A long title", font: font, scale: 1, fitting: 60, truncation: .byTruncatingTail)   // "A long…"
public nonisolated enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// It goes on in the next line, between words where it can.
    case byWordWrapping
    /// It goes on in the next line, between any two characters.
    case byCharWrapping
    /// Whole characters are left out at the end, without a sign.
    case byClipping
    /// An ellipsis replaces the beginning: "…tle".
    case byTruncatingHead
    /// An ellipsis replaces the end: "A long…".
    case byTruncatingTail
    /// An ellipsis replaces the middle: "A l…tle".
    case byTruncatingMiddle

    /// True when the text goes on in another line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
