internal import TextEditing
internal import Virtualization

/// A search in a text view: `UIFindSession`.
///
/// Visible matches are highlighted, and one match is selected. After an edit the matches are counted again when typing
/// pauses for 0.3 seconds.
///
///     let session = textView.findInteraction?.beginSession()
///     session?.performSearch(query: "word", options: TextSearchOptions())
///     session?.highlightNextResult(in: .forward)
public final class FindSession {
    private weak var textView: TextView?
    private(set) var search: TextSearch?
    /// The matches in text order, at most ``resultLimit``; outdated while `isCounted` is false.
    private var results: [TextRange] = []
    private var isCounted = true
    private var timer: ScheduledTimer?
    /// Called when the matches or the selected match have changed.
    public var resultsChanged: (() -> Void)?
    /// Whether the last step wrapped around an end of the text.
    public private(set) var didWrap = false

    /// The maximum number of matches that are counted; matches beyond it can still be selected one by one.
    public static let resultLimit = 100_000
    private static let pause = Duration.milliseconds(300)

    init(in textView: TextView) { self.textView = textView }

    // MARK: - Matches

    /// The number of matches, at most ``resultLimit``.
    public var resultCount: Int { results.count }

    /// The zero-based index of the selected match; nil if no match is selected.
    public var highlightedResultIndex: Int? {
        guard let range = textView?.editing.editor.selection.range, !range.isEmpty else { return nil }
        let index = firstIndex(from: range.start)
        return index < results.count && results[index] == range ? index : nil
    }

    /// Whether matches can be replaced: the text view is editable.
    public var supportsReplacement: Bool { textView?.isEditable == true }

    /// Whether the selection is a match that can be replaced.
    public var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlightedResultIndex != nil
    }

    // MARK: - Searching

    /// Searches for a text, and selects the first match at or after the selection.
    ///
    /// While the query is extended, a match that still fits stays selected. O(length of the text), for counting the matches.
    public func performSearch(query: String, options: TextSearchOptions = TextSearchOptions()) {
        guard let textView else { return }
        let new = query.isEmpty ? nil : options.search(for: query)
        if new == search { return }
        search = new
        didWrap = false
        count()
        textView.tiling.marksChanged()
        guard let new else {
            resultsChanged?()
            return
        }
        select(of: new, .forward, keepingCurrent: true)
    }

    /// Selects the next or previous match; beyond an end of the text the search continues at the other end.
    public func highlightNextResult(in direction: TextStorageDirection) {
        guard let search else { return }
        select(of: search, direction == .forward ? .forward : .backward, keepingCurrent: false)
    }

    private func select(of search: TextSearch, _ direction: TextSearchDirection, keepingCurrent: Bool) {
        guard let textView else { return }
        let match = textView.editing.change { editor, _ in
            let match = editor.selectMatch(of: search, direction: direction, keepingCurrent: keepingCurrent)
            return (EditResult(), match)
        }
        didWrap = match?.isWrapped ?? false
        if let match { textView.scrollRangeToVisible(match.range.offsets) }
        resultsChanged?()
    }

    // MARK: - Replacing

    /// Replaces the selected match, if there is one, as one undo step, and selects the next match.
    public func performSingleReplacement(
        query: String, replacementString: String, options: TextSearchOptions = TextSearchOptions()
    ) {
        guard let textView, supportsReplacement, !query.isEmpty else { return }
        let search = options.search(for: query)
        self.search = search
        textView.editing.change { editor, time in
            let result = editor.replaceMatch(of: search, with: EditBuffer(replacementString), at: time)
            return (result, ())
        }
        count()
        textView.tiling.marksChanged()
        textView.scrollRangeToVisible(textView.selectedUTF8Range)
        resultsChanged?()
    }

    /// Replaces all matches as one undo step, and returns their number.
    @discardableResult public func replaceAll(
        searchQuery: String, replacementString: String, options: TextSearchOptions = TextSearchOptions()
    ) -> Int {
        guard let textView, supportsReplacement, !searchQuery.isEmpty else { return 0 }
        let search = options.search(for: searchQuery)
        self.search = search
        let count = textView.editing.change { editor, time in
            let done = editor.replaceAll(of: search, with: EditBuffer(replacementString), at: time)
            return (done.result, done.count)
        }
        self.count()
        textView.tiling.marksChanged()
        resultsChanged?()
        return count
    }

    /// Marks the matches as outdated, and counts them again when typing pauses for 0.3 seconds.
    public func invalidateFoundResults() {
        guard search != nil else { return }
        isCounted = false
        timer?.invalidate()
        guard let textView else { return }
        timer = textView.viewHost?.schedule(after: Self.pause, for: textView) { [weak self] _ in
            guard let self, !isCounted else { return }
            count()
            resultsChanged?()
        }
    }

    func end() {
        timer?.invalidate()
        timer = nil
        search = nil
        results = []
        textView?.tiling.marksChanged()
    }

    private func count() {
        timer?.invalidate()
        timer = nil
        isCounted = true
        results = []
        guard let textView, let search else { return }
        for range in search.matches(in: textView.editing.editor.buffer) {
            results.append(range)
            if results.count == Self.resultLimit { break }
        }
    }

    /// Returns the index of the first match that begins at or after `offset`.
    private func firstIndex(from offset: Int) -> Int {
        results.indices.partitioningIndex { results[$0].start >= offset }
    }

    /// Returns the matches that intersect `range`, for highlighting.
    func ranges(in range: TextRange, of buffer: EditBuffer) -> [TextRange] {
        guard let search else { return [] }
        let reach = 4 * search.text.utf8.count
        let around = TextRange(
            start: buffer.valid(range.start - reach), end: min(range.end + reach, buffer.utf8Count))
        if isCounted, results.count < Self.resultLimit {
            var index = firstIndex(from: around.start)
            var found: [TextRange] = []
            while index < results.count, results[index].start < range.end {
                if results[index].end > range.start { found.append(results[index]) }
                index += 1
            }
            return found
        }
        return search.matches(in: buffer, range: buffer.valid(around)).prefix(1000)
            .filter { $0.end > range.start && $0.start < range.end }
    }
}
