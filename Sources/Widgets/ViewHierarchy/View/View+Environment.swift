/// The values that a view's tree gives to all of its views.
extension View {
    /// The theme that the view is drawn with: that of its host, in the style that the view or an ancestor overrides.
    ///
    /// The light theme while there is no host.
    public final var effectiveTheme: Theme {
        ThemeInheritance.isUsed ? ThemeInheritance(of: self).theme : viewTree?.theme ?? .light
    }

    /// The style of this view and its descendants; unspecified, as at first, for that of the superview.
    ///
    /// `UIView.overrideUserInterfaceStyle`. The colours are the toolkit's own of that style, with the accent and the measures of the
    /// inherited theme. ``AppearanceObserving`` views are notified. Menus, popovers, tool tips and sheets opened from here follow.
    public final var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { rare?.themeOverride?.style ?? .unspecified }
        set { ThemeInheritance(of: self).override(with: newValue) }
    }

    /// Pixels a point where the view is shown; 1 while it is nowhere.
    public final var contentScaleFactor: Double { viewTree?.scale ?? ExecutionContext.current.scaleOfUnshown }
}

/// A view that caches data for one theme or scale, and observes changes of both.
///
///     extension Chart: AppearanceObserving {
///         func appearanceDidChange() { cachedLabels.removeAll() }
///     }
public protocol AppearanceObserving: View {
    /// Called after the theme or the scale of the view has changed: that of the host, or with the style of an ancestor.
    ///
    /// Layout and display are already invalidated.
    func appearanceDidChange()
}
