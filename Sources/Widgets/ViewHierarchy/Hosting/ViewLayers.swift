/// The input layers around a view of a window.
///
///     if ViewLayers(of: anchor).areCovering { return }
package struct ViewLayers {
    private let view: View

    /// Creates the layers around `view`.
    package init(of view: View) { self.view = view }

    /// Whether a sheet or alert is in front of the view.
    package var areCovering: Bool { view.viewHost?.input.layers.stack.isCovered(view) ?? false }

    /// Dismisses the layers of `level` and above that a new layer, opened by the view, replaces: those in front of the layer that contains it.
    package func dismissReplaced(from level: InputLayerRules.Level) {
        view.viewHost?.input.layers.dismiss(from: level, openedBy: view)
    }

    /// Dismisses the popovers and menus whose owner is a descendant of the view.
    package func dismissOwned() { view.viewHost?.input.layers.dismiss(ownedWithin: view) }
}
