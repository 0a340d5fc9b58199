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

    /// Inserts `layer` in front of the layers of its level and below; does nothing if it has been inserted before.
    mutating func insert(_ layer: any InputLayer) {
        if layers.contains(where: { $0 === layer }) { return }
        let index = layers.lastIndex { $0.rules.level <= layer.rules.level }.map { $0 + 1 } ?? 0
        layers.insert(layer, at: index)
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
    func dismissed(by event: InputLayerRules.Dismissal) -> [any InputLayer] {
        topmostFirst.filter { !$0.rules.dismissal.isDisjoint(with: event) }
    }

    /// Returns the layers that a new layer of `level` replaces, topmost first.
    func replaced(at level: InputLayerRules.Level) -> [any InputLayer] {
        dismissed(by: .replacement).filter { $0.rules.level >= level }
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
