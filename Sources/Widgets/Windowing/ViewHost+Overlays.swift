extension ViewHost {
    /// Creates a host that shows `rootView`, which fills the host.
    ///
    /// A negative or non-finite size is replaced by 0, and a scale that is not positive by 1. Views in the host can open menus, tool tips
    /// and the emoji palette.
    public convenience init(rootView: View, size: Size, scale: Double = 1, theme: Theme = .light) {
        self.init(rootView: rootView, size: size, scale: scale, theme: theme, overlays: .standard)
        attachRootView()
    }
}

extension OverlayPresenters {
    /// Presenters of menus, tool tips, the emoji palette and lists of completions.
    static var standard: OverlayPresenters {
        OverlayPresenters(
            menus: MenuPresenter(), toolTips: ToolTips(), characterPalette: EmojiPalettePresenter(),
            completionLists: CompletionListPresenter())
    }

    /// Returns these presenters with the history of an application.
    func sharing(_ history: CommandHistory) -> OverlayPresenters {
        var presenters = self
        presenters.commandHistory = history
        return presenters
    }
}
