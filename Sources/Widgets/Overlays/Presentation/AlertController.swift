/// A question, or news, with buttons to answer: `UIAlertController`.
///
/// Return presses the preferred button, also from within a text field; Escape the one that cancels. The focus begins in
/// the first text field, else at the preferred button, else at the one that does the least harm.
///
///     let alert = AlertController(title: "Delete 3 files?", message: "They cannot be restored.", preferredStyle: .alert)
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
public final class AlertController: ViewController {
    /// How the buttons stand: `UIAlertController.Style`.
    ///
    ///     AlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        /// Below one another.
        case actionSheet
        /// Beside one another, where there is room.
        case alert
    }

    /// The text below the title.
    public var message: String? { didSet { if message != oldValue { alertView.update() } } }
    public override var title: String? { didSet { if title != oldValue { alertView.update() } } }
    /// Whether the buttons stand in a row or in a column.
    public let preferredStyle: Style
    /// The buttons, in the order in which they were added.
    public private(set) var actions: [AlertAction] = []
    /// The text fields; nil when none was added.
    public private(set) var textFields: [TextField]?

    /// The action that Return performs, and whose button is emphasised; one of ``actions``.
    public var preferredAction: AlertAction? {
        didSet { if preferredAction !== oldValue { alertView.update() } }
    }

    private lazy var alertView = AlertView(self)

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
    }

    /// Adds a button; of those that cancel there can be one only: a second one counts as any other.
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

    /// Adds a field below the message, as `configurationHandler` sets it up.
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

    /// Where something can be lost, the button that cancels; else the last one.
    private var harmlessAction: AlertAction? {
        let isHarmful = actions.contains { $0.style == .destructive }
        return (isHarmful ? cancelAction : nil) ?? actions.last { $0.style == .default } ?? actions.last
    }

    var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

    // MARK: - Answers

    /// Dismisses the alert, then calls the action's handler, which may present the next one while this one fades.
    private func finish(with action: AlertAction) {
        // One answer: the fading alert has none to give.
        guard action.isEnabled, presentation.fading == nil else { return }
        if presentation.presenting != nil { dismiss(animated: true) }
        action.perform()
    }

    private func pressPreferred() -> Bool {
        guard let action = preferredAction ?? soleAnswer, action.isEnabled else { return false }
        finish(with: action)
        return true
    }

    /// Without a preferred action, Return means the only one that does not cancel.
    private var soleAnswer: AlertAction? {
        let answers = actions.filter { $0.style != .cancel }
        return answers.count == 1 && answers[0].style == .default ? answers[0] : nil
    }
}

extension AlertController: SheetBehavior {
    /// Escape: the action that cancels, or the only one; without either, it stays.
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
