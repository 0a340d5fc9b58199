import Widgets

extension Scenes {
    /// Shows a text view that prints its text, and at the end whether its pixels equal a full painting.
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

/// A text view that prints its text in one line, and its selected text.
private final class TellingTextView: TextView, TextViewDelegate {
    func listen() { delegate = self }

    func textViewDidChange(_ textView: TextView) {
        say("text \(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "|"))")
        if text.hasSuffix("end") { compare() }
    }

    func textViewDidChangeSelection(_ textView: TextView) {
        if !selectedText.isEmpty { say("selected \(selectedText)") }
    }

    /// Compares the pixels after the last character has been displayed.
    private func compare() {
        _ = viewHost?.schedule(after: .milliseconds(100)) { [weak self] in
            guard let self else { return }
            say("equal \(window?.surfacePixels == viewHost?.renderBitmap())")
        }
    }
}
