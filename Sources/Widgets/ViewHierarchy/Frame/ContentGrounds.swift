internal import Raster

/// The grounds of views while a tree is painted: selections, and opaque fills in front of them, such as the shape behind the text of a badge.
struct ContentGrounds {
    /// An opaque fill in front of a selection.
    struct Fill {
        fileprivate let box: PixelRect
        /// The ground of content on the fill.
        fileprivate let ground: ContentGround
    }

    /// The ground of the view that is being painted.
    var current = ContentGround.normal
    /// The ground around that view.
    private(set) var outer = ContentGround.normal
    /// The fills in front of the innermost selection, in the order of drawing.
    private var fills: [Fill] = []

    /// Enters a view: on a selection, a view that has an opaque background, or lies on a fill of a view behind it, has another ground.
    ///
    /// - Returns: The ground to restore after the view.
    mutating func enter(_ view: View, _ box: PixelRect, _ canvas: Canvas) -> ContentGround {
        outer = current
        if !current.isSelection { return outer }
        if let color = view.shownBackgroundColor, color.alpha > 0 {
            current = canvas.ground(onFill: canvas.fillColor(color, on: current), over: current)
        } else if let fill = fills.last(where: { $0.box.contains(box) }) {
            current = fill.ground
        }
        return outer
    }

    /// Enters the subviews of a view that lies on the ground `outside`: a selection that the view has drawn becomes their ground, and opaque
    /// fills of a view in front of a selection become that of the views in front of them.
    ///
    /// - Returns: The fills for ``leaveSubviews(_:)``, if the view has drawn a selection.
    mutating func enterSubviews(
        of view: View, _ box: PixelRect, _ place: PixelPoint, outside: ContentGround, _ canvas: Canvas
    ) -> [Fill]? {
        switch view.displayState.groundBelowSubviews {
        case .normal, .inverted:
            if outside.isSelection { record(view, box, place, on: outside, canvas) }
            return nil
        case .emphasized: current = .emphasized(view.tintColor.resolved(in: canvas.palette))
        case .unemphasized: current = .unemphasized
        }
        defer { fills = [] }
        return fills
    }

    /// Restores the fills in front of the surrounding selection.
    mutating func leaveSubviews(_ outerFills: [Fill]?) {
        if let outerFills { fills = outerFills }
    }

    private mutating func record(
        _ view: View, _ box: PixelRect, _ place: PixelPoint, on selection: ContentGround, _ canvas: Canvas
    ) {
        if current != selection { return fills.append(Fill(box: box, ground: current)) }
        for command in view.displayState.list?.commands ?? [] {
            guard let (rect, color) = command.filledRect, color.alpha >= 0.5 else { continue }
            fills.append(
                Fill(
                    box: PixelRect(covering: rect, scale: canvas.scale).offset(by: place),
                    ground: canvas.ground(onFill: color, over: selection)))
        }
    }
}

extension DrawCommand {
    /// The bounds and the colour of a shape that the command fills with one colour.
    fileprivate var filledRect: (rect: Rect, color: Color)? {
        switch self {
        case .fill(let shape, let color, _): (shape.rect, color)
        case .fillPath(let path, let paint, _): paint.singleColor.map { (path.boundingRect, $0) }
        default: nil
        }
    }
}
