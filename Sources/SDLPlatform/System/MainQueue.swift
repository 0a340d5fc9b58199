import CSDL2
import Dispatch
import Glibc

/// Runs main-actor jobs (`Task { @MainActor in }`, `Task.sleep`, `DispatchQueue.main`) in an event loop.
///
/// libdispatch writes to an eventfd when its main queue has work. On X11, `EventLoop` waits for it and for the server at the same time. A
/// loop that blocks in SDL is woken by a helper thread, which reads the eventfd and posts an SDL event; the loop then drains the queue.
/// Without work, nothing wakes up. A program with its own SDL loop calls both functions:
///
///     MainQueue.postWakeUps()
///     while SDL_WaitEvent(&event) == 1 {
///         MainQueue.drain()
///         handle(event)
///     }
public enum MainQueue {
    /// Starts posting an SDL event whenever main-actor jobs are pending.
    ///
    /// Only the first call has an effect. Call it only in a program with an SDL loop of its own; afterwards `EventLoop` waits in SDL as well.
    ///
    /// SDL's event subsystem must be initialised. Call this function from `main`, outside of any task.
    public static func postWakeUps() { _ = helper }

    /// Runs the pending main-actor jobs; the cost is negligible when there are none.
    public static func drain() { drainDispatchMainQueue(nil) }

    /// The eventfd of the main queue; writing to it wakes the event loop.
    static let bell = dispatchMainQueueBell()

    /// Whether the helper thread reads the eventfd, so that nothing else may wait for it.
    private(set) static var isPostingWakeUps = false

    /// Resets the counter of the eventfd.
    ///
    /// All that write to it have to be checked afterwards: main-actor jobs, signals and X errors.
    static func resetBell() {
        var count: UInt64 = 0
        _ = read(bell, &count, MemoryLayout<UInt64>.size)
    }

    private static let helper: Void = {
        isPostingWakeUps = true
        let eventType = SDL_RegisterEvents(1)
        startThread(WakeUp(eventType: eventType, bell: bell))
    }()

    /// Starts the helper thread with all signals blocked, so that signals are always delivered to the thread that waits in SDL.
    private static func startThread(_ wakeUp: WakeUp) {
        let argument = UnsafeMutablePointer<WakeUp>.allocate(capacity: 1)
        argument.initialize(to: wakeUp)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 64 << 10)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var all = sigset_t()
        var previous = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        var thread = pthread_t()
        let result = pthread_create(&thread, &attributes, forwardWakeUps, argument)
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        pthread_attr_destroy(&attributes)
        precondition(
            result == 0, "MainQueue: no thread could be started (error \(result)); raise the thread limit"
        )
    }
}

/// The parameters of the helper thread.
private nonisolated struct WakeUp {
    let eventType: UInt32
    /// The eventfd of libdispatch's main queue.
    let bell: Int32
}

/// Runs the helper thread, until the process ends.
///
/// It reads the eventfd to reset it; otherwise the next read would return immediately. Posting fails when the event queue is full, which
/// is harmless: the loop is awake then and drains the jobs in each turn.
private nonisolated func forwardWakeUps(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let wakeUp = argument?.load(as: WakeUp.self) else { return nil }
    var count: UInt64 = 0
    while true {
        let length = read(wakeUp.bell, &count, MemoryLayout<UInt64>.size)
        if length < 0 {
            if errno == EINTR { continue }
            if errno != EAGAIN { return nil }
            var waiting = pollfd(fd: wakeUp.bell, events: Int16(POLLIN), revents: 0)
            poll(&waiting, 1, -1)
            continue
        }
        var event = SDL_Event()
        event.type = wakeUp.eventType
        SDL_PushEvent(&event)
    }
}

/// Returns the eventfd that is signalled when the main queue has work.
///
/// Exported by libdispatch for CoreFoundation.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueBell() -> Int32

/// Runs the pending jobs of the main queue.
///
/// Exported by libdispatch for CoreFoundation.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainDispatchMainQueue(_ message: UnsafeMutableRawPointer?)
