import CSDL2
import InputEvents
import XWindows

/// The meaning of a key in the layouts of the keyboard, as the display server knows it; SDL reports one character for each key.
///
///     let key = Key(event.keysym, meaning: KeyMeaning(of: event.key, connection: connection, isRecorded: true))
nonisolated struct KeyMeaning {
    /// The character without Shift, in lower case, with AltGr if it is held; the accent of a dead key.
    let plain: String
    /// The character with Shift and Caps Lock; empty for a dead key.
    let typed: String
    /// The character in another layout of the keyboard, which is Latin; empty if there is none.
    private let latin: String
    /// Whether the key has its US character if it has no other Latin one.
    private let hasUSMeaning: Bool
    /// Whether AltGr, or another key that selects characters, is held or is the key itself.
    let selectsLevel: Bool
    /// Whether the key composes characters, or selects characters or a layout, whatever is printed on it.
    let isForLayout: Bool
    /// Whether Alt is held, perhaps together with AltGr.
    private let hasAlt: Bool

    init(
        plain: UInt32, typed: UInt32, latin: UInt32, dead: Int, isLatin: Bool, selectsLevel: Bool,
        isForLayout: Bool, hasAlt: Bool
    ) {
        let accent = Self.accents.indices.contains(dead - 1) ? Self.accents[dead - 1] : "´"
        self.plain = dead > 0 ? String(accent) : Self.string(plain).lowercased()
        self.typed = Self.string(typed)
        self.latin = Self.string(latin).lowercased()
        hasUSMeaning = !selectsLevel && (!isLatin || dead > 0)
        self.selectsLevel = selectsLevel
        self.isForLayout = isForLayout
        self.hasAlt = hasAlt
    }

    /// Asks the X server about an event; nil without a key event.
    ///
    /// `isRecorded` is whether the event has passed the filter of ``VideoSystem``, which has recorded the event of the X server in it. Otherwise,
    /// as in a program that embeds the toolkit, the layout of the time of the call is used.
    init?(of event: SDL_KeyboardEvent, connection: XConnection, isRecorded: Bool) {
        var key = isRecorded ? event.keysym.unused : 0
        let modifiers = UInt32(event.keysym.mod)
        if key == 0 {
            key = widgets_x_guess_key(
                connection.display, Self.code(of: event.keysym.scancode),
                modifiers & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) == 0 ? 0 : 1,
                modifiers & KMOD_CAPS.rawValue == 0 ? 0 : 1,
                modifiers & (KMOD_RALT.rawValue | KMOD_MODE.rawValue) == 0 ? 0 : 1)
        }
        if key == 0 { return nil }
        var found = widgets_x_key()
        widgets_x_describe_key(connection.display, key, &found)
        self.init(
            plain: found.plain, typed: found.typed, latin: found.latin, dead: Int(found.dead),
            isLatin: found.is_latin != 0, selectsLevel: found.selects_level != 0,
            isForLayout: found.is_for_layout != 0, hasAlt: found.has_alt != 0)
    }

    /// Returns the Latin character of the key; see ``Key/latinCharacters``.
    func latin(_ key: KeyboardHIDUsage) -> String {
        if !latin.isEmpty { return latin }
        // The signs and digits of the layout are Latin, except those in the place of a letter.
        let isSign = plain.unicodeScalars.first.map { $0.isASCII && !$0.properties.isAlphabetic } ?? false
        guard hasUSMeaning, !isSign || key.usCharacter?.isLetter == true else { return plain }
        return key.usCharacter.map { String($0) } ?? plain
    }

    /// Returns the modifiers of commands.
    ///
    /// AltGr is not one of them: it selects characters. Without a meaning, the right Alt key is AltGr, as on most keyboards.
    static func modifiers(_ mod: UInt16, _ meaning: KeyMeaning?) -> KeyModifierFlags {
        var flags = KeyModifierFlags(sdl: mod)
        let isAlt = meaning.map { $0.hasAlt || !$0.selectsLevel } ?? false
        if !isAlt, UInt32(mod) & KMOD_LALT.rawValue == 0 { flags.remove(.alternate) }
        return flags
    }

    private static func string(_ scalar: UInt32) -> String {
        guard scalar >= 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return "" }
        return String(Character(scalar))
    }

    /// The accents of dead keys, in the order of X's key symbols.
    private static let accents: [Character] = [
        "`", "´", "^", "~", "¯", "˘", "˙", "¨", "˚", "˝", "ˇ", "¸", "˛",
    ]

    /// Returns the code of a key that types characters or is often assigned to the layout, which X servers and compositors on Linux have in common; 0 for other keys.
    static func code(of scancode: SDL_Scancode) -> UInt32 {
        switch scancode {
        case SDL_SCANCODE_NONUSBACKSLASH: 94
        case SDL_SCANCODE_RALT: 108
        case SDL_SCANCODE_APPLICATION: 135
        default:
            codes.indices.contains(Int(scancode.rawValue) - 4) ? codes[Int(scancode.rawValue) - 4] : 0
        }
    }

    /// The codes of the keys from A to the slash, by USB HID usage.
    private static let codes: [UInt32] = [
        38, 56, 54, 40, 26, 41, 42, 43, 31, 44, 45, 46, 58, 57, 32, 33, 24, 27, 39, 28, 30, 55, 25, 53, 29,
        52,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 0, 0, 0, 0, 65, 20, 21, 34, 35, 51, 51, 47, 48, 49, 59, 60,
        61,
    ]
}
