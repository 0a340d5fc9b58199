import WidgetsTesting

@testable import DeclarativeUI

/// A description on a virtual display, and what a test asks about it.
struct Shown<Content: View> {
    let hosting: HostingView<Content>
    let harness: Harness

    init(_ content: Content, size: Size = Size(width: 300, height: 300)) throws {
        hosting = HostingView(rootView: content)
        harness = Harness(hosting, size: size)
        try harness.settle()
    }

    var root: Node { hosting.rootNode }

    /// How often the bodies of the views of that type ran, in the order of the tree.
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

/// Runs `body` and gives the diagnostics that it led to.
func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    var found: [Diagnostic] = []
    let outer = Diagnostics.handler
    Diagnostics.handler = { found.append($0) }
    defer { Diagnostics.handler = outer }
    try body()
    return found
}
