/// The place of a view to which the arrow of a popover points: `SwiftUI.PopoverAttachmentAnchor`.
///
///     .popover(isPresented: $isShown, attachmentAnchor: .point(.top)) { Details() }
public nonisolated enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A rectangle, by default the bounds of the view.
    case rect(Source)
    /// A point, in fractions of the size of the view.
    case point(UnitPoint)

    /// A rectangle of a view.
    ///
    ///     PopoverAttachmentAnchor.rect(.bounds)
    public enum Source: Hashable, Sendable {
        /// The bounds of the view.
        case bounds
        /// A rectangle in the coordinate space of the view, in points.
        case rect(Rect)
    }

    func rect(in frame: Rect) -> Rect {
        switch self {
        case .rect(.bounds): frame
        case .rect(.rect(let rect)): rect.offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            Rect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
                height: 0)
        }
    }
}

extension View {
    /// Presents `content` beside the view, with an arrow, while `isPresented` is true.
    ///
    /// `arrowEdge` is the edge of the view at which the popover is placed if there is room. A press outside, Escape and `dismiss` of the
    /// environment inside close it and set `isPresented` to false. The popover can leave the window.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PopoverPresenting(
            base: self, isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge,
            site: DeclarationSite(fileID: fileID, line: line), popover: content)
    }

    /// Presents a popover while `item` is not nil; another item replaces its content.
    ///
    ///     .popover(item: $selectedDay) { day in Appointments(day: day) }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PopoverPresenting(
            base: self,
            isPresented: Binding(
                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            anchor: attachmentAnchor, edge: arrowEdge, site: DeclarationSite(fileID: fileID, line: line)
        ) {
            item.wrappedValue.map { value in content(value).id(value.id) }
        }
    }
}

/// A view that presents a popover.
struct PopoverPresenting<Base: View, Content: View>: View {
    let base: Base
    let isPresented: Binding<Bool>
    let anchor: PopoverAttachmentAnchor
    let edge: Edge
    let site: DeclarationSite
    let popover: () -> Content

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        PopoverNode(view, in: context)
    }

    static func _viewCount(_ modified: ViewCount) -> ViewCount { Base._viewCount(modified) }
    var _viewCount: ViewCount { base._viewCount }
}

private final class PopoverNode<Base: View, Content: View>: KeepingNode<PopoverPresenting<Base, Content>>,
    PagePresenting, PresentationRequest
{
    private var content: ViewNode<Base>?
    private var page: ViewNode<Page<AnyView>>?
    private var pageView: PageView?
    private let popover = Popover()

    override init(_ view: PopoverPresenting<Base, Content>, in context: NodeContext) {
        super.init(view, in: context)
        content = Base.mount(view.base, in: innerContext)
        popover.onClose = { [weak self] in self?.closed() }
        follow()
    }

    override var childCount: Int { (content == nil ? 0 : 1) + (page == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? { (index == 0 ? content : nil) ?? page }

    var presentingContent: Node? { content }
    var presentedPage: Node? { page }
    var presentedView: Widgets.View? { pageView }
    var isPageDisplayed: Bool { isDisplayed }
    var presenter: Node { self }
    var precedence: PresentationPrecedence { .afterAnswers }
    var isDisplayed: Bool { popover.isShown }
    func presents(_ controller: ViewController) -> Bool { false }
    private var queue: PresentationQueue? { graph.interaction?.presentations }

    override func update(to view: PopoverPresenting<Base, Content>) {
        self.view = view
        flags.remove(.needsUpdate)
        content?.update(to: view.base)
        follow()
    }

    override func rebuild() { follow() }

    /// Presents, updates or closes the popover to match `isPresented`.
    private func follow() {
        let view = view
        let description = graph.dependencies.track(self) {
            view.isPresented.wrappedValue ? view.popover() : nil
        }
        guard let description else { return withdraw() }
        let dismiss = DismissAction { [weak self] in self?.popover.close() }
        let shown = AnyView(PresentedContent(content: description).environment(\.dismiss, dismiss))
        if let page, let pageView {
            return page.update(to: Page(content: shown, view: pageView, isPresented: true))
        }
        let container = PageView(frame: .zero)
        pageView = container
        page = Page._makeNode(Page(content: shown, view: container, isPresented: true), in: innerContext)
        queue?.add(self)
    }

    /// Shows the popover beside the base, which has to be placed, and not to be covered by a sheet or alert.
    func perform() -> Bool {
        guard let pageView, !popover.isShown else { return true }
        let enclosing = PresentationOrder.enclosingPage(of: self)
        guard let container = enclosing == nil ? graph.container : enclosing?.view,
            let host = container.viewHost,
            !ViewLayers(of: container).areCovering
        else { return false }
        layOut(container, in: host)
        guard let content, let frame = NodeSpace(of: content).frame(in: container) else { return false }
        let controller = ViewController()
        controller.view = pageView
        popover.contentViewController = controller
        let rect = view.anchor.rect(in: frame)
        if !popover.show(relativeTo: rect, of: container, preferredEdge: edge(in: container)) { closed() }
        return true
    }

    /// Lays out the views around the base, and the sheet or popover that contains them, which may have just been presented.
    private func layOut(_ container: Widgets.View, in host: ViewHost) {
        var layer = container
        while container !== graph.container, let superview = layer.superview, superview !== host.rootView {
            layer = superview
        }
        layer.layoutIfNeeded()
    }

    /// Closes the popover, or withdraws the request while it waits.
    private func withdraw() {
        if popover.isShown { popover.close() } else { closed() }
    }

    private func edge(in container: Widgets.View) -> RectEdge {
        switch view.edge {
        case .top: .minY
        case .bottom: .maxY
        case .leading: container.isMirrored ? .maxX : .minX
        case .trailing: container.isMirrored ? .minX : .maxX
        }
    }

    /// Sets the binding to false after the popover was closed by the user, by its own content or with its window.
    private func closed() {
        guard let old = page else { return }
        queue?.remove(self)
        page = nil
        pageView = nil
        graph.afterUpdate { [weak self, weak container = graph.container] in
            if container == nil { return }
            if let self { remove(old) } else { old.unmount() }
        }
        let view = view
        if DependencyTracker.untracked({ view.isPresented.wrappedValue }) {
            UpdateOrigin.during("the dismissal of a popover", view.site) {
                view.isPresented.wrappedValue = false
            }
        }
    }

    override func unmount() {
        super.unmount()
        popover.onClose = nil
        popover.close()
        queue?.remove(self)
        content = nil
        page = nil
        pageView = nil
    }
}
