/// The properties of a view for assistive technology and tests.
struct AccessibilityProperties: Hashable {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var isHidden: Bool?
}

extension View {
    /// A name by which tests, and constraints, find the view: the retained views inside get it that have none yet.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(identifier: identifier))
    }

    /// Sets the accessibility label: the name of the view.
    public func accessibilityLabel(_ label: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(label: label))
    }

    public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }

    /// Sets the accessibility value, such as the position of a slider, as text.
    public func accessibilityValue(_ value: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(value: value))
    }

    /// Sets the accessibility hint: the effect of operating the view, as text.
    public func accessibilityHint(_ hint: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(hint: hint))
    }

    /// Sets whether the view is hidden from assistive technology.
    public func accessibilityHidden(_ hidden: Bool = true) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(isHidden: hidden))
    }
}

/// A view of which something is said.
struct Accessible<Content: View>: ContentHolding {
    let content: Content
    let properties: AccessibilityProperties

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AccessibleNode(view, in: context)
    }
}

/// A node that knows what is said of what is inside of it.
protocol AccessibilityDescribing: Node {
    var accessibility: AccessibilityProperties { get }
}

private final class AccessibleNode<Content: View>: TransparentNode<Accessible<Content>, Content>,
    AccessibilityDescribing
{
    private var isQueued = false
    /// The identifier that was given to views before.
    private var given: String?

    override init(_ view: Accessible<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        name()
    }

    var accessibility: AccessibilityProperties { view.properties }

    override func update(to view: Accessible<Content>) {
        let isSame = self.view.properties == view.properties
        self.view = view
        content?.update(to: view.content)
        if !isSame { name() }
    }

    /// Other views are inside.
    override func itemsChanged() -> Bool {
        if view.properties.identifier != nil, !isQueued {
            isQueued = true
            graph.afterUpdate { [weak self] in
                guard let self, isMounted else { return }
                isQueued = false
                name()
            }
        }
        return super.itemsChanged()
    }

    /// Sets the identifier of the views inside; a view that a descendant modifier has named keeps its own.
    private func name() {
        let identifier = view.properties.identifier
        if identifier == nil, given == nil { return }
        var views: ContiguousArray<Widgets.View> = []
        appendViews(to: &views)
        for view in views where view.accessibilityIdentifier == nil || view.accessibilityIdentifier == given {
            view.accessibilityIdentifier = identifier
        }
        given = identifier
    }
}
