import CSDL2
import Glibc
import InputEvents

/// The one loop of a program with windows: sleeps in SDL, hands out events, runs main-actor jobs, then takes a turn.
///
/// Nothing to do means no wake-up and no CPU. The loop never nests, and must be entered synchronously from `main`: entered
/// after an `await`, it would itself be a job of the main actor, and no other job could ever run.
///
/// While the user drags a window's edge, X11 and Wayland deliver its sizes like any other events; each turn draws, so the
/// content follows without further means.
///
///     let loop = EventLoop(video: video)
///     loop.run {
///         renderWhatIsDue()
///         return nextFrameTime
///     }
public final class EventLoop {
    /// Called when SIGTERM, SIGINT, SIGHUP or SDL asks the program to end; true ends the loop.
    ///
    /// Without it the loop ends.
    public var onQuit: (() -> Bool)?
    /// Called when the display server has failed.
    ///
    /// The loop ends unless this returns false. Without it the loop ends, except for refused requests, which are ignored.
    public var onFailure: ((PlatformFailure) -> Bool)?

    private let video: VideoSystem
    private var isRunning = false
    private var queue = EventQueue()
    /// From the loop's creation to its end, so that a signal during the program's set-up is not lost.
    private let signals: TerminationSignals

    public init(video: VideoSystem) {
        self.video = video
        MainQueue.postWakeUps()
        signals = TerminationSignals(bell: MainQueue.bell)
    }

    /// Runs until `stop()`.
    ///
    /// `turn` is called after the pending events and main-actor jobs have been handled; it renders what is due and returns
    /// when it wants to be called again at the latest, on `MonotonicClock` (nil: only when something happens).
    public func run(_ turn: () -> Duration?) {
        precondition(
            !isRunning, "EventLoop.run: the loop runs already; await what is modal instead of nesting loops")
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
            if isRunning { sleep(until: deadline) }
        }
    }

    /// Makes `run` return when the present turn ends.
    public func stop() { isRunning = false }

    // MARK: - Steps

    private func handleEvents() {
        let quits = queue.collect(from: video)
        for (windowID, event) in queue.takeAll() {
            video.window(windowID)?.receive(event)
        }
        if let failure = video.takeFailure() {
            if onFailure?(failure) ?? failure.isFatal { stop() }
        } else if quits, video.isWayland {
            // SDL asks to quit when the compositor has closed the connection, and never else.
            if onFailure?(.displayLost) ?? true { stop() }
        } else if signals.take() || quits, onQuit?() ?? true {
            stop()
        }
    }

    /// Sleeps until an event comes or `deadline` is reached.
    ///
    /// SDL counts whole milliseconds: what is left of the last one is slept through, so that a frame starts on time
    /// without spinning.
    private func sleep(until deadline: Duration?) {
        if video.isAbandoned { return }
        video.provideWaitingWindow()
        guard let deadline else {
            SDL_WaitEvent(nil)
            return
        }
        let milliseconds = (deadline - MonotonicClock.now).nanoseconds / 1_000_000
        if milliseconds > 0, SDL_WaitEventTimeout(nil, Int32(clamping: milliseconds)) == 1 { return }
        let rest = (deadline - MonotonicClock.now).nanoseconds
        if rest > 0, rest < 1_000_000 { usleep(UInt32(rest / 1000)) }
    }
}
