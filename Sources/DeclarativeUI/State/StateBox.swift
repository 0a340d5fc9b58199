internal import ObjectReferences

/// The stored value of one `@State`, for as long as its node is mounted.
final class StateBox<Value>: Source {
    private var value: Value
    private let comparison = ValueComparison<Value>.shared
    let name: String
    let site: DeclarationSite
    /// The node that stores the state; nil once it has been unmounted.
    ///
    /// Not a weak reference, which would slow down every retain of the node.
    @OptionalUncountedReference private var owner: Node?
    private var ownerPath = ""

    init(_ value: Value, name: String, site: DeclarationSite, owner: Node) {
        self.value = value
        self.name = name
        self.site = site
        _owner = OptionalUncountedReference(owner)
        super.init()
    }

    deinit {}

    override var stateName: String? { name }

    /// Whether the node that stores the state has been unmounted.
    var isLost: Bool { owner?.isMounted != true }

    /// Returns the value, and registers the running body as a reader.
    func read() -> Value {
        recordRead()
        return value
    }

    /// Stores `newValue` and invalidates the readers, unless it equals the stored value.
    ///
    /// In a body, the write is deferred to the next frame and reported; after the node has been unmounted, it is ignored and reported.
    func write(_ newValue: Value) {
        if comparison.areEqual(value, newValue) { return }
        guard let owner, owner.isMounted else { return reportUnmountedWrite() }
        if UpdateContext.current.reader != nil {
            return owner.graph.deferWrite(of: "the state \(name) (\(site))") { self.write(newValue) }
        }
        value = newValue
        changed(.state(name, declaredAt: site, owner: owner.path, writtenBy: UpdateOrigin.current))
    }

    override func ownerDidUnmount() {
        if let owner { ownerPath = NodePath(of: owner).text }
        owner = nil
    }

    /// Reports a write to the state after its node has been unmounted.
    private func reportUnmountedWrite() {
        Diagnostics.report(
            Diagnostic(
                kind: .unmountedState, subject: "\(ownerPath).\(name)",
                message: "a binding or an action wrote the state after its view was removed",
                cure:
                    "nothing was changed; keep the state in a view that lives as long as its writers")
        )
    }
}

extension PropertyLinker {
    /// Returns the box that the node stores for a state; creates it with the initial value on the first run of the body.
    mutating func storedState<Value>(_ initial: Value, declaredAt site: DeclarationSite) -> StateBox<Value> {
        let (name, node) = (name, node)
        return storedObject { StateBox(initial, name: name, site: site, owner: node) }
    }
}
