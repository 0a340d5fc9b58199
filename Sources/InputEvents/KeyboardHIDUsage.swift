/// A physical key, identified by its USB HID usage number (usage page 7) and named as in `UIKeyboardHIDUsage`.
///
///     if event.key.keyCode == .keyboardEscape { close() }
public struct KeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let keyboardA = KeyboardHIDUsage(rawValue: 4)
    public static let keyboardC = KeyboardHIDUsage(rawValue: 6)
    public static let keyboardQ = KeyboardHIDUsage(rawValue: 20)
    public static let keyboardV = KeyboardHIDUsage(rawValue: 25)
    public static let keyboardX = KeyboardHIDUsage(rawValue: 27)
    public static let keyboardZ = KeyboardHIDUsage(rawValue: 29)
    public static let keyboard1 = KeyboardHIDUsage(rawValue: 30)
    public static let keyboard0 = KeyboardHIDUsage(rawValue: 39)
    public static let keyboardReturnOrEnter = KeyboardHIDUsage(rawValue: 40)
    public static let keyboardEscape = KeyboardHIDUsage(rawValue: 41)
    /// The Backspace key.
    public static let keyboardDeleteOrBackspace = KeyboardHIDUsage(rawValue: 42)
    public static let keyboardTab = KeyboardHIDUsage(rawValue: 43)
    public static let keyboardSpacebar = KeyboardHIDUsage(rawValue: 44)
    public static let keyboardF1 = KeyboardHIDUsage(rawValue: 58)
    public static let keyboardF2 = KeyboardHIDUsage(rawValue: 59)
    public static let keyboardF3 = KeyboardHIDUsage(rawValue: 60)
    public static let keyboardF5 = KeyboardHIDUsage(rawValue: 62)
    public static let keyboardF10 = KeyboardHIDUsage(rawValue: 67)
    public static let keyboardF12 = KeyboardHIDUsage(rawValue: 69)
    public static let keyboardInsert = KeyboardHIDUsage(rawValue: 73)
    public static let keyboardHome = KeyboardHIDUsage(rawValue: 74)
    public static let keyboardPageUp = KeyboardHIDUsage(rawValue: 75)
    /// The forward delete key.
    public static let keyboardDeleteForward = KeyboardHIDUsage(rawValue: 76)
    public static let keyboardEnd = KeyboardHIDUsage(rawValue: 77)
    public static let keyboardPageDown = KeyboardHIDUsage(rawValue: 78)
    public static let keyboardRightArrow = KeyboardHIDUsage(rawValue: 79)
    public static let keyboardLeftArrow = KeyboardHIDUsage(rawValue: 80)
    public static let keyboardDownArrow = KeyboardHIDUsage(rawValue: 81)
    public static let keyboardUpArrow = KeyboardHIDUsage(rawValue: 82)
    public static let keypadEnter = KeyboardHIDUsage(rawValue: 88)
    /// The context menu key.
    public static let keyboardApplication = KeyboardHIDUsage(rawValue: 101)
    public static let keyboardLeftControl = KeyboardHIDUsage(rawValue: 224)
    public static let keyboardLeftShift = KeyboardHIDUsage(rawValue: 225)
    public static let keyboardLeftAlt = KeyboardHIDUsage(rawValue: 226)
    public static let keyboardLeftGUI = KeyboardHIDUsage(rawValue: 227)
}
