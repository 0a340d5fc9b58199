import Testing
import Widgets

/// The comparison of keys with shortcuts, in layouts of which a test gives the characters.
nonisolated struct KeyMatchingTests {
    /// A key of a layout.
    struct Pressed: CustomStringConvertible {
        var layout: String
        var code: KeyboardHIDUsage
        var plain: String
        var typed: String
        var latin: String?
        var flags: KeyModifierFlags

        init(
            _ layout: String, _ code: KeyboardHIDUsage, _ plain: String, _ typed: String,
            _ flags: KeyModifierFlags, latin: String? = nil
        ) {
            (self.layout, self.code, self.plain) = (layout, code, plain)
            (self.typed, self.flags, self.latin) = (typed, flags, latin)
        }

        var key: Key {
            Key(
                keyCode: code, characters: typed, charactersIgnoringModifiers: plain, latinCharacters: latin,
                modifierFlags: flags)
        }
        var description: String { "\(layout) \(flags.rawValue) \(plain) \(typed)" }

        func performs(_ input: String, _ flags: KeyModifierFlags) -> Bool {
            key.readings.contains { $0.matches(input, flags) }
        }
    }

    private static let performed: [(Pressed, String, KeyModifierFlags)] = [
        (Pressed("us", .keyboardS, "s", "s", .control), "s", .control),
        (Pressed("us", .keyboardS, "s", "S", [.control, .shift]), "S", [.control, .shift]),
        (Pressed("us", .keyboardEqualSign, "=", "+", [.control, .shift]), "+", .control),
        (Pressed("us", .keyboardEqualSign, "=", "+", [.control, .shift]), "+", [.control, .shift]),
        (Pressed("us", .keyboardEqualSign, "=", "+", [.control, .shift]), "=", [.control, .shift]),
        (Pressed("us", .keyboardSlash, "/", "?", [.control, .shift]), "?", .control),
        (Pressed("us", .keyboardSlash, "/", "?", [.control, .shift]), "/", [.control, .shift]),
        (Pressed("de", .keyboard7, "7", "/", [.control, .shift]), "/", .control),
        (Pressed("de", .keyboard7, "7", "/", [.control, .shift]), "/", [.control, .shift]),
        (Pressed("de", .keyboardHyphen, "ß", "?", [.control, .shift]), "?", .control),
        (Pressed("de", .keyboardCloseBracket, "+", "+", .control), "+", .control),
        (Pressed("de", .keyboardQ, "@", "@", .control), "@", .control),
        (Pressed("de", .keyboardOpenBracket, "ü", "ü", .control), "Ü", .control),
        (Pressed("fr", .keyboard1, "&", "1", [.control, .shift], latin: "1"), "1", .control),
        (Pressed("fr", .keyboard1, "&", "&", .control, latin: "1"), "1", .control),
        (Pressed("fr", .keyboard1, "&", "&", .control, latin: "1"), "&", .control),
        (Pressed("ru", .keyboardC, "с", "с", .control), "c", .control),
        (Pressed("ru", .keyboardC, "с", "с", .control), "с", .control),
        (Pressed("ru", .keyboardZ, "я", "Я", [.control, .shift]), "z", [.control, .shift]),
        (Pressed("ru", .keyboardComma, "б", "б", .control), ",", .control),
        (Pressed("ru", .keyboardOpenBracket, "х", "Х", [.control, .shift]), "{", .control),
        (Pressed("ru", .keyboardEqualSign, "=", "+", [.control, .shift]), "+", .control),
        (Pressed("gr", .keyboardA, "α", "α", .control), "a", .control),
        (Pressed("il", .keyboardQ, "/", "/", .control, latin: "q"), "q", .control),
        (Pressed("ru,dvorak", .keyboardI, "ш", "ш", .control, latin: "c"), "c", .control),
    ]

    @Test(arguments: performed)
    func `A key performs a command`(
        _ pressed: Pressed, _ input: String, _ flags: KeyModifierFlags
    ) {
        #expect(pressed.performs(input, flags))
    }

    private static let ignored: [(Pressed, String, KeyModifierFlags)] = [
        (Pressed("us", .keyboardS, "s", "S", [.control, .shift]), "s", .control),
        (Pressed("us", .keyboardS, "s", "s", .control), "s", [.control, .shift]),
        (Pressed("us", .keyboardEqualSign, "=", "=", .control), "+", .control),
        (Pressed("us", .keyboardEqualSign, "=", "+", [.control, .shift]), "=", .control),
        (Pressed("us", .keyboardEqualSign, "=", "+", [.alternate, .shift]), "+", .control),
        (Pressed("de", .keyboardCloseBracket, "+", "+", .control), "+", [.control, .shift]),
        // AltGr+Q is the character "@", and neither Ctrl+Q nor Alt+Q.
        (Pressed("de", .keyboardQ, "@", "@", .control), "q", .control),
        (Pressed("de", .keyboardE, "€", "€", []), "e", .alternate),
        // A Latin layout is not a US keyboard.
        (Pressed("de", .keyboardOpenBracket, "ü", "ü", .control), "[", .control),
        (Pressed("dvorak", .keyboardC, "j", "j", .control), "c", .control),
        (Pressed("de", .keyboardZ, "y", "y", .control), "z", .control),
        (Pressed("fr", .keyboard1, "&", "1", [.control, .shift], latin: "1"), "!", .control),
        (Pressed("us", .keyboardF1, "", "", .control), "", .control),
    ]

    @Test(arguments: ignored)
    func `A key performs no other command`(
        _ pressed: Pressed, _ input: String, _ flags: KeyModifierFlags
    ) {
        #expect(!pressed.performs(input, flags))
    }

    @Test func `The character comes before the Latin one, and a Latin letter before a punctuation mark`() {
        let cyrillic = Pressed("ru", .keyboardA, "ф", "ф", .control).key
        #expect(cyrillic.latinCharacters == "a")
        #expect(cyrillic.readings.map(\.charactersIgnoringModifiers) == ["ф", "a"])
        let hebrew = Pressed("il", .keyboardQ, "/", "/", .control, latin: "q").key
        #expect(hebrew.readings.map(\.charactersIgnoringModifiers) == ["q", "/"])
        let french = Pressed("fr", .keyboard6, "-", "-", .control, latin: "6").key
        #expect(french.readings.map(\.charactersIgnoringModifiers) == ["-", "6"])
        #expect(Key(keyCode: .keyboardA, charactersIgnoringModifiers: "a").readings.count == 1)
    }

    @Test func `The keys of a US keyboard have their characters with and without Shift`() {
        for usage in 4...56 {
            guard let plain = KeyboardHIDUsage(rawValue: usage).usCharacter, plain != " " else { continue }
            let shifted = KeyboardHIDUsage.usShifted(plain)
            #expect(shifted != nil && shifted != plain, "\(plain)")
            for (character, takesShift) in [(plain, false), (shifted ?? plain, true)] {
                let found = KeyboardHIDUsage.usKey(typing: character)
                #expect(found?.takesShift == takesShift && found?.key.usCharacter == plain, "\(character)")
            }
        }
        #expect(KeyboardHIDUsage.usKey(typing: "ß") == nil && KeyboardHIDUsage.usKey(typing: "\0") == nil)
        #expect(KeyboardHIDUsage.keyboardReturnOrEnter.usCharacter == nil)
    }

    @Test
    func `A key that is created without characters types its own, in upper case with Shift or Caps Lock`() {
        func typed(_ flags: KeyModifierFlags) -> String {
            Key(keyCode: .keyboardA, charactersIgnoringModifiers: "ä", modifierFlags: flags).characters
        }
        #expect(typed([]) == "ä" && typed(.shift) == "Ä" && typed(.alphaShift) == "Ä")
        #expect(typed([.shift, .alphaShift]) == "ä")
    }
}
