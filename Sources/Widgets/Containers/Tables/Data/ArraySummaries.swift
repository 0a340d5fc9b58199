/// The summaries of the displayed elements of an ``ArrayController``, by their keys.
///
/// A summary is computed when it is first requested, and then changed with the elements. After a change for which a summary cannot be
/// changed, such as the removal of the greatest number, it is computed again at the next request.
nonisolated struct ArraySummaries<Element: Sendable> {
    var numbers: [String: (Element) -> Double] = [:] { didSet { reset() } }
    private var known: [String: NumberSummary] = [:]

    /// Discards the summaries, because other elements are displayed.
    mutating func reset() { known = [:] }

    /// Returns a summary; nil for an unknown key.
    mutating func summary(of key: String, in elements: ArrangedObjects<Element>) -> NumberSummary? {
        if let summary = known[key] { return summary }
        guard let number = numbers[key] else { return nil }
        let summary = NumberSummary(elements.lazy.map(number))
        known[key] = summary
        return summary
    }

    /// Follows a change of one displayed element; `old` or `new` is nil if it was not or is no longer displayed.
    mutating func replace(_ old: Element?, by new: Element?) {
        for (key, number) in numbers {
            if let new { known[key]?.insert(number(new)) }
            if let old, known[key]?.remove(number(old)) == false { known[key] = nil }
        }
    }
}
