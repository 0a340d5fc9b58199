internal import TextEditing

/// The text of a field, typeset as one line of any length.
///
/// A long text is a row of pieces, each with a layout of its own: a change typesets only the pieces that it touches. The
/// order of directions and the joining of letters are resolved within a piece. All geometry is in points from the top left
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
    /// Whether the line as a whole runs from right to left, as its first letter does.
    let isRightToLeft: Bool
    private(set) var size = Size.zero
    /// Pieces that were typeset for this line; the others were taken over from the line before.
    private(set) var typesetCount = 0
    /// Bytes of the text that were read for this line.
    private(set) var readCount = 0
    private let text: EditBuffer
    private var pieces: ContiguousArray<Piece> = []

    /// Bytes of a piece at most; shorter texts are one piece.
    static let pieceLimit = 4096
    /// Bytes in which the end of a word is searched.
    private static let wordReach = 256

    /// Takes over the pieces of `old` outside of what has changed since.
    ///
    /// `changes` lead from the text of `old` to `text`, each in terms of the text after those before it. With them the cost is
    /// O(length of the change + number of pieces); without them both texts are compared, O(length of the text). All of the text is
    /// typeset where font, scale or direction changed.
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
            // A character at the border of a piece may have been joined to the one before it.
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
            // Spaces at the end of a line have no width, but the caret is behind them.
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

    /// The text of the piece that begins at `start`: to the end of a word where there is one, else of a character, but not
    /// beyond `limit`.
    private static func piece(of text: EditBuffer, from start: Int, to limit: Int) -> String {
        // A scalar more, to see what follows.
        let string = text.string(in: TextRange(start: start, end: min(start + pieceLimit + 4, limit)))
        let utf8 = string.utf8
        guard var end = utf8.index(string.startIndex, offsetBy: pieceLimit, limitedBy: utf8.endIndex),
            end < utf8.endIndex
        else { return string }
        var index = end
        for _ in 0..<wordReach {
            let before = utf8.index(before: index)
            // The space belongs to the next piece: at the end of a line it would have no width.
            if utf8[index] == 0x20, utf8[before] != 0x20 { return String(string[..<index]) }
            index = before
        }
        while utf8[end] & 0xc0 == 0x80 { end = utf8.index(before: end) }
        let last = string[..<end].index(before: end)
        return String(string[..<(last > string.startIndex ? last : end)])
    }

    /// How many bytes this text and that of `old` have in common at their beginnings and, besides those, at their ends.
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

    /// How many bytes two texts have in common at their beginnings and, besides those, at their ends.
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

    /// Places the pieces beside one another, in the direction of the line.
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

    /// The pieces that are between `left` and `right`.
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

    /// The caret, without width.
    func caretRect(at position: TextPosition) -> Rect {
        let piece = pieces[index(of: position)]
        return piece.layout.caretRect(
            at: TextPosition(offset: position.offset - piece.start, affinity: position.affinity)
        ).offsetBy(dx: piece.left, dy: 0)
    }

    /// The place of the text that is nearest to a point.
    func position(nearest point: Point) -> TextPosition {
        let piece = pieces[index(atX: point.x)]
        let found = piece.layout.position(nearest: Point(x: point.x - piece.left, y: point.y))
        return TextPosition(offset: found.offset + piece.start, affinity: found.affinity)
    }

    /// The place one character to the left or right, as they stand on the screen; the same one at the ends.
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

    /// Nil where that is not inside of the piece.
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

    /// The rectangles that a range covers, of the part from `left` to `right`.
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

    /// Draws the part between `left` and `right`, with the top left corner of the line at `origin`.
    func draw(on canvas: Canvas, at origin: Point, color: Color, from left: Double, to right: Double) {
        for piece in pieces[indices(from: left, to: right)] {
            piece.layout.draw(on: canvas, at: Point(x: origin.x + piece.left, y: origin.y), color: color)
        }
    }
}
