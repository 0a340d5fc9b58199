/// A reusable change of any view, with state of its own if needed.
///
/// Follows `SwiftUI.ViewModifier`.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View { content.padding().background(Color.cardBackground) }
///     }
///     Text("Hello").modifier(Card())
@MainActor
public protocol ViewModifier {
    associatedtype Body: View
    /// The type of the view that the modifier is applied to.
    typealias Content = ModifierContent<Self>
    /// Returns the modified view; `content` may occur in it once.
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// Applies a modifier to the view.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier applied to it.
///
///     let card: ModifiedContent<Text, Card> = Text("Hello").modifier(Card())
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    /// The view that the modifier is applied to.
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        makeAnimatable(view, in: context) ?? ModifierNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount {
        Modifier.Body._viewCount(Content._viewCount(modified))
    }
    public var _viewCount: ViewCount { Modifier.Body._viewCount(content._viewCount) }
}

extension ModifiedContent: Animatable where Modifier: Animatable {
    /// The data of the modifier.
    public var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

extension ModifiedContent {
    /// Returns the node of a modifier with animatable data; nil for other modifiers.
    private static func makeAnimatable(_ view: Self, in context: NodeContext) -> ViewNode<Self>? {
        func make<Modified: View & Animatable>(_ view: Modified) -> Node? {
            if Modified.AnimatableData.self == EmptyAnimatableData.self { return nil }
            return AnimatableNode(view, in: context) { view, context in
                (view as? Self).flatMap { ModifierNode($0, in: context) as? ViewNode<Modified> }
                    ?? CompositeNode(view, in: context)
            }
        }
        guard Modifier.self is any Animatable.Type, let view = view as? any View & Animatable else {
            return nil
        }
        return make(view) as? ViewNode<Self>
    }
}

/// A placeholder for the modified view in the body of a modifier.
///
/// It may occur there once.
///
///     func body(content: Content) -> some View { content.padding() }
public struct ModifierContent<Modifier: ViewModifier>: View, SlotHolding {
    /// The slot that holds the content.
    ///
    /// Compared by identity: a modifier in one place always has the same slot.
    let slot: ContentSlot

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SlotNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { modified }
    public var _viewCount: ViewCount { slot.viewCount }
}

/// Runs the body of a modifier when the modifier has changed; changed content is updated without running it.
private final class ModifierNode<Content: View, Modifier: ViewModifier>: KeepingNode<
    ModifiedContent<Content, Modifier>
>
{
    private let plan = FieldPlan.of(Modifier.self)
    private let slot: TypedSlot<Content>
    private var properties = PropertyStorage()
    private var content: ViewNode<Modifier.Body>?
    private var bodyRuns = 0

    override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
        slot = TypedSlot(view.content)
        super.init(view, in: context)
        graph.explanations.recordUpdate(of: self, [.mounted])
        content = Modifier.Body.mount(runBody(), in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var bodyCount: Int { bodyRuns }
    override var stateNames: [String] { properties.stateNames }
    override var typeName: String { Self.shortName(of: Modifier.self) }

    override func update(to view: ModifiedContent<Content, Modifier>) {
        let isSame = plan.isEqual(self.view.modifier, view.modifier)
        self.view.content = view.content
        if !isSame {
            graph.explanations.recordUpdate(
                of: self, [.parent(changed: plan.differences(self.view.modifier, view.modifier))])
            self.view.modifier = view.modifier
            flags.remove(.needsUpdate)
            content?.update(to: runBody())
        }
        slot.update(to: view.content)
    }

    override func rebuild() {
        graph.explanations.recordUpdate(of: self, [])
        content?.update(to: runBody())
    }

    private func runBody() -> Modifier.Body {
        bodyRuns += 1
        graph.counts.bodies += 1
        return graph.dependencies.track(self) {
            properties = properties.linked(to: &self.view.modifier, by: plan, of: self)
            return view.modifier.body(content: ModifierContent(slot: slot))
        }
    }

    override func unmount() {
        super.unmount()
        properties.releaseObjects()
        content = nil
    }
}
