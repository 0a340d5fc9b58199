import Dispatch
import Glibc

/// A source of events on the main queue: a file that becomes readable or writable, or a time.
///
/// libdispatch waits for it on its own thread and wakes the event loop like every other job of the main queue, so that the main thread waits
/// only in the event loop. Nothing wakes up while the source is silent.
///
///     source = MainQueueSource(readable: socket) { [weak self] in self?.receive() }
final class MainQueueSource {
    private let source: any DispatchSourceProtocol

    /// Calls `action` whenever `file` is readable, until the source is cancelled; nil if no file descriptor is free.
    ///
    /// The source uses a duplicate of the file descriptor, so that the file can be closed at any time.
    init?(readable file: Int32, _ action: @escaping @MainActor () -> Void) {
        let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: .main)
        start(action, closing: copy)
    }

    /// Calls `action` whenever `file` is writable, until the source is cancelled; nil if no file descriptor is free.
    init?(writable file: Int32, _ action: @escaping @MainActor () -> Void) {
        let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        source = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: .main)
        start(action, closing: copy)
    }

    /// Calls `action` once, after `delay`.
    init(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let (seconds, attoseconds) = delay.components
        let nanoseconds = max(0, min(seconds, 1 << 32)) * 1_000_000_000 + attoseconds / 1_000_000_000
        timer.schedule(deadline: .now() + .nanoseconds(Int(clamping: nanoseconds)))
        source = timer
        start(action, closing: nil)
    }

    isolated deinit { source.cancel() }

    private func start(_ action: @escaping @MainActor () -> Void, closing file: Int32?) {
        // The main queue runs its blocks on the main thread, which is the main actor's.
        source.setEventHandler { MainActor.assumeIsolated(action) }
        if let file { source.setCancelHandler { Glibc.close(file) } }
        source.activate()
    }
}
