/// The objects that open menus, tool tips and the character palette for the views of a host.
///
/// The layers that implement them lie above the host, which is given them when it is made.
package struct OverlayPresenters {
    package var menus: (any MenuPresenting)?
    var toolTips: (any ToolTipPresenting)?
    package var characterPalette: (any CharacterPalettePresenting)?

    package init(
        menus: (any MenuPresenting)? = nil, toolTips: (any ToolTipPresenting)? = nil,
        characterPalette: (any CharacterPalettePresenting)? = nil
    ) {
        self.menus = menus
        self.toolTips = toolTips
        self.characterPalette = characterPalette
    }

    /// For a host that no event reaches: a picture.
    static var none: OverlayPresenters { OverlayPresenters() }
}

/// Opens menus.
package protocol MenuPresenting: AnyObject {
    /// Opens `menu` in front of the views of the owner's window.
    ///
    /// False when the menu has no elements, or `owner` is in no window. `onDismiss` is called once with the chosen element, before that
    /// is performed; with nil when none was chosen.
    func open(
        _ menu: Menu, _ opening: MenuOpening, for owner: View, onDismiss: ((MenuElement?) -> Void)?
    ) -> Bool
}

/// Shows tool tips.
package protocol ToolTipPresenting: AnyObject {
    /// Called when the pointer has come over a view with a tool tip, or a descendant of it; nil where there is none.
    func pointerCame(to view: View?)
    /// Called when the focus has come to `view` by the keyboard.
    func focusCame(to view: View?)
}

/// Shows a palette of characters: `NSApplication.orderFrontCharacterPalette(_:)`.
package protocol CharacterPalettePresenting: AnyObject {
    /// Opens the palette, which has the focus until it is dismissed.
    ///
    /// `anchor` returns the rectangle beside which the palette is placed, in the window's space. `onChoose` is called with the characters
    /// that the user chooses, `onDismiss` once, when the palette is closed. False when `owner` is in no window, or the first
    /// responder does not resign.
    func open(
        for owner: View, anchor: @escaping () -> Rect, onChoose: @escaping (String) -> Void,
        onDismiss: @escaping () -> Void
    ) -> Bool
}
