/// The view of an open menu with its submenus, which covers the window and receives all events until the menu is dismissed.
///
/// The host displays its panels in windows of their own where the platform has such windows.
///
/// The keyboard focus does not move, so that a text field keeps its caret and selection while its menu is open.
final class MenuOverlay: View {
    /// The view for which the menu was opened.
    private(set) weak var owner: View?
    /// The menu bar to which the menu belongs; nil for other menus.
    private(set) weak var bar: (any MenuSwitching)?
    private(set) var panels: [MenuPanel] = []
    /// The index of the row from which each submenu was opened, by the level of the panel that contains the row.
    var openers: [Int] = []
    /// Called once when the menu closes, before the action of the chosen element is performed.
    private var onDismiss: ((MenuElement?) -> Void)?
    private(set) var isOpen = true

    /// The press that opened the menu; nil after its release.
    var openingPress: MouseEvent?
    var hoverTimer: ScheduledTimer?
    var search = TypeSearch()

    /// Opens `menu` for `owner`; returns nil when the menu has no visible elements or the owner has no host.
    @discardableResult
    static func open(
        _ menu: Menu, _ opening: MenuOpening, for owner: View, onDismiss: ((MenuElement?) -> Void)? = nil
    ) -> MenuOverlay? {
        guard let host = owner.viewHost, !MenuLine.lines(of: menu).isEmpty else { return nil }
        host.dismissLayers(from: .menu)
        let overlay = MenuOverlay(frame: host.rootView.bounds)
        overlay.owner = owner
        overlay.bar = opening.bar
        overlay.onDismiss = onDismiss
        View.performWithoutAnimation {
            overlay.semanticContentAttribute =
                owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
            overlay.tintColor = owner.tintColor
            ThemeInheritance(of: overlay).inherit(from: owner)
            host.rootView.addSubview(overlay)
            host.addLayer(overlay)
            overlay.push(menu, opening, at: opening.anchor.converted(from: nil, to: overlay))
        }
        if let press = opening.press {
            overlay.openingPress = press
            host.passCapture(to: overlay)
        }
        return overlay
    }

    // MARK: - Levels

    /// Adds the panel of `menu` at `anchor`, in this view's coordinate space.
    private func push(_ menu: Menu, _ opening: MenuOpening, at anchor: PopupPlacement.Anchor) {
        guard let host = viewHost else { return }
        let content = MenuContent(of: menu)
        validate(content.menu)
        // The panel of the last menu is hidden with its pixels; displaying it again costs a fraction of a new one.
        let isFirst = panels.isEmpty
        let panel = (isFirst ? host.popups.hiddenView as? MenuPanel : nil) ?? MenuPanel()
        panels.append(panel)
        addSubview(panel)
        let area = host.popups.detach(
            panel, as: .menu, besides: convert(anchor.rect, to: nil), isRetained: isFirst,
            onReturn: { [weak self, weak panel] area in
                if let self { panel?.place(within: convert(area, from: nil)) }
            })
        panel.showsMnemonics = bar?.showsMnemonics == true
        panel.display(content, at: anchor, minimumWidth: opening.minimumWidth)
        panel.place(within: convert(area, from: nil))
        content.onArrival = { [weak self, weak panel] in
            if let self, let panel { update(panel) }
        }
        switch opening.start {
        case .none: panel.highlight(nil)
        case .first: panel.highlight(panel.element(from: 0, by: 1), scrolls: true)
        case .last: panel.highlight(panel.element(from: panel.rows.count - 1, by: -1), scrolls: true)
        case .element(let element): panel.highlight(element)
        }
    }

    /// Displays deferred elements that have arrived while the menu is open; submenus of rows that are removed are closed.
    private func update(_ panel: MenuPanel) {
        guard isOpen, let host = viewHost, let level = panels.firstIndex(where: { $0 === panel }) else {
            return
        }
        let opener = openers.indices.contains(level) ? panel.rows[openers[level]].line.element : nil
        validate(panel.menu)
        View.performWithoutAnimation {
            panel.updateRows()
            let anchor = convert(panel.anchor.rect, to: nil)
            panel.place(within: convert(host.popups.area(for: panel, as: .menu, besides: anchor), from: nil))
        }
        guard let opener else { return }
        if let row = panel.rows.firstIndex(where: { $0.line.element === opener }) {
            openers[level] = row
        } else {
            closeLevels(beyond: level)
        }
    }

    /// Finds the targets of the menu's commands, which enables or disables them.
    private func validate(_ menu: Menu) { viewHost?.commandOrigins(for: owner).validate(menu) }

