extension View: AccessibilityObject {
    public final var accessibilityOverrides: AccessibilityOverrides? {
        get { rare?.accessibility }
        set { if newValue !== rare?.accessibility { rareState.accessibility = newValue } }
    }

    /// Adds the states and actions that any view can have.
    final func describeState(_ attributes: inout AccessibilityAttributes) {
        if canBecomeFirstResponder { attributes.states.insert(.focusable) }
        if isFirstResponder { attributes.states.insert(.focused) }
        if rare?.contextMenuProvider != nil { attributes.actions.append(.showMenu) }
    }

    public final var isHiddenFromAccessibility: Bool { isHidden || alpha < 0.01 }

    public final var accessibilityContainer: (any AccessibilityObject)? { container(of: self) }

    public final var accessibilityContent: [any AccessibilityObject] {
        (self as? any AccessibilityContentProviding)?.accessibilityOwnContent ?? subviews
    }

    public final var accessibilityPlace: Rect { convert(bounds, to: nil) }

    public final var accessibilityText: (any AccessibilityText)? {
        (self as? any AccessibilityTextProviding)?.accessibilityOwnText
    }

    public final var accessibilityFallbackLabel: String? { rare?.toolTip }

    public final func accessibilityShowMenu() -> Bool {
        viewTree?.host?.showContextMenu(of: self) ?? false
    }

    public final func accessibilityClick() -> Bool {
        guard let viewTree, let host = viewTree.host else { return false }
        accessibilityScrollToVisible()
        let center = convert(Point(x: bounds.midX, y: bounds.midY), to: nil)
        guard let hit = viewTree.hitTest(center, with: nil),
            hit.isDescendant(of: self) || isDescendant(of: hit)
        else { return false }
        return host.click(at: center)
    }

    public final func accessibilityFocus() -> Bool { becomeFirstResponder() }

    public final func accessibilityScrollToVisible() {
        viewTree?.host?.layOut(within: rootOfTree)
        var step = superview
        while let view = step {
            (view as? any AccessibilityRevealing)?.accessibilityReveal(view.convert(bounds, from: self))
            step = view.superview
        }
    }

    public final func accessibilityDidChange() { viewTree?.host?.accessibilityChanged() }
}

extension View: AccessibilitySpace {
    package func accessibilityConvert(_ rect: Rect) -> Rect { convert(rect, to: nil) }
}

/// A view that can scroll to a part of its content.
package protocol AccessibilityRevealing: View {
    /// Scrolls by the smallest distance that makes `rect`, in points of this view's space, visible.
    func accessibilityReveal(_ rect: Rect)
}

/// A view whose text assistive technologies can read in parts, select and edit.
package protocol AccessibilityTextProviding: View {
    /// The text interface of the view, for immediate use; do not store it.
    var accessibilityOwnText: any AccessibilityText { get }
}

/// A view with accessibility elements other than its subviews, such as parts that it draws itself.
package protocol AccessibilityContentProviding: View {
    /// The elements in reading order.
    var accessibilityOwnContent: [any AccessibilityObject] { get }
}

/// A view whose subviews are contained in elements of the view that are not views, such as the cells of a table's row.
package protocol AccessibilitySubviewContaining: View {
    /// Returns the element that contains a subview; nil for the view itself.
    func accessibilityContainer(of subview: View) -> (any AccessibilityObject)?
}

/// Returns the superview of a view, or the element by which the superview contains it.
@MainActor
private func container(of view: View) -> (any AccessibilityObject)? {
    (view.superview as? any AccessibilitySubviewContaining)?.accessibilityContainer(of: view)
        ?? view.superview
}
