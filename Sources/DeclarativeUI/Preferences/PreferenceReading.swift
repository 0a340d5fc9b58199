/// A view that observes a preference of its descendants.
struct PreferenceObserving<Content: View, Key: PreferenceKey>: ContentHolding where Key.Value: Equatable {
    let content: Content
    let site: DeclarationSite
    let action: (Key.Value) -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        PreferenceWatchingNode(view, in: context)
    }
}

private final class PreferenceWatchingNode<Content: View, Key: PreferenceKey>: TransparentNode<
    PreferenceObserving<Content, Key>, Content
>, PreferenceReader
where Key.Value: Equatable {
    private var known = Key.defaultValue
    private var isWaiting = false

    override init(_ view: PreferenceObserving<Content, Key>, in context: NodeContext) {
        super.init(view, in: context)
        flags.insert(.readsPreferences)
        mount(view.content, in: innerContext)
    }

    override func update(to view: PreferenceObserving<Content, Key>) {
        self.view = view
        content?.update(to: view.content)
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func preferenceChanged() {
        if isWaiting { return }
        isWaiting = true
        graph.afterUpdate { [weak self] in self?.look() }
    }

    private func look() {
        isWaiting = false
        guard isMounted else { return }
        let value = content.flatMap { NodePreferences(of: $0).value(Key.self) } ?? Key.defaultValue
        if value == known { return }
        known = value
        let action = view.action
        UpdateOrigin.during("onPreferenceChange", view.site) { action(value) }
    }
}

/// A view with a layer in front of it or behind it that is built from a preference of its descendants.
struct PreferenceLayered<Content: View, Key: PreferenceKey, Layer: View>: ContentHolding {
    let content: Content
    let alignment: Alignment
    let isBehind: Bool
    let make: (Key.Value) -> Layer

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        PreferenceLayeredNode(view, in: context)
    }
}

private final class PreferenceLayeredNode<Content: View, Key: PreferenceKey, Layer: View>: TransparentNode<
    PreferenceLayered<Content, Key, Layer>, Layered<Content, Layer>
>, PreferenceReader
{
    private var value = Key.defaultValue
    private var isWaiting = false

    override init(_ view: PreferenceLayered<Content, Key, Layer>, in context: NodeContext) {
        super.init(view, in: context)
        flags.insert(.readsPreferences)
        mount(layered(), in: innerContext)
    }

    private func layered() -> Layered<Content, Layer> {
        let layer = graph.dependencies.track(self) { view.make(value) }
        return Layered(
            content: view.content, layer: layer, alignment: view.alignment, isBehind: view.isBehind)
    }

    override func update(to view: PreferenceLayered<Content, Key, Layer>) {
        self.view = view
        rebuild()
    }

    override func rebuild() {
        flags.remove(.needsUpdate)
        content?.update(to: layered())
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func preferenceChanged() {
        if isWaiting { return }
        isWaiting = true
        graph.afterUpdate { [weak self] in self?.look() }
    }

    /// Reads the preference of the content; the preferences of the layer itself do not count.
    private func look() {
        isWaiting = false
        guard isMounted, let content, content.childCount > 0 else { return }
        let new = content.child(at: 0).flatMap { NodePreferences(of: $0).value(Key.self) } ?? Key.defaultValue
        if ValueComparison<Key.Value>.shared.areEqual(value, new) { return }
        value = new
        rebuild()
    }
}
