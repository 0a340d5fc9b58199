/// A description of a controller with its view.
///
/// `SwiftUI.UIViewControllerRepresentable`. The controller becomes a child of the controller that the description is shown in,
/// if there is one. Its view is sized as by ``ViewRepresentable``.
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
    /// The coordinator, the environment and the transaction.
    typealias Context = ViewControllerRepresentableContext<Self>

    /// Returns the controller, once for each identity of the view.
    func makeViewController(context: Context) -> ViewControllerType
    /// Gives the controller what the description says; also right after it was made.
    func updateViewController(_ viewController: ViewControllerType, context: Context)
    /// The controller goes for good.
    static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator)
    /// Makes what the controller talks to.
    func makeCoordinator() -> Coordinator
    /// The size within `proposal`, in points; nil leaves it to the controller's view.
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

/// Connects a node to a representable controller.
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
