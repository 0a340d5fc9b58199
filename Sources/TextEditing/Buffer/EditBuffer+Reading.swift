internal import Ropes

extension EditBuffer {
    /// Returns the byte at an offset; nil outside of the text: O(log n).
    public func byte(at offset: Int) -> UInt8? {
        guard offset >= 0 && offset < utf8Count else { return nil }
        var work = TreeWork()
        let found = root.chunk(at: offset, &work)
        return found.chunk.bytes[offset - found.start]
    }

    /// Returns the text of a range as a sequence of byte runs, without copying.
    public func chunks(in range: TextRange) -> TextChunks {
        TextChunks(root, in: valid(range))
    }

    /// The whole text as a sequence of byte runs, without copying.
    public var chunks: TextChunks { TextChunks(root, in: range) }

    /// Returns a copy of the bytes of a range: O(log n + length).
    public func bytes(in range: TextRange) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(valid(range).length)
        for chunk in chunks(in: range) { bytes.append(contentsOf: chunk) }
        return bytes
    }

    /// Returns the text of a range as a string: O(log n + length).
    public func string(in range: TextRange) -> String {
        String(decoding: bytes(in: range), as: UTF8.self)
    }

    /// The whole text as a string: O(n).
    public var string: String { string(in: range) }
}

extension EditBuffer: Equatable {
    /// Returns whether the scalars of both texts are equal: O(n) unless they share their tree or differ in length.
    public static func == (left: EditBuffer, right: EditBuffer) -> Bool {
        if left.root.isIdentical(to: right.root) { return true }
        let (one, other) = (left.root.summary, right.root.summary)
        guard one.bytes == other.bytes, one.scalars == other.scalars, one.lineBreaks == other.lineBreaks
        else { return false }
        var (lefts, rights) = (left.chunks, right.chunks)
        var (first, second) = (lefts.next() ?? [], rights.next() ?? [])
        while !first.isEmpty {
            let length = min(first.count, second.count)
            guard first.prefix(length).elementsEqual(second.prefix(length)) else { return false }
            first = length < first.count ? first.dropFirst(length) : lefts.next() ?? []
            second = length < second.count ? second.dropFirst(length) : rights.next() ?? []
        }
        return true
    }
}

extension EditBuffer: CustomStringConvertible {
    /// The text, truncated after 200 bytes.
    public var description: String {
        let shown = TextRange(start: 0, end: min(utf8Count, 200))
        return string(in: shown) + (utf8Count > 200 ? "… (\(utf8Count) bytes)" : "")
    }
}
