/// The part of the theme that a view replaces, for itself and its descendants.
final class ThemeOverride {
    /// Replaces the inherited theme.
    var theme: Theme?
    /// The object that has replaced the theme; nil once it is deallocated, and for a copy.
    weak var themeOwner: AnyObject?
    /// The depth of the owner: of several owners, the deepest one decides.
    var themeDepth = 0
    /// The style of the view.
    var style = UserInterfaceStyle.unspecified
    /// The style of the view's controller, which the view's own goes before.
    var controllerStyle = UserInterfaceStyle.unspecified
    /// The view from which an overlay inherits in place of its superview: the view that opened it.
    weak var source: View?

    /// Whether the theme or its style is replaced.
    var replacesTheme: Bool { theme != nil || effectiveStyle != .unspecified }

    var isEmpty: Bool { !replacesTheme && source == nil }

    /// The style that applies to `theme` or to the inherited theme.
    var effectiveStyle: UserInterfaceStyle { style == .unspecified ? controllerStyle : style }

    /// Returns the theme of the view, whose superview has `inherited`.
    func applied(to inherited: Theme) -> Theme { (theme ?? inherited).adapted(to: effectiveStyle) }
}
