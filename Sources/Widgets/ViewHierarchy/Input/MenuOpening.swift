/// How a menu comes to be open: a value of ``MenuPresenting``.
package struct MenuOpening {
    /// In the window's space.
    package let anchor: PopupPlacement.Anchor
    /// The press that opens the menu and is not over: dragged to a row and released there, it chooses.
    package var press: MouseEvent?
    package var start = Start.none
    /// In points.
    package var minimumWidth = 0.0

    package init(
        anchor: PopupPlacement.Anchor, press: MouseEvent? = nil, start: Start = Start.none,
        minimumWidth: Double = 0.0
    ) {
        self.anchor = anchor
        self.press = press
        self.start = start
        self.minimumWidth = minimumWidth
    }

    /// The element that the keyboard begins at.
    package enum Start {
        case none, first, last
        case element(MenuElement)
    }
}
