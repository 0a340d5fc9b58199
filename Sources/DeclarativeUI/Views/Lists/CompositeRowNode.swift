internal import ObjectReferences

/// A composite view that produces several rows: it is mounted without its body, whose views are the rows.
///
///     struct Favourites: View {
///         var body: some View { Section("Favourites") { ForEach(favourites) { LetterRow(letter: $0) } } }
///     }
final class CompositeRowNode<Content: View>: KeepingNode<Content> {
    private let plan: FieldPlan
    private var properties = PropertyStorage()
    private var known: Content.Body?
    private var bodyRuns: UInt32 = 0
    // `CompositeRowNodes` owns this node.
    @UncountedReference private var opened: CompositeRowNodes

    init(_ view: Content, _ opened: CompositeRowNodes, in context: NodeContext) {
        plan = FieldPlan.of(Content.self)
        _opened = UncountedReference(opened)
        super.init(view, in: context)
        graph.explanations.recordUpdate(of: self, [.mounted])
    }

    override var bodyCount: Int { Int(bodyRuns) }
    override var stateNames: [String] { properties.stateNames }

    /// Returns the body of `view`, which is cached until `view` or a value that it reads changes.
    func body(for view: Content) -> Content.Body {
        // A node that is still to be updated runs now, so that the rows are collected once for all nodes of an update.
        if let known, !flags.contains(.needsUpdate), plan.isEqual(self.view, view) { return known }
        if known != nil {
            graph.explanations.recordUpdate(of: self, [.parent(changed: plan.differences(self.view, view))])
        }
        self.view = view
        return run()
    }

    override func rebuild() {
        graph.explanations.recordUpdate(of: self, [])
        _ = run()
        opened.changed()
    }

    private func run() -> Content.Body {
        flags.remove(.needsUpdate)
        bodyRuns &+= 1
        graph.counts.bodies += 1
        let body = graph.dependencies.track(self) {
            properties = properties.linked(to: &self.view, by: plan, of: self)
            return view.body
        }
        known = body
        return body
    }

    override func unmount() {
        super.unmount()
        properties.releaseObjects()
        known = nil
    }
}

/// The composite views among a list's rows, by their path in the content.
final class CompositeRowNodes {
    private var nodes: [[RowStep]: Node] = [:]
    private var used: Set<[RowStep]> = []
    private(set) var sorted: ContiguousArray<Node> = []
    private let context: () -> NodeContext
    /// The reader of the values on which the number of rows depends.
    private lazy var reader = ReaderNode(in: context()) { [unowned self] in changed() }
    /// Whether rows with an identity can be selected.
    var allowsSelection = false
    /// The groups of the elements of each `ForEach` that contains some, by its path in the content.
    private var groups: [[RowStep]: ElementGroups] = [:]
    private var usedGroups: Set<[RowStep]> = []
    /// Returns the keys of the visible rows.
    var visibleKeys: () -> [RowKey] = { [] }
    /// Whether the next collection unmounts the views of collapsed elements that are not visible.
    private var trims = false
    /// Called when one of them has new rows.
    let changed: () -> Void

    init(in context: @escaping () -> NodeContext, changed: @escaping () -> Void) {
        self.context = context
        self.changed = changed
    }

    deinit {}

    /// Collects the rows of `content`, and unmounts composite views that it no longer contains.
    func collect<Content: View>(_ content: Content, stylesHeaders: Bool = true) -> RowSource {
        used = []
        usedGroups = []
        if trims { markVisible() }
        let source = RowSource(content, stylesHeaders: stylesHeaders, opened: self)
        if nodes.count > used.count {
            var removed: Set<ObjectIdentifier> = []
            for (path, node) in nodes where !used.contains(path) {
                nodes[path] = nil
                removed.insert(ObjectIdentifier(node))
                node.remove(node)
            }
            sorted.removeAll { removed.contains(ObjectIdentifier($0)) }
        }
        if groups.count > usedGroups.count { groups = groups.filter { usedGroups.contains($0.key) } }
        return source
    }

    // MARK: - Groups of elements

    /// Returns the groups of the elements of the `ForEach` at `path` in the content.
    func elementGroups(at path: [RowStep]) -> ElementGroups {
        usedGroups.insert(path)
        if let known = groups[path] { return known }
        let made = ElementGroups(self)
        groups[path] = made
        return made
    }

    /// Collects the rows again in the next update; `trims` unmounts the views of collapsed elements that are not visible.
    func collectAgain(trims: Bool) {
        if trims { self.trims = true }
        reader.setNeedsUpdate(.parent(changed: ["visible rows"]))
    }

    private func markVisible() {
        trims = false
        var visible: [[RowStep]: Set<AnyHashable>] = [:]
        for key in visibleKeys() {
            if let id = key.id { visible[key.path, default: []].insert(id) }
        }
        for (path, groups) in groups { groups.visible = visible[path] ?? [] }
    }

    /// Runs `collect`, and collects the rows again when a value that it reads changes.
    func track(_ collect: () -> Void) { reader.graph.dependencies.track(reader, collect) }

    /// Unmounts the reader, with the node that has the rows.
    func unmount() { reader.unmount() }

    /// Returns the body of `view`, whose path in the content is `path`.
    func body<Content: View>(of view: Content, at path: [RowStep]) -> Content.Body {
        used.insert(path)
        if let known = nodes[path] {
            if let same = known as? CompositeRowNode<Content> { return same.body(for: view) }
            sorted.removeAll { $0 === known }
            known.remove(known)
        }
        let node = CompositeRowNode(view, self, in: context())
        nodes[path] = node
        sorted.append(node)
        return node.body(for: view)
    }
}
