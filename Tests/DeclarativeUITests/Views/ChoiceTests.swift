import Testing
import WidgetsTesting

@testable import DeclarativeUI

private enum Paper: Hashable, CaseIterable { case small, middle, large }

private struct Choices: View {
    let style: PickerStyle
    @State private var paper = Paper.middle
    @State private var wraps = false
    @State private var done = ""

    var body: some View {
        VStack {
            Picker("Paper", selection: $paper) {
                ForEach(Paper.allCases, id: \.self) { Text("\($0)") }
            }
            .pickerStyle(style)
            Text("paper \(paper), wraps \(wraps), done \(done)")
            Menu("Edit") {
                Button("Copy") { done = "copy" }.keyboardShortcut("c")
                Divider()
                Toggle("Wrap", isOn: $wraps)
                Button("Gone") { done = "gone" }.disabled(true)
            }
            Text("right click").contextMenu { Button("Cut") { done = "cut" } }
            Button("large") { paper = .large }
        }
    }
}

private struct Tabs: View {
    @State private var page = 1
    @State private var count = 0

    var body: some View {
        VStack {
            TabView(selection: $page) {
                CounterPage().tabItem { Text("First") }.tag(1)
                Tab("Second", value: 2) { Text("second page") }
            }
            Text("at \(page)")
            Button("go to 2") { page = 2 }
        }
    }
}

private struct CounterPage: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Questions: View {
    @State private var asks = false
    @State private var shows = false
    @State private var done = ""

    var body: some View {
        VStack {
            Text("done \(done), asks \(asks), shows \(shows)")
            Button("Delete") { asks = true }
            Button("Open") { shows = true }
            Button("Behind") { done += "behind" }.keyboardShortcut("b")
        }
        .alert("Really?", isPresented: $asks) {
            Button("Keep", role: .cancel) { done += "kept" }
            Button("Destroy", role: .destructive) { done += "destroyed" }
        } message: {
            Text("It is gone then.")
        }
        .sheet(isPresented: $shows, onDismiss: noteClosing) { SheetPage(done: $done) }
    }

    private func noteClosing() { done += "closed" }
}

private struct SheetPage: View {
    @Binding var done: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("sheet \(count)")
            Button("count") { count += 1 }.keyboardShortcut("k")
            Button("Close") { dismiss() }
        }
        .padding(20)
    }
}

