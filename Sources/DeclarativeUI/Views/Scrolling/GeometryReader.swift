/// A view whose content is a function of its size and position.
///
/// Follows `SwiftUI.GeometryReader`: it takes the proposed size, and places its content in a stack at the top leading
/// corner. When the size changes, or a frame in another space that the content has read, the content is rebuilt within
/// the same layout pass.
///
///     GeometryReader { proxy in
///         Color.accentColor.frame(width: proxy.size.width * share)
///     }
public struct GeometryReader<Content: View>: View {
    let content: (GeometryProxy) -> Content

    /// Creates a view whose content is computed from its geometry; called again when the geometry that it has read changes.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        GeometryNode(view, in: context)
    }
}

/// The size and position of a view: `SwiftUI.GeometryProxy`.
///
///     proxy.frame(in: .global).minY
public struct GeometryProxy {
    weak var node: Node?
    /// The size of the view, in points.
    public let size: Size
    let reading: GeometryReading

    /// Returns the frame of the view in `space`, in points.
    public func frame(in space: CoordinateSpace) -> Rect {
        let own = Rect(origin: .zero, size: size)
        guard let node, space != .local else { return own }
        reading.readsPlace = true
        return NodeSpace(of: node).convert(own, to: space)
    }

    /// The insets of the safe area: zero, because no bars or notches cover the view.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The value of `anchor`, converted to the coordinate space of this view.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        guard let node else { return anchor.value }
        reading.readsPlace = true
        return anchor.resolve(node)
    }
}

/// Records which properties of a proxy were read.
final class GeometryReading {
    var readsPlace = false
    deinit {}
}

private final class GeometryNode<Content: View>: KeepingNode<GeometryReader<Content>>, ViewportObserving {
    private var content: ViewNode<Content>?
    private var single = SingleItem()
    private var builtSize: Size?
    private var builtPlace: Rect?
    private var reading = GeometryReading()

    override init(_ view: GeometryReader<Content>, in context: NodeContext) {
        super.init(view, in: context)
        flags.insert(.isLayoutBoundary)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func itemsChanged() -> Bool {
        single.invalidate()
        return false
    }

    override func update(to view: GeometryReader<Content>) {
        self.view = view
        rebuild()
    }

    override func rebuild() {
        flags.remove(.needsUpdate)
        // The size is unknown before the first layout.
        if content != nil { build() }
    }

    private func build() {
        let reading = GeometryReading()
        let proxy = GeometryProxy(node: self, size: size, reading: reading)
        let made = graph.dependencies.track(self) { view.content(proxy) }
        self.reading = reading
        if reading.readsPlace { EnclosingViewports(of: self).beginObserving() }
        builtSize = size
        builtPlace = place
        if let content { return content.update(to: made) }
        content = Content._makeNode(made, in: innerContext)
        single.invalidate()
        scope.changed()
        graph.arrangeScopes()
    }

    /// The frame in the window; nil if the content has not read it.
    private var place: Rect? {
        reading.readsPlace ? NodeSpace(of: self).convert(Rect(origin: .zero, size: size), to: .global) : nil
    }

    func viewportChanged() {
        if reading.readsPlace, place != builtPlace {
            setNeedsUpdate(.environment("the place of GeometryReader", writtenBy: UpdateOrigin.current))
        }
    }

    // MARK: - Layout

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> { 0 ... .infinity }

    override func placeContent() {
        if content == nil || builtSize != size || place != builtPlace { build() }
        guard let item = single.findFresh(self, content, ZStackLayout(alignment: .topLeading)) else { return }
        let proposal = ProposedViewSize(size)
        let inner = item.layoutSize(proposal)
        let x = layoutDirection == .rightToLeft ? size.width - inner.width : 0
        item.place(at: Point(x: origin.x + x, y: origin.y), size: inner, proposal: proposal)
    }

    override func unmount() {
        EnclosingViewports(of: self).endObserving()
        super.unmount()
        content = nil
        single.invalidate()
    }
}
