/// The context menu of a row, modelled on `UIContextMenuConfiguration`.
///
///     ContextMenuConfiguration { _ in Menu(children: [Action(title: "Copy") { _ in copy() }]) }
public final class ContextMenuConfiguration {
    /// The identifier that the program has given; nil for none.
    public let identifier: (any Hashable & Sendable)?
    private let actionProvider: ([MenuElement]) -> Menu?

    /// Creates a configuration; `actionProvider` receives the elements that the table suggests, and returns the menu.
    public init(
        identifier: (any Hashable & Sendable)? = nil, actionProvider: @escaping ([MenuElement]) -> Menu?
    ) {
        self.identifier = identifier
        self.actionProvider = actionProvider
    }

    func menu(_ suggested: [MenuElement]) -> Menu? { actionProvider(suggested) }
}
