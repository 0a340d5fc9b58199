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

/// The totals of several pieces.
nonisolated struct TextPieceSum: Hashable, Sendable {
    var count = 0
    var bytes = 0
    /// In pixels.
    var height = 0
    /// Of the widest, in pixels.
    var width: Int32 = 0

    init() {}

    mutating func add(_ piece: TextPiece) {
        count += 1
        bytes += Int(piece.byteCount)
        height += Int(piece.height)
        width = max(width, piece.width)
    }

    mutating func add(_ other: TextPieceSum) {
        count += other.count
        bytes += other.bytes
        height += other.height
        width = max(width, other.width)
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

    /// The byte behind it.
    var end: Int { start + Int(piece.byteCount) }
    /// In pixels.
    var bottom: Int { top + Int(piece.height) }
}
