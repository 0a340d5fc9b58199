/// The coordinator, environment and transaction with which a retained view is made and updated.
///
/// `SwiftUI.UIViewRepresentableContext`.
///
///     func updateView(_ view: Gauge, context: Context) { view.isDimmed = !context.environment.isEnabled }
public struct ViewRepresentableContext<Representable: ViewRepresentable> {
    /// The result of `makeCoordinator()`; lives as long as the view.
    public let coordinator: Representable.Coordinator
    /// The values at the description's place; those that are read make the view be updated when they change.
    public let environment: EnvironmentValues
    /// How the present changes move.
    public let transaction: Transaction
}

/// The coordinator, environment and transaction with which a controller is made and updated.
///
/// `SwiftUI.UIViewControllerRepresentableContext`.
///
///     func makeViewController(context: Context) -> Editor { Editor(delegate: context.coordinator) }
public struct ViewControllerRepresentableContext<Representable: ViewControllerRepresentable> {
    /// The result of `makeCoordinator()`; lives as long as the controller.
    public let coordinator: Representable.Coordinator
    /// The values at the description's place; those that are read make the controller be updated when they change.
    public let environment: EnvironmentValues
    /// How the present changes move.
    public let transaction: Transaction
}
