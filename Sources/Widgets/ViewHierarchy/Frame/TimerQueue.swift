/// Timers of a host, by deadline.
///
/// A value without a clock: it is told the time.
struct TimerQueue {
    private struct Entry {
        let timer: ScheduledTimer
        var deadline: Duration
        let order: Int
    }

    private var entries: [Entry] = []
    private var nextOrder = 0

    /// When the first timer is due; nil when there is none.
    var nextDeadline: Duration? {
        entries.lazy.filter { $0.timer.isValid }.map(\.deadline).min()
    }

    mutating func add(_ timer: ScheduledTimer, deadline: Duration) {
        entries.removeAll { !$0.timer.isValid }
        entries.append(Entry(timer: timer, deadline: deadline, order: nextOrder))
        nextOrder += 1
    }

    /// Takes the timers that are due at `now`, earliest first; repeating ones are scheduled again, without
    /// catching up on times that were missed.
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

/// A call that a host will make at a time, once or again and again.
///
///     let timer = host.schedule(after: .seconds(1), repeating: true) { clock.tick() }
///     timer.invalidate()
public final class ScheduledTimer {
    /// From one call to the next; nil when it is called once.
    let interval: Duration?
    /// nil once the timer has ended, so that what it captures is released at once.
    private var action: (() -> Void)?
    /// Whether the timer's owner still needs it; nil for a timer without an owner.
    private let isWanted: (() -> Bool)?
    private var isInvalidated = false

    init(interval: Duration?, isWanted: (() -> Bool)? = nil, action: @escaping () -> Void) {
        self.interval = interval
        self.isWanted = isWanted
        self.action = action
    }

    /// Whether it may fire: false after `invalidate()`, after a single firing, and once its owner has been deallocated.
    public var isValid: Bool { !isInvalidated && isWanted?() != false }

    /// Ends the timer: it is not called again.
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
