/// The blinking of a caret: every 530 ms while its view has the focus, for about ten seconds after the last key.
///
/// After that the caret is visible without blinking and without a timer. It does not blink either before the first input event of
/// its window, so that a program that opens with a focused field stays idle.
package final class CaretBlink {
    package private(set) var isVisible = false
    private var timer: ScheduledTimer?
    private var left = 0

    /// Half of the blinking period, as in Qt and GTK.
    private static let interval = Duration.milliseconds(530)
    private static let count = 18

    /// Starts blinking with a visible caret, and restarts it after a key.
    ///
    /// `changed` is called on each change of `isVisible` by the timer.
    package func start(in view: View, changed: @escaping () -> Void) {
        timer?.invalidate()
        guard view.viewHost?.isActive != false else { return stop() }
        isVisible = true
        timer = nil
        guard view.viewHost?.hasReceivedInput == true else { return }
        left = Self.count
        timer = view.viewHost?.schedule(after: Self.interval, repeating: true, for: view) {
            [weak self] _ in self?.tick(changed)
        }
    }

    package func stop() {
        timer?.invalidate()
        timer = nil
        isVisible = false
    }

    private func tick(_ changed: () -> Void) {
        left -= 1
        isVisible = left <= 0 || !isVisible
        if left <= 0 {
            timer?.invalidate()
            timer = nil
        }
        changed()
    }
}
