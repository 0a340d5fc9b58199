private import Observation

extension Graph {
    /// Runs `body`, and ties `node` to what it reads instead of what it had read the last time.
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

    /// Runs `body`, and ties `node` to what it reads besides what it has read before.
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

    /// Runs `body` without tying anybody to what it reads.
    static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = UpdateContext.current.reader
        UpdateContext.current.reader = nil
        defer { UpdateContext.current.reader = outer }
        return body()
    }
}
