internal import TextEditing

/// The pieces of a text with their heights, measured or estimated, and a cache of recent layouts.
///
/// Pieces are typeset on demand. Geometry is in points from the top left corner of the text, offsets are in bytes of the text.
final class TextPieces {
    private(set) var buffer = EditBuffer()
    private(set) var tree = TextPieceTree([TextPiece(byteCount: 0, height: 16, endsParagraph: true)])
    private(set) var configuration: TextPieceLayout.Configuration
    private(set) var estimate = TextPieceEstimate()
    /// The cached layouts, by the index of their piece.
    private var layouts: [Int: TextPieceLayout] = [:]
    /// The number of pieces typeset so far.
    private(set) var typesetCount = 0

    private static let layoutLimit = 256

    init(_ configuration: TextPieceLayout.Configuration) {
        self.configuration = configuration
        estimate = makeEstimate()
    }

    var scale: Double { configuration.scale }
    var axis: TextPieceAxis { TextPieceAxis(tree: tree, scale: scale) }
    /// The size of the whole text in points, estimated for pieces that have not been measured.
    var size: Size { Size(width: Double(tree.width) / scale, height: Double(tree.height) / scale) }
    /// The height of a line in the text's font, in points.
    var lineHeight: Double { Double(estimate.lineHeight) / scale }

    // MARK: - Changes

    /// Replaces the text: O(length).
    func setBuffer(_ buffer: EditBuffer) {
        self.buffer = buffer
        layouts.removeAll()
        var splitter = TextPieceSplitter(buffer, from: 0, estimate: estimate)
        tree = TextPieceTree(splitter.split(to: buffer.utf8Count, isLast: true))
    }

    /// Applies new settings to the text, and discards all layouts and measurements: O(pieces).
    func set(_ configuration: TextPieceLayout.Configuration) {
        self.configuration = configuration
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
                index: 0, start: 0, top: 0, beginsParagraph: true), configuration)
        let spacing =
            TextPieceLayout.spacing(configuration.style, endsParagraph: true)
            - configuration.style.lineSpacing
        let letters = configuration.width / max(1, configuration.font.pointSize * 0.5)
        return TextPieceEstimate(
            lineHeight: empty.pixelSize.height,
            bytesPerLine: configuration.width.isFinite ? max(1, Int(min(letters, 1e6))) : 0,
            spacing: Int32(min(max(0, spacing * scale), 1e6).rounded()))
    }

    /// The effect of an edit on the pieces.
    struct Change {
        /// The indices of the removed pieces.
        var replaced: Range<Int>
        /// The number of pieces that replace them.
        var newCount: Int
        /// The cached layout of the edited piece, if one piece was replaced by one piece.
        var old: TextPieceLayout?
        /// The offset of the first replaced piece in the text.
        var start = 0
    }

    /// Applies an edit that replaced the bytes from `start` to `oldEnd` by those to `newEnd`: O(log n + length of the edited pieces).
    func apply(_ edit: EditSpan, to buffer: EditBuffer) -> Change {
        var first = tree.place(ofByte: edit.start)
        var last = tree.place(ofByte: edit.oldEnd)
        // A carriage return that ended the previous paragraph may now be the first half of a CR LF.
        if first.index > 0, first.start == edit.start, self.buffer.byte(at: edit.start - 1) == 0x0D {
            first = tree.place(at: first.index - 1)
        }
        let growth = edit.newEnd - edit.oldEnd
        // Parts of a long paragraph that have become short are joined with a neighbour.
        if last.end + growth - first.start < TextPieceSplitter.targetLength / 8 {
            if !last.piece.endsParagraph { last = tree.place(at: last.index + 1) }
            if !first.beginsParagraph { first = tree.place(at: first.index - 1) }
        }
        self.buffer = buffer
        var splitter = TextPieceSplitter(buffer, from: first.start, estimate: estimate)
        let new = splitter.split(to: last.end + growth, isLast: last.index == tree.count - 1)
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

    /// Returns the layout of a piece, typeset if it is not cached.
    func layout(_ place: TextPiecePlace) -> TextPieceLayout {
        if let cached = layouts[place.index] { return cached }
        if layouts.count >= Self.layoutLimit {
            // Layouts far from this piece are the least likely to be needed again.
            layouts = layouts.filter { abs($0.key - place.index) < Self.layoutLimit / 4 }
        }
        typesetCount += 1
        let newLayout = TextPieceLayout(buffer.string(in: content(place)), place, configuration)
        layouts[place.index] = newLayout
        return newLayout
    }

    /// Returns the range of a piece without its line break.
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

    /// Measures a piece if necessary, and returns whether its height differs from the estimate.
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

    // MARK: - Positions

    func top(_ place: TextPiecePlace) -> Double { Double(place.top) / scale }

    func place(atHeight y: Double) -> TextPiecePlace {
        axis.place(at: y)
    }

    /// Returns the piece that contains a position; at the border of two pieces of a paragraph its affinity decides.
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
        return bufferPosition(found, place)
    }

    /// Converts a position in a piece to one in the text; the end of a piece within a paragraph has upstream affinity.
    func bufferPosition(_ position: TextPosition, _ place: TextPiecePlace) -> TextPosition {
        let isEnd = position.offset == Int(place.piece.byteCount) && !place.piece.endsParagraph
        return TextPosition(
            offset: place.start + position.offset, affinity: isEnd ? .upstream : position.affinity)
    }
}

/// An edit as a single span: the bytes from `start` to `oldEnd` were replaced by those from `start` to `newEnd`.
nonisolated struct EditSpan: Hashable, Sendable {
    var start: Int
    var oldEnd: Int
    var newEnd: Int

    /// Combines `changes`, each relative to the text after those before it, into one span; nil if there are none.
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
