/// Popups outside of the frame, which the program grants and draws.
extension EmbeddedHost: PopupProviding {
    package func popupArea(besides anchor: Rect) -> Rect? {
        let origin = frame.origin
        let place = anchor.offsetBy(dx: origin.x, dy: origin.y)
        let area = delegate?.embeddedHost(self, areaForPopupBeside: place)
        guard let area, area.isFinite, !area.isEmpty else { return nil }
        return area.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    package func makePopup(_ kind: PopupKind) -> (any PopupTarget)? {
        let popup = EmbeddedPopup(kind, of: self)
        guard delegate?.embeddedHost(self, shouldOpen: popup) == true else { return nil }
        openPopups.append(popup)
        return popup
    }

    /// Whether a menu or popover is open outside of the frame.
    ///
    /// The views then receive all pointer events of the window, so that a press beside the popup closes it: pass them to this host first.
    public var isGrabbingPointer: Bool { openPopups.contains { $0.kind != .toolTip } }

    func popupDidClose(_ popup: EmbeddedPopup) {
        openPopups.removeAll { $0 === popup }
        delegate?.embeddedHost(self, didClose: popup)
    }
}
