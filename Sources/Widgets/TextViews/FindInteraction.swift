internal import TextEditing

/// Finding and replacing in a text view: `UIFindInteraction`.
///
/// It shows a bar over the top of the text, with a field for what is looked for and, if wanted, one for what takes its place.
/// Ctrl+F shows it, Ctrl+H with the second field; F3 or Ctrl+G go to the next place, with Shift to the one before;
/// Escape puts it away.
///
///     textView.isFindInteractionEnabled = true
///     textView.findInteraction?.presentFindNavigator(showingReplace: false)
public final class FindInteraction {
    private weak var textView: TextView?
    /// The search that goes on; nil while there is none.
    public private(set) var activeFindSession: FindSession?
    /// How texts are looked for.
    public var options = TextSearchOptions() { didSet { if options != oldValue { searchAgain() } } }
    /// The most recent search text.
    public var searchText: String? { didSet { if searchText != oldValue { searchAgain() } } }
    /// The replacement text.
    public var replacementText: String?
    private(set) var navigator: FindNavigator?

    init(in textView: TextView) { self.textView = textView }

    /// Whether the bar is to be seen.
    public var isFindNavigatorVisible: Bool { navigator != nil }

    /// Begins a search without a bar, for programs that have their own.
    @discardableResult public func beginSession() -> FindSession? {
        guard let textView else { return nil }
        if let activeFindSession { return activeFindSession }
        let session = FindSession(in: textView)
        activeFindSession = session
        return session
    }

    /// Ends the search: nothing is highlighted any more.
    public func endSession() {
        activeFindSession?.end()
        activeFindSession = nil
    }

    // MARK: - The bar

    /// Shows the bar; what is selected, if it is in one line, is what is looked for.
    public func presentFindNavigator(showingReplace: Bool) {
        guard let textView, let session = beginSession() else { return }
        let selected = textView.selectedText
        if !selected.isEmpty, selected.utf8.count <= 200, !selected.contains(where: \.isNewline) {
            searchText = selected
        }
        let shown = navigator ?? FindNavigator(of: self)
        navigator = shown
        shown.showsReplace = showingReplace && textView.isEditable
        if shown.superview == nil { textView.show(shown) }
        session.resultsChanged = { [weak shown] in shown?.update() }
        session.performSearch(query: searchText ?? "", options: options)
        shown.begin(with: searchText ?? "")
    }

    /// Puts the bar away; the focus goes back to the text.
    public func dismissFindNavigator() {
        guard let navigator else { return }
        self.navigator = nil
        textView?.hide(navigator)
        endSession()
        if textView?.viewHost != nil { textView?.becomeFirstResponder() }
    }

    /// Goes to the next place of what was looked for last.
    public func findNext() { find(.forward) }

    /// Goes to the place before.
    public func findPrevious() { find(.backward) }

    /// Counts again what is found.
    public func updateResultCount() { activeFindSession?.invalidateFoundResults() }

    private func find(_ direction: TextStorageDirection) {
        guard let session = beginSession(), let searchText else { return }
        if session.search == nil {
            session.performSearch(query: searchText, options: options)
        } else {
            session.highlightNextResult(in: direction)
        }
    }

    private func searchAgain() {
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
    }

    // MARK: - Actions of the bar

    func replaceNext() {
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    }

    func replaceAll() {
        activeFindSession?.replaceAll(
            searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
    }
}
