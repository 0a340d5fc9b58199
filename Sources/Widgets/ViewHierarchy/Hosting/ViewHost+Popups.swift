/// Popups in windows of their own, which can leave the host's window.
extension ViewHost {
    /// A detached view and the window that displays it.
    struct Popup {
        let part: DetachedPart
        let kind: PopupKind
        let target: any PopupTarget
    }

    /// Displays `view`, which is in the tree, in a window of its own, until it is removed from the tree.
    ///
    /// It stays in the host's window if the platform has no such windows, as in an embedding program, a test or a snapshot, or on Wayland.
    ///
    /// - Returns: The area in which the view may be placed, in points of the window's space.
    package func detach(_ view: View, as kind: PopupKind, besides anchor: Rect) -> Rect {
        if let area = popups?.popupArea(besides: anchor), !area.isEmpty, let target = popups?.makePopup(kind) {
            let part = DetachedPart(view, showsShadow: target.hasAlpha)
            openPopups.append(Popup(part: part, kind: kind, target: target))
            tree.addDetachedPart(part)
            return area.insetBy(dx: kind.margins.display, dy: kind.margins.display)
        }
        return areaInWindow(for: kind)
    }

    /// Returns the area in which the popup `view` may be placed beside `anchor`, both in points of the window's space.
    package func popupArea(for view: View, as kind: PopupKind, besides anchor: Rect) -> Rect {
        guard isDetached(view), let area = popups?.popupArea(besides: anchor) else {
            return areaInWindow(for: kind)
        }
        return area.insetBy(dx: kind.margins.display, dy: kind.margins.display)
    }

    /// The number of views that are displayed in windows of their own.
    package var popupCount: Int { openPopups.count }

    /// Whether `view` is displayed in a window of its own.
    package func isDetached(_ view: View) -> Bool { openPopups.contains { $0.part.view === view } }

    private func areaInWindow(for kind: PopupKind) -> Rect {
        let margin = kind.margins.window
        return Rect(origin: .zero, size: size).insetBy(
            dx: min(margin, size.width / 4), dy: min(margin, size.height / 4))
    }

    /// Moves the popups along with the window, which has been moved.
    package func windowDidMove() {
        for popup in openPopups { popup.target.place(at: popup.part.frame) }
    }

    /// Dismisses menus, popovers and tool tips, because another window has grabbed the pointer.
    package func dismissPopups() {
        if !openPopups.isEmpty { input.layers.dismiss(by: .deactivation) }
    }

    /// Moves and resizes the windows of popups whose views have changed their frames.
    func placePopups() {
        for popup in openPopups where popup.part.updateFrame(scale: scale) {
            popup.target.place(at: popup.part.frame)
        }
    }

    func closePopup(of view: View) {
        guard let index = openPopups.firstIndex(where: { $0.part.view === view }) else { return }
        let popup = openPopups.remove(at: index)
        tree.removeDetachedPart(popup.part)
        popup.target.close()
        if openPopups.isEmpty, let location = pointerLocation, !Rect(origin: .zero, size: size).contains(location) {
            input.pointer.leaveWindow()
        }
    }

    /// Paints the damaged pixels of a popup, over transparent pixels.
    func paint(_ popup: Popup, _ report: inout FrameReport) {
        let damage = popup.part.takeDamage()
        if damage.isEmpty { return }
        let view = popup.part.view
        let frame = popup.part.frame
        var pass = PaintPass(
            player: player, canvases: canvases, canvas: canvases.canvas(for: view.effectiveTheme.palette),
            scale: scale, ringView: focusRingView, report: report)
        pass.base = PixelPoint(x: -frame.left, y: -frame.top)
        pass.detachedParts = tree.detachedParts
        do {
            try popup.target.present(damage, moves: []) { buffer, damage in
                for rect in damage.rects {
                    player.begin(target: buffer, scale: scale, clip: rect)
                    buffer.clear(rect)
                    pass.paintDetached(view, at: popup.part.origin)
                    player.end()
                }
            }
        } catch {
            reportFailedPresentation(error)
            popup.part.damageEverything()
        }
        report = pass.report
        report.popupCount += 1
    }
}
