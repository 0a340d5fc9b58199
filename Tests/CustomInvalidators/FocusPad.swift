public import Widgets

/// A view that can become first responder only while it is active, and that is redrawn when it becomes active or inactive.
public final class FocusPad: View {
    @ViewInvalidating(.display, .focus) public var isActive = true

    public override var canBecomeFirstResponder: Bool { isActive }
}
