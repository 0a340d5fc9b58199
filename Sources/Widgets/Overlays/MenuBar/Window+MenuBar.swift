extension Window {
    /// The menu bar at the top of the window, above the view of the root view controller; nil, the default, for none.
    ///
    /// A bar with `isHidden` takes no space, and the keys of its commands work.
    ///
    ///     window.menuBar = MenuBar()
    public final var menuBar: MenuBar? {
        get { topBar as? MenuBar }
        set { topBar = newValue }
    }
}
