/// A button of an alert: `UIAlertAction`.
///
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
public final class AlertAction {
    /// The meaning of a button of an alert: `UIAlertAction.Style`.
    ///
    ///     AlertAction(title: "Cancel", style: .cancel)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        case `default`
        /// Leaves everything as it is; Escape performs it.
        case cancel
        /// Something is lost.
        case destructive
    }

    /// The title of the button.
    public let title: String?
    /// Whether the button cancels, or does something that cannot be undone.
    public let style: Style
    /// Whether it can be pressed; true at first.
    public var isEnabled = true { didSet { if isEnabled != oldValue { button.isEnabled = isEnabled } } }

    let button: Button
    private let handler: ((AlertAction) -> Void)?

    /// Makes a button of an alert; `handler` is called when it is pressed.
    ///
    /// The alert is dismissed by then, and may still be fading: the handler can present another one.
    public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        button = Button(title: title ?? "")
        if style == .destructive { button.role = .destructive }
        if style == .cancel { button.role = .cancel }
    }

    func perform() { handler?(self) }
}
