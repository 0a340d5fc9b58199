import WidgetsTesting

@testable import DeclarativeUI

/// A declarative view in a test harness.
struct Stage<Content: View> {
    let hosting: HostingView<Content>
    let harness: Harness

    init(_ view: Content, width: Double = 300, height: Double = 320) throws {
        hosting = HostingView(rootView: view)
        harness = Harness(hosting, size: Size(width: width, height: height))
        try harness.settle()
    }

    var root: Node { hosting.rootNode }
    var list: Widgets.ListView { get throws { try harness.find(Widgets.ListView.self) } }

    /// The visible texts, from top to bottom.
    var seen: [String] {
        harness.all(Widgets.Label.self)
            .map { ($0.text ?? "", $0.convert($0.bounds, to: harness.rootView)) }
            .filter { harness.rootView.bounds.intersects($0.1) }
            .sorted { $0.1.minY < $1.1.minY }
            .map(\.0)
    }
}

struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
}

/// A value that tests change from outside of the view tree.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    func set(_ value: Value) { self.value = value }
}
