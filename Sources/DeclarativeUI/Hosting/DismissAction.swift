/// Dismisses the presentation that contains a view: `SwiftUI.DismissAction`.
///
/// In a sheet or popover it dismisses that, and elsewhere it closes the window, as the user does: a `dismissalConfirmationDialog` in the
/// window or sheet asks before. The window is that of a scene, or one whose root view controller is a ``HostingController``.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Close") { dismiss() }
public struct DismissAction {
    let action: () -> Void
    /// Dismisses the sheet or popover that contains the view, or closes its window.
    public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }

extension EnvironmentValues {
    /// Dismisses the sheet or popover that contains the view, or closes its window; does nothing in other hosting views.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}

extension HostingContainer {
    /// Whether a view asks before the window or presentation is dismissed.
    final var asksBeforeDismissal: Bool {
        updateDeclarativeViews()
        return !interaction.dismissalQuestions.asking(below: nil).isEmpty
    }

    /// Dismisses the presented controller that contains the hosting view, or closes the window that it fills.
    ///
    /// `completion` is called after the dismissal of a controller.
    final func dismissPresentation(completion: (() -> Void)? = nil) {
        guard let controller = presentingRoot else { return }
        if let presenting = controller.presentingViewController {
            guard let root = graph.root else { return }
            interaction.dismissalQuestions.whenConfirmed(below: root, in: graph) { [weak presenting] in
                presenting?.dismiss(animated: true, completion: completion)
            }
        } else if let window, window.rootViewController === controller, controller.viewIfLoaded === self {
            updateDeclarativeViews()
            window.performClose()
        }
    }
}
