/// The behaviour of an element: `UIAccessibilityTraits`.
///
///     title.accessibilityTraits.insert(.header)
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: AccessibilityTraits = []
    /// It acts as a button.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// It opens something else.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// It is text that cannot change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// It cannot be operated now.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes too often to be announced each time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// It is a field for what is searched for.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// Its value is raised and lowered: see `accessibilityIncrement()`.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// It is the title of a part of the content.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
    /// Its children are tabs.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 18)
    /// It is a choice that is on or off.
    public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)

    /// The role that these traits give to an element without one; nil where they give none.
    var role: AccessibilityRole? {
        if contains(.header) { return .heading }
        if contains(.searchField) { return .searchField }
        if contains(.adjustable) { return .slider }
        if contains(.toggleButton) { return .switch }
        if contains(.link) { return .link }
        if contains(.button) { return .button }
        if contains(.image) { return .image }
        if contains(.tabBar) { return .tabList }
        return contains(.staticText) ? .staticText : nil
    }

    /// The traits of an element with that role and these states.
    init(of role: AccessibilityRole, _ states: AccessibilityStates) {
        var traits: AccessibilityTraits =
            switch role {
            case .button, .popUpButton, .menuItem, .checkMenuItem, .radioMenuItem, .radioButton, .tab: .button
            case .toggleButton, .checkBox, .switch: [.button, .toggleButton]
            case .link: .link
            case .image: .image
            case .staticText: .staticText
            case .heading: [.staticText, .header]
            case .searchField: .searchField
            case .slider, .incrementor: .adjustable
            case .tabList: .tabBar
            case .progressIndicator, .busyIndicator: .updatesFrequently
            default: []
            }
        if states.contains(.selected) || role == .radioButton && states.contains(.checked) {
            traits.insert(.selected)
        }
        if !states.contains(.enabled) { traits.insert(.notEnabled) }
        self = traits
    }
}
