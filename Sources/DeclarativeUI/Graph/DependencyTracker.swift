private import Observation

/// Records which sources the bodies of a graph read, and ties the nodes to them.
final class DependencyTracker {
    /// How many bodies and closures of the graph run now, one inside of the other.
    @exclusivity(unchecked) private(set) var runningBodies = 0
    /// The sources that the reader read in its previous run.
    @exclusivity(unchecked) private var previousSources: ContiguousArray<Source> = []

    deinit {}

    /// Runs `body`, and ties `node` to the sources that it reads instead of those that it had read the last time.
    func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outerReader = UpdateContext.current.reader
        let outerSources = previousSources
        previousSources = node.sources
        node.sources = []
        UpdateContext.current.reader = node
        runningBodies += 1
        let result = withObservationTracking(body, onChange: ObservationSource.observe(node))
        runningBodies -= 1
        UpdateContext.current.reader = outerReader
        for source in previousSources where !node.sources.contains(where: { $0 === source }) {
            source.remove(node)
        }
        previousSources = outerSources
        return result
    }

    /// Runs `body`, and ties `node` to the sources that it reads besides those that it has read before.
    func trackMore<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outerReader = UpdateContext.current.reader
        let outerSources = previousSources
        previousSources = []
        UpdateContext.current.reader = node
        runningBodies += 1
        let result = withObservationTracking(body, onChange: ObservationSource.observe(node))
        runningBodies -= 1
        UpdateContext.current.reader = outerReader
        previousSources = outerSources
        return result
    }

    /// Runs `body` without tying any node to the sources that it reads.
    static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = UpdateContext.current.reader
        UpdateContext.current.reader = nil
        defer { UpdateContext.current.reader = outer }
        return body()
    }

    /// Records that `node`, whose body runs, depends on `source`.
    func noteRead(of source: Source, by node: Node) {
        for known in node.sources where known === source { return }
        node.sources.append(source)
        if !previousSources.contains(where: { $0 === source }) { source.add(node) }
    }
}
