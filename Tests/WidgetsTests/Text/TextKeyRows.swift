import Testing
import Widgets

/// The rows of ``TextKeyTests``.
///
/// In the texts `|` marks the caret and `^` the other end of the selection.
extension TextKeyTests {
    /// A key with its modifiers, and its effect on a text.
    nonisolated struct Row: CustomTestStringConvertible, Sendable {
        let action: String
        let press: Press
        let before: String
        let after: String
        var pasteboard = "P"
        var isForField = true
        var isForView = true

        var testDescription: String {
            let text = String(before.map { $0 == "\n" ? "/" : $0 })
            return "\(action): \(press) on \(text)"
        }
    }

    nonisolated struct Press: CustomStringConvertible, Sendable {
        var code: KeyboardHIDUsage?
        var character: Character = "\0"
        var flags: KeyModifierFlags = []

        init(_ code: KeyboardHIDUsage, _ flags: KeyModifierFlags = []) {
            self.code = code
            self.flags = flags
        }
        init(_ character: Character, _ flags: KeyModifierFlags = []) {
            self.character = character
            self.flags = flags
        }
        var description: String { "\(code.map { "\($0)" } ?? String(character)) \(flags.rawValue)" }
    }

    nonisolated static let movements = [
        Row(action: "character", press: Press(.keyboardLeftArrow), before: "one t|wo", after: "one |two"),
        Row(action: "character", press: Press(.keyboardRightArrow), before: "one t|wo", after: "one tw|o"),
        Row(
            action: "word", press: Press(.keyboardLeftArrow, .control), before: "one t|wo",
            after: "one |two"),
        Row(
            action: "word", press: Press(.keyboardRightArrow, .control), before: "one t|wo",
            after: "one two|"),
        Row(
            action: "line", press: Press(.keyboardUpArrow), before: "one\ntw|o", after: "on|e\ntwo",
            isForField: false),
        Row(
            action: "line", press: Press(.keyboardDownArrow), before: "on|e\ntwo", after: "one\ntw|o",
            isForField: false),
        Row(
            action: "page", press: Press(.keyboardPageUp), before: "o\nn\nt|w", after: "o|\nn\ntw",
            isForField: false),
        Row(
            action: "page", press: Press(.keyboardPageDown), before: "o|\nn\ntw", after: "o\nn\nt|w",
            isForField: false),
        Row(action: "line's ends", press: Press(.keyboardHome), before: "one t|wo", after: "|one two"),
        Row(action: "line's ends", press: Press(.keyboardEnd), before: "one t|wo", after: "one two|"),
        Row(action: "line's ends", press: Press("e", .control), before: "one t|wo", after: "one two|"),
        Row(
            action: "line's ends", press: Press(.keyboardHome), before: "a\nb|c\nd", after: "a\n|bc\nd",
            isForField: false),
        Row(
            action: "document's ends", press: Press(.keyboardHome, .control), before: "one t|wo",
            after: "|one two"),
        Row(
            action: "document's ends", press: Press(.keyboardEnd, .control), before: "a|b\ncd",
            after: "ab\ncd|", isForField: false),
        Row(
            action: "paragraph", press: Press(.keyboardUpArrow, .control), before: "one t|wo",
            after: "|one two"),
        Row(
            action: "paragraph", press: Press(.keyboardDownArrow, .control), before: "o|ne\ntwo",
            after: "one|\ntwo", isForField: false),
    ]

    nonisolated static let edits = [
        Row(action: "all", press: Press("a", .control), before: "one t|wo", after: "^one two|"),
        Row(action: "all", press: Press("/", .control), before: "one t|wo", after: "^one two|"),
        Row(action: "none", press: Press("a", [.control, .shift]), before: "o^ne t|wo", after: "one t|wo"),
        Row(action: "none", press: Press("\\", .control), before: "o^ne t|wo", after: "one t|wo"),
        Row(action: "delete", press: Press(.keyboardDeleteOrBackspace), before: "one| two", after: "on| two"),
        Row(
            action: "delete", press: Press(.keyboardDeleteOrBackspace, .shift), before: "one| two",
            after: "on| two"),
        Row(action: "delete", press: Press(.keyboardDeleteForward), before: "one| two", after: "one|two"),
        Row(
            action: "delete", press: Press(.keyboardDeleteOrBackspace), before: "o^ne| two", after: "o| two"),
        Row(
            action: "delete word", press: Press(.keyboardDeleteOrBackspace, .control), before: "one two|",
            after: "one |"),
        Row(
            action: "delete word", press: Press(.keyboardDeleteForward, .control), before: "|one two",
            after: "| two"),
        Row(action: "delete line", press: Press("u", .control), before: "one t|wo", after: "|"),
        Row(
            action: "delete line", press: Press("u", .control), before: "a\nb|c\nd", after: "a\n|\nd",
            isForField: false),
        Row(action: "delete to end", press: Press("k", .control), before: "one t|wo", after: "one t|"),
        Row(action: "delete character", press: Press("d", .control), before: "one t|wo", after: "one t|o"),
        Row(
            action: "cut", press: Press("x", .control), before: "o^ne| two", after: "o| two",
            pasteboard: "ne"),
        Row(
            action: "cut", press: Press(.keyboardDeleteForward, .shift), before: "o^ne| two",
            after: "o| two", pasteboard: "ne"),
        Row(
            action: "copy", press: Press("c", .control), before: "o^ne| two", after: "o^ne| two",
            pasteboard: "ne"),
        Row(
            action: "copy", press: Press(.keyboardInsert, .control), before: "o^ne| two",
            after: "o^ne| two", pasteboard: "ne"),
        Row(action: "paste", press: Press("v", .control), before: "o^ne| two", after: "oP| two"),
        Row(action: "paste", press: Press(.keyboardInsert, .shift), before: "o^ne| two", after: "oP| two"),
        Row(
            action: "paste primary", press: Press(.keyboardInsert, [.control, .shift]), before: "one| two",
            after: "oneQ| two"),
        Row(
            action: "new line", press: Press(.keyboardReturnOrEnter), before: "one| two",
            after: "one\n| two", isForField: false),
        Row(
            action: "new line", press: Press(.keypadEnter), before: "one| two", after: "one\n| two",
            isForField: false),
        Row(
            action: "soft break", press: Press(.keyboardReturnOrEnter, .shift), before: "one| two",
            after: "one\u{2028}| two", isForField: false),
        Row(action: "tab", press: Press(.keyboardTab), before: "|one", after: "\t|one", isForField: false),
        Row(
            action: "tab", press: Press(.keyboardTab, .shift), before: "\t|one", after: "|one",
            isForField: false),
    ]

    /// Keys of applications: a focused text passes them to the next responder.
    nonisolated static let others = [
        Press("n", .control), Press("o", .control), Press("s", .control), Press("s", [.control, .shift]),
        Press("p", .control), Press("w", .control), Press("q", .control), Press("t", .control),
        Press("b", .control), Press("i", .control), Press("m", .control), Press("+", .control),
        Press("-", .control), Press(.keyboardLeftArrow, .alternate), Press(.keyboardRightArrow, .alternate),
        Press(.keyboardUpArrow, .alternate), Press("f", .alternate), Press("x", .command),
        Press(KeyboardHIDUsage(rawValue: 58)), Press(KeyboardHIDUsage(rawValue: 62)),
        Press(KeyboardHIDUsage(rawValue: 67)), Press(KeyboardHIDUsage(rawValue: 68)),
    ]
}
