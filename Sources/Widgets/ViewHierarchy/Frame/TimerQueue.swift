/// The timers of a host, ordered by deadline.
///
/// A value without a clock; the time is passed in.
struct TimerQueue {
    private struct Entry {
        let timer: ScheduledTimer
        var deadline: Duration
        let order: Int
    }

    private var entries: [Entry] = []
    private var nextOrder = 0

    /// The deadline of the first timer; nil if there is none.
    var nextDeadline: Duration? {
        entries.lazy.filter { $0.timer.isValid }.map(\.deadline).min()
    }

    mutating func add(_ timer: ScheduledTimer, deadline: Duration) {
        entries.removeAll { !$0.timer.isValid }
        entries.append(Entry(timer: timer, deadline: deadline, order: nextOrder))
        nextOrder += 1
    }

    /// Removes and returns the timers that are due at `now`, earliest first.
    ///
    /// Repeating timers are rescheduled; missed firings are skipped.
    mutating func takeDue(at now: Duration) -> [ScheduledTimer] {
        let due = entries.filter { $0.deadline <= now && $0.timer.isValid }
            .sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
        if due.isEmpty { return [] }
        entries.removeAll { $0.deadline <= now || !$0.timer.isValid }
        for entry in due {
            guard let interval = entry.timer.interval else { continue }
            let next = entry.deadline + interval
            add(entry.timer, deadline: next > now ? next : now + interval)
        }
        return due.map(\.timer)
    }
}

/// A timer of a host, which calls its action once or repeatedly.
///
///     let timer = host.schedule(after: .seconds(1), repeating: true) { clock.tick() }
///     timer.invalidate()
public final class ScheduledTimer {
    /// The interval of a repeating timer; nil for a single firing.
    let interval: Duration?
    /// The action; nil after the timer has ended, so that captured objects are released immediately.
    private var action: (() -> Void)?
    /// Returns whether the timer's owner still needs it; nil for a timer without an owner.
    private let isWanted: (() -> Bool)?
    private var isInvalidated = false

    init(interval: Duration?, isWanted: (() -> Bool)? = nil, action: @escaping () -> Void) {
        self.interval = interval
        self.isWanted = isWanted
        self.action = action
    }

    /// Whether the timer may fire; false after `invalidate()`, after a single firing, and after its owner has been deallocated
    /// or has left the host.
    public var isValid: Bool { !isInvalidated && isWanted?() != false }

    /// Stops the timer; its action is not called again.
    public func invalidate() {
        isInvalidated = true
        action = nil
    }

    func fire() {
        guard isValid, let action else { return }
        if interval == nil { invalidate() }
        action()
    }
}
