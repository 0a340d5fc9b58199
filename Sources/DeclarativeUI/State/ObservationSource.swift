private import Glibc

/// Stands for the properties of `@Observable` objects that one run of a body read.
final class ObservationSource: Source {
    /// A closure for `withObservationTracking`; called, once, on the thread that changes one of them.
    static func observe(_ node: Node) -> @Sendable () -> Void {
        let source = ObservationSource()
        node.sources.append(source)
        source.add(node)
        _ = mainThread
        return {
            if pthread_equal(pthread_self(), mainThread) != 0 {
                MainActor.assumeIsolated { source.changed(.observable(writtenBy: UpdateOrigin.current)) }
            } else {
                Task { @MainActor in source.changed(.observable(writtenBy: nil)) }
            }
        }
    }

    /// Asked for on the main actor first, whose thread it is.
    private nonisolated static let mainThread = pthread_self()
}
