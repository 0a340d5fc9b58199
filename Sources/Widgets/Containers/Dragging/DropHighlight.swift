/// The outline around an element, or the line between two, that shows where dragged items would be dropped.
///
///     highlight.show(.around(frame), in: list)
final class DropHighlight {
    /// The place that is shown, in points of the view's space.
    enum Place: Hashable {
        /// An outline inside of a frame: the items would be dropped on the element.
        case around(Rect)
        /// A line along the top of a rectangle: the items would be inserted there.
        case line(Rect)

        fileprivate var frame: Rect {
            switch self {
            case .around(let frame): frame
            case .line(let rect): Rect(x: rect.minX, y: rect.minY - 4, width: rect.width, height: 8)
            }
        }
    }

    private let indicator = DropIndicatorView()
    /// The place that is shown; nil for none.
    private(set) var place: Place?

    /// Shows a place in a view; nil removes the highlight.
    func show(_ place: Place?, in view: ScrollView) {
        if place == self.place { return }
        self.place = place
        guard let place else { return indicator.removeFromSuperview() }
        if case .line = place { indicator.isLine = true } else { indicator.isLine = false }
        View.performWithoutAnimation {
            indicator.frame = place.frame
            if indicator.superview === view { return }
            if let bars = view.bars {
                view.insertSubview(indicator, belowSubview: bars.vertical)
            } else {
                view.addSubview(indicator)
            }
        }
    }
}

private final class DropIndicatorView: View {
    var isLine = false { didSet { if isLine != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    nonisolated deinit {}

    override func draw(_ canvas: Canvas) {
        if !isLine {
            canvas.fill(bounds, tintColor.withAlphaComponent(0.12), cornerRadius: 6)
            return canvas.strokeBorder(bounds, tintColor, width: 2, cornerRadius: 6)
        }
        // The line begins with a ring, at the leading end.
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let middle = bounds.midY
        canvas.fill(
            Rect(x: isRightToLeft ? 0 : 8, y: middle - 1, width: max(0, bounds.width - 8), height: 2),
            tintColor,
            cornerRadius: 1)
        canvas.strokeBorder(
            Rect(x: isRightToLeft ? bounds.width - 8 : 0, y: middle - 4, width: 8, height: 8), tintColor,
            width: 2, cornerRadius: 4)
    }
}
