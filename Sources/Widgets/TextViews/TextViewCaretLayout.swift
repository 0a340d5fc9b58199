internal import TextEditing

/// The lines of a text view as a caret layout.
///
/// It typesets the pieces that the caret passes through.
struct TextViewCaretLayout: @MainActor CaretLayout {
    private let pieces: TextPieces
    let linesPerPage: Int

    /// Creates a caret layout; a page has one line less than fit in `height`.
    init(_ pieces: TextPieces, pageHeight height: Double) {
        self.pieces = pieces
        linesPerPage = max(1, Int(min(height / max(1, pieces.lineHeight), 1e6)) - 1)
    }

    func position(leftOf position: TextPosition) -> TextPosition? { moved(position, toRight: false) }

    func position(rightOf position: TextPosition) -> TextPosition? { moved(position, toRight: true) }

    private func moved(_ position: TextPosition, toRight: Bool) -> TextPosition? {
        let place = pieces.place(of: position)
        let layout = pieces.layout(place)
        let local = pieces.local(position, in: place)
        let found = layout.position(from: local, toRight ? .right : .left)
        // At a boundary between directions one offset has two visual positions, which are separate caret stops.
        if found.offset != local.offset
            || layout.caretRect(at: found).minX != layout.caretRect(at: local).minX
        {
            return pieces.bufferPosition(found, place)
        }
        // Beyond the edge: continue in the next or previous piece in reading order.
        let isForward = toRight != layout.isRightToLeft
        let index = place.index + (isForward ? 1 : -1)
        guard index >= 0, index < pieces.tree.count else { return nil }
        let next = pieces.tree.place(at: index)
        let entryPosition = pieces.layout(next).entryPosition(isForward: isForward)
        let newPosition = pieces.bufferPosition(entryPosition, next)
        if newPosition.offset != position.offset { return newPosition }
        // The adjoining edges of two pieces of a paragraph are one position.
        let further = pieces.layout(next).position(from: entryPosition, toRight ? .right : .left)
        return further.offset == entryPosition.offset ? nil : pieces.bufferPosition(further, next)
    }

    /// Returns whether the position to the right precedes `position` in the text.
    func isRightToLeft(at position: TextPosition) -> Bool {
        guard let right = self.position(rightOf: position) else {
            return self.position(leftOf: position).map { $0.offset > position.offset } ?? false
        }
        return right.offset < position.offset
    }

    func lineStart(at position: TextPosition) -> TextPosition { edge(of: position, .lineStart) }

    /// Returns the end of the line, after the last character at the end of a paragraph; in a wrapped line with upstream affinity.
    func lineEnd(at position: TextPosition) -> TextPosition {
        let end = edge(of: position, .lineEnd)
        let place = pieces.place(of: end)
        let isParagraphEnd = place.piece.endsParagraph && end.offset == pieces.content(place).end
        return isParagraphEnd ? TextPosition(offset: end.offset) : end
    }

    private func edge(of position: TextPosition, _ movement: TextLayout.Movement) -> TextPosition {
        let place = pieces.place(of: position)
        let local = pieces.local(position, in: place)
        return pieces.bufferPosition(pieces.layout(place).position(from: local, movement), place)
    }

    func column(of position: TextPosition) -> Double { pieces.caretRect(at: position).minX }

    func position(from position: TextPosition, movingLines count: Int, column: Double) -> TextPosition? {
        var place = pieces.place(of: position)
        let first = pieces.layout(place).line(of: pieces.local(position, in: place))
        var line = first + count
        var moved = line >= 0 && line < pieces.layout(place).lineCount && count != 0
        while line < 0 || line >= pieces.layout(place).lineCount {
            let lines = pieces.layout(place).lineCount
            let index = place.index + (line < 0 ? -1 : 1)
            guard index >= 0, index < pieces.tree.count else {
                let last = line < 0 ? 0 : lines - 1
                moved = moved || last != first
                line = last
                break
            }
            place = pieces.tree.place(at: index)
            line += line < 0 ? pieces.layout(place).lineCount : -lines
            moved = true
        }
        guard moved else { return nil }
        return pieces.bufferPosition(pieces.layout(place).position(inLine: line, column: column), place)
    }
}
