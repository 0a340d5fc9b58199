/// The view value of a button.
///
/// The node is generic over this protocol, so that it accesses the stored properties without looking up the type's metadata.
protocol ButtonValue: View {
    associatedtype Label: View
    var role: ButtonRole? { get }
    var action: () -> Void { get }
    var label: Label { get }
    var site: DeclarationSite { get }
    /// Returns whether both look equal, regardless of their actions; neither value is changed.
    static func looksEqual(_ first: inout Self, _ second: inout Self, _ comparison: ValueComparison<Label>)
        -> Bool
}

extension Button: ButtonValue {
    static func looksEqual(
        _ first: inout Self, _ second: inout Self, _ comparison: ValueComparison<Label>
    ) -> Bool {
        first.role == second.role && comparison.areEqual(&first.label, &second.label)
    }
}

/// The node of a button: draws a label of text and image itself, and lays out other labels and styled bodies on the retained button.
final class ButtonNode<Value: ButtonValue>: KeepingNode<Value>, ShortcutTarget {
    private let retained = PressButton(frame: .zero)
    /// The node displayed on the button: the label, or the body of the button's style.
    @exclusivity(unchecked) private var shown: ViewNode<AnyView>?
    private var labelScope: ViewScope?
    @exclusivity(unchecked) private var single = SingleItem()
    private var isStyled = false
    /// The title that is not displayed, which names the button for assistive technologies.
    private var shownName: String?
    @exclusivity(unchecked) private(set) var shortcut: KeyboardShortcut?
    private let comparison = ValueComparison<Value.Label>.shared

    override init(_ view: Value, in context: NodeContext) {
        super.init(view, in: context)
        // Cleared in `unmount`, because a transition may keep the retained button alive afterwards.
        retained.press = { [unowned self] in press() }
        retained.highlightChanged = { [unowned self] in highlightChanged() }
        configure()
        scope.changed()
    }

    deinit {}

    private func press() {
        let (action, site) = (view.action, view.site)
        UpdateOrigin.during("the action of Button", site, action)
    }

    override var childCount: Int { shown == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { shown }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(retained) }

    override func itemsChanged() -> Bool {
        single.invalidate()
        return false
    }

    override func update(to view: borrowing Value) {
        var new = copy view
        // Usually only the action has changed, and closures cannot be compared.
        let looksEqual = Value.looksEqual(&self.view, &new, comparison)
        self.view = new
        if looksEqual, !flags.contains(.needsUpdate) { return }
        flags.remove(.needsUpdate)
        configure()
    }

    override func rebuild() { configure() }

    // MARK: - Appearance

    private func configure() {
        let old = retained.configuration
        let (oldFont, oldShown) = (retained.font, shown)
        var style: (any ButtonStyle)?
        graph.dependencies.track(self) {
            let environment = EnvironmentValues(environment)
            style = environment.buttonStyle.custom
            configureRetained(environment, isCustom: style != nil)
        }
        retained.role =
            switch view.role {
            case nil: .normal
            case .cancel: .cancel
            case .destructive: .destructive
            }
        show(style)
        if old != retained.configuration || oldFont != retained.font || oldShown !== shown {
            contentChanged()
        }
    }

    private func configureRetained(_ environment: EnvironmentValues, isCustom: Bool) {
        var look = environment.buttonStyle.look
        // As on macOS, the button that Return presses is prominent.
        if look == .bordered, environment.keyboardShortcut == .defaultAction { look = .prominent }
        var configuration = look.configuration
        var name: String?
        if isCustom {
            configuration = .plain()
        } else {
            let content = ButtonLabelContent(view.label)
            let style = environment.labelStyle
            let showsTitle = style != .iconOnly || content?.image == nil
            configuration.title = showsTitle ? content?.title : nil
            configuration.image = style == .titleOnly && content?.title != nil ? nil : content?.image
            configuration.preferredSymbolConfigurationForImage = content?.symbols(environment)
            name = showsTitle ? nil : content?.title
            configuration.baseForegroundColor = (view.label as? Text)?.color ?? environment.foregroundColor
        }
        retained.drawsNothing = isCustom
        if let font = (view.label as? Text)?.font ?? environment.font { retained.font = font }
        retained.apply(environment)
        retained.isSpringLoaded = environment.springLoadingBehavior.isEnabled(standard: false)
        if retained.configuration != configuration { retained.configuration = configuration }
        if name != shownName {
            shownName = name
            retained.accessibilityLabel = name
        }
        let shortcut = environment.keyboardShortcut
        if shortcut != self.shortcut {
            self.shortcut = shortcut
            if shortcut != nil { graph.interaction?.add(self) } else { graph.interaction?.remove(self) }
        }
    }

