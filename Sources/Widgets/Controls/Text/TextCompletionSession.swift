package import TextEditing

/// The list of completions beside a text field or a text view: the completion of `NSTextView`.
///
///     city.completionSession.source = { text in cities.filter { $0.hasPrefix(text) }.map { TextCompletion($0) } }
///     city.completionSession.unit = .text
///
/// The list opens below the field, or in a text view below the word, which keeps the focus. Down and Up highlight a row, Return, Tab or a
/// click inserts it, Escape or Alt+Up closes the list, and Ctrl+Space opens it without typing. Until a completion is inserted, the text is
/// as typed. Only the visible rows of the list have views, so that a list of ten thousand completions opens as fast as a short one.
public final class TextCompletionSession {
    // The controller owns this object.
    private unowned let editing: TextEditingController
    /// Returns the completions of the text before the caret: of the partial word or the whole text, as ``unit`` determines.
    ///
    /// Called after each edit by the user, so it must be fast. Nil, the default, for no completions.
    public var source: ((_ partialText: String) -> [TextCompletion])? {
        didSet { if source == nil { close() } }
    }
    /// Completions of the whole text that are set again whenever they change, instead of ``source``; nil, the default, for none.
    ///
    /// Setting them updates the open list. It also opens the list if the last event was an edit that found no suggestions.
    package var suggestions: [TextCompletion]? {
        didSet { if suggestions != oldValue { suggestionsDidChange() } }
    }
    /// Whether suggestions that are set are displayed, because the user is typing.
    private var awaitsSuggestions = false
    /// The part of the text that a completion replaces; `.word` by default.
    public var unit = TextCompletion.Unit.word
    /// The maximum number of rows that are visible at once; 8 by default.
    public var rowCount = 8
    /// The effect of presses beside the list; they are passed to the view under the pointer by default.
    var outsidePresses = CompletionListOutsidePresses.passed
    /// Called with the index of a completion after it was inserted.
    package var onChoose: ((Int) -> Void)?
    /// Called when the list has been opened or closed.
    package var onChange: (() -> Void)?
    /// Called after an edit by the user or the program.
    var onEdit: ((TextEditingChange) -> Void)?

    private var list: (any CompletionList)?
    private var completions: [TextCompletion] = []
    /// The range that a completion replaces, in bytes of UTF-8.
    private var range = TextRange(start: 0, end: 0)
    private var isInserting = false

    init(_ editing: TextEditingController) { self.editing = editing }

    nonisolated deinit {}

    /// Whether the list is displayed.
    public var isOpen: Bool { list != nil }

    // MARK: - Opening

    /// Displays `completions` for a range of the text; closes the list if there are none.
    package func open(
        _ completions: [TextCompletion], replacing range: TextRange, highlighting index: Int? = nil
    ) {
        guard !completions.isEmpty, editing.isEditable, let surface = editing.surface else { return close() }
        let wasOpen = isOpen
        if !wasOpen {
            list = surface.viewHost?.overlays.completionLists?.open(
                for: surface, outsidePresses: outsidePresses,
                onChoose: { [weak self] in self?.insert($0) },
                onDismiss: { [weak self] in self?.listWasClosed() })
        }
        guard let list else { return }
        self.completions = completions
        self.range = range
        list.show(
            completions.map { CompletionRow(title: $0.title, image: $0.image) },
            at: .below(anchor(in: surface)),
            minimumWidth: editing.isMultiline ? 0 : surface.bounds.width, rowCount: rowCount)
        list.highlight(index)
        if !wasOpen { onChange?() }
    }

    /// The rectangle below which the list is displayed, in the window's space: the field, or in a text view the start of the word.
    private func anchor(in surface: any TextEditingSurface) -> Rect {
        let rect =
            editing.isMultiline
            ? surface.caretRect(for: TextPosition(offset: range.start)) : surface.bounds
        return surface.convert(rect, to: nil).insetBy(dx: 0, dy: -3)
    }

    /// Displays the completions of the text before the caret, even if it is empty: `NSText.complete(_:)`.
    public func complete() {
        if let suggestions {
            awaitsSuggestions = true
            return open(suggestions, replacing: editing.editor.buffer.range)
        }
        guard let source, let range = partialRange else { return }
        open(source(editing.editor.buffer.string(in: range)), replacing: range)
    }

    private func suggestionsDidChange() {
        guard let suggestions else { return close() }
        guard awaitsSuggestions || isOpen else { return }
        let highlighted = list?.highlighted.flatMap {
            completions.indices.contains($0) ? completions[$0] : nil
        }
        show(suggestions, highlighting: highlighted.flatMap(suggestions.firstIndex(of:)))
    }

    /// Displays suggestions; without any, or when the text is the only one, the list is closed until they change.
    private func show(_ suggestions: [TextCompletion], highlighting index: Int? = nil) {
        let buffer = editing.editor.buffer
        if suggestions.isEmpty
            || suggestions.count == 1 && suggestions[0].text == buffer.string(in: buffer.range)
        {
            list?.close()
            awaitsSuggestions = true
        } else {
            open(suggestions, replacing: buffer.range, highlighting: index)
        }
    }

