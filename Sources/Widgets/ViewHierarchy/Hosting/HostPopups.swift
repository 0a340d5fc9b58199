/// The popups of a host in windows of their own, which can leave the host's window.
///
///     let area = host.popups.detach(panel, as: .menu, besides: anchor)
package final class HostPopups {
    /// A detached view and the window that displays it.
    struct Popup {
        let part: DetachedPart
        let target: any PopupTarget
    }

    private let tree: ViewTree
    /// The platform's windows; nil where popups stay inside the host.
    package weak var provider: (any PopupProviding)?
    private(set) var open: [Popup] = []

    init(tree: ViewTree) { self.tree = tree }

    package var isEmpty: Bool { open.isEmpty }

    /// The number of views that are displayed in windows of their own.
    package var count: Int { open.count }

    /// Displays `view`, which is in the tree, in a window of its own, until it is removed from the tree.
    ///
    /// It stays in the host's window if the platform has no such windows, as in an embedding program, a test or a snapshot, or on Wayland.
    ///
    /// - Returns: The area in which the view may be placed, in points of the window's space.
    package func detach(_ view: View, as kind: PopupKind, besides anchor: Rect) -> Rect {
        if let area = provider?.popupArea(besides: anchor), !area.isEmpty,
            let target = provider?.makePopup(kind)
        {
            let part = DetachedPart(view, showsShadow: target.hasAlpha)
            open.append(Popup(part: part, target: target))
            tree.addDetachedPart(part)
            return area.insetBy(dx: kind.margins.display, dy: kind.margins.display)
        }
        return areaInWindow(for: kind)
    }

    /// Returns the area in which the popup `view` may be placed beside `anchor`, both in points of the window's space.
    package func area(for view: View, as kind: PopupKind, besides anchor: Rect) -> Rect {
        guard open.contains(where: { $0.part.view === view }), let area = provider?.popupArea(besides: anchor)
        else { return areaInWindow(for: kind) }
        return area.insetBy(dx: kind.margins.display, dy: kind.margins.display)
    }

    private func areaInWindow(for kind: PopupKind) -> Rect {
        let (margin, size) = (kind.margins.window, tree.size)
        return Rect(origin: .zero, size: size).insetBy(
            dx: min(margin, size.width / 4), dy: min(margin, size.height / 4))
    }

    /// Moves the popups along with the window, which has been moved.
    package func windowDidMove() {
        for popup in open { popup.target.place(at: popup.part.frame) }
    }

    /// Moves and resizes the windows of popups whose views have changed their frames.
    func place() {
        for popup in open where popup.part.updateFrame(scale: tree.scale) {
            popup.target.place(at: popup.part.frame)
        }
    }

    /// Closes the window that displays `view`; returns whether it was the last one.
    func close(of view: View) -> Bool {
        guard let index = open.firstIndex(where: { $0.part.view === view }) else { return false }
        let popup = open.remove(at: index)
        tree.removeDetachedPart(popup.part)
        popup.target.close()
        return open.isEmpty
    }

    func closeAll() {
        for popup in open { popup.target.close() }
    }

    /// Paints the damaged pixels of all popups with `pass`.
    func paint(with pass: inout PaintPass) {
        for popup in open {
            do { try paint(popup, with: &pass) } catch {
                error.report(for: tree.rootView)
                popup.part.damageEverything()
            }
        }
    }

    /// Paints the damaged pixels of a popup with `pass`, over transparent pixels.
    private func paint(_ popup: Popup, with pass: inout PaintPass) throws(FrameTargetError) {
        let damage = popup.part.takeDamage()
        if damage.isEmpty { return }
        let (view, frame, player, scale) = (popup.part.view, popup.part.frame, pass.player, pass.scale)
        pass.canvas = pass.canvases.canvas(for: view.effectiveTheme.palette)
        pass.base = PixelPoint(x: -frame.left, y: -frame.top)
        pass.detachedParts = tree.detachedParts
        pass.opaque = nil
        pass.shadowless = popup.part.showsShadow ? nil : view
        try popup.target.present(damage, moves: []) { buffer, damage in
            for rect in damage.rects {
                player.begin(target: buffer, scale: scale, clip: rect)
                buffer.clear(rect)
                pass.paintDetached(view, at: popup.part.origin)
                player.end()
            }
        }
        pass.report.popupCount += 1
    }
}
