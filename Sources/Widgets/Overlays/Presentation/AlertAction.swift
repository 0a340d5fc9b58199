/// A button of an alert, modelled on `UIAlertAction`.
///
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
public final class AlertAction {
    /// The role of an alert's button, modelled on `UIAlertAction.Style`.
    ///
    ///     AlertAction(title: "Cancel", style: .cancel)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        case `default`
        /// Cancels the operation and changes nothing; Escape performs it.
        case cancel
        /// Deletes or changes data.
        case destructive
    }

    /// The title of the button.
    public let title: String?
    /// The role of the button.
    public let style: Style
    /// Whether the button is enabled; true by default.
    public var isEnabled = true { didSet { if isEnabled != oldValue { button.isEnabled = isEnabled } } }

    let button: Button
    /// The image before the title; nil by default.
    ///
    ///     delete.image = Image(systemName: "trash")
    public var image: Image? { didSet { if image != oldValue { button.configuration.image = image } } }
    private let handler: ((AlertAction) -> Void)?

    /// Creates a button for an alert; `handler` is called when it is pressed.
    ///
    /// The alert has been dismissed at that time, but its fade-out may still be running; the handler can present another alert.
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
