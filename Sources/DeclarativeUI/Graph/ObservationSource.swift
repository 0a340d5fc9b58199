private import Dispatch
private import Glibc

/// The source that represents the properties of `@Observable` objects that one run of a body read.
final class ObservationSource: Source {
    deinit {}

    /// A closure for `withObservationTracking`; called, once, on the thread that changes one of them.
    static func observe(_ node: Node) -> @Sendable () -> Void {
        let source = ObservationSource()
        node.sources.append(source)
        source.add(node)
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

    /// The main actor's jobs run on its thread; in programs that gave that thread away, on the main queue, wherever that is.
    private nonisolated static var isOnMainActor: Bool {
        pthread_equal(pthread_self(), mainThread) != 0 || DispatchQueue.getSpecific(key: queueName) == true
    }

    /// Asked for on the main actor first, whose thread it is.
    private nonisolated static let mainThread = pthread_self()

    private nonisolated static let queueName = DispatchSpecificKey<Bool>()

    private nonisolated static let isMainQueueKnown: Bool = {
        DispatchQueue.main.setSpecific(key: queueName, value: true)
        return true
    }()
}
