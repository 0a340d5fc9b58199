/// The input layers of a window in their order: what a key, a request for the focus or a change of the window means for them.
///
///     layers.insert(menu)
///     layers.keyLayer === menu
struct InputLayerStack {
    /// From back to front.
    private(set) var layers: [any InputLayer] = []

    /// The answer to a request for the keyboard focus.
    struct FocusDecision {
        var isGranted: Bool
        /// The layers that the request dismisses, topmost first.
        var dismissed: [any InputLayer] = []
    }

    var isEmpty: Bool { layers.isEmpty }
    var topmostFirst: ReversedCollection<[any InputLayer]> { layers.reversed() }

    /// Puts `layer` in front of those of its level and below; does nothing for a layer that is there.
    mutating func insert(_ layer: any InputLayer) {
        if layers.contains(where: { $0 === layer }) { return }
        let place = layers.lastIndex { $0.rules.level <= layer.rules.level }.map { $0 + 1 } ?? 0
        layers.insert(layer, at: place)
    }

    mutating func remove(_ layer: any InputLayer) { layers.removeAll { $0 === layer } }

    /// Removes the layer that is shown in `view`.
    mutating func remove(shownIn view: View) { layers.removeAll { $0.layerView === view } }

    /// The layer that takes the keys before the first responder; nil when none does.
    var keyLayer: (any InputLayer)? { topmostFirst.first { $0.rules.takesKeys } }

    /// The layer that the focus is in; nil while the focus is in the window itself.
    var focusLayer: (any InputLayer)? { topmostFirst.first { $0.rules.focus != .unchanged } }

    /// Whether a layer keeps keys or the focus from the window.
    var holdsKeyboard: Bool { layers.contains { $0.rules.holdsKeyboard } }

    /// The layers that `event` dismisses, topmost first.
    func dismissed(by event: InputLayerRules.Dismissal) -> [any InputLayer] {
        topmostFirst.filter { !$0.rules.dismissal.isDisjoint(with: event) }
    }

    /// The layers that give way to a new layer of `level`, topmost first.
    func replaced(at level: InputLayerRules.Level) -> [any InputLayer] {
        dismissed(by: .replacement).filter { $0.rules.level >= level }
    }

    /// Whether a responder gets the focus that asks for it.
    ///
    /// `isInside` says whether the responder is inside a layer; nil for a responder without a view.
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
