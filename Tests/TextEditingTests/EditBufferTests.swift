import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct EditBufferTests {
    @Test func `A buffer returns its text, its lines and their ranges`() {
        let buffer = EditBuffer("one\r\ntwo\rthree\u{2028}four\u{2029}five\n")

        #expect(buffer.string == "one\r\ntwo\rthree\u{2028}four\u{2029}five\n")
        #expect(buffer.lineCount == 6)
        #expect(
            (0..<6).map { buffer.string(in: buffer.contentRange(ofLine: $0)) } == [
                "one", "two", "three", "four", "five", "",
            ])
        #expect(buffer.range(ofLine: 0) == TextRange(start: 0, end: 5))
        #expect(buffer.line(at: 4) == 0)
        #expect(buffer.line(at: 5) == 1)
    }

    @Test(arguments: [1, 2, 3, 4]) func `Random edits agree with an array of bytes`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var naive = NaiveText()
        var buffer = EditBuffer()
        for step in 0..<400 {
            let isLarge = step % 40 == 7
            let new = random.text(pieces: Int.random(in: 0...(isLarge ? 3000 : 4), using: &random))
            let start = naive.valid(Int.random(in: -2...naive.bytes.count + 2, using: &random))
            let length = Int.random(in: 0...(step % 25 == 3 ? 4000 : 6), using: &random)
            let end = max(naive.valid(start + length), start)
            naive.bytes.replaceSubrange(start..<end, with: Array(new.utf8))
            buffer.replace(TextRange(start: start, end: end), with: EditBuffer(new))

            #expect(buffer.utf8Count == naive.bytes.count)
            if step % 20 == 0 { #expect(buffer.root.faults().isEmpty) }
        }

        #expect(buffer.root.faults().isEmpty)
        #expect(buffer.bytes(in: buffer.range) == naive.bytes)
        #expect(buffer == EditBuffer(utf8: naive.bytes))
    }

    @Test(arguments: [5, 6]) func `Scalar, UTF-16 and line offsets agree with the string`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var buffer = EditBuffer()
        for _ in 0..<300 {
            buffer.insert(
                EditBuffer(random.text(pieces: 5)), at: Int.random(in: 0...buffer.utf8Count, using: &random))
        }
        let naive = NaiveText(bytes: buffer.bytes(in: buffer.range))
        let string = naive.string
        let starts = naive.lineStarts

        #expect(buffer.scalarCount == string.unicodeScalars.count)
        #expect(buffer.utf16Count == string.utf16.count)
        #expect(buffer.lineCount == starts.count)
        #expect(starts.indices.allSatisfy { buffer.offset(ofLine: $0) == starts[$0] })
        var (scalars, utf16, offset) = (0, 0, 0)
        for scalar in string.unicodeScalars {
            #expect(buffer.scalarOffset(of: offset) == scalars)
            #expect(buffer.offset(ofScalar: scalars) == offset)
            #expect(buffer.utf16Offset(of: offset) == utf16)
            #expect(buffer.offset(ofUTF16: utf16) == offset)
            #expect(buffer.valid(offset) == offset)
            #expect(buffer.line(at: offset) == (starts.lastIndex { $0 <= offset } ?? -1))
            let length = UTF8.width(scalar)
            if length > 1 { #expect(buffer.valid(offset + 1) == offset) }
            if UTF16.width(scalar) == 2 { #expect(buffer.offset(ofUTF16: utf16 + 1) == offset) }
            (scalars, utf16, offset) = (scalars + 1, utf16 + UTF16.width(scalar), offset + length)
        }
    }

    @Test func `Slices and chunks agree with an array of bytes`() {
        var random = SeededRandom(seed: 7)
        let text = random.text(pieces: 4000)
        let naive = NaiveText(bytes: Array(text.utf8))
        let buffer = EditBuffer(text)
        for _ in 0..<300 {
            let start = naive.valid(Int.random(in: 0...naive.bytes.count, using: &random))
            let end = naive.valid(Int.random(in: start...naive.bytes.count, using: &random))
            let range = TextRange(start: start, end: end)
            let expected = Array(naive.bytes[start..<end])

            let slice = buffer.slice(range)
            #expect(slice.root.faults().isEmpty)
            #expect(slice.bytes(in: slice.range) == expected)
            #expect(buffer.bytes(in: range) == expected)
            #expect(buffer.chunks(in: range).allSatisfy { !$0.isEmpty })
        }
    }

    @Test func `A copy is not affected by edits of the original`() {
        var buffer = EditBuffer(String(repeating: "line\n", count: 10_000))
        var copies: [(buffer: EditBuffer, count: Int)] = []
        for step in 0..<100 {
            copies.append((buffer, buffer.utf8Count))
            buffer.replace(TextRange(start: step * 300, end: step * 300 + step % 7), with: "new")
        }

        #expect(copies.allSatisfy { $0.buffer.utf8Count == $0.count })
        #expect(copies[0].buffer == EditBuffer(String(repeating: "line\n", count: 10_000)))
        #expect(copies[99].buffer != buffer)
    }

    @Test func `A carriage return and a line feed are one line break until they are separated`() {
        var buffer: EditBuffer = "a\rX\nb"
        #expect(buffer.lineCount == 3)
        buffer.delete(TextRange(start: 2, end: 3))
        #expect(buffer.lineCount == 2)
        #expect(buffer.line(at: 2) == 0)
        buffer.insert("Y", at: 2)
        #expect(buffer.lineCount == 3)
    }

    @Test func `Invalid offsets are clamped to the nearest valid offset before them`() {
        var buffer: EditBuffer = "aé"
        #expect(buffer.valid(-5) == 0)
        #expect(buffer.valid(99) == 3)
        #expect(buffer.valid(2) == 1)
        buffer.replace(TextRange(start: 2, end: 1000), with: "x")
        #expect(buffer == "ax")
        #expect(buffer.line(at: .max) == 0)
        #expect(buffer.offset(ofLine: .max) == 0)
        #expect(buffer.offset(ofLine: .min) == 0)
        #expect(buffer.contentRange(ofLine: 7) == TextRange(start: 0, end: 2))
        #expect(buffer.byte(at: -1) == nil)
        #expect(EditBuffer().offset(ofUTF16: 3) == 0)
    }
}
