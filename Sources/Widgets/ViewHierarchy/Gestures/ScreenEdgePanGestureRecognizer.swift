/// The edges of a rectangle: `UIRectEdge`.
///
///     edgePan.edges = [.left, .right]
public nonisolated struct RectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = RectEdge(rawValue: 1)
    public static let left = RectEdge(rawValue: 2)
    public static let bottom = RectEdge(rawValue: 4)
    public static let right = RectEdge(rawValue: 8)
    public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// A recogniser of pans that begin at an edge of the window: `UIScreenEdgePanGestureRecognizer`.
///
/// The press must be within 20 points of one of ``edges``, and the movement must lead away from that edge.
///
///     let edgePan = ScreenEdgePanGestureRecognizer(target: self, action: Page.openSidebar)
///     edgePan.edges = .left
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges at which the pan may begin; none by default.
    open var edges: RectEdge = []

    /// The maximum distance of the press from the edge, in points.
    static let edgeWidth = 20.0

    nonisolated deinit {}

    override func canBegin() -> Bool {
        guard let root = view?.viewTree?.rootView else { return false }
        let press = pressLocation
        let movement = recognition.translation
        let size = root.bounds.size
        let isAcross = abs(movement.x) > abs(movement.y)
        if edges.contains(.left), press.x <= Self.edgeWidth, isAcross, movement.x > 0 { return true }
        if edges.contains(.right), press.x >= size.width - Self.edgeWidth, isAcross, movement.x < 0 {
            return true
        }
        if edges.contains(.top), press.y <= Self.edgeWidth, !isAcross, movement.y > 0 { return true }
        return edges.contains(.bottom) && press.y >= size.height - Self.edgeWidth && !isAcross
            && movement.y < 0
    }
}
