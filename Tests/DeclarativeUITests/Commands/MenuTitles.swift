import WidgetsTesting

@testable import Overlays

extension Harness {
    /// The titles of the rows of the open menu; empty if there is none.
    var openMenuTitles: [String] { host.openMenu?.panels[0].rows.compactMap(\.visibleText) ?? [] }

    private var completionList: CompletionRowsView? {
        (host.layers(of: CompletionOverlay.self).first?.subviews.first as? CompletionPanel)?.list
    }

    /// The titles of the visible rows of the open list of completions, with the highlighted one in brackets; empty if there is none.
    var completionTitles: [String] {
        completionList?.mountedRows.map { row in
            let title = row.visibleText ?? ""
            return row.isHighlighted ? "[\(title)]" : title
        } ?? []
    }

    /// The number of rows with an image in the open list of completions.
    var completionImageCount: Int { completionList?.rows.count { $0.image != nil } ?? 0 }
}

extension MenuBar {
    /// The titles of the menus on screen.
    var shownTitles: [String] { shownItems.map(\.title) }

    /// The centre of the title of a menu on screen, in the window; nil if there is none.
    func centre(ofTitle title: String) -> Point? {
        shownItems.first { $0.title == title }.map { item in
            item.convert(Point(x: item.bounds.midX, y: item.bounds.midY), to: nil)
        }
    }
}
