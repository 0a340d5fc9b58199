internal import TextEditing

/// The text of a field, typeset as one line of unlimited length.
///
/// A long text is divided into pieces with separate layouts, so that a change typesets only the pieces that it touches.
/// Bidirectional ordering and contextual shaping are resolved within a piece. Geometry is in points relative to the top left
/// corner of the line; offsets are in bytes of UTF-8.
final class FieldLine {
    private struct Piece {
        var start: Int
        let count: Int
        let layout: TextLayout
        var left = 0.0
        var width = 0.0

        var end: Int { start + count }
    }

    let font: Font
    let scale: Double
    let isMirrored: Bool
    /// Whether the line is laid out from right to left, as determined by its first directional character.
    let isRightToLeft: Bool
    private(set) var size = Size.zero
    /// The number of pieces typeset for this line; the others were reused from the previous line.
    private(set) var typesetCount = 0
    /// The number of bytes of the text that were read for this line.
    private(set) var readCount = 0
    private let text: EditBuffer
    private var pieces: ContiguousArray<Piece> = []

    /// The maximum number of bytes per piece; a shorter text is a single piece.
    static let pieceLimit = 4096
    /// The number of bytes before the limit in which a word boundary is searched for.
    private static let wordBoundaryDistance = 256

    /// Typesets `text`, reusing the pieces of `old` that have not changed.
    ///
    /// `changes` lead from the text of `old` to `text`, each relative to the text after the changes before it. With them the cost is
    /// O(length of the change + number of pieces); without them both texts are compared, O(length of the text). If font, scale or
    /// direction have changed, the whole text is typeset.
    init(
        _ text: EditBuffer, font: Font, scale: Double, isMirrored: Bool, reusing old: FieldLine?,
        changes: [TextChange]? = nil
    ) {
        (self.text, self.font, self.scale, self.isMirrored) = (text, font, scale, isMirrored)
        var style = ParagraphStyle()
        style.lineBreakMode = .byClipping
        if isMirrored { style.baseWritingDirection = .naturalRightToLeft }
        guard text.utf8Count > Self.pieceLimit else {
            let layout = Self.layout(text.string, font, style, scale)
            isRightToLeft = layout.isRightToLeft(atLine: 0)
            (typesetCount, readCount) = (1, text.utf8Count)
            pieces = [Piece(start: 0, count: text.utf8Count, layout: layout, width: layout.size.width)]
            size = layout.size
            return
        }
        let beginning = Self.piece(of: text, from: 0, to: text.utf8Count)
        isRightToLeft = Self.layout(beginning, font, style, scale).isRightToLeft(atLine: 0)
        readCount = beginning.utf8.count
        style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let canReuse =
            old.map {
                $0.font == font && $0.scale == scale && $0.isMirrored == isMirrored
                    && $0.isRightToLeft == isRightToLeft && $0.pieces.count > 1
            } ?? false
        makePieces(style, reusing: canReuse ? old : nil, changes)
        arrange()
    }

    private static func layout(
        _ text: String, _ font: Font, _ style: ParagraphStyle, _ scale: Double
    ) -> TextLayout {
        TextLayout(
            text: AttributedText(text), font: font, paragraphStyle: style, numberOfLines: 1, scale: scale)
    }

    // MARK: - Pieces

    private func makePieces(_ style: ParagraphStyle, reusing old: FieldLine?, _ changes: [TextChange]?) {
        var head = 0
        var tail: ContiguousArray<Piece>.SubSequence = []
        var growth = 0
        if let old {
            let (prefix, suffix) = common(with: old, changes)
            growth = text.utf8Count - old.text.utf8Count
            // A change at the border of a piece may join its last character with the next one.
            for piece in old.pieces where piece.end < prefix { pieces.append(piece) }
            let lastChange = old.text.utf8Count - suffix
            tail = old.pieces.suffix(
                from: old.pieces.firstIndex { $0.start > lastChange } ?? old.pieces.endIndex)
            head = pieces.last?.end ?? 0
        }
        let end = tail.first.map { $0.start + growth } ?? text.utf8Count
        while head < end {
            let part = Self.piece(of: text, from: head, to: end)
            let layout = Self.layout(part, font, style, scale)
            let count = part.utf8.count
            // Trailing spaces have no width in the layout, but the caret is placed after them.
            let reach = isRightToLeft ? 0 : layout.caretRect(at: TextPosition(offset: count)).maxX
            pieces.append(
                Piece(start: head, count: count, layout: layout, width: max(layout.size.width, reach)))
            typesetCount += 1
            readCount += count
            head += count
        }
        for var piece in tail {
            piece.start += growth
            pieces.append(piece)
        }
    }

    /// Returns the text of the piece that begins at `start` and ends at a word boundary, or else a character boundary, at or before
    /// `limit`.
    private static func piece(of text: EditBuffer, from start: Int, to limit: Int) -> String {
        // Four more bytes, to see the scalar after the limit.
        let string = text.string(in: TextRange(start: start, end: min(start + pieceLimit + 4, limit)))
        let utf8 = string.utf8
        guard var end = utf8.index(string.startIndex, offsetBy: pieceLimit, limitedBy: utf8.endIndex),
            end < utf8.endIndex
        else { return string }
        var index = end
        for _ in 0..<wordBoundaryDistance {
            let before = utf8.index(before: index)
            // The space belongs to the next piece: at the end of a piece it would have no width.
            if utf8[index] == 0x20, utf8[before] != 0x20 { return String(string[..<index]) }
            index = before
        }
        while utf8[end] & 0xc0 == 0x80 { end = utf8.index(before: end) }
        let last = string[..<end].index(before: end)
        return String(string[..<(last > string.startIndex ? last : end)])
    }

