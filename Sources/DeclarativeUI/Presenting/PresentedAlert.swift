/// A displayed alert, whose buttons and fields are kept up to date with the declarative views they represent.
final class PresentedAlert {
    let controller: AlertController
    private let answer: (AlertAction.Style, _ action: () -> Void) -> Void
    private var actions: [(action: AlertAction, answer: WeakNode)] = []
    private var fields: [(control: Widgets.TextField, field: WeakNode)] = []

    private struct WeakNode { weak var node: Node? }

    /// Creates an alert; `answer` is called with the style of the chosen button and its action, which it performs.
    init(
        _ controller: AlertController, _ answer: @escaping (AlertAction.Style, _ action: () -> Void) -> Void
    ) {
        self.controller = controller
        self.answer = answer
    }

    deinit {}

    func add(_ button: any AlertButton) {
        let answer = answer
        let action = AlertAction(title: button.answerTitle, style: button.answerStyle) {
            [weak button] action in
            answer(action.style) { button?.answer() }
        }
        action.isEnabled = button.isAnswerEnabled
        action.image = button.answerImage
        controller.addAction(action)
        actions.append((action, WeakNode(node: button)))
        if button.isDefaultAnswer { controller.preferredAction = action }
    }

    /// Adds a button that only dismisses the alert.
    func addCancelButton(_ title: String) {
        let answer = answer
        controller.addAction(AlertAction(title: title, style: .cancel) { _ in answer(.cancel) {} })
    }

    /// Whether the alert displays the same title, message and buttons as another one.
    func isLike(_ other: PresentedAlert) -> Bool {
        controller.title == other.controller.title && controller.message == other.controller.message
            && controller.actions.map(\.title) == other.controller.actions.map(\.title)
    }

    func add(_ field: any AlertField) {
        controller.addTextField { control in
            control.placeholder = field.alertPlaceholder
            control.isSecureTextEntry = field.isSecure
            control.text = field.alertText
            control.addAction(
                Action { [weak field, unowned control] _ in
                    guard let field else { return }
                    control.show(field.write(control.text), amendingEdit: true)
                }, for: .editingChanged)
            self.fields.append((control, WeakNode(node: field)))
        }
    }

    /// Updates the enabled state of the buttons, and the text of the fields from their bindings.
    func refresh() {
        for (action, answer) in actions {
            guard let answer = answer.node as? any AlertButton, answer.isMounted else { continue }
            let isEnabled = DependencyTracker.untracked { answer.isAnswerEnabled }
            if action.isEnabled != isEnabled { action.isEnabled = isEnabled }
        }
        for (control, field) in fields {
            guard let field = field.node as? any AlertField, field.isMounted else { continue }
            control.show(DependencyTracker.untracked { field.alertText }, amendingEdit: true)
        }
    }
}