    /// Opens the submenu of a row, unless it is open, and closes the submenus beyond that level.
    func openSubmenu(ofRow index: Int, in level: Int, start: MenuOpening.Start) {
        guard let submenu = panels[level].rows[index].submenu, panels[level].rows[index].isEnabled else {
            return closeLevels(beyond: level)
        }
        if panels.count > level + 1, openers[level] == index {
            if case .first = start { panels[level + 1].highlight(panels[level + 1].element(from: 0, by: 1)) }
            return
        }
        closeLevels(beyond: level)
        panels[level].highlight(index)
        openers.append(index)
        let row = panels[level].rect(ofRow: index)
        // Aligns the first row of the submenu with the row from which it is opened.
        let anchor = PopupPlacement.Anchor.beside(
            Rect(x: row.minX - 2, y: row.minY - 6, width: row.width + 4, height: row.height))
        View.performWithoutAnimation { push(submenu, MenuOpening(anchor: anchor, start: start), at: anchor) }
    }

    func closeLevels(beyond level: Int) {
        while panels.count > max(0, level) + 1 {
            panels.removeLast().removeFromSuperview()
            openers.removeLast()
        }
    }

    // MARK: - Closing

    /// Closes the menu without choosing an element.
    ///
    /// `restoringFocus` has no effect, because a menu does not move the focus.
    func dismiss(restoringFocus: Bool = true) { close(choosing: nil) }

    /// Activates a row: opens its submenu, or closes the menu and performs its element.
    func choose(_ index: Int, in level: Int, byKeyboard: Bool) {
        let panel = panels[level]
        let row = panel.rows[index]
        guard row.isEnabled, let element = row.line.element else { return }
        if element is Menu {
            return openSubmenu(ofRow: index, in: level, start: byKeyboard ? .first : .none)
        }
        perform(element)
    }

    func perform(_ element: MenuElement) {
        panels.first?.menu.updateStates(choosing: element)
        guard element.chosenAttributes.contains(.keepsMenuPresented) else { return close(choosing: element) }
        element.choose(from: owner as? Control)
        guard isOpen else { return }
        for panel in panels {
            validate(panel.menu)
            panel.refresh()
        }
    }

    private func close(choosing element: MenuElement?) {
        if !isOpen { return }
        isOpen = false
        hoverTimer?.invalidate()
        let sender = owner as? Control
        viewHost?.removeLayer(self)
        removeFromSuperview()
        for panel in panels {
            panel.removeFromSuperview()
            panel.releaseMenu()
        }
        onDismiss?(element)
        onDismiss = nil
        element?.choose(from: sender)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { dismiss() }
    }

    // MARK: - Assistive technologies

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.states.insert(.modal)
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }

    // MARK: - Events

    /// Returns this view for all points, so that no event reaches the views below; panels may be outside of the window.
    override func hitTest(_ point: Point, with event: InputEvent?) -> View? { self }

    override func mouseDown(with event: MouseEvent) { press(event) }
    override func rightMouseDown(with event: MouseEvent) { press(event) }
    override func otherMouseDown(with event: MouseEvent) { press(event) }
    override func mouseDragged(with event: MouseEvent) { pointerMoved(event) }
    override func mouseMoved(with event: MouseEvent) { pointerMoved(event) }
    override func mouseUp(with event: MouseEvent) { release(event) }
    override func rightMouseUp(with event: MouseEvent) { release(event) }
    override func otherMouseUp(with event: MouseEvent) {}

    override func scrollWheel(with event: ScrollEvent) {
        let place = event.location(in: self)
        guard let panel = panels.last(where: { $0.backgroundRect.contains(place) }) else { return }
        panel.scroll(by: event)
    }
}

extension MenuOverlay: InputLayer {
    var rules: InputLayerRules {
        InputLayerRules(
            level: .menu, takesKeys: true,
            dismissal: [.outsidePress, .deactivation, .resize, .replacement, .ownerDisappearance])
    }

    var layerView: View? { self }

    /// Closes the innermost submenu or, if there is none, the menu; a menu bar then keeps its title highlighted.
    func cancel() {
        if panels.count > 1 { return closeSubmenu() }
        let bar = bar
        dismiss()
        bar?.menuWasCancelled()
    }
}

/// Opens menus for the views of a host.
package final class MenuPresenter: MenuPresenting {
    package init() {}

    package func open(
        _ menu: Menu, _ opening: MenuOpening, for owner: View, onDismiss: ((MenuElement?) -> Void)?
    ) -> Bool {
        MenuOverlay.open(menu, opening, for: owner, onDismiss: onDismiss) != nil
    }
}
