/// What becomes of text that is wider than its place.
///
///     typesetter.run("A long title", font: font, scale: 1, fitting: 60, truncation: .byTruncatingTail)   // "A long…"
public nonisolated enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// Whole characters are left out at the end, without a sign.
    case byClipping
    /// An ellipsis stands for the beginning: "…tle".
    case byTruncatingHead
    /// An ellipsis stands for the end: "A long…".
    case byTruncatingTail
    /// An ellipsis stands for the middle: "A l…tle".
    case byTruncatingMiddle
}
