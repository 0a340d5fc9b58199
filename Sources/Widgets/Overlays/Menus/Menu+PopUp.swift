extension Menu {
    /// Opens the menu with its corner at `point`, in the space of `view`: `NSMenu.popUp(positioning:at:in:)`.
    ///
    /// It returns at once; what is chosen performs itself. With `element` the keyboard begins there. False when nothing is
    /// there to be shown, or the view is not in a window.
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
    /// Closes the menu that is open in this view's window, if there is one; nothing is chosen.
    public final func dismissMenu() { viewHost?.openMenu?.dismiss() }
}

extension ViewHost {
    /// The menu that is open; nil while none is.
    var openMenu: MenuOverlay? { layer(of: MenuOverlay.self) }

    /// The popover that is open; nil while none is.
    var openPopover: PopoverOverlay? { layer(of: PopoverOverlay.self) }
}
