import Drawing
import Testing

@testable import Typesetting

struct CaretTests {
    private let typesetter = Samples.typesetter()

    private func layout(_ text: String, width: Double = .infinity) -> TextLayout {
        TextLayout(
            text: AttributedText(text), font: .systemFont(ofSize: 15), width: width, typesetter: typesetter)
    }

    /// Returns all caret positions, with both affinities.
    private func positions(_ layout: TextLayout) -> [TextPosition] {
        (0...layout.text.utf8Count).flatMap {
            [TextPosition(offset: $0), TextPosition(offset: $0, affinity: .upstream)]
        }
    }

    @Test func `The caret moves from character to character`() {
        let layout = layout("abc")
        let places = (0...3).map { layout.caretRect(at: TextPosition(offset: $0)).minX }
        #expect(places == places.sorted())
        #expect(places[0] == 0)
        #expect(places[3] == layout.size.width)
        #expect(Set(places).count == 4)
    }

    @Test func `A ligature has a caret position for each of its characters`() {
        let layout = layout("ffi")
        let places = (0...3).map { layout.caretRect(at: TextPosition(offset: $0)).minX }
        #expect(Set(places).count == 4)
        #expect(places == places.sorted())
    }

    @Test(arguments: [
        ("e\u{301}x", [0, 3]), ("👩‍👩‍👧‍👦x", [0, 25]), ("🇩🇪🇫🇷", [0, 8]), ("👍🏽.", [0, 8]), ("क्षx", [0, 6, 9]), ("각", [0]),
    ])
    func `The caret is never placed inside a grapheme cluster`(text: String, starts: [Int]) {
        let layout = layout(text)
        var found: [Int] = []
        for offset in 0..<text.utf8.count {
            let start = layout.locate(TextPosition(offset: offset)).place.offset
            if found.last != start { found.append(start) }
        }
        #expect(found == starts)
    }

    @Test func `A click at a caret position returns that position`() {
        for text in Samples.mixed {
            let layout = layout(text)
            for position in positions(layout) {
                let rect = layout.caretRect(at: position)
                let found = layout.position(nearest: Point(x: rect.minX, y: rect.midY))
                let other = layout.caretRect(at: found)
                #expect(abs(other.minX - rect.minX) < 0.02, "\(text) at \(position) found \(found)")
            }
        }
    }

    @Test func `A click returns the nearest caret position`() {
        for text in Samples.mixed {
            let layout = layout(text, width: 150)
            let carets = positions(layout).map { layout.caretRect(at: $0) }
            for line in 0..<layout.lineCount {
                let box = layout.rect(ofLine: line)
                let lineCarets = carets.filter { abs($0.minY - box.minY) < 0.01 }
                for step in 1...29 {
                    let x = box.minX + (box.width * Double(step) / 30)
                    let found = layout.caretRect(at: layout.position(nearest: Point(x: x, y: box.midY)))
                    let nearest = lineCarets.map { abs($0.minX - x) }.min() ?? 0
                    #expect(abs(found.minX - x) <= nearest + 0.02, "\(text) line \(line) at \(x)")
                }
            }
        }
    }

