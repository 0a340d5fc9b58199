/// Shortens a line to a width by leaving characters (grapheme clusters) out.
///
/// The number of characters that fit is found by doubling and then halving, so the cost follows what is shown, not
/// the length of the text.
nonisolated struct Truncation {
    let mode: LineBreakMode
    /// In points.
    let limit: Double
    /// The width of a text in points; may stop once it passes the second argument.
    let measure: (String, Double) -> Double

    /// The text itself when it fits, else the longest shortened one that does; the mere ellipsis when none does.
    func shortened(_ text: String) -> String {
        if fits(text) { return text }
        // The first count that is known not to fit, at most the number of characters.
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

    /// The text with `count` of its characters and the sign of what is left out; nil when it has no more than those.
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
