/// How a menu comes to be open: a value of ``MenuPresenting``.
struct MenuOpening {
    /// In the window's space.
    let anchor: PopupPlacement.Anchor
    /// The press that opens the menu and is not over: dragged to a row and released there, it chooses.
    var press: MouseEvent?
    var start = Start.none
    /// In points.
    var minimumWidth = 0.0

    /// The element that the keyboard begins at.
    enum Start {
        case none, first, last
        case element(MenuElement)
    }
}
