/// The places of the image and the title of a button, for their sizes.
///
///     let layout = ButtonContentLayout(image: icon.size, title: nil, gap: 6, placement: .leading)
///     let rect = layout.parts(in: bounds, part: 0.5, isMirrored: false, scale: 1).image
struct ButtonContentLayout {
    /// The size of the image; nil without an image.
    let image: Size?
    /// The size of the title; nil without a title.
    let title: Size?
    /// The distance between image and title, in points.
    let gap: Double
    let placement: ButtonConfiguration.ImagePlacement

    private var usedGap: Double { image != nil && title != nil ? gap : 0 }

    /// The size of the whole content.
    var size: Size {
        let (image, title) = (image ?? .zero, title ?? .zero)
        return placement.isVertical
            ? Size(width: max(image.width, title.width), height: image.height + usedGap + title.height)
            : Size(width: image.width + usedGap + title.width, height: max(image.height, title.height))
    }

    /// Returns the rectangles of image and title, centred vertically; `part` is the fraction of the free width to the left of the content.
    ///
    /// The image begins at a whole pixel.
    func parts(
        in space: Rect, part: Double, isMirrored: Bool, scale: Double
    ) -> (image: Rect?, title: Rect?) {
        let size = size
        func left(_ width: Double) -> Double { space.minX + (space.width - width) * part }
        func snapped(_ rect: Rect) -> Rect {
            Rect(
                x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
                width: rect.width, height: rect.height)
        }
        var (imageRect, titleRect) = (
            Rect(origin: .zero, size: image ?? .zero), Rect(origin: .zero, size: title ?? .zero)
        )
        if placement.isVertical {
            let top = space.midY - size.height / 2
            let isImageFirst = placement == .top
            imageRect.origin = Point(
                x: left(imageRect.width), y: isImageFirst ? top : top + titleRect.height + usedGap)
            titleRect.origin = Point(
                x: left(titleRect.width), y: isImageFirst ? top + imageRect.height + usedGap : top)
        } else {
            let isImageLeft = (placement == .leading) != isMirrored
            let start = left(size.width)
            imageRect.origin = Point(
                x: isImageLeft ? start : start + titleRect.width + usedGap,
                y: space.midY - imageRect.height / 2)
            titleRect.origin = Point(
                x: isImageLeft ? start + imageRect.width + usedGap : start,
                y: space.midY - titleRect.height / 2)
        }
        return (image.map { _ in snapped(imageRect) }, title.map { _ in titleRect })
    }
}

extension Control.ContentHorizontalAlignment {
    /// The fraction of the free width to the left of the content.
    var part: Double {
        switch self {
        case .center: 0.5
        case .left: 0
        case .right: 1
        }
    }
}
