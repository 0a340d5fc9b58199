import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct EditBufferBuilderTests {
    @Test(arguments: [1, 2, 3]) func `Random bytes are decoded as by the standard library`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let leads: [UInt8] = [
            0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xE0, 0xE2, 0xED, 0xA0, 0x82, 0xF0, 0x90, 0xF4, 0x8F, 0xFF,
        ]
        for _ in 0..<200 {
            let bytes = (0..<40).map { _ in leads.randomElement(using: &random) ?? 0 }
            let cut = Int.random(in: 0...40, using: &random)
            var builder = EditBufferBuilder()
            builder.append(utf8: Array(bytes[..<cut]))
            builder.append(utf8: Array(bytes[cut...]))
            let buffer = builder.finish()

            let expected = String(decoding: bytes, as: UTF8.self)
            #expect(buffer.string == expected)
            #expect(builder.replacementCount == expected.unicodeScalars.count { $0 == "\u{FFFD}" })
        }
    }

    @Test func `A scalar in several parts is decoded, and an incomplete one is replaced and counted`() {
        var builder = EditBufferBuilder()
        for byte: UInt8 in [0xF0, 0x9F, 0x91, 0x8D, 0xE2, 0x82] { builder.append(utf8: [byte]) }
        builder.append("!")

        #expect(builder.finish() == "👍\u{FFFD}!")
        #expect(builder.replacementCount == 1)
    }

    @Test func `A replacement character in the input is not counted`() {
        var builder = EditBufferBuilder()
        builder.append(utf8: Array("\u{FFFD}".utf8))
        #expect(builder.finish() == "\u{FFFD}")
        #expect(builder.replacementCount == 0)
    }

    @Test func `Parts of any size give valid trees`() {
        for size in [1, 3, 499, 500, 1023, 1024, 1025, 20_000] {
            var builder = EditBufferBuilder()
            let part = [UInt8](repeating: 0x78, count: size)
            for _ in 0..<(60_000 / size) { builder.append(utf8: part) }
            let buffer = builder.finish()
            #expect(buffer.utf8Count == 60_000 / size * size)
            #expect(buffer.root.faults().isEmpty)
        }
    }
}
