/// A search in a text view or a table: `UIFindSession`.
///
/// Visible matches are highlighted, and one match is selected. After a change of the content the matches are counted again when no
/// further change follows for 0.3 seconds.
///
///     let session = textView.findInteraction?.beginSession()
///     session?.performSearch(query: "word", options: TextSearchOptions())
///     session?.highlightNextResult(in: .forward)
public class FindSession {
    /// Called when the matches or the selected match have changed.
    public var resultsChanged: (() -> Void)?
    /// Whether the last step wrapped around an end of the content.
    public internal(set) var didWrap = false

    /// The maximum number of matches that are counted in a text; matches beyond it can still be selected one by one.
    public static var resultLimit: Int { 100_000 }
    /// The time without changes of the content after which matches are counted again.
    static var pause: Duration { .milliseconds(300) }

    private weak var view: View?
    private var timer: ScheduledTimer?

    init(in view: View) { self.view = view }

    // Explicit: the synthesised one checks the executor.
    nonisolated deinit {}

    /// The number of matches, at most ``resultLimit``; of a table, the number of cells that match, as far as they have been counted.
    public var resultCount: Int { 0 }
    /// The zero-based index of the selected match; nil if no match is selected, or if matches are being counted.
    public var highlightedResultIndex: Int? { nil }
    /// Whether matches can be replaced: true for a text view that is editable.
    public var supportsReplacement: Bool { false }
    /// Whether the selection is a match that can be replaced.
    public final var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlightedResultIndex != nil
    }
    /// Whether matches are being counted.
    var isCounting: Bool { false }
    /// Whether there is a search text.
    var isSearching: Bool { false }

    /// Searches for a text, and selects the first match at or after the selection.
    ///
    /// While the query is extended, a match that still fits stays selected. O(length of the text), for counting the matches; in tables, in
    /// steps of a few milliseconds.
    public func performSearch(query: String, options: TextSearchOptions = TextSearchOptions()) {}

    /// Selects the next or previous match; beyond an end of the content the search continues at the other end.
    public func highlightNextResult(in direction: TextStorageDirection) {}

    /// Replaces the selected match, if there is one, as one undo step, and selects the next match.
    public func performSingleReplacement(
        query: String, replacementString: String, options: TextSearchOptions = TextSearchOptions()
    ) {}

    /// Replaces all matches as one undo step, and returns their number.
    @discardableResult public func replaceAll(
        searchQuery: String, replacementString: String, options: TextSearchOptions = TextSearchOptions()
    ) -> Int { 0 }

    /// Marks the matches as outdated, and counts them again when typing pauses for 0.3 seconds.
    public func invalidateFoundResults() {}

    /// Returns the parts of a displayed text that match, as ranges of UTF-8 offsets; for views with several texts.
    func matches(in text: String) -> [Range<Int>] { [] }

    func end() {}

    // MARK: - Timer

    /// Calls ``timerFired()`` after a delay, instead of a call that is pending.
    final func schedule(after delay: Duration) {
        timer?.invalidate()
        guard let view else { return }
        timer = view.viewHost?.schedule(after: delay, for: view) { [weak self] _ in self?.timerFired() }
    }

    final func cancelTimer() {
        timer?.invalidate()
        timer = nil
    }

    /// Called after the delay of ``schedule(after:)``.
    func timerFired() {}
}
