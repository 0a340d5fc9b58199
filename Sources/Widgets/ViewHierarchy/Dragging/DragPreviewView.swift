/// The overlay that displays dragged items at the pointer, in front of the other views of a window.
///
/// Up to three items are displayed as a stack, with a badge for their number.
package final class DragPreviewView: View {
    /// The size of the front item in points.
    private let size: Size
    private let badge = DragBadgeView()
    /// The vector from the top left of the front item to the pointer.
    private var grip = Point.zero

    /// The distance between stacked items, in points.
    private static let step = 5.0
    /// The scale of lifted items.
    private static let lift = 1.03
    private static let duration = 0.22

    /// Creates the overlay for previews, the front one first; nil if there is nothing to display.
    init?(_ previews: [TargetedDragPreview], itemCount: Int, in host: any DragHost, pointer: Point) {
        guard let first = previews.first, first.view.bounds.width > 0, first.view.bounds.height > 0 else {
            return nil
        }
        size = first.view.bounds.size
        super.init(frame: .zero)
        accessibilityIdentifier = "drag-preview"
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        for (index, preview) in previews.prefix(3).enumerated().reversed() {
            let shift = Double(index) * Self.step
            let frame = Rect(origin: .zero, size: preview.view.bounds.size).offsetBy(dx: shift, dy: shift)
            if preview.view.viewTree == nil {
                preview.view.frame = frame
                addSubview(preview.view)
            } else if let snapshot = TransitionSnapshot(of: preview.view, .dissolve) {
                addSubview(DragPictureView(snapshot.image, frame: snapshot.rect(in: frame)))
            }
        }
        badge.count = itemCount
        addSubview(badge)
        let place = Self.place(of: first, size)
        // A pointer far from the item, as in a preview of another size, grips its middle.
        grip = Point(x: pointer.x - place.minX, y: pointer.y - place.minY)
        if !Rect(origin: .zero, size: size).contains(grip) {
            grip = Point(x: size.width / 2, y: size.height / 2)
        }
        layer.shadowColor = .black
        layer.shadowOpacity = 0.25
        layer.shadowOffset = Size(width: 0, height: 4)
        layer.shadowRadius = 8
        View.performWithoutAnimation {
            frame = host.rootView.convert(place, from: nil)
            host.rootView.addSubview(self)
        }
        View.animate(withDuration: Self.duration) {
            self.transform = AffineTransform(scaleX: Self.lift, y: Self.lift)
            self.alpha = 0.9
        }
    }

    /// Returns the rectangle of a preview in the window's space.
    private static func place(of preview: TargetedDragPreview, _ size: Size) -> Rect {
        let center = preview.target.container.convert(preview.target.center, to: nil)
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Moves the preview to the pointer, in the window of `host`.
    func move(to pointer: Point, in host: any DragHost) {
        View.performWithoutAnimation {
            if superview !== host.rootView {
                host.rootView.addSubview(self)
            } else if host.rootView.subviews.last !== self {
                host.rootView.bringSubviewToFront(self)
            }
            let location = host.rootView.convert(pointer, from: nil)
            center = Point(x: location.x - grip.x + size.width / 2, y: location.y - grip.y + size.height / 2)
        }
    }

    /// Shows the effect of a drop at the current location.
    func show(_ operation: DropOperation) { badge.showsPlus = operation == .copy }

    /// Moves the preview to a place, where it disappears; nil lets it disappear where it is.
    func finish(at target: DragPreviewTarget?, shrinking: Bool, completion: @escaping () -> Void) {
        guard superview != nil else { return completion() }
        badge.isHidden = true
        let place = target.flatMap { target -> Point? in
            guard let superview, target.container.viewTree === superview.viewTree else { return nil }
            return superview.convert(target.center, from: target.container)
        }
        View.animate(
            withDuration: Self.duration,
            animations: {
                if let place {
                    self.center = place
                    self.transform = .identity
                } else {
                    let scale = shrinking ? 0.5 : 1
                    self.transform = AffineTransform(scaleX: scale, y: scale)
                    self.alpha = 0
                }
            },
            completion: { _ in
                self.removeFromSuperview()
                completion()
            })
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = badge.sizeThatFits(bounds.size)
        badge.frame = Rect(
            x: bounds.width - size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

}

/// The picture of an item that is displayed in a window.
private final class DragPictureView: View {
    private let image: Image

    /// Creates a view for a picture; `frame` is larger than the item if its picture has a shadow.
    init(_ image: Image, frame: Rect) {
        self.image = image
        super.init(frame: frame)
    }

    override func draw(_ canvas: Canvas) { canvas.draw(image, in: bounds) }
}

/// The badge of a drag: the number of items, or a plus sign for a copy.
final class DragBadgeView: View {
    var count = 1 { didSet { if count != oldValue { changed() } } }
    var showsPlus = false { didSet { if showsPlus != oldValue { changed() } } }

    private static let height = 20.0
    private static var font: Font { .systemFont(ofSize: 12) }

    private var text: String { count > 1 ? "\(count)" : "" }

    private func changed() {
        superview?.setNeedsLayout()
        setNeedsDisplay()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        if text.isEmpty { return showsPlus ? Size(width: Self.height, height: Self.height) : .zero }
        let width = Typesetter.shared.width(
            of: text, font: scaledFont(for: Self.font), scale: contentScaleFactor)
        let height = effectiveAppearance.scaledHeight(of: Self.height)
        return Size(width: max(height, width.rounded(.up) + 12), height: height)
    }

    override func draw(_ canvas: Canvas) {
        if bounds.isEmpty { return }
        canvas.fill(bounds, showsPlus ? .systemGreen : .systemRed, cornerRadius: Self.height / 2)
        let middle = Point(x: bounds.midX, y: bounds.midY)
        if text.isEmpty {
            canvas.fill(Rect(x: middle.x - 5, y: middle.y - 1, width: 10, height: 2), .white)
            canvas.fill(Rect(x: middle.x - 1, y: middle.y - 5, width: 2, height: 10), .white)
            return
        }
        let run = Typesetter.shared.run(text, font: scaledFont(for: Self.font), scale: canvas.scale)
        canvas.draw(
            run,
            at: Point(x: middle.x - run.width / 2, y: middle.y + (run.ascent - run.descent) / 2),
            color: .white)
    }
}
