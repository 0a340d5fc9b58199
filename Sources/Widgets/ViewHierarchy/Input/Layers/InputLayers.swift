/// The input layers of one window: dismisses them according to their rules and keeps their views in front.
final class InputLayers {
    private unowned let host: any InputHost
    private(set) var stack = InputLayerStack()

    init(host: any InputHost) { self.host = host }

    /// Adds `layer`, which has been presented; does nothing if it has been added before.
    func add(_ layer: any InputLayer) {
        // The view covers the window, but paints only the panels inside.
        if [.menu, .popover].contains(layer.rules.level) {
            layer.layerView?.rareState.paintsOnlySubviews = true
        }
        stack.insert(layer)
    }

    func remove(_ layer: any InputLayer) { stack.remove(layer) }

    /// Returns the view of the topmost layer that receives an event at `point`, which is outside of the root view.
    func hitTest(outside point: Point, with event: InputEvent?) -> View? {
        guard let view = stack.topmostFirst.first(where: \.rules.coversWindow)?.layerView else { return nil }
        return view.hitTest(view.convert(point, from: nil), with: event)
    }

    /// Whether a layer takes the keys; the views behind it then keep their focus.
    var takesKeys: Bool { stack.keyLayer != nil }

    /// The view within which the focus moves: that of the topmost layer with focus, or the root view.
    var focusRoot: View { stack.focusLayer?.layerView ?? host.rootView }

    // MARK: - Dismissal

    /// Dismisses the layers whose rules include `event`, topmost first.
    func dismiss(by event: InputLayerRules.Dismissal) {
        if stack.isEmpty { return }
        for layer in stack.dismissed(by: event) { layer.dismiss(restoringFocus: true) }
    }

    /// Dismisses the layers that a press at `point` in the window dismisses before it is delivered; `isFirst` is whether no other button is held.
    func pressBegins(at point: Point, isFirst: Bool) {
        dismiss(by: .input)
        if stack.isEmpty || !isFirst { return }
        for layer in stack.topmostFirst {
            guard layer.passesPress(at: point) else { return }
            layer.dismiss(restoringFocus: true)
        }
    }

    /// Dismisses the layers that a new layer of `level`, opened by `owner`, replaces.
    func dismiss(from level: InputLayerRules.Level, openedBy owner: View? = nil) {
        for layer in stack.replaced(at: level, by: owner) { layer.dismiss(restoringFocus: true) }
    }

    /// Dismisses the layers whose owner is a descendant of `view`, which is about to disappear.
    func dismiss(ownedWithin view: View) {
        for layer in stack.dismissed(by: .ownerDisappearance)
        where layer.owner?.isDescendant(of: view) == true {
            layer.dismiss(restoringFocus: true)
        }
    }

    /// Dismisses the layers opened by `view` that hold keys or the focus.
    func dismiss(ownedBy view: View) {
        for layer in stack.topmostFirst where layer.rules.holdsKeyboard && layer.owner === view {
            layer.dismiss(restoringFocus: true)
        }
    }

    /// Returns whether `responder` may become first responder.
    ///
    /// Dismisses the transient layers that it is outside of.
    func allowsFocus(of responder: Responder) -> Bool {
        let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
        while true {
            let decision = stack.focusDecision { layer in
                guard let view, let layerView = layer.layerView else { return nil }
                return ([layerView] + layer.passthroughViews).contains { view.isDescendant(of: $0) }
            }
            if decision.dismissed.isEmpty { return decision.isGranted }
            for layer in decision.dismissed {
                layer.dismiss(restoringFocus: false)
                stack.remove(layer)
            }
        }
    }

    // MARK: - Changes of the tree

    /// Dismisses the layers whose owner is `view`, which has been hidden, or one of its descendants.
    func viewDisappeared(_ view: View) {
        if !stack.isEmpty { dismiss(ownedWithin: view) }
    }

    /// Dismisses the layers whose owner is `view` or has been deallocated, and removes the layer displayed in `view`.
    func viewWillLeave(_ view: View) {
        if stack.isEmpty { return }
        for layer in stack.dismissed(by: .ownerDisappearance) where layer.owner == nil || layer.owner === view
        {
            layer.dismiss(restoringFocus: false)
        }
        stack.remove(shownIn: view)
    }

    /// Keeps the layers' views in front of views added to the root view later, and resizes them to its bounds.
    func updateOrderAndFrames() {
        let coveringViews = stack.layers.filter(\.rules.coversWindow).compactMap(\.layerView)
        if coveringViews.isEmpty { return }
        let toolTipViews = stack.layers.filter { !$0.rules.coversWindow }.compactMap(\.layerView)
        let root = host.rootView
        let front = root.subviews.filter { view in
            !(view is DragPreviewView) && !toolTipViews.contains { $0 === view }
        }.suffix(
            coveringViews.count)
        if !front.elementsEqual(coveringViews, by: { $0 === $1 }) {
            for view in coveringViews { root.bringSubviewToFront(view) }
        }
        // The bounds, not the frame, so that scrolling the root view does not move the layers.
        let rootBounds = root.bounds
        for view in coveringViews where view.frame != rootBounds {
            View.performWithoutAnimation { view.frame = rootBounds }
        }
    }
}
