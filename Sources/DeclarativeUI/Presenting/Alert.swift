extension View {
    /// Presents an alert with a title, a message and buttons while `isPresented` is true.
    ///
    /// Any button sets `isPresented` to false after its action. Each ``TextField`` and ``SecureField`` among the actions is displayed
    /// below the message. Without actions the alert has one button, "OK".
    ///
    /// If `isPresented` is derived from another value by closures, and the action replaces that value so that the question is another one, the
    /// next alert displays it.
    public func alert<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        asking(
            title, .alert, isPresented, actions(), message(),
            DeclarationSite(fileID: fileID, line: line))
    }

    /// Presents an alert with a title and buttons while `isPresented` is true.
    public func alert<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(
            title, .alert, isPresented, actions(), EmptyView(),
            DeclarationSite(fileID: fileID, line: line))
    }

    /// Presents a list of choices while `isPresented` is true; adds "Cancel" if no action has the role `cancel`.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        asking(
            title, .actionSheet, isPresented, actions(), message(),
            DeclarationSite(fileID: fileID, line: line))
    }

    /// Presents a list of choices with a title while `isPresented` is true.
    public func confirmationDialog<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(
            title, .actionSheet, isPresented, actions(), EmptyView(),
            DeclarationSite(fileID: fileID, line: line))
    }

    func asking<Actions: View, Message: View>(
        _ title: String, _ style: AlertController.Style, _ isPresented: Binding<Bool>, _ actions: Actions,
        _ message: Message, _ site: DeclarationSite
    ) -> some View {
        let shown = self
        return Question.reader(title, style, actions, message, offersCancel: style == .actionSheet) {
            question in
            Asking(content: shown, question: question, isPresented: isPresented, site: site)
        }
    }
}

/// A view that contains the message of an alert, to find it in the offscreen content.
private protocol AlertMessageMarker: View {}

/// The message of an alert.
private struct AlertMessage<Content: View>: AlertMessageMarker {
    let content: Content
    var body: some View { content }
}

/// The actions of an alert: buttons and text fields.
private struct AlertActions<Content: View>: View {
    let content: Content
    var body: some View {
        PresentedContent(content: content).environment(\.buttonStyle, _ButtonStyleChoice())
    }
}

/// The title, style and content of an alert or a confirmation dialog.
struct Question {
    let title: String
    let style: AlertController.Style
    let content: OffscreenContent
    /// Whether a button "Cancel" is added if no action has the role `cancel`.
    let offersCancel: Bool

    /// Returns a view that is made of a question, whose actions and message are views that are not displayed.
    static func reader<Actions: View, Message: View, Result: View>(
        _ title: String, _ style: AlertController.Style, _ actions: Actions, _ message: Message,
        offersCancel: Bool, _ result: @escaping (Question) -> Result
    ) -> some View {
        OffscreenReader(
            content: TupleView(AlertMessage(content: message), AlertActions(content: actions))
        ) { all in
            result(Question(title: title, style: style, content: all, offersCancel: offersCancel))
        }
    }

    /// Returns an alert that is not displayed yet; `answer` is called with the style of the chosen button and its action, which it performs.
    func ask(_ answer: @escaping (AlertAction.Style, _ action: () -> Void) -> Void) -> PresentedAlert {
        var answers: [any AlertButton] = []
        var fields: [any AlertField] = []
        if let node = content.node { Self.collect(node, &answers, &fields) }
        let message = content.node.flatMap { Self.message($0) }
        let asked = PresentedAlert(
            AlertController(title: title, message: message, preferredStyle: style), answer)
        for field in fields { asked.add(field) }
        for answer in answers { asked.add(answer) }
        let canCancel = answers.contains { $0.answerStyle == .cancel }
        if answers.isEmpty {
            asked.addCancelButton("OK")
        } else if offersCancel, !canCancel {
            asked.addCancelButton("Cancel")
        }
        return asked
    }

    private static func collect(
        _ node: Node, _ answers: inout [any AlertButton], _ fields: inout [any AlertField]
    ) {
        if let answer = node as? any AlertButton { return answers.append(answer) }
        if let field = node as? any AlertField { return fields.append(field) }
        for index in 0..<node.childCount {
            if let child = node.child(at: index) { collect(child, &answers, &fields) }
        }
    }

