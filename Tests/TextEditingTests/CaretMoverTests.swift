import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct CaretMoverTests {
    /// Returns the offset of the caret after each movement.
    private func stops(
        _ text: String, from start: Int, _ movements: [CaretMovement], columns: Int? = nil
    ) -> [Int] {
        let buffer = EditBuffer(text)
        let layout = FixedPitchCaretLayout(buffer, columns: columns, linesPerPage: 3)
        let mover = CaretMover(buffer, layout: layout)
        var selection = Selection(at: start)
        return movements.map { movement in
            selection = mover.selection(selection, moved: movement)
            return selection.head
        }
    }

    @Test func `Forward and backward movement is by whole characters`() {
        let text = "ae\u{301}🇩🇪\r\n👩‍👩‍👧b"
        let ends = [1, 4, 12, 14, 32, 33, 33]
        #expect(stops(text, from: 0, Array(repeating: .forward, count: 7)) == ends)
        #expect(stops(text, from: 0, Array(repeating: .right, count: 7)) == ends)
        let starts = [32, 14, 12, 4, 1, 0, 0]
        #expect(stops(text, from: 33, Array(repeating: .backward, count: 7)) == starts)
        #expect(stops(text, from: 33, Array(repeating: .left, count: 7)) == starts)
    }

    @Test func `Forward word movement stops at word ends, or optionally at word starts`() {
        #expect(stops("one, two  three", from: 0, [.wordForward, .wordRight, .wordForward]) == [3, 8, 15])
        #expect(stops("one, two  three", from: 15, [.wordBackward, .wordLeft, .wordBackward]) == [10, 5, 0])
        var mover = CaretMover("one, two  three")
        mover.wordStop = .wordStarts
        #expect(mover.selection(Selection(at: 0), moved: .wordForward).head == 5)
    }

    @Test func `The column is kept across shorter lines and reset by any other movement`() {
        let text = "long line\nab\n\nlonger still\n"
        #expect(stops(text, from: 7, [.down, .down, .down, .up, .up, .up]) == [12, 13, 21, 13, 12, 7])
        #expect(stops(text, from: 7, [.down, .left, .down, .down]) == [12, 11, 13, 15])
    }

    @Test func `Moving beyond the first or last line moves to the start or end of the text`() {
        #expect(stops("ab\ncd", from: 1, [.up, .down]) == [0, 4])
        #expect(stops("ab\ncd", from: 4, [.down, .up]) == [5, 1])
        #expect(stops("", from: 0, CaretMovement.allCases).allSatisfy { $0 == 0 })
    }

    @Test func `Page movement is by a page of lines, clamped to the text`() {
        let text = "a\nb\nc\nd\ne"
        #expect(stops(text, from: 0, [.pageDown, .pageDown, .pageDown, .pageUp]) == [6, 8, 9, 2])
        #expect(stops("abcdefghijkl", from: 1, [.pageDown, .pageDown, .pageUp], columns: 2) == [7, 11, 5])
    }

    @Test func `The end of a wrapped line has upstream affinity`() {
        let buffer: EditBuffer = "abcdefgh\nij"
        let mover = CaretMover(buffer, layout: FixedPitchCaretLayout(buffer, columns: 4))
        let end = mover.selection(Selection(at: 1), moved: .lineEnd)
        #expect(end == Selection(at: 4, affinity: .upstream))
        #expect(mover.selection(end, moved: .lineEnd) == end)
        #expect(mover.selection(end, moved: .lineStart).head == 0)
        #expect(mover.selection(Selection(at: 4), moved: .lineStart).head == 4)
        #expect(mover.selection(Selection(at: 4), moved: .lineEnd).head == 8)
        #expect(stops("abcdefgh\nij", from: 1, [.down, .down, .up, .up], columns: 4) == [5, 10, 5, 1])
    }

    @Test func `Paragraph movement stops at starts and ends of paragraphs`() {
        let text = "one\r\ntwo\n\nfour"
        #expect(stops(text, from: 6, [.paragraphStart, .paragraphStart, .paragraphEnd]) == [5, 5, 8])
        let forward = stops(text, from: 1, Array(repeating: .paragraphForward, count: 5))
        #expect(forward == [3, 8, 9, 14, 14])
        let backward = stops(text, from: 12, Array(repeating: .paragraphBackward, count: 5))
        #expect(backward == [10, 9, 5, 0, 0])
        #expect(stops(text, from: 6, [.documentEnd, .documentStart]) == [14, 0])
    }

    @Test(arguments: CaretMovement.allCases) func `An extending movement keeps the anchor of the selection`(
        movement: CaretMovement
    ) {
        let mover = CaretMover("one two\nthree four\nfive six")
        let selection = Selection(anchor: 10, head: 12)
        let moved = mover.selection(selection, moved: movement, extending: true)
        #expect(moved.anchor == 10)
        #expect(moved.head == mover.selection(Selection(at: 12), moved: movement).head)
    }

    @Test func `A movement collapses a selection to the end in its direction`() {
        let mover = CaretMover("one two\nthree four\nfive six")
        for selection in [Selection(anchor: 9, head: 12), Selection(anchor: 12, head: 9)] {
            #expect(mover.selection(selection, moved: .left) == Selection(at: 9))
            #expect(mover.selection(selection, moved: .right) == Selection(at: 12))
            #expect(mover.selection(selection, moved: .backward).head == 9)
            #expect(mover.selection(selection, moved: .forward).head == 12)
            #expect(mover.selection(selection, moved: .up).head == 1)
            #expect(mover.selection(selection, moved: .down).head == 23)
            #expect(mover.selection(selection, moved: .wordBackward).head == 8)
            #expect(mover.selection(selection, moved: .wordForward).head == 13)
        }
    }

    @Test func `The layout determines the direction of left and right in right-to-left text`() {
        struct Mirrored: CaretLayout {
            var plain: FixedPitchCaretLayout
            func position(leftOf position: TextPosition) -> TextPosition? {
                plain.position(rightOf: position)
            }
            func position(rightOf position: TextPosition) -> TextPosition? {
                plain.position(leftOf: position)
            }
            func isRightToLeft(at position: TextPosition) -> Bool { true }
            func lineStart(at position: TextPosition) -> TextPosition { plain.lineStart(at: position) }
            func lineEnd(at position: TextPosition) -> TextPosition { plain.lineEnd(at: position) }
            func column(of position: TextPosition) -> Double { plain.column(of: position) }
            func position(
                from position: TextPosition, movingLines count: Int, column: Double
            ) -> TextPosition? { plain.position(from: position, movingLines: count, column: column) }
            var linesPerPage: Int { 3 }
        }
        let buffer: EditBuffer = "שלום עולם"
        let mover = CaretMover(buffer, layout: Mirrored(plain: FixedPitchCaretLayout(buffer)))
        #expect(mover.selection(Selection(at: 0), moved: .left).head == 2)
        #expect(mover.selection(Selection(at: 2), moved: .right).head == 0)
        #expect(mover.selection(Selection(at: 0), moved: .wordLeft).head == 8)
        #expect(mover.selection(Selection(at: 17), moved: .wordRight).head == 9)
        #expect(mover.selection(Selection(anchor: 2, head: 6), moved: .left).head == 6)
        #expect(mover.selection(Selection(anchor: 2, head: 6), moved: .right).head == 2)
    }

    @Test(arguments: [1, 2, 3, 4]) func `Random movements stay on character boundaries`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let buffer = EditBuffer(random.text(pieces: 200))
        let layout = FixedPitchCaretLayout(buffer, columns: 7, linesPerPage: 4)
        let mover = CaretMover(buffer, layout: layout)
        var selection = Selection(anchor: -3, head: 1_000_000)
        for _ in 0..<300 {
            let movement = CaretMovement.allCases.randomElement(using: &random) ?? .left
            let before = selection
            selection = mover.selection(selection, moved: movement, extending: Bool.random(using: &random))
            #expect(buffer.isCharacterBoundary(selection.head))
            #expect(buffer.isCharacterBoundary(selection.anchor))
            #expect(movement.keepsColumn == (selection.stickyColumn != nil) || before.isEmpty == false)
        }
    }

    @Test func `Positions of a layout within a character are rounded to its boundaries`() {
        /// A layout whose positions are scalars, as those of an older Unicode version may be.
        struct ScalarLayout: CaretLayout {
            let text: String
            private func step(_ offset: Int, _ distance: Int) -> TextPosition? {
                var offsets = [0]
                for scalar in text.unicodeScalars {
                    offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
                }
                guard let index = offsets.firstIndex(of: offset), offsets.indices.contains(index + distance)
                else { return nil }
                return TextPosition(offset: offsets[index + distance])
            }
            func position(leftOf position: TextPosition) -> TextPosition? { step(position.offset, -1) }
            func position(rightOf position: TextPosition) -> TextPosition? { step(position.offset, 1) }
            func isRightToLeft(at position: TextPosition) -> Bool { false }
            func lineStart(at position: TextPosition) -> TextPosition { TextPosition(offset: 0) }
            func lineEnd(at position: TextPosition) -> TextPosition {
                TextPosition(offset: text.utf8.count - 3)
            }
            func column(of position: TextPosition) -> Double { 0 }
            func position(from position: TextPosition, movingLines count: Int, column: Double)
                -> TextPosition?
            {
                TextPosition(offset: 7)
            }
            var linesPerPage: Int { 1 }
        }
        let text = "1e\u{301}\u{302}\u{303}x👩‍👩‍👧"
        let buffer = EditBuffer(text)
        let mover = CaretMover(buffer, layout: ScalarLayout(text: text))
        var stops: [Int] = [0]
        while stops.count < 9 {
            let next = mover.selection(Selection(at: stops[stops.count - 1]), moved: .right).head
            if next == stops[stops.count - 1] { break }
            stops.append(next)
        }
        #expect(stops == [0, 1, 8, 9, 9 + 18])
        #expect(mover.selection(Selection(at: 8), moved: .left).head == 1)
        #expect(mover.selection(Selection(at: 0), moved: .down).head == 1)
        #expect(
            mover.selection(Selection(at: 0), moved: .lineEnd, extending: true).range
                == TextRange(start: 0, end: 9))
    }
}
