/// A view with several menus, of which one is open at a time: a menu bar.
///
/// An open menu forwards it the input that concerns another menu of the bar.
package protocol MenuSwitching: View {
    /// Opens the menu before or after the open one, in reading direction; returns false if there is no other.
    func openAdjacentMenu(backwards: Bool) -> Bool
    /// Handles a press, a movement or a release of the pointer outside of the open menu; returns whether it is on the bar.
    func menuPointerChanged(_ event: MouseEvent) -> Bool
    /// Called when Escape has closed the menu.
    func menuWasCancelled()
    /// Whether mnemonics are underlined.
    var showsMnemonics: Bool { get }
}

/// The parameters with which ``MenuPresenting`` opens a menu.
package struct MenuOpening {
    /// The anchor in the window's space.
    package let anchor: PopupPlacement.Anchor
    /// The press that opens the menu, if the button is still held: dragging to a row and releasing the button chooses the row.
    package var press: MouseEvent?
    package var start = Start.none
    /// The minimum width, in points.
    package var minimumWidth = 0.0
    /// The menu bar to which the menu belongs, between whose menus the arrow keys and the pointer switch; nil for other menus.
    package weak var bar: (any MenuSwitching)?

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
