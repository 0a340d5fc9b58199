import Glibc
import Synchronization

/// Holds the last reference to an object, to release it on another thread.
public nonisolated final class Handover: Sendable {
    private let object: Mutex<(any AnyObject & Sendable)?>

    public init(_ object: any AnyObject & Sendable) { self.object = Mutex(object) }

    /// Releases the object on a new thread while the caller runs `body`, and returns when that thread has ended.
    ///
    /// The main actor runs nothing else in the meantime: a deinitialiser's clean-up that is enqueued on it has not run yet.
    public func releaseOnAnotherThread(while body: () -> Void = {}) {
        var thread = pthread_t()
        // The thread takes over the reference that is retained here; `pthread_join` returns after it has released it.
        let context = Unmanaged.passRetained(self).toOpaque()
        let status = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Handover>.fromOpaque(context).takeRetainedValue().release() }
                return nil
            }, context)
        precondition(status == 0, "pthread_create failed with \(status)")
        body()
        pthread_join(thread, nil)
    }

    private func release() {
        let last = object.withLock { object in
            defer { object = nil }
            return object
        }
        _ = last
    }
}
