/// The theme of a view in its tree: computes it, overrides it, and invalidates the views that inherit it.
///
///     ThemeInheritance(of: overlay).inherit(from: owner)
@MainActor
package struct ThemeInheritance {
    private let view: View

    package init(of view: View) { self.view = view }

    /// Whether any view has ever overridden its theme; until then, views skip the search of their ancestors.
    ///
    /// Never reset; a stale value only costs time.
    private(set) static var isUsed = false

    /// The theme according to the overrides of the view and its ancestors.
    ///
    /// O(depth).
    var theme: Theme {
        var style = UserInterfaceStyle.unspecified
        var ignoresTextScale = false
        var theme: Theme?
        forEachOverride { override in
            if style == .unspecified { style = override.effectiveStyle }
            if override.ignoresTextScale { ignoresTextScale = true }
            theme = override.theme
            return theme == nil
        }
        var result = (theme ?? view.viewTree?.theme ?? .light).adapted(to: style)
        if ignoresTextScale { result.textScale = 1 }
        return result
    }

    /// The text scale according to the overrides of the view and its ancestors.
    ///
    /// O(depth), without adapting colours.
    var textScale: Double {
        var scale: Double?
        forEachOverride { override in
            scale = override.ignoresTextScale ? 1 : override.theme?.textScale
            return scale == nil
        }
        return scale ?? view.viewTree?.theme.textScale ?? ExecutionContext.current.textScaleWithoutHost
    }

    /// Calls `body` for the overrides of the view and its ancestors, the innermost first, until it returns false.
    private func forEachOverride(_ body: (ThemeOverride) -> Bool) {
        var step = view
        // The loop is bounded: the view that opened an overlay may since have been moved into that overlay, which forms a
        // cycle.
        for _ in 0..<4 * View.maximumHierarchyDepth {
            var next = step.superview
            if step.flags.contains(.overridesTheme), let override = step.rare?.themeOverride {
                if !body(override) { return }
                next = override.source ?? next
            }
            guard let next else { return }
            step = next
        }
    }

    // MARK: - Overrides

    /// Overrides the style of the view.
    func override(with style: UserInterfaceStyle) {
        if style != view.overrideUserInterfaceStyle { change { $0.style = style } }
    }

    /// Overrides the style of the view on behalf of its controller.
    func override(withStyleOfController style: UserInterfaceStyle) {
        if style == view.rare?.themeOverride?.controllerStyle ?? .unspecified { return }
        change { $0.controllerStyle = style }
    }

    /// Sets whether texts of the view and its descendants are not enlarged.
    func override(ignoresTextScale: Bool) {
        if ignoresTextScale == view.adjustsFontForContentSizeCategory {
            change { $0.ignoresTextScale = ignoresTextScale }
        }
    }

    /// Overrides the theme of the view on behalf of `owner`; nil restores the theme of the superview.
    ///
    /// If several owners override the theme, the one with the greatest `depth` wins; calls for the others have no effect.
    package func override(with theme: Theme?, for owner: AnyObject, depth: Int) {
        let theme = theme?.checked(current: view.textScale, for: view.hierarchyPath)
        let override = view.rare?.themeOverride
        let other = override?.themeOwner
        if other !== owner {
            if theme == nil || other != nil && override?.themeDepth ?? 0 > depth { return }
        } else if override?.theme == theme {
            return
        }
        change {
            $0.theme = theme
            $0.themeOwner = theme == nil ? nil : owner
            $0.themeDepth = depth
        }
    }

    /// Makes the view, an overlay, inherit the theme of `source`, the view that opened it, for as long as `source` exists.
    package func inherit(from source: View) { change { $0.source = source } }

    /// Copies the override of `content` to the view, which contains it.
    package func takeOverride(of content: View) {
        let override = content.rare?.themeOverride
        if override == nil, view.rare?.themeOverride == nil { return }
        change {
            $0.theme = override?.theme
            $0.style = override?.effectiveStyle ?? .unspecified
            $0.ignoresTextScale = override?.ignoresTextScale ?? false
        }
    }

    // MARK: - Changes

    private func change(_ body: (ThemeOverride) -> Void) {
        let old = view.effectiveAppearance
        let override = view.rareState.themeOverride ?? ThemeOverride()
        body(override)
        if override.replacesTheme { Self.isUsed = true }
        view.rareState.themeOverride = override.isEmpty ? nil : override
        if override.isEmpty { view.flags.remove(.overridesTheme) } else { view.flags.insert(.overridesTheme) }
        mayHaveChanged(from: old)
        // A sheet has the theme of the controller that it presents.
        view.rare?.viewController?.presentation.presenting?.presentation.presented?.themeOverrideDidChange()
    }

    /// Invalidates the view and the descendants that inherit its theme, unless the theme is still `old`.
    func mayHaveChanged(from old: Theme) {
        let new = view.effectiveAppearance
        if new == old { return }
        Self.invalidate(view, from: old, to: new)
        invalidateFollowers()
    }

    private static func invalidate(_ view: View, from old: Theme, to new: Theme) {
        invalidate(view)
        view.forEachChild { subview in
            guard subview.flags.contains(.overridesTheme), let override = subview.rare?.themeOverride else {
                return invalidate(subview, from: old, to: new)
            }
            if override.source != nil { return }
            let (oldInside, newInside) = (override.applied(to: old), override.applied(to: new))
            if oldInside != newInside { invalidate(subview, from: oldInside, to: newInside) }
        }
    }

    /// Invalidates the overlays opened by the view or its descendants, and the overlays opened from these.
    private func invalidateFollowers() {
        guard let root = view.viewTree?.rootView else { return }
        var changed = [view]
        var index = 0
        while index < changed.count {
            for overlay in root.subviews where overlay.flags.contains(.overridesTheme) {
                guard overlay.rare?.themeOverride?.source?.isDescendant(of: changed[index]) == true,
                    !changed.contains(where: { $0 === overlay })
                else { continue }
                ThemeInheritance(of: overlay).invalidateAll()
                changed.append(overlay)
            }
            index += 1
        }
    }

    /// Invalidates layout, display and intrinsic size of the view and all its descendants after the host's theme or scale has
    /// changed.
    package func invalidateAll() {
        Self.invalidate(view)
        view.forEachChild { ThemeInheritance(of: $0).invalidateAll() }
    }

    private static func invalidate(_ view: View) {
        view.setNeedsLayout()
        view.setNeedsDisplay()
        view.invalidateIntrinsicContentSize()
        (view as? any AppearanceObserving)?.viewDidChangeEffectiveAppearance()
    }
}
