/// The context menu of rows or items, modelled on `UIContextMenuConfiguration`.
///
///     ContextMenuConfiguration { _ in
///         Menu(children: [Action(title: "Delete") { _ in delete() }])
///     }
public final class ContextMenuConfiguration {
    private let actionProvider: ([MenuElement]) -> Menu?

    /// Creates a configuration; `actionProvider` returns the menu, and its argument is empty.
    public init(actionProvider: @escaping ([MenuElement]) -> Menu?) { self.actionProvider = actionProvider }

    /// Returns the menu to open; nil for none.
    func makeMenu() -> Menu? { actionProvider([]) }
}