    private static func message(_ node: Node) -> String? {
        if node.viewType is any AlertMessageMarker.Type { return LabelContent(of: node).text }
        for index in 0..<node.childCount {
            if let found = node.child(at: index).flatMap(message) { return found }
        }
        return nil
    }
}

/// A node that is a button of an alert or a confirmation dialog.
protocol AlertButton: Node {
    var answerTitle: String { get }
    var answerImage: Widgets.Image? { get }
    var answerStyle: AlertAction.Style { get }
    var isAnswerEnabled: Bool { get }
    var isDefaultAnswer: Bool { get }
    func answer()
}

extension ButtonNode: AlertButton {
    var answerTitle: String { menuElement.title }
    var answerImage: Widgets.Image? { menuElement.image }
    var isAnswerEnabled: Bool { EnvironmentValues(environment).isEnabled }
    var isDefaultAnswer: Bool { shortcut == .defaultAction }

    var answerStyle: AlertAction.Style {
        switch view.role {
        case nil: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }

    func answer() {
        let (action, site) = (view.action, view.site)
        UpdateOrigin.during("the action of Button", site, action)
    }
}

/// A view that presents an alert or a confirmation dialog.
struct Asking<Content: View>: ContentHolding {
    let content: Content
    let question: Question
    let isPresented: Binding<Bool>
    let site: DeclarationSite

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AlertPresentingNode(view, in: context)
    }
}

private final class AlertPresentingNode<Content: View>: TransparentNode<Asking<Content>, Content> {
    private lazy var presentation = Presentation(by: self, .alert)
    private var asked: PresentedAlert?
    /// Whether the action of the chosen button is running, during which the binding is still true.
    private var isAnswering = false

    override init(_ view: Asking<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        follow()
    }

    override func update(to view: Asking<Content>) {
        self.view = view
        flags.remove(.needsUpdate)
        content?.update(to: view.content)
        follow()
    }

    override func rebuild() { follow() }

    private func follow() {
        if isAnswering { return }
        let view = view
        let environment = environment
        let (isPresented, theme, icon) = graph.dependencies.track(self) {
            let isPresented = view.isPresented.wrappedValue
            let icon = isPresented ? EnvironmentValues(environment).dialogIcon?.picture : nil
            return (isPresented, isPresented ? environment.declarativeTheme : nil, icon)
        }
        if isPresented { presentation.theme = theme }
        if isPresented, !presentation.isPresenting {
            let asked = view.question.ask { [weak self] _, action in self?.answer(action) }
            self.asked = asked
            asked.controller.icon = icon
            presentation.present(asked.controller)
        } else if !isPresented, presentation.isPresenting {
            asked = nil
            presentation.dismiss()
        } else if let asked {
            asked.controller.icon = icon
            // Some of the buttons and fields inside are updated after this node.
            graph.afterUpdate { asked.refresh() }
        }
    }

    /// Performs the action of a button, and then sets the binding to false, unless the action has asked another question.
    private func answer(_ action: () -> Void) {
        let asked = asked
        self.asked = nil
        isAnswering = true
        // From here on, an invalidation results from the action.
        graph.owner?.updateDeclarativeViews()
        presentation.forget()
        action()
        // The update takes over what the action has changed, and with it the question.
        let isInvalidated = flags.contains(.needsUpdate)
        if view.isPresented.isMadeOfClosures, isInvalidated { graph.owner?.updateDeclarativeViews() }
        isAnswering = false
        guard isMounted else { return }
        let view = view
        if !DependencyTracker.untracked({ view.isPresented.wrappedValue }) { return }
        let next = DependencyTracker.untracked { view.question.ask { _, _ in } }
        if view.isPresented.isMadeOfClosures, isInvalidated, asked?.isLike(next) == false { return follow() }
        UpdateOrigin.during("the answer to an alert", view.site) { view.isPresented.wrappedValue = false }
    }

    override func unmount() {
        super.unmount()
        presentation.dismiss()
    }
}
