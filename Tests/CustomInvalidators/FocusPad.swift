public import Widgets

/// Takes the focus only while it is active, and draws that.
public final class FocusPad: View {
    @ViewInvalidating(.display, .focus) public var isActive = true

    public override var canBecomeFirstResponder: Bool { isActive }
}
