extension Button: FocusRingProviding {
    /// The outline of the button's background.
    public final var focusRingShape: RoundedRect {
        RoundedRect(bounds, radius: configuration.cornerRadius ?? effectiveAppearance.metrics.controlRadius)
    }
}

/// The titles, images and title colours of a button's states other than `.normal`.
struct ButtonVariants {
    var titles: [ControlState: String] = [:]
    var images: [ControlState: Image] = [:]
    var titleColors: [ControlState: Color] = [:]

    /// Returns the value for `state`.
    ///
    /// Without an exact match, the first value of disabled, highlighted, selected, focused and hovered that `state` contains is returned.
    func value<Value>(_ values: [ControlState: Value], for state: ControlState) -> Value? {
        if let value = values[state] { return value }
        for part in [ControlState.disabled, .highlighted, .selected, .focused, .hovered]
        where state.contains(part) {
            if let value = values[part] { return value }
        }
        return nil
    }
}

extension Invalidations {
    /// Invalidates the title's layout, the display and the intrinsic size of a button.
    struct ButtonContent: ViewInvalidatingType {
        func invalidate(view: View) { (view as? Button)?.contentChanged() }
    }
}

extension ViewInvalidatingType where Self == Invalidations.ButtonContent {
    static var buttonContent: Self { Self() }
}
