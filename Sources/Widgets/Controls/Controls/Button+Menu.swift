extension Button: ContextMenuProviding {
    /// Returns the button's menu, which a right click opens; nil while the button is disabled.
    public final func contextMenu(at point: Point?) -> Menu? { isEnabled ? menu : nil }

    /// Whether a press opens the menu instead of sending the button's events.
    final var opensMenu: Bool { menu != nil && showsMenuAsPrimaryAction }

    final func describeMenu(_ attributes: inout AccessibilityAttributes) {
        guard isEnabled, menu != nil else { return }
        if opensMenu {
            attributes.states.formUnion(
                isTrackingMenu ? [.hasPopup, .expandable, .expanded] : [.hasPopup, .expandable])
        } else {
            attributes.actions.append(.showMenu)
        }
    }

    final var showsIndicator: Bool {
        switch configuration.indicator {
        case .automatic: opensMenu
        case .none: false
        case .popup: true
        }
    }

    final var indicatorWidth: Double { showsIndicator ? 18 : 0 }

    /// Draws the menu arrow at the trailing edge of `space`, and removes its width from `space`.
    final func drawIndicator(_ canvas: Canvas, _ ink: Color, _ space: inout Rect) {
        let width = min(indicatorWidth, space.width)
        let x = isMirrored ? space.minX + 5 : space.maxX - 5
        ControlPainter(theme: effectiveAppearance, canvas: canvas).chevron(
            at: Point(x: x, y: space.midY + 0.5), pointing: .down, ink)
        space.size.width -= width
        if isMirrored { space.origin.x += width }
    }

    /// Opens the menu for a mouse press, which may continue as a drag to a row.
    ///
    /// Returns false when the button has no menu.
    final func openMenu(pressedBy event: MouseEvent) -> Bool { openMenu(.none, press: event) }

    /// Opens the menu by keyboard: Space, Return and Down at its first row, Up at its last one.
    ///
    /// Returns false for other keys, and for a button that does not open a menu.
    final func openMenu(byKey event: KeyEvent) -> Bool {
        guard showsMenuAsPrimaryAction, event.isPlain, !event.isARepeat else { return false }
        switch event.key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter, .keyboardDownArrow:
            return openMenu(.first, press: nil)
        case .keyboardUpArrow: return openMenu(.last, press: nil)
        default: return false
        }
    }

    final func openMenu(_ start: MenuOpening.Start, press: MouseEvent?) -> Bool {
        guard let menu, let menus = viewHost?.overlays.menus else { return false }
        let anchor = convert(bounds, to: nil).insetBy(dx: 0, dy: -4)
        let opening = MenuOpening(
            anchor: .below(anchor), press: press, start: start, minimumWidth: bounds.width)
        let isOpen = menus.open(menu, opening, for: self) { [weak self] _ in self?.isHighlighted = false }
        isHighlighted = isOpen
        return isOpen
    }
}
