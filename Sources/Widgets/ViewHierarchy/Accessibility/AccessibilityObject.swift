/// An object of the user interface, as assistive technologies and tests know it: a view, or an ``AccessibilityElement`` for a part
/// of one.
///
/// A client reads `accessibilityAttributes`, walks `accessibilityChildren` from `ViewHost.accessibilityRoot`, and operates with
/// `accessibilityPerform(_:)`, `accessibilitySetValue(_:)` and `accessibilityText`; it needs no type of view. A program sets the
/// properties with UIKit's names on its views:
///
///     closeButton.accessibilityLabel = "Close"
///     rating.accessibilityTraits.insert(.adjustable)
///
/// What a class of views states by itself, it states in `describeAccessibility(_:)`.
@MainActor
public protocol AccessibilityObject: AnyObject {
    /// The properties that the program has set; nil while it has set none.
    var accessibilityOverrides: AccessibilityOverrides? { get set }
    /// A name for tests; users are never told it.
    var accessibilityIdentifier: String? { get set }

    /// States the semantics of the object, before what the program has set.
    func describeAccessibility(_ attributes: inout AccessibilityAttributes)
    /// Whether it is hidden from everybody, with its children.
    var isHiddenFromAccessibility: Bool { get }
    /// The object that it is directly inside of, whether that is in the tree or not; nil for the root.
    var accessibilityContainer: (any AccessibilityObject)? { get }
    /// The objects directly inside, whether they are in the tree or not.
    var accessibilityContent: [any AccessibilityObject] { get }
    /// The rectangle that it covers, in points of its host's window.
    var accessibilityPlace: Rect { get }
    /// The text that can be read by parts, selected and edited; nil for an object without one.
    var accessibilityText: (any AccessibilityText)? { get }
    /// The name that another object gives it where it has none: its tool tip.
    var accessibilityFallbackLabel: String? { get }

    /// The main action: a click. True when it was performed.
    func accessibilityActivate() -> Bool
    /// Clicks in the middle of the object, where `accessibilityActivate()` did nothing. True when a view used the click.
    func accessibilityClick() -> Bool
    /// Raises the value by a step.
    func accessibilityIncrement()
    /// Lowers the value by a step.
    func accessibilityDecrement()
    /// Closes the object, if it can be closed. True when it was.
    func accessibilityPerformEscape() -> Bool
    /// Scrolls by a page. True when there was more in that direction.
    func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool
    /// Opens the context menu. True when there is one.
    func accessibilityShowMenu() -> Bool
    /// Sets the value of the range as the user would, with the same events. True when it was set.
    func accessibilitySetValue(_ value: Double) -> Bool
    /// Gives the object the keyboard focus. True when it has it now.
    func accessibilityFocus() -> Bool
    /// Scrolls all scroll views around the object so that it is seen.
    func accessibilityScrollToVisible()
    /// Called when a property was set, so that clients are notified.
    func accessibilityDidChange()
}

/// A view with more elements than it has subviews for, such as the rows of a list that are not visible.
///
/// `UIAccessibilityContainer`. Its `accessibilityChildren` are only those that are mounted.
///
///     let last = list.accessibilityElement(at: list.accessibilityElementCount() - 1)
@MainActor
public protocol AccessibilityContainer: AccessibilityObject {
    /// The number of elements: O(1).
    func accessibilityElementCount() -> Int
    /// The element at an index; nil beyond the elements. An index gives the same object as long as a client keeps it.
    func accessibilityElement(at index: Int) -> (any AccessibilityObject)?
    /// The index of an element; nil when it is none of this container.
    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int?
}

extension AccessibilityObject {
    // MARK: - Reading

