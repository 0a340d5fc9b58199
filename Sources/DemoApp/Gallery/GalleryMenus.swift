import Widgets

/// The menus of the gallery: the standard ones, the pages and the appearance in the View menu.
final class GalleryMenus {
    private unowned let gallery: any GalleryCommands
    private let pages: [DemoPage: Action]
    private let appearances: [(style: UserInterfaceStyle, action: Action)]

    init(_ gallery: any GalleryCommands) {
        self.gallery = gallery
        let open: (DemoPage) -> Action = { page in
            Action(title: page.title) { [weak gallery] _ in gallery?.open(page) }
        }
        pages = Dictionary(uniqueKeysWithValues: DemoPage.allCases.map { ($0, open($0)) })
        let styles = [("System", UserInterfaceStyle.unspecified), ("Light", .light), ("Dark", .dark)]
        appearances = styles.map { title, style in
            (style, Action(title: title) { [weak gallery] _ in gallery?.style = style })
        }
    }

    /// Changes the standard menus.
    func build(with builder: MenuBuilder) {
        for group in [Menu.Identifier.newItem, .open, .document, .print] { builder.remove(menu: group) }
        let settings = KeyCommand(title: "Settings\u{2026}", input: ",", modifierFlags: .control) {
            [weak gallery] _ in gallery?.showSettings()
        }
        builder.replaceChildren(ofMenu: .preferences) { _ in [settings] }
        for (page, action) in pages { action.state = page == gallery.currentPage ? .on : .off }
        for (style, action) in appearances { action.state = style == gallery.style ? .on : .off }
        let next = KeyCommand(
            title: "Next Page", input: KeyCommand.inputPageDown, modifierFlags: .alternate
        ) { [weak gallery] _ in gallery?.turnPage(by: 1) }
        let previous = KeyCommand(
            title: "Previous Page", input: KeyCommand.inputPageUp, modifierFlags: .alternate
        ) { [weak gallery] _ in gallery?.turnPage(by: -1) }
        let page = Menu(
            title: "Page", options: .singleSelection, children: DemoPage.allCases.compactMap { pages[$0] })
        let appearance = Menu(
            title: "Appearance", image: Image(systemName: "paintpalette"), options: .singleSelection,
            children: appearances.map(\.action))
        builder.insertChild(
            Menu(options: .displayInline, children: [page, next, previous]), atStartOfMenu: .view)
        builder.insertSibling(Menu(options: .displayInline, children: [appearance]), afterMenu: .sidebar)
    }
}

/// The actions of the gallery's menus.
protocol GalleryCommands: AnyObject {
    /// The displayed page.
    var currentPage: DemoPage { get }
    /// The style that the user has chosen; unspecified for that of the desktop.
    var style: UserInterfaceStyle { get set }
    /// Displays a page.
    func open(_ page: DemoPage)
    /// Displays the page `distance` pages after the present one, within the list.
    func turnPage(by distance: Int)
    /// Opens the settings window, or brings it to the front.
    func showSettings()
}
