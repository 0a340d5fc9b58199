/// The relations between a window and those that are kept in front of it without blocking it.
package struct WindowFamily {
    /// The windows in front, in the order in which they were added.
    package var children: [Window] = []
    /// The window in front of which this one is kept.
    package weak var parent: Window?
    /// The position of the window to which the positions of its child windows are relative; nil until it is moved.
    fileprivate var origin: Point?

    package init() {}
}

extension Window {
    /// The places of a child window relative to its parent: `NSWindow.OrderingMode`.
    ///
    /// Desktops on Linux have no windows that are kept behind another one.
    ///
    ///     document.addChildWindow(palette, ordered: .above)
    public nonisolated enum OrderingMode: Hashable, Sendable {
        /// In front of the parent.
        case above
    }

    /// The windows that are kept in front of this one, in the order in which they were added: `NSWindow.childWindows`.
    public final var childWindows: [Window] { family.children }
    /// The window in front of which this one is kept; nil if there is none: `NSWindow.parent`.
    public final var parent: Window? { family.parent }

    /// Moves the open child windows as far as this window has been moved from its previous position.
    ///
    /// A window that is maximised or covers its display leaves them where they are, and has its position again afterwards.
    final func moveChildren(from previous: Point?) {
        guard isVisible, let position = frameTopLeftPoint, let old = family.origin ?? previous else { return }
        let new = isZoomed || isFullScreen ? old : position
        family.origin = new
        if new == old { return }
        for child in childWindows where child.isVisible {
            if let place = child.frameTopLeftPoint { child.frameTopLeftPoint = place + (new - old) }
        }
    }

    /// Ends the relation to the parent.
    package final func leaveParent() {
        family.parent?.family.children.removeAll { $0 === self }
        family.parent = nil
    }
}
