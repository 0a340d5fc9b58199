/// The objects that open menus, tool tips, the character palette and lists of completions for the views of a host.
///
/// They are implemented in layers above the host and passed to its initialiser.
package struct OverlayPresenters {
    package var menus: (any MenuPresenting)?
    var toolTips: (any ToolTipPresenting)?
    package var characterPalette: (any CharacterPalettePresenting)?
    package var completionLists: (any CompletionListPresenting)?
    /// The commands chosen in menus and the command palette; the windows of an application share them.
    package var commandHistory = CommandHistory()

    package init(
        menus: (any MenuPresenting)? = nil, toolTips: (any ToolTipPresenting)? = nil,
        characterPalette: (any CharacterPalettePresenting)? = nil,
        completionLists: (any CompletionListPresenting)? = nil
    ) {
        self.completionLists = completionLists
        self.menus = menus
        self.toolTips = toolTips
        self.characterPalette = characterPalette
    }

    /// No presenters, for a host that receives no events, such as that of a snapshot.
    static var none: OverlayPresenters { OverlayPresenters() }
}

/// The presenter of menus.
package protocol MenuPresenting: AnyObject {
    /// Opens `menu` in front of the views of the owner's window.
    ///
    /// `onDismiss` is called once, with the chosen element before its action is performed, or with nil if none was chosen. Returns
    /// false if the menu has no elements or `owner` is not in a window.
    func open(
        _ menu: Menu, _ opening: MenuOpening, for owner: View, onDismiss: ((MenuElement?) -> Void)?
    ) -> Bool
}

/// The presenter of tool tips.
package protocol ToolTipPresenting: AnyObject {
    /// Called when the pointer has entered a view with a tool tip or a descendant of it; with nil when it has left.
    func pointerDidMove(to view: View?)
    /// Called when the keyboard has moved the focus to `view`.
    func focusDidMove(to view: View?)
}

/// The presenter of the character palette: `NSApplication.orderFrontCharacterPalette(_:)`.
package protocol CharacterPalettePresenting: AnyObject {
    /// Opens the palette, which has the focus until it is dismissed.
    ///
    /// `anchor` returns the rectangle beside which the palette is placed, in the window's space. `onChoose` is called with the
    /// characters that the user chooses, `onDismiss` once, when the palette is closed. Returns false if `owner` is not in a window or
    /// the first responder refuses to resign.
    func open(
        for owner: View, anchor: @escaping () -> Rect, onChoose: @escaping (String) -> Void,
        onDismiss: @escaping () -> Void
    ) -> Bool
}
