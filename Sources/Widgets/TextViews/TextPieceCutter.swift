internal import TextEditing

/// Cuts a text into pieces: at its line breaks, and paragraphs that are very long in between.
///
/// A piece is typeset as a whole, so none is so long that this would be felt.
nonisolated struct TextPieceCutter {
    /// A paragraph of more bytes is cut.
    static let longest = 16_384
    /// About how many bytes the parts have.
    static let part = 8_192
    /// How far before that place a space or a border of characters is looked for.
    private static let reach = 1_024

    private let buffer: EditBuffer
    private let estimate: TextPieceEstimate
    private var pieces: [TextPiece] = []
    /// Where the piece begins that is being read, and how far it is read.
    private var start: Int
    private var read: Int
    /// The last bytes that may begin a break of several.
    private var tail: (UInt8, UInt8) = (0, 0)

    init(_ buffer: EditBuffer, from offset: Int, estimate: TextPieceEstimate) {
        self.buffer = buffer
        self.estimate = estimate
        start = offset
        read = offset
    }

    /// The pieces from where it began up to `end`, where a paragraph or a piece ends.
    ///
    /// With `isLast` the text ends there: what follows a break is one more piece, empty. O(bytes).
    mutating func cut(to end: Int, isLast: Bool) -> [TextPiece] {
        for chunk in buffer.chunks(in: TextRange(start: start, end: end)) { scan(chunk) }
        if tail.1 == 0x0D { finishParagraph(at: read) }
        if isLast || start < end { finishPieces(to: end, endsParagraph: isLast) }
        return pieces
    }

    private mutating func scan(_ chunk: ArraySlice<UInt8>) {
        chunk.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                // Every byte that may end a break is one of these.
                if byte > 0x0D && byte < 0xA8 && tail.1 != 0x0D {
                    tail = (tail.1, byte)
                    read += 1
                    continue
                }
                if tail.1 == 0x0D, byte != 0x0A { finishParagraph(at: read) }
                read += 1
                let isBreak = byte == 0x0A || (byte == 0xA8 || byte == 0xA9) && tail == (0xE2, 0x80)
                tail = (tail.1, byte)
                if isBreak { finishParagraph(at: read) }
            }
        }
    }

    private mutating func finishParagraph(at end: Int) {
        finishPieces(to: end, endsParagraph: true)
        tail = (0, 0)
    }

    /// Adds what is between `start` and `end`, in parts if it is long.
    private mutating func finishPieces(to end: Int, endsParagraph: Bool) {
        while end - start > Self.longest {
            let border = border(before: start + Self.part)
            add(to: border, endsParagraph: false)
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

    /// Behind a space near the offset, else between characters; where one character is endless, between scalars.
    private func border(before offset: Int) -> Int {
        let first = buffer.valid(offset - Self.reach)
        let last = buffer.valid(offset)
        let window = buffer.bytes(in: TextRange(start: first, end: last))
        if let space = window.lastIndex(of: 0x20) { return first + space + 1 }
        let length = String(decoding: window, as: UTF8.self).dropLast().utf8.count
        return length > 0 ? first + length : last
    }
}

/// The estimated height of a piece that has not been typeset.
nonisolated struct TextPieceEstimate: Hashable, Sendable {
    /// In pixels.
    var lineHeight: Int32 = 16
    /// Bytes that a line has room for, about; 0 for lines that do not end.
    var bytesPerLine = 0
    /// The spacing of a paragraph besides its lines, in pixels.
    var spacing: Int32 = 0

    func height(ofBytes count: Int) -> Int32 {
        guard bytesPerLine > 0 else { return lineHeight + spacing }
        let lines = max(1, (count + bytesPerLine - 1) / bytesPerLine)
        return Int32(clamping: lines * Int(lineHeight)) + spacing
    }
}
