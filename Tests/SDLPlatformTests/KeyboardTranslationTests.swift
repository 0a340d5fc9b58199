import CSDL2
import InputEvents
import SDLPlatform
import Testing

nonisolated struct KeyboardTranslationTests {
    @Test(
        arguments: [
            (SDL_SCANCODE_S, 0x73, "s"), (SDL_SCANCODE_LEFTBRACKET, 0xFC, "ü"),
            (SDL_SCANCODE_RETURN, 13, ""), (SDL_SCANCODE_ESCAPE, 27, ""), (SDL_SCANCODE_DELETE, 127, ""),
            (SDL_SCANCODE_SPACE, 32, " "), (SDL_SCANCODE_F1, 1 << 30 | 58, ""),
            (SDL_SCANCODE_LEFT, 1 << 30 | 80, ""),
        ] as [(SDL_Scancode, Int32, String)])
    func `A key has its usage and the character it prints`(
        scancode: SDL_Scancode, code: Int32, prints: String
    ) {
        var translator = EventTranslator()
        let key = Key(
            keyCode: KeyboardHIDUsage(rawValue: Int(scancode.rawValue)), charactersIgnoringModifiers: prints)

        let event = translator.value(RawEvent.key(SDL_KEYDOWN, scancode, code))

        #expect(event == .input(.key(KeyEvent(phase: .down, key: key))))
    }

    @Test(
        arguments: [
            (KMOD_LSHIFT, KeyModifierFlags.shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
            (KMOD_RCTRL, .control),
            (KMOD_LALT, .alternate), (KMOD_RALT, KeyModifierFlags()), (KMOD_LGUI, .command),
            (KMOD_CAPS, .alphaShift),
            (KMOD_MODE, KeyModifierFlags()), (KMOD_NUM, KeyModifierFlags()),
        ] as [(SDL_Keymod, KeyModifierFlags)])
    func `A modifier has its flag`(mod: SDL_Keymod, flags: KeyModifierFlags) {
        var translator = EventTranslator()
        let key = Key(keyCode: .keyboardA, charactersIgnoringModifiers: "a", modifierFlags: flags)

        let event = translator.value(RawEvent.key(SDL_KEYUP, SDL_SCANCODE_A, 97, mod))

        #expect(event == .input(.key(KeyEvent(phase: .up, key: key))))
    }

    @Test func `A key of the numeric pad prints and has its flag, and a held key repeats`() {
        var translator = EventTranslator()
        let key = Key(
            keyCode: KeyboardHIDUsage(rawValue: 93), charactersIgnoringModifiers: "5",
            modifierFlags: .numericPad)

        let event = translator.value(
            RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_KP_5, 1 << 30 | 93, KMOD_NUM, isRepeat: true))

        #expect(event == .input(.key(KeyEvent(phase: .down, key: key, isARepeat: true))))
    }

    @Test(
        arguments: [
            (SDL_SCANCODE_F4, KeyboardHIDUsage.keyboardF4), (SDL_SCANCODE_F6, .keyboardF6),
            (SDL_SCANCODE_F11, .keyboardF11), (SDL_SCANCODE_F13, .keyboardF13),
            (SDL_SCANCODE_F24, .keyboardF24), (SDL_SCANCODE_B, .keyboardB), (SDL_SCANCODE_9, .keyboard9),
            (SDL_SCANCODE_GRAVE, .keyboardGraveAccentAndTilde),
            (SDL_SCANCODE_PRINTSCREEN, .keyboardPrintScreen),
            (SDL_SCANCODE_SCROLLLOCK, .keyboardScrollLock), (SDL_SCANCODE_PAUSE, .keyboardPause),
            (SDL_SCANCODE_NUMLOCKCLEAR, .keypadNumLock), (SDL_SCANCODE_KP_5, .keypad5),
            (SDL_SCANCODE_KP_EQUALS, .keypadEqualSign), (SDL_SCANCODE_CAPSLOCK, .keyboardCapsLock),
            (SDL_SCANCODE_RALT, .keyboardRightAlt), (SDL_SCANCODE_RGUI, .keyboardRightGUI),
            (SDL_SCANCODE_NONUSBACKSLASH, .keyboardNonUSBackslash), (SDL_SCANCODE_HELP, .keyboardHelp),
            (SDL_SCANCODE_LANG1, .keyboardLANG1), (SDL_SCANCODE_EXSEL, .keyboardExSel),
        ])
    func `A key has the name that UIKit gives its usage`(scancode: SDL_Scancode, usage: KeyboardHIDUsage)
        throws
    {
        var translator = EventTranslator()
        let code = SDL_Keycode(1 << 30 | scancode.rawValue)
        let event = translator.value(RawEvent.key(SDL_KEYDOWN, scancode, code))
        guard case .input(.key(let event)) = event else { throw Unexpected(event: event) }
        #expect(event.key.keyCode == usage)
    }

    @Test(arguments: [
        (SDL_SCANCODE_KP_4, KeyboardHIDUsage.keyboardLeftArrow), (SDL_SCANCODE_KP_7, .keyboardHome),
        (SDL_SCANCODE_KP_0, .keyboardInsert), (SDL_SCANCODE_KP_PERIOD, .keyboardDeleteForward),
        (SDL_SCANCODE_KP_3, .keyboardPageDown),
    ])
    func `Without Num Lock the numeric pad moves the caret`(code: SDL_Scancode, meaning: KeyboardHIDUsage)
        throws
    {
        func key(_ modifiers: SDL_Keymod...) throws -> Key {
            var translator = EventTranslator()
            let all = SDL_Keymod(modifiers.reduce(0) { $0 | $1.rawValue })
            let event = translator.value(
                RawEvent.key(SDL_KEYDOWN, code, SDL_Keycode(1 << 30 | code.rawValue), all))
            guard case .input(.key(let event)) = event else { throw Unexpected(event: event) }
            return event.key
        }
        let moving = Key(keyCode: meaning, charactersIgnoringModifiers: "", modifierFlags: .numericPad)
        #expect(try key(SDL_Keymod(0)) == moving)
        #expect(try key(KMOD_NUM, KMOD_LSHIFT) == moving, "Shift chose the movement, and selects nothing")
        #expect(try key(KMOD_LCTRL).modifierFlags == [.control, .numericPad])
        for typing in [try key(KMOD_NUM), try key(KMOD_LSHIFT)] {
            #expect(
                typing.keyCode.rawValue == Int(code.rawValue) && typing.charactersIgnoringModifiers.count == 1
            )
        }
    }

    @Test func `Pointer events carry the modifiers of the keyboard`() throws {
        var translator = EventTranslator()

        _ = translator.value(RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_LCTRL, 1 << 30 | 224, KMOD_LCTRL))
        let event = translator.value(RawEvent.motion(1, 2))

        guard case .input(.mouse(let mouse)) = event else { throw Unexpected(event: event) }
        #expect(mouse.modifierFlags == .control)
    }

    @Test func `Text is committed unless a modifier of a command is held`() {
        var translator = EventTranslator()

        let plain = translator.value(RawEvent.text("ä"))
        _ = translator.value(RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_LALT, 1 << 30 | 226, KMOD_LALT))
        let command = translator.value(RawEvent.text("f"))
        _ = translator.value(RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_RALT, 1 << 30 | 230, KMOD_MODE))
        let levelShift = translator.value(RawEvent.text("@"))

        #expect(plain == .input(.textInput(TextInputEvent(.commit("ä")))))
        #expect(command == nil)
        #expect(levelShift == .input(.textInput(TextInputEvent(.commit("@")))))
    }

    @Test
    func `Without a display server, the right Alt key is AltGr if it changes the text, and else nothing`() {
        var translator = EventTranslator()

        _ = translator.value(RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_Q, 113, KMOD_RALT))
        let altGr = translator.value(RawEvent.text("@"))
        _ = translator.value(RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_F, 102, KMOD_RALT))
        let alt = translator.value(RawEvent.text("f"))
        _ = translator.value(RawEvent.key(SDL_KEYDOWN, SDL_SCANCODE_F, 102))
        let plain = translator.value(RawEvent.text("f"))

        #expect(altGr == .input(.textInput(TextInputEvent(.commit("@")))))
        #expect(alt == nil)
        #expect(plain == .input(.textInput(TextInputEvent(.commit("f")))))
    }

    @Test(
        arguments: [
            (SDL_SCANCODE_EQUALS, 0x3D, KMOD_LSHIFT, "=", "+", "="),
            (SDL_SCANCODE_A, 0x61, KMOD_LSHIFT, "a", "A", "a"),
            (SDL_SCANCODE_A, 0x444, KMOD_NONE, "ф", "ф", "a"),
            (SDL_SCANCODE_A, 0x444, KMOD_RSHIFT, "ф", "Ф", "a"),
            (SDL_SCANCODE_LEFTBRACKET, 0xFC, KMOD_LSHIFT, "ü", "Ü", "ü"),
            (SDL_SCANCODE_7, 0x37, KMOD_NONE, "7", "7", "7"),
            (SDL_SCANCODE_LEFTBRACKET, 0x445, KMOD_NONE, "х", "х", "["),
            (SDL_SCANCODE_F5, 1 << 30 | 62, KMOD_NONE, "", "", ""),
        ] as [(SDL_Scancode, Int32, SDL_Keymod, String, String, String)])
    func `Without a display server, a key types what a US keyboard types, and has its Latin character`(
        scancode: SDL_Scancode, code: Int32, mod: SDL_Keymod, plain: String, typed: String, latin: String
    ) throws {
        var translator = EventTranslator()
        let event = translator.value(RawEvent.key(SDL_KEYDOWN, scancode, code, mod))
        guard case .input(.key(let event)) = event else { throw Unexpected(event: event) }
        #expect(event.key.charactersIgnoringModifiers == plain)
        #expect(event.key.characters == typed && event.key.latinCharacters == latin)
    }

    @Test func `Text that fills SDL's array is read whole`() {
        var translator = EventTranslator()
        let text = String(repeating: "x", count: 32)

        #expect(translator.value(RawEvent.text(text)) == .input(.textInput(TextInputEvent(.commit(text)))))
    }

    @Test(
        arguments: [(1, 1, 1..<2), (2, 0, 2..<2), (-1, -1, 0..<0), (9, 9, 2..<2)]
            as [(Int32, Int32, Range<Int>)])
    func `The selection of a composition is clamped to its text`(
        start: Int32, length: Int32, selection: Range<Int>
    ) {
        var translator = EventTranslator()

        let event = translator.value(RawEvent.editing("ni", start: start, length: length))

        #expect(event == .input(.textInput(TextInputEvent(.compose("ni", selection: selection)))))
    }
}
