/// A modal dialog with a title, a message and buttons, modelled on `UIAlertController`.
///
/// Return performs the preferred action, also from within a text field; Escape performs the cancel action. The initial focus is in the
/// first text field, otherwise at the preferred button, otherwise at the least destructive one.
///
///     let alert = AlertController(title: "Delete 3 files?", message: "They cannot be restored.", preferredStyle: .alert)
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
public final class AlertController: ViewController {
    /// The arrangement of the buttons, modelled on `UIAlertController.Style`.
    ///
    ///     AlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        /// The buttons are arranged in a column.
        case actionSheet
        /// The buttons are arranged in a row, if there are at most three and they fit.
        case alert
    }

    /// The text below the title.
    public var message: String? { didSet { if message != oldValue { alertView.update() } } }
    /// The image above the title; nil, the default, for none: `NSAlert.icon`.
    ///
    /// A symbol without a configuration of its own is displayed in 40 points and in the tint colour, and any other image in at most 64 points.
    /// It is decorative; assistive technologies read title and message.
    ///
    ///     alert.icon = Image(systemName: "trash")
    public var icon: Image? { didSet { if icon != oldValue { alertView.update() } } }
    public override var title: String? { didSet { if title != oldValue { alertView.update() } } }
    /// The arrangement of the buttons.
    public let preferredStyle: Style
    /// The buttons, in the order in which they were added.
    public private(set) var actions: [AlertAction] = []
    /// The text fields, in the order in which they were added; nil when there are none.
    public private(set) var textFields: [TextField]?

    /// The action that Return performs, and whose button is emphasised; one of ``actions``.
    public var preferredAction: AlertAction? {
        didSet { if preferredAction !== oldValue { alertView.update() } }
    }

    private lazy var alertView = AlertView(self)

    /// Creates an alert without buttons; `title` and `message` are its texts.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
    }

    /// Adds a button; adding the same action again has no effect.
    ///
    /// Only the first action with the style `cancel` is treated as the cancel action.
    public func addAction(_ action: AlertAction) {
        if actions.contains(where: { $0 === action }) { return }
        actions.append(action)
        action.button.addAction(
            Action { [weak self, weak action] _ in
                guard let self, let action else { return }
                finish(with: action)
            }, for: .primaryActionTriggered)
        alertView.update()
    }

    /// Adds a text field below the message; `configurationHandler` can configure it.
    public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
        let field = TextField(placeholder: nil)
        configurationHandler?(field)
        field.addAction(
            Action { [weak self] _ in _ = self?.pressPreferred() }, for: .primaryActionTriggered)
        textFields = (textFields ?? []) + [field]
        alertView.update()
    }

    public override func loadView() { view = alertView }

    public override var preferredFocusedView: View? {
        textFields?.first ?? preferredAction?.button ?? harmlessAction?.button
    }

    /// The action with the initial focus: the cancel action if there is a destructive action, otherwise the last default action.
    private var harmlessAction: AlertAction? {
        let isHarmful = actions.contains { $0.style == .destructive }
        return (isHarmful ? cancelAction : nil) ?? actions.last { $0.style == .default } ?? actions.last
    }

    var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

    // MARK: - Answers

    /// Dismisses the alert and calls the action's handler, which can present another alert during the fade-out.
    private func finish(with action: AlertAction) {
        // Ignores presses during the fade-out, so that only one action is performed.
        guard action.isEnabled, presentation.fading == nil else { return }
        if presentation.presenting != nil { dismiss(animated: true) }
        action.perform()
    }

    private func pressPreferred() -> Bool {
        guard let action = preferredAction ?? soleAction, action.isEnabled else { return false }
        finish(with: action)
        return true
    }

    /// The action that Return performs without a preferred action: the only action besides cancel, if its style is `default`.
    private var soleAction: AlertAction? {
        let nonCancelActions = actions.filter { $0.style != .cancel }
        return nonCancelActions.count == 1 && nonCancelActions[0].style == .default
            ? nonCancelActions[0] : nil
    }
}

extension AlertController: SheetBehavior {
    /// Performs the cancel action, or the only action; without either, the alert stays open.
    ///
    /// - Returns: Whether the sheet may be dismissed directly; true only for an alert without actions.
    func userMayDismiss() -> Bool {
        if actions.isEmpty { return true }
        if let action = cancelAction ?? (actions.count == 1 ? actions[0] : nil) { finish(with: action) }
        return false
    }

    func usesPresentationKey(_ event: KeyEvent) -> Bool {
        guard [.keyboardReturnOrEnter, .keypadEnter].contains(event.key.keyCode), event.isPlain,
            !event.isARepeat
        else { return false }
        return pressPreferred()
    }

    func sheetSize(within room: Size) -> Size { alertView.sizeThatFits(room) }
}
