/// The theme of a view, and its replacement for a part of the tree.
extension View {
    /// The theme that the view is drawn with: that of its host, in the style that it or an ancestor overrides.
    ///
    /// The light theme while there is no host.
    public final var effectiveTheme: Theme {
        View.hasThemeOverrides ? inheritedTheme : viewTree?.theme ?? .light
    }

    /// The style of this view and its descendants; unspecified, as at first, for that of the superview.
    ///
    /// `UIView.overrideUserInterfaceStyle`. The colours are the toolkit's own of that style, with the accent and the measures of the
    /// inherited theme. A change draws this view and its descendants again, and notifies those that are ``AppearanceObserving``.
    /// Menus, popovers, tool tips and sheets that are opened from the view have its style, too.
    ///
    ///     preview.overrideUserInterfaceStyle = .dark
    public final var overrideUserInterfaceStyle: UserInterfaceStyle {
        get { rare?.themeOverride?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { changeThemeOverride { $0.style = newValue } } }
    }

    /// Replaces the theme of this view and its descendants as long as `owner` wants it; nil restores that of the superview.
    ///
    /// Of several owners the one with the greatest `depth` decides; a call for another one changes nothing.
    package final func overrideTheme(_ theme: Theme?, for owner: AnyObject, depth: Int) {
        let override = rare?.themeOverride
        let other = override?.themeOwner
        if other !== owner {
            if theme == nil || other != nil && override?.themeDepth ?? 0 > depth { return }
        } else if override?.theme == theme {
            return
        }
        changeThemeOverride {
            $0.theme = theme
            $0.themeOwner = theme == nil ? nil : owner
            $0.themeDepth = depth
        }
    }

    /// Gives this view, which overlays others, the theme of `source`, which opened it, as long as `source` exists.
    package final func inheritTheme(from source: View) { changeThemeOverride { $0.source = source } }

    /// Gives this view, which surrounds `content`, the override of `content`.
    package final func takeThemeOverride(of content: View) {
        let override = content.rare?.themeOverride
        if override == nil, rare?.themeOverride == nil { return }
        changeThemeOverride {
            $0.theme = override?.theme
            $0.style = override?.effectiveStyle ?? .unspecified
        }
    }

    /// Sets the style that the view's controller overrides.
    final func overrideControllerStyle(_ style: UserInterfaceStyle) {
        if style == rare?.themeOverride?.controllerStyle ?? .unspecified { return }
        changeThemeOverride { $0.controllerStyle = style }
    }

    // MARK: - Inheritance

    /// Whether any view ever had an override; until then no view looks for one among its ancestors.
    static var hasThemeOverrides = false

    /// The theme according to the overrides of this view and its ancestors. O(depth).
    private final var inheritedTheme: Theme {
        var style = UserInterfaceStyle.unspecified
        var step = self
        // Bounded: the view that opened an overlay could have been moved into it.
        for _ in 0..<4 * View.maximumDepth {
            var next = step.superview
            if step.flags.contains(.overridesTheme), let override = step.rare?.themeOverride {
                if style == .unspecified { style = override.effectiveStyle }
                if let theme = override.theme { return theme.adapted(to: style) }
                next = override.source ?? next
            }
            guard let next else { break }
            step = next
        }
        return (viewTree?.theme ?? .light).adapted(to: style)
    }

    // MARK: - Changes

    private func changeThemeOverride(_ change: (ThemeOverride) -> Void) {
        let old = effectiveTheme
        let override = rareState.themeOverride ?? ThemeOverride()
        change(override)
        if override.replacesTheme { View.hasThemeOverrides = true }
        rareState.themeOverride = override.isEmpty ? nil : override
        if override.isEmpty { flags.remove(.overridesTheme) } else { flags.insert(.overridesTheme) }
        themeMayHaveChanged(from: old)
        // A sheet has the theme of the controller that it shows.
        rare?.viewController?.presentation.presenting?.presentation.presented?.themeOverrideDidChange()
    }

    /// Invalidates this view and the descendants that inherit its theme, unless the theme is still `old`.
    final func themeMayHaveChanged(from old: Theme) {
        let new = effectiveTheme
        if new == old { return }
        themeChanged(from: old, to: new)
        invalidateThemeFollowers()
    }

    private func themeChanged(from old: Theme, to new: Theme) {
        appearanceChanged()
        for subview in subviews {
            guard subview.flags.contains(.overridesTheme), let override = subview.rare?.themeOverride else {
                subview.themeChanged(from: old, to: new)
                continue
            }
            if override.source != nil { continue }
            let (oldInside, newInside) = (override.applied(to: old), override.applied(to: new))
            if oldInside != newInside { subview.themeChanged(from: oldInside, to: newInside) }
        }
    }

    /// Invalidates the overlays that this view or a descendant has opened, and the overlays opened from those.
    private func invalidateThemeFollowers() {
        guard let root = viewTree?.rootView else { return }
        var changed = [self]
        var index = 0
        while index < changed.count {
            for overlay in root.subviews where overlay.flags.contains(.overridesTheme) {
                guard overlay.rare?.themeOverride?.source?.isDescendant(of: changed[index]) == true,
                    !changed.contains(where: { $0 === overlay })
                else { continue }
                overlay.hostAppearanceChanged()
                changed.append(overlay)
            }
            index += 1
        }
    }

    /// Invalidates layout, display and size of this view and all descendants: the theme or the scale of the host has changed.
    package final func hostAppearanceChanged() {
        appearanceChanged()
        for subview in subviews { subview.hostAppearanceChanged() }
    }

    private func appearanceChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        (self as? any AppearanceObserving)?.appearanceDidChange()
    }
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
