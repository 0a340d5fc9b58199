internal import ObjectReferences

/// The graph, parent, scope and environment that a node is mounted in.
///
///     static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>
public struct NodeContext {
    // Uncounted: a context exists only while the graph and the parent mount a node, and both outlive that call.
    @UncountedReference var graph: Graph
    @OptionalUncountedReference var parent: Node?
    let scope: ViewScope
    let environment: EnvironmentScope

    init(graph: Graph, parent: Node?, scope: ViewScope, environment: EnvironmentScope) {
        _graph = UncountedReference(graph)
        _parent = OptionalUncountedReference(parent)
        self.scope = scope
        self.environment = environment
    }

    /// Returns this context with `parent` as the parent node.
    func below(_ parent: Node) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, environment: environment)
    }

    /// Returns this context with `parent` as the parent node, and with `environment`.
    func below(_ parent: Node, environment: EnvironmentScope) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, environment: environment)
    }

    /// Returns this context with `parent` as the parent node, and with `scope`, for content in a retained container of its own.
    func below(_ parent: Node, scope: ViewScope) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, environment: environment)
    }
}
