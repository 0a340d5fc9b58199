/// An action on a row of a table, which the user reveals by swiping, modelled on `UIContextualAction`.
///
///     let archive = ContextualAction(style: .normal, title: "Archive") { _, _, completion in
///         model.archive(message)
///         completion(true)
///     }
public final class ContextualAction {
    /// The purpose of an action, modelled on `UIContextualAction.Style`.
    ///
    ///     ContextualAction(style: .destructive, title: "Delete", handler: delete)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        /// An action that keeps the data.
        case normal
        /// An action that deletes data; its button is red.
        case destructive
    }

    /// Performs the action; call the last argument with true if it was performed, which closes the row.
    public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

    /// The purpose of the action.
    public let style: Style
    /// The title of the button and of the menu item; nil for none.
    public var title: String?
    /// The image of the button, which is displayed instead of the title; nil, the default, for none.
    public var image: Image?
    /// The background of the button; nil, the default, is grey, or red for a destructive action.
    public var backgroundColor: Color?
    /// Performs the action.
    public let handler: Handler

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The name for assistive technologies and menus.
    package var name: String { title ?? (style == .destructive ? "Delete" : "Action") }

    /// Returns a menu item with the name and the image of the action, which calls `perform`.
    package func menuElement(_ perform: @escaping () -> Void) -> Action {
        Action(
            title: name, image: image, attributes: style == .destructive ? .destructive : []
        ) { _ in perform() }
    }
}
