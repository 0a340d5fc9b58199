import Widgets

extension Scenes {
    /// Shows a text view that prints its text, and at the end whether its pixels equal a full redraw.
    static func text() {
        let window = makeWindow(Size(width: 300, height: 200))
        let view = TellingTextView(frame: Rect(x: 10, y: 10, width: 280, height: 180))
        view.isFindInteractionEnabled = true
        view.listen()
        window.addSubview(view)
        window.makeKeyAndVisible()
        afterFrame(of: window) { say("ready") }
    }
}

/// Says its text in one line, and what is selected of it.
private final class TellingTextView: TextView, TextViewDelegate {
    func listen() { delegate = self }

    func textViewDidChange(_ textView: TextView) {
        say("text \(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "|"))")
        if text.hasSuffix("end") { compare() }
    }

    func textViewDidChangeSelection(_ textView: TextView) {
        if !selectedText.isEmpty { say("selected \(selectedText)") }
    }

    /// Once the last letter is on the screen.
    private func compare() {
        _ = viewHost?.schedule(after: .milliseconds(100)) { [weak self] in
            guard let self else { return }
            say("equal \(window?.surfacePixels == viewHost?.renderBitmap())")
        }
    }
}
