/// Shortens a line to a width by removing characters (grapheme clusters).
///
/// The number of characters that fit is found by doubling and then by bisection, so that the cost depends on the length of the result,
/// not on the length of the text.
nonisolated struct Truncation {
    let mode: LineBreakMode
    /// The available width in points.
    let limit: Double
    /// Returns the width of a text in points; may stop measuring once the width exceeds the second argument.
    let measure: (String, Double) -> Double

    /// Returns the text itself if it fits, otherwise the longest truncation that fits, or only the ellipsis if none does.
    func shortened(_ text: String) -> String {
        if fits(text) { return text }
        // A count that does not fit, or at least the number of characters.
        var high = 1
        while let candidate = candidate(text, keeping: high), fits(candidate) { high *= 2 }
        var low = high / 2
        while high - low > 1 {
            let middle = (low + high) / 2
            if let candidate = candidate(text, keeping: middle), fits(candidate) {
                low = middle
            } else {
                high = middle
            }
        }
        return candidate(text, keeping: low) ?? text
    }

    private func fits(_ text: String) -> Bool { measure(text, limit) <= limit }

    /// Returns the text truncated to `count` characters, with an ellipsis if the mode has one; nil if the text has no more than `count`.
    private func candidate(_ text: String, keeping count: Int) -> String? {
        switch mode {
        case .byClipping, .byWordWrapping, .byCharWrapping: head(of: text, count).map { String($0) }
        case .byTruncatingTail: head(of: text, count).map { $0 + "…" }
        case .byTruncatingHead: tail(of: text, count).map { "…" + $0 }
        case .byTruncatingMiddle: middle(of: text, count)
        }
    }

    private func head(of text: String, _ count: Int) -> Substring? {
        guard let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
            end < text.endIndex
        else { return nil }
        return text[..<end]
    }

    private func tail(of text: String, _ count: Int) -> Substring? {
        guard let start = text.index(text.endIndex, offsetBy: -count, limitedBy: text.startIndex),
            start > text.startIndex
        else { return nil }
        return text[start...]
    }

    private func middle(of text: String, _ count: Int) -> String? {
        guard let head = head(of: text, (count + 1) / 2), let tail = tail(of: text, count / 2),
            head.endIndex < tail.startIndex
        else { return nil }
        return head + "…" + tail
    }
}
