import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Displays a declarative view in a test harness.
func show<Content: View>(
    _ view: Content, width: Double = 300, height: Double = 300, theme: Theme = .light,
    isMirrored: Bool = false
) throws -> (Harness, HostingView<Content>) {
    let hosting = HostingView(rootView: view)
    let harness = Harness(hosting, size: Size(width: width, height: height), theme: theme)
    if isMirrored { harness.host.layoutDirection = .rightToLeft }
    try harness.settle()
    return (harness, hosting)
}

extension Widgets.View {
    /// Returns all views of the given type in the tree, in order.
    func all<Found: Widgets.View>(_ type: Found.Type) -> [Found] {
        let own = (self as? Found).map { [$0] } ?? []
        return own + subviews.flatMap { $0.all(type) }
    }

    /// The frame in the coordinate space of the root view.
    var placeInRoot: Rect { convert(bounds, to: nil) }
}

extension Harness {
    func only<Found: Widgets.View>(_ type: Found.Type) throws -> Found {
        let found = rootView.all(type)
        try #require(found.count == 1, "\(found.count) of \(type) in\n\(rootView.recursiveDescription())")
        return found[0]
    }

    func label(_ text: String) throws -> Widgets.Label {
        try #require(
            rootView.all(Widgets.Label.self).first { $0.text == text }, "\(rootView.recursiveDescription())")
    }
}

extension Harness {
    /// The texts of all labels in the tree, in order.
    var texts: [String] {
        func collect(_ view: Widgets.View) -> [String] {
            ((view as? Widgets.Label)?.text).map { [$0] } ?? view.subviews.flatMap(collect)
        }
        return collect(rootView)
    }
}
