extension ViewHost {
    /// Shows `rootView`, which fills the host from then on.
    ///
    /// A size that is not finite or is negative counts as 0; a scale that is not a positive number as 1. The host's views can open
    /// menus, tool tips and the palette of emoji.
    public convenience init(rootView: View, size: Size, scale: Double = 1, theme: Theme = .light) {
        self.init(
            rootView: rootView, size: size, scale: scale, theme: theme,
            overlays: OverlayPresenters(
                menus: MenuPresenter(), toolTips: ToolTips(), characterPalette: EmojiPalettePresenter()))
    }
}
