/// A search field above a list: the arrow keys move the selection of the list while the text has the focus.
final class CommandSearchField: SearchField {
    /// Called for Up, Down, Page Up and Page Down with the number of rows.
    var onMove: ((Int) -> Void)?
    /// Called for Escape; the field handles the key itself if it returns false.
    var onCancel: (() -> Bool)?

    override init(frame: Rect) {
        super.init(frame: frame)
        sendsSearchStringImmediately = true
    }

    override func keyDown(with event: KeyEvent) {
        guard event.isPlain else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardDownArrow: onMove?(1)
        case .keyboardUpArrow: onMove?(-1)
        case .keyboardPageDown: onMove?(8)
        case .keyboardPageUp: onMove?(-8)
        case .keyboardEscape where event.isARepeat || onCancel?() == true: break
        default: super.keyDown(with: event)
        }
    }
}
