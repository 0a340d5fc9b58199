import CSDL2
import InputEvents
import Testing

@testable import SDLPlatform

/// The characters of keys, as a display server describes them.
nonisolated struct KeyMeaningTests {
    private static func meaning(
        _ plain: Unicode.Scalar?, typed: Unicode.Scalar? = nil, latin: Unicode.Scalar? = nil, dead: Int = 0,
        isLatin: Bool = true, selectsLevel: Bool = false, isForLayout: Bool = false, hasAlt: Bool = false
    ) -> KeyMeaning {
        KeyMeaning(
            plain: plain?.value ?? 0, typed: (typed ?? plain)?.value ?? 0, latin: latin?.value ?? 0,
            dead: dead, isLatin: isLatin, selectsLevel: selectsLevel, isForLayout: isForLayout,
            hasAlt: hasAlt)
    }

    private static let keys: [(KeyMeaning, KeyboardHIDUsage, String)] = [
        (meaning("q"), .keyboardQ, "q"), (meaning("ü"), .keyboardOpenBracket, "ü"),
        // Another layout, or else a US keyboard.
        (meaning("ф", isLatin: false), .keyboardA, "a"),
        (meaning("ш", latin: "c", isLatin: false), .keyboardI, "c"),
        // A Hebrew layout has signs where a US keyboard has letters, and elsewhere its own.
        (meaning("/", isLatin: false), .keyboardQ, "q"), (meaning(",", isLatin: false), .keyboardQuote, ","),
        (meaning("2", isLatin: false), .keyboard2, "2"), (meaning("٢", isLatin: false), .keyboard2, "2"),
        (meaning("&", latin: "1"), .keyboard1, "1"),
        (meaning("@", selectsLevel: true), .keyboardQ, "@"),
        (meaning("₽", isLatin: false, selectsLevel: true), .keyboard8, "₽"),
        (meaning(nil, dead: 2), .keyboardQuote, "'"),
        (meaning(nil, dead: 3), .keyboardGraveAccentAndTilde, "^"),
    ]

    @Test(arguments: keys)
    func `A key has its Latin character`(meaning: KeyMeaning, key: KeyboardHIDUsage, latin: String) {
        #expect(meaning.latin(key) == latin)
    }

    @Test func `The Menu key has no function if it belongs to the layout`() {
        let keysym = SDL_Keysym(
            scancode: SDL_SCANCODE_APPLICATION, sym: SDL_Keycode(SDLK_APPLICATION.rawValue), mod: 0, unused: 0
        )
        #expect(Key(keysym, meaning: Self.meaning(nil)).keyCode == .keyboardApplication)
        let key = Key(keysym, meaning: Self.meaning(nil, isForLayout: true))
        #expect(key.keyCode != .keyboardApplication && key.characters.isEmpty)
    }

    @Test func `A dead key has its accent, and types nothing`() {
        for (dead, accent) in [(1, "`"), (2, "´"), (4, "~"), (8, "¨"), (13, "˛"), (60, "´")] {
            let meaning = Self.meaning(nil, dead: dead)
            #expect(meaning.plain == accent && meaning.typed.isEmpty)
        }
    }

    @Test(
        arguments: [
            (KMOD_RALT, meaning("@", selectsLevel: true), KeyModifierFlags()),
            (KMOD_RALT, meaning("q"), .alternate),
            (KMOD_RALT, meaning("@", selectsLevel: true, hasAlt: true), .alternate),
            (KMOD_LALT, meaning("@", selectsLevel: true), .alternate), (KMOD_LALT, nil, .alternate),
            (KMOD_RALT, nil, KeyModifierFlags()),
            (KMOD_LCTRL, meaning("@", selectsLevel: true), .control),
        ] as [(SDL_Keymod, KeyMeaning?, KeyModifierFlags)])
    func `AltGr is no modifier of commands`(mod: SDL_Keymod, meaning: KeyMeaning?, flags: KeyModifierFlags) {
        #expect(KeyMeaning.modifiers(UInt16(mod.rawValue), meaning) == flags)
    }
}
