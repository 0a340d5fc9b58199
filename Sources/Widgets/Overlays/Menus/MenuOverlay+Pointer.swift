extension MenuOverlay {
    /// The distance in points beyond which releasing the opening press chooses an element.
    private static let dragDistance = 5.0
    private static let dragTime = Duration.milliseconds(350)
    /// The time that the pointer must rest on a row before its submenu opens or the open submenu closes.
    private static let submenuDelay = Duration.milliseconds(200)

    /// Returns the innermost panel at the event's location, and its row there.
    private func target(_ event: MouseEvent) -> (level: Int, row: Int?)? {
        let location = event.location(in: self)
        guard let level = panels.lastIndex(where: { $0.backgroundRect.contains(location) }) else {
            return nil
        }
        return (level, panels[level].row(at: location))
    }

    func press(_ event: MouseEvent) {
        openingPress = nil
        guard let target = target(event) else {
            if bar?.menuPointerChanged(event) != true { pressOutside(event) }
            return
        }
        if let row = target.row {
            panels[target.level].highlight(row)
            if panels[target.level].rows[row].submenu != nil {
                openSubmenu(ofRow: row, in: target.level, start: .none)
            }
        }
    }

    /// Closes the menu; a right click then opens the context menu of the view under the pointer.
    private func pressOutside(_ event: MouseEvent) {
        guard let host = viewHost else { return }
        dismiss()
        guard event.button == .right,
            let view = host.hitTest(event.locationInWindow, with: .mouse(event))
        else { return }
        if host.showContextMenu(for: event, on: view), let menu = host.openMenu {
            host.capturePointer(in: menu)
        }
    }

    func pointerMoved(_ event: MouseEvent) {
        guard let target = target(event) else {
            if bar?.menuPointerChanged(event) == true { return }
            hoverTimer?.invalidate()
            if let last = panels.last { last.highlight(nil) }
            return
        }
        let panel = panels[target.level]
        // Keeps the rows of the open submenus highlighted up to this level.
        for level in 0..<target.level { panels[level].highlight(openers[level]) }
        if target.row == panel.highlighted, hoverTimer?.isValid == true { return }
        if target.row != panel.highlighted {
            panel.highlight(target.row)
            hoverTimer?.invalidate()
        }
        let isSettled =
            target.row == nil
            || (panels.count > target.level + 1
                ? openers[target.level] == target.row : panel.highlightedRow?.submenu == nil)
        if isSettled { return }
        hoverTimer = viewHost?.schedule(after: Self.submenuDelay, for: self) { menu in
            guard menu.isOpen, menu.panels.indices.contains(target.level), let row = target.row,
                menu.panels[target.level].highlighted == row
            else { return }
            menu.openSubmenu(ofRow: row, in: target.level, start: .none)
        }
    }

    func release(_ event: MouseEvent) {
        if let opening = openingPress {
            openingPress = nil
            let from = opening.locationInWindow
            let to = event.locationInWindow
            let distance = max(abs(from.x - to.x), abs(from.y - to.y))
            // The opening press was a click: the menu stays open until the next press.
            if distance <= Self.dragDistance, event.timestamp - opening.timestamp < Self.dragTime { return }
            if distance <= Self.dragDistance { return }
            if target(event) == nil {
                if bar?.menuPointerChanged(event) != true { dismiss() }
                return
            }
        }
        guard let target = target(event), let row = target.row else { return }
        choose(row, in: target.level, byKeyboard: false)
    }
}
