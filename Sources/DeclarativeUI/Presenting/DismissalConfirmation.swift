extension View {
    /// Presents a dialog before the window or the sheet that contains the view is dismissed, while `shouldPresent` is true:
    /// `SwiftUI.dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    ///
    /// It is presented when the user closes the window or quits the program, when Escape dismisses the sheet, and by `dismiss` of the
    /// environment. A button with the role `cancel`, which is added if there is none, keeps the window or sheet; any other one dismisses it
    /// after its action, unless the action presents a sheet, an alert or a file dialog: one that asks for the name of a new file, or reports
    /// that it could not be written. While `shouldPresent` is true, the window has the mark of unsaved changes (`Window.isDocumentEdited`).
    ///
    /// Several views of a window ask one after the other, the one that was added last first. `dismissWindow(id:)`, and setting the binding
    /// of the sheet, dismiss without a question.
    ///
    ///     Editor(note: note)
    ///         .dismissalConfirmationDialog("Save the changes to \(note.title)?", shouldPresent: note.isEdited) {
    ///             Button("Save") { note.save() }
    ///             Button("Discard", role: .destructive) {}
    ///         }
    public func dismissalConfirmationDialog<Actions: View>(
        _ title: String, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmingDismissal(title, shouldPresent, actions(), EmptyView())
    }

    /// Presents a dialog with a message before the window or the sheet that contains the view is dismissed, while `shouldPresent` is true:
    /// `SwiftUI.dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
    public func dismissalConfirmationDialog<Actions: View, Message: View>(
        _ title: String, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        confirmingDismissal(title, shouldPresent, actions(), message())
    }

    private func confirmingDismissal<Actions: View, Message: View>(
        _ title: String, _ shouldPresent: Bool, _ actions: Actions, _ message: Message
    ) -> some View {
        let shown = self
        return Question.reader(title, .alert, actions, message, offersCancel: true) { question in
            DismissalConfirming(content: shown, question: question, shouldPresent: shouldPresent)
        }
    }
}

/// A view that asks before its window or sheet is dismissed.
struct DismissalConfirming<Content: View>: ContentHolding {
    let content: Content
    let question: Question
    let shouldPresent: Bool

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        DismissalConfirmingNode(view, in: context)
    }
}

private final class DismissalConfirmingNode<Content: View>: TransparentNode<
    DismissalConfirming<Content>, Content
>, DismissalQuestioning, HostObserving
{
    private lazy var presentation = Presentation(by: self, .immediate)
    private var asked: PresentedAlert?
    /// Receives the answer while the dialog is displayed.
    private var answer: CheckedContinuation<Bool, Never>?

    override init(_ view: DismissalConfirming<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        graph.hostObservers.add(self)
        graph.interaction?.dismissalQuestions.add(self)
    }

    override func update(to view: DismissalConfirming<Content>) {
        let wasAsking = self.view.shouldPresent
        self.view = view
        content?.update(to: view.content)
        if view.shouldPresent != wasAsking { graph.interaction?.dismissalQuestions.setNeedsUpdate(in: graph) }
        // Some of the buttons and fields of the dialog are updated after this node.
        if let asked { graph.afterUpdate { asked.refresh() } }
    }

    var asksBeforeDismissal: Bool { isMounted && view.shouldPresent }

    /// Returns whether the answer dismisses, and has not presented a sheet or another dialog, which the dismissal would remove.
    func confirmDismissal() async -> Bool {
        guard let interaction = graph.interaction else { return false }
        let count = interaction.presentationCount
        guard await ask() else { return false }
        graph.owner?.updateDeclarativeViews()
        return interaction.presentationCount <= count
    }

    private func ask() async -> Bool {
        guard answer == nil, graph.container?.viewHost != nil else { return false }
        return await withCheckedContinuation { continuation in
            answer = continuation
            let environment = environment
            let asked = DependencyTracker.untracked {
                presentation.theme = environment.declarativeTheme
                return view.question.ask { [weak self] style, action in
                    self?.presentation.forget()
                    self?.finish(style != .cancel)
                    action()
                }
            }
            self.asked = asked
            asked.controller.icon = DependencyTracker.untracked {
                EnvironmentValues(environment).dialogIcon?.picture
            }
            presentation.present(asked.controller)
        }
    }

    private func finish(_ isConfirmed: Bool) {
        asked = nil
        let answer = answer
        self.answer = nil
        answer?.resume(returning: isConfirmed)
    }

    func hostChanged() {
        if graph.container?.viewHost == nil { withdraw() }
        graph.interaction?.dismissalQuestions.setNeedsUpdate(in: graph)
    }

    /// Removes the dialog without a dismissal of the window or sheet.
    private func withdraw() {
        presentation.dismiss()
        finish(false)
    }

    override func unmount() {
        super.unmount()
        withdraw()
        graph.interaction?.dismissalQuestions.remove(self)
    }
}
