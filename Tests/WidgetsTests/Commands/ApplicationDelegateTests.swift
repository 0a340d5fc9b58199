import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy
@testable import Windowing

/// Commands that the application's delegate performs, from windows, sheets and popovers.
@Suite(.serialized)
struct ApplicationDelegateTests {
    /// A delegate that creates documents, and prints only while it may.
    private final class Delegate: Responder, ApplicationDelegate {
        var log: [String] = []
        var canPrint = false

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == .newDocument || action == .showPreferences || (action == .printDocument && canPrint)
                || super.canPerformAction(action, withSender: sender)
        }

        override func perform(_ action: Selector, with sender: Any?) { log.append(action.name) }

        override func validate(_ command: Command) {
            super.validate(command)
            if command.action == .newDocument { command.title = "New Note" }
        }

        override func buildMenu(with builder: MenuBuilder) {
            super.buildMenu(with: builder)
            builder.insertSibling(
                Menu(title: "Notes", children: [Command(title: "New", action: .newDocument)]),
                afterMenu: .edit)
        }
    }

    /// A controller that performs `saveDocument` and `newDocument`, if it may.
    private final class Page: ViewController {
        var log: [String] = []
        var isNewDocumentOwn = false

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == .saveDocument || (action == .newDocument && isNewDocumentOwn)
                || super.canPerformAction(action, withSender: sender)
        }

        override func perform(_ action: Selector, with sender: Any?) { log.append(action.name) }
    }

    private let delegate = Delegate()
    private let page = Page()
    private let field = TextField(frame: Rect(x: 20, y: 20, width: 150, height: 32))
    private let window = Window(title: "Notes", size: Size(width: 460, height: 300))
    private let harness: Harness

    init() throws {
        page.view.addSubview(field)
        window.rootViewController = page
        window.menuBar = MenuBar()
        harness = Harness(window, size: window.frame.size)
        try harness.settle()
    }

    /// Makes `delegate` that of the application while a test runs; other tests have no application.
    private func connect() {
        PlatformServices.current.application = Application.shared
        Application.shared.delegate = delegate
        window.menuBar?.setNeedsRebuild()
    }

    private func disconnect() {
        Application.shared.delegate = nil
        PlatformServices.current.application = nil
    }

    /// The titles of the enabled rows of a menu of the bar.
    private func enabledRows(of menu: String) throws -> [String] {
        #expect(window.menuBar?.openMenu(titled: menu) == true)
        try harness.settle()
        let rows = harness.host.openMenu?.panels[0].rows ?? []
        let titles = rows.filter(\.isEnabled).compactMap(\.visibleText)
        harness.host.openMenu?.dismiss()
        try harness.settle()
        return titles
    }

    @Test func `The delegate validates and performs standard items of the menu bar in each window`() throws {
        connect()
        defer { disconnect() }
        let rows = try enabledRows(of: "File")
        #expect(rows.contains("New Note") && rows.contains("Save"))
        #expect(!rows.contains("Open…") && !rows.contains("Print…"))
        delegate.canPrint = true
        #expect(try enabledRows(of: "File").contains("Print…"))
        try harness.key("n", .control)
        try harness.key("p", .control)
        #expect(delegate.log == ["newDocument", "printDocument"])

        let second = Window(title: "Second", size: Size(width: 300, height: 200))
        second.rootViewController = ViewController()
        second.menuBar = MenuBar()
        let other = Harness(second, size: second.frame.size)
        try other.settle()
        try other.key("n", .control)
        #expect(delegate.log.last == "newDocument" && delegate.log.count == 3)
    }

    @Test func `A responder of the window performs an action before the delegate`() throws {
        connect()
        defer { disconnect() }
        page.isNewDocumentOwn = true
        try harness.key("n", .control)
        #expect(page.log == ["newDocument"] && delegate.log.isEmpty)
        #expect(Application.shared.sendAction(.newDocument, from: nil))
        #expect(
            delegate.log == ["newDocument"], "without an open window, the chain begins at the application")
    }

    @Test func `The delegate adds menus to the menu bar of each window`() throws {
        connect()
        defer { disconnect() }
        #expect(window.menuBar?.currentMenu.children.map(\.title).contains("Notes") == true)
        Application.shared.delegate = nil
        window.menuBar?.setNeedsRebuild()
        #expect(window.menuBar?.currentMenu.children.map(\.title).contains("Notes") == false)
    }

    // MARK: - Sheets and popovers

    @Test(arguments: ["sheet", "popover"])
    func `In a sheet or popover, commands reach the application and its delegate, and no view behind`(
        kind: String
    ) throws {
        connect()
        defer { disconnect() }
        let entry = TextField(frame: Rect(x: 10, y: 10, width: 150, height: 32))
        let content = ViewController()
        content.view.addSubview(entry)
        content.preferredContentSize = Size(width: 200, height: 100)
        if kind == "popover" {
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = field
        }
        page.present(content, animated: false)
        try harness.settle()
        try harness.focus(entry)
        #expect(harness.host.layers(of: PopoverOverlay.self).count == (kind == "popover" ? 1 : 0))

        #expect(entry.target(forAction: .showPreferences, withSender: nil) === delegate)
        #expect(entry.target(forAction: .saveDocument, withSender: nil) == nil)
        #expect(entry.target(forAction: .performClose, withSender: nil) == nil)
        try harness.key(",", .control)
        try harness.key("n", .control)
        try harness.key("s", .control)
        #expect(delegate.log == ["showPreferences", "newDocument"] && page.log.isEmpty)
    }

    @Test func `The changes of a sheet are undone apart from those of the window behind`() throws {
        connect()
        defer { disconnect() }
        let content = ViewController()
        page.present(content, animated: false)
        try harness.settle()
        let manager = try #require(content.undoManager)
        #expect(manager !== window.undoManager && manager === content.view.undoManager)
    }

    @Test func `An event that no responder of a sheet handles reaches no view behind`() throws {
        connect()
        defer { disconnect() }
        page.present(ViewController(), animated: false)
        try harness.settle()
        let responders = sequence(first: harness.host.commandResponder) { $0.next }.map { $0 }
        #expect(responders.last === delegate && responders.dropLast().last === Application.shared)
        #expect(!responders.contains { $0 === window || $0 === page })
    }
}
