/// An input event that a host receives.
///
///     let used = host.handle(.scroll(ScrollEvent(locationInWindow: point, scrollingDeltaY: -1)))
public enum InputEvent: Hashable, Sendable {
    case mouse(MouseEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    case textInput(TextInputEvent)
}
