nonisolated extension TextEngine {
    /// Returns a placed line of a paragraph that begins at the byte `start` of a string.
    func placedLine(_ line: Int, of paragraph: ParagraphLayout, in string: String, at start: Int)
        -> PlacedLine
    {
        lines.line(line, of: paragraph.identity) {
            let placed = string.utf8.withContiguousStorageIfAvailable { bytes in
                let own = UnsafeBufferPointer(rebasing: bytes[start..<start + paragraph.byteCount])
                return LinePlacer(engine: self, paragraph: paragraph, bytes: own).place(line)
            }
            return placed ?? PlacedLine(clusters: [], order: [], stretches: [], left: 0, right: 0)
        }
    }
}
