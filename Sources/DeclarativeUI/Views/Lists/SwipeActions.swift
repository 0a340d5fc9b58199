extension View {
    /// Adds actions to a list row, which a swipe by touch or with a touch pad reveals at an edge of the row.
    ///
    /// The content consists of buttons; the first one is at the edge, and a swipe across the whole row presses it if `allowsFullSwipe` is
    /// true. Buttons have the colour of their ``View/tint(_:)``, and destructive ones are red. The context menu of the row contains the
    /// actions, unless it has a menu of its own, and assistive technologies offer them.
    ///
    ///     ForEach(messages) { message in
    ///         MessageRow(message)
    ///             .swipeActions(edge: .leading) { Button("Pin") { pin(message) }.tint(.orange) }
    ///             .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
    ///     }
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View {
        SwipeActionsModified(
            content: self, actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
    }
}

/// A view that adds swipe actions to its list row.
struct SwipeActionsModified<Content: View, Actions: View>: View {
    let content: Content
    let actions: Actions
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool

    var body: some View {
        let (content, edge, allowsFullSwipe) = (content, edge, allowsFullSwipe)
        OffscreenReader(content: actions) { all in
            RowTraitsModified(content: content, background: nil) {
                $0.swipes[edge] = RowSwipeContent(actions: all, allowsFullSwipe: allowsFullSwipe)
            }
        }
    }
}

extension SwipeActionsModified: RowStructure {
    static var rowCount: Int? { RowCollector.ownRowCount(of: Content.self) }
    static var hasGroups: Bool { RowCollector.hasGroups(Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        let (actions, edge, allowsFullSwipe) = (actions, edge, allowsFullSwipe)
        rows.add(
            content,
            wrappedBy: {
                AnyView(
                    SwipeActionsModified<AnyView, Actions>(
                        content: $0, actions: actions, edge: edge, allowsFullSwipe: allowsFullSwipe))
            })
    }
}

/// The swipe actions at one edge of a row.
struct RowSwipeContent {
    let actions: OffscreenContent
    let allowsFullSwipe: Bool

    /// Builds the actions from the current state of their buttons; nil if none can be pressed.
    func configuration() -> SwipeActionsConfiguration? {
        let buttons = actions.pressableButtons
        if buttons.isEmpty { return nil }
        let configuration = SwipeActionsConfiguration(
            actions: buttons.map { button in
                let action = ContextualAction(
                    style: button.isDestructive ? .destructive : .normal, title: button.title
                ) { _, _, completion in
                    button.press()
                    completion(true)
                }
                action.image = button.image
                action.backgroundColor = button.tint
                return action
            })
        configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
        return configuration
    }
}
