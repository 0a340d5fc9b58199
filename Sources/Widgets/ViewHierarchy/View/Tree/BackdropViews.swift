import Drawing

/// The views of a tree that filter the pixels behind them.
///
/// A pixel of such a view depends on all pixels within the reach of its filters. Therefore the view is always repainted as a whole,
/// together with that surrounding, in one rectangle.
///
///     tree.backdrops.complete(&damage, moves, in: tree)
final class BackdropViews {
    /// The views, including some that have left the tree since.
    private var views: [View] = []

    /// Adds a view, if it filters the pixels behind it.
    func add(_ view: View) {
        guard view.shownEffects.filtersBackdrop, !views.contains(where: { $0 === view }) else { return }
        views.append(view)
    }

    /// Adds the surrounding of each view to damage that it meets, directly or after pixels have been moved.
    ///
    /// O(views) for each rectangle of damage; nothing if there are no such views.
    func complete(_ damage: inout DamageRegion, _ moves: [PixelMove], in tree: ViewTree) {
        if views.isEmpty || damage.isEmpty && moves.isEmpty { return }
        views.removeAll { $0.viewTree !== tree || !$0.shownEffects.filtersBackdrop }
        var surroundings = views.map { $0.shownEffects.backdropSurrounding(in: tree) }.filter { !$0.isEmpty }
        for move in moves {
            for rect in surroundings where rect.intersects(move.area) { damage.addWhole(rect) }
        }
        // The surrounding of one view may meet that of another.
        var isComplete = false
        while !isComplete {
            isComplete = true
            surroundings.removeAll { rect in
                guard damage.rects.contains(where: { $0.intersects(rect) }) else { return false }
                damage.addWhole(rect)
                isComplete = false
                return true
            }
        }
    }

    /// Returns whether a view may read pixels of `rect` that later content covers.
    func mayRead(_ rect: PixelRect, in tree: ViewTree) -> Bool {
        views.contains { $0.shownEffects.backdropSurrounding(in: tree).intersects(rect) }
    }
}

extension ShownEffects {
    /// Whether the view filters the pixels behind it.
    var filtersBackdrop: Bool { view.hasEffects && view.rare?.effects?.backgroundFilters.isEmpty == false }

    /// Returns the pixels on which the visible part of the view depends; empty if none is visible.
    func backdropSurrounding(in tree: ViewTree) -> PixelRect {
        guard let filters = view.rare?.effects?.backgroundFilters else { return .empty }
        let visible = view.extentInRoot(of: view.shownBounds)
        if visible.isNull || visible.isEmpty { return .empty }
        // Two pixels for the rounding of the shape and of the blur.
        let reach = LayerEffects.limited(filters.reduce(2 / tree.scale) { $0 + $1.reach })
        return PixelRect(covering: visible.insetBy(dx: -reach, dy: -reach), scale: tree.scale)
            .intersection(tree.pixelBounds)
    }

    /// Applies the background filters to the pixels behind the view, whose box is `box`.
    func filterBackdrop(
        within box: PixelRect, opacity: Double, _ canvas: Canvas, on player: any DisplayListPlayer
    ) {
        guard let effects = view.rare?.effects, !effects.backgroundFilters.isEmpty else { return }
        let style = LayerStyle(filters: effects.backgroundFilters).resolved(in: canvas.palette)
        let place = PixelPoint(x: box.left, y: box.top)
        let size = Size(width: Double(box.width) / canvas.scale, height: Double(box.height) / canvas.scale)
        let shape = RoundedRect(
            Rect(origin: .zero, size: size), radius: view.shownCornerRadius, corners: view.layer.maskedCorners
        )
        player.pushClip(shape, or: effects.backgroundFilterClip, at: place)
        player.filterBackdrop(style.filters, opacity: opacity)
        player.popClip()
    }
}
