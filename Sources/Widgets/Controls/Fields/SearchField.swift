/// The magnifying glass of a search field, which grows with the text.
private final class Magnifier: ImageView, AppearanceObserving {
    override init(frame: Rect) {
        super.init(frame: frame)
        tintColor = .secondaryLabel
        viewDidChangeEffectiveAppearance()
    }

    nonisolated deinit {}

    func viewDidChangeEffectiveAppearance() {
        preferredSymbolConfiguration = SymbolConfiguration(
            pointSize: effectiveAppearance.scaledValue(for: 13), weight: .medium)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        viewDidChangeEffectiveAppearance()
    }
}

/// A text field for search strings, with a magnifying glass as its ``TextField/leftView``, and a clear button.
///
/// `NSSearchField` in AppKit, `UISearchTextField` in UIKit.
///
///     let search = SearchField(placeholder: "Search")
///     search.addAction(Action { _ in find(search.text) }, for: .valueChanged)
///
/// `valueChanged` is sent when a search is due: 0.3 seconds after the last key, on Return, and when the field is cleared.
/// Escape clears the field; in an empty field the key is passed to the next responder.
open class SearchField: TextField {
    /// Whether `valueChanged` is sent for each key without a delay; false by default.
    public final var sendsSearchStringImmediately = false
    /// Whether `valueChanged` is sent only on Return and when the field is cleared; false by default.
    public final var sendsWholeSearchString = false

    private var timer: ScheduledTimer?
    /// The text of the most recent search.
    private var sentText = ""

    /// The delay between the last key and the search.
    private static let pause = Duration.milliseconds(300)

    public override init(frame: Rect) {
        super.init(frame: frame)
        leftView = Magnifier(image: Image(systemName: "magnifyingglass"))
        leftViewMode = .always
        clearButtonMode = .always
        addAction(Action { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
        addAction(Action { [weak self] _ in self?.search() }, for: .primaryActionTriggered)
    }

    nonisolated deinit {}

    /// Removes the text as the clear button does, and searches.
    package final func clear() {
        if text.isEmpty { return }
        perform(.selectAll)
        perform(.deleteBackward)
        search()
    }

    override func didClear() { search() }

    // MARK: - Search

    private func textWasEdited() {
        timer?.invalidate()
        timer = nil
        if sendsWholeSearchString { return }
        if sendsSearchStringImmediately { return search() }
        timer = viewHost?.schedule(after: Self.pause, for: self) { $0.search() }
    }

    private func search() {
        timer?.invalidate()
        timer = nil
        if text == sentText { return }
        sentText = text
        sendActions(for: .valueChanged)
    }

    // MARK: - Events

    open override func keyDown(with event: KeyEvent) {
        if event.key.keyCode == .keyboardEscape, event.isPlain, !text.isEmpty, isEnabled, isEditable,
            editing.completionIfUsed?.isOpen != true
        {
            return clear()
        }
        super.keyDown(with: event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        timer?.invalidate()
        timer = nil
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .searchField
    }
}
