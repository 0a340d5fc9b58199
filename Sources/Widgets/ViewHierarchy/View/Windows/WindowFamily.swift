/// The relations between a window and those that are kept in front of it without blocking it.
package struct WindowFamily {
    /// The windows in front, in the order in which they were added.
    package var children: [Window] = []
    /// The window in front of which this one is kept.
    package weak var parent: Window?

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

    /// Ends the relation to the parent.
    package final func leaveParent() {
        family.parent?.family.children.removeAll { $0 === self }
        family.parent = nil
    }
}
