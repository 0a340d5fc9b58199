import WidgetsTesting

@testable import Overlays

extension Harness {
    /// The titles of the rows of the open menu; empty if there is none.
    var openMenuTitles: [String] { host.openMenu?.panels[0].rows.compactMap(\.visibleText) ?? [] }
}

extension MenuBar {
    /// The titles of the menus on screen.
    var shownTitles: [String] { shownItems.map(\.title) }
}
