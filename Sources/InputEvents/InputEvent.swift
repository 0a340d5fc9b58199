/// An input event delivered to a host.
///
///     let used = host.handle(.scroll(ScrollEvent(locationInWindow: point, scrollingDeltaY: -1)))
public enum InputEvent: Hashable, Sendable {
    case mouse(MouseEvent)
    case touch(TouchEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    case textInput(TextInputEvent)
}
