internal import Ropes

/// A stretch of a text that is typeset by itself: a paragraph with its break, or a part of one that is very long.
nonisolated struct TextPiece: Hashable, Sendable {
    /// In bytes of UTF-8, its break too.
    var byteCount: Int32
    /// In pixels; an estimate until it was typeset.
    var height: Int32
    /// Of its widest line in pixels; 0 until it was typeset.
    var width: Int32 = 0
    /// False when the paragraph goes on in the next piece.
    var endsParagraph: Bool
    /// Whether height and width are those of its layout.
    var isMeasured = false
}

nonisolated extension TextPiece: RopeElement {
    var summary: TextPieceSum { TextPieceSum(self) }
}

/// The totals of several pieces that follow one another.
nonisolated struct TextPieceSum: RopeSummary, Hashable {
    var bytes = 0
    /// In pixels.
    var height = 0
    /// Of the widest, in pixels.
    var width: Int32 = 0
    /// Whether the last piece ends a paragraph, so that the next one begins one; nil when there is no piece.
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

/// A piece and where it is.
nonisolated struct TextPiecePlace: Hashable, Sendable {
    var piece: TextPiece
    var index: Int
    /// Of its first byte.
    var start: Int
    /// In pixels from the top of the text.
    var top: Int
    /// True unless it goes on with the paragraph of the piece before.
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

    /// The byte behind it.
    var end: Int { start + Int(piece.byteCount) }
    /// In pixels.
    var bottom: Int { top + Int(piece.height) }
}
