import CSDL2
import Glibc
import InputEvents

/// The event loop of a program with windows: waits for events and main-actor jobs, delivers and runs them, then calls the turn closure.
///
/// While there is nothing to do, the loop uses no CPU and does not wake up. SDL events that other threads push do not wake it on X11; let
/// them run a main-actor job instead. It must not be nested, and must be entered synchronously from `main`: if it were entered after an
/// `await`, it would be a main-actor job itself, and no other job could ever run.
///
/// While the user resizes a window, X11 and Wayland deliver the new sizes like other events, and each turn draws, so the content is
/// resized continuously.
///
///     let loop = EventLoop(video: video)
///     loop.run {
///         renderWhatIsDue()
///         return nextFrameTime
///     }
public final class EventLoop {
    /// Called when SIGTERM, SIGINT, SIGHUP or SDL requests the end of the program; returning true ends the loop.
    ///
    /// If nil, the loop ends.
    public var onQuit: (() -> Bool)?
    /// Called when the connection to the display server has failed or a request was refused.
    ///
    /// The loop ends unless this returns false. If nil, the loop ends on all failures except refused requests, which are ignored.
    public var onFailure: ((PlatformFailure) -> Bool)?

    private let video: VideoSystem
    private var isRunning = false
    private var queue = EventQueue()
    /// Handles signals from the creation of the loop to its deallocation, so that a signal during the program's set-up is not lost.
    private let signals: TerminationSignals

    public init(video: VideoSystem) {
        self.video = video
        if video.videoDriver != "x11" { MainQueue.postWakeUps() }
        signals = TerminationSignals(bell: MainQueue.bell)
    }

    /// Runs the loop until `stop()` is called.
    ///
    /// `turn` is called after the pending events and main-actor jobs have been handled. It renders due frames and returns the time, on
    /// `MonotonicClock`, at which it must be called again at the latest; nil waits for the next event.
    public func run(_ turn: () -> Duration?) {
        precondition(
            !isRunning, "EventLoop.run: the loop is already running; use async code instead of nested loops")
        let isInsideTask = withUnsafeCurrentTask { $0 != nil }
        precondition(
            !isInsideTask,
            "EventLoop.run: called inside a task, where main-actor jobs cannot run; call it from main")
        isRunning = true
        defer { isRunning = false }
        while isRunning {
            handleEvents()
            MainQueue.drain()
            if !isRunning { break }
            let deadline = turn()
            // Nothing can arrive any more.
            if video.isAbandoned { stop() }
            if isRunning { sleep(until: [deadline, queue.deadline].compactMap(\.self).min()) }
        }
    }

    /// Makes `run` return at the end of the current turn.
    public func stop() { isRunning = false }

    // MARK: - Steps

    private func handleEvents() {
        if video.hasLostCompositor, onFailure?(.displayLost) ?? true { return stop() }
        let quits = queue.collect(from: video)
        video.closedWindow.didReadEvents()
        for (windowID, event) in queue.drain() {
            video.window(windowID)?.receive(event)
        }
        // All writers of the bell, which was reset, are checked in each turn.
        let isTerminated = signals.consumePending()
        if let failure = video.takeFailure(), onFailure?(failure) ?? failure.isFatal { return stop() }
        // On Wayland, SDL sends a quit event only when the compositor has closed the connection.
        if quits, video.isWayland, onFailure?(.displayLost) ?? true { return stop() }
        if isTerminated || quits && !video.isWayland, onQuit?() ?? true { stop() }
    }

    /// Sleeps until an event arrives, the main queue has work, or `deadline` is reached.
    private func sleep(until deadline: Duration?) {
        if video.xConnection == nil || MainQueue.isPostingWakeUps { video.createPlaceholderWindow() }
        if let connection = video.xConnection, !MainQueue.isPostingWakeUps {
            sleepOnX11(until: deadline, connection)
        } else {
            sleepInSDL(until: deadline)
        }
    }

    /// Waits for the X server and the main queue at the same time.
    ///
    /// `SDL_WaitEvent` does not wait for the main queue, and sends a message to one of the program's windows for each event that it reads.
    private func sleepOnX11(until deadline: Duration?, _ connection: XConnection) {
        // A call of SDL during this turn may have queued an event.
        if SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE { return }
        let limit = deadline.map { $0 - MonotonicClock.now }
        if let limit, limit <= .zero { return }
        if connection.waitForEvents(orReadable: MainQueue.bell, limit: limit) { MainQueue.resetBell() }
    }

    /// Waits in SDL; a helper thread wakes it when the main queue has work.
    ///
    /// SDL's timeout has a resolution of a millisecond, so the rest is slept with usleep(3), which starts frames on time without busy
    /// waiting.
    private func sleepInSDL(until deadline: Duration?) {
        if video.hasLostCompositor { return }
        MainQueue.postWakeUps()
        guard let deadline else {
            SDL_WaitEvent(nil)
            return
        }
        let milliseconds = (deadline - MonotonicClock.now).nanoseconds / 1_000_000
        if milliseconds > 0, SDL_WaitEventTimeout(nil, Int32(clamping: milliseconds)) == 1 { return }
        let remaining = (deadline - MonotonicClock.now).nanoseconds
        if remaining > 0, remaining < 1_000_000 { usleep(UInt32(remaining / 1000)) }
    }
}
