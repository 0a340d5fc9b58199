internal import TextEditing

/// The layout of a piece of text; positions are in bytes of the piece.
final class TextPieceLayout {
    /// The settings common to all pieces of a text.
    struct Configuration: Equatable {
        var font: Font
        var style: ParagraphStyle
        /// The width available to lines, in points; infinite without wrapping.
        var width: Double
        var scale: Double
    }

    let layout: TextLayout
    private let displayedText: DisplayedText
    /// The length of the piece without its line break, in bytes.
    let contentLength: Int
    /// The spacing below the lines, in points.
    private let spacing: Double

    init(_ text: String, _ place: TextPiecePlace, _ configuration: Configuration) {
        displayedText = DisplayedText(text)
        contentLength = text.utf8.count
        var style = configuration.style
        // Pieces are stacked vertically; the paragraph spacing of the layout is included in `spacing`.
        style.paragraphSpacing = 0
        style.paragraphSpacingBefore = 0
        if !place.beginsParagraph { style.firstLineHeadIndent = style.headIndent }
        spacing = Self.spacing(configuration.style, endsParagraph: place.piece.endsParagraph)
        layout = TextLayout(
            text: AttributedText(displayedText.string), font: configuration.font, width: configuration.width,
            paragraphStyle: style, scale: configuration.scale)
    }

    static func spacing(_ style: ParagraphStyle, endsParagraph: Bool) -> Double {
        let lineSpacing = style.lineSpacing
        return max(
            0,
            endsParagraph ? lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore : lineSpacing)
    }

    var lineCount: Int { layout.lineCount }

    /// The size in whole pixels, rounded up.
    var pixelSize: (width: Int32, height: Int32) {
        func pixels(_ points: Double) -> Int32 {
            Int32(clamping: Int(min(max(0, points * layout.scale - 1e-6), 1e9).rounded(.up)))
        }
        return (pixels(layout.size.width), max(1, pixels(layout.size.height + spacing)))
    }

    // MARK: - Positions

    func displayedRange(_ range: Range<Int>) -> Range<Int> {
        let low = displayedText.displayedOffset(min(max(0, range.lowerBound), contentLength))
        let high = displayedText.displayedOffset(min(max(0, range.upperBound), contentLength))
        return low..<max(low, high)
    }

    func displayedPosition(_ position: TextPosition) -> TextPosition {
        TextPosition(
            offset: displayedText.displayedOffset(min(max(0, position.offset), contentLength)),
            affinity: position.affinity)
    }

    private func bufferPosition(_ position: TextPosition) -> TextPosition {
        TextPosition(offset: displayedText.offset(displayedAt: position.offset), affinity: position.affinity)
    }

    func caretRect(at position: TextPosition) -> Rect { layout.caretRect(at: displayedPosition(position)) }

    func position(nearest point: Point) -> TextPosition { bufferPosition(layout.position(nearest: point)) }

    func position(from position: TextPosition, _ movement: TextLayout.Movement) -> TextPosition {
        bufferPosition(layout.position(from: displayedPosition(position), movement))
    }

    /// Returns the first caret position when the caret enters from the previous piece, or the last one from the next piece.
    func entryPosition(isForward: Bool) -> TextPosition {
        bufferPosition(
            layout.position(enteringLine: isForward ? 0 : layout.lineCount - 1, forward: isForward))
    }

    func line(of position: TextPosition) -> Int { layout.line(of: displayedPosition(position)) }

    /// Returns the position nearest to a column, in points, of a line.
    func position(inLine line: Int, column: Double) -> TextPosition {
        let (top, bottom) = layout.heights(ofLine: line)
        return bufferPosition(layout.position(nearest: Point(x: column, y: (top + bottom) / 2)))
    }

    func selectionRects(_ range: Range<Int>) -> [Rect] {
        layout.selectionRects(forUTF8: displayedRange(range))
    }

    /// Whether the first line runs from right to left.
    var isRightToLeft: Bool { layout.isRightToLeft(atLine: 0) }

    // MARK: - Differences

    /// Reuses the shaped lines of the layout before an edit; the edit is in bytes of the piece.
    func reuse(_ old: TextPieceLayout, _ change: (start: Int, oldEnd: Int, newEnd: Int)) {
        guard old.displayedText.isOrdered, displayedText.isOrdered else { return }
        layout.reuseLines(
            of: old.layout, start: displayedText.displayedOffset(change.start),
            oldEnd: old.displayedText.displayedOffset(change.oldEnd),
            newEnd: displayedText.displayedOffset(change.newEnd))
    }

    /// Returns the vertical extent, in points, of the lines that differ from the layout `old` before `change`.
    ///
    /// Nil when the number or the height of the lines has changed.
    func changedHeights(since old: TextPieceLayout, _ change: (start: Int, oldEnd: Int, newEnd: Int))
        -> (top: Double, bottom: Double)?
    {
        guard old.lineCount == lineCount, old.layout.size.height == layout.size.height,
            old.displayedText.isOrdered, displayedText.isOrdered
        else { return nil }
        let start = displayedText.displayedOffset(change.start)
        let oldEnd = old.displayedText.displayedOffset(change.oldEnd)
        let growth = displayedText.displayedOffset(change.newEnd) - oldEnd
        var first = 0
        var last = lineCount - 1
        while first < last, layout.rangeUTF8(ofLine: first) == old.layout.rangeUTF8(ofLine: first),
            layout.rangeUTF8(ofLine: first).upperBound < start
        {
            first += 1
        }
        while last > first, isLine(last, of: old, shiftedBy: growth, behind: oldEnd) { last -= 1 }
        return (layout.heights(ofLine: first).top, layout.heights(ofLine: last).bottom)
    }

    private func isLine(_ line: Int, of old: TextPieceLayout, shiftedBy growth: Int, behind end: Int) -> Bool
    {
        let before = old.layout.rangeUTF8(ofLine: line)
        let now = layout.rangeUTF8(ofLine: line)
        return before.lowerBound > end && before.lowerBound + growth == now.lowerBound
            && before.upperBound + growth == now.upperBound
    }
}
