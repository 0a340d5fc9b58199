import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

extension Selector {
    fileprivate static let duplicate = Selector("duplicate", Sheet.duplicate)
    fileprivate static let unknown = Selector("unknown")
}

private final class Sheet: View {
    var copies = 0
    var canDuplicate = true
    func duplicate(_ sender: Any?) { copies += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .duplicate ? canDuplicate : super.canPerformAction(action, withSender: sender)
    }
}

/// Commands along the responder chain, and the menu builder.
@Suite(.serialized)
struct CommandTests {
    private let outer = Sheet(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    private let inner = Sheet(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let label = Label(text: "x")

    init() {
        outer.addSubview(inner)
        inner.addSubview(label)
    }

    @Test func `The first responder that can perform an action is its target`() {
        #expect(label.target(forAction: .duplicate, withSender: nil) === inner)
        inner.canDuplicate = false
        #expect(label.target(forAction: .duplicate, withSender: nil) === outer)
        #expect(label.tryToPerform(.duplicate, with: nil) && outer.copies == 1 && inner.copies == 0)
        outer.canDuplicate = false
        #expect(!label.tryToPerform(.duplicate, with: nil) && outer.copies == 1)
        #expect(!label.tryToPerform(.unknown, with: nil))
        #expect(label.target(forAction: .copy, withSender: nil) == nil)
    }

    @Test func `A context menu's commands concern its owner before the focused view`() throws {
        let field = TextField(frame: Rect(x: 110, y: 0, width: 90, height: 32))
        outer.addSubview(field)
        field.text = "words"
        let harness = Harness(outer, size: Size(width: 200, height: 200))
        try harness.focus(field)
        field.selectAll(nil)
        inner.contextMenuProvider = { _ in
            Menu(children: [
                Command(title: "Duplicate", action: .duplicate), Command(title: "Copy", action: .copy),
            ])
        }
        Pasteboard.general.string = nil
        try harness.click(Point(x: 50, y: 80), button: .right)
        try harness.click("Copy")
        #expect(Pasteboard.general.string == "words")
        try harness.click(Point(x: 50, y: 80), button: .right)
        try harness.click("Duplicate")

        #expect(inner.copies == 1 && outer.copies == 0)
    }

    @Test func `A target that is removed while the menu is open is not called`() throws {
        let harness = Harness(outer, size: Size(width: 200, height: 200))
        outer.canDuplicate = false
        let command = Command(title: "Duplicate", action: .duplicate)
        try harness.settle()
        Menu(children: [command]).popUp(positioning: nil, at: .zero, in: inner)
        try harness.settle()
        inner.canDuplicate = false
        try harness.click("Duplicate")

        #expect(inner.copies == 0)
    }

    @Test func `Key commands of responders send actions too`() throws {
        final class Page: View {
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [KeyCommand]? {
                [KeyCommand(title: "Duplicate", action: .duplicate, input: "d", modifierFlags: .control)]
            }
        }
        let page = Page(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        inner.addSubview(page)
        let harness = Harness(outer, size: Size(width: 200, height: 200))
        try harness.focus(page)
        try harness.key("d", .control)
        inner.canDuplicate = false
        outer.canDuplicate = false
        try harness.key("d", .control)

        #expect(inner.copies == 1 && outer.copies == 0)
    }

    // MARK: - Builder

    private var titles: (Menu) -> [String] {
        { $0.children.map { ($0 as? Menu)?.identifier.rawValue ?? $0.title } }
    }

    @Test func `A builder inserts, replaces and removes menus by identifier`() throws {
        let builder = MenuBuilder(root: StandardMenus.make())
        #expect(titles(builder.root) == ["file", "edit", "view", "window", "help"])
        builder.insertSibling(Menu(title: "Format", identifier: .init("format")), afterMenu: .edit)
        builder.insertSibling(Menu(title: "Go", identifier: .init("go")), beforeMenu: .window)
        builder.remove(menu: .print)
        builder.remove(menu: .help)
        builder.insertChild(Menu(title: "Recent", identifier: .openRecent), atEndOfMenu: .open)
        builder.insertChild(Menu(identifier: .init("top")), atStartOfMenu: .file)
        builder.replace(menu: .newItem, with: Menu(title: "New", identifier: .newItem))
        builder.replaceChildren(ofMenu: .close) { $0 + [Action(title: "Close All") { _ in }] }

        #expect(titles(builder.root) == ["file", "edit", "format", "view", "go", "window"])
        let file = try #require(builder.menu(for: .file))
        #expect(titles(file) == ["top", "newItem", "open", "document", "importExport", "close", "quit"])
        #expect(titles(try #require(builder.menu(for: .open))) == ["Open…", "openRecent"])
        #expect(titles(try #require(builder.menu(for: .close))) == ["Close", "Close All"])
        #expect(builder.command(for: .saveDocument)?.title == "Save")
        #expect(builder.menu(for: .print) == nil && builder.command(for: .printDocument) == nil)
    }

    @Test func `Unknown and repeated identifiers are reported and change nothing`() {
        var reports: [String] = []
        Diagnostics.handler = { reports.append($0.message) }
        defer { Diagnostics.handler = nil }
        let builder = MenuBuilder(root: StandardMenus.make())
        builder.remove(menu: .init("nowhere"))
        builder.insertSibling(Menu(title: "Edit", identifier: .edit), afterMenu: .file)
        builder.replace(menu: .view, with: Menu(title: "File", identifier: .file))
        builder.replace(menu: .view, with: Menu(title: "Views", identifier: .view))

        #expect(
            reports == [
                "is the identifier of no menu of the menu bar", "has the identifier edit of another menu",
                "has the identifier file of another menu",
            ])
        #expect(titles(builder.root) == ["file", "edit", "view", "window", "help"])
    }

    @Test func `Deferred elements are created each time the menu opens`() throws {
        var count = 0
        let harness = Harness(outer, size: Size(width: 200, height: 200))
        let menu = Menu(children: [
            DeferredMenuElement.uncached {
                count += 1
                return [Action(title: "Item \(count)") { _ in }]
            }
        ])
        for number in 1...2 {
            menu.popUp(positioning: nil, at: .zero, in: inner)
            try harness.settle()
            #expect(harness.host.openMenu?.panels[0].rows.compactMap(\.visibleText) == ["Item \(number)"])
            inner.cancelMenuTracking()
        }
    }

    // MARK: - Mnemonics and matching

    @Test func `Titles without a mnemonic are given a free letter`() {
        let found = Mnemonic.assign([
            ("File", nil), ("Format", nil), ("Fif", nil), ("View", "i"), ("ii", nil),
        ])
        #expect(found.map { $0?.letter } == ["f", "o", nil, "i", nil])
    }

    @Test func `Fuzzy matches prefer beginnings of words and consecutive letters`() throws {
        func best(_ text: String, _ titles: String...) -> String? {
            titles.compactMap { title in FuzzyMatch(text, in: title).map { (title, $0.score) } }
                .max { $0.1 < $1.1 }?.0
        }
        #expect(best("sa", "Select All", "Save", "Pass Away") == "Save")
        #expect(best("sva", "Save", "Save As", "Several Volcanic") == "Save As")
        #expect(best("cp", "Scope", "Command Palette", "Clip") == "Command Palette")
        #expect(best("copy", "Copy Path", "Copy") == "Copy")
        #expect(best("QUIT", "Quit") == "Quit")
        #expect(FuzzyMatch("xyz", in: "Save") == nil && FuzzyMatch("ee", in: "Save") == nil)
        #expect(FuzzyMatch("", in: "Save")?.score == 0 && FuzzyMatch("a", in: "") == nil)
    }
}
