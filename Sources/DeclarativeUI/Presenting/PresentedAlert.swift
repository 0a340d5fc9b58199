/// A displayed alert, whose buttons and fields are kept up to date with the declarative views they represent.
final class PresentedAlert {
    let controller: AlertController
    private let answered: (AlertAction.Style) -> Void
    private var actions: [(action: AlertAction, answer: WeakNode)] = []
    private var fields: [(control: Widgets.TextField, field: WeakNode)] = []

    private struct WeakNode { weak var node: Node? }

    init(_ controller: AlertController, _ answered: @escaping (AlertAction.Style) -> Void) {
        self.controller = controller
        self.answered = answered
    }

    deinit {}

    func add(_ answer: any AlertButton) {
        let answered = answered
        let action = AlertAction(title: answer.answerTitle, style: answer.answerStyle) {
            [weak answer] action in
            answered(action.style)
            answer?.answer()
        }
        action.isEnabled = answer.isAnswerEnabled
        action.image = answer.answerImage
        controller.addAction(action)
        actions.append((action, WeakNode(node: answer)))
        if answer.isDefaultAnswer { controller.preferredAction = action }
    }

    /// Adds a button that only dismisses the alert.
    func addCancelButton(_ title: String) {
        let answered = answered
        controller.addAction(AlertAction(title: title, style: .cancel) { _ in answered(.cancel) })
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
