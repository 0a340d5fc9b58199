/// The values that a view's tree gives to all of its views.
extension View {
    /// The theme of the host; the light one while there is none.
    public final var effectiveTheme: Theme { viewTree?.theme ?? .light }

    /// Pixels a point where the view is shown; 1 while it is nowhere.
    public final var contentScaleFactor: Double { viewTree?.scale ?? ExecutionContext.current.scaleOfUnshown }

    /// Colours or scale are new: everything is laid out and drawn again.
    package final func hostAppearanceChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        (self as? any AppearanceObserving)?.appearanceDidChange()
        for subview in subviews { subview.hostAppearanceChanged() }
    }
}

/// A view that caches data for one theme or scale, and observes changes of both.
///
///     extension Chart: AppearanceObserving {
///         func appearanceDidChange() { cachedLabels.removeAll() }
///     }
public protocol AppearanceObserving: View {
    /// Theme or scale of the host changed. Layout and display are already marked.
    func appearanceDidChange()
}
