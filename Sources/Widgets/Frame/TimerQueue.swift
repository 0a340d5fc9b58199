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
    let action: () -> Void
    /// False after `invalidate()`, and after the call of one that does not repeat.
    public private(set) var isValid = true

    init(interval: Duration?, action: @escaping () -> Void) {
        self.interval = interval
        self.action = action
    }

    /// The timer is not called any more.
    public func invalidate() { isValid = false }

    func fire() {
        guard isValid else { return }
        if interval == nil { isValid = false }
        action()
    }
}
