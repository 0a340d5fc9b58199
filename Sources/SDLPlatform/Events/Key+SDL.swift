import CSDL2
import InputEvents

nonisolated extension Key {
    /// Creates a key from SDL's: its scancodes are HID usages, and its key codes of printable keys are Unicode scalars.
    ///
    /// Without a meaning from the display server, the key types what it types on a US keyboard with Shift, if it has the same character.
    init(_ keysym: SDL_Keysym, meaning: KeyMeaning? = nil) {
        let flags = KeyMeaning.modifiers(keysym.mod, meaning)
        let code = KeyboardHIDUsage(rawValue: Int(keysym.scancode.rawValue))
        if meaning?.isForLayout == true {
            // The Menu key composes characters, or switches layouts, on many keyboards; it opens no menu then.
            self.init(
                keyCode: KeyboardHIDUsage(rawValue: 0), charactersIgnoringModifiers: "", modifierFlags: flags)
        } else if let moving = Self.movement(keysym.scancode.rawValue, keysym.mod) {
            self.init(keyCode: KeyboardHIDUsage(rawValue: moving), modifierFlags: flags.union(.numericPad))
            // With Num Lock on, Shift turns the digit into a movement key and is not reported as a modifier.
            if UInt32(keysym.mod) & KMOD_NUM.rawValue != 0 { modifierFlags.remove(.shift) }
        } else if let characters = Self.keypad[keysym.scancode.rawValue] {
            self.init(
                keyCode: code, characters: characters, charactersIgnoringModifiers: characters,
                modifierFlags: flags.union(.numericPad))
        } else if let meaning, code.usCharacter != nil || !meaning.plain.isEmpty {
            self.init(
                keyCode: code, characters: meaning.typed, charactersIgnoringModifiers: meaning.plain,
                latinCharacters: meaning.latin(code), modifierFlags: flags)
        } else {
            let plain = Self.characters(keysym.sym)
            let isUS = code.usCharacter.map { String($0) } == plain
            let shifted =
                isUS && flags.contains(.shift) ? plain.first.flatMap(KeyboardHIDUsage.usShifted) : nil
            self.init(
                keyCode: code, characters: plain.first?.isLetter == true ? nil : shifted.map { String($0) },
                charactersIgnoringModifiers: plain, modifierFlags: flags)
        }
    }

    /// Returns the character of a key code; empty for named keys (bit 30), control codes and Delete.
    private static func characters(_ code: SDL_Keycode) -> String {
        guard code >= 0x20, code != 0x7f, let scalar = Unicode.Scalar(UInt32(code)) else { return "" }
        return String(Character(scalar))
    }

    /// Returns the HID usage of a keypad key that acts as a movement key: with Num Lock off, or with Shift while it is on.
    private static func movement(_ scancode: UInt32, _ mod: UInt16) -> Int? {
        let hasNumLock = UInt32(mod) & KMOD_NUM.rawValue != 0
        let hasShift = UInt32(mod) & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0
        return hasNumLock == hasShift ? movements[scancode] : nil
    }

    /// The movement keys of the keypad keys 1 to 9, 0 and the decimal point, by scancode; the 5 has none.
    private static let movements: [UInt32: Int] = [
        89: 77, 90: 81, 91: 78, 92: 80, 94: 79, 95: 74, 96: 82, 97: 75, 98: 73, 99: 76,
    ]

    /// The characters of the keypad keys, by scancode (HID usage); empty for Num Lock and Enter.
    private static let keypad: [UInt32: String] = [
        83: "", 84: "/", 85: "*", 86: "-", 87: "+", 88: "", 89: "1", 90: "2", 91: "3", 92: "4", 93: "5",
        94: "6", 95: "7", 96: "8", 97: "9", 98: "0", 99: ".", 103: "=",
    ]
}

nonisolated extension KeyModifierFlags {
    /// Creates the flags from SDL's modifiers, of which the right Alt key may be AltGr.
    init(sdl mod: UInt16) {
        self = []
        let modifiers = UInt32(mod)
        if modifiers & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { insert(.shift) }
        if modifiers & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { insert(.control) }
        if modifiers & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { insert(.alternate) }
        if modifiers & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { insert(.command) }
        if modifiers & KMOD_CAPS.rawValue != 0 { insert(.alphaShift) }
    }
}
