/// Moves carets: a pure function of text, selection and movement, and of a layout for movements on the screen.
///
/// Without a layout, lines are paragraphs, characters are columns, and left is backward.
///
///     let mover = CaretMover("one two")
///     mover.selection(Selection(at: 0), moved: .wordForward).head                   // 3
///     mover.selection(Selection(at: 0), moved: .documentEnd, extending: true).range // 0..<7
///
/// A selection that is not extended collapses: `left` and `right` go to its ends and no further, the other movements
/// start from the end that they lead towards.
public struct CaretMover {
    private let buffer: EditBuffer
    private let layout: any CaretLayout
    private let words: WordFinder
    /// Where the caret stops on its way forward by words.
    public var wordStop: WordStop = .wordEnds

    /// A mover of carets in a text.
    public init(
        _ buffer: EditBuffer, layout: (any CaretLayout)? = nil,
        breaker: any WordBreaking = SimpleWordBreaker()
    ) {
        self.buffer = buffer
        self.layout = layout ?? FixedPitchCaretLayout(buffer)
        words = WordFinder(buffer, breaker: breaker)
    }

    /// The selection after a movement.
    public func selection(
        _ selection: Selection, moved movement: CaretMovement, extending: Bool = false
    ) -> Selection {
        let selection = selection.valid(in: buffer).keepingColumn(of: selection)
        let movement = logical(movement, at: selection.position)
        if let edge = collapsed(selection, by: movement), !extending { return Selection(at: edge) }
        let start = extending ? selection.position : start(of: movement, in: selection)
        let column = movement.keepsColumn ? selection.stickyColumn ?? layout.column(of: start) : nil
        let target = whole(target(of: movement, from: start, column: column))
        var moved = selection.extended(to: target)
        if !extending { moved.anchor = moved.head }
        moved.stickyColumn = column
        return moved
    }

    /// Left and right of words, and of a whole selection, by the direction of the text there.
    private func logical(_ movement: CaretMovement, at position: TextPosition) -> CaretMovement {
        guard movement == .wordLeft || movement == .wordRight else { return movement }
        return (movement == .wordLeft) == layout.isRightToLeft(at: position) ? .wordForward : .wordBackward
    }

    /// The end of the selection that a step by one character goes to instead.
    private func collapsed(_ selection: Selection, by movement: CaretMovement) -> Int? {
        if selection.isEmpty { return nil }
        switch movement {
        case .backward: return selection.range.start
        case .forward: return selection.range.end
        case .left, .right:
            let towardsEnd = (movement == .right) != layout.isRightToLeft(at: selection.position)
            return towardsEnd ? selection.range.end : selection.range.start
        default: return nil
        }
    }

    /// Where a movement starts from that does not extend.
    private func start(of movement: CaretMovement, in selection: Selection) -> TextPosition {
        if selection.isEmpty { return selection.position }
        switch movement {
        case .left, .backward, .wordLeft, .wordBackward, .up, .pageUp, .lineStart, .paragraphStart,
            .paragraphBackward, .documentStart:
            return selection.isBackward ? selection.position : TextPosition(offset: selection.anchor)
        case .right, .forward, .wordRight, .wordForward, .down, .pageDown, .lineEnd, .paragraphEnd,
            .paragraphForward, .documentEnd:
            return selection.isBackward
                ? TextPosition(offset: selection.anchor, affinity: .upstream) : selection.position
        }
    }

    // MARK: - Targets

    private func target(
        of movement: CaretMovement, from start: TextPosition, column: Double?
    ) -> TextPosition {
        switch movement {
        case .left: neighbour(of: start) { layout.position(leftOf: $0) }
        case .right: neighbour(of: start) { layout.position(rightOf: $0) }
        case .lineStart: layout.lineStart(at: start)
        case .lineEnd: layout.lineEnd(at: start)
        case .up: vertical(from: start, lines: -1, column: column)
        case .down: vertical(from: start, lines: 1, column: column)
        case .pageUp: vertical(from: start, lines: -layout.linesPerPage, column: column)
        case .pageDown: vertical(from: start, lines: layout.linesPerPage, column: column)
        default: TextPosition(offset: logicalTarget(of: movement, from: start.offset))
        }
    }

    /// The next place on the screen that is a border of characters: a layout may know of more, as it goes by another version
    /// of Unicode.
    private func neighbour(
        of start: TextPosition, next: (TextPosition) -> TextPosition?
    ) -> TextPosition {
        var place = start
        for _ in 0..<Self.mostSteps {
            guard let found = next(place) else { break }
            if buffer.isCharacterBoundary(found.offset) { return found }
            place = found
        }
        return start
    }

    /// A layout that goes round in a character ends here.
    private static let mostSteps = 1000

    /// The place, or the start of the character that it is in.
    private func whole(_ position: TextPosition) -> TextPosition {
        if buffer.isCharacterBoundary(position.offset) { return position }
        return TextPosition(offset: buffer.characterBoundary(atOrBefore: position.offset))
    }

    /// Up from the first line leads to its start, and down from the last to its end.
    private func vertical(from start: TextPosition, lines: Int, column: Double?) -> TextPosition {
        layout.position(from: start, movingLines: lines, column: column ?? 0)
            ?? TextPosition(offset: lines < 0 ? 0 : buffer.utf8Count)
    }

    private func logicalTarget(of movement: CaretMovement, from offset: Int) -> Int {
        switch movement {
        case .backward: buffer.characterBoundary(before: offset)
        case .forward: buffer.characterBoundary(after: offset)
        case .wordBackward, .wordLeft: words.start(before: offset)
        case .wordForward, .wordRight:
            wordStop == .wordEnds ? words.end(after: offset) : words.start(after: offset)
        case .paragraphStart: paragraph(at: offset).start
        case .paragraphEnd: paragraph(at: offset).end
        case .paragraphBackward: backward(from: offset)
        case .paragraphForward: forward(from: offset)
        case .documentStart: 0
        case .documentEnd: buffer.utf8Count
        case .left, .right, .up, .down, .pageUp, .pageDown, .lineStart, .lineEnd: offset
        }
    }

    private func paragraph(at offset: Int) -> TextRange {
        buffer.contentRange(ofLine: buffer.line(at: offset))
    }

    private func backward(from offset: Int) -> Int {
        let start = paragraph(at: offset).start
        return start < offset ? start : buffer.offset(ofLine: buffer.line(at: offset) - 1)
    }

    private func forward(from offset: Int) -> Int {
        let end = paragraph(at: offset).end
        return end > offset ? end : buffer.contentRange(ofLine: buffer.line(at: offset) + 1).end
    }
}

extension Selection {
    fileprivate func keepingColumn(of other: Selection) -> Selection {
        var selection = self
        selection.stickyColumn = other.stickyColumn
        return selection
    }
}
