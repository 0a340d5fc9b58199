/// A caret layout without fonts: every character is one column wide, all text runs from left to right, and lines wrap between
/// characters.
///
/// Movements use it in the absence of another layout, and tests with computed positions. Costs are O(length of the line).
///
///     let layout = FixedPitchCaretLayout("one two", columns: 4)
///     layout.lineEnd(at: TextPosition(offset: 0))  // offset 4, upstream
public struct FixedPitchCaretLayout: CaretLayout, Sendable {
    private let buffer: EditBuffer
    private let columns: Int?
    public let linesPerPage: Int

    /// Lays out a text in lines of at most `columns` characters, or in whole paragraphs if nil.
    public init(_ buffer: EditBuffer, columns: Int? = nil, linesPerPage: Int = 20) {
        self.buffer = buffer
        self.columns = columns.map { max($0, 1) }
        self.linesPerPage = max(linesPerPage, 1)
    }

    public func position(leftOf position: TextPosition) -> TextPosition? {
        position.offset > 0 ? TextPosition(offset: buffer.characterBoundary(before: position.offset)) : nil
    }

    public func position(rightOf position: TextPosition) -> TextPosition? {
        guard position.offset < buffer.utf8Count else { return nil }
        return TextPosition(offset: buffer.characterBoundary(after: position.offset))
    }

    public func isRightToLeft(at position: TextPosition) -> Bool { false }

    public func lineStart(at position: TextPosition) -> TextPosition {
        let paragraph = Paragraph(buffer, buffer.line(at: position.offset), columns)
        return paragraph.position(row: paragraph.row(of: position), column: 0)
    }

    public func lineEnd(at position: TextPosition) -> TextPosition {
        let paragraph = Paragraph(buffer, buffer.line(at: position.offset), columns)
        return paragraph.position(row: paragraph.row(of: position), column: .infinity)
    }

    public func column(of position: TextPosition) -> Double {
        Paragraph(buffer, buffer.line(at: position.offset), columns).column(of: position)
    }

    public func position(
        from position: TextPosition, movingLines count: Int, column: Double
    ) -> TextPosition? {
        var line = buffer.line(at: position.offset)
        var paragraph = Paragraph(buffer, line, columns)
        let first = paragraph.row(of: position)
        var row = first + count
        var moved = row >= 0 && row < paragraph.rowCount && count != 0
        while row < 0 || row >= paragraph.rowCount {
            let next = row < 0 ? line - 1 : line + 1
            guard next >= 0 && next < buffer.lineCount else {
                let last = row < 0 ? 0 : paragraph.rowCount - 1
                moved = moved || last != first
                row = last
                break
            }
            if row >= 0 { row -= paragraph.rowCount }
            line = next
            paragraph = Paragraph(buffer, line, columns)
            if row < 0 && count < 0 { row += paragraph.rowCount }
            moved = true
        }
        return moved ? paragraph.position(row: row, column: column) : nil
    }

    /// The character boundaries of a paragraph, and its rows.
    private struct Paragraph {
        private var borders: [Int]
        private let columns: Int

        init(_ buffer: EditBuffer, _ line: Int, _ columns: Int?) {
            let range = buffer.contentRange(ofLine: line)
            borders = [range.start]
            var end = range.start
            for character in buffer.string(in: range) {
                end += character.utf8.count
                borders.append(end)
            }
            self.columns = columns ?? max(borders.count - 1, 1)
        }

        private var characterCount: Int { borders.count - 1 }
        var rowCount: Int { max((characterCount + columns - 1) / columns, 1) }

        private func index(of position: TextPosition) -> Int {
            borders.lastIndex { $0 <= position.offset } ?? 0
        }

        func row(of position: TextPosition) -> Int {
            let index = index(of: position)
            let isWrapped = index > 0 && index % columns == 0
            if isWrapped && (position.affinity == .upstream || index == characterCount) {
                return index / columns - 1
            }
            return index / columns
        }

        func column(of position: TextPosition) -> Double {
            Double(index(of: position) - row(of: position) * columns)
        }

        func position(row: Int, column: Double) -> TextPosition {
            let start = row * columns
            let length = min(columns, characterCount - start)
            let inside = column >= Double(length) ? length : max(Int(column.rounded()), 0)
            let index = start + inside
            let isWrapped = inside == columns && index < characterCount
            return TextPosition(offset: borders[index], affinity: isWrapped ? .upstream : .downstream)
        }
    }
}
