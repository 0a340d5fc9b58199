/// The styles and commands with which the effects are painted.
extension ShownEffects {
    /// Returns the drawing of the shadow of the shadow path or background of a view with the shape `shape`; nil if there is none.
    func shadowDrawing(of shape: RoundedRect, in palette: Palette) -> ShadowDrawing? {
        guard let rare = view.rare, !castsShadowOfContent, let shadow = shadow?.resolved(in: palette) else {
            return nil
        }
        if let kept = rare.shadowDrawing, kept.shape == shape, kept.shadow == shadow { return kept }
        let drawing = ShadowDrawing(shape, shadow, path: rare.effects?.shadowPath)
        rare.shadowDrawing = drawing
        return drawing
    }

    /// Returns the style of the view's layer, with colours resolved in `palette`.
    func layerStyle(opacity: Double, in palette: Palette) -> LayerStyle {
        var style = LayerStyle(opacity: opacity)
        // Filters without effect isolate the blend modes of descendants.
        style.isIsolated = view.mask != nil || !(view.rare?.effects?.filters.isEmpty ?? true)
        guard let rare = view.rare, let effects = rare.effects else { return style }
        style.blendMode = effects.blendMode
        if castsShadowOfContent, let shadow {
            style.filters = rare.filters(with: shadow)
        } else {
            style.filters = effects.filters
        }
        return style.resolved(in: palette)
    }

    /// Clips to the extent of a view whose blend mode changes pixels that its layer does not cover, and returns whether it does.
    ///
    /// Such a mode has an effect within the extent only. Without a limit, each change would affect all pixels of the superview.
    func clipToExtent(
        at origin: Point, scale: Double, base: PixelPoint, on player: any DisplayListPlayer
    ) -> Bool {
        guard let extent = blendedExtent(at: origin) else { return false }
        let pixels = extent.isNull ? .empty : PixelRect(snapping: extent, scale: scale).offset(by: base)
        let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        player.pushClip(
            RoundedRect(Rect(origin: .zero, size: size)), at: PixelPoint(x: pixels.left, y: pixels.top))
        return true
    }

    /// Returns the extent of the view, as for damage, with its frame at `origin` in the superview's space; nil if its blend mode does not
    /// change pixels that its layer does not cover.
    private func blendedExtent(at origin: Point) -> Rect? {
        guard view.rare?.effects?.blendMode.affectsUncoveredPixels == true else { return nil }
        let start = view.shownOrigin
        return view.boxInSuperview(view.extent()).offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
    }
}