    /// Closes the list; the text stays as typed.
    public func close() {
        awaitsSuggestions = false
        list?.close()
    }

    private func listWasClosed() {
        awaitsSuggestions = false
        list = nil
        completions = []
        onChange?()
    }

    // MARK: - Text

    /// The range of the partial text before the caret; nil while text is selected or composed.
    private var partialRange: TextRange? {
        let (editor, buffer) = (editing.editor, editing.editor.buffer)
        guard editor.selection.isEmpty, editor.markedRange == nil else { return nil }
        let caret = editor.selection.head
        switch unit {
        case .text where !editing.isMultiline: return buffer.range
        case .text:
            return TextRange(start: buffer.range(ofLine: buffer.line(at: caret)).start, end: caret)
        case .word:
            let near = TextRange(start: buffer.valid(max(0, caret - Self.longestWord)), end: caret)
            let word = buffer.string(in: near).reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return TextRange(start: caret - word.reduce(0) { $0 + $1.utf8.count }, end: caret)
        }
    }

    /// The maximum length of a word that is completed, in bytes.
    private static let longestWord = 256

    /// Updates the list after an edit by the user; closes it after another change.
    func textDidChange(_ change: TextEditingChange) {
        if isInserting { return }
        onEdit?(change)
        if let suggestions {
            guard change.source == .user, change.isTextChanged, editing.editor.markedRange == nil else {
                return close()
            }
            awaitsSuggestions = true
            return show(suggestions)
        }
        guard let source else { return }
        guard change.source == .user, change.isTextChanged, let range = partialRange, !range.isEmpty else {
            return close()
        }
        let text = editing.editor.buffer.string(in: range)
        let completions = source(text)
        // The text is complete.
        if completions.count == 1, completions[0].text == text { return close() }
        open(completions, replacing: range)
    }

    /// Updates the open list after the program has replaced the text, as a part of an edit or otherwise.
    func textWasReplaced(_ isPartOfEdit: Bool) {
        if isInserting { return }
        guard isPartOfEdit, isOpen else { return isPartOfEdit ? () : close() }
        if let suggestions { return show(suggestions) }
        guard let source, let range = partialRange, !range.isEmpty else { return close() }
        open(source(editing.editor.buffer.string(in: range)), replacing: range)
    }

    /// Replaces the partial text by a completion, as one step of undo, and closes the list.
    private func insert(_ index: Int) {
        guard completions.indices.contains(index) else { return }
        let (text, range) = (completions[index].text, range)
        close()
        isInserting = true
        editing.endUndoGroup()
        editing.perform(.replace(editing.editor.buffer.valid(range), with: EditBuffer(text)))
        editing.endUndoGroup()
        let end = editing.editor.buffer.valid(range.start + text.utf8.count)
        editing.perform(.select(Selection(anchor: end, head: end)))
        isInserting = false
        onChoose?(index)
    }

    // MARK: - Keys

    /// Performs a key of the list; returns false for a key of the text.
    func keyDown(_ event: KeyEvent) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let code = event.key.keyCode
        let hasCompletions = source != nil || suggestions != nil
        if flags == .control, code == .keyboardSpacebar, hasCompletions {
            complete()
            return true
        }
        if flags.isEmpty, code == .keyboardDownArrow, !isOpen, suggestions?.isEmpty == false,
            !editing.isMultiline
        {
            complete()
            return true
        }
        let ends: Set<KeyboardHIDUsage> = [.keyboardEscape, .keyboardReturnOrEnter, .keypadEnter]
        if ends.contains(code) { awaitsSuggestions = false }
        guard isOpen else { return false }
        if flags == .alternate, code == .keyboardUpArrow {
            close()
            return true
        }
        guard flags.isEmpty else { return false }
        switch code {
        case .keyboardDownArrow: move(by: 1)
        case .keyboardUpArrow: move(by: -1)
        case .keyboardPageDown: move(by: rowCount)
        case .keyboardPageUp: move(by: -rowCount)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardTab:
            guard let highlighted = list?.highlighted else {
                close()
                return false
            }
            if !event.isARepeat { insert(highlighted) }
        case .keyboardEscape: if !event.isARepeat { close() }
        default: return false
        }
        return true
    }

    /// Moves the highlight; a single step beyond an end continues at the opposite end.
    private func move(by distance: Int) {
        let last = completions.count - 1
        guard let highlighted = list?.highlighted else {
            list?.highlight(distance > 0 ? 0 : last)
            return
        }
        let next = highlighted + distance
        let wraps = abs(distance) == 1 && !(0...last).contains(next)
        list?.highlight(wraps ? (next < 0 ? last : 0) : min(max(0, next), last))
    }
}

extension TextEditingController {
    /// The list of completions, created on first use.
    package var completion: TextCompletionSession {
        if let completionIfUsed { return completionIfUsed }
        let made = TextCompletionSession(self)
        completionIfUsed = made
        return made
    }
}
