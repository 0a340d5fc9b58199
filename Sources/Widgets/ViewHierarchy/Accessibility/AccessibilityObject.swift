/// An object of the user interface as presented to assistive technologies and tests: a view, or an ``AccessibilityElement``.
///
/// A client reads `accessibilityAttributes`, traverses `accessibilityChildren` from `ViewHost.accessibilityRoot`, and operates
/// objects with `accessibilityPerform(_:)`, `accessibilitySetValue(_:)` and `accessibilityText`; it does not depend on view
/// types. A program sets the properties with UIKit's names on its views:
///
///     closeButton.accessibilityLabel = "Close"
///     rating.accessibilityTraits.insert(.adjustable)
///
/// View classes report their own semantics in `describeAccessibility(_:)`.
@MainActor
public protocol AccessibilityObject: AnyObject {
    /// The properties that the program has set; nil if it has set none.
    var accessibilityOverrides: AccessibilityOverrides? { get set }
    /// An identifier for tests; it is never presented to users.
    var accessibilityIdentifier: String? { get set }

    /// Reports the semantics of the object, before the properties that the program has set are applied.
    func describeAccessibility(_ attributes: inout AccessibilityAttributes)
    /// Whether the object and its children are hidden from all users.
    var isHiddenFromAccessibility: Bool { get }
    /// The object that directly contains this one, whether or not it is in the tree; nil for the root.
    var accessibilityContainer: (any AccessibilityObject)? { get }
    /// The objects directly contained in this one, whether or not they are in the tree.
    var accessibilityContent: [any AccessibilityObject] { get }
    /// The rectangle covered by the object, in points of its host's window.
    var accessibilityPlace: Rect { get }
    /// The interface for reading, selecting and editing the object's text; nil for an object without text.
    var accessibilityText: (any AccessibilityText)? { get }
    /// The tool tip: the name of an object without any other, otherwise its hint; nil for none.
    var accessibilityFallbackLabel: String? { get }

    /// Performs the main action, as a click does; returns whether it was performed.
    func accessibilityActivate() -> Bool
    /// Clicks the centre of the object if `accessibilityActivate()` did nothing; returns whether a view handled the click.
    func accessibilityClick() -> Bool
    /// Increases the value by one step.
    func accessibilityIncrement()
    /// Decreases the value by one step.
    func accessibilityDecrement()
    /// Closes the object if possible; returns whether it was closed.
    func accessibilityPerformEscape() -> Bool
    /// Scrolls by one page; returns whether there was more content in that direction.
    func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool
    /// Opens the context menu; returns false if there is none.
    func accessibilityShowMenu() -> Bool
    /// Sets the value of the range as the user would, triggering the same events; returns whether it was set.
    func accessibilitySetValue(_ value: Double) -> Bool
    /// Moves the keyboard focus to the object; returns whether it has the focus now.
    func accessibilityFocus() -> Bool
    /// Scrolls all enclosing scroll views so that the object is visible.
    func accessibilityScrollToVisible()
    /// Called after a property has been set, to notify clients.
    func accessibilityDidChange()
}

/// An object with more elements than it has views for, such as a list with rows that are not visible.
///
/// `UIAccessibilityContainer`. Its `accessibilityChildren` include only the elements that have views.
///
///     let last = list.accessibilityElement(at: list.accessibilityElementCount() - 1)
@MainActor
public protocol AccessibilityContainer: AccessibilityObject {
    /// Returns the number of elements in O(1).
    func accessibilityElementCount() -> Int
    /// Returns the element at `index`; nil if the index is out of range.
    ///
    /// An index returns the same object as long as a client retains it.
    func accessibilityElement(at index: Int) -> (any AccessibilityObject)?
    /// Returns the index of `element`; nil if it does not belong to this container.
    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int?
}

extension AccessibilityObject {
    // MARK: - Reading

    /// The current semantics of the object: those that it reports, overridden by the properties that the program has set.
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
        // A view with a name or the focus is exposed even if it only contains other views.
        if attributes.role == .none, attributes.label != nil || attributes.states.contains(.focusable) {
            attributes.role = .group
        }
        return attributes
    }

    /// The semantics that the object itself reports.
    var describedAttributes: AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        describeAccessibility(&attributes)
        return attributes
    }

    /// Returns the name: the object's own, or else that of its title element, of its children combined, or of its tool tip.
    private func label(of attributes: AccessibilityAttributes) -> String? {
        if let label = attributes.label, !label.isEmpty { return label }
        if let title = accessibilityOverrides?.titleElement?.object?.accessibilityLabel, !title.isEmpty {
            return title
        }
        if let label = accessibilityOverrides?.defaultLabel, !label.isEmpty { return label }
        // Buttons and similar controls are named by their content.
        if accessibilityOverrides?.combinesChildren == true || attributes.role.isActivated,
            let label = AccessibilityTree.combinedLabel(of: self)
        {
            return label
        }
        guard attributes.role != .none else { return nil }
        return accessibilityFallbackLabel ?? attributes.placeholder
    }

    /// The children in the accessibility tree, in reading order.
    ///
    /// Views that only contain others are replaced by their children; hidden views and the siblings behind a modal object are
    /// excluded. O(number of descendants down to the children).
    public var accessibilityChildren: [any AccessibilityObject] { AccessibilityTree.children(of: self) }

    /// The nearest ancestor in the accessibility tree; nil for the root.
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
    /// - Returns: Whether the action was performed; false if the object does not list it or is disabled.
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
            if let found { return found.actionHandler?(found) ?? false }
            return (self as? any AccessibilityCustomActionPerforming)?.accessibilityPerformCustomAction(
                named: name)
                ?? false
        }
    }

    /// Returns the objects related to this one by `relation`; usually none.
    public func accessibilityObjects(for relation: AccessibilityRelation) -> [any AccessibilityObject] {
        switch relation {
        case .labelledBy: [accessibilityTitleUIElement].compactMap(\.self)
        case .controllerFor: accessibilityLinkedUIElements
        case .memberOf:
            accessibilityAttributes.setSize != nil ? [accessibilityParent].compactMap(\.self) : []
        }
    }
}
