/// The popups of a host in windows of their own, which can leave the host's window.
///
///     let area = host.popups.detach(panel, as: .menu, besides: anchor)
package final class HostPopups {
    /// A detached view and the window that displays it.
    struct Popup {
        let part: DetachedPart
        let target: any PopupTarget
        /// Whether the window is hidden instead of closed when the view is removed from the tree.
        let isRetained: Bool
        let kind: PopupKind
        /// Called with the area in the host's window if the view is displayed there after all; nil in the hidden window.
        var onReturn: ((Rect) -> Void)?
        /// The appearance of the displayed pixels; nil before the first frame.
        var appearance: Appearance?
        /// Whether the window has been opened again, and is displayed in the next frame.
        var awaitsDisplay = false
    }

    /// The inherited values that determine the pixels of a popup, apart from the state of its views.
    struct Appearance: Equatable {
        let theme: Theme
        let tintColor: Color
        let direction: UserInterfaceLayoutDirection
        let scale: Double
    }

    private let tree: ViewTree
    /// The platform's windows; nil where popups stay inside the host.
    package weak var provider: (any PopupProviding)?
    private(set) var open: [Popup] = []
    /// The hidden window of the last retained popup, with its view; nil before the first one was closed.
    private var hidden: Popup?

    init(tree: ViewTree) { self.tree = tree }

    package var isEmpty: Bool { open.isEmpty }

    /// The number of views that are displayed in windows of their own.
    package var count: Int { open.count }

    /// Displays `view`, which is in the tree, in a window of its own, until it is removed from the tree.
    ///
    /// It stays in the host's window if the platform has no such windows, as in an embedding program, a test or a snapshot, or on Wayland.
    ///
    /// With `isRetained`, the window is hidden when the view is removed, and ``hiddenView`` can be displayed again without repainting it.
    /// Such a window appears before it is known whether another program has grabbed the pointer; if it has, `onReturn` is called with the
    /// area of the host's window in which the view has to be placed instead.
    ///
    /// - Returns: The area in which the view may be placed, in points of the window's space.
    package func detach(
        _ view: View, as kind: PopupKind, besides anchor: Rect, isRetained: Bool = false,
        onReturn: ((Rect) -> Void)? = nil
    ) -> Rect {
        guard let area = provider?.popupArea(besides: anchor), !area.isEmpty,
            reopen(view, onReturn) || makePopup(of: view, as: kind, isRetained: isRetained)
        else { return areaInWindow(for: kind) }
        return area.insetBy(dx: kind.margins.display, dy: kind.margins.display)
    }

    private func makePopup(of view: View, as kind: PopupKind, isRetained: Bool) -> Bool {
        guard let target = provider?.makePopup(kind) else { return false }
        let part = DetachedPart(view, showsShadow: target.hasAlpha)
        open.append(Popup(part: part, target: target, isRetained: isRetained, kind: kind))
        tree.addDetachedPart(part)
        return true
    }

    // MARK: - Retained popups

    /// The view of the hidden window; nil if there is none.
    ///
    /// Add it to the tree and detach it to display it again: then only the views that have been changed are repainted.
    package var hiddenView: View? { hidden?.part.view }

    /// Opens the hidden window again for its view, which has been added to the tree; returns whether it was possible.
    private func reopen(_ view: View, _ onReturn: ((Rect) -> Void)?) -> Bool {
        guard var popup = hidden, popup.part.view === view else { return false }
        hidden = nil
        guard popup.target.reopen() else {
            popup.target.close()
            return false
        }
        popup.awaitsDisplay = true
        popup.onReturn = onReturn
        let isUnchanged = popup.appearance == appearance(of: view)
        open.append(popup)
        tree.addDetachedPart(popup.part)
        if isUnchanged {
            tree.keepPixels(of: view)
        } else {
            // The views have not been notified of changes of the theme while they were in no tree.
            ThemeInheritance(of: view).invalidateAll()
            popup.part.damageEverything()
        }
        return true
    }

    /// Displays a detached view in the host's window again, because a view of that window has to be in front of it; does nothing for other views.
    package func attach(_ view: View) {
        if let popup = open.first(where: { $0.part.view === view }) { returnToWindow(popup) }
    }

    /// Displays the view of a popup whose window cannot be used in the host's window.
    private func returnToWindow(_ popup: Popup) {
        open.removeAll { $0.part === popup.part }
        tree.removeDetachedPart(popup.part)
        popup.target.close()
        popup.part.view.setNeedsDisplay()
        popup.onReturn?(areaInWindow(for: popup.kind))
    }

    /// Closes the hidden window.
    package func removeHidden() {
        hidden?.target.close()
        hidden = nil
    }

    private func appearance(of view: View) -> Appearance {
        Appearance(
            theme: view.effectiveAppearance, tintColor: view.tintColor, direction: tree.layoutDirection,
            scale: tree.scale)
    }

    // MARK: - Place

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
        for popup in open where popup.part.updateFrame(scale: tree.scale) || popup.awaitsDisplay {
            popup.target.place(at: popup.part.frame)
        }
    }

    /// Closes or hides the window that displays `view`; returns whether it was the last one.
    func close(of view: View) -> Bool {
        guard let index = open.firstIndex(where: { $0.part.view === view }) else { return false }
        var popup = open.remove(at: index)
        popup.onReturn = nil
        tree.removeDetachedPart(popup.part)
        if popup.isRetained, !popup.awaitsDisplay, popup.target.hide() {
            removeHidden()
            hidden = popup
        } else {
            popup.target.close()
        }
        return open.isEmpty
    }

    func closeAll() {
        for popup in open { popup.target.close() }
        removeHidden()
    }

    // MARK: - Frames

    /// Paints the damaged pixels of all popups with `pass`.
    func paint(with pass: inout PaintPass) {
        for (index, popup) in open.enumerated() {
            do { try paint(popup, with: &pass) } catch {
                error.report(for: tree.rootView)
                popup.part.damageEverything()
            }
            if popup.awaitsDisplay {
                popup.target.show()
                open[index].awaitsDisplay = false
            }
            if popup.isRetained { open[index].appearance = appearance(of: popup.part.view) }
        }
    }

    /// Grabs the pointer for windows that have been opened again, after the pixels of the frame were sent; the others ignore it.
    func grabPointer() {
        for popup in open where !popup.awaitsDisplay {
            if !popup.target.grabPointer() { returnToWindow(popup) }
        }
    }

    /// Paints the damaged pixels of a popup with `pass`, over transparent pixels.
    private func paint(_ popup: Popup, with pass: inout PaintPass) throws(FrameTargetError) {
        let damage = popup.part.takeDamage()
        if damage.isEmpty { return }
        let (view, frame, player, scale) = (popup.part.view, popup.part.frame, pass.player, pass.scale)
        pass.canvas = pass.canvases.canvas(for: view.effectiveAppearance.palette)
        pass.base = PixelPoint(x: -frame.left, y: -frame.top)
        pass.detachedParts = tree.detachedParts
        pass.opaque = nil
        pass.containsBackdrop = false
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
