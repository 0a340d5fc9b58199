import Drawing
import RandomNumbers

@testable import Typesetting

/// Sample texts, and random texts that are reproducible for each seed.
enum Samples {
    static let mixed = [
        "The quick brown fox jumps over the lazy dog, 1,234.50 times.",
        "office affluent fluffy waffle, AVATAR To We",
        "مرحبا بالعالم، هذا نص عربي طويل قليلا للالتفاف",
        "שלום עולם, זה טקסט בעברית שיש בו 123 מספרים",
        "हिन्दी में लिखा हुआ क्षत्रिय विद्यार्थी",
        "ภาษาไทยไม่มีช่องว่างระหว่างคำ",
        "日本語のテキストは、どこでも折り返せます。漢字とかな",
        "emoji 👩‍👩‍👧‍👦 and 🇩🇪🇫🇷 and 👍🏽 and ❤️ end",
        "e\u{301}a\u{308}\u{323} combining zalgo\u{300}\u{301}\u{302}\u{303}\u{304}",
        "English עברית English עברית 42 עברית (brackets) end",
        "soft\u{ad}hyphen\u{ad}ation of extra\u{ad}ordinary words",
        "tab\tseparated\tvalues\t1",
        "עברית\tטאב English",
        "",
    ]

    /// Returns a typesetter that uses the installed fonts, independent of the machine's configuration.
    @MainActor static func typesetter() -> Typesetter {
        Typesetter(
            locator: FontLocator(
                folders: ["/usr/share/fonts", "/usr/local/share/fonts"], usesFontconfig: true))
    }

    /// Returns `words` random pieces: words of many scripts, spaces, separators and control characters.
    static func randomText(_ seed: UInt64, words: Int) -> String {
        var numbers = SeededRandom(seed: seed)
        let choices = [
            "a", "fi", "office", "Wörter", "שלום", "עולם", "مرحبا", "نص", "हिन्दी", "क्ष", "ไทย", "日本", "語", "👍🏽",
            "👩‍👧", "🇩🇪", "e\u{301}",
            "1,234", "42%", "(x)", "[", "»", "-", "/", "\u{ad}", "\t", " ", " ", " ", " ", " ", "  ", "\n",
            "\u{2028}", "\u{202e}", "\u{202c}",
            "\u{2067}", "\u{2069}", "\u{200f}", "\u{0}", "supercalifragilistic", "\r\n", "\u{300}",
            "\u{1f3fd}", "\u{e000}",
        ]
        return (0..<words).map { _ in choices.randomElement(using: &numbers) ?? "" }.joined()
    }
}
