import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Tabs by pointer and keyboard, and the lifetime and state of their pages.
@Suite(.serialized)
struct TabViewTests {
    let tabs = TabView()
    let harness: Harness
    let log = EventLog()

    init() throws {
        let log = log
        for name in ["One", "Two", "Three"] {
            tabs.addTabViewItem(
                TabViewItem(label: name) {
                    log.names.append("made \(name)")
                    let page = View()
                    let field = TextField(placeholder: "field \(name)")
                    field.frame = Rect(x: 10, y: 10, width: 150, height: 34)
                    field.restorationIdentifier = "field-\(name)"
                    page.addSubview(field)
                    return page
                })
        }
        tabs.onSelectionChange = { log.names.append("selected \($0)") }
        harness = Harness(tabs, size: Size(width: 400, height: 300))
        try harness.settle()
    }

    private func button(_ index: Int) -> View { tabs.tabViewItems[index].button }

    @Test func `The first tab is selected, and pages are created when they are first displayed`() throws {
        #expect(log.names == ["made One"])
        try harness.click("Two")
        try harness.click("One")
        try harness.click("Two")

        #expect(
            log.names == ["made One", "made Two", "selected 1", "selected 0", "selected 1"])
        #expect(tabs.tabViewItems[1].view.frame == Rect(x: 0, y: 43, width: 400, height: 257))
    }

    @Test func `A press selects a tab, and a programmatic selection sends no callback`() throws {
        try harness.press(button(2))
        #expect(tabs.selectedTabViewItemIndex == 2)
        try harness.release()
        tabs.selectedTabViewItemIndex = 0

        #expect(log.names == ["made One", "made Three", "selected 2"])
    }

    @Test func `Tab stops once at the tab strip, and arrows, Home and End select tabs`() throws {
        try harness.focus(button(0))
        tabs.tabViewItems[1].isEnabled = false
        for (key, index) in [
            (KeyboardHIDUsage.keyboardRightArrow, 2), (.keyboardRightArrow, 0), (.keyboardLeftArrow, 2),
            (.keyboardHome, 0), (.keyboardEnd, 2),
        ] {
            try harness.key(key)
            #expect(tabs.selectedTabViewItemIndex == index && harness.focusedView === button(index))
        }
        try harness.key(.keyboardTab)
        #expect(harness.focusedView is TextField)
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === button(2))
    }

    @Test func `Ctrl+Tab and Ctrl+Page Down change pages from inside and restore the focus`() throws {
        try harness.click("field One")
        try harness.key(.keyboardTab, .control)
        #expect(tabs.selectedTabViewItemIndex == 1 && harness.focusedView === button(1))
        try harness.key(.keyboardPageDown, .control)
        try harness.key(.keyboardPageDown, .control)
        #expect(tabs.selectedTabViewItemIndex == 0)
        try harness.click("field One")
        try harness.key(.keyboardPageDown, .control)
        try harness.click("field Two")
        try harness.key(.keyboardPageUp, .control)
        try harness.type("x")

        #expect((harness.focusedView as? TextField)?.placeholder == "field One")
        #expect((harness.focusedView as? TextField)?.text == "x")
    }

    @Test func `A list in a page leaves Ctrl+Page Down to the tab view`() throws {
        let stage = ListStage(count: 100)
        stage.list.removeFromSuperview()
        tabs.addTabViewItem(TabViewItem(label: "List") { stage.list })
        tabs.selectedTabViewItemIndex = 3
        try harness.settle()
        try harness.focus(stage.list)
        try harness.key(.keyboardPageDown, .control)

        #expect(tabs.selectedTabViewItemIndex == 0)
    }

    @Test func `The delegate may refuse a selection`() throws {
        let keeper = Keeper()
        tabs.delegate = keeper
        try harness.click("Two")
        #expect(tabs.selectedTabViewItemIndex == 0)
        keeper.allows = true
        try harness.click("Two")

        #expect(tabs.selectedTabViewItemIndex == 1 && keeper.told == ["Two"])
    }

    @Test func `Removing the selected tab selects the next one, else the previous one`() throws {
        tabs.selectedTabViewItemIndex = 1
        tabs.removeTabViewItem(tabs.tabViewItems[1])
        #expect(tabs.selectedTabViewItem?.label == "Three")
        tabs.removeTabViewItem(tabs.tabViewItems[1])
        #expect(tabs.selectedTabViewItem?.label == "One")
        tabs.removeTabViewItem(tabs.tabViewItems[0])
        try harness.settle()

        #expect(tabs.selectedTabViewItemIndex == -1 && tabs.selectedTabViewItem == nil)
    }

    @Test func `Many tabs shrink and then scroll, with the selected tab visible`() throws {
        for index in 0..<12 { tabs.addTabViewItem(TabViewItem(label: "Tab number \(index)") { View() }) }
        try harness.settle()
        try harness.focus(button(0))
        try harness.key(.keyboardEnd)
        let last = button(14)

        #expect(last.bounds.width >= 72)
        #expect(harness.rootView.bounds.contains(last.convert(last.bounds, to: nil)))
    }

    @Test func `In right-to-left layout the first tab is at the right`() throws {
        harness.host.layoutDirection = .rightToLeft
        tabs.setNeedsLayout()
        try harness.settle()
        #expect(button(0).frame.maxX == 400)
        try harness.focus(button(0))
        try harness.key(.keyboardLeftArrow)

        #expect(tabs.selectedTabViewItemIndex == 1)
    }

    @Test func `Selecting an index that does not exist is reported`() {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        tabs.selectedTabViewItemIndex = 9

        #expect(reported.count == 1 && tabs.selectedTabViewItemIndex == 0)
    }

    @Test func `Selection and page state are restored, also in pages that are created later`() throws {
        tabs.restorationIdentifier = "tabs"
        tabs.selectedTabViewItemIndex = 2
        tabs.selectedTabViewItemIndex = 1
        var archive = RestorationArchive()
        archive.views = ["tabs": ["selectedIndex": .integer(2)], "probe-Two": ["level": .integer(7)]]
        let second = TabView()
        second.restorationIdentifier = "tabs"
        for name in ["One", "Two", "Three"] {
            second.addTabViewItem(
                TabViewItem(label: name) {
                    let probe = Keepsake()
                    probe.restorationIdentifier = "probe-\(name)"
                    return probe
                })
        }
        archive.apply(to: second)
        #expect(second.selectedTabViewItemIndex == 2)
        var saved = RestorationArchive()
        saved.collect(from: second)
        #expect(saved.views["probe-Two"] == ["level": .integer(7)])
        second.selectedTabViewItemIndex = 1
        #expect((second.tabViewItems[1].view as? Keepsake)?.level == 7)
        (second.tabViewItems[1].view as? Keepsake)?.level = 8
        second.selectedTabViewItemIndex = 0
        saved = RestorationArchive()
        saved.collect(from: second)

        #expect(saved.views["probe-Two"] == ["level": .integer(8)])
    }

    @Test func `Child controllers are notified when their page appears and disappears`() throws {
        let log = log
        log.names = []
        let controllers = ["A", "B"].map { LoggingController($0, log) }
        let tabController = TabBarController()
        tabController.viewControllers = controllers
        let harness = Harness(tabController, size: Size(width: 300, height: 200))
        try harness.settle()
        #expect(tabController.children == controllers)
        #expect(log.names == ["load A", "appear A"])
        try harness.click("B")
        #expect(log.names.suffix(3) == ["disappear A", "load B", "appear B"])
        #expect(tabController.selectedViewController === controllers[1])
        tabController.viewControllers = [controllers[1]]

        #expect(controllers[0].parent == nil && tabController.selectedIndex == 0)
    }
}

private final class Keeper: TabViewDelegate {
    var allows = false
    var told: [String] = []
    func tabView(_ tabView: TabView, shouldSelect item: TabViewItem) -> Bool { allows }
    func tabView(_ tabView: TabView, didSelect item: TabViewItem) { told.append(item.label) }
}

private final class Keepsake: View {
    var level = 0
    override func encodeRestorableState(with coder: RestorationCoder) { coder.encode(level, forKey: "level") }
    override func decodeRestorableState(with coder: RestorationCoder) {
        level = coder.decodeInt(forKey: "level") ?? 0
    }
}

private final class LoggingController: ViewController {
    private let log: EventLog

    init(_ title: String, _ log: EventLog) {
        self.log = log
        super.init()
        self.title = title
    }

    override func viewDidLoad() { log.names.append("load \(title ?? "")") }
    override func viewDidAppear(_ animated: Bool) { log.names.append("appear \(title ?? "")") }
    override func viewDidDisappear(_ animated: Bool) { log.names.append("disappear \(title ?? "")") }
}
