private import Dispatch
private import Glibc

/// The source of all `@Observable` properties that one evaluation of a body has read.
final class ObservationSource: Source {
    deinit {}

    /// Returns a closure for `withObservationTracking`, which is called once, on the thread that changes one of the
    /// properties.
    static func observe(_ node: Node) -> @Sendable () -> Void {
        let source = ObservationSource()
        node.sources.append(source.add(node))
        _ = mainThread
        _ = isMainQueueKnown
        return {
            if isOnMainActor {
                MainActor.assumeIsolated { source.changed(.observable(writtenBy: UpdateOrigin.current)) }
            } else {
                Task { @MainActor in source.changed(.observable(writtenBy: nil)) }
            }
        }
    }

    /// Whether the caller is on the main actor: on its thread or, in programs that do not dedicate a thread to it, on
    /// the main queue.
    private nonisolated static var isOnMainActor: Bool {
        pthread_equal(pthread_self(), mainThread) != 0 || DispatchQueue.getSpecific(key: queueName) == true
    }

    /// The main thread: first accessed on the main actor.
    private nonisolated static let mainThread = pthread_self()

    private nonisolated static let queueName = DispatchSpecificKey<Bool>()

    private nonisolated static let isMainQueueKnown: Bool = {
        DispatchQueue.main.setSpecific(key: queueName, value: true)
        return true
    }()
}
