/// The semantics of an element at one point in time: name, role, value, states and actions.
///
/// A view reports them in `describeAccessibility(_:)`; properties that the program has set on the view, such as
/// `accessibilityLabel`, take precedence. Read them through `accessibilityAttributes`.
///
///     override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
///         super.describeAccessibility(&attributes)
///         attributes.role = .slider
///         attributes.range = AccessibilityRange(value: Double(value), minimum: 0, maximum: 5, step: 1)
///         attributes.actions += [.increment, .decrement]
///     }
public nonisolated struct AccessibilityAttributes: Hashable, Sendable {
    /// The kind of the element.
    public var role = AccessibilityRole.none
    /// The name of the element; nil for none.
    public var label: String?
    /// The value of the element as text; nil for none.
    public var value: String?
    /// Information beyond the label, such as the effect of operating the element; nil for none.
    public var hint: String?
    /// The text that is displayed while an editable text is empty; nil for none.
    public var placeholder: String?
    /// The states of the element.
    public var states: AccessibilityStates = .enabled
    /// The traits that are not derived from role and states.
    public var traits: AccessibilityTraits = []
    /// The numeric value with its limits; nil for an element without one.
    public var range: AccessibilityRange?
    /// The actions that the element supports, the main one first.
    public var actions: [AccessibilityAction] = []
    /// Whether the object is a leaf of the tree, whose subviews are not elements; with nil, the role determines this.
    public var isElement: Bool?
    /// The level of a heading or of an outline's row, from 1; nil for other elements.
    public var level: Int?
    /// The zero-based position in the element's set, such as the row of a list; nil without a set.
    public var positionInSet: Int?
    /// The number of elements in the element's set; nil without a set.
    public var setSize: Int?
    /// The keyboard shortcut that activates the element, such as "Ctrl+S"; nil for none.
    public var keyShortcut: String?

    /// Creates the attributes of an enabled element without a role.
    public init() {}

    /// Whether the element is a leaf, whose subviews are not in the tree.
    var isLeaf: Bool { isElement ?? role.isLeaf }

    /// Whether the object itself is in the tree; otherwise only its children are.
    var isExposed: Bool { role != .none || isElement == true }
}
