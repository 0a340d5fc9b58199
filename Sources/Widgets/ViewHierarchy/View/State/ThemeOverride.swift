/// The theme values that a view overrides for itself and its descendants.
final class ThemeOverride {
    /// The theme that replaces the inherited one; nil for none.
    var theme: Theme?
    /// The object that has replaced the theme; nil after it has been deallocated, and for a copied override.
    weak var themeOwner: AnyObject?
    /// The depth of the owner; the deepest of several owners wins.
    var themeDepth = 0
    /// The style that the view overrides.
    var style = UserInterfaceStyle.unspecified
    /// The style that the view's controller overrides; the view's own takes precedence.
    var controllerStyle = UserInterfaceStyle.unspecified
    /// Whether texts are not enlarged.
    var ignoresTextScale = false
    /// The view that opened this overlay and from which it inherits instead of from its superview.
    weak var source: View?

    /// Whether the theme, its style or its text scale is overridden.
    var replacesTheme: Bool { theme != nil || effectiveStyle != .unspecified || ignoresTextScale }

    var isEmpty: Bool { !replacesTheme && source == nil }

    /// The style that is applied to `theme` or to the inherited theme.
    var effectiveStyle: UserInterfaceStyle { style == .unspecified ? controllerStyle : style }

    /// Returns the theme of the view if its superview has the theme `inherited`.
    func applied(to inherited: Theme) -> Theme {
        var result = (theme ?? inherited).adapted(to: effectiveStyle)
        if ignoresTextScale { result.textScale = 1 }
        return result
    }
}
