/// The interface of an open window to its presenter.
package protocol WindowPresenting: AnyObject {
    /// Called when the title or the mark of unsaved changes has changed.
    func titleChanged()
    /// Called when limits of the size, decorations, level or icon have changed.
    func attributesChanged()
    func positionChanged()
    /// Requests another size of the content, in points, which the window manager may refuse.
    func setContentSize(_ size: Size)
    func bringToFront()
    /// Cancels presses and closes popups, because a dialog blocks the window from now on.
    func blockInput()
    func close()
    /// Requests a change of the state, which the window manager may refuse.
    func setState(_ state: WindowState, _ isOn: Bool)
    /// The current state, as the window manager reports it.
    var state: WindowState { get }
    /// Whether the window has the keyboard.
    var isKey: Bool { get }
    /// Returns the pixels of the window's surface; nil if they cannot be read.
    func readPixels() -> Bitmap?
}

/// The states of a window that the window manager controls.
package struct WindowState: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let miniaturized = WindowState(rawValue: 1)
    package static let zoomed = WindowState(rawValue: 2)
    package static let fullScreen = WindowState(rawValue: 4)
}

/// The relations between a window and its dialogs.
package struct WindowModality {
    /// The dialog that blocks the window.
    package var sheet: Window?
    /// The window that this dialog blocks.
    package weak var parent: Window?
    /// Called once with the answer when the dialog is closed.
    package var answer: ((Window.ModalResponse) -> Void)?

    package init() {}
}
