extension Window {
    /// Opens the window and brings it to the front.
    ///
    /// With its first frame, the `preferredFocusedView` of its root controller has the keyboard focus, or else the first visible
    /// view that can have it, unless the program has moved the focus before.
    ///
    /// Where no window can be opened, the program's `Application.run` ends with the reason.
    public final func makeKeyAndVisible() {
        if let presenter { presenter.bringToFront() } else { Application.shared.open(self) }
    }
}
