import CSDL2
import Dispatch
import Drawing
import Glibc
import InputEvents
import SDLPlatform
import XWindows

nonisolated func microseconds(_ duration: Duration) -> Int64 { Int64(duration / .microseconds(1)) }

/// Reports the delay from enqueueing a main-actor job on another thread until it runs, while the loop sleeps.
func checkLatency() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    window.onEvent = { _ in }
    let loop = EventLoop(video: video)
    let delays = Delays(expected: 200) { loop.stop() }
    Task.detached {
        for _ in 0..<100 {
            try? await Task.sleep(for: .milliseconds(2))
            let enqueued = MonotonicClock.now
            DispatchQueue.main.async { MainActor.assumeIsolated { delays.add(since: enqueued) } }
            try? await Task.sleep(for: .milliseconds(2))
            let begun = MonotonicClock.now
            Task { @MainActor in delays.add(since: begun) }
        }
    }
    loop.run { nil }
    report("median-us \(delays.sorted[delays.sorted.count / 2])")
    report("p99-us \(delays.sorted[delays.sorted.count * 99 / 100])")
}

/// Collects delays, and calls `onComplete` when all expected delays have been added.
private final class Delays {
    var sorted: [Int64] { values.sorted() }
    private var values: [Int64] = []
    private let expected: Int
    private let onComplete: () -> Void

    init(expected: Int, onComplete: @escaping () -> Void) {
        self.expected = expected
        self.onComplete = onComplete
    }

    func add(since start: Duration) {
        values.append(microseconds(MonotonicClock.now - start))
        if values.count == expected { onComplete() }
    }
}

/// Reports each kind of main-actor job as the loop runs it.
func checkJobs(hasWindow: Bool = true, postsWakeUps: Bool = false) throws(SDLError) {
    let video = try VideoSystem()
    let window = hasWindow ? try openWindow(video) : nil
    window?.onEvent = { _ in }
    if postsWakeUps { MainQueue.postWakeUps() }
    let loop = EventLoop(video: video)
    Task {
        report("task")
        try? await Task.sleep(for: .milliseconds(5))
        report("sleep")
        await Task.detached {}.value
        report("detached")
        DispatchQueue.main.async {
            report("async")
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) {
                MainActor.assumeIsolated {
                    report("asyncAfter")
                    loop.stop()
                }
            }
        }
    }
    loop.run { nil }
    report("stopped")
}

/// Runs the loop without a window until a signal ends it.
func checkWindowless() throws(SDLError) {
    let video = try VideoSystem()
    runUntilQuit(EventLoop(video: video))
}

/// Runs a loop until a signal ends it, and reports its first turn and the signal.
func runUntilQuit(_ loop: EventLoop) {
    loop.onQuit = {
        report("quit")
        return true
    }
    var isReady = false
    loop.run {
        if !isReady { report("ready") }
        isReady = true
        return nil
    }
}

/// Changes the size of a window in each turn, 20 times, and reports the sizes that arrive; each change waits for the server.
func checkRequests() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    let loop = EventLoop(video: video)
    var width = 100.0
    func change() {
        width += 1
        window.size = Size(width: width, height: 100)
    }
    window.onEvent = { event in
        guard case .window(.resized(let size, _)) = event, size.width == width else { return }
        report("resized \(Int(size.width))")
        if width == 120 { loop.stop() } else { change() }
    }
    var hasBegun = false
    loop.run {
        if !hasBegun { change() }
        hasBegun = true
        return nil
    }
}

/// Reports how late requested turns run, and the number of turns.
func checkDeadlines() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    window.onEvent = { _ in }
    let loop = EventLoop(video: video)
    var lateness: [Int64] = []
    var next = MonotonicClock.now + .milliseconds(50)
    var turns = 0
    loop.run {
        turns += 1
        let now = MonotonicClock.now
        if now < next { return next }
        lateness.append(microseconds(now - next))
        if lateness.count == 40 { loop.stop() }
        next = now + .microseconds(5300)
        return next
    }
    lateness.sort()
    report("turns \(turns)")
    report("late-median-us \(lateness[lateness.count / 2])")
}

/// Ends the grab of the first press as SDL does when the focus changes, moves the pointer out of the window before the loop can renew it, and reports
/// the locations of all events until the release.
func checkLostPress() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    let loop = EventLoop(video: video)
    window.onEvent = { event in
        guard case .input(.mouse(let mouse)) = event else { return }
        if mouse.isButtonHeld || mouse.phase == .up { report("\(mouse.phase) \(mouse.locationInWindow)") }
        if mouse.phase == .down {
            widgets_x_ungrab_pointer(widgets_x_display(SDL_GetWindowFromID(window.id)))
            SDL_WarpMouseGlobal(400, 300)
            widgets_x_lose_press()
        }
        if mouse.phase == .up { loop.stop() }
    }
    report("ready")
    loop.run { nil }
}
