extension View {
    /// Whether what lies outside the bounds (with their rounded corners) is cut off; false at first.
    public final var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set {
            if newValue == clipsToBounds { return }
            damageAll()
            if newValue { flags.insert(.clipsToBounds) } else { flags.remove(.clipsToBounds) }
            noteOverflow()
            queueForDisplay()
        }
    }

    /// Whether it is there for its subviews alone and draws nothing itself: with another size it looks the same.
    package final var hasNoLook: Bool {
        get { flags.contains(.hasNoLook) }
        set { newValue ? flags.formUnion(.hasNoLook) : flags.subtract(.hasNoLook) }
    }

    /// Whether the view and its subviews take events; true at first.
    public final var isUserInteractionEnabled: Bool {
        get { !flags.contains(.ignoresUserInteraction) }
        set { newValue ? flags.subtract(.ignoresUserInteraction) : flags.formUnion(.ignoresUserInteraction) }
    }

    /// In points; the background, the border and (with `clipsToBounds`) the content follow it.
    public final var cornerRadius: Double {
        get { rare?.cornerRadius ?? 0 }
        set {
            let (old, new) = (cornerRadius, newValue > 0 ? newValue : 0)
            changeLook(\.cornerRadius, new)
            if new != old { changed(from: .cornerRadius(old), to: .cornerRadius(new)) }
        }
    }

    /// The corners that `cornerRadius` rounds; all at first.
    public final var maskedCorners: CornerMask {
        get { rare?.maskedCorners ?? .all }
        set { changeLook(\.maskedCorners, newValue) }
    }

    /// The width, in points, of the line along the inside of the edge; 0 at first.
    ///
    /// It lies over the subviews.
    public final var borderWidth: Double {
        get { rare?.borderWidth ?? 0 }
        set {
            let (old, new) = (borderWidth, newValue > 0 ? newValue : 0)
            changeLook(\.borderWidth, new)
            if new != old { changed(from: .borderWidth(old), to: .borderWidth(new)) }
        }
    }

    /// The colour of the border, which is drawn when `borderWidth` is above zero.
    public final var borderColor: Color {
        get { rare?.borderColor ?? .separator }
        set {
            let old = borderColor
            changeLook(\.borderColor, newValue)
            if newValue != old { changed(from: .borderColor(old), to: .borderColor(newValue)) }
        }
    }

    /// The accent colour of this view and of the descendants that set none.
    public final var tintColor: Color {
        get { rare?.tintColor ?? superview?.tintColor ?? .tintColor }
        set {
            if rare?.tintColor == newValue { return }
            rareState.tintColor = newValue
            setTreeNeedsDisplay()
        }
    }

    /// Sets the accent; nil takes that of the view around again.
    package final func overrideTint(_ color: Color?) {
        if rare?.tintColor == color { return }
        rareState.tintColor = color
        setTreeNeedsDisplay()
    }

    /// The text displayed when the pointer rests on the view, or the keyboard focuses it; nil, as at first, for none.
    ///
    /// `NSView.toolTip`. A press, a key or the wheel hides it.
    ///
    ///     preview.toolTipText = "Save the document (Ctrl+S)"
    public final var toolTipText: String? {
        get { rare?.toolTip }
        set { if newValue != toolTipText { rareState.toolTip = newValue } }
    }

    /// A number by which the view can be found; 0 at first.
    public final var tag: Int {
        get { rare?.tag ?? 0 }
        set { if newValue != tag { rareState.tag = newValue } }
    }

    /// A name for tests, dumps and layouts; users never hear or see it.
    public final var accessibilityIdentifier: String? {
        get { rare?.accessibilityIdentifier }
        set { if newValue != accessibilityIdentifier { rareState.accessibilityIdentifier = newValue } }
    }

    /// Under which name the view's restorable state is kept; nil keeps none.
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

    /// The shape of the view, as it is shown, in its own space.
    package final var shape: RoundedRect {
        RoundedRect(shownBounds, radius: shownCornerRadius, corners: maskedCorners)
    }

    private func changeLook<Value: Equatable>(
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
