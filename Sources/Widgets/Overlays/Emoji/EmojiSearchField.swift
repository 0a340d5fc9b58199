/// The field of a chooser, for words of names: keys that mean nothing to it go to what is around.
final class EmojiSearchField: SearchField {
    /// Closes the chooser; false where it stays, and only its text is cleared.
    var onCancel: (() -> Bool)?

    override init(frame: Rect) {
        super.init(frame: frame)
        sendsSearchStringImmediately = true
        placeholder = "Search emoji"
    }

    /// A chooser for the chooser would be one too many.
    override func canPerformAction(_ action: StandardEditAction, withSender sender: Any?) -> Bool {
        action != .orderFrontCharacterPalette && super.canPerformAction(action, withSender: sender)
    }

    override func keyDown(with event: KeyEvent) {
        if event.key.keyCode == .keyboardEscape, event.isPlain {
            if event.isARepeat || onCancel?() == true { return }
        }
        super.keyDown(with: event)
    }
}
