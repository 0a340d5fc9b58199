extension View: AccessibilityObject {
    public final var accessibilityOverrides: AccessibilityOverrides? {
        get { rare?.accessibility }
        set { if newValue !== rare?.accessibility { rareState.accessibility = newValue } }
    }

    /// The states that any view has.
    final func describeState(_ attributes: inout AccessibilityAttributes) {
        if canBecomeFirstResponder { attributes.states.insert(.focusable) }
        if isFirstResponder { attributes.states.insert(.focused) }
        if rare?.contextMenuProvider != nil { attributes.actions.append(.showMenu) }
    }

    public final var isHiddenFromAccessibility: Bool { isHidden || alpha < 0.01 }

    public final var accessibilityContainer: (any AccessibilityObject)? { superview }

    public final var accessibilityContent: [any AccessibilityObject] {
        (self as? any AccessibilityContentProviding)?.accessibilityOwnContent ?? subviews
    }

    public final var accessibilityPlace: Rect { convert(bounds, to: nil) }

    public final var accessibilityText: (any AccessibilityText)? {
        (self as? any AccessibilityTextProviding)?.accessibilityOwnText
    }

    public final var accessibilityFallbackLabel: String? { rare?.toolTip }

    public final func accessibilityShowMenu() -> Bool {
        guard let viewHost else { return false }
        let key = Key(keyCode: .keyboardApplication, charactersIgnoringModifiers: "", modifierFlags: [])
        let event = KeyEvent(phase: .down, key: key, timestamp: viewHost.currentTime)
        return viewHost.dispatcher.showContextMenu(byKey: event, from: self)
    }

    public final func accessibilityClick() -> Bool {
        guard let viewHost else { return false }
        accessibilityScrollToVisible()
        let place = convert(Point(x: bounds.midX, y: bounds.midY), to: nil)
        guard let hit = viewHost.hitTest(place, with: nil),
            hit.isDescendant(of: self) || isDescendant(of: hit)
        else { return false }
        let time = viewHost.currentTime
        let used = viewHost.handle(
            .mouse(MouseEvent(phase: .down, locationInWindow: place, isButtonHeld: true, timestamp: time)))
        viewHost.handle(.mouse(MouseEvent(phase: .up, locationInWindow: place, timestamp: time)))
        return used
    }

    public final func accessibilityFocus() -> Bool { becomeFirstResponder() }

    public final func accessibilityScrollToVisible() {
        viewHost?.rootView.layoutIfNeeded()
        var step = superview
        while let view = step {
            (view as? any AccessibilityRevealing)?.accessibilityReveal(view.convert(bounds, from: self))
            step = view.superview
        }
    }

    public final func accessibilityDidChange() { viewTree?.host?.accessibilityChanged() }
}

extension View: AccessibilitySpace {
    func accessibilityConvert(_ rect: Rect) -> Rect { convert(rect, to: nil) }
}

/// A view that can scroll to a part of its content.
protocol AccessibilityRevealing: View {
    /// Scrolls as little as shows `rect`, in points of this view's space.
    func accessibilityReveal(_ rect: Rect)
}

/// A view with a text that can be read by parts, selected and edited.
protocol AccessibilityTextProviding: View {
    /// The text, for one use.
    var accessibilityOwnText: any AccessibilityText { get }
}

/// A view whose elements are others than its subviews: parts that it draws itself.
protocol AccessibilityContentProviding: View {
    /// The objects inside, in the order in which they are read.
    var accessibilityOwnContent: [any AccessibilityObject] { get }
}
