/// A view whose retained views get accessibility properties.
struct Accessible<Content: View>: ContentHolding {
    let content: Content
    let properties: AccessibilityProperties

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AccessibleNode(view, in: context)
    }
}

private final class AccessibleNode<Content: View>: TransparentNode<Accessible<Content>, Content> {
    private var isQueued = false
    /// The properties that were applied last; nil before the first time.
    private var given: AccessibilityProperties?

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
    /// Keeps an identifier that a descendant modifier has set. The identifier of a labelled control belongs to the control.
    private func apply() {
        var views: ContiguousArray<Widgets.View> = []
        appendViews(to: &views)
        let properties = view.properties
        if properties.identifier != nil || given?.identifier != nil {
            for view in properties.receivers(among: views, of: self)
            where view.accessibilityIdentifier == nil || view.accessibilityIdentifier == given?.identifier {
                view.accessibilityIdentifier = properties.identifier
            }
        }
        properties.apply(to: views, of: self, since: given)
        given = properties
    }
}
