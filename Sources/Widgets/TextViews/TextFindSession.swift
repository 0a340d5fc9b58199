internal import TextEditing
internal import Virtualization

/// A search in a text view.
final class TextFindSession: FindSession {
    private weak var textView: TextView?
    private(set) var search: TextSearch?
    /// The matches in text order, at most ``FindSession/resultLimit``; outdated while `isCounted` is false.
    private var results: [TextRange] = []
    private var isCounted = true

    init(in textView: TextView) {
        self.textView = textView
        super.init(in: textView)
    }

    nonisolated deinit {}

    // MARK: - Matches

    override var resultCount: Int { results.count }

    override var highlightedResultIndex: Int? {
        guard let range = textView?.editing.editor.selection.range, !range.isEmpty else { return nil }
        let index = firstIndex(from: range.start)
        return index < results.count && results[index] == range ? index : nil
    }

    override var supportsReplacement: Bool { textView?.isEditable == true }

    override var isSearching: Bool { search != nil }

    // MARK: - Searching

    override func performSearch(query: String, options: TextSearchOptions = TextSearchOptions()) {
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

    override func highlightNextResult(in direction: TextStorageDirection) {
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

    override func performSingleReplacement(
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

    @discardableResult override func replaceAll(
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

    override func invalidateFoundResults() {
        guard search != nil else { return }
        isCounted = false
        schedule(after: Self.pause)
    }

    override func timerFired() {
        if isCounted { return }
        count()
        resultsChanged?()
    }

    override func end() {
        cancelTimer()
        search = nil
        results = []
        textView?.tiling.marksChanged()
    }

    private func count() {
        cancelTimer()
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

/// A text view as the target of a search.
struct TextFindTarget: FindTarget {
    weak var textView: TextView?

    var scrollView: ScrollView? { textView }
    var proposedText: String { textView?.selectedText ?? "" }
    var isEditable: Bool { textView?.isEditable == true }
    var supportsReplacement: Bool { true }
    func makeSession() -> FindSession? { textView.map(TextFindSession.init) }
}
