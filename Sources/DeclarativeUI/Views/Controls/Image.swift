/// A view that displays an image.
///
/// Follows `SwiftUI.Image`. It has the size of the image, in points; after `resizable()` it fills the proposed size.
///
///     Image(photo).resizable().scaledToFit()
///     Image(symbol).renderingMode(.template).foregroundStyle(.tint)
public struct Image: View, Equatable {
    let picture: Widgets.Image?
    private var isResizable = false
    private var isTemplate = false
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

    func makeRetained() -> ImageView { ImageView(frame: .zero) }

    func configure(_ view: ImageView, since old: Image?, _ environment: EnvironmentValues) {
        if view.image != picture { view.image = picture }
        view.isTemplate = isTemplate
        view.overrideTint(isTemplate ? environment.foregroundColor ?? environment.tint ?? .label : nil)
        if description != old?.description { view.accessibilityLabel = description }
        view.alpha = environment.isEnabled ? 1 : 0.5
    }

    func size(of view: ImageView, _ proposal: ProposedViewSize) -> Size {
        let own = picture?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    func isEqual(to old: Image) -> Bool { self == old }
}
