/// The events of a control: `UIControl.Event`.
///
///     slider.addAction(Action { _ in redraw() }, for: .valueChanged)
public nonisolated struct ControlEvent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let touchDown = ControlEvent(rawValue: 1 << 0)
    /// The press is the second or a later one of a multiple click.
    public static let touchDownRepeat = ControlEvent(rawValue: 1 << 1)
    public static let touchDragInside = ControlEvent(rawValue: 1 << 2)
    public static let touchDragOutside = ControlEvent(rawValue: 1 << 3)
    public static let touchDragEnter = ControlEvent(rawValue: 1 << 4)
    public static let touchDragExit = ControlEvent(rawValue: 1 << 5)
    public static let touchUpInside = ControlEvent(rawValue: 1 << 6)
    public static let touchUpOutside = ControlEvent(rawValue: 1 << 7)
    public static let touchCancel = ControlEvent(rawValue: 1 << 8)
    public static let valueChanged = ControlEvent(rawValue: 1 << 12)
    /// The control's primary action occurred: a button was pressed, or a box was checked.
    public static let primaryActionTriggered = ControlEvent(rawValue: 1 << 13)
    public static let editingDidBegin = ControlEvent(rawValue: 1 << 16)
    public static let editingChanged = ControlEvent(rawValue: 1 << 17)
    public static let editingDidEnd = ControlEvent(rawValue: 1 << 18)
    public static let allEvents = ControlEvent(rawValue: .max)
}

/// The state of a control: `UIControl.State`, with hover added.
///
///     button.setTitle("Saved", for: .disabled)
public nonisolated struct ControlState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let normal: ControlState = []
    /// The control is drawn as pressed.
    public static let highlighted = ControlState(rawValue: 1)
    public static let disabled = ControlState(rawValue: 2)
    public static let selected = ControlState(rawValue: 4)
    /// The control has the keyboard focus.
    public static let focused = ControlState(rawValue: 8)
    /// The pointer is over the control.
    public static let hovered = ControlState(rawValue: 16)
}
