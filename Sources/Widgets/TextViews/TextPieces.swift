internal import TextEditing

/// How a text stands on the screen: its pieces, their heights as far as they are known, and the layouts that were asked for
/// lately.
///
/// Only what is asked about is typeset. Geometry is in points from the text's top left corner, places in bytes of the text.
final class TextPieces {
    private(set) var buffer = EditBuffer()
    private(set) var tree = TextPieceTree([TextPiece(byteCount: 0, height: 16, endsParagraph: true)])
    private(set) var setting: TextPieceLayout.Setting
    private(set) var estimate = TextPieceEstimate()
    /// By the pieces' numbers.
    private var layouts: [Int: TextPieceLayout] = [:]
    /// How many pieces were typeset so far.
    private(set) var typesetCount = 0

    private static let layoutLimit = 256

    init(_ setting: TextPieceLayout.Setting) {
        self.setting = setting
        estimate = makeEstimate()
    }

    var scale: Double { setting.scale }
    var axis: TextPieceAxis { TextPieceAxis(tree: tree, scale: scale) }
    /// Of all pieces, as far as it is known.
    var size: Size { Size(width: Double(tree.width) / scale, height: Double(tree.height) / scale) }
    /// Of a line of the text's own font.
    var lineHeight: Double { Double(estimate.lineHeight) / scale }

    // MARK: - Changes

    /// Takes another text: O(length).
    func setBuffer(_ buffer: EditBuffer) {
        self.buffer = buffer
        layouts.removeAll()
        var cutter = TextPieceCutter(buffer, from: 0, estimate: estimate)
        tree = TextPieceTree(cutter.cut(to: buffer.utf8Count, isLast: true))
    }

    /// Sets the same text otherwise: O(pieces).
    func set(_ setting: TextPieceLayout.Setting) {
        self.setting = setting
        layouts.removeAll()
        estimate = makeEstimate()
        tree = TextPieceTree(
            tree.pieces.map { piece in
                TextPiece(
                    byteCount: piece.byteCount, height: estimate.height(ofBytes: Int(piece.byteCount)),
                    endsParagraph: piece.endsParagraph)
            })
    }

    private func makeEstimate() -> TextPieceEstimate {
        let empty = TextPieceLayout(
            "",
            TextPiecePlace(
                piece: TextPiece(byteCount: 0, height: 0, endsParagraph: false),
                index: 0, start: 0, top: 0, beginsParagraph: true), setting)
        let spacing = TextPieceLayout.spacing(setting.style, endsParagraph: true) - setting.style.lineSpacing
        let letters = setting.width / max(1, setting.font.pointSize * 0.5)
        return TextPieceEstimate(
            lineHeight: empty.pixelSize.height,
            bytesPerLine: setting.width.isFinite ? max(1, Int(min(letters, 1e6))) : 0,
            spacing: Int32(min(max(0, spacing * scale), 1e6).rounded()))
    }

    /// The effect of an edit on the pieces.
    struct Change {
        /// The indices of the removed pieces.
        var replaced: Range<Int>
        /// The number of pieces that replace them.
        var newCount: Int
        /// The layout of the only piece that was there, if it was known, when one takes its place.
        var old: TextPieceLayout?
        /// Where that piece begins.
        var start = 0
    }

    /// Follows an edit that put `newEnd - start` bytes in the place of `oldEnd - start`: O(log n + what is new).
    func apply(_ edit: EditSpan, to buffer: EditBuffer) -> Change {
        var first = tree.place(ofByte: edit.start)
        var last = tree.place(ofByte: edit.oldEnd)
        // A return that ended the paragraph before may now be the first half of one with a line feed.
        if first.index > 0, first.start == edit.start, self.buffer.byte(at: edit.start - 1) == 0x0D {
            first = tree.place(at: first.index - 1)
        }
        let growth = edit.newEnd - edit.oldEnd
        // Parts of a long paragraph that have become small join with a neighbour.
        if last.end + growth - first.start < TextPieceCutter.part / 8 {
            if !last.piece.endsParagraph { last = tree.place(at: last.index + 1) }
            if !first.beginsParagraph { first = tree.place(at: first.index - 1) }
        }
        self.buffer = buffer
        var cutter = TextPieceCutter(buffer, from: first.start, estimate: estimate)
        let new = cutter.cut(to: last.end + growth, isLast: last.index == tree.count - 1)
        let replaced = first.index..<last.index + 1
        let old = replaced.count == 1 && new.count == 1 ? layouts[first.index] : nil
        tree.replace(replaced, with: new)
        moveLayouts(replaced, new.count)
        return Change(replaced: replaced, newCount: new.count, old: old, start: first.start)
    }

