/// The input layers of a window in their order, with decisions about keys, focus and dismissal.
///
///     layers.insert(menu)
///     layers.keyLayer === menu
struct InputLayerStack {
    /// The layers from back to front.
    private(set) var layers: [any InputLayer] = []

    /// The decision about a request for the keyboard focus.
    struct FocusDecision {
        var isGranted: Bool
        /// The layers that the request dismisses, topmost first.
        var dismissed: [any InputLayer] = []
    }

    var isEmpty: Bool { layers.isEmpty }
    var topmostFirst: ReversedCollection<[any InputLayer]> { layers.reversed() }

    /// Inserts `layer` in front of the layers of its level and below, and of the layer that contains its owner; does nothing if it has been
    /// inserted before.
    mutating func insert(_ layer: any InputLayer) {
        if layers.contains(where: { $0 === layer }) { return }
        let index = layers.lastIndex { $0.rules.level <= layer.rules.level }.map { $0 + 1 } ?? 0
        layers.insert(layer, at: max(index, front(of: layer.owner)))
    }

    /// The index in front of the topmost layer that contains `view`; 0 if no layer contains it.
    private func front(of view: View?) -> Int {
        guard let view else { return 0 }
        let index = layers.lastIndex { $0.layerView.map(view.isDescendant) ?? false }
        return index.map { $0 + 1 } ?? 0
    }

    mutating func remove(_ layer: any InputLayer) { layers.removeAll { $0 === layer } }

    /// Removes the layers displayed in `view`.
    mutating func remove(shownIn view: View) { layers.removeAll { $0.layerView === view } }

    /// The topmost layer that takes keys, instead of the first responder; nil if there is none.
    var keyLayer: (any InputLayer)? { topmostFirst.first { $0.rules.takesKeys } }

    /// The topmost layer that contains the focus; nil if the focus is in the window itself.
    var focusLayer: (any InputLayer)? { topmostFirst.first { $0.rules.focus != .unchanged } }

    /// Whether a layer prevents the window's views from receiving keys or the focus.
    var holdsKeyboard: Bool { layers.contains { $0.rules.holdsKeyboard } }

    /// Returns the layers that `event` dismisses, topmost first.
    ///
    /// Presses, keys and changes of the window do not reach the layers behind a modal one, which may have been presented by a view in them.
    func dismissed(by event: InputLayerRules.Dismissal) -> [any InputLayer] {
        let isBlocked = event.isDisjoint(with: [.replacement, .ownerDisappearance])
        let modal = isBlocked ? layers.lastIndex { $0.rules.focus == .modal } : nil
        return layers[(modal ?? 0)...].reversed().filter { !$0.rules.dismissal.isDisjoint(with: event) }
    }

    /// Returns the layers that a new layer of `level` replaces, topmost first: those in front of the layer that contains `owner`, which opens
    /// the new one, and in front of modal layers.
    func replaced(at level: InputLayerRules.Level, by owner: View? = nil) -> [any InputLayer] {
        let modal = layers.lastIndex { $0.rules.focus == .modal } ?? 0
        return layers[max(modal, front(of: owner))...].reversed().filter {
            $0.rules.level >= level && $0.rules.dismissal.contains(.replacement)
        }
    }

    /// Returns whether a modal layer is in front of `view`.
    func isCovered(_ view: View) -> Bool {
        layers[front(of: view)...].contains { $0.rules.focus == .modal }
    }

    /// Returns whether a responder that requests the focus receives it, and which layers are dismissed.
    ///
    /// `isInside` returns whether the responder is inside a layer; nil for a responder without a view.
    func focusDecision(isInside: (any InputLayer) -> Bool?) -> FocusDecision {
        var decision = FocusDecision(isGranted: true)
        for layer in topmostFirst {
            switch layer.rules.focus {
            case .unchanged: continue
            case .transient:
                if isInside(layer) == true { return decision }
                decision.dismissed.append(layer)
            case .modal:
                decision.isGranted = isInside(layer) ?? true
                return decision
            }
        }
        return decision
    }
}
