/// The events of a control: `UIControl.Event`.
///
///     slider.addAction(Action { _ in redraw() }, for: .valueChanged)
public nonisolated struct ControlEvent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The pointer was pressed on the control.
    public static let touchDown = ControlEvent(rawValue: 1 << 0)
    /// The press is the second or a later one of a multiple click.
    public static let touchDownRepeat = ControlEvent(rawValue: 1 << 1)
    /// The pointer was moved within the bounds during a press.
    public static let touchDragInside = ControlEvent(rawValue: 1 << 2)
    /// The pointer was moved outside of the bounds during a press.
    public static let touchDragOutside = ControlEvent(rawValue: 1 << 3)
    /// The pointer entered the bounds during a press.
    public static let touchDragEnter = ControlEvent(rawValue: 1 << 4)
    /// The pointer left the bounds during a press.
    public static let touchDragExit = ControlEvent(rawValue: 1 << 5)
    /// A press on the control ended within its bounds.
    public static let touchUpInside = ControlEvent(rawValue: 1 << 6)
    /// A press on the control ended outside of its bounds.
    public static let touchUpOutside = ControlEvent(rawValue: 1 << 7)
    /// A press was cancelled, for example because the control was removed or disabled.
    public static let touchCancel = ControlEvent(rawValue: 1 << 8)
    /// The user has changed the value; not sent for changes by the program.
    public static let valueChanged = ControlEvent(rawValue: 1 << 12)
    /// The control's primary action occurred: a button was pressed, or a box was checked.
    public static let primaryActionTriggered = ControlEvent(rawValue: 1 << 13)
    /// The editing of a text has begun, because the field has received the keyboard focus.
    public static let editingDidBegin = ControlEvent(rawValue: 1 << 16)
    /// The user has changed the text of a text field.
    public static let editingChanged = ControlEvent(rawValue: 1 << 17)
    /// The editing of a text has ended, usually because the field has lost the keyboard focus.
    public static let editingDidEnd = ControlEvent(rawValue: 1 << 18)
    /// All events.
    public static let allEvents = ControlEvent(rawValue: .max)
}

/// The state of a control: `UIControl.State`, with hover added.
///
///     button.setTitle("Saved", for: .disabled)
public nonisolated struct ControlState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No other state: the control is enabled and not in use.
    public static let normal: ControlState = []
    /// The control is drawn as pressed.
    public static let highlighted = ControlState(rawValue: 1)
    /// The control is disabled.
    public static let disabled = ControlState(rawValue: 2)
    /// The control is selected.
    public static let selected = ControlState(rawValue: 4)
    /// The control has the keyboard focus.
    public static let focused = ControlState(rawValue: 8)
    /// The pointer is over the control.
    public static let hovered = ControlState(rawValue: 16)
}
