/// The values that a view inherits from its tree.
extension View {
    /// The theme that the view is drawn with: the theme of its host, in the style that the view or an ancestor overrides.
    ///
    /// The light theme while the view has no host.
    public final var effectiveAppearance: Theme {
        ThemeInheritance.isUsed ? ThemeInheritance(of: self).theme : viewTree?.theme ?? .light
    }

    /// The user interface style of this view and its descendants; unspecified, the default, inherits that of the superview.
    ///
    /// `UIView.overrideUserInterfaceStyle`. The colours are the toolkit's own for that style; accent and metrics are those of
    /// the inherited theme. ``AppearanceObserving`` views are notified. Menus, popovers, tool tips and sheets opened from here
    /// follow.
    public final var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { rare?.themeOverride?.style ?? .unspecified }
        set { ThemeInheritance(of: self).override(with: newValue) }
    }

    /// The number of pixels per point of the host that shows the view; usually 1 while no host does.
    public final var contentScaleFactor: Double {
        viewTree?.scale ?? ExecutionContext.current.scaleWithoutHost
    }
}

/// A view that caches data for a theme or scale and is notified when either changes.
///
///     extension Chart: AppearanceObserving {
///         func viewDidChangeEffectiveAppearance() { cachedLabels.removeAll() }
///     }
public protocol AppearanceObserving: View {
    /// Called after the view's theme or scale has changed, because of the host or of the style of an ancestor.
    ///
    /// Layout and display are already invalidated.
    func viewDidChangeEffectiveAppearance()
}
