import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The controls in a presentation, and the space between two of them.
private struct Content: View {
    let name: String
    @State private var text = ""
    var body: some View {
        VStack(alignment: .leading) {
            TextField("\(name) field", text: $text)
            Toggle("\(name) toggle", isOn: .constant(true))
            Text("\(name) text")
        }
    }
}

private struct Presenter: View {
    @State private var sheet = false
    @State private var popover = false
    @State private var alert = false
    @State private var text = ""
    var body: some View {
        Form {
            Section("Section") {
                HStack {
                    Button("Sheet") { sheet = true }.sheet(isPresented: $sheet) {
                        Content(name: "sheet")
                    }
                    Button("Popover") { popover = true }.popover(isPresented: $popover) {
                        Content(name: "popover")
                        Spacer(minLength: 30)
                        Text("below")
                    }
                    Button("Alert") { alert = true }.alert("Question", isPresented: $alert) {
                        TextField("alert field", text: $text)
                        Button("OK") {}
                    }
                }
            }
        }
    }
}

private struct ListPresenter: View {
    @State private var selection: Int? = 1
    @State private var isShown = false
    var body: some View {
        List(selection: $selection) {
            Button("Open") { isShown = true }.tag(1)
                .popover(isPresented: $isShown) { Text("in front") }
        }
    }
}

/// A grid of 40 by 40 points in two columns, in a popover of a scroll view.
private struct Colours: View {
    let size: GridItem.Size
    @State private var isShown = false
    var body: some View {
        ScrollView {
            VStack {
                Button("Open") { isShown = true }.popover(isPresented: $isShown) { grid }
                Color.red.frame(height: 2_000)
            }
        }
    }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(size, spacing: 0), GridItem(size)], spacing: 0) {
            ForEach(0..<8, id: \.self) { index in
                Color.blue.frame(width: 40, height: index < 2 ? 10 : 50).tag(index)
            }
        }
    }
}

/// A sheet and a popover whose content grows and shrinks.
private struct Growing: View {
    @State var count: Int
    @State var text = "short"
    @State private var sheet = false
    @State private var popover = false
    var body: some View {
        HStack {
            Button("Sheet") { sheet = true }.sheet(isPresented: $sheet) { content }
            Button("Popover") { popover = true }.popover(isPresented: $popover, arrowEdge: .bottom) {
                content
            }
        }
    }

    private var content: some View {
        VStack {
            Button("Add") { count += 1 }
            Button("Remove") { count -= 1 }
            Button("Lengthen") { text += " and longer than before" }
            VStack { ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 20) } }
            Text(text)
        }
    }
}

struct PresentedLayoutTests {
    /// Returns the size of a sheet or popover that has just been opened.
    private func size(_ kind: String, _ content: Growing) throws -> Size {
        let (harness, _) = try show(content, width: 700, height: 700)
        try harness.click(kind)
        return try harness.only(PageView.self).bounds.size
    }

    @Test(arguments: ["Sheet", "Popover"])
    func `An open presentation follows the size of its content`(_ kind: String) throws {
        let (harness, _) = try show(Growing(count: 1), width: 700, height: 700)
        try harness.click(kind)
        let page = try harness.only(PageView.self)
        let first = page.bounds.size
        for _ in 0..<3 { try harness.click("Add") }
        #expect(try page.bounds.size == size(kind, Growing(count: 4)))
        #expect(page.bounds.height >= first.height + 60)
        for _ in 0..<2 { try harness.click("Remove") }
        #expect(try page.bounds.size == size(kind, Growing(count: 2)))
        for _ in 0..<3 { try harness.click("Lengthen") }
        let text = "short" + String(repeating: " and longer than before", count: 3)
        #expect(try page.bounds.size == size(kind, Growing(count: 2, text: text)))
        #expect(page.bounds.width > first.width + 100)
        #expect(try harness.label("line 1").placeInRoot.minY > page.placeInRoot.minY)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    private func controls(_ harness: Harness, _ name: String) throws -> (
        field: FieldControl, toggle: CheckboxControl
    ) {
        let fields = harness.rootView.all(FieldControl.self).filter { $0.placeholder == "\(name) field" }
        try #require(fields.count == 1, "\(harness.rootView.recursiveDescription())")
        let toggle = try #require(
            harness.rootView.all(CheckboxControl.self).first { $0.title == "\(name) toggle" })
        return (fields[0], toggle)
    }

    @Test(arguments: ["Sheet", "Popover"])
    func `Content presented in a form has the layout of any other content`(_ kind: String) throws {
        let (harness, _) = try show(Presenter(), width: 500, height: 500)
        try harness.click(kind)
        let (field, toggle) = try controls(harness, kind.lowercased())
        #expect(toggle.placeInRoot.minX == field.placeInRoot.minX)
        #expect(harness.rootView.all(SwitchControl.self).isEmpty)
        #expect(!harness.texts.contains("\(kind.lowercased()) field"))
        if kind == "Popover" {
            let (above, below) = (try harness.label("popover text"), try harness.label("below"))
            #expect(below.placeInRoot.minY >= above.placeInRoot.maxY + 30)
        }
    }

    @Test func `A text field of an alert in a form has its placeholder`() throws {
        let (harness, _) = try show(Presenter(), width: 500, height: 500)
        try harness.click("Alert")
        let fields = harness.rootView.all(Widgets.TextField.self)
        #expect(fields.map(\.placeholder) == ["alert field"])
    }

    @Test func `A popover of a selected row has the colours of its own background`() throws {
        let (harness, _) = try show(ListPresenter(), width: 400, height: 300)
        try harness.click("Open")
        #expect(try harness.label("in front").textColor == .label)
    }

    @Test(arguments: [GridItem.Size.fixed(40), .flexible(minimum: 20), .adaptive(minimum: 40, maximum: 50)])
    func `A popover is as large as the grid in it`(_ size: GridItem.Size) throws {
        let (harness, _) = try show(Colours(size: size), width: 500, height: 500)
        try harness.click("Open")
        let page = try harness.only(PageView.self)
        #expect(page.bounds.size == Size(width: 80, height: 160))
    }
}
