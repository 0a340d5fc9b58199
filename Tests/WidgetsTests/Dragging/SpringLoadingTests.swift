import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Controls that open when dragged items rest over them, in virtual time.
struct SpringLoadingTests {
    private let page: DragPage
    private var harness: Harness { page.harness }

    init() throws { page = try DragPage() }

    private func add<Control: View>(_ view: Control, _ frame: Rect) throws -> Control {
        view.frame = frame
        page.root.addSubview(view)
        try harness.settle()
        return view
    }

    private func rest(_ milliseconds: Int) { harness.advance(by: .milliseconds(milliseconds)) }

    @Test func `Items that rest over a spring-loaded button press it once`() throws {
        var presses = 0
        let button = try add(
            Button(title: "Folder") { _ in presses += 1 }, Rect(x: 200, y: 200, width: 100, height: 30))
        try page.dragCard(to: Point(x: 250, y: 215))
        rest(2000)
        #expect(presses == 0, "a button is not spring-loaded by default")
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded)
        try harness.move(to: Point(x: 251, y: 215))
        rest(699)
        #expect(presses == 0)
        rest(1)
        #expect(presses == 1)
        rest(5000)
        #expect(presses == 1)
        button.isEnabled = false
        try harness.move(to: Point(x: 150, y: 250))
        try harness.move(to: Point(x: 250, y: 215))
        rest(2000)
        #expect(presses == 1, "a disabled button is not pressed")
        button.isSpringLoaded = false
        #expect(!button.isSpringLoaded && button.interactions.isEmpty)
        try harness.key(.keyboardEscape)
        harness.advance(by: .seconds(5))
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Items that rest over a segment select it, unless it is disabled`() throws {
        let control = try add(
            SegmentedControl(items: ["One", "Two", "Three"]), Rect(x: 60, y: 200, width: 300, height: 30))
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        control.isSpringLoaded = true
        var changes = 0
        control.addAction(Action { _ in changes += 1 }, for: .valueChanged)
        try page.dragCard(to: Point(x: 210, y: 215))
        rest(2000)
        #expect(control.selectedSegmentIndex == 0)
        try harness.move(to: Point(x: 320, y: 215))
        rest(500)
        // Another segment begins a new rest.
        try harness.move(to: Point(x: 110, y: 215))
        rest(500)
        try harness.move(to: Point(x: 320, y: 215))
        rest(699)
        #expect(changes == 0)
        rest(1)
        #expect(control.selectedSegmentIndex == 2 && changes == 1)
    }

    private final class Folders: ListViewDataSource, ListViewDelegate {
        var opened: [Int] = []
        func numberOfRows(in listView: ListView) -> Int { 4 }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            ListCell(frame: .zero)
        }
        func listView(_ listView: ListView, didSelectRowAt row: Int) { opened.append(row) }
        func listView(_ listView: ListView, shouldSpringLoadRowAt row: Int) -> Bool { row != 1 }
    }

    @Test func `Items that rest over a row select it, unless the delegate excludes it`() throws {
        let folders = Folders()
        let list = ListView(frame: .zero)
        list.rowHeight = 30
        list.dataSource = folders
        list.delegate = folders
        list.isSpringLoaded = true
        _ = try add(list, Rect(x: 200, y: 120, width: 150, height: 160))
        try page.dragCard(to: Point(x: 250, y: 165))
        rest(2000)
        #expect(folders.opened.isEmpty)
        try harness.move(to: Point(x: 250, y: 195))
        rest(700)
        #expect(folders.opened == [2] && list.selectedRow == 2)
        try harness.move(to: Point(x: 250, y: 225))
        rest(700)
        #expect(folders.opened == [2, 3])
    }

    @Test func `A tab view that is not spring-loaded keeps its page`() throws {
        let tabs = try add(TabView(), Rect(x: 100, y: 120, width: 280, height: 150))
        for name in ["One", "Two"] { tabs.addTabViewItem(TabViewItem(label: name) { View() }) }
        try harness.settle()
        tabs.isSpringLoaded = false
        let button = try harness.find(TabButton.self, containing: "Two")
        let place = button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        try page.dragCard(to: place)
        rest(2000)
        #expect(tabs.selectedTabViewItemIndex == 0)
        tabs.isSpringLoaded = true
        try harness.move(to: Point(x: place.x + 1, y: place.y))
        rest(700)
        #expect(tabs.selectedTabViewItemIndex == 1)
    }
}
