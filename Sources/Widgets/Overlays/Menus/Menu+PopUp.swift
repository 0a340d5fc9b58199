extension Menu {
    /// Opens the menu with its corner at `point`, in the coordinate space of `view`, like `NSMenu.popUp(positioning:at:in:)`.
    ///
    /// The method returns at once; the chosen element performs its action itself. If `element` is given, it is highlighted for the
    /// keyboard.
    ///
    /// - Returns: `false` when the menu has no visible elements, or the view is not in a window.
    ///
    ///     menu.popUp(positioning: nil, at: Point(x: 0, y: button.bounds.maxY), in: button)
    @discardableResult
    public func popUp(positioning element: MenuElement?, at point: Point, in view: View) -> Bool {
        var opening = MenuOpening(anchor: .point(view.convert(point, to: nil)))
        if let element { opening.start = .element(element) }
        return MenuOverlay.open(self, opening, for: view) != nil
    }
}

extension View {
    /// Closes the open menu of this view's window, if any, without choosing an element.
    public final func cancelMenuTracking() { viewHost?.openMenu?.dismiss() }
}

extension ViewHost {
    /// The open menu; nil when there is none.
    var openMenu: MenuOverlay? { layer(of: MenuOverlay.self) }

    /// The open popover; nil when there is none.
    var openPopover: PopoverOverlay? { layer(of: PopoverOverlay.self) }
}
