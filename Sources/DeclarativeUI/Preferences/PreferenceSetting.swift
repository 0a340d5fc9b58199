/// A view that sets a preference.
struct PreferenceSetting<Content: View, Key: PreferenceKey>: ContentHolding {
    let content: Content
    let value: Key.Value

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        PreferenceSettingNode(view, in: context)
    }
}

private final class PreferenceSettingNode<Content: View, Key: PreferenceKey>: TransparentNode<
    PreferenceSetting<Content, Key>, Content
>, PreferenceSource
{
    override init(_ view: PreferenceSetting<Content, Key>, in context: NodeContext) {
        super.init(view, in: context)
        flags.insert(.setsPreferences)
        mount(view.content, in: innerContext)
        NodePreferences(of: self).changed(ObjectIdentifier(Key.self))
    }

    override func update(to view: PreferenceSetting<Content, Key>) {
        let isSame = ValueComparison<Key.Value>.shared.areEqual(self.view.value, view.value)
        self.view = view
        if !isSame { NodePreferences(of: self).changed(ObjectIdentifier(Key.self)) }
        content?.update(to: view.content)
    }

    func preference<Asked: PreferenceKey>(
        _ key: Asked.Type, inside: () -> Asked.Value?
    ) -> PreferenceResult<Asked.Value> {
        guard key == Key.self, let value = view.value as? Asked.Value else { return .passes }
        return .tells(value)
    }
}

/// A view that transforms a preference of its descendants.
struct PreferenceTransforming<Content: View, Key: PreferenceKey>: ContentHolding {
    let content: Content
    let transform: (inout Key.Value) -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        PreferenceTransformingNode(view, in: context)
    }
}

private final class PreferenceTransformingNode<Content: View, Key: PreferenceKey>: TransparentNode<
    PreferenceTransforming<Content, Key>, Content
>, PreferenceSource
{
    override init(_ view: PreferenceTransforming<Content, Key>, in context: NodeContext) {
        super.init(view, in: context)
        flags.insert(.setsPreferences)
        mount(view.content, in: innerContext)
        NodePreferences(of: self).changed(ObjectIdentifier(Key.self))
    }

    override func update(to view: PreferenceTransforming<Content, Key>) {
        self.view = view
        // Closures cannot be compared.
        NodePreferences(of: self).changed(ObjectIdentifier(Key.self))
        content?.update(to: view.content)
    }

    func preference<Asked: PreferenceKey>(
        _ key: Asked.Type, inside: () -> Asked.Value?
    ) -> PreferenceResult<Asked.Value> {
        guard key == Key.self, var value = (inside() ?? Asked.defaultValue) as? Key.Value else {
            return .passes
        }
        view.transform(&value)
        return .tells(value as? Asked.Value)
    }
}

/// A view that adds an anchor to a preference.
struct AnchorSetting<Content: View, Value, Key: PreferenceKey>: ItemModifier {
    let content: Content
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AnchorSettingNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(AnchorSetting<Other, Value, Key>(content: other, source: source, transform: transform))
    }
}

private final class AnchorSettingNode<Content: View, Value, Key: PreferenceKey>: UnaryNode<
    AnchorSetting<Content, Value, Key>, Content
>, PreferenceSource
{
    @exclusivity(unchecked) private var view: AnchorSetting<Content, Value, Key>
    private var reportedFrame: Rect?

    init(_ view: AnchorSetting<Content, Value, Key>, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        flags.insert(.setsPreferences)
        mount(view.content, in: innerContext)
    }

    override func update(to view: AnchorSetting<Content, Value, Key>) {
        self.view = view
        if reportedFrame != nil { NodePreferences(of: self).changed(ObjectIdentifier(Key.self)) }
        content?.update(to: view.content)
    }

    override func placeContent() {
        super.placeContent()
        let frame = Rect(origin: origin, size: size)
        if frame == reportedFrame { return }
        reportedFrame = frame
        NodePreferences(of: self).changed(ObjectIdentifier(Key.self))
    }

    func preference<Asked: PreferenceKey>(
        _ key: Asked.Type, inside: () -> Asked.Value?
    ) -> PreferenceResult<Asked.Value> {
        guard key == Key.self, let frame = reportedFrame,
            var value = (inside() ?? Asked.defaultValue) as? Key.Value
        else { return .passes }
        let anchor = Anchor(
            node: self, value: view.source.make(size), convert: view.source.convert, frame: frame)
        view.transform(&value, anchor)
        return .tells(value as? Asked.Value)
    }
}
