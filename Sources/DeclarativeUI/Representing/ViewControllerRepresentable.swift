/// A declarative view that represents a view controller.
///
/// Follows `SwiftUI.UIViewControllerRepresentable`. The controller becomes a child of the controller that displays the
/// declarative view, if there is one. The size of its view is determined as in ``ViewRepresentable``.
///
///     struct Editor: ViewControllerRepresentable {
///         let document: Document
///         func makeViewController(context: Context) -> EditorController { EditorController() }
///         func updateViewController(_ controller: EditorController, context: Context) { controller.document = document }
///     }
@MainActor
public protocol ViewControllerRepresentable: View where Body == Never {
    associatedtype ViewControllerType: ViewController
    associatedtype Coordinator = Void
    /// The context of a call: coordinator, environment and transaction.
    typealias Context = ViewControllerRepresentableContext<Self>

    /// Creates the controller; called once for each identity of the view.
    func makeViewController(context: Context) -> ViewControllerType
    /// Updates the controller from the properties of the view; also called right after the controller was created.
    func updateViewController(_ viewController: ViewControllerType, context: Context)
    /// Cleans up before the controller is removed for good; does nothing by default.
    static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator, for example a delegate of the controller.
    func makeCoordinator() -> Coordinator
    /// Returns the size within `proposal`, in points; nil, the default, to let the controller's view determine it.
    func sizeThatFits(
        _ proposal: ProposedViewSize, viewController: ViewControllerType, context: Context
    ) -> Size?
}

extension ViewControllerRepresentable {
    public static func dismantleViewController(
        _ viewController: ViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, viewController: ViewControllerType, context: Context
    ) -> Size? { nil }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        RepresentableNode<Self, ViewControllerAdapter<Self>>(view, in: context)
    }
}

extension ViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Adapts a representable controller to its node.
enum ViewControllerAdapter<Content: ViewControllerRepresentable>: RepresentableAdapter {
    static func context(
        _ coordinator: Content.Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction
    ) -> Content.Context {
        ViewControllerRepresentableContext(
            coordinator: coordinator, environment: environment, transaction: transaction)
    }

    static func makeCoordinator(_ content: Content) -> Content.Coordinator { content.makeCoordinator() }

    static func make(_ content: Content, _ context: Content.Context) -> Content.ViewControllerType {
        content.makeViewController(context: context)
    }

    static func update(
        _ content: Content, _ hosted: Content.ViewControllerType, _ context: Content.Context
    ) {
        content.updateViewController(hosted, context: context)
    }

    static func dismantle(_ hosted: Content.ViewControllerType, _ coordinator: Content.Coordinator) {
        Content.dismantleViewController(hosted, coordinator: coordinator)
    }

    static func size(
        _ content: Content, _ hosted: Content.ViewControllerType, _ proposal: ProposedViewSize,
        _ context: Content.Context
    ) -> Size? {
        content.sizeThatFits(proposal, viewController: hosted, context: context)
    }

    static func view(of hosted: Content.ViewControllerType) -> Widgets.View { hosted.view }
    static func controller(of hosted: Content.ViewControllerType) -> ViewController? { hosted }
}
