/// A point or rectangle of a view that other views can convert to their coordinate space: `SwiftUI.Anchor`.
///
///     GeometryReader { proxy in Outline(rect: proxy[anchor]) }
public struct Anchor<Value>: Equatable {
    weak var node: Node?
    /// The value in the view's own coordinate space.
    let value: Value
    let convert: (Node, Value, Node) -> Value
    /// The view's frame in its container, by which anchors are compared: a moved view has an unequal anchor.
    let frame: Rect

    /// The geometry of a view that an anchor refers to: `SwiftUI.Anchor.Source`.
    ///
    ///     .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    public struct Source {
        let make: (Size) -> Value
        let convert: (Node, Value, Node) -> Value
    }

    /// Returns the value in the coordinate space of `other`.
    func resolve(_ other: Node) -> Value {
        guard let node, node.isMounted else { return value }
        return convert(node, value, other)
    }

    public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node && a.frame == b.frame }
}

extension Anchor.Source where Value == Rect {
    /// The bounds of the view.
    public static var bounds: Anchor<Rect>.Source { source { Rect(origin: .zero, size: $0) } }

    /// A rectangle in the view's coordinate space.
    public static func rect(_ rect: Rect) -> Anchor<Rect>.Source { source { _ in rect } }

    private static func source(_ make: @escaping (Size) -> Rect) -> Anchor<Rect>.Source {
        Anchor<Rect>.Source(make: make) { node, rect, other in NodeSpace(of: node).convert(rect, to: other) }
    }
}

extension Anchor.Source where Value == Point {
    /// The centre of the view.
    public static var center: Anchor<Point>.Source { at(.center) }
    /// The middle of the top edge.
    public static var top: Anchor<Point>.Source { at(.top) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<Point>.Source { at(.bottom) }
    /// The middle of the leading edge.
    public static var leading: Anchor<Point>.Source { at(.leading) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<Point>.Source { at(.trailing) }
    /// The top leading corner.
    public static var topLeading: Anchor<Point>.Source { at(.topLeading) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<Point>.Source { at(.topTrailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<Point>.Source { at(.bottomLeading) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<Point>.Source { at(.bottomTrailing) }

    private static func at(_ point: UnitPoint) -> Anchor<Point>.Source {
        Anchor<Point>.Source(
            make: { Point(x: point.x * $0.width, y: point.y * $0.height) },
            convert: { node, point, other in
                NodeSpace(of: node).convert(Rect(origin: point, size: .zero), to: other).origin
            })
    }
}
