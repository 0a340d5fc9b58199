/// A tab in the strip of a tab view.
package final class TabButton: Control, VisibleText, AppearanceObserving {
    private var line = ControlTitle()
    weak var item: TabViewItem?

    private static let font = Font.systemFont(ofSize: Font.systemFontSize, weight: .medium)
    private static let padding = 16.0
    /// The width, in points, below which tabs do not shrink; a strip that is still too narrow scrolls.
    static let minimumWidth = 72.0

    package var visibleText: String? { item?.label }

    /// The image of the item; a symbol has the size and weight of the label.
    private var image: Image? { item?.image?.following(scaledFont(for: Self.font)) }

    /// Discards the typeset label after the label or the image has changed.
    func contentChanged() {
        line.invalidate()
        setNeedsDisplay()
    }

    package func viewDidChangeEffectiveAppearance() { line.invalidate() }

    package override var intrinsicContentSize: Size {
        let text = line.size(item?.label ?? "", scaledFont(for: Self.font), scale: contentScaleFactor)
        let imageWidth = image.map { $0.size.width + (text.width > 0 ? 8 : 0) } ?? 0
        return Size(
            width: text.width + imageWidth + 2 * Self.padding,
            height: effectiveAppearance.tabHeight)
    }

    package override func draw(_ canvas: Canvas) {
        let state = state
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        painter.tab(bounds, tint: tintColor, state: state)
        var titleRect = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
        let strength = state.contains(.disabled) ? 0.5 : 1
        let ink = painter.faded(state.contains(.selected) ? .label : .secondaryLabel, strength)
        if let image {
            let size = image.size
            let x = isMirrored ? titleRect.maxX - size.width : titleRect.minX
            canvas.draw(
                image,
                in: Rect(x: x, y: titleRect.midY - size.height / 2, width: size.width, height: size.height),
                tint: image.tint(besideText: ink), isRightToLeft: isMirrored)
            titleRect.size.width = max(0, titleRect.width - size.width - 8)
            if !isMirrored { titleRect.origin.x += size.width + 8 }
        }
        line.draw(
            item?.label ?? "", scaledFont(for: Self.font), on: canvas, in: titleRect, part: 0.5, color: ink)
    }

    package override func controlStateDidChange() {
        fadeFromDisplayedState()
        super.controlStateDidChange()
    }

    package override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .tab
        attributes.label = item?.label
        attributes.states.insert(.selectable)
        if let item, let tabView = item.tabView {
            attributes.positionInSet = tabView.indexOfTabViewItem(item)
            attributes.setSize = tabView.numberOfTabViewItems
        }
    }

    /// Lets dragged items that rest over the tab select it.
    package override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, interactions.isEmpty else { return }
        addInteraction(
            SpringLoadedInteraction { [weak self] _ in
                guard let self, isEnabled, item?.tabView?.isSpringLoaded == true else { return nil }
                return 0
            } activationHandler: { [weak self] _ in
                self?.select()
            })
    }

    package override func accessibilityActivate() -> Bool {
        select()
        return true
    }

    // MARK: - Selection

    /// Selects the tab on the press instead of the release, as is common on desktops.
    package override func beginTracking(with event: MouseEvent) -> Bool {
        select()
        return true
    }

    package override func performPrimaryAction() {}

    private func select() { if let item { item.tabView?.choose(item) } }

    package override func keyDown(with event: KeyEvent) {
        guard isEnabled, event.isPlain, let tabView = item?.tabView else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardRightArrow: tabView.choose(from: item, by: isMirrored ? -1 : 1)
        case .keyboardLeftArrow: tabView.choose(from: item, by: isMirrored ? 1 : -1)
        case .keyboardHome: tabView.selectEnd(isFirst: true)
        case .keyboardEnd: tabView.selectEnd(isFirst: false)
        case .keyboardSpacebar, .keyboardReturnOrEnter: select()
        default: super.keyDown(with: event)
        }
    }
}

extension TabButton: TabStopDeciding {
    package var isTabStop: Bool { isSelected }
}

extension TabButton: FocusRingProviding {
    package var focusRingShape: RoundedRect {
        RoundedRect(bounds.insetBy(dx: 5, dy: 7), radius: effectiveAppearance.metrics.controlRadius - 4)
    }
}
