/// The parameters with which ``MenuPresenting`` opens a menu.
package struct MenuOpening {
    /// The anchor in the window's space.
    package let anchor: PopupPlacement.Anchor
    /// The press that opens the menu, if the button is still held: dragging to a row and releasing the button chooses the row.
    package var press: MouseEvent?
    package var start = Start.none
    /// The minimum width, in points.
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

    /// The element that is highlighted first, where keyboard navigation starts.
    package enum Start {
        case none, first, last
        case element(MenuElement)
    }
}
