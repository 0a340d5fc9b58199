import Widgets

/// A view that draws every kind of content, and that can be copied into another tree.
final class PaintedView: View {
    /// Coloured rectangles in the view's coordinate space, in drawing order.
    private(set) var spots: [(rect: Rect, color: Color)] = []
    var lineColor: Color? {
        didSet { setNeedsDisplay() }
    }

    func addSpot(_ rect: Rect, _ color: Color) {
        spots.append((rect, color))
        setNeedsDisplay(rect)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func draw(_ canvas: Canvas) {
        for spot in spots { canvas.fill(spot.rect, spot.color, cornerRadius: 2) }
        guard let lineColor else { return }
        canvas.line(
            from: Point(x: bounds.minX, y: bounds.minY), to: Point(x: bounds.maxX, y: bounds.maxY), lineColor,
            width: 1.5)
        canvas.strokeBorder(bounds.insetBy(dx: 2, dy: 2), lineColor, width: 1)
    }

    /// Returns a copy of the tree that looks the same and has never been displayed.
    func copyTree() -> PaintedView {
        let copy = PaintedView(frame: .zero)
        copy.frame = Rect(origin: .zero, size: bounds.size)
        copy.bounds = bounds
        copy.center = center
        copy.transform3D = transform3D
        copy.layer.sublayerTransform = layer.sublayerTransform
        copy.layer.isDoubleSided = layer.isDoubleSided
        copy.isHidden = isHidden
        copy.alpha = alpha
        copy.backgroundColor = backgroundColor
        copy.clipsToBounds = clipsToBounds
        copy.layer.cornerRadius = layer.cornerRadius
        copy.layer.maskedCorners = layer.maskedCorners
        copy.layer.borderWidth = layer.borderWidth
        copy.layer.borderColor = layer.borderColor
        copy.spots = spots
        copy.lineColor = lineColor
        for case let subview as PaintedView in subviews { copy.addSubview(subview.copyTree()) }
        copyEffects(to: copy)
        return copy
    }

    private func copyEffects(to copy: PaintedView) {
        copy.layer.shadowColor = layer.shadowColor
        copy.layer.shadowOpacity = layer.shadowOpacity
        copy.layer.shadowOffset = layer.shadowOffset
        copy.layer.shadowRadius = layer.shadowRadius
        copy.layer.shadowPath = layer.shadowPath
        copy.layer.filters = layer.filters
        copy.layer.setBackgroundFilters(layer.backgroundFilters, in: layer.backgroundFilterClip)
        copy.layer.compositingFilter = layer.compositingFilter
        guard let mask else { return }
        let copiedMask = View(frame: mask.frame)
        copiedMask.backgroundColor = mask.backgroundColor
        copiedMask.layer.cornerRadius = mask.layer.cornerRadius
        copy.mask = copiedMask
    }
}
