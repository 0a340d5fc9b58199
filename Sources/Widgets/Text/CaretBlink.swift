/// Shows and hides a caret: each half second while its field has the focus, and no longer than ten seconds after the last key.
///
/// After that the caret stands still, and nothing wakes the program.
final class CaretBlink {
    private(set) var isVisible = false
    private var timer: ScheduledTimer?
    private var left = 0

    /// Half of a period; Qt's and GTK's caret has the same.
    private static let interval = Duration.milliseconds(530)
    private static let count = 18

    /// Begins, or begins anew after a key, with a visible caret.
    func start(in view: View) {
        timer?.invalidate()
        isVisible = true
        left = Self.count
        timer = view.viewHost?.schedule(after: Self.interval, repeating: true) { [weak self, weak view] in
            guard let self, let view else { return }
            tick(view)
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
        isVisible = false
    }

    private func tick(_ view: View) {
        left -= 1
        isVisible = left <= 0 || !isVisible
        if left <= 0 {
            timer?.invalidate()
            timer = nil
        }
        view.setNeedsDisplay()
    }
}
