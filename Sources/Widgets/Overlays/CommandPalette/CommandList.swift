/// The list of the command palette, in which a click chooses a row, also one that is selected already.
final class CommandList: ListView {
    /// Called with the row on which the button was released.
    var onClick: ((Int) -> Void)?

    override func mouseUp(with event: MouseEvent) {
        super.mouseUp(with: event)
        if let row = indexForRow(at: event.location(in: self)) { onClick?(row) }
    }
}
