/// An action that loads the content of a scrollable view again: `SwiftUI.RefreshAction`.
///
///     @Environment(\.refresh) private var refresh
///
///     Button("Reload") { Task { await refresh?() } }
public struct RefreshAction {
    let action: () async -> Void

    /// Performs the action and returns when it has finished.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action of ``View/refreshable(action:)``; nil, the default, for none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Loads the content of descendant lists and vertical scroll views again when the user pulls it down, or presses F5 or Ctrl+R.
    ///
    /// The indicator is visible until `action` returns.
    public func refreshable(action: @escaping () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// The refresh control of a declarative scroll view.
final class RefreshBinding {
    private var action: RefreshAction?
    private var control: RefreshControl?
    private var task: Task<Void, Never>?

    deinit { task?.cancel() }

    /// Adds or removes the refresh control, and replaces its action.
    func apply(_ action: RefreshAction?, to area: Widgets.ScrollView) {
        self.action = action
        guard action != nil else {
            task?.cancel()
            area.refreshControl = nil
            control = nil
            return
        }
        guard control == nil else { return }
        let control = RefreshControl()
        control.addAction(Action { [weak self] _ in self?.begin() }, for: .valueChanged)
        self.control = control
        area.refreshControl = control
    }

    private func begin() {
        guard let action else { return }
        task?.cancel()
        task = Task { [weak self] in
            await action()
            if !Task.isCancelled { self?.control?.endRefreshing() }
        }
    }
}
