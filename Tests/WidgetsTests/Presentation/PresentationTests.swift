import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Sheets: coverage of the window, focus, and dismissal.
@Suite(.serialized)
struct PresentationTests {
    let root = ViewController()
    let field = TextField(placeholder: "behind")
    let press = Button(title: "Press")
    let harness: Harness
    let log = EventLog()

    init() throws {
        let log = log
        field.frame = Rect(x: 10, y: 10, width: 150, height: 34)
        press.frame = Rect(x: 10, y: 50, width: 100, height: 34)
        press.addAction(Action { _ in log.names.append("press") }, for: .primaryActionTriggered)
        root.view.addSubview(field)
        root.view.addSubview(press)
        harness = Harness(root, size: Size(width: 600, height: 400))
        try harness.settle()
    }

    private func sheet(_ title: String) -> SheetController { SheetController(title, log) }

    @Test func `A sheet covers the window and is centred at its preferred size`() throws {
        let sheet = sheet("A")
        sheet.preferredContentSize = Size(width: 200, height: 100)
        let log = log
        root.present(sheet, animated: true) { log.names.append("shown") }
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        try harness.settle()

        #expect(
            sheet.view.convert(sheet.view.bounds, to: nil) == Rect(x: 200, y: 150, width: 200, height: 100))
        #expect(throws: HarnessError.self) { try harness.click(press) }
        try harness.click(Point(x: 40, y: 67))
        #expect(log.names == ["appear A", "shown"])
        try harness.resize(to: Size(width: 300, height: 120))
        #expect(sheet.view.bounds.size == Size(width: 200, height: 72))
    }

    @Test func `The focus moves into the sheet, stays inside, and is restored`() throws {
        try harness.focus(field)
        let sheet = sheet("A")
        root.present(sheet, animated: false)
        try harness.settle()
        #expect(harness.focusedView === sheet.first)
        for view in [sheet.second, sheet.first, sheet.second] {
            try harness.key(.keyboardTab)
            #expect(harness.focusedView === view)
        }
        #expect(!field.becomeFirstResponder())
        root.dismiss(animated: true)
        #expect(harness.focusedView === field)
        try harness.settle()

        #expect(root.presentedViewController == nil && sheet.view.superview?.superview == nil)
        #expect(harness.advance(by: .milliseconds(1)).frames.isEmpty)
    }

    @Test func `Escape dismisses a sheet and notifies the controller, unless it is modal`() throws {
        let sheet = sheet("A")
        sheet.isModalInPresentation = true
        root.present(sheet, animated: false)
        try harness.key(.keyboardEscape)
        #expect(root.presentedViewController === sheet)
        sheet.isModalInPresentation = false
        try harness.key(.keyboardEscape)

        #expect(root.presentedViewController == nil)
        #expect(log.names == ["appear A", "disappear A", "dismissed A"])
    }

    @Test func `Views behind a sheet receive no keys`() throws {
        let page = try #require(root.view as View?)
        let watcher = KeyWatcher(log)
        page.addSubview(watcher)
        try harness.focus(watcher)
        root.present(ViewController(), animated: false)
        try harness.key(.keyboardA)
        try harness.key(.keyboardTab)

        #expect(harness.focusedView == nil && log.names.isEmpty)
    }

    @Test func `Sheets may present sheets, and dismissing the lowest dismisses all`() throws {
        let (first, second) = (sheet("A"), sheet("B"))
        root.present(first, animated: false)
        first.present(second, animated: false)
        try harness.settle()
        #expect(harness.focusedView === second.first)
        second.dismiss(animated: false)
        #expect(first.presentedViewController == nil && harness.focusedView === first.first)
        first.present(second, animated: false)
        root.dismiss(animated: false)

        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        try harness.click(press)
        #expect(log.names.last == "press")
    }

    @Test func `Invalid presentations are refused and reported`() {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        let sheet = sheet("A")

        ViewController().present(sheet, animated: false)
        root.present(sheet, animated: false)
        root.present(ViewController(), animated: false)
        sheet.present(sheet, animated: false)

        #expect(reported.map(\.kind) == [.refusedHierarchy, .refusedHierarchy, .refusedHierarchy])
        #expect(root.presentedViewController === sheet)
    }

    @Test(arguments: [true, false])
    func `The sheets of a deallocated presenter are dismissed, and the window is usable again`(animated: Bool)
        throws
    {
        let log = log
        do {
            let child = ViewController()
            child.view.frame = Rect(x: 300, y: 10, width: 100, height: 100)
            root.view.addSubview(child.view)
            let first = sheet("A")
            child.present(first, animated: animated)
            first.present(sheet("B"), animated: animated)
            try harness.settle()
            child.view.removeFromSuperview()
        }
        try harness.settle()

        #expect(harness.host.presentedSheets.isEmpty)
        try harness.click(press)
        #expect(log.names == ["appear A", "appear B", "disappear B", "disappear A", "press"])
    }

    @Test(arguments: [true, false])
    func `Dismissing a sheet as a layer restores the focus only when requested`(restoresFocus: Bool)
        throws
    {
        try harness.settle()
        #expect(press.becomeFirstResponder())
        root.present(sheet("A"), animated: false)
        try harness.settle()
        #expect(!press.isFirstResponder)

        try #require(harness.host.presentedSheets.last).dismiss(restoringFocus: restoresFocus)
        try harness.settle()

        #expect(harness.host.presentedSheets.isEmpty && press.isFirstResponder == restoresFocus)
    }

    @Test func `A retained sheet is dismissed with its presenter, and can be presented again`() throws {
        let sheet = sheet("A")
        do {
            let child = ViewController()
            root.view.addSubview(child.view)
            child.present(sheet, animated: false)
            child.view.removeFromSuperview()
        }
        #expect(sheet.presentingViewController == nil)
        root.present(sheet, animated: false)

        #expect(root.presentedViewController === sheet && harness.focusedView === sheet.first)
    }

    @Test func `A dismissed sheet can be presented again while it fades`() throws {
        let sheet = sheet("A")
        let log = log
        root.present(sheet, animated: false)
        root.dismiss(animated: true) { log.names.append("dismissed") }
        harness.advance(by: .milliseconds(50))
        root.present(sheet, animated: true)
        try harness.settle()

        #expect(root.presentedViewController === sheet && harness.focusedView === sheet.first)
        #expect(log.names == ["appear A", "disappear A", "dismissed", "appear A"])
        #expect(sheet.first.window == nil && sheet.first.superview?.superview?.alpha == 1)
    }

    @Test
    func
        `While a dismissed sheet fades, keys go to the view behind, except repeats of the key that dismissed it`()
        throws
    {
        let page = try #require(root.view as View?)
        let watcher = KeyWatcher(log)
        page.addSubview(watcher)
        try harness.focus(watcher)
        root.present(sheet("A"), animated: false)
        harness.settlesAfterVerbs = false
        harness.send(.key(KeyEvent(phase: .down, key: Key(keyCode: .keyboardEscape))))
        harness.send(.key(KeyEvent(phase: .down, key: Key(keyCode: .keyboardEscape), isARepeat: true)))
        #expect(log.names == ["appear A"])
        try harness.key(.keyboardA)

        #expect(harness.focusedView === watcher && log.names == ["appear A", "key"])
    }

    @Test func `Dismissing without a presented controller calls the completion`() {
        var isDone = false
        root.dismiss(animated: true) { isDone = true }

        #expect(isDone)
    }

    @Test func `A menu in a sheet opens over it, and the sheet has the focus afterwards`() throws {
        let sheet = sheet("A")
        sheet.first.showsMenuAsPrimaryAction = true
        let log = log
        sheet.first.menu = Menu(children: [Action(title: "Entry") { _ in log.names.append("entry") }])
        root.present(sheet, animated: false)
        try harness.key(.keyboardSpacebar)
        try harness.click("Entry")

        #expect(log.names == ["appear A", "entry"])
        try harness.key(.keyboardEscape)
        #expect(root.presentedViewController == nil)
    }
}

private final class SheetController: ViewController {
    let first = Button(title: "First")
    let second = Button(title: "Second")
    private let log: EventLog

    init(_ title: String, _ log: EventLog) {
        self.log = log
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        first.frame = Rect(x: 0, y: 0, width: 80, height: 34)
        second.frame = Rect(x: 90, y: 0, width: 80, height: 34)
        view.addSubview(first)
        view.addSubview(second)
    }

    override func viewDidAppear(_ animated: Bool) { log.names.append("appear \(title ?? "")") }
    override func viewDidDisappear(_ animated: Bool) { log.names.append("disappear \(title ?? "")") }
    override func presentationDidDismiss() { log.names.append("dismissed \(title ?? "")") }
}

private final class KeyWatcher: View {
    private let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(frame: .zero)
    }
    override var canBecomeFirstResponder: Bool { true }
    override func keyDown(with event: KeyEvent) { log.names.append("key") }
}
