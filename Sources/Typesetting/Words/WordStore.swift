import Drawing

/// Places words into lines, measuring and drawing each one once.
///
/// Belongs to a typesetter and does its work without an actor of its own, since it runs inside closures over a text's
/// bytes.
nonisolated final class WordStore {
    private(set) var cache: WordCache
    /// Unlike that of any other store, and new after each reset: what was made for another is stale.
    private(set) var generation: Int

    /// In bytes.
    init(byteLimit: Int, generation: Int) {
        cache = WordCache(byteLimit: byteLimit)
        self.generation = generation
    }

    /// Forgets every word.
    func reset(generation: Int) {
        cache.removeAll()
        self.generation = generation
    }

    // MARK: - Measuring

    /// The advance of a line, in pixels; stops with a larger number as soon as `limit` is passed.
    func width(of text: String, face: Face, upTo limit: Int = .max) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = SegmentScanner(bytes, clusterLimit: face.clusterLimit)
            var pen = 0
            while pen <= limit, let segment = scanner.next() {
                switch segment.kind {
                case .space: pen += face.spaceWidth
                case .tab: pen = (pen / face.tabWidth + 1) * face.tabWidth
                case .word:
                    let word = UnsafeRawBufferPointer(
                        rebasing: UnsafeRawBufferPointer(bytes)[segment.start..<segment.end])
                    pen += measured(word, segment.script, face).width
                }
            }
            return pen
        }
    }

    /// A word's width in pixels, and its place in the cache if it has one.
    private func measured(
        _ word: UnsafeRawBufferPointer, _ script: Script, _ face: Face
    ) -> (width: Int, index: Int?) {
        let key = WordKey(word, face: face.id)
        if let index = cache.find(key, word) { return (cache.width(at: index), index) }
        let width = face.width(of: word, script: script)
        return (width, cache.add(key, word, width: width))
    }

    // MARK: - Drawing

    /// A line of one word shares the word's own rendition.
    func rendition(of text: String, face: Face) -> TextRendition {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = SegmentScanner(bytes, clusterLimit: face.clusterLimit)
            var pen = 0
            var pieces: [TextRendition.Piece] = []
            while let segment = scanner.next() {
                switch segment.kind {
                case .space: pen += face.spaceWidth
                case .tab: pen = (pen / face.tabWidth + 1) * face.tabWidth
                case .word:
                    let word = UnsafeRawBufferPointer(
                        rebasing: UnsafeRawBufferPointer(bytes)[segment.start..<segment.end])
                    let (width, drawn) = drawing(of: word, segment.script, face)
                    if segment.start == 0, segment.end == bytes.count { return drawn }
                    for piece in drawn.pieces {
                        pieces.append(TextRendition.Piece(mask: piece.mask, x: pen + piece.x, y: piece.y))
                    }
                    pen += width
                }
            }
            return TextRendition(scale: face.key.scale, pieces: pieces, generation: generation)
        }
    }

    private func drawing(
        of word: UnsafeRawBufferPointer, _ script: Script, _ face: Face
    ) -> (width: Int, rendition: TextRendition) {
        let (width, index) = measured(word, script, face)
        if let index, let rendition = cache.rendition(at: index) { return (width, rendition) }
        let piece = face.piece(of: word, script: script)
        let rendition = TextRendition(
            scale: face.key.scale, pieces: piece.map { [$0] } ?? [], generation: generation)
        if let index { cache.keep(rendition, at: index) }
        return (width, rendition)
    }
}
