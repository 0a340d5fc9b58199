/// A value that a view passes to the layout that contains it.
enum LayoutHint {
    case priority(Double)
    case custom(ObjectIdentifier, Any)
    case guide(AlignmentKey, (ViewDimensions) -> Double)
}

/// A view with a hint for its containing layout.
struct LayoutValued<Content: View>: ItemModifier {
    let content: Content
    let value: LayoutHint

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LayoutValuedNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(LayoutValued<Other>(content: other, value: value))
    }
}

private final class LayoutValuedNode<Content: View>: UnaryNode<LayoutValued<Content>, Content> {
    @exclusivity(unchecked) private var view: LayoutValued<Content>
    init(_ view: LayoutValued<Content>, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        if case .guide = view.value { graph.layout.hasExplicitGuides = true }
        mount(view.content, in: innerContext)
    }

    deinit {}

    override func update(to view: LayoutValued<Content>) {
        if case .priority(let old) = self.view.value, case .priority(let new) = view.value, old == new {
            // Priorities are the most frequent hint, and the only one that can be compared.
        } else {
            parent?.invalidateLayout()
            invalidateLayout()
        }
        self.view = view
        content?.update(to: view.content)
    }

    package override var layoutPriority: Double {
        if case .priority(let priority) = view.value { return priority.isFinite ? priority : 0 }
        return super.layoutPriority
    }

    package override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        if case .custom(let id, let value) = view.value, id == ObjectIdentifier(key),
            let own = value as? Key.Value
        {
            return own
        }
        return super.layoutValue(key)
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        guard case .guide(let key, let compute) = view.value, key == guide, let item else {
            return super.explicitAlignment(guide, size: size, proposal: proposal)
        }
        return cachedGuide(guide, size, proposal) {
            compute(ViewDimensions(of: item, size: size, proposal: proposal))
        }
    }
}
