/// The states of an element: the AT-SPI states that occur in the toolkit.
///
///     attributes.states.insert(isExpanded ? [.expandable, .expanded] : .expandable)
public nonisolated struct AccessibilityStates: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The element can be operated.
    public static let enabled = AccessibilityStates(rawValue: 1 << 0)
    /// The element can have the keyboard focus.
    public static let focusable = AccessibilityStates(rawValue: 1 << 1)
    /// The element has the keyboard focus.
    public static let focused = AccessibilityStates(rawValue: 1 << 2)
    /// The element can be checked or unchecked.
    public static let checkable = AccessibilityStates(rawValue: 1 << 3)
    /// The element is checked, or on.
    public static let checked = AccessibilityStates(rawValue: 1 << 4)
    /// The element is neither checked nor unchecked, because the values it represents differ.
    public static let mixed = AccessibilityStates(rawValue: 1 << 5)
    /// The element can show and hide other elements.
    public static let expandable = AccessibilityStates(rawValue: 1 << 6)
    /// The element is expanded: the elements that it can hide are visible.
    public static let expanded = AccessibilityStates(rawValue: 1 << 7)
    /// The element can be selected.
    public static let selectable = AccessibilityStates(rawValue: 1 << 8)
    /// The element is selected.
    public static let selected = AccessibilityStates(rawValue: 1 << 9)
    /// More than one child of the element can be selected.
    public static let multiselectable = AccessibilityStates(rawValue: 1 << 10)
    /// The text of the element can be edited.
    public static let editable = AccessibilityStates(rawValue: 1 << 11)
    /// The text or value of the element can be read but not changed.
    public static let readOnly = AccessibilityStates(rawValue: 1 << 12)
    /// The text of the element can have multiple lines.
    public static let multiline = AccessibilityStates(rawValue: 1 << 13)
    /// The content of the element is invalid.
    public static let invalid = AccessibilityStates(rawValue: 1 << 14)
    /// The element prevents the operation of elements outside of it.
    public static let modal = AccessibilityStates(rawValue: 1 << 15)
    /// A task of unknown length is running.
    public static let busy = AccessibilityStates(rawValue: 1 << 16)
    /// The element is held down, or is a toggle button that is switched on.
    public static let pressed = AccessibilityStates(rawValue: 1 << 17)
    /// The element opens a menu.
    public static let hasPopup = AccessibilityStates(rawValue: 1 << 18)
    /// The orientation of the element, such as a slider, is horizontal.
    public static let horizontal = AccessibilityStates(rawValue: 1 << 19)
    /// The orientation of the element, such as a slider, is vertical.
    public static let vertical = AccessibilityStates(rawValue: 1 << 20)
    /// The element is outside of the visible area, or has no view.
    public static let offscreen = AccessibilityStates(rawValue: 1 << 21)
    /// `accessibilityChildren` does not include all children of the element: see ``AccessibilityContainer``.
    public static let managesDescendants = AccessibilityStates(rawValue: 1 << 22)

    private static let names = [
        "enabled", "focusable", "focused", "checkable", "checked", "mixed", "expandable", "expanded",
        "selectable", "selected", "multiselectable", "editable", "read-only", "multiline", "invalid", "modal",
        "busy", "pressed", "has popup", "horizontal", "vertical", "offscreen", "manages descendants",
    ]

    /// The names of the states in the set, in the order of their declaration.
    public var stateNames: [String] {
        Self.names.indices.filter { rawValue & 1 << UInt32($0) != 0 }.map { Self.names[$0] }
    }
}
