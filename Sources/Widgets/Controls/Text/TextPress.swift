internal import TextEditing

/// The presses of the pointer on a text, and the selection that they make.
///
/// One click places the caret, two select a word, three a paragraph. A drag extends the selection by this unit, and so does a later press with Shift
/// until the selection has changed in another way; the word or paragraph that was clicked stays selected.
final class TextPress {
    // The controller owns this object.
    private unowned let editing: TextEditingController
    /// The range selected by the press; nil while no button is held.
    private var pressedRange: Range<Int>?
    /// The unit by which a drag extends the selection.
    private var unit = TextUnit.character
    /// The range that the last press selected, and the selection after it.
    private var clicked: (range: Range<Int>, selection: Selection)?
    private let scrolling = DragScrolling()

    init(of editing: TextEditingController) { self.editing = editing }

    nonisolated deinit {}

    var isHeld: Bool { pressedRange != nil }
    var surface: (any TextEditingSurface)? { editing.surface }

    // MARK: - Events

    func begin(_ event: MouseEvent) {
        let point = event.locationInWindow
        if event.modifierFlags.contains(.shift) {
            let anchor = editing.editor.selection.anchor
            if let clicked, clicked.selection == editing.editor.selection {
                pressedRange = clicked.range
            } else {
                unit = .character
                pressedRange = anchor..<anchor
            }
            return extend(to: point)
        }
        // Word boundaries of a secret would reveal its structure: a double click selects the paragraph.
        let isSecret = editing.editor.options.isSecret
        unit = isSecret && event.clickCount > 1 ? .paragraph : TextUnit(clickCount: event.clickCount)
        if unit == .character {
            let position = position(at: point)
            editing.perform(.select(Selection(at: position.offset, affinity: position.affinity)))
        } else {
            editing.perform(.select(Selection(range(at: point))))
        }
        let range = editing.editor.selection.range.offsets
        pressedRange = range
        clicked = (range, editing.editor.selection)
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond the visible area.
    func drag(_ event: MouseEvent) {
        guard isHeld else { return }
        extend(to: event.locationInWindow)
        scrolling.follow(event.locationInWindow, of: self)
    }

    /// Ends the press, also when the window has lost the pointer.
    func end() {
        guard isHeld else { return }
        pressedRange = nil
        scrolling.stop()
    }

    func extend(to locationInWindow: Point) {
        guard let pressedRange else { return }
        let position = position(at: locationInWindow)
        let range = range(at: locationInWindow)
        var selection = Selection(anchor: pressedRange.upperBound, head: range.start)
        if range.start >= pressedRange.lowerBound {
            let head = max(range.end, pressedRange.upperBound)
            let affinity = head == position.offset ? position.affinity : .downstream
            selection = Selection(anchor: pressedRange.lowerBound, head: head, affinity: affinity)
        }
        editing.perform(.select(selection))
        clicked = (pressedRange, editing.editor.selection)
    }

    // MARK: - Positions

    func position(at locationInWindow: Point) -> TextPosition {
        guard let surface else { return editing.editor.selection.position }
        return surface.textPosition(at: surface.convert(locationInWindow, from: nil))
    }

    /// Returns the range of the unit at a point: an empty range at the nearest position, or the word or paragraph of the character there.
    private func range(at locationInWindow: Point) -> TextRange {
        let (position, editor) = (position(at: locationInWindow), editing.editor)
        if unit == .character { return TextRange(at: position.offset) }
        let offset = characterOffset(at: locationInWindow, nearest: position)
        if unit == .paragraph { return editor.buffer.range(ofLine: editor.buffer.line(at: offset)) }
        return WordFinder(editor.buffer, breaker: editor.options.wordBreaker).range(at: offset)
    }

    private func characterOffset(at locationInWindow: Point, nearest position: TextPosition) -> Int {
        guard let surface else { return position.offset }
        let buffer = editing.editor.buffer
        let line = buffer.contentRange(ofLine: buffer.line(at: position.offset))
        return CharacterHit(
            point: surface.convert(locationInWindow, from: nil), nearest: position,
            previous: max(line.start, buffer.characterBoundary(before: position.offset)),
            isAtParagraphEnd: position.offset == line.end
        ).offset { surface.caretRect(for: $0) }
    }
}
