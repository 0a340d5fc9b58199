/// A view whose retained views get accessibility properties.
struct Accessible<Content: View>: ContentHolding {
    let content: Content
    let properties: AccessibilityProperties

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AccessibleNode(view, in: context)
    }
}

/// A node whose views may have a label beside them.
protocol LabelledNode: Node {
    var isLabelled: Bool { get }
}

private final class AccessibleNode<Content: View>: TransparentNode<Accessible<Content>, Content>, LabelledNode
{
    private var isQueued = false
    /// The properties that were applied last; nil before the first time.
    private var given: AccessibilityProperties?
    var isLabelled: Bool { view.properties.isLabelled }

    override init(_ view: Accessible<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        apply()
    }

    override func update(to view: Accessible<Content>) {
        self.view = view
        content?.update(to: view.content)
        apply()
    }

    /// Applies the properties again after the update, because the descendant views have changed.
    override func itemsChanged() -> Bool {
        if !isQueued {
            isQueued = true
            graph.afterUpdate { [weak self] in
                guard let self, isMounted else { return }
                isQueued = false
                apply()
            }
        }
        return super.itemsChanged()
    }

    /// Sets the properties of the descendant views.
    ///
    /// Keeps an identifier that a descendant modifier has set. The identifier of a label with its content belongs to the content.
    private func apply() {
        var views: ContiguousArray<Widgets.View> = []
        appendViews(to: &views)
        let properties = view.properties
        if properties.identifier != nil || given?.identifier != nil {
            let named = properties.identified(among: views, of: self)
            if let old = given?.identifier {
                // Views that were named before the content had a control or a label.
                for view in views
                where view.accessibilityIdentifier == old && !named.contains(where: { $0 === view }) {
                    view.accessibilityIdentifier = nil
                }
            }
            for view in named
            where view.accessibilityIdentifier == nil || view.accessibilityIdentifier == given?.identifier {
                view.accessibilityIdentifier = properties.identifier
            }
        }
        properties.apply(to: views, of: self, since: given)
        given = properties
    }
}
