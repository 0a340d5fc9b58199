/// Repeats an action while a press is held: after half a second, then ten times a second, after 15 repetitions 30 times a second.
struct PressRepeater {
    private static let initialDelay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private static let fastInterval = Duration.milliseconds(33)
    /// The number of repetitions before the rate increases.
    private static let slowRepetitionCount = 15

    private var repetition: Repetition?

    private final class Repetition {
        var count = 0
        var timer: ScheduledTimer?
        let action: () -> Bool

        init(_ action: @escaping () -> Bool) { self.action = action }

        func schedule(in view: View) {
            let delay =
                count == 0
                ? PressRepeater.initialDelay
                : count > PressRepeater.slowRepetitionCount
                    ? PressRepeater.fastInterval : PressRepeater.interval
            timer = view.viewHost?.schedule(after: delay, for: view) { [weak self] view in
                guard let self else { return }
                count += 1
                if action() { schedule(in: view) }
            }
        }
    }

    /// Starts the repetition; it ends when `action` returns false.
    mutating func start(in view: View, _ action: @escaping () -> Bool) {
        stop()
        let repetition = Repetition(action)
        self.repetition = repetition
        repetition.schedule(in: view)
    }

    mutating func stop() {
        repetition?.timer?.invalidate()
        repetition = nil
    }
}