    private func moveLayouts(_ replaced: Range<Int>, _ count: Int) {
        for index in replaced where index - replaced.lowerBound < 8 { layouts[index] = nil }
        let shift = count - replaced.count
        if replaced.count > 8 { layouts = layouts.filter { !replaced.contains($0.key) } }
        if shift == 0 { return }
        var moved: [Int: TextPieceLayout] = [:]
        for (index, layout) in layouts {
            moved[index >= replaced.upperBound ? index + shift : index] = layout
        }
        layouts = moved
    }

    // MARK: - Layouts

    /// The layout of a piece, made when it is not known.
    func layout(_ place: TextPiecePlace) -> TextPieceLayout {
        if let known = layouts[place.index] { return known }
        if layouts.count >= Self.layoutLimit {
            // Layouts far from this piece are the least likely to be needed again.
            layouts = layouts.filter { abs($0.key - place.index) < Self.layoutLimit / 4 }
        }
        typesetCount += 1
        let made = TextPieceLayout(buffer.string(in: content(place)), place, setting)
        layouts[place.index] = made
        return made
    }

    /// The bytes of a piece without its break.
    func content(_ place: TextPiecePlace) -> TextRange {
        var end = place.end
        if place.piece.endsParagraph, place.index < tree.count - 1 {
            switch buffer.byte(at: end - 1) {
            case 0x0A: end -= end - 2 >= place.start && buffer.byte(at: end - 2) == 0x0D ? 2 : 1
            case 0x0D: end -= 1
            default: end -= 3
            }
        }
        return TextRange(start: place.start, end: max(place.start, end))
    }

    /// Finds out how high a piece is; true when it is not as high as was thought.
    func measure(_ place: TextPiecePlace) -> Bool {
        if place.piece.isMeasured { return false }
        let size = layout(place).pixelSize
        var piece = place.piece
        piece.isMeasured = true
        piece.width = size.width
        piece.height = size.height
        tree.set(piece, at: place.index)
        return size.height != place.piece.height
    }

    // MARK: - Places

    func top(_ place: TextPiecePlace) -> Double { Double(place.top) / scale }

    func place(atHeight y: Double) -> TextPiecePlace {
        axis.place(at: y)
    }

    /// The piece that a position is in: of two that meet within a paragraph, by its affinity.
    func place(of position: TextPosition) -> TextPiecePlace {
        let place = tree.place(ofByte: position.offset)
        guard position.affinity == .upstream, place.start == position.offset, !place.beginsParagraph else {
            return place
        }
        return tree.place(at: place.index - 1)
    }

    func local(_ position: TextPosition, in place: TextPiecePlace) -> TextPosition {
        TextPosition(offset: position.offset - place.start, affinity: position.affinity)
    }

    func caretRect(at position: TextPosition) -> Rect {
        let place = place(of: position)
        return layout(place).caretRect(at: local(position, in: place)).offsetBy(dx: 0, dy: top(place))
    }

    func position(nearest point: Point) -> TextPosition {
        let place = place(atHeight: point.y)
        let found = layout(place).position(nearest: Point(x: point.x, y: point.y - top(place)))
        return whole(found, place)
    }

    /// A position of a piece as one of the text; the end of a part of a paragraph belongs to that part.
    func whole(_ position: TextPosition, _ place: TextPiecePlace) -> TextPosition {
        let isEnd = position.offset == Int(place.piece.byteCount) && !place.piece.endsParagraph
        return TextPosition(
            offset: place.start + position.offset, affinity: isEnd ? .upstream : position.affinity)
    }
}

/// An edit as places see it: bytes from `start` to `oldEnd` became those to `newEnd`.
nonisolated struct EditSpan: Hashable, Sendable {
    var start: Int
    var oldEnd: Int
    var newEnd: Int

    /// Combines `changes`, each in terms of the text after those before it, to one span; nil if there is none.
    init?(_ changes: [TextChange]) {
        guard let first = changes.first else { return nil }
        start = first.range.start
        oldEnd = first.range.end
        newEnd = first.newRange.end
        for change in changes.dropFirst() {
            let end = max(newEnd, change.range.end)
            oldEnd = end - (newEnd - oldEnd)
            start = min(start, change.range.start)
            newEnd = end + change.growth
        }
    }
}
