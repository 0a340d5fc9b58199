import Drawing
import RandomNumbers
import Testing

@testable import Typesetting

struct AttributedTextTests {
    /// Returns the attributes of each byte, expanded from the runs.
    private func attributesOfBytes(_ text: AttributedText) -> [TextAttributes] {
        text.runs.flatMap { Array(repeating: $0.attributes, count: $0.utf8Count) }
    }

    private func makeAttributes(_ number: Int) -> TextAttributes {
        TextAttributes(foregroundColor: Color(hex: UInt32(number)))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `After random edits each byte has the attributes that were set last`(seed: UInt64) {
        var numbers = SeededRandom(seed: seed)
        var text = AttributedText("")
        var model: [TextAttributes] = []
        for _ in 0..<200 {
            let start = Int.random(in: 0...model.count, using: &numbers)
            let end = min(model.count, start + Int.random(in: 0...6, using: &numbers))
            let attributes = makeAttributes(Int.random(in: 0..<3, using: &numbers))
            if Bool.random(using: &numbers) {
                text.updateUTF8(start..<end) { $0 = attributes }
                for index in start..<end { model[index] = attributes }
            } else {
                let new = String(repeating: "x", count: Int.random(in: 0...5, using: &numbers))
                text.replaceUTF8(start..<end, with: AttributedText(new, attributes: attributes))
                model.replaceSubrange(start..<end, with: Array(repeating: attributes, count: new.count))
            }
            #expect(attributesOfBytes(text) == model)
            #expect(text.utf8Count == model.count)
            #expect(zip(text.runs, text.runs.dropFirst()).allSatisfy { $0.attributes != $1.attributes })
            #expect(text.runs.allSatisfy { $0.utf8Count > 0 })
            let offset = Int.random(in: 0...model.count, using: &numbers)
            #expect(
                text.attributes(atUTF8: offset)
                    == (offset < model.count ? model[offset] : model.last ?? TextAttributes()))
            #expect(attributesOfBytes(text).count == text.string.utf8.count)
        }
    }

    @Test func `Substrings and concatenations keep their attributes`() {
        var text = AttributedText("one", attributes: makeAttributes(1))
        text.append(AttributedText("two", attributes: makeAttributes(2)))
        text.append(AttributedText("three", attributes: makeAttributes(2)))
        #expect(text.runs.map(\.utf8Count) == [3, 8])
        let string = text.string
        let part = text[
            string.index(string.startIndex, offsetBy: 2)..<string.index(string.startIndex, offsetBy: 4)]
        #expect(part.string == "et" && part.runs.map(\.utf8Count) == [1, 1])
        text.replace(string.startIndex..<string.index(string.startIndex, offsetBy: 3), with: "1")
        #expect(text.string == "1twothree" && text.runs.map(\.utf8Count) == [1, 8])
    }
}
