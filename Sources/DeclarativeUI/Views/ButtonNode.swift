/// Keeps the retained button; a title is drawn by it, any other label lies on it.
final class ButtonNode<Label: View>: ViewNode<Button<Label>> {
    private let retained = PressButton(frame: .zero)
    private var label: ViewNode<Label>?
    private var labelScope: ViewScope?
    private var single = SingleItem()

    override init(_ view: Button<Label>, in context: NodeContext) {
        super.init(view, in: context)
        if !(Label.self == Text.self) {
            let scope = ViewScope(container: retained, graph: graph)
            let node = Label._makeNode(view.label, in: context.below(self, scope: scope))
            scope.content = node
            scope.changed()
            labelScope = scope
            label = node
        }
        retained.press = { [unowned self] in press() }
        configure()
        scope.changed()
    }

    private func press() {
        let (action, site) = (view.action, view.site)
        UpdateOrigin.during("the action of Button", site, action)
    }

    override var childCount: Int { label == nil ? 0 : 1 }
    override func child(at index: Int) -> Node { label ?? super.child(at: index) }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(retained) }

    override func itemsChanged() -> Bool {
        single.forget()
        return false
    }

    override func update(to view: Button<Label>) {
        self.view = view
        configure()
        label?.update(to: view.label)
    }

    override func rebuild() { configure() }

    private func configure() {
        let (view, retained) = (view, retained)
        let old = retained.configuration
        let oldFont = retained.font
        graph.track(self) {
            let environment = EnvironmentValues(environment)
            var configuration = environment.buttonLook.configuration
            configuration.title = (view.label as? Text)?.string
            if let font = (view.label as? Text)?.font ?? environment.font { retained.font = font }
            retained.isEnabled = environment.isEnabled
            if let tint = environment.tint { retained.tintColor = tint }
            retained.configuration = configuration
        }
        retained.role =
            switch view.role {
            case nil: .normal
            case .cancel: .cancel
            case .destructive: .destructive
            }
        if old != retained.configuration || oldFont != retained.font { contentChanged() }
    }

    private func contentChanged() {
        if flags.contains(.needsMeasuring) { return }
        if let entry = sizes.entry(at: 0), measure(entry.proposal) == entry.size { return }
        invalidateLayout()
    }

    // MARK: - Layout

    private var item: Node? { single.find(self, label, HStackLayout()) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let own = retained.intrinsicContentSize
        guard let item = freshItem else { return own }
        let insets = retained.labelInsets
        let inner = item.layoutSize(proposal.inset(by: insets))
        return Size(
            width: inner.width + insets.left + insets.right,
            height: max(insets.top > 0 ? own.height : 0, inner.height + insets.top + insets.bottom))
    }

    private var freshItem: Node? {
        let item = item
        if let item, item !== label { item.flags.formUnion([.needsMeasuring, .needsPlacing]) }
        return item
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        if item != nil { return measuredRange(axis, cross: cross) }
        let length = layoutSize(.unspecified)[axis]
        return length...length
    }

    package override func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? {
        switch guide.kind {
        case .firstTextBaseline, .lastTextBaseline:
            item == nil ? retained.titleBaseline(in: size.height) : nil
        default: nil
        }
    }

    override func placeContent() {
        setFrame(of: retained)
        guard let item = freshItem else { return }
        let insets = retained.labelInsets
        let proposal = ProposedViewSize(size).inset(by: insets)
        let inner = item.layoutSize(proposal)
        item.place(
            at: Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), size: inner,
            proposal: proposal)
    }

    override func unmount() {
        labelScope?.isFrozen = true
        super.unmount()
        label = nil
        scope.remove(retained, with: movement)
    }
}

/// A button that calls a closure.
final class PressButton: Widgets.Button {
    var press: (() -> Void)?

    override func pressed() {
        super.pressed()
        press?()
    }

    /// Around a label that is not drawn by the button.
    var labelInsets: Widgets.EdgeInsets {
        if configuration.style == .plain { return Widgets.EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
        return Widgets.EdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    }

    func titleBaseline(in height: Double) -> Double {
        let metrics = Typesetter.shared.metrics(of: font, scale: contentScaleFactor)
        return height / 2 + metrics.ascent - metrics.lineHeight / 2
    }
}

extension ProposedViewSize {
    /// What is left of it inside of `insets`.
    func inset(by insets: Widgets.EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.left - insets.right) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

/// The looks of buttons that the toolkit draws.
enum ButtonLook: Hashable {
    case bordered, prominent, plain

    var configuration: ButtonConfiguration {
        switch self {
        case .bordered: .gray()
        case .prominent: .filled()
        case .plain: .plain()
        }
    }
}

private struct ButtonLookKey: EnvironmentKey { static var defaultValue: ButtonLook { .bordered } }

extension EnvironmentValues {
    var buttonLook: ButtonLook {
        get { self[ButtonLookKey.self] }
        set { self[ButtonLookKey.self] = newValue }
    }
}
