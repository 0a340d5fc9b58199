/// The search for the context menu of a view or its ancestors, which is then presented.
final class ContextMenus {
    private let presenter: (any MenuPresenting)?
    private let focus: FocusSystem

    init(presenter: (any MenuPresenting)?, focus: FocusSystem) {
        self.presenter = presenter
        self.focus = focus
    }

    /// Opens the context menu of the pressed view or of its nearest ancestor that has one; returns false if there is none.
    func show(for mouse: MouseEvent, on view: View) -> Bool {
        guard let (owner, menu) = find(from: view, mouse) else { return false }
        return open(menu, MenuOpening(anchor: .point(mouse.locationInWindow), press: mouse), for: owner)
    }

    /// Opens the context menu at the keyboard focus for the Menu key or Shift+F10; returns false for other keys or without a
    /// menu.
    func show(byKey event: KeyEvent, from target: Responder) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isMenuKey = event.key.keyCode == .keyboardApplication && flags.isEmpty
        let isShiftF10 = event.key.keyCode == .keyboardF10 && flags == .shift
        guard isMenuKey || isShiftF10, !event.isARepeat, let view = target as? View,
            let (owner, menu) = find(from: view, nil)
        else { return false }
        let box = (view as? any TextInputClient)?.caretRect ?? view.contextMenuAnchor
        let anchorRect = view.convert(box, to: nil)
        let corner = Point(x: anchorRect.minX, y: anchorRect.maxY)
        return open(menu, MenuOpening(anchor: .point(corner), start: .first), for: owner)
    }

    private func open(_ menu: Menu, _ opening: MenuOpening, for owner: View) -> Bool {
        presenter?.open(menu, opening, for: owner, onDismiss: nil) == true
    }

    private func find(from view: View, _ mouse: MouseEvent?) -> (View, Menu)? {
        var step: View? = view
        while let current = step {
            if let mouse { (current as? any ContextMenuPreparing)?.willOpenContextMenu(with: mouse) }
            let make =
                current.rare?.contextMenuProvider ?? (current as? any ContextMenuProviding)?.contextMenu(at:)
            if let make {
                if mouse != nil { focus.focusByPress(on: view) }
                if let menu = make(mouse.map { $0.location(in: current) }) { return (current, menu) }
            }
            step = current.superview
        }
        return nil
    }
}
