import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// A controller that presents another one in one of its hooks.
private final class Presenter: ViewController {
    nonisolated enum Hook: CaseIterable { case load, willAppear, didAppear }

    let name: String
    let hook: Hook
    let presented: ViewController?
    let field = TextField(placeholder: "field")
    var log: [String] = []

    init(_ name: String, _ hook: Hook, presents presented: ViewController? = nil) {
        self.name = name
        self.hook = hook
        self.presented = presented
        super.init()
    }

    private func present(in hook: Hook) {
        guard hook == self.hook, let presented else { return }
        present(presented, animated: false) { [self] in log.append("presented") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = Label(text: name)
        label.frame = Rect(x: 10, y: 10, width: 100, height: 20)
        field.frame = Rect(x: 10, y: 40, width: 100, height: 30)
        view.addSubview(label)
        view.addSubview(field)
        preferredContentSize = Size(width: 200, height: 120)
        present(in: .load)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        present(in: .willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
        present(in: .didAppear)
    }
}

/// Presentations by controllers that are being loaded or presented.
struct NestedPresentationTests {
    private func reports(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        try body()
        return reported
    }

    /// The controllers of the presented sheets, from back to front.
    private func sheets(_ harness: Harness) -> [ObjectIdentifier] {
        harness.host.presentedSheets.map { ObjectIdentifier($0.controller) }
    }

    @Test(arguments: Presenter.Hook.allCases)
    private func `A controller that is presented presents another one in front of itself`(
        hook: Presenter.Hook
    ) throws {
        let third = Presenter("third", .load)
        let second = Presenter("second", hook, presents: third)
        let first = Presenter("first", hook, presents: second)
        let root = ViewController()
        let harness = Harness(root, size: Size(width: 500, height: 400))
        try harness.settle()
        let reported = try reports {
            root.present(first, animated: true)
            try harness.settle()
        }
        #expect(reported.isEmpty)
        #expect(root.presentedViewController === first && first.presentedViewController === second)
        #expect(second.presentedViewController === third)
        #expect(
            harness.host.presentedSheets.map { ($0.controller as? Presenter)?.name } == [
                "first", "second", "third",
            ])
        #expect(harness.focusedView === third.field)
        #expect(first.log == ["appeared", "presented"])
        for controller in [third, second, first] {
            #expect(harness.focusedView === controller.field)
            try harness.key(.keyboardEscape)
        }
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: Presenter.Hook.allCases)
    private func `The controller of a window presents from its first moment`(hook: Presenter.Hook) throws {
        let alert = AlertController(title: "Welcome", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Continue", style: .default))
        let root = Presenter("root", hook, presents: alert)
        let reported = try reports {
            let harness = Harness(root, size: Size(width: 500, height: 400))
            try harness.settle()
            #expect(root.presentedViewController === alert && harness.contains("Welcome"))
            try harness.click("Continue")
            #expect(root.presentedViewController == nil)
        }
        #expect(reported.isEmpty)
    }

    @Test func `A child of a presented controller presents in front of it`() throws {
        let sheet = Presenter("sheet", .load)
        let child = Presenter("child", .didAppear, presents: sheet)
        let parent = ViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let root = ViewController()
        let harness = Harness(root, size: Size(width: 500, height: 400))
        try harness.settle()
        root.present(parent, animated: false)
        try harness.settle()
        #expect(sheets(harness) == [parent, sheet].map(ObjectIdentifier.init))
        #expect(harness.focusedView === sheet.field)
    }

    @Test func `A controller that presents as soon as it is in a popover is replaced by what it presents`()
        throws
    {
        let sheet = Presenter("sheet", .load)
        let content = Presenter("content", .didAppear, presents: sheet)
        let root = ViewController()
        let harness = Harness(root, size: Size(width: 500, height: 400))
        try harness.settle()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = Rect(x: 100, y: 100, width: 20, height: 20)
        root.present(content, animated: false)
        try harness.settle()
        #expect(root.presentedViewController === sheet)
        #expect(content.view.superview == nil && harness.contains("sheet"))
    }

    @Test func `A presentation in the middle can end without those in front of it`() throws {
        let (first, second, third) = (Presenter("1", .load), Presenter("2", .load), Presenter("3", .load))
        let root = Presenter("root", .load)
        let harness = Harness(root, size: Size(width: 500, height: 400))
        try harness.settle()
        try harness.focus(root.field)
        root.present(first, animated: false)
        first.present(second, animated: false)
        second.present(third, animated: false)
        root.dismiss(animated: true, keeping: third)
        try harness.settle()
        #expect(root.presentedViewController === third && third.presentingViewController === root)
        #expect(first.presentingViewController == nil && second.presentingViewController == nil)
        #expect(sheets(harness) == [ObjectIdentifier(third)] && harness.focusedView === third.field)
        try harness.key(.keyboardEscape)
        #expect(root.presentedViewController == nil && harness.focusedView === root.field)
    }
}
