/// The behaviour of an element: `UIAccessibilityTraits`.
///
///     title.accessibilityTraits.insert(.header)
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: AccessibilityTraits = []
    /// The element behaves like a button.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// The element opens another page or document.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// The element is text that does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// The element cannot currently be operated.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// The label or value of the element changes too frequently to be announced each time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// The value of the element can be increased and decreased: see `accessibilityIncrement()`.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// The element is the title of a section.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
    /// The children of the element are tabs.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 18)
    /// The element can be switched on and off.
    public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)

    /// The role that the traits imply for an element without one; nil if they imply none.
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

    /// Creates the traits implied by `role` and `states`.
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