    /// Mounts, updates or removes the views displayed on the retained button.
    private func show(_ style: (any ButtonStyle)?) {
        let content: AnyView?
        if let style {
            content = style.makeAnyBody(
                ButtonStyleConfiguration(
                    role: view.role, label: .init(AnyView(view.label)), isPressed: retained.isHighlighted))
        } else {
            content = ButtonLabelContent.canDraw(Value.Label.self) ? nil : AnyView(view.label)
        }
        if isStyled != (style != nil) || (content == nil) != (shown == nil) { removeShown() }
        isStyled = style != nil
        guard let content else { return }
        if let shown { return shown.update(to: content) }
        let scope = labelScope ?? ViewScope(container: retained, graph: graph)
        labelScope = scope
        let node = AnyView._makeNode(
            content, in: NodeContext(graph: graph, parent: self, scope: scope, environment: environment))
        shown = node
        scope.content = node
        scope.changed()
        single.invalidate()
    }

    private func removeShown() {
        guard let old = shown else { return }
        shown = nil
        single.invalidate()
        remove(old)
    }

    /// Invalidates the node when the pressed state has changed, because the body of a style may depend on it.
    private func highlightChanged() {
        if !isStyled { return }
        setNeedsUpdate(.state("isPressed", declaredAt: view.site, owner: path, writtenBy: nil))
    }

    private func contentChanged() {
        if flags.contains(.needsMeasuring) { return }
        if let entry = sizes.entry(at: 0), measure(entry.proposal) == entry.size, shown == nil { return }
        invalidateLayout()
    }

    // MARK: - Shortcuts

    var isReadyForShortcut: Bool { retained.isEnabled && isReachedByShortcut }

    var isInViewTree: Bool { !(scope.container is OffscreenView) }

    var isReachedByShortcut: Bool {
        // A button in a menu is not in the view tree; its shortcut works as long as the menu could be opened.
        if scope.container is OffscreenView { return graph.container?.receivesKeys == true }
        // As in SwiftUI, a hidden or transparent button keeps its shortcut; a page that is not displayed has none.
        return retained.receivesKeys && PageVisibility(of: self).isVisible
    }

    func performShortcut() { retained.performPrimaryAction() }

    // MARK: - Layout

    private var item: Node? { single.find(self, shown, HStackLayout()) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let own = retained.intrinsicContentSize
        guard let item = freshItem else { return own }
        let insets = retained.labelInsets
        let inner = item.layoutSize(proposal.inset(by: insets))
        return Size(
            width: inner.width + insets.left + insets.right,
            height: max(insets.top > 0 ? own.height : 0, inner.height + insets.top + insets.bottom))
    }

    private var freshItem: Node? { single.findFresh(self, shown, HStackLayout()) }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        if item != nil { return measuredRange(axis, cross: cross) }
        let length = layoutSize(.unspecified)[axis]
        return length...length
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        switch guide.kind {
        case .firstTextBaseline, .lastTextBaseline:
            item == nil ? retained.titleBaseline(in: size.height) : nil
        default: nil
        }
    }

    override func placeContent() {
        RetainedFrame(of: self).apply(to: retained)
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
        retained.press = nil
        retained.highlightChanged = nil
        super.unmount()
        if shortcut != nil { graph.interaction?.remove(self) }
        shown = nil
        single.invalidate()
        scope.remove(retained, with: graph.transitions.animation(of: self))
    }
}

extension ProposedViewSize {
    /// Returns the proposal reduced by `insets`, at least 0 in each dimension.
    func inset(by insets: Widgets.EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.left - insets.right) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
