/// Moves carets: a pure function of text, selection, movement and, for visual movements, layout.
///
/// Without a layout, lines are paragraphs, columns are characters, and left is backward.
///
///     let mover = CaretMover("one two")
///     mover.selection(Selection(at: 0), moved: .wordForward).head                   // 3
///     mover.selection(Selection(at: 0), moved: .documentEnd, extending: true).range // 0..<7
///
/// A movement that does not extend collapses the selection: `left` and `right` move to its ends and no further; the other
/// movements start from the end in their direction.
public struct CaretMover {
    private let buffer: EditBuffer
    private let layout: any CaretLayout
    private let words: WordFinder
    /// The position at which forward movements by word stop.
    public var wordStop: WordStop = .wordEnds

    /// Creates a caret mover for a text.
    public init(
        _ buffer: EditBuffer, layout: (any CaretLayout)? = nil,
        breaker: any WordBreaking = SimpleWordBreaker()
    ) {
        self.buffer = buffer
        self.layout = layout ?? FixedPitchCaretLayout(buffer)
        words = WordFinder(buffer, breaker: breaker)
    }

    /// Returns the selection after a movement.
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

    /// Converts a movement by word to the left or right into one in text order, by the direction of the text at the position.
    private func logical(_ movement: CaretMovement, at position: TextPosition) -> CaretMovement {
        guard movement == .wordLeft || movement == .wordRight else { return movement }
        return (movement == .wordLeft) == layout.isRightToLeft(at: position) ? .wordForward : .wordBackward
    }

    /// Returns the end to which a movement by one character collapses the selection; nil if it does not.
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

    /// Returns the position from which a movement that does not extend starts.
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

    /// Returns the next position in visual order that is a character boundary.
    ///
    /// A layout may stop at more positions, because it may implement another version of Unicode.
    private func neighbour(
        of start: TextPosition, next: (TextPosition) -> TextPosition?
    ) -> TextPosition {
        var place = start
        for _ in 0..<Self.stepLimit {
            guard let found = next(place) else { break }
            if buffer.isCharacterBoundary(found.offset) { return found }
            place = found
        }
        return start
    }

    /// The maximum number of steps, in case a layout cycles within a character.
    private static let stepLimit = 1000

    /// Returns the position, or the start of the character that contains it.
    private func whole(_ position: TextPosition) -> TextPosition {
        if buffer.isCharacterBoundary(position.offset) { return position }
        return TextPosition(offset: buffer.characterBoundary(atOrBefore: position.offset))
    }

    /// Returns the target of a vertical movement; up from the first line is the start of the text, down from the last its end.
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