/// Pickers, menus, tabs, sheets and alerts.
struct ChoiceTests {
    @Test func `A pop-up button selects by keyboard, and follows its state`() throws {
        let (harness, _) = try show(Choices(style: .automatic))
        let button = try harness.only(PopUpControl.self)
        #expect(button.titleOfSelectedItem == "middle")
        try harness.focus(button)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("paper large, wraps false, done "))
        try harness.key("s", [])
        #expect(harness.texts.contains("paper small, wraps false, done "))
        try harness.click("large")
        #expect(button.titleOfSelectedItem == "large")
    }

    @Test(arguments: [PickerStyle.segmented, .radioGroup]) func `Other picker styles select options`(
        _ style: PickerStyle
    ) throws {
        let (harness, _) = try show(Choices(style: style))
        if style == .segmented {
            let control = try harness.only(SegmentsControl.self)
            #expect(control.selectedSegmentIndex == 1)
            try harness.focus(control)
            try harness.key(.keyboardRightArrow)
        } else {
            let group = try harness.only(RadioControl.self)
            #expect(group.selectedIndex == 1)
            try harness.click(group.buttons[2])
        }
        #expect(harness.texts.contains("paper large, wraps false, done "))
    }

    @Test func `A menu performs its buttons and switches its toggles`() throws {
        let (harness, _) = try show(Choices(style: .automatic), height: 400)
        let button = try harness.only(MenuButton.self)
        let menu = try #require(button.makeMenu?())
        #expect(menu.children.count == 2)
        try harness.focus(button)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("paper middle, wraps false, done copy"))
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("paper middle, wraps true, done copy"))
    }

    @Test func `The shortcut of a button in a closed menu works`() throws {
        let (harness, _) = try show(Choices(style: .automatic), height: 400)
        try harness.key("c", .control)
        #expect(harness.texts.contains("paper middle, wraps false, done copy"))
    }

    @Test func `A right click opens a context menu`() throws {
        let (harness, _) = try show(Choices(style: .automatic), height: 400)
        let label = try harness.label("right click")
        try harness.click(label.placeInRoot.origin, button: .right)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("paper middle, wraps false, done cut"))
    }

    @Test func `Tabs change the selection, and pages keep their state`() throws {
        let (harness, _) = try show(Tabs())
        try harness.click("count 0")
        #expect(harness.rootView.all(PressButton.self).contains { $0.visibleText == "count 1" })
        #expect(!harness.texts.contains("second page"))
        try harness.click("Second")
        #expect(harness.texts.contains("second page"))
        #expect(harness.texts.contains("at 2"))
        try harness.click("First")
        try harness.click("count 1")
        #expect(harness.texts.contains("at 1"))
        try harness.click("go to 2")
        #expect(harness.texts.contains("second page"))
    }

    @Test func `A button of an alert dismisses it`() throws {
        let (harness, _) = try show(Questions(), height: 400)
        try harness.click("Delete")
        #expect(harness.texts.contains("It is gone then."))
        try harness.click("Destroy")
        #expect(harness.texts.contains("done destroyed, asks false, shows false"))
        try harness.click("Delete")
        try harness.key(.keyboardEscape)
        #expect(harness.texts.contains("done destroyedkept, asks false, shows false"))
    }

    @Test func `A sheet has its own state and keys, and Escape or its content dismisses it`()
        throws
    {
        let (harness, _) = try show(Questions(), height: 400)
        try harness.click("Open")
        #expect(harness.texts.contains("sheet 0"))
        try harness.click("count")
        try harness.key("k", .control)
        try harness.key("b", .control)
        #expect(harness.texts.contains("sheet 2"))
        try harness.key(.keyboardEscape)
        #expect(harness.texts.contains("done closed, asks false, shows false"))
        #expect(!harness.texts.contains("sheet 2"))
        try harness.click("Open")
        #expect(harness.texts.contains("sheet 0"))
        try harness.click("Close")
        #expect(harness.texts.contains("done closedclosed, asks false, shows false"))
    }
}

/// A menu with a picker whose options are items of the menu.
private struct InlinePickers: View {
    @State private var order = "date"
    @State private var size = 1
    let isEnabled: Bool

    private var orders: some View {
        Picker("Sort by", selection: $order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
        }
    }

    var body: some View {
        VStack {
            Text("order \(order), size \(size)")
            Menu("View") {
                Button("Refresh") {}
                orders.pickerStyle(.inline).disabled(!isEnabled)
                Picker("Size", selection: $size) { ForEach(0..<3, id: \.self) { Text("size \($0)") } }
            }
            Text("right click").contextMenu { orders.pickerStyle(.inline) }
        }
    }
}

extension ChoiceTests {
    @Test func `The options of an inline picker are items of the menu itself`() throws {
        let (harness, _) = try show(InlinePickers(isEnabled: true), height: 400)
        try harness.focus(try harness.only(MenuButton.self))
        try harness.key(.keyboardSpacebar)
        #expect(harness.openMenuTitles == ["Refresh", "Sort by", "Name", "Date", "Size"])
        try harness.click("Name")
        #expect(harness.texts.contains("order name, size 1"))
        let menu = try #require(try harness.only(MenuButton.self).makeMenu?())
        #expect(menu.selectedElements.map(\.title) == ["Name"])
    }

    @Test func `An inline picker in a context menu has its options in it`() throws {
        let (harness, _) = try show(InlinePickers(isEnabled: true), height: 400)
        try harness.click(try harness.label("right click").placeInRoot.origin, button: .right)
        #expect(harness.openMenuTitles == ["Sort by", "Name", "Date"])
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("order name, size 1"))
    }

    @Test func `The options of a disabled picker are disabled in a menu`() throws {
        let (harness, _) = try show(InlinePickers(isEnabled: false), height: 400)
        let menu = try #require(try harness.only(MenuButton.self).makeMenu?())
        var disabled: [String] = []
        menu.forEachLeaf { element, _ in
            if element.chosenAttributes.contains(.disabled) { disabled.append(element.title) }
        }
        #expect(disabled == ["Name", "Date"])
    }
}
