/// The view of an open list of completions, which covers the window; the text that opened it keeps the focus and handles the keys.
///
/// The host displays the list in a window of its own where the platform has such windows.
final class CompletionOverlay: View, CompletionList {
    private(set) weak var owner: View?
    private let panel: CompletionPanel
    private let outsidePresses: CompletionListOutsidePresses
    private let onChoose: (Int) -> Void
    private var onDismiss: (() -> Void)?
    private var isOpen = true
    /// Whether the overlay is ignored by hit tests, to find the view behind it.
    private var isPassedOver = false

    /// Adds the overlay to the window of `owner`; the list is displayed by the first call of ``show(_:at:minimumWidth:rowCount:)``.
    init(
        for owner: View, in host: ViewHost, outsidePresses: CompletionListOutsidePresses,
        onChoose: @escaping (Int) -> Void, onDismiss: @escaping () -> Void
    ) {
        self.owner = owner
        self.outsidePresses = outsidePresses
        self.onChoose = onChoose
        self.onDismiss = onDismiss
        panel = host.popups.hiddenView as? CompletionPanel ?? CompletionPanel()
        super.init(frame: host.rootView.bounds)
        View.performWithoutAnimation {
            semanticContentAttribute = owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
            tintColor = owner.tintColor
            ThemeInheritance(of: self).inherit(from: owner)
            host.rootView.addSubview(self)
            host.addLayer(self)
        }
    }

    // MARK: - List

    var highlighted: Int? { panel.highlighted }

    func show(_ rows: [CompletionRow], at anchor: PopupPlacement.Anchor, minimumWidth: Double, rowCount: Int)
    {
        guard isOpen, let host = viewHost else { return }
        View.performWithoutAnimation {
            let area: Rect
            if panel.superview === self {
                area = host.popups.area(for: panel, as: .menu, besides: anchor.rect)
            } else {
                addSubview(panel)
                area = host.popups.detach(
                    panel, as: .menu, besides: anchor.rect, isRetained: true,
                    onReturn: { [weak self] area in
                        if let self { panel.place(within: convert(area, from: nil)) }
                    })
            }
            panel.display(
                rows, at: anchor.converted(from: nil, to: self), minimumWidth: minimumWidth,
                visibleRowCount: rowCount)
            panel.place(within: convert(area, from: nil))
        }
    }

    func highlight(_ index: Int?) { panel.highlight(index, scrolls: true) }

    func close() {
        if !isOpen { return }
        isOpen = false
        viewHost?.removeLayer(self)
        removeFromSuperview()
        panel.removeFromSuperview()
        panel.releaseRows()
        onDismiss?()
        onDismiss = nil
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { close() }
    }

    /// Chooses a row for assistive technologies.
    func choose(_ index: Int) { onChoose(index) }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    // MARK: - Events

    /// Returns this view for the list, which may be outside of the window, and nil for the views that receive presses beside it.
    override func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        if isPassedOver { return nil }
        if case .scroll = event { return self }
        return passesPress(at: convert(point, to: nil)) ? nil : self
    }

    private func row(at event: MouseEvent) -> Int? {
        let location = event.location(in: self)
        return panel.backgroundRect.contains(location) ? panel.row(at: location) : nil
    }

    override func mouseMoved(with event: MouseEvent) {
        if let row = row(at: event) { panel.highlight(row) }
    }
    override func mouseDragged(with event: MouseEvent) { panel.highlight(row(at: event)) }
    override func mouseDown(with event: MouseEvent) { press(event) }
    override func rightMouseDown(with event: MouseEvent) { press(event) }
    override func otherMouseDown(with event: MouseEvent) { press(event) }

    override func mouseUp(with event: MouseEvent) {
        if let row = row(at: event), row == panel.highlighted { onChoose(row) }
    }

    /// Highlights the row; a press outside of the list, on a button of the owner, closes it.
    private func press(_ event: MouseEvent) {
        if panel.backgroundRect.contains(event.location(in: self)) {
            panel.highlight(row(at: event))
        } else {
            close()
        }
    }

    override func scrollWheel(with event: ScrollEvent) {
        if panel.backgroundRect.contains(event.location(in: self)) { panel.scroll(by: event) }
    }
}

extension CompletionOverlay: InputLayer {
    var rules: InputLayerRules {
        InputLayerRules(
            level: .menu,
            dismissal: [.outsidePress, .deactivation, .resize, .replacement, .ownerDisappearance])
    }

    var layerView: View? { self }

    func passesPress(at point: Point) -> Bool {
        guard outsidePresses == .passed, let viewHost,
            !panel.backgroundRect.contains(convert(point, from: nil))
        else { return false }
        isPassedOver = true
        defer { isPassedOver = false }
        guard let owner, let hit = viewHost.hitTest(point, with: nil), hit !== owner else { return true }
        return !hit.isDescendant(of: owner)
    }

    func dismiss(restoringFocus: Bool) { close() }
}

/// Opens lists of completions for the texts of a host.
package final class CompletionListPresenter: CompletionListPresenting {
    package init() {}

    package func open(
        for owner: View, outsidePresses: CompletionListOutsidePresses, onChoose: @escaping (Int) -> Void,
        onDismiss: @escaping () -> Void
    ) -> (any CompletionList)? {
        guard let host = owner.viewHost else { return nil }
        host.dismissLayers(from: .menu)
        return CompletionOverlay(
            for: owner, in: host, outsidePresses: outsidePresses, onChoose: onChoose, onDismiss: onDismiss)
    }
}
