package import TextEditing

/// The controller of one edited text: the counterpart of AppKit's field editor and Android's `Editor`.
///
/// It owns the text with its selection, history and composition, the options that limit edits, the state of a mouse press and the
/// blinking of the caret. It performs keys, pointer events, edit actions and the text input of input methods. A
/// ``TextEditingSurface`` supplies geometry and drawing, and a ``TextEditingDelegate`` reviews edits and sends events; text fields
/// and text views are both.
package final class TextEditingController {
    /// The text with its selection, history and composition.
    package private(set) var editor = TextEditor()
    // Not weak: the side table of a weak reference slows each retain of a view. The surface owns the controller, and no other object keeps
    // it alive, so the controller is used only while the surface exists.
    private(set) unowned var surface: (any TextEditingSurface)?
    private(set) unowned var delegate: (any TextEditingDelegate)?

    /// Whether the text can be selected and copied.
    package var isSelectable = true
    /// Whether Tab moves the focus instead of being inserted.
    package var tabMovesFocus = false
    /// The maximum number of bytes of a pasted text.
    package var maximumPasteLength: Int

    /// The presses on the text; nil before the first one.
    var textPress: TextPress?
    private(set) lazy var dropping = TextDropping(self)
    /// Whether an overlay opened by the text has the focus in its place, so that editing continues.
    package internal(set) var delegatesFocus = false

    /// The text when the current editing began, or the one that the program has set since then; nil while the text has no focus.
    package private(set) var originalText: EditBuffer?

    /// The notification of the delegate that is in progress; nil if there is none.
    private var notification: Notification?
    private enum Notification { case review, edit }
    /// The text that the program has set during a composition in response to it, which is displayed when the composition ends.
    private var textAfterComposition: EditBuffer?

    /// Whether the commands come from the input method.
    var isHandlingInputMethod = false

    /// The list of completions; nil in a text that has none.
    var completionIfUsed: TextCompletionSession?
    private var blink: CaretBlink?
    private var storedUndoManager: TextUndoManager?
    /// The steps of the history that are registered with the undo manager of the window; nil before the first edit.
    private var registeredSteps: TextUndo?
    var textUndo: TextUndo {
        if let registeredSteps { return registeredSteps }
        let made = TextUndo(of: self)
        registeredSteps = made
        return made
    }

    /// Creates a controller of an empty text.
    ///
    /// With `.spaces` as line breaks the text has one line.
    package init(lineBreaks: TextEditorOptions.LineBreaks, maximumPasteLength: Int) {
        self.maximumPasteLength = maximumPasteLength
        editor.options.lineBreaks = lineBreaks
        editor.options.wordBreaker = UnicodeWordBreaker()
    }

    /// Sets the view that displays the text and reviews its edits; the view owns the controller.
    package func attach(to view: some TextEditingSurface & TextEditingDelegate) {
        surface = view
        delegate = view
    }

    /// Sets a surface without a delegate; the surface outlives the controller.
    package func attach(to surface: some TextEditingSurface) { self.surface = surface }

    // MARK: - Commands

    /// Performs `command`, displays its changes, and notifies the delegate of them.
    @discardableResult
    package func perform(_ command: EditCommand, by source: TextEditingChange.Source = .user) -> EditResult {
        let composed = composedText
        defer { endComposition(of: composed) }
        if let registeredSteps {
            let isPerformed =
                switch command {
                case .undo: editor.markedRange == nil && registeredSteps.undo()
                case .redo: editor.markedRange == nil && registeredSteps.redo()
                default: false
                }
            if isPerformed { return EditResult() }
            registeredSteps.prepareEdit()
        }
        let before = (editor.selection, editor.markedRange)
        let layout = surface?.caretLayout
        let result: EditResult
        if source == .user, let delegate, delegate.reviewsEdits, command.isReviewed {
            var trial = editor
            let trialResult = trial.perform(command, at: currentTime, layout: layout)
            let reviewed = editor.buffer
            guard notifying(.review, { delegate.shouldApply(trialResult.changes, to: trial.buffer) }) else {
                return EditResult()
            }
            // The delegate may have set another text.
            if editor.buffer == reviewed {
                editor = trial
                result = trialResult
            } else {
                result = editor.perform(command, at: currentTime, layout: surface?.caretLayout)
            }
        } else {
            result = editor.perform(command, at: currentTime, layout: layout)
        }
        let change = change(result, since: before, by: source, reveals: source == .user || !command.isSelect)
        // A movement that has no effect still scrolls the caret into view.
        if change.isEmpty, source == .user, case .move = command { surface?.editorDidChange(change) }
        registerStep(of: command)
        finish(change)
        // The pointer selects in visible text.
        if source == .user, command != .copy, !command.isSelect { surface?.revealCaretInAncestors() }
        return result
    }

    /// Applies `body`, which searches or replaces, to the editor as an edit by the user, and displays the effect.
    @discardableResult
    package func change<Answer>(_ body: (inout TextEditor, Duration) -> (EditResult, Answer)) -> Answer {
        registeredSteps?.prepareEdit()
        let before = (editor.selection, editor.markedRange)
        var changed = editor
        let (result, answer) = body(&changed, currentTime)
        editor = changed
        registerStep(of: nil)
        finish(change(result, since: before, by: .user, reveals: true))
        return answer
    }

    private func change(
        _ result: EditResult, since before: (selection: Selection, marked: TextRange?),
        by source: TextEditingChange.Source, reveals: Bool
    ) -> TextEditingChange {
        TextEditingChange(
            changes: result.changes, isSelectionChanged: editor.selection != before.selection,
            isCompositionChanged: editor.markedRange != before.marked, source: source, revealsCaret: reveals)
    }

    private func finish(_ change: TextEditingChange) {
        guard !change.isEmpty, surface != nil else { return }
        if change.isTextChanged { textAfterComposition = nil }
        display(change)
        notifying(change.isTextChanged ? .edit : nil) { delegate?.textEditingDidChange(change) }
        if editor.markedRange == nil, let text = textAfterComposition { replaceText(text) }
        completionIfUsed?.textDidChange(change)
    }

    private func display(_ change: TextEditingChange) {
        guard let surface else { return }
        if surface.isFirstResponder { startBlinking() }
        surface.editorDidChange(change)
        if surface.restorationIdentifier != nil { surface.invalidateRestorableState() }
    }

    @discardableResult
    private func notifying<Answer>(_ kind: Notification?, _ body: () -> Answer) -> Answer {
        let outer = notification
        notification = kind ?? outer
        defer { notification = outer }
        return body()
    }

    private var currentTime: Duration { surface?.viewHost?.currentTime ?? .zero }

    // MARK: - Text and options

    /// Replaces the whole text, clears the undo history and moves the caret to the end; neither surface nor delegate is notified.
    package func setText(_ text: EditBuffer) {
        let composed = composedText
        defer { endComposition(of: composed) }
        editor.setText(text)
        if originalText != nil { originalText = text }
        registeredSteps?.removeAll()
    }

    /// Whether the delegate is being notified of an edit, to which a text that the program sets now belongs.
    package var isNotifyingOfEdit: Bool { notification != nil }

    /// Replaces the whole text by one that the program has derived from it, such as a formatted one; the selection keeps its place
    /// relative to the unchanged text.
    ///
    /// The replacement belongs to the last edit, which one undo reverts with it, or clears the history if `amendsEdit` is false. While an
    /// input method composes, the replacement waits for the end of the composition, which may change the text once more. The surface displays the
    /// change; the delegate is not notified.
    package func replaceText(_ text: EditBuffer, amendingEdit amendsEdit: Bool = true) {
        if editor.markedRange != nil, textAfterComposition == text { return }
        if amendsEdit, notification != .review, editor.markedRange != nil {
            textAfterComposition = text
            return
        }
        textAfterComposition = nil
        let composed = composedText
        defer { endComposition(of: composed) }
        let before = (editor.selection, editor.markedRange)
        var result = EditResult()
        if notification == .review {
            result = editor.replaceText(text, at: currentTime)
            registerStep(of: .replace(editor.buffer.range, with: text))
        } else if amendsEdit {
            let amendment = editor.amendText(text)
            if amendment.isStepRemoved { registeredSteps?.removeNewest() }
            result.changes = amendment.change.map { [$0] } ?? []
        } else if let change = editor.setText(text, keepsSelection: true) {
            result.changes = [change]
            if originalText != nil { originalText = text }
            registeredSteps?.removeAll()
        }
        if result.changes.isEmpty { return }
        display(change(result, since: before, by: .program, reveals: amendsEdit))
        if notification == nil { completionIfUsed?.textWasReplaced(amendsEdit) }
    }

    /// Changes options that have no effect on the display.
    package func changeOptions(_ body: (inout TextEditorOptions) -> Void) { body(&editor.options) }

    // MARK: - History

    /// The undo manager of the text, created on first use.
    package var undoManager: TextUndoManager {
        if let known = storedUndoManager { return known }
        let made = TextUndoManager(of: self)
        storedUndoManager = made
        return made
    }

    /// Makes the next edit a separate undo step.
    func endUndoGroup() { editor.history.endGroup() }

    func removeAllUndoActions() {
        editor.history.removeAllActions()
        registeredSteps?.removeAll()
    }

    /// The undo manager of the window or document that contains the text; nil while it is in none.
    var chainUndoManager: UndoManager? { surface?.next?.undoManager }

    /// Registers the step that a command has added to the history, if any, with the undo manager of the window.
    private func registerStep(of command: EditCommand?) {
        if editor.history.undoNumber == 0, registeredSteps == nil { return }
        textUndo.didEdit(command, in: chainUndoManager)
    }

    // MARK: - Focus and caret

    /// Whether the text has the focus, itself or through an overlay that it has opened.
    package var isBeingEdited: Bool { delegatesFocus || surface?.isFirstResponder == true }

    /// Whether the blinking caret is currently visible.
    package var isCaretVisible: Bool { blink?.isVisible == true }

    /// Starts the blinking of the caret, and restarts it after a key.
    package func startBlinking() {
        guard let surface else { return }
        let blink = self.blink ?? CaretBlink()
        self.blink = blink
        blink.start(in: surface) { [weak self] in self?.surface?.caretVisibilityChanged() }
    }

    package func stopBlinking() { blink?.stop() }

    /// Records the text with which editing begins, and starts the blinking of the caret; called when the surface has received the focus.
    package func didBecomeFirstResponder() {
        // An overlay that the text has opened returns the focus within the same editing.
        if originalText == nil { originalText = editor.buffer }
        startBlinking()
    }

    /// Ends editing; called when the surface has lost the focus.
    package func didResignFirstResponder() {
        if !delegatesFocus { originalText = nil }
        pause()
    }

    /// Ends blinking and the mouse press.
    private func pause() {
        completionIfUsed?.close()
        stopBlinking()
        endPress()
    }

    /// Starts or stops blinking when the window gains or loses keyboard focus.
    func windowActivityChanged() {
        if surface?.viewHost?.isActive == true {
            startBlinking()
        } else {
            pause()
        }
        surface?.caretVisibilityChanged()
    }
}
