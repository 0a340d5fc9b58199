/// A declarative view that represents a custom retained view.
///
/// `SwiftUI.UIViewRepresentable`. The view is made once, and updated when a property of the description, a state or an
/// environment value that it read has changed. Its size follows, in this order: `sizeThatFits(_:view:context:)`; the constraints
/// inside of it; its intrinsic size, where a length without one takes what is proposed. It is asked again whenever it, or what
/// is inside of it, tells of another size or is laid out.
///
///     struct Meter: ViewRepresentable {
///         let level: Double
///         func makeView(context: Context) -> MeterView { MeterView() }
///         func updateView(_ view: MeterView, context: Context) { view.level = level }
///     }
@MainActor
public protocol ViewRepresentable: View where Body == Never {
    associatedtype ViewType: Widgets.View
    associatedtype Coordinator = Void
    /// The coordinator, the environment and the transaction.
    typealias Context = ViewRepresentableContext<Self>

    /// Returns the view, once for each identity.
    func makeView(context: Context) -> ViewType
    /// Gives the view what the description says; also right after it was made.
    func updateView(_ view: ViewType, context: Context)
    /// The view goes for good.
    static func dismantleView(_ view: ViewType, coordinator: Coordinator)
    /// Makes what the view talks to: a delegate, a target.
    func makeCoordinator() -> Coordinator
    /// The size within `proposal`, in points; nil leaves it to the view.
    func sizeThatFits(_ proposal: ProposedViewSize, view: ViewType, context: Context) -> Size?
}

extension ViewRepresentable {
    public static func dismantleView(_ view: ViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, view: ViewType, context: Context) -> Size? { nil }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        RepresentableNode<Self, ViewAdapter<Self>>(view, in: context)
    }
}

extension ViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Connects a node to a representable view.
enum ViewAdapter<Content: ViewRepresentable>: RepresentableAdapter {
    static func context(
        _ coordinator: Content.Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction
    ) -> Content.Context {
        ViewRepresentableContext(
            coordinator: coordinator, environment: environment, transaction: transaction)
    }

    static func makeCoordinator(_ content: Content) -> Content.Coordinator { content.makeCoordinator() }

    static func make(_ content: Content, _ context: Content.Context) -> Content.ViewType {
        content.makeView(context: context)
    }

    static func update(_ content: Content, _ hosted: Content.ViewType, _ context: Content.Context) {
        content.updateView(hosted, context: context)
    }

    static func dismantle(_ hosted: Content.ViewType, _ coordinator: Content.Coordinator) {
        Content.dismantleView(hosted, coordinator: coordinator)
    }

    static func size(
        _ content: Content, _ hosted: Content.ViewType, _ proposal: ProposedViewSize,
        _ context: Content.Context
    ) -> Size? {
        content.sizeThatFits(proposal, view: hosted, context: context)
    }

    static func view(of hosted: Content.ViewType) -> Widgets.View { hosted }
    static func controller(of hosted: Content.ViewType) -> ViewController? { nil }
}
