import Testing

@testable import SDLPlatform

/// Sequences of X keysyms, and what they type.
@Suite struct KeyComposerTests {
    private static let table = """
        <dead_acute> <e> : "é" eacute
        <dead_acute> <dead_acute> : "´" acute
        <Multi_key> <o> <c> : "©" copyright
        """
    private enum Key {
        static let deadAcute: UInt32 = 0xfe51
        static let compose: UInt32 = 0xff20
        static let shift: UInt32 = 0xffe1
        static let escape: UInt32 = 0xff1b
        static let c: UInt32 = 0x63, e: UInt32 = 0x65, o: UInt32 = 0x6f, x: UInt32 = 0x78
    }

    private func outcomes(_ keys: UInt32...) -> [KeyComposer.Outcome] {
        var composer = KeyComposer(.text(Self.table))
        return keys.map { composer.press($0) }
    }

    @Test func `letters are ordinary`() {
        #expect(outcomes(Key.e, Key.x, Key.escape) == [.ordinary, .ordinary, .ordinary])
    }

    @Test func `a dead key and a letter`() {
        #expect(outcomes(Key.deadAcute, Key.e, Key.e) == [.composing, .composed("é"), .ordinary])
    }

    @Test func `a dead key twice`() {
        #expect(outcomes(Key.deadAcute, Key.deadAcute) == [.composing, .composed("´")])
    }

    @Test func `the compose key`() {
        #expect(outcomes(Key.compose, Key.o, Key.c) == [.composing, .composing, .composed("©")])
    }

    @Test func `a modifier does not end a sequence`() {
        #expect(outcomes(Key.deadAcute, Key.shift, Key.e) == [.composing, .ordinary, .composed("é")])
    }

    @Test func `another key cancels, and is dropped too`() {
        #expect(outcomes(Key.deadAcute, Key.x, Key.e) == [.composing, .cancelled, .ordinary])
        #expect(outcomes(Key.deadAcute, Key.escape, Key.e) == [.composing, .cancelled, .ordinary])
    }

    @Test func `a lost focus forgets what was begun`() {
        var composer = KeyComposer(.text(Self.table))
        _ = composer.press(Key.deadAcute)
        composer.reset()
        #expect(composer.press(Key.e) == .ordinary)
    }

    @Test func `a broken table composes nothing`() {
        var composer = KeyComposer(.text("nonsense"))
        #expect(composer.press(Key.deadAcute) == .ordinary)
        #expect(composer.press(Key.e) == .ordinary)
    }

    @Test func `the locale's own table knows the usual`() {
        var composer = KeyComposer()
        #expect(composer.press(Key.deadAcute) == .composing)
        #expect(composer.press(Key.e) == .composed("é"))
    }
}
