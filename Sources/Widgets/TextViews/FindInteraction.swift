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
    /// The part of the text view's top content inset that belongs to the bar.
    private var barInset = 0.0

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
        if shown.superview == nil { show(shown, in: textView) }
        session.resultsChanged = { [weak shown] in shown?.update() }
        session.performSearch(query: searchText ?? "", options: options)
        shown.begin(with: searchText ?? "")
    }

    /// Puts the bar away; the focus goes back to the text.
    public func dismissFindNavigator() {
        guard let navigator else { return }
        self.navigator = nil
        hide(navigator)
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

    // MARK: - Place of the bar

    /// Puts the bar over the top of the text, which begins below the bar meanwhile.
    private func show(_ navigator: FindNavigator, in textView: TextView) {
        textView.addSubview(navigator)
        placeNavigator()
        // Scrolls so that the bar does not cover the top of the text.
        if textView.contentOffset.y <= 0 { textView.contentOffset.y = -textView.contentInset.top }
    }

    private func hide(_ navigator: FindNavigator) {
        navigator.removeFromSuperview()
        textView?.contentInset.top -= barInset
        barInset = 0
    }

    /// Keeps the bar at the top of the visible area.
    func placeNavigator() {
        guard let textView, let navigator, navigator.superview === textView else { return }
        let bounds = textView.layoutState.bounds
        let height = navigator.height(forWidth: bounds.width)
        if height != barInset {
            textView.contentInset.top += height - barInset
            barInset = height
        }
        let frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        if navigator.frame != frame { View.performWithoutAnimation { navigator.frame = frame } }
    }

    // MARK: - Text

    var isFinding: Bool { activeFindSession?.search != nil }

    /// Counts the matches again when the typing pauses.
    func textChanged() { activeFindSession?.invalidateFoundResults() }

    // MARK: - Keys

    /// Performs a key of the search.
    ///
    /// - Returns: `false` when the key is for another responder.
    func keyDown(_ event: KeyEvent) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (event.key.keyCode, event.key.charactersIgnoringModifiers.lowercased()) {
        case (.keyboardF3, _) where flags.isSubset(of: .shift):
            flags.contains(.shift) ? findPrevious() : findNext()
        case (_, "g") where flags.subtracting(.shift) == .control:
            flags.contains(.shift) ? findPrevious() : findNext()
        case (_, "f") where flags == .control: presentFindNavigator(showingReplace: false)
        case (_, "h") where flags == .control, (_, "r") where flags == .control:
            presentFindNavigator(showingReplace: true)
        case (.keyboardEscape, _) where flags.isEmpty && isFindNavigatorVisible:
            dismissFindNavigator()
        default: return false
        }
        return true
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
