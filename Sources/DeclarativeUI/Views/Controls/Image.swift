/// A view that displays an image.
///
/// Follows `SwiftUI.Image`. It has the size of the image, in points; after `resizable()` it fills the proposed size.
///
///     Image(photo).resizable().scaledToFit()
///     Image(symbol).renderingMode(.template).foregroundStyle(.tint)
public struct Image: View, Equatable {
    let picture: Widgets.Image?
    private var isResizable = false
    private(set) var isTemplate = false
    private var description: String?

    /// Creates a view of an image; nil displays nothing.
    ///
    /// `label` is the accessibility label.
    public init(_ image: Widgets.Image?, label: Text? = nil) {
        picture = image
        description = label?.string
    }

    /// Creates a view of a bitmap, which has `scale` pixels per point.
    public init(bitmap: Bitmap, scale: Double = 1) {
        self.init(Widgets.Image(bitmap: bitmap, scale: scale))
    }

    /// The use of an image's colours: `SwiftUI.Image.TemplateRenderingMode`.
    ///
    ///     Image(symbol).renderingMode(.template)
    public enum TemplateRenderingMode: Hashable, Sendable {
        case original
        /// The alpha channel is filled with the foreground colour.
        case template
    }

    /// Makes the image stretch to the proposed size.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Sets whether the image has its own colours, or is a template that is filled with the foreground colour.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.isTemplate = mode == .template
        return copy
    }
}

extension Image: LeafView {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    func makeRetained() -> PictureView { PictureView(frame: .zero) }

    func configure(_ view: PictureView, since old: Image?, _ environment: EnvironmentValues) {
        if view.image != picture { view.image = picture }
        view.isTemplate = isTemplate
        view.show(
            isTemplate
                ? environment.foreground?.primary ?? environment.tintPaint ?? _ShapePaint(color: .label) : nil
        )
        if description != old?.description { view.accessibilityLabel = description }
        view.alpha = environment.isEnabled ? 1 : 0.5
    }

    func size(of view: PictureView, _ proposal: ProposedViewSize) -> Size {
        let own = picture?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    func isEqual(to old: Image) -> Bool { self == old }
}

/// An image view that can fill a template with a gradient.
final class PictureView: Widgets.ImageView {
    /// The gradient, image or shadow with which a template is filled; nil for its tint alone.
    private var paint: _ShapePaint?

    /// Sets the colours of a template; nil for an image with its own colours.
    func show(_ paint: _ShapePaint?) {
        overrideTint(paint.map { $0.pattern == nil ? $0.color : .black })
        let pattern = paint.flatMap { $0.pattern == nil && $0.shadows.isEmpty ? nil : $0 }
        if pattern == self.paint { return }
        self.paint = pattern
        setNeedsDisplay()
    }

    override func draw(_ canvas: Widgets.Canvas) {
        guard let paint else { return super.draw(canvas) }
        canvas.draw(with: paint, in: bounds) { super.draw(canvas) }
    }
}
