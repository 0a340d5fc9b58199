extension View {
    /// Calls `action` with a value that `transform` derives from the view's geometry, initially and whenever the value changes.
    ///
    /// Sizes and frames of the geometry are in points.
    ///
    ///     text.onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (Value) -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        GeometryObserving(
            content: self, transform: transform, site: DeclarationSite(fileID: fileID, line: line),
            action: { _, new in action(new) })
    }

    /// Calls `action` with the old and the new value that `transform` derives from the view's geometry, initially and
    /// whenever it changes.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (Value, Value) -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        GeometryObserving(
            content: self, transform: transform, site: DeclarationSite(fileID: fileID, line: line),
            action: action)
    }
}

/// A view whose geometry is observed.
struct GeometryObserving<Content: View, Value: Equatable>: ItemModifier {
    let content: Content
    let transform: (GeometryProxy) -> Value
    let site: DeclarationSite
    let action: (Value, Value) -> Void

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        GeometryWatchingNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(
            GeometryObserving<Other, Value>(content: other, transform: transform, site: site, action: action))
    }
}

private final class GeometryWatchingNode<Content: View, Value: Equatable>: UnaryNode<
    GeometryObserving<Content, Value>, Content
>, ViewportObserving
{
    @exclusivity(unchecked) private var view: GeometryObserving<Content, Value>
    private var known: Value?
    private var waiting: (old: Value, new: Value)?

    init(_ view: GeometryObserving<Content, Value>, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        mount(view.content, in: innerContext)
    }

    override func update(to view: GeometryObserving<Content, Value>) {
        self.view = view
        content?.update(to: view.content)
        if flags.contains(.isPlaced) { look() }
    }

    override func placeContent() {
        super.placeContent()
        look()
    }

    func viewportChanged() { look() }

    private func look() {
        let reading = GeometryReading()
        let value = DependencyTracker.untracked {
            view.transform(GeometryProxy(node: self, size: size, reading: reading))
        }
        if reading.readsPlace { EnclosingViewports(of: self).beginObserving() }
        if known == value { return }
        let old = waiting?.old ?? known ?? value
        let isWaiting = waiting != nil
        known = value
        waiting = (old, value)
        if isWaiting { return }
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, let (old, new) = waiting else { return }
            waiting = nil
            let action = view.action
            UpdateOrigin.during("onGeometryChange", view.site) { action(old, new) }
        }
    }

    override func unmount() {
        EnclosingViewports(of: self).endObserving()
        super.unmount()
    }
}
