import WidgetsTesting

@testable import DeclarativeUI

/// A declarative view in a test harness, with queries for tests.
struct Shown<Content: View> {
    let hosting: HostingView<Content>
    let harness: Harness

    init(_ content: Content, size: Size = Size(width: 300, height: 300)) throws {
        hosting = HostingView(rootView: content)
        harness = Harness(hosting, size: size)
        try harness.settle()
    }

    var root: Node { hosting.rootNode }

    /// Returns the number of body evaluations of each view of the given type, in tree order.
    func bodies<Some: View>(_ type: Some.Type) -> [Int] { root.all(type).map(\.bodyCount) }

    func click(_ title: String) throws { try harness.click(title) }

    /// The texts of all labels, back to front.
    var texts: [String] { labels.compactMap(\.text) }

    /// The retained labels.
    var labels: [Widgets.Label] {
        func collect(_ view: Widgets.View) -> [Widgets.Label] {
            (view as? Widgets.Label).map { [$0] } ?? view.subviews.flatMap(collect)
        }
        return collect(hosting)
    }
}

/// Runs `body` and returns the diagnostics that it caused.
func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    var found: [Diagnostic] = []
    let outer = Diagnostics.handler
    Diagnostics.handler = { found.append($0) }
    defer { Diagnostics.handler = outer }
    try body()
    return found
}