    /// Returns the lengths in bytes of the common prefix and, beyond it, the common suffix of this text and that of `old`.
    private func common(with old: FieldLine, _ changes: [TextChange]?) -> (prefix: Int, suffix: Int) {
        guard let changes else {
            readCount += text.utf8Count
            return Self.common(old.text.string, text.string)
        }
        var count = old.text.utf8Count
        var (prefix, suffix) = (count, count)
        for change in changes {
            prefix = min(prefix, change.range.start)
            suffix = min(suffix, count - change.range.end)
            count += change.growth
        }
        return (prefix, min(suffix, min(old.text.utf8Count, text.utf8Count) - prefix))
    }

    /// Returns the lengths in bytes of the common prefix and, beyond it, the common suffix of two texts.
    private static func common(_ old: String, _ new: String) -> (prefix: Int, suffix: Int) {
        var prefix = 0
        for (a, b) in zip(old.utf8, new.utf8) {
            if a != b { break }
            prefix += 1
        }
        let most = min(old.utf8.count, new.utf8.count) - prefix
        var suffix = 0
        for (a, b) in zip(old.utf8.reversed(), new.utf8.reversed()) {
            if a != b || suffix == most { break }
            suffix += 1
        }
        return (prefix, suffix)
    }

    /// Places the pieces side by side, in the direction of the line.
    private func arrange() {
        var width = 0.0
        var height = 0.0
        for piece in pieces {
            width += piece.width
            height = max(height, piece.layout.size.height)
        }
        size = Size(width: width, height: height)
        var left = 0.0
        for index in pieces.indices {
            pieces[index].left = isRightToLeft ? width - left - pieces[index].width : left
            left += pieces[index].width
        }
    }

    private func index(of position: TextPosition) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= position.offset { low = middle + 1 } else { high = middle }
        }
        let index = max(0, low - 1)
        let isBefore = position.affinity == .upstream && index > 0 && pieces[index].start == position.offset
        return isBefore ? index - 1 : index
    }

    /// Returns the indices of the pieces that intersect the horizontal range from `left` to `right`.
    private func indices(from left: Double, to right: Double) -> Range<Int> {
        guard pieces.count > 1 else { return pieces.indices }
        let first = index(atX: isRightToLeft ? right : left)
        return first..<max(first, index(atX: isRightToLeft ? left : right)) + 1
    }

    private func index(atX x: Double) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            let isPassed =
                isRightToLeft ? pieces[middle].left + pieces[middle].width >= x : pieces[middle].left <= x
            if isPassed { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    // MARK: - Geometry

    /// Returns the rectangle of the caret at `position`; its width is zero.
    func caretRect(at position: TextPosition) -> Rect {
        let piece = pieces[index(of: position)]
        return piece.layout.caretRect(
            at: TextPosition(offset: position.offset - piece.start, affinity: position.affinity)
        ).offsetBy(dx: piece.left, dy: 0)
    }

    /// Returns the text position nearest to a point.
    func position(nearest point: Point) -> TextPosition {
        let piece = pieces[index(atX: point.x)]
        let found = piece.layout.position(nearest: Point(x: point.x - piece.left, y: point.y))
        return TextPosition(offset: found.offset + piece.start, affinity: found.affinity)
    }

    /// Returns the position one character to the left or right in visual order; the given one at the ends of the line.
    func position(from position: TextPosition, toRight: Bool) -> TextPosition {
        let index = index(of: position)
        if let found = self.position(from: position, toRight: toRight, in: index) { return found }
        let next = toRight != isRightToLeft ? index + 1 : index - 1
        guard pieces.indices.contains(next) else { return position }
        let border = TextPosition(
            offset: next > index ? pieces[next].start : pieces[next].end,
            affinity: next > index ? .downstream : .upstream)
        return self.position(from: border, toRight: toRight, in: next) ?? position
    }

    /// Returns the adjacent position within the piece at `index`; nil if it lies outside of the piece.
    private func position(from position: TextPosition, toRight: Bool, in index: Int) -> TextPosition? {
        let piece = pieces[index]
        let local = TextPosition(offset: position.offset - piece.start, affinity: position.affinity)
        let found = piece.layout.position(from: local, toRight ? .right : .left)
        if found == local { return nil }
        if pieces.count > 1, found.offset == local.offset,
            piece.layout.caretRect(at: found).minX == piece.layout.caretRect(at: local).minX
        {
            return nil
        }
        return TextPosition(offset: found.offset + piece.start, affinity: found.affinity)
    }

    /// Returns the selection rectangles of a range, restricted to pieces between `left` and `right`.
    func selectionRects(
        forUTF8 range: Range<Int>, from left: Double = -.infinity, to right: Double = .infinity
    ) -> [Rect] {
        var rects: [Rect] = []
        for piece in pieces[indices(from: left, to: right)] {
            let part = range.clamped(to: piece.start..<piece.end)
            if part.isEmpty { continue }
            let local = part.lowerBound - piece.start..<part.upperBound - piece.start
            for rect in piece.layout.selectionRects(forUTF8: local) {
                rects.append(rect.offsetBy(dx: piece.left, dy: 0))
            }
        }
        return rects
    }

    /// Draws the pieces between `left` and `right`, with the top left corner of the line at `origin`.
    func draw(on canvas: Canvas, at origin: Point, color: Color, from left: Double, to right: Double) {
        for piece in pieces[indices(from: left, to: right)] {
            piece.layout.draw(on: canvas, at: Point(x: origin.x + piece.left, y: origin.y), color: color)
        }
    }
}
