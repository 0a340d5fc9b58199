/// The states of an element: those of AT-SPI that views of this toolkit can have.
///
///     attributes.states.insert(isExpanded ? [.expandable, .expanded] : .expandable)
public nonisolated struct AccessibilityStates: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It can be operated.
    public static let enabled = AccessibilityStates(rawValue: 1 << 0)
    /// It can have the keyboard focus.
    public static let focusable = AccessibilityStates(rawValue: 1 << 1)
    /// It has the keyboard focus.
    public static let focused = AccessibilityStates(rawValue: 1 << 2)
    /// It is checked or unchecked.
    public static let checkable = AccessibilityStates(rawValue: 1 << 3)
    /// It is checked, or on.
    public static let checked = AccessibilityStates(rawValue: 1 << 4)
    /// It is neither checked nor unchecked: some of the represented values are on.
    public static let mixed = AccessibilityStates(rawValue: 1 << 5)
    /// It shows and hides other elements.
    public static let expandable = AccessibilityStates(rawValue: 1 << 6)
    /// The elements that it shows and hides are shown.
    public static let expanded = AccessibilityStates(rawValue: 1 << 7)
    /// It can be selected.
    public static let selectable = AccessibilityStates(rawValue: 1 << 8)
    /// It is selected.
    public static let selected = AccessibilityStates(rawValue: 1 << 9)
    /// Several of its children can be selected.
    public static let multiselectable = AccessibilityStates(rawValue: 1 << 10)
    /// Its text can be edited.
    public static let editable = AccessibilityStates(rawValue: 1 << 11)
    /// Its text or value can be read, and not changed.
    public static let readOnly = AccessibilityStates(rawValue: 1 << 12)
    /// Its text may have several lines.
    public static let multiline = AccessibilityStates(rawValue: 1 << 13)
    /// Its content is not valid.
    public static let invalid = AccessibilityStates(rawValue: 1 << 14)
    /// Elements outside cannot be operated while it is there.
    public static let modal = AccessibilityStates(rawValue: 1 << 15)
    /// A task is running, and its end is not known.
    public static let busy = AccessibilityStates(rawValue: 1 << 16)
    /// It is held down, or stays pressed.
    public static let pressed = AccessibilityStates(rawValue: 1 << 17)
    /// It opens a menu.
    public static let hasPopup = AccessibilityStates(rawValue: 1 << 18)
    /// It extends from left to right.
    public static let horizontal = AccessibilityStates(rawValue: 1 << 19)
    /// It extends from top to bottom.
    public static let vertical = AccessibilityStates(rawValue: 1 << 20)
    /// It is outside of the visible area, or not mounted.
    public static let offscreen = AccessibilityStates(rawValue: 1 << 21)
    /// Not all of its children are in `accessibilityChildren`: see ``AccessibilityContainer``.
    public static let managesDescendants = AccessibilityStates(rawValue: 1 << 22)

    private static let names = [
        "enabled", "focusable", "focused", "checkable", "checked", "mixed", "expandable", "expanded",
        "selectable", "selected", "multiselectable", "editable", "read-only", "multiline", "invalid", "modal",
        "busy", "pressed", "has popup", "horizontal", "vertical", "offscreen", "manages descendants",
    ]

    /// The names of the states, in their order.
    public var stateNames: [String] {
        Self.names.indices.filter { rawValue & 1 << UInt32($0) != 0 }.map { Self.names[$0] }
    }
}
