import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// A window with a menu bar and a text field.
final class BarStage {
    let window = Window(title: "Stage", size: Size(width: 460, height: 300))
    let bar = MenuBar()
    let content = BuildingController()
    let field = TextField(frame: Rect(x: 200, y: 20, width: 150, height: 32))
    let harness: Harness
    var log: [String] = []
    /// The title of another menu, which is added when the bar is built again.
    var extra: String?
    let grid: Action
    let sizes: Menu

    init(theme: Theme = .light) throws {
        grid = Action(title: "Grid", image: Image(systemName: "square.grid.2x2")) {
            $0.state = $0.state == .on ? .off : .on
        }
        grid.state = .mixed
        sizes = Menu(
            title: "Text size", options: [.displayInline, .singleSelection],
            children: [Action(title: "Small", state: .on) { _ in }, Action(title: "Large") { _ in }])
        window.rootViewController = content
        content.view.addSubview(field)
        window.menuBar = bar
        harness = Harness(window, size: Size(width: 460, height: 300), theme: theme)
        content.build = { [unowned self] in build(with: $0) }
        try harness.settle()
    }

    private func build(with builder: MenuBuilder) {
        let second = KeyCommand(title: "Second", input: "t", modifierFlags: .control) { [unowned self] in
            log.append($0.title)
        }
        second.mnemonic = "s"
        let keep = Action(title: "Keep", attributes: .keepsMenuPresented) { [unowned self] in
            log.append($0.title)
            bar.setNeedsRebuild()
        }
        let custom = Menu(
            title: "Custom",
            children: [
                Action(title: "First") { [unowned self] in log.append($0.title) }, second, keep,
                Menu(title: "More", children: [Action(title: "Inner") { _ in }]),
            ])
        builder.insertSibling(custom, afterMenu: .edit)
        if let extra { builder.insertSibling(Menu(title: extra, children: [keep]), afterMenu: .view) }
        builder.replaceChildren(ofMenu: .view) {
            [Menu(options: .displayInline, children: [grid]), sizes] + $0
        }
    }

    /// The item with a title.
    func item(_ title: String) -> View { bar.shownItems.first { $0.title == title } ?? bar }

    /// The centre of a title, also while an open menu covers the window.
    func title(_ title: String) -> Point {
        let item = item(title)
        return item.convert(Point(x: item.bounds.midX, y: item.bounds.midY), to: nil)
    }

    /// The title of the open menu.
    var open: String? { bar.shownItems.first(where: \.isOpen)?.title }

    /// The title of the highlighted row in the innermost menu.
    var highlighted: String? { harness.host.openMenu?.panels.last?.highlightedRow?.visibleText }

    /// The highlighted title of a bar without an open menu.
    var marked: String? { open == nil ? bar.shownItems.first(where: \.isHighlighted)?.title : nil }

    /// The centre of a row in the open menu.
    func row(_ title: String) throws -> Point {
        try harness.settle()
        let panel = try #require(harness.host.openMenu?.panels.last)
        let index = try #require(panel.rows.firstIndex { $0.visibleText == title })
        let rect = panel.rect(ofRow: index)
        return Point(x: rect.midX, y: rect.midY)
    }

    func alt(_ phase: KeyEvent.Phase) {
        harness.send(
            .key(
                KeyEvent(
                    phase: phase,
                    key: Key(keyCode: .keyboardLeftAlt, modifierFlags: phase == .down ? .alternate : []),
                    timestamp: harness.now)))
        _ = harness.advance(by: .zero)
    }
}

/// A controller whose menus a test builds.
final class BuildingController: ViewController {
    var build: ((MenuBuilder) -> Void)?
    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        build?(builder)
    }
}
