/// The delegate of an application with scenes, which opens another window of the first group for the command New.
final class SceneDelegate: Responder, ApplicationDelegate {
    private let windows: SceneWindows

    init(_ windows: SceneWindows) {
        self.windows = windows
        super.init()
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .newDocument && windows.hasGroup || super.canPerformAction(action, withSender: sender)
    }

    override func perform(_ action: Selector, with sender: Any?) {
        if action == .newDocument { windows.openNewWindow() } else { super.perform(action, with: sender) }
    }

    override func validate(_ command: Command) {
        super.validate(command)
        if command.action == .newDocument { command.title = "New Window" }
    }
}
