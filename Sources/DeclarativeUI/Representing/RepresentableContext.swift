/// The coordinator, environment and transaction with which a retained view is made and updated.
///
/// `SwiftUI.UIViewRepresentableContext`.
///
///     func updateView(_ view: Gauge, context: Context) { view.isDimmed = !context.environment.isEnabled }
public struct ViewRepresentableContext<Representable: ViewRepresentable> {
    /// The result of `makeCoordinator()`; it lives as long as the view.
    public let coordinator: Representable.Coordinator
    /// The environment of the declarative view; a change of a value that was read here updates the retained view.
    public let environment: EnvironmentValues
    /// The transaction of the current update, which determines how changes are animated.
    public let transaction: Transaction
}

/// The coordinator, environment and transaction with which a controller is made and updated.
///
/// `SwiftUI.UIViewControllerRepresentableContext`.
///
///     func makeViewController(context: Context) -> Editor { Editor(delegate: context.coordinator) }
public struct ViewControllerRepresentableContext<Representable: ViewControllerRepresentable> {
    /// The result of `makeCoordinator()`; it lives as long as the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of the declarative view; a change of a value that was read here updates the controller.
    public let environment: EnvironmentValues
    /// The transaction of the current update, which determines how changes are animated.
    public let transaction: Transaction
}
