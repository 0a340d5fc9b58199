/// The focused values of all windows, as one source: a change of the focus or of a provided value invalidates all readers, which are few.
final class FocusedValueSource: Source {
    static let shared = FocusedValueSource()

    /// The mounted nodes that provide a value.
    private var providers: [Provider] = []

    private struct Provider { weak var node: (any FocusedValueProvider)? }

    func add(_ node: any FocusedValueProvider) {
        providers.removeAll { $0.node == nil }
        providers.append(Provider(node: node))
        providedValueChanged()
    }

    func remove(_ node: any FocusedValueProvider) {
        providers.removeAll { $0.node == nil || $0.node === node }
        providedValueChanged()
    }

    func providedValueChanged() {
        if readerCount > 0 { changed(.environment("focused value", writtenBy: UpdateOrigin.current)) }
    }

    /// Invalidates the readers if a provided value depends on the focus.
    func focusMoved() {
        if providers.contains(where: { $0.node?.isOfScene == false }) { providedValueChanged() }
    }

    /// Updates the graphs of a host that provide values, if they have pending changes, without waiting for the next frame.
    static func updateProviders(in host: ViewHost) {
        for node in shared.providers.compactMap(\.node) {
            guard let owner = node.graph.owner, node.graph.hasWork, owner.viewHost === host else { continue }
            owner.updateDeclarativeViews()
        }
    }

    /// Returns the values for a reader: those of its window, of which those of the focused view take precedence.
    ///
    /// O(number of provided values).
    static func values(for reader: Node) -> FocusedValues {
        var values = FocusedValues()
        guard let host = reader.graph.container?.viewHost else { return values }
        let nodes = shared.providers.compactMap(\.node).filter {
            $0.graph.container?.viewHost === host && $0.isMounted
        }
        for node in nodes where node.isOfScene { node.provide(in: &values) }
        let focused = reader.graph.container?.focusedResponder as? Widgets.View
        guard let focused else { return values }
        let holding = nodes.filter { !$0.isOfScene && $0.holds(focused) }
        for node in holding.sorted(by: { $0.ancestorCount < $1.ancestorCount }) { node.provide(in: &values) }
        return values
    }
}

/// A node that provides a focused value.
protocol FocusedValueProvider: Node {
    var isOfScene: Bool { get }
    func provide(in values: inout FocusedValues)
    func holds(_ view: Widgets.View) -> Bool
}

extension Node {
    /// The number of ancestors.
    fileprivate var ancestorCount: Int {
        var count = 0
        var step = parent
        while let node = step {
            count += 1
            step = node.parent
        }
        return count
    }
}

/// A view that provides a focused value.
struct FocusedValueProviding<Content: View, Value>: ContentHolding {
    let content: Content
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value
    let isOfScene: Bool

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        FocusedValueNode(view, in: context)
    }
}

private final class FocusedValueNode<Content: View, Value>: TransparentNode<
    FocusedValueProviding<Content, Value>, Content
>, FocusedValueProvider
{
    override init(_ view: FocusedValueProviding<Content, Value>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            FocusedValueSource.shared.add(self)
        }
    }

    override func update(to view: FocusedValueProviding<Content, Value>) {
        let old = self.view
        self.view = view
        content?.update(to: view.content)
        if Self.areEqual(old.value, view.value), old.isOfScene == view.isOfScene { return }
        graph.afterUpdate { FocusedValueSource.shared.providedValueChanged() }
    }

    private static func areEqual(_ first: Value, _ second: Value) -> Bool {
        if let first = first as? any Equatable { return first.isEqual(to: second) }
        guard Value.self is AnyObject.Type else { return false }
        return (first as AnyObject) === (second as AnyObject)
    }

    var isOfScene: Bool { view.isOfScene }

    func provide(in values: inout FocusedValues) { values[keyPath: view.keyPath] = view.value }

    func holds(_ view: Widgets.View) -> Bool {
        var views: ContiguousArray<Widgets.View> = []
        appendViews(to: &views)
        return views.contains { view.isDescendant(of: $0) }
    }

    override func unmount() {
        super.unmount()
        FocusedValueSource.shared.remove(self)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
