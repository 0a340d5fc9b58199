/// A view that sets environment values for its content.
struct EnvironmentModified<Content: View>: ContentHolding {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        EnvironmentNode(view, in: context)
    }
}

extension View {
    /// Sets an environment value for the view and its descendants.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Provides an observable object to descendants, which read it with `@Environment(Type.self)`.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        EnvironmentModified(content: self) { $0[ObjectKey<Object>.self] = object }
    }

    /// Transforms the inherited environment value for the view and its descendants.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// The node of an environment modifier: keeps the scope, which is updated with each new view value.
private final class EnvironmentNode<Content: View>: KeepingNode<EnvironmentModified<Content>> {
    private let inner: EnvironmentScope
    /// The theme that the modifier sets; nil if it sets none.
    private var theme: Theme?
    private var content: ViewNode<Content>?

    override init(_ view: EnvironmentModified<Content>, in context: NodeContext) {
        inner = EnvironmentScope(parent: context.environment)
        super.init(view, in: context)
        setValues()
        content = Content.mount(view.content, in: context.below(self, environment: inner))
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        guard let theme else { return super.appendViews(to: &views) }
        let first = views.count
        super.appendViews(to: &views)
        for view in views[first...] {
            ThemeInheritance(of: view).override(with: theme, for: self, depth: Int(depth))
        }
    }

    override func update(to view: EnvironmentModified<Content>) {
        self.view = view
        setValues()
        content?.update(to: view.content)
    }

    /// Applies the modifier again, because an inherited value that it transforms has changed.
    override func rebuild() { setValues() }

    private func setValues() {
        let change = view.change
        let values = graph.dependencies.track(self) {
            var values = EnvironmentValues(environment)
            change(&values)
            return values
        }
        guard let content else {
            theme = values.changedTheme
            inner.set(values.changes, isUsed: false)
            return
        }
        let old = inner.layoutDirection(graph)
        if inner.set(values.changes, isUsed: true) { invalidateAll(content) }
        follow(values.changedTheme, content)
        if inner.layoutDirection(graph) == old { return }
        // Everything inside is mirrored, whether it reads the value or not.
        GraphLayout.invalidate(content)
        GraphLayout.invalidateLeaves(of: content)
        invalidateLayout()
    }

    /// Sets `newTheme` on the descendant retained views; nil restores the inherited theme.
    private func follow(_ newTheme: Theme?, _ content: Node) {
        let old = theme
        if newTheme == old { return }
        theme = newTheme
        var views: ContiguousArray<Widgets.View> = []
        content.appendViews(to: &views)
        for view in views {
            ThemeInheritance(of: view).override(with: newTheme, for: self, depth: Int(depth))
        }
        // An ancestor that sets a theme applies it to these views when they are arranged.
        if newTheme == nil { scope.changed() }
        if newTheme?.metrics == old?.metrics, newTheme?.textScale == old?.textScale { return }
        GraphLayout.invalidate(content)
        invalidateLayout()
    }

    /// Invalidates all descendants: the value was not set before, and any of them may have read its default.
    private func invalidateAll(_ node: Node) {
        node.setNeedsUpdate(.environment("a value of the environment", writtenBy: UpdateOrigin.current))
        for index in 0..<node.childCount { node.child(at: index).map(invalidateAll) }
    }
}