    /// The semantics of the object now: what it states by itself, under what the program has set.
    public var accessibilityAttributes: AccessibilityAttributes {
        var attributes = describedAttributes
        let overrides = accessibilityOverrides
        overrides?.apply(to: &attributes)
        if attributes.role.isActivated, !attributes.actions.contains(.activate) {
            attributes.actions.insert(.activate, at: 0)
        }
        if overrides?.combinesChildren == true, AccessibilityTree.activatable(inside: self) != nil,
            !attributes.actions.contains(.activate)
        {
            attributes.actions.insert(.activate, at: 0)
        }
        attributes.traits.formUnion(AccessibilityTraits(of: attributes.role, attributes.states))
        if overrides?.label == nil { attributes.label = label(of: attributes) }
        if attributes.hint == nil, let hint = accessibilityFallbackLabel, hint != attributes.label {
            attributes.hint = hint
        }
        // A view that has a name or the focus is there to be read, although it only arranges others.
        if attributes.role == .none, attributes.label != nil || attributes.states.contains(.focusable) {
            attributes.role = .group
        }
        return attributes
    }

    /// The semantics that the object states by itself.
    var describedAttributes: AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        describeAccessibility(&attributes)
        return attributes
    }

    /// The name: the object's own, else that of its title, of its children together, or of its tool tip.
    private func label(of attributes: AccessibilityAttributes) -> String? {
        if let label = attributes.label, !label.isEmpty { return label }
        if let title = accessibilityOverrides?.titleElement?.object?.accessibilityLabel, !title.isEmpty {
            return title
        }
        if let label = accessibilityOverrides?.defaultLabel, !label.isEmpty { return label }
        // A button, and what is alike, is named by what stands on it.
        if accessibilityOverrides?.combinesChildren == true || attributes.role.isActivated,
            let label = AccessibilityTree.combinedLabel(of: self)
        {
            return label
        }
        guard attributes.role != .none else { return nil }
        return accessibilityFallbackLabel ?? attributes.placeholder
    }

    /// The objects inside that are in the tree, in the order in which they are read.
    ///
    /// Views that only arrange others are left out, and their children take their place; so are hidden views, and siblings of a
    /// modal one. O(number of views inside, down to the children).
    public var accessibilityChildren: [any AccessibilityObject] { AccessibilityTree.children(of: self) }

    /// The nearest object around that is in the tree; nil for the root.
    ///
    /// O(depth).
    public var accessibilityParent: (any AccessibilityObject)? {
        var step = accessibilityContainer
        while let object = step {
            if object.accessibilityContainer == nil || object.accessibilityAttributes.isExposed {
                return object
            }
            step = object.accessibilityContainer
        }
        return nil
    }

    /// Performs an action that the attributes list.
    ///
    /// True when it was performed.
    @discardableResult public func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
        let attributes = accessibilityAttributes
        guard attributes.actions.contains(action), attributes.states.contains(.enabled) else { return false }
        switch action {
        case .activate:
            if let activate = accessibilityOverrides?.activate { return activate() }
            if accessibilityOverrides?.combinesChildren == true,
                let child = AccessibilityTree.activatable(inside: self)
            {
                return child.accessibilityPerform(.activate)
            }
            return accessibilityActivate() || accessibilityClick()
        case .increment:
            if let increment = accessibilityOverrides?.increment {
                increment()
            } else {
                accessibilityIncrement()
            }
            return true
        case .decrement:
            if let decrement = accessibilityOverrides?.decrement {
                decrement()
            } else {
                accessibilityDecrement()
            }
            return true
        case .escape: return accessibilityPerformEscape()
        case .showMenu: return accessibilityShowMenu()
        case .scroll(let direction): return accessibilityScroll(direction)
        case .custom(let name):
            let found = accessibilityOverrides?.customActions.first { $0.name == name }
            return found.map { $0.actionHandler?($0) ?? false } ?? false
        }
    }

    /// The objects that stand in a relation to this one; most objects have none.
    public func accessibilityObjects(for relation: AccessibilityRelation) -> [any AccessibilityObject] {
        switch relation {
        case .labelledBy: [accessibilityTitleUIElement].compactMap(\.self)
        case .controllerFor: accessibilityLinkedUIElements
        case .memberOf:
            accessibilityAttributes.setSize != nil ? [accessibilityParent].compactMap(\.self) : []
        }
    }
}
