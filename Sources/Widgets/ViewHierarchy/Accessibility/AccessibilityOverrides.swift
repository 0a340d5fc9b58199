/// The accessibility properties that a program has set on one object; nil values fall back to those that the object reports.
///
/// Created when the first property is set, so an object without any stores nothing. It is read and written through the
/// properties of ``AccessibilityObject``.
///
///     button.accessibilityLabel = "Close"   // button.accessibilityOverrides is no longer nil
public final class AccessibilityOverrides {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var role: AccessibilityRole?
    /// The traits that the program has added to and removed from those derived from role and states.
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    /// The name of an object that has none: the label that a declarative view displays beside it.
    package var defaultLabel: String?
    /// The states added to those that the object reports.
    package var addedStates: AccessibilityStates = []
    var frame: Rect?
    var isHidden = false
    var isModal = false
    var groupsChildren = false
    /// Whether the labels of the children are combined into the label of this element.
    package var combinesChildren = false
    var sortPriority = 0.0
    var customActions: [AccessibilityCustomAction] = []
    var elements: [any AccessibilityObject]?
    var titleElement: WeakObject?
    var linkedElements: [WeakObject] = []
    var activate: (() -> Bool)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?

    package init() {}

    /// A weak reference to an object.
    struct WeakObject {
        weak var object: (any AccessibilityObject)?
    }

    /// Applies the properties that have been set to the attributes that an object reports.
    func apply(to attributes: inout AccessibilityAttributes) {
        if let role { attributes.role = role }
        if !addedTraits.isEmpty { add(addedTraits, to: &attributes) }
        if !removedTraits.isEmpty { remove(removedTraits, from: &attributes) }
        attributes.states.formUnion(addedStates)
        if let isElement { attributes.isElement = isElement }
        if let label { attributes.label = label }
        if let value { attributes.value = value }
        if let hint { attributes.hint = hint }
        if isModal { attributes.states.insert(.modal) }
        if activate != nil { Self.add(.activate, to: &attributes) }
        if increment != nil || decrement != nil {
            Self.add(.increment, to: &attributes)
            Self.add(.decrement, to: &attributes)
            if attributes.role == .none { attributes.role = .incrementor }
        }
        if attributes.role == .none, groupsChildren { attributes.role = .group }
        for action in customActions { Self.add(.custom(action.name), to: &attributes) }
        if attributes.role == .none, attributes.isElement == true {
            attributes.role = attributes.actions.contains(.activate) ? .button : .staticText
        }
    }

    private static func add(_ action: AccessibilityAction, to attributes: inout AccessibilityAttributes) {
        if !attributes.actions.contains(action) { attributes.actions.append(action) }
    }

    private func add(_ traits: AccessibilityTraits, to attributes: inout AccessibilityAttributes) {
        attributes.traits.formUnion(traits)
        let isPlain = attributes.role == .none || attributes.role == .staticText
        if role == nil, isPlain, let traitRole = traits.role { attributes.role = traitRole }
        if traits.contains(.selected) { attributes.states.insert(.selected) }
        if traits.contains(.notEnabled) { attributes.states.remove(.enabled) }
        if traits.contains(.adjustable) {
            Self.add(.increment, to: &attributes)
            Self.add(.decrement, to: &attributes)
        }
    }

    private func remove(_ traits: AccessibilityTraits, from attributes: inout AccessibilityAttributes) {
        attributes.traits.subtract(traits)
        if traits.contains(.selected) { attributes.states.remove(.selected) }
        if traits.contains(.notEnabled) { attributes.states.insert(.enabled) }
        guard let traitRole = traits.role, traitRole == attributes.role else { return }
        attributes.role = traitRole == .heading ? .staticText : .none
    }
}
