/// An accessibility element that is not a view: a part that a view draws itself, or a row that has no view.
///
/// `UIAccessibilityElement`. Set its properties, or override `describeAccessibility(_:)` and the actions.
///
///     let bar = AccessibilityElement(accessibilityContainer: chart)
///     bar.accessibilityLabel = "March"
///     bar.accessibilityValue = "12 rainy days"
///     bar.accessibilityFrameInContainerSpace = Rect(x: 80, y: 20, width: 24, height: 60)
///     chart.accessibilityElements = [bar]
open class AccessibilityElement: AccessibilityObject {
    /// The properties that the program has set; nil if there are none.
    public final var accessibilityOverrides: AccessibilityOverrides?
    /// The identifier by which tests find the element; nil by default.
    public final var accessibilityIdentifier: String?
    /// The object that contains the element; not retained.
    public final weak var accessibilityContainer: (any AccessibilityObject)?
    /// The rectangle of the element in the container's space, in points.
    open var accessibilityFrameInContainerSpace: Rect {
        get { frameInContainer }
        set { frameInContainer = newValue }
    }

    private var frameInContainer = Rect.zero

    /// Creates an element inside of `accessibilityContainer`, which is not retained.
    public init(accessibilityContainer: any AccessibilityObject) {
        self.accessibilityContainer = accessibilityContainer
    }

    nonisolated deinit {}

    /// Reports an element without a role; call super when overriding.
    open func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        attributes.isElement = true
    }

    /// Performs the main action; returns false by default.
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value; does nothing by default.
    open func accessibilityIncrement() {}
    /// Decrements the value; does nothing by default.
    open func accessibilityDecrement() {}
    /// Closes or cancels; returns false by default.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Scrolls the content by a page; returns false by default.
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
    /// Opens the menu of the element; returns false by default.
    open func accessibilityShowMenu() -> Bool { false }
    /// Sets the value; returns false by default.
    open func accessibilitySetValue(_ value: Double) -> Bool { false }

    /// Moves the keyboard focus to the container by default.
    open func accessibilityFocus() -> Bool { accessibilityContainer?.accessibilityFocus() ?? false }

    /// Scrolls the container into view by default.
    open func accessibilityScrollToVisible() { accessibilityContainer?.accessibilityScrollToVisible() }

    public final func accessibilityClick() -> Bool { false }
    public final var isHiddenFromAccessibility: Bool { accessibilityContainer == nil }
    public final var accessibilityContent: [any AccessibilityObject] {
        (self as? any AccessibilityElementContaining)?.containedElements ?? []
    }
    public final var accessibilityText: (any AccessibilityText)? { nil }
    public final var accessibilityFallbackLabel: String? { nil }

    public final var accessibilityPlace: Rect {
        guard let space = accessibilityContainer as? any AccessibilitySpace else {
            return accessibilityFrameInContainerSpace
        }
        return space.accessibilityConvert(accessibilityFrameInContainerSpace)
    }

    public final func accessibilityDidChange() { accessibilityContainer?.accessibilityDidChange() }
}

/// An element that contains others, such as a cell of a table that displays a control.
@MainActor
package protocol AccessibilityElementContaining: AccessibilityElement {
    /// The contained objects in reading order.
    var containedElements: [any AccessibilityObject] { get }
}

/// An object with its own coordinate space, in which its elements are positioned.
@MainActor
package protocol AccessibilitySpace: AccessibilityObject {
    /// Returns the bounding box of `rect`, in points of this space, in points of the host's window.
    func accessibilityConvert(_ rect: Rect) -> Rect
}
