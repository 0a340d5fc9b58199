extension View {
    /// Calls `action` when the view appears, before it is first drawn.
    ///
    /// A view on a page of a ``TabView`` appears whenever the page is displayed.
    public func onAppear(
        fileID: StaticString = #fileID, line: UInt = #line, perform action: @escaping () -> Void
    ) -> some View {
        LifeCycle(
            content: self, site: DeclarationSite(fileID: fileID, line: line), appear: action, disappear: nil)
    }

    /// Calls `action` after the view has disappeared: it was removed, or its page of a ``TabView`` is no longer displayed.
    public func onDisappear(
        fileID: StaticString = #fileID, line: UInt = #line, perform action: @escaping () -> Void
    ) -> some View {
        LifeCycle(
            content: self, site: DeclarationSite(fileID: fileID, line: line), appear: nil, disappear: action)
    }

    /// Calls `action` with the old and the new value when `value` has changed, after the update that changed it.
    ///
    /// Several changes within one update cause one call. If `initial` is true, `action` is also called when the view is mounted, with
    /// the same value twice.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        Changing(
            content: self, value: value, isInitial: initial,
            site: DeclarationSite(fileID: fileID, line: line),
            action: action)
    }

    /// Calls `action` when `value` has changed, after the update that changed it.
    ///
    /// Several changes within one update cause one call. If `initial` is true, `action` is also called when the view is mounted.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial, fileID: fileID, line: line) { _, _ in action() }
    }

    /// Runs `action` as a task on the main actor, which starts when the view appears and is cancelled when it disappears.
    public func task(
        priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        Tasking(
            content: self, id: 0, priority: priority, site: DeclarationSite(fileID: fileID, line: line),
            action: action)
    }

    /// Runs `action` as a task while the view is displayed, and restarts it when `id` has changed.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        Tasking(
            content: self, id: id, priority: priority, site: DeclarationSite(fileID: fileID, line: line),
            action: action)
    }
}

/// A view that calls actions when it appears and disappears.
struct LifeCycle<Content: View>: ContentHolding {
    let content: Content
    let site: DeclarationSite
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LifeCycleNode(view, in: context)
    }
}

private final class LifeCycleNode<Content: View>: PresenceNode<LifeCycle<Content>, Content> {
    override init(_ view: LifeCycle<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        observePresence(view.content.viewCount)
    }

    override func update(to view: LifeCycle<Content>) {
        self.view = view
        content?.update(to: view.content)
    }

    override func didAppear() {
        if let appear = view.appear { UpdateOrigin.during("onAppear", view.site, appear) }
    }

    override func didDisappear() {
        guard let disappear = view.disappear else { return }
        let site = view.site
        // When the hosting view itself is deallocated, no further update runs the action.
        if graph.isUnmounting { return UpdateOrigin.during("onDisappear", site, disappear) }
        graph.afterUpdate { UpdateOrigin.during("onDisappear", site, disappear) }
    }
}

/// A view that observes changes of a value.
struct Changing<Content: View, Value: Equatable>: ContentHolding {
    let content: Content
    let value: Value
    let isInitial: Bool
    let site: DeclarationSite
    let action: (Value, Value) -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ChangingNode(view, in: context)
    }
}

private final class ChangingNode<Content: View, Value: Equatable>: TransparentNode<
    Changing<Content, Value>, Content
>
{
    /// The old value for the pending call of the action; nil when no call is pending.
    private var waiting: Value?

    override init(_ view: Changing<Content, Value>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        if view.isInitial { tell(since: view.value) }
    }

    override func update(to view: Changing<Content, Value>) {
        let old = self.view.value
        self.view = view
        if old != view.value { tell(since: old) }
        content?.update(to: view.content)
    }

    private func tell(since old: Value) {
        if waiting != nil { return }
        waiting = old
        graph.afterUpdate { [self] in
            guard isMounted, let old = waiting else { return }
            waiting = nil
            let (value, action) = (view.value, view.action)
            UpdateOrigin.during("onChange", view.site) { action(old, value) }
        }
    }
}

/// A view that runs a task while it is displayed.
struct Tasking<Content: View, ID: Equatable>: ContentHolding {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let site: DeclarationSite
    let action: @MainActor () async -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TaskingNode(view, in: context)
    }
}

private final class TaskingNode<Content: View, ID: Equatable>: PresenceNode<Tasking<Content, ID>, Content> {
    private var task: Task<Void, Never>?

    override init(_ view: Tasking<Content, ID>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        observePresence(view.content.viewCount)
    }

    override func update(to view: Tasking<Content, ID>) {
        let old = self.view.id
        self.view = view
        if old != view.id, isPresent {
            task?.cancel()
            graph.afterUpdate { [self] in
                if isPresent { begin() }
            }
        }
        content?.update(to: view.content)
    }

    private func begin() {
        task?.cancel()
        let action = view.action
        task = Task(priority: view.priority) { await action() }
    }

    override func didAppear() { begin() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }
}
