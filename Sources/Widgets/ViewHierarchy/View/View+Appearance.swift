extension View {
    /// Whether content outside the bounds, including their rounded corners, is clipped; false by default.
    public final var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set {
            if newValue == clipsToBounds { return }
            damageAll()
            if newValue { flags.insert(.clipsToBounds) } else { flags.remove(.clipsToBounds) }
            propagateOverflow()
            queueForDisplay()
        }
    }

    /// Whether the view only contains subviews and draws nothing itself, so that its appearance does not depend on its size.
    package final var hasNoOwnDrawing: Bool {
        get { flags.contains(.hasNoOwnDrawing) }
        set { newValue ? flags.formUnion(.hasNoOwnDrawing) : flags.subtract(.hasNoOwnDrawing) }
    }

    /// Whether the view and its subviews receive events; true by default.
    public final var isUserInteractionEnabled: Bool {
        get { !flags.contains(.ignoresUserInteraction) }
        set { newValue ? flags.subtract(.ignoresUserInteraction) : flags.formUnion(.ignoresUserInteraction) }
    }

    /// The accent colour of this view and of the descendants that do not set their own; setting nil, the default, inherits that of the
    /// superview.
    ///
    /// It is never nil when it is read, as in UIKit.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public final var tintColor: Color! {
        get { rare?.tintColor ?? superview?.tintColor ?? .tintColor }
        set {
            if rare?.tintColor == newValue { return }
            rareState.tintColor = newValue
            setTreeNeedsDisplay()
        }
    }

    /// The text displayed when the pointer rests on the view or the keyboard focuses it; nil, the default, for none.
    ///
    /// `NSView.toolTip`. A button press, a key press or scrolling hides it.
    ///
    ///     preview.toolTipText = "Save the document (Ctrl+S)"
    public final var toolTipText: String? {
        get { rare?.toolTip }
        set { if newValue != toolTipText { rareState.toolTip = newValue } }
    }

    /// A number that identifies the view for `viewWithTag(_:)`; 0 by default.
    public final var tag: Int {
        get { rare?.tag ?? 0 }
        set { if newValue != tag { rareState.tag = newValue } }
    }

    /// An identifier for tests, dumps and layouts; it is never presented to users.
    public final var accessibilityIdentifier: String? {
        get { rare?.accessibilityIdentifier }
        set { if newValue != accessibilityIdentifier { rareState.accessibilityIdentifier = newValue } }
    }

    /// The identifier under which the view's restorable state is saved; with nil, the default, it is not saved.
    public final var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { if newValue != restorationIdentifier { rareState.restorationIdentifier = newValue } }
    }

    var rareState: ViewRareState {
        if let rare { return rare }
        let made = ViewRareState()
        rare = made
        return made
    }

    /// The displayed outline of the view, in its own space.
    package final var shape: RoundedRect {
        RoundedRect(shownBounds, radius: shownCornerRadius, corners: layer.maskedCorners)
    }

    /// Stores an appearance property, and invalidates the display if it has changed.
    func setAppearance<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<ViewRareState, Value>, _ value: Value
    ) {
        if rareState[keyPath: property] == value { return }
        rareState[keyPath: property] = value
        queueForDisplay()
    }

    func setHidden(_ isHidden: Bool) {
        if isHidden == flags.contains(.isHidden) { return }
        damageAll()
        if isHidden { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
        if isHidden { inputRouting?.viewDisappeared(self) }
        superview?.setNeedsLayout()
        (superview as? any SubviewArranging)?.arrangedVisibilityChanged(self)
        queueForDisplay()
    }

    func setAlpha(_ alpha: Double) {
        let held = Float(alpha > 0 ? min(alpha, 1) : 0)
        let old = displayState.alpha
        if held == old { return }
        damageAll()
        displayState.alpha = held
        changed(from: .alpha(Double(old)), to: .alpha(Double(held)))
        queueForDisplay()
    }

    func setBackgroundColor(_ color: Color?) {
        let old = displayState.backgroundColor
        if color == old { return }
        displayState.backgroundColor = color
        changed(from: .backgroundColor(old), to: .backgroundColor(color))
        queueForDisplay()
    }
}
