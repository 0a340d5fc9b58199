/// Blinks a caret: each half second while its field has the focus, and no longer than ten seconds after the last key.
///
/// After that the caret stands still without a timer. It also stands still in a window before its first input event,
/// so that a program that opens with a focused field sleeps.
package final class CaretBlink {
    package private(set) var isVisible = false
    private var timer: ScheduledTimer?
    private var left = 0

    /// Half of a period; Qt's and GTK's caret has the same.
    private static let interval = Duration.milliseconds(530)
    private static let count = 18

    /// Starts blinking with a visible caret, and restarts it after a key.
    ///
    /// `changed` is called when it shows or hides by itself.
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
