import RandomNumbers
import Testing
import TextEditing
import Widgets
import WidgetsTesting

@testable import Controls

/// Fields with texts longer than the piece limit of a line.
struct LongFieldTests {
    private let font = Font.systemFont(ofSize: 15)

    private func line(_ text: String, reusing old: FieldLine? = nil) -> FieldLine {
        FieldLine(EditBuffer(text), font: font, scale: 1, isMirrored: false, reusing: old)
    }

    @Test func `A line in pieces is as wide as one in a single piece`() {
        let text = String(repeating: "words of some length, ", count: 600)
        let whole = TextLayout(text: AttributedText(text), font: font, numberOfLines: 1, scale: 1)
        let end = TextPosition(offset: text.utf8.count)

        let line = line(text)

        #expect(line.typesetCount > 1)
        #expect(abs(line.caretRect(at: end).minX - whole.caretRect(at: end).minX) < 2)
    }

    @Test(arguments: [false, true])
    func `The caret moves through a line in pieces, and a click finds each position`(_ isHebrew: Bool) {
        let text = isHebrew ? String(repeating: "\u{5d0}", count: 5000) : String(repeating: "ab", count: 5000)
        let step = isHebrew ? 2 : 1
        let line = line(text)
        #expect(line.isRightToLeft == isHebrew)
        var position = TextPosition(offset: 4000)
        var x = line.caretRect(at: position).minX
        for _ in 0..<300 {
            let next = line.position(from: position, toRight: !isHebrew)
            #expect(next.offset == position.offset + step)
            let nextX = line.caretRect(at: next).minX
            #expect(isHebrew ? nextX < x : nextX > x)
            #expect(line.position(nearest: Point(x: nextX, y: 5)).offset == next.offset)
            #expect(line.position(from: next, toRight: isHebrew).offset == position.offset)
            (position, x) = (next, nextX)
        }
    }

    @Test func `A change typesets the affected pieces, and the result equals a new line`() {
        var random = SeededRandom(seed: 7)
        var text = String(repeating: "some words and an \u{e9}\u{301} accent ", count: 1500)
        var line = line(text)
        for round in 0..<60 {
            var characters = Array(text)
            let place = random.index(below: characters.count - 40)
            if random.chance(0.5) {
                characters.insert(contentsOf: ["x", "\u{301}", " "], at: place)
            } else {
                characters.removeSubrange(place..<place + 1 + random.index(below: 30))
            }
            text = String(characters)
            line = self.line(text, reusing: line)
            #expect(line.typesetCount <= 3)
            // A new line takes most of the time; an error of a change remains in the line for the next comparison.
            if round % 3 != 2 { continue }
            let fresh = self.line(text)
            for _ in 0..<5 {
                let offset = String(characters[..<random.index(below: characters.count)]).utf8.count
                let position = TextPosition(offset: offset)
                #expect(abs(line.caretRect(at: position).minX - fresh.caretRect(at: position).minX) < 8)
            }
        }
    }

    @Test
    func
        `A field displays the end of a hundred thousand characters, and a key typesets one piece of them`()
        throws
    {
        let field = TextField(frame: Rect(x: 10, y: 10, width: 150, height: 32))
        field.text = String(repeating: "m", count: 100_000)
        let root = View()
        root.addSubview(field)
        let harness = Harness(root, size: Size(width: 170, height: 60))
        try harness.focus(field)
        try harness.key(.keyboardEnd)
        #expect(field.fieldLine().typesetCount > 20)
        let width = field.fieldLine().size.width

        try harness.type("mm")

        #expect(field.text.utf8.count == 100_002)
        #expect(field.fieldLine().typesetCount <= 2)
        #expect(abs(field.fieldLine().size.width - width * 1.00002) < 2)
        let caret = field.caretRect
        #expect(caret.minX > 100 && caret.maxX <= 150)
        try harness.click(Point(x: 10 + caret.minX - 20, y: 26))
        #expect((99_990..<100_002).contains(field.selectedUTF8Range.lowerBound))
        #expect(harness.picture == harness.renderFresh())
    }

    @Test(arguments: [50_000, 200_000])
    func `A key in a long field reads the affected pieces only, independent of the length`(count: Int) throws
    {
        let field = TextField(frame: Rect(x: 10, y: 10, width: 150, height: 32))
        field.text = String(repeating: "words ", count: count / 6)
        let root = View()
        root.addSubview(field)
        let harness = Harness(root, size: Size(width: 170, height: 60))
        try harness.focus(field)
        for key in [KeyboardHIDUsage.keyboardEnd, .keyboardHome, .keyboardEnd] {
            try harness.key(key)
            _ = field.fieldLine()
            for _ in 0..<3 {
                try harness.type("m")
                let shown = field.fieldLine()
                #expect(shown.typesetCount <= 2)
                #expect(shown.readCount <= 4 * FieldLine.pieceLimit)
            }
            try harness.key(.keyboardDeleteOrBackspace)
            #expect(field.fieldLine().readCount <= 4 * FieldLine.pieceLimit)
        }
        let fresh = FieldLine(
            EditBuffer(field.text), font: field.font, scale: 1, isMirrored: false, reusing: nil)
        #expect(abs(field.fieldLine().size.width - fresh.size.width) < 8)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Keys and undo in a long field give the same line as a new one`() throws {
        var random = SeededRandom(seed: 11)
        var editor = TextEditor()
        var text = FieldText()
        func perform(_ command: EditCommand) {
            let result = editor.perform(command, at: .zero)
            text.apply(result.changes, to: editor.buffer)
        }
        perform(.paste(EditBuffer(String(repeating: "some words and an \u{e9}\u{301} accent ", count: 500))))
        func check() {
            let shown = text.typesetLine(font: font, scale: 1)
            let fresh = line(text.string)
            #expect(abs(shown.size.width - fresh.size.width) < 8)
            for _ in 0..<5 {
                let offset = text.buffer.valid(random.index(below: text.string.utf8.count))
                let position = TextPosition(offset: offset)
                #expect(abs(shown.caretRect(at: position).minX - fresh.caretRect(at: position).minX) < 8)
            }
        }
        check()
        for _ in 0..<40 {
            let start = random.index(below: text.string.utf8.count - 40)
            let end = random.chance(0.5) ? start : start + random.index(below: 30)
            perform(.select(Selection(anchor: start, head: end)))
            perform(.insertText("x\u{301} "))
            if random.chance(0.3) { perform(.undo) }
            check()
        }
    }
}
