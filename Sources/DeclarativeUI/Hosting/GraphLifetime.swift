/// Unmounts a graph when the hosting view that owns this object is deallocated.
///
/// The deinitialiser of a view is nonisolated, so that views may be released on any thread; this one runs on the main actor.
@MainActor
final class GraphLifetime {
    private let graph: Graph

    init(_ graph: Graph) { self.graph = graph }

    isolated deinit { graph.unmount() }
}
