/// The view in whose responder chain the undo manager is found.
struct UndoOrigin: Equatable {
    weak var container: Widgets.View?
    /// The window of the container, so that a move to another one updates the readers.
    let tree: ObjectIdentifier?

    static func == (first: UndoOrigin, second: UndoOrigin) -> Bool {
        first.container === second.container && first.tree == second.tree
    }
}

private struct UndoOriginKey: EnvironmentKey { static var defaultValue: UndoOrigin? { nil } }

extension EnvironmentValues {
    /// The undo manager of the window or view controller that displays the view; nil while none does.
    ///
    ///     @Environment(\.undoManager) private var undoManager
    public var undoManager: UndoManager? { undoOrigin?.container?.undoManager }

    var undoOrigin: UndoOrigin? {
        get { self[UndoOriginKey.self] }
        set { self[UndoOriginKey.self] = newValue }
    }
}
