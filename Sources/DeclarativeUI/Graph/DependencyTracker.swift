private import Observation

/// Records the sources that each body of a graph reads, and registers the nodes as their readers.
final class DependencyTracker {
    /// The nesting depth of the tracked bodies and closures that are running.
    @exclusivity(unchecked) private(set) var runningBodies = 0
    /// The sources that the current reader read in its previous run.
    @exclusivity(unchecked) private var previousSources: ContiguousArray<SourceReading> = []

    deinit {}

    /// Runs `body`, and replaces the sources of `node` by those that `body` reads.
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
        for reading in previousSources where !node.sources.contains(where: { $0.source === reading.source }) {
            reading.end(by: node)
        }
        previousSources = outerSources
        return result
    }

    /// Runs `body`, and adds the sources that it reads to those of `node`.
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

    /// Runs `body` without registering a reader of the sources that it reads.
    static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = UpdateContext.current.reader
        UpdateContext.current.reader = nil
        defer { UpdateContext.current.reader = outer }
        return body()
    }

    /// Registers `node`, whose body is running, as a reader of `source`.
    func recordRead(of source: Source, by node: Node) {
        for known in node.sources where known.source === source { return }
        let known = previousSources.first { $0.source === source }
        node.sources.append(known ?? source.add(node))
    }
}
