/// The semantics of an element at one time: what it is called, what it is, what state it is in, and what it can do.
///
/// A view states them in `describeAccessibility(_:)`; what the program has set on the view, such as `accessibilityLabel`, goes
/// before them. Read them through `accessibilityAttributes`.
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
    /// The effect of operating the element, or more about it; nil for none.
    public var hint: String?
    /// The text that is displayed while an editable text is empty; nil for none.
    public var placeholder: String?
    /// The states of the element.
    public var states: AccessibilityStates = .enabled
    /// The traits that do not follow from role and states.
    public var traits: AccessibilityTraits = []
    /// The value within its limits; nil for an element without one.
    public var range: AccessibilityRange?
    /// The actions that the element performs, the main one first.
    public var actions: [AccessibilityAction] = []
    /// Whether it is an element by itself, so that its subviews are not; nil follows the role.
    public var isElement: Bool?
    /// The level of a heading, from 1; nil for other elements.
    public var level: Int?
    /// The place among the elements of its set, from 0, such as the row of a list; nil without a set.
    public var positionInSet: Int?
    /// The number of elements of the set that it is in; nil without a set.
    public var setSize: Int?
    /// The keys that activate it, such as "Ctrl+S"; nil for none.
    public var keyShortcut: String?

    /// Attributes of an element that is enabled and has no role.
    public init() {}

    /// Whether the element and not its subviews is in the tree.
    var isLeaf: Bool { isElement ?? role.isLeaf }

    /// Whether the element is in the tree, and does not only pass on its children.
    var isExposed: Bool { role != .none || isElement == true }
}
