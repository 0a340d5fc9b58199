internal import Ropes

/// A separately typeset piece of a text: a paragraph with its line break, or a part of a very long paragraph.
nonisolated struct TextPiece: Hashable, Sendable {
    /// The length in bytes of UTF-8, including the line break.
    var byteCount: Int32
    /// The height in pixels; an estimate until the piece is measured.
    var height: Int32
    /// The width of the widest line in pixels; 0 until the piece is measured.
    var width: Int32 = 0
    /// Whether the piece ends its paragraph; false if the paragraph continues in the next piece.
    var endsParagraph: Bool
    /// Whether height and width are those of the piece's layout.
    var isMeasured = false
}

nonisolated extension TextPiece: RopeElement {
    var summary: TextPieceSum { TextPieceSum(self) }
}

/// The totals of several consecutive pieces.
nonisolated struct TextPieceSum: RopeSummary, Hashable {
    var bytes = 0
    /// The total height, in pixels.
    var height = 0
    /// The width of the widest piece, in pixels.
    var width: Int32 = 0
    /// Whether the last piece ends its paragraph; nil if there is no piece.
    var endsParagraph: Bool?

    static var zero: TextPieceSum { TextPieceSum() }

    init() {}

    init(_ piece: TextPiece) {
        bytes = Int(piece.byteCount)
        height = Int(piece.height)
        width = piece.width
        endsParagraph = piece.endsParagraph
    }

    static func += (sum: inout TextPieceSum, next: TextPieceSum) {
        sum.bytes += next.bytes
        sum.height += next.height
        sum.width = max(sum.width, next.width)
        sum.endsParagraph = next.endsParagraph ?? sum.endsParagraph
    }
}

/// A piece with its position in the text.
nonisolated struct TextPiecePlace: Hashable, Sendable {
    var piece: TextPiece
    var index: Int
    /// The offset of the first byte of the piece in the text.
    var start: Int
    /// The distance from the top of the text, in pixels.
    var top: Int
    /// Whether the piece begins a paragraph, rather than continuing that of the previous piece.
    var beginsParagraph: Bool

    init(_ place: Rope<TextPiece>.Place) {
        piece = place.element
        index = place.index
        start = place.before.bytes
        top = place.before.height
        beginsParagraph = place.before.endsParagraph ?? true
    }

    init(piece: TextPiece, index: Int, start: Int, top: Int, beginsParagraph: Bool) {
        self.piece = piece
        self.index = index
        self.start = start
        self.top = top
        self.beginsParagraph = beginsParagraph
    }

    /// The offset after the last byte of the piece.
    var end: Int { start + Int(piece.byteCount) }
    /// The distance of the piece's lower edge from the top of the text, in pixels.
    var bottom: Int { top + Int(piece.height) }
}
