/// Find in a text view or a table, and replace in a text view: `UIFindInteraction`.
///
/// It displays a bar at the top of the view with a search field and, if requested, a replacement field. Ctrl+F opens the bar, Ctrl+H or
/// Ctrl+R opens it with the replacement field. F3 or Ctrl+G select the next match, with Shift the previous one. Escape
/// closes the bar.
///
///     textView.isFindInteractionEnabled = true
///     textView.findInteraction?.presentFindNavigator(showingReplace: false)
public final class FindInteraction {
    private let target: any FindTarget
    /// The search in progress; nil if there is none.
    public private(set) var activeFindSession: FindSession?
    /// The options of the search; setting them repeats it.
    public var options = TextSearchOptions() { didSet { if options != oldValue { repeatSearch() } } }
    /// The most recent search text; setting it repeats the search.
    public var searchText: String? { didSet { if searchText != oldValue { repeatSearch() } } }
    /// The replacement text.
    public var replacementText: String?
    private(set) var navigator: FindNavigator?
    /// The height of the bar, as included in the top content inset of the view.
    private var barInset = 0.0

    init(in target: any FindTarget) { self.target = target }

    /// Whether the bar is presented.
    public var isFindNavigatorVisible: Bool { navigator != nil }

    /// Starts a search without the bar, for programs with a search interface of their own.
    ///
    /// Returns the search in progress if there is one.
    @discardableResult public func beginSession() -> FindSession? {
        if activeFindSession == nil { activeFindSession = target.makeSession() }
        return activeFindSession
    }

    /// Ends the search and removes the highlights.
    public func endSession() {
        activeFindSession?.end()
        activeFindSession = nil
    }

    // MARK: - Bar

    /// Presents the bar and starts a search.
    ///
    /// A selection of at most 200 bytes within one line becomes the search text.
    public func presentFindNavigator(showingReplace: Bool) {
        guard let view = target.scrollView, let session = beginSession() else { return }
        let selected = target.proposedText
        if !selected.isEmpty, selected.utf8.count <= 200, !selected.contains(where: \.isNewline) {
            searchText = selected
        }
        let shown = navigator ?? FindNavigator(of: self)
        navigator = shown
        shown.showsReplace = showingReplace && target.isEditable
        if shown.superview == nil { show(shown, in: view) }
        session.resultsChanged = { [weak shown] in shown?.update() }
        session.performSearch(query: searchText ?? "", options: options)
        shown.begin(with: searchText ?? "")
    }

    /// Dismisses the bar, ends the search and returns the focus to the text or the table.
    public func dismissFindNavigator() {
        guard let navigator else { return }
        self.navigator = nil
        hide(navigator)
        endSession()
        if let view = target.scrollView, view.viewHost != nil { view.becomeFirstResponder() }
    }

    /// Selects the next match of the most recent search text.
    public func findNext() { find(.forward) }

    /// Selects the previous match of the most recent search text.
    public func findPrevious() { find(.backward) }

    /// Updates the number of matches, after a delay of 0.3 seconds.
    public func updateResultCount() { activeFindSession?.invalidateFoundResults() }

    private func find(_ direction: TextStorageDirection) {
        guard let session = beginSession(), let searchText else { return }
        if !session.isSearching {
            session.performSearch(query: searchText, options: options)
        } else {
            session.highlightNextResult(in: direction)
        }
    }

    private func repeatSearch() {
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
    }

    // MARK: - Layout of the bar

    /// Adds the bar at the top of the view, and increases the top content inset by its height.
    private func show(_ navigator: FindNavigator, in view: ScrollView) {
        view.addSubview(navigator)
        placeNavigator()
        // Scrolls so that the bar does not cover the top of the content.
        if view.contentOffset.y <= 0 { view.contentOffset.y = -view.contentInset.top }
    }

    private func hide(_ navigator: FindNavigator) {
        navigator.removeFromSuperview()
        target.scrollView?.contentInset.top -= barInset
        barInset = 0
    }

    /// Keeps the bar at the top of the visible area.
    package func placeNavigator() {
        guard let view = target.scrollView, let navigator, navigator.superview === view else { return }
        let bounds = view.layoutState.bounds
        let height = navigator.height(forWidth: bounds.width)
        if height != barInset {
            view.contentInset.top += height - barInset
            barInset = height
        }
        let frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        if navigator.frame != frame { View.performWithoutAnimation { navigator.frame = frame } }
    }

    // MARK: - Content

    var isFinding: Bool { activeFindSession?.isSearching == true }

    /// Schedules a recount of the matches after a change of the text or the rows.
    package func contentDidChange() { activeFindSession?.invalidateFoundResults() }

    // MARK: - Keys

    /// Performs a key command of the search.
    ///
    /// - Returns: `false` when the key is not a command of the search.
    func keyDown(_ event: KeyEvent) -> Bool { event.key.readings.contains(where: perform) }

    private func perform(_ key: Key) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, key.charactersIgnoringModifiers.lowercased()) {
        case (.keyboardF3, _) where flags.isSubset(of: .shift):
            flags.contains(.shift) ? findPrevious() : findNext()
        case (_, "g") where flags.subtracting(.shift) == .control:
            flags.contains(.shift) ? findPrevious() : findNext()
        case (_, "f") where flags == .control: presentFindNavigator(showingReplace: false)
        case (_, "h") where flags == .control && target.supportsReplacement,
            (_, "r") where flags == .control && target.supportsReplacement:
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

extension FindInteraction: TableFinding {
    package func handle(_ event: KeyEvent) -> Bool {
        guard let view = target.scrollView, !view.isBoundByApplication(event) else { return false }
        if keyDown(event) { return true }
        guard let navigator, let focused = view.viewHost?.firstResponder as? View,
            focused.isDescendant(of: navigator)
        else { return false }
        // Keys that the bar has passed on, such as Delete in its empty field, do not concern the rows.
        view.next?.keyDown(with: event)
        return true
    }

    package func matches(in text: String) -> [Range<Int>] {
        activeFindSession?.matches(in: text) ?? []
    }

    /// Whether the view can be searched with replacement.
    var offersReplacement: Bool { target.supportsReplacement }
}

/// The view in which a ``FindInteraction`` searches.
protocol FindTarget {
    /// The view at whose top the bar is presented; nil after it has been deallocated.
    var scrollView: ScrollView? { get }
    /// The text that becomes the search text when the bar is presented; empty for none.
    var proposedText: String { get }
    /// Whether matches can be replaced, which the bar then offers.
    var isEditable: Bool { get }
    /// Whether the keys of find and replace present the bar, even while nothing can be replaced.
    var supportsReplacement: Bool { get }
    func makeSession() -> FindSession?
}
