/// The search field of an emoji chooser, which passes unhandled keys to the next responder.
final class EmojiSearchField: SearchField {
    /// A closure that closes the chooser; when it returns false, Escape only clears the text.
    var onCancel: (() -> Bool)?

    override init(frame: Rect) {
        super.init(frame: frame)
        sendsSearchStringImmediately = true
        placeholder = "Search emoji"
    }

    /// Disables the command that opens a character palette, because the chooser is one.
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != .orderFrontCharacterPalette && super.canPerformAction(action, withSender: sender)
    }

    override func keyDown(with event: KeyEvent) {
        if event.key.keyCode == .keyboardEscape, event.isPlain {
            if event.isARepeat || onCancel?() == true { return }
        }
        super.keyDown(with: event)
    }
}
