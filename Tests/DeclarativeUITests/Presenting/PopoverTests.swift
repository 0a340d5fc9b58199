import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Details: View {
    let count: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("details \(count)")
            Button("Done") { dismiss() }
        }
    }
}

private struct Page: View {
    let edge: Edge
    @State private var isShown = false
    @State private var hasAnchor = true
    @State private var count = 1
    var body: some View {
        VStack {
            Text("shown \(isShown)")
            if hasAnchor {
                Button("Open") { isShown = true }
                    .popover(isPresented: $isShown, attachmentAnchor: .point(.center), arrowEdge: edge) {
                        Details(count: count)
                        Button("Count") { count += 1 }
                        Button("Remove") { hasAnchor = false }
                    }
            }
        }
    }
}

private struct Fruit: Identifiable {
    let id: String
}

private struct Fruits: View {
    @State private var chosen: Fruit?
    var body: some View {
        VStack {
            Text("chosen \(chosen?.id ?? "none")")
            Button("Apple") { chosen = Fruit(id: "apple") }
        }
        .popover(item: $chosen) { fruit in
            Text("a \(fruit.id)")
            Button("Pear") { chosen = Fruit(id: "pear") }
        }
    }
}

/// Popovers of declarative views.
struct PopoverTests {
    private func open(_ edge: Edge = .bottom) throws -> Shown<Page> {
        let shown = try Shown(Page(edge: edge), size: Size(width: 500, height: 500))
        try shown.click("Open")
        try #require(shown.harness.contains("details 1") && shown.harness.contains("shown true"))
        return shown
    }

    @Test func `The accessibility tree has the popover as a dialog with its content`() throws {
        let shown = try open()
        try Golden.text(shown.harness.accessibilityDump(), matches: "popover-semantics")
    }

    @Test func `Escape, a press outside and dismiss close it and reset the binding`() throws {
        let closings: [(Harness) throws -> Void] = [
            { try $0.key(.keyboardEscape) },
            { try $0.click(Point(x: 3, y: 497)) },
            { try $0.click("Done") },
        ]
        for close in closings {
            let shown = try open()
            try close(shown.harness)
            #expect(!shown.harness.contains("details 1") && shown.harness.contains("shown false"))
        }
    }

    @Test func `Its content follows the state, and keeps it open`() throws {
        let shown = try open()
        try shown.click("Count")
        #expect(shown.harness.contains("details 2") && shown.harness.contains("shown true"))
    }

    @Test func `It closes with the view that presents it`() throws {
        let shown = try open()
        try shown.click("Remove")
        #expect(!shown.harness.contains("details 1") && !shown.harness.contains("Open"))
    }

    @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
    func `It is placed at the requested edge of the point to which its arrow points`(edge: Edge) throws {
        let shown = try open(edge)
        let button = try shown.harness.view("Open").placeInRoot
        let details = try shown.harness.label("details 1").placeInRoot
        switch edge {
        case .top: #expect(details.maxY < button.midY)
        case .bottom: #expect(details.minY > button.midY)
        case .leading: #expect(details.maxX < button.midX)
        case .trailing: #expect(details.minX > button.midX)
        }
    }

    @Test func `With an item it is presented while there is one, and displays the current one`() throws {
        let shown = try Shown(Fruits(), size: Size(width: 500, height: 500))
        try shown.click("Apple")
        #expect(shown.harness.contains("a apple"))
        try shown.click("Pear")
        #expect(shown.harness.contains("a pear") && shown.harness.contains("chosen pear"))
        try shown.harness.key(.keyboardEscape)
        #expect(!shown.harness.contains("a pear") && shown.harness.contains("chosen none"))
    }
}
