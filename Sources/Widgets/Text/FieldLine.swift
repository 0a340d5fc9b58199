internal import TextEditing

/// The text of a field, typeset as one line of any length.
///
/// A long text is a row of pieces, each with a layout of its own: a change typesets only the pieces that it touches. The
/// order of directions and the joining of letters are resolved within a piece. All geometry is in points from the top left
/// corner of the line; offsets are in bytes of UTF-8.
final class FieldLine {
    private struct Piece {
        let start: Int
        let text: Substring
        let layout: TextLayout
        var left = 0.0
        var width = 0.0

        var end: Int { start + text.utf8.count }
    }

    let font: Font
    let scale: Double
    let isMirrored: Bool
    /// Whether the line as a whole runs from right to left, as its first letter does.
    let isRightToLeft: Bool
    private(set) var size = Size.zero
    /// Pieces that were typeset for this line; the others were taken over from the line before.
    private(set) var typesetCount = 0
    private let text: String
    private var pieces: ContiguousArray<Piece> = []

    /// Bytes of a piece at most; shorter texts are one piece.
    static let pieceLimit = 4096
    /// Bytes in which the end of a word is searched.
    private static let wordReach = 256

    /// Takes over the pieces of `old` outside of what has changed since.
    ///
    /// O(length of the text) to compare both texts; typesets O(length of the change), but all of the text where font,
    /// scale or direction changed.
    init(_ text: String, font: Font, scale: Double, isMirrored: Bool, reusing old: FieldLine?) {
        (self.text, self.font, self.scale, self.isMirrored) = (text, font, scale, isMirrored)
        var style = ParagraphStyle()
        style.lineBreakMode = .byClipping
        if isMirrored { style.baseWritingDirection = .naturalRightToLeft }
        guard text.utf8.count > Self.pieceLimit else {
            let layout = Self.layout(text[...], font, style, scale)
            isRightToLeft = layout.isRightToLeft(atLine: 0)
            typesetCount = 1
            pieces = [Piece(start: 0, text: text[...], layout: layout, width: layout.size.width)]
            size = layout.size
            return
        }
        let beginning = text[..<Self.cut(text, from: text.startIndex)]
        isRightToLeft = Self.layout(beginning, font, style, scale).isRightToLeft(atLine: 0)
        style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let canReuse =
            old.map {
                $0.font == font && $0.scale == scale && $0.isMirrored == isMirrored
                    && $0.isRightToLeft == isRightToLeft && $0.pieces.count > 1
            } ?? false
        makePieces(style, reusing: canReuse ? old : nil)
        arrange()
    }

    private static func layout(
        _ text: Substring, _ font: Font, _ style: ParagraphStyle, _ scale: Double
    ) -> TextLayout {
        TextLayout(
            text: AttributedText(String(text)), font: font, paragraphStyle: style, numberOfLines: 1,
            scale: scale)
    }

    // MARK: - Pieces

    private func makePieces(_ style: ParagraphStyle, reusing old: FieldLine?) {
        let count = text.utf8.count
        var head = 0
        var tail: ContiguousArray<Piece>.SubSequence = []
        var change = 0
        if let old {
            let (prefix, suffix) = Self.common(old.text, text)
            change = count - old.text.utf8.count
            // A character at the border of a piece may have been joined to the one before it.
            for piece in old.pieces where piece.end < prefix { pieces.append(moved(piece, by: 0)) }
            let lastChange = old.text.utf8.count - suffix
            tail = old.pieces.suffix(
                from: old.pieces.firstIndex { $0.start > lastChange } ?? old.pieces.endIndex)
            head = pieces.last?.end ?? 0
        }
        let end = tail.first.map { $0.start + change } ?? count
        var index = text.utf8.index(text.startIndex, offsetBy: head)
        let limit = text.utf8.index(text.startIndex, offsetBy: end)
        var start = head
        while index < limit {
            let next = min(Self.cut(text, from: index), limit)
            let part = text[index..<next]
            pieces.append(
                Piece(start: start, text: part, layout: Self.layout(part, font, style, scale)))
            typesetCount += 1
            start += part.utf8.count
            index = next
        }
        for piece in tail { pieces.append(moved(piece, by: change)) }
    }

    /// The piece of another text, as a part of this one.
    private func moved(_ piece: Piece, by distance: Int) -> Piece {
        let start = text.utf8.index(text.startIndex, offsetBy: piece.start + distance)
        let end = text.utf8.index(start, offsetBy: piece.text.utf8.count)
        return Piece(
            start: piece.start + distance, text: text[start..<end], layout: piece.layout, left: piece.left,
            width: piece.width)
    }

    /// The end of the piece that begins at `start`: after a word where there is one, else between characters.
    private static func cut(_ text: String, from start: String.Index) -> String.Index {
        let utf8 = text.utf8
        guard var end = utf8.index(start, offsetBy: pieceLimit, limitedBy: utf8.endIndex), end < utf8.endIndex
        else { return text.endIndex }
        var index = end
        for _ in 0..<wordReach {
            let before = utf8.index(before: index)
            // The space belongs to the next piece: at the end of a line it would have no width.
            if utf8[index] == 0x20, utf8[before] != 0x20 { return index }
            index = before
        }
        while utf8[end] & 0xc0 == 0x80 { end = utf8.index(before: end) }
        let last = text[start..<end].index(before: end)
        return last > start ? last : end
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
        for index in pieces.indices {
            let layout = pieces[index].layout
            let end = layout.caretRect(at: TextPosition(offset: pieces[index].text.utf8.count)).maxX
            pieces[index].width = isRightToLeft ? layout.size.width : max(layout.size.width, end)
            width += pieces[index].width
            height = max(height, layout.size.height)
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