    @Test func `Moving right and then back left visits the same caret positions`() {
        for text in Samples.mixed + [Samples.mixed.joined(separator: "\n")] {
            let layout = layout(text, width: 150)
            var position = layout.position(nearest: Point(x: -1, y: 0))
            var places: [(TextPosition, Rect)] = [(position, layout.caretRect(at: position))]
            // In a right-to-left paragraph the right arrow moves backwards: start at the end.
            let isBackward = layout.list.paragraphs[0].isRightToLeft && layout.list.count == 1
            if isBackward {
                position = layout.position(nearest: Point(x: -1, y: layout.size.height))
                places = [(position, layout.caretRect(at: position))]
            }
            for _ in 0..<400 {
                let next = layout.position(from: position, .right)
                if next == position { break }
                position = next
                places.append((position, layout.caretRect(at: position)))
            }
            guard layout.list.paragraphs.allSatisfy({ $0.isRightToLeft == isBackward }) else { continue }
            for (_, rect) in places.dropLast().reversed() {
                position = layout.position(from: position, .left)
                let found = layout.caretRect(at: position)
                #expect(
                    abs(found.minX - rect.minX) < 0.02 && found.minY == rect.minY || found.minY != rect.minY,
                    "\(text): \(found) instead of \(rect)")
            }
        }
    }

    @Test func `Moving right through bidirectional text reaches the right edge`() {
        for text in Samples.mixed {
            let layout = layout(text)
            var position = layout.position(nearest: Point(x: -1, y: 0))
            var x = layout.caretRect(at: position).minX
            while true {
                let next = layout.position(from: position, .right)
                let place = layout.caretRect(at: next).minX
                if next == position || place <= x { break }
                position = next
                x = place
            }
            #expect(abs(x - layout.placedLine(0, 0).right) < 0.02, "\(text) stopped at \(x)")
        }
    }

    @Test func `At a direction boundary the affinities have different caret positions`() {
        let layout = layout("abc שלום")
        let after = layout.caretRect(at: TextPosition(offset: 4, affinity: .upstream))
        let before = layout.caretRect(at: TextPosition(offset: 4, affinity: .downstream))
        #expect(before.minX > after.minX + 20)
    }

    @Test func `The end of a wrapped line differs from the start of the next one`() {
        let layout = layout("one two three", width: 66)
        let end = TextPosition(offset: 8, affinity: .upstream)
        let start = TextPosition(offset: 8)
        #expect(layout.line(of: end) == 0)
        #expect(layout.line(of: start) == 1)
        #expect(layout.position(from: TextPosition(offset: 1), .lineEnd) == end)
        #expect(layout.position(from: start, .lineStart) == start)
        #expect(layout.position(from: TextPosition(offset: 7), .right) == start)
        #expect(layout.position(from: start, .left) == TextPosition(offset: 7))
    }

    @Test func `Up and down keep the column`() {
        let layout = layout("wide wide wide\ni\nwide wide wide")
        let start = TextPosition(offset: 10)
        let x = layout.caretRect(at: start).minX
        let middle = layout.position(from: start, .down, column: x)
        #expect(middle == TextPosition(offset: 16))
        let last = layout.position(from: middle, .down, column: x)
        #expect(abs(layout.caretRect(at: last).minX - x) < 5)
        #expect(layout.position(from: last, .down) == TextPosition(offset: layout.text.utf8Count))
        #expect(layout.position(from: start, .up) == TextPosition(offset: 0))
    }

    @Test func `Word movement follows the logical order`() {
        let layout = layout("Hello, wörld! שלום עולם")
        func forward(_ offset: Int) -> Int {
            layout.position(from: TextPosition(offset: offset), .wordForward).offset
        }
        func backward(_ offset: Int) -> Int {
            layout.position(from: TextPosition(offset: offset), .wordBackward).offset
        }
        #expect(forward(0) == 5)
        #expect(forward(5) == 13)
        #expect(forward(13) == 23)
        #expect(backward(13) == 7)
        #expect(backward(7) == 0)
        #expect(backward(0) == 0)
        #expect(layout.wordRange(at: 8) == 7..<13)
        #expect(layout.wordRange(at: 5) == 5..<6)
    }

    @Test func `Character ranges before and after an offset are grapheme clusters`() {
        let text = "a👩‍👧e\u{301}\r\nb"
        let layout = layout(text)
        var offsets = [0]
        while let last = offsets.last, last < text.utf8.count {
            offsets.append(layout.characterRange(after: last).upperBound)
        }
        #expect(offsets == [0, 1, 12, 15, 17, 18])
        var back = [text.utf8.count]
        while let last = back.last, last > 0 { back.append(layout.characterRange(before: last).lowerBound) }
        #expect(back == offsets.reversed())
    }

    @Test func `Selection rectangles cover the selected range`() {
        let layout = layout("one two three four", width: 66)
        let all = layout.selectionRects(forUTF8: 0..<18)
        #expect(all.count == layout.lineCount)
        #expect(all[0] == Rect(x: 0, y: 0, width: 66, height: layout.rect(ofLine: 0).height))
        #expect(abs(all[2].width - layout.rect(ofLine: 2).width) < 0.01)
        #expect(layout.selectionRects(forUTF8: 3..<3) == [])

        let mixed = self.layout("abc שלום def")
        #expect(mixed.selectionRects(forUTF8: 0..<6).count == 2)
        let width = mixed.selectionRects(forUTF8: 0..<mixed.text.utf8Count).reduce(0) { $0 + $1.width }
        #expect(abs(width - mixed.size.width) < 0.05)
    }

    @Test func `A link is found at its characters only`() {
        var text = AttributedText("see the manual today")
        text.updateUTF8(4..<14) { $0.link = "https://example.org" }
        let layout = TextLayout(text: text, font: .systemFont(ofSize: 15), typesetter: typesetter)
        func link(_ offset: Int) -> String? {
            let caret = layout.caretRect(at: TextPosition(offset: offset))
            return layout.link(at: Point(x: caret.minX + 1, y: caret.midY))
        }
        #expect(link(3) == nil && link(14) == nil)
        #expect(link(4) == "https://example.org" && link(13) == "https://example.org")
        #expect(layout.link(at: Point(x: 60, y: -5)) == nil)
        #expect(layout.link(at: Point(x: 900, y: 5)) == nil)
    }

    @Test func `String indices and text positions are converted to each other`() {
        let layout = layout("añ👩‍👧b")
        for index in layout.text.string.indices {
            #expect(layout.index(of: layout.position(of: index)) == index)
        }
        #expect(layout.index(of: TextPosition(offset: 6)) == layout.text.string.dropFirst(2).startIndex)
    }
}
