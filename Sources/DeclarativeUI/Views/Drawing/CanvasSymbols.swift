/// The symbols of a canvas: views that are not displayed, and their images.
final class CanvasSymbols {
    private let container = OffscreenView(frame: .zero)
    /// The scope in which the symbols are mounted.
    let scope: ViewScope
    private weak var content: Node?
    private var images: [AnyHashable: Widgets.Image] = [:]

    init(graph: Graph) { scope = ViewScope(container: container, graph: graph) }

    deinit {}

    func show(_ content: Node) {
        self.content = content
        scope.content = content
        scope.changed()
    }

    /// Removes the images, because the symbols may have changed.
    func removeImages() { images.removeAll() }

    /// Returns the image of the symbol with the tag `id`; nil if there is none or if it is empty.
    ///
    /// The first call for a symbol lays it out and draws it; further calls are O(1) until the canvas changes.
    func image(_ id: AnyHashable, scale: Double, _ environment: EnvironmentValues) -> Widgets.Image? {
        if let known = images[id] { return known }
        guard let content else { return nil }
        var items: ContiguousArray<Node> = []
        content.appendItems(to: &items)
        guard let item = items.first(where: { ChoiceTag(of: $0).around(below: content.parent) == id }) else {
            return nil
        }
        // The other symbols are outside of the image.
        for other in items where other !== item { place(other, at: Point(x: 100_000, y: 0)) }
        let size = place(item, at: .zero)
        guard size.width > 0, size.height > 0, size.width <= 8192, size.height <= 8192 else { return nil }
        container.frame = Rect(origin: .zero, size: size)
        let bitmap = DependencyTracker.untracked {
            container.clearSnapshot(scale: scale, theme: environment.theme)
        }
        let image = Widgets.Image(bitmap: bitmap, scale: scale)
        images[id] = image
        return image
    }

    @discardableResult private func place(_ item: Node, at origin: Point) -> Size {
        let size = item.layoutSize(.unspecified)
        item.place(at: origin, size: size, proposal: .unspecified)
        return size
    }
}
