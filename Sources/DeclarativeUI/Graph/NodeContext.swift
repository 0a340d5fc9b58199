/// Where a node is mounted: what is above it.
///
///     static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>
public struct NodeContext {
    unowned(unsafe) let graph: Graph
    unowned(unsafe) let parent: Node?
    let scope: ViewScope
    let environment: EnvironmentScope

    /// Returns this context with `parent` as the parent node.
    func below(_ parent: Node) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, environment: environment)
    }

    func below(_ parent: Node, environment: EnvironmentScope) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, environment: environment)
    }

    func below(_ parent: Node, scope: ViewScope) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, environment: environment)
    }
}
