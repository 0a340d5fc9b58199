import Drawing

/// The number of pixels by which the pixels of a view exceed its bounds: -1, 0 or 1 along each axis.
///
/// The edges of a view are rounded to whole pixels in the space of its superview, so that neighbours meet; its drawing is rounded from
/// the origin of the view. A view 10.5 pixels wide has 10 pixels or 11, depending on its origin, but an edge drawn at 10.5 is always at 11.
nonisolated struct PixelExcess: Equatable {
    /// Both numbers in two bits each: with a second byte, each view would be larger.
    private var bits: UInt8 = 0

    static let none = PixelExcess()

    private init() {}

    /// Compares `box`, the pixels of a view, with its bounds.
    // Inlined: it is computed for each view that is painted.
    @inline(__always) init(of box: PixelRect, over bounds: Rect, scale: Double) {
        let own = PixelRect(snapping: bounds, scale: scale)
        let (width, height) = (box.width - own.width, box.height - own.height)
        if width != 0 || height != 0 { bits = Self.bits(of: width) | Self.bits(of: height) << 2 }
    }

    private static func bits(of number: Int) -> UInt8 {
        number == 0 ? 0 : number > 0 ? 1 : 3
    }

    private static func number(of bits: UInt8) -> Int { bits & 3 == 3 ? -1 : Int(bits & 3) }

    /// The excess for which a view with the pixels `box` is drawn.
    @inline(__always) @MainActor init(drawing view: View, in box: PixelRect, scale: Double) {
        self.init(of: box, over: view.shownBounds, scale: scale)
        if self != .none, view is any ExactBoundsDrawing { self = .none }
    }

    /// Calls `body` while the bounds of `view` are the displayed ones, with the edges of its pixels.
    @MainActor func withPixelBounds<Result>(of view: View, scale: Double, _ body: () -> Result) -> Result {
        if self == .none { return view.withShownBounds(body) }
        let model = view.layoutState.bounds
        view.layoutState.bounds = extend(view.shownBounds, scale: scale)
        defer { view.layoutState.bounds = model }
        return body()
    }

    /// Returns bounds whose edges are rounded to those of the view's pixels.
    private func extend(_ bounds: Rect, scale: Double) -> Rect {
        let own = PixelRect(snapping: bounds, scale: scale)
        var result = bounds
        let (width, height) = (Self.number(of: bits), Self.number(of: bits >> 2))
        if width != 0 { result.size.width = max(0, Double(own.right + width) / scale - bounds.minX) }
        if height != 0 {
            result.size.height = max(0, Double(own.bottom + height) / scale - bounds.minY)
        }
        return result
    }
}

/// A view that draws nothing at its edges, and whose drawing depends on its exact size, as the wrapping of a text does.
///
/// It is drawn in its bounds; other views are drawn in bounds with the edges of their pixels (``PixelExcess``).
///
///     open class Label: View, ExactBoundsDrawing
package protocol ExactBoundsDrawing: View {}
