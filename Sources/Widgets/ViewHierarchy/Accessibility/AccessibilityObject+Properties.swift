/// The properties that a program sets, with UIKit's names; unless it has been set, a property returns the value that the object
/// reports.
extension AccessibilityObject {
    /// Whether the object is an accessibility element, whose subviews are not elements.
    public var isAccessibilityElement: Bool {
        get {
            let attributes = accessibilityAttributes
            return attributes.isExposed && attributes.isLeaf
        }
        set { change { $0.isElement = newValue } }
    }

    /// The name of the element, as brief as the title of a button; nil if it has none.
    public var accessibilityLabel: String? {
        get { accessibilityAttributes.label }
        set { change { $0.label = newValue } }
    }

    /// The value as text, such as "40 %"; nil if the element has none.
    public var accessibilityValue: String? {
        get { accessibilityAttributes.value }
        set { change { $0.value = newValue } }
    }

    /// A sentence that describes the effect of operating the element; nil if there is none.
    public var accessibilityHint: String? {
        get { accessibilityAttributes.hint }
        set { change { $0.hint = newValue } }
    }

    /// The traits of the element, including those derived from role and states.
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

    /// The kind of the element; a value that has been set takes precedence over the one that the class reports.
    public var accessibilityRole: AccessibilityRole {
        get { accessibilityAttributes.role }
        set { change { $0.role = newValue } }
    }

    /// The rectangle of the element in points of its host's window, with the origin at the top left.
    ///
    /// Unlike in UIKit, it is not in screen coordinates: under Wayland, programs do not know the positions of their windows.
    public var accessibilityFrame: Rect {
        get { accessibilityOverrides?.frame ?? accessibilityPlace }
        set { change { $0.frame = newValue } }
    }

    /// The custom actions, which assistive technologies offer by name; nil by default.
    public var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibilityOverrides?.customActions }
        set { change { $0.customActions = newValue ?? [] } }
    }

    /// The child elements in reading order; nil, the default, for the subviews.
    public var accessibilityElements: [any AccessibilityObject]? {
        get { accessibilityOverrides?.elements }
        set { change { $0.elements = newValue } }
    }

    /// Whether the object and its descendants are excluded from the tree; false by default.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityOverrides?.isHidden ?? false }
        set { change { $0.isHidden = newValue } }
    }

    /// Whether siblings behind the object are excluded from the tree; false by default.
    ///
    /// Sheets and menus report it automatically.
    public var accessibilityViewIsModal: Bool {
        get { accessibilityAttributes.states.contains(.modal) }
        set { change { $0.isModal = newValue } }
    }

    /// Whether the children are read as a unit, a ``AccessibilityRole/group``; false by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityOverrides?.groupsChildren ?? false }
        set { change { $0.groupsChildren = newValue } }
    }

    /// The reading priority among siblings, the highest first; 0 by default.
    ///
    /// `accessibilitySortPriority(_:)` of SwiftUI.
    public var accessibilitySortPriority: Double {
        get { accessibilityOverrides?.sortPriority ?? 0 }
        set { change { $0.sortPriority = newValue } }
    }

    /// The object whose label names this one, such as the label beside a slider; nil by default.
    ///
    /// `NSAccessibility.accessibilityTitleUIElement()`. The object is not retained.
    public var accessibilityTitleUIElement: (any AccessibilityObject)? {
        get { accessibilityOverrides?.titleElement?.object }
        set { change { $0.titleElement = AccessibilityOverrides.WeakObject(object: newValue) } }
    }

    /// The objects whose content this one controls, such as a list filtered by a search field; none by default.
    ///
    /// `NSAccessibility.accessibilityLinkedUIElements()`. The objects are not retained.
    public var accessibilityLinkedUIElements: [any AccessibilityObject] {
        get { accessibilityOverrides?.linkedElements.compactMap(\.object) ?? [] }
        set { change { $0.linkedElements = newValue.map { AccessibilityOverrides.WeakObject(object: $0) } } }
    }

    /// The closure called instead of `accessibilityActivate()`, which returns whether it has performed the action; nil by default.
    public var accessibilityActivateBlock: (() -> Bool)? {
        get { accessibilityOverrides?.activate }
        set { change { $0.activate = newValue } }
    }

    /// The closure called instead of `accessibilityIncrement()`; nil by default.
    public var accessibilityIncrementBlock: (() -> Void)? {
        get { accessibilityOverrides?.increment }
        set { change { $0.increment = newValue } }
    }

    /// The closure called instead of `accessibilityDecrement()`; nil by default.
    public var accessibilityDecrementBlock: (() -> Void)? {
        get { accessibilityOverrides?.decrement }
        set { change { $0.decrement = newValue } }
    }

    /// Modifies the properties that the program has set, and notifies clients.
    package func change(_ change: (AccessibilityOverrides) -> Void) {
        let overrides = accessibilityOverrides ?? AccessibilityOverrides()
        if accessibilityOverrides == nil { accessibilityOverrides = overrides }
        change(overrides)
        accessibilityDidChange()
    }
}

/// A relation between elements, from the relations of AT-SPI.
///
///     for label in slider.accessibilityObjects(for: .labelledBy) { print(label.accessibilityLabel ?? "") }
public nonisolated enum AccessibilityRelation: Hashable, Sendable, CaseIterable {
    /// The objects that name this one.
    case labelledBy
    /// The objects whose content this one controls.
    case controllerFor
    /// The group that contains this one.
    case memberOf
}
