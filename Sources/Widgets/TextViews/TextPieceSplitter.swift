internal import TextEditing

/// Divides a text into pieces, at line breaks and within very long paragraphs.
///
/// The length of pieces is limited, because a piece is typeset as a whole.
nonisolated struct TextPieceSplitter {
    /// The maximum length of an undivided paragraph, in bytes.
    static let maximumLength = 16_384
    /// The approximate length of the pieces of a divided paragraph, in bytes.
    static let targetLength = 8_192
    /// The number of bytes before a boundary in which a space or a character boundary is searched for.
    private static let boundarySearchLength = 1_024

    private let buffer: EditBuffer
    private let estimate: TextPieceEstimate
    private var pieces: [TextPiece] = []
    /// The start of the current piece, and the offset up to which the text has been scanned.
    private var start: Int
    private var scannedEnd: Int
    /// The last two bytes, which may begin a line break of several bytes.
    private var tail: (UInt8, UInt8) = (0, 0)

    init(_ buffer: EditBuffer, from offset: Int, estimate: TextPieceEstimate) {
        self.buffer = buffer
        self.estimate = estimate
        start = offset
        scannedEnd = offset
    }

    /// Returns the pieces from the initial offset to `end`, at which a paragraph or a piece ends.
    ///
    /// With `isLast` the text ends at `end`: an empty piece follows a final line break. O(bytes).
    mutating func split(to end: Int, isLast: Bool) -> [TextPiece] {
        for chunk in buffer.chunks(in: TextRange(start: start, end: end)) { scan(chunk) }
        if tail.1 == 0x0D { finishParagraph(at: scannedEnd) }
        if isLast || start < end { finishPieces(to: end, endsParagraph: isLast) }
        return pieces
    }

    private mutating func scan(_ chunk: ArraySlice<UInt8>) {
        chunk.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                // Bytes that may end a line break are outside of this range.
                if byte > 0x0D && byte < 0xA8 && tail.1 != 0x0D {
                    tail = (tail.1, byte)
                    scannedEnd += 1
                    continue
                }
                if tail.1 == 0x0D, byte != 0x0A { finishParagraph(at: scannedEnd) }
                scannedEnd += 1
                let isBreak = byte == 0x0A || (byte == 0xA8 || byte == 0xA9) && tail == (0xE2, 0x80)
                tail = (tail.1, byte)
                if isBreak { finishParagraph(at: scannedEnd) }
            }
        }
    }

    private mutating func finishParagraph(at end: Int) {
        finishPieces(to: end, endsParagraph: true)
        tail = (0, 0)
    }

    /// Adds the text from `start` to `end`, in several pieces if it is long.
    private mutating func finishPieces(to end: Int, endsParagraph: Bool) {
        while end - start > Self.maximumLength {
            let boundary = boundary(before: start + Self.targetLength)
            add(to: boundary, endsParagraph: false)
        }
        add(to: end, endsParagraph: endsParagraph)
    }

    private mutating func add(to end: Int, endsParagraph: Bool) {
        let count = end - start
        pieces.append(
            TextPiece(
                byteCount: Int32(count), height: estimate.height(ofBytes: count), endsParagraph: endsParagraph
            ))
        start = end
    }

    /// Returns the boundary before `offset`: after a space, else between characters, or between scalars within a very long character.
    private func boundary(before offset: Int) -> Int {
        let first = buffer.valid(offset - Self.boundarySearchLength)
        let last = buffer.valid(offset)
        let window = buffer.bytes(in: TextRange(start: first, end: last))
        if let space = window.lastIndex(of: 0x20) { return first + space + 1 }
        let length = String(decoding: window, as: UTF8.self).dropLast().utf8.count
        return length > 0 ? first + length : last
    }
}

/// The estimated height of a piece that has not been typeset.
nonisolated struct TextPieceEstimate: Hashable, Sendable {
    /// The height of a line, in pixels.
    var lineHeight: Int32 = 16
    /// The approximate number of bytes per line; 0 without line wrapping.
    var bytesPerLine = 0
    /// The spacing of a paragraph in addition to its lines, in pixels.
    var spacing: Int32 = 0

    func height(ofBytes count: Int) -> Int32 {
        guard bytesPerLine > 0 else { return lineHeight + spacing }
        let lines = max(1, (count + bytesPerLine - 1) / bytesPerLine)
        return Int32(clamping: lines * Int(lineHeight)) + spacing
    }
}
