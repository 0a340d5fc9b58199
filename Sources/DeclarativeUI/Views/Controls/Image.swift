/// A picture.
///
/// `SwiftUI.Image`. It has the size of the picture, unless it is `resizable()`: then it fills what is proposed.
///
///     Image(photo).resizable().scaledToFit()
///     Image(symbol).renderingMode(.template).foregroundStyle(.tint)
public struct Image: View, Equatable {
    let picture: Widgets.Image?
    private var isResizable = false
    private var isTemplate = false
    private var description: String?

    /// The picture, drawn over the pixels that it has; nil shows nothing.
    public init(_ image: Widgets.Image?, label: Text? = nil) {
        picture = image
        description = label?.string
    }

    public init(bitmap: Bitmap, scale: Double = 1) {
        self.init(Widgets.Image(bitmap: bitmap, scale: scale))
    }

    /// How colours are taken: `SwiftUI.Image.TemplateRenderingMode`.
    ///
    ///     Image(symbol).renderingMode(.template)
    public enum TemplateRenderingMode: Hashable, Sendable {
        case original
        /// Only the alpha counts, and is filled with the foreground.
        case template
    }

    /// The picture is stretched over what is proposed.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Sets whether the image has its own colours, or is drawn in the foreground colour.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.isTemplate = mode == .template
        return copy
    }
}

extension Image: LeafView {
    /// There is no body: the library displays the view itself.
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
