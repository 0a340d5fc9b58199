/// The properties that a program sets, with UIKit's names. Reading one gives what was set, else what the object states by itself.
extension AccessibilityObject {
    /// Whether the object is an element by itself, so that its subviews are not.
    public var isAccessibilityElement: Bool {
        get {
            let attributes = accessibilityAttributes
            return attributes.isExposed && attributes.isLeaf
        }
        set { change { $0.isElement = newValue } }
    }

    /// The name of the element, as short as that of a button; nil for none.
    public var accessibilityLabel: String? {
        get { accessibilityAttributes.label }
        set { change { $0.label = newValue } }
    }

    /// The value as text, such as "40 %"; nil for none.
    public var accessibilityValue: String? {
        get { accessibilityAttributes.value }
        set { change { $0.value = newValue } }
    }

    /// The effect of operating the element; nil for none.
    public var accessibilityHint: String? {
        get { accessibilityAttributes.hint }
        set { change { $0.hint = newValue } }
    }

    /// The behaviour of the element; traits that follow from role and states are among them.
    public var accessibilityTraits: AccessibilityTraits {
        get { accessibilityAttributes.traits }
        set {
            let described = describedAttributes
            let own = described.traits.union(AccessibilityTraits(of: described.role, described.states))
            change {
                $0.addedTraits = newValue.subtracting(own)
                $0.removedTraits = own.subtracting(newValue)
            }
        }
    }

    /// The kind of the element; setting it goes before the one that the class states.
    public var accessibilityRole: AccessibilityRole {
        get { accessibilityAttributes.role }
        set { change { $0.role = newValue } }
    }

    /// The rectangle of the element in points of its host's window, whose top left corner is the origin.
    ///
    /// Not of the screen, as in UIKit: under Wayland no program knows where its windows are.
    public var accessibilityFrame: Rect {
        get { accessibilityOverrides?.frame ?? accessibilityPlace }
        set { change { $0.frame = newValue } }
    }

    /// Actions beside the main one; none at first.
    public var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibilityOverrides?.customActions }
        set { change { $0.customActions = newValue ?? [] } }
    }

    /// The elements inside, in the order in which they are read; nil, as at first, for the subviews.
    public var accessibilityElements: [any AccessibilityObject]? {
        get { accessibilityOverrides?.elements }
        set { change { $0.elements = newValue } }
    }

    /// Whether the object and all inside are left out of the tree; false at first.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityOverrides?.isHidden ?? false }
        set { change { $0.isHidden = newValue } }
    }

    /// Whether its siblings are left out of the tree; false at first.
    ///
    /// Sheets and menus state it by themselves.
    public var accessibilityViewIsModal: Bool {
        get { accessibilityAttributes.states.contains(.modal) }
        set { change { $0.isModal = newValue } }
    }

    /// Whether the elements inside are read together, as a ``AccessibilityRole/group``; false at first.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityOverrides?.groupsChildren ?? false }
        set { change { $0.groupsChildren = newValue } }
    }

    /// Siblings with a higher priority are read first; 0 at first.
    ///
    /// SwiftUI's `accessibilitySortPriority(_:)`.
    public var accessibilitySortPriority: Double {
        get { accessibilityOverrides?.sortPriority ?? 0 }
        set { change { $0.sortPriority = newValue } }
    }

    /// The object whose label is the name of this one, such as the label beside a slider; nil at first.
    ///
    /// `NSAccessibility.accessibilityTitleUIElement()`. It is not kept alive.
    public var accessibilityTitleUIElement: (any AccessibilityObject)? {
        get { accessibilityOverrides?.titleElement?.object }
        set { change { $0.titleElement = AccessibilityOverrides.WeakObject(object: newValue) } }
    }

    /// The objects whose content this one controls, such as a list that a search field filters; none at first.
    ///
    /// `NSAccessibility.accessibilityLinkedUIElements()`. They are not kept alive.
    public var accessibilityLinkedUIElements: [any AccessibilityObject] {
        get { accessibilityOverrides?.linkedElements.compactMap(\.object) ?? [] }
        set { change { $0.linkedElements = newValue.map { AccessibilityOverrides.WeakObject(object: $0) } } }
    }

    /// Called in place of `accessibilityActivate()`.
    public var accessibilityActivateBlock: (() -> Bool)? {
        get { accessibilityOverrides?.activate }
        set { change { $0.activate = newValue } }
    }

    /// Called in place of `accessibilityIncrement()`.
    public var accessibilityIncrementBlock: (() -> Void)? {
        get { accessibilityOverrides?.increment }
        set { change { $0.increment = newValue } }
    }

    /// Called in place of `accessibilityDecrement()`.
    public var accessibilityDecrementBlock: (() -> Void)? {
        get { accessibilityOverrides?.decrement }
        set { change { $0.decrement = newValue } }
    }

    /// Changes the properties that the program has set, and notifies the clients.
    package func change(_ change: (AccessibilityOverrides) -> Void) {
        let overrides = accessibilityOverrides ?? AccessibilityOverrides()
        if accessibilityOverrides == nil { accessibilityOverrides = overrides }
        change(overrides)
        accessibilityDidChange()
    }
}

/// A relation between elements, of those that AT-SPI has.
///
///     for label in slider.accessibilityObjects(for: .labelledBy) { print(label.accessibilityLabel ?? "") }
public nonisolated enum AccessibilityRelation: Hashable, Sendable, CaseIterable {
    /// The objects that name it.
    case labelledBy
    /// The objects whose content it controls.
    case controllerFor
    /// The group that it is one of.
    case memberOf
}
