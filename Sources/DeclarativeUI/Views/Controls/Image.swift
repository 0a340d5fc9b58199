/// A view that displays an image.
///
/// Follows `SwiftUI.Image`. It has the size of the image, in points; after `resizable()` it fills the proposed size.
///
///     Image(photo).resizable().scaledToFit()
///     Image(systemName: "star").imageScale(.large).foregroundStyle(.yellow)
///     Image(symbol).renderingMode(.template).foregroundStyle(.tint)
public struct Image: View, Equatable {
    let picture: Widgets.Image?
    /// The name of the symbol; nil for other images.
    private var symbolName: String?
    private var isResizable = false
    private var renderingMode: TemplateRenderingMode?
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

    /// Creates a view of a symbol in the size and weight of the text beside it, and in the foreground colour.
    ///
    /// The names are those of SF Symbols. Without a symbol of this name, nothing is displayed and the error is reported. The image is
    /// decorative: without `accessibilityLabel(_:)` assistive technologies leave it out.
    ///
    ///     Image(systemName: "tray").font(.title).imageScale(.small)
    public init(systemName: String) {
        self.init(Widgets.Image.symbol(systemName))
        symbolName = systemName
    }

    /// The size of symbols relative to the text beside them: `SwiftUI.Image.Scale`.
    ///
    ///     Label("Inbox", systemImage: "tray").imageScale(.large)
    public enum Scale: Hashable, Sendable, CaseIterable {
        case small
        case medium
        case large

        fileprivate var symbolScale: SymbolConfiguration.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
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
        copy.renderingMode = mode
        return copy
    }
}

extension Image: LeafView {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    func makeRetained() -> PictureView { PictureView(frame: .zero) }

    func configure(_ view: PictureView, since old: Image?, _ environment: EnvironmentValues) {
        let shown = shownImage(environment)
        if view.image != shown { view.image = shown }
        if symbolName != nil, picture == nil, symbolName != old?.symbolName { reportMissingSymbol(view) }
        let isTemplate = isTemplate(shown)
        view.isTemplate = isTemplate
        view.show(isTemplate ? ink(environment) : nil)
        if description != old?.description { view.accessibilityLabel = description }
        view.alpha = environment.isEnabled ? 1 : 0.5
    }

    /// The image in the size, weight and variant that the environment gives to symbols.
    func shownImage(_ environment: EnvironmentValues) -> Widgets.Image? {
        guard let symbolName else {
            guard let picture, renderingMode == .original, picture.isTemplate, !picture.isSymbolImage else {
                return picture
            }
            return picture.withRenderingMode(.alwaysOriginal)
        }
        let font = (environment.font ?? .body).scaled(by: environment.theme.textScale)
        let configuration = SymbolConfiguration(font: font, scale: environment.imageScale.symbolScale)
        let name = environment.symbolVariants.name(of: symbolName)
        return Widgets.Image.symbol(name, configuration)
    }

    /// Whether the displayed image is filled with the foreground style.
    func isTemplate(_ shown: Widgets.Image?) -> Bool {
        renderingMode.map { $0 == .template } ?? shown?.isTemplate ?? false
    }

    private func ink(_ environment: EnvironmentValues) -> _ShapePaint {
        if symbolName == nil {
            return environment.foreground?.primary ?? environment.tintPaint ?? _ShapePaint(color: .label)
        }
        return HierarchicalShapeStyle.primary._paint(environment)
    }

    private func reportMissingSymbol(_ view: PictureView) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "Image(systemName:)",
                message: "there is no symbol named \"\(symbolName ?? "")\"",
                cure: "nothing is displayed; docs/icons.md lists the names"))
    }

    func size(of view: PictureView, _ proposal: ProposedViewSize) -> Size {
        let own = view.image?.size ?? .zero
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
        tintColor = paint.map { $0.pattern == nil ? $0.color : .black }
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

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them; `.medium` by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant of descendant symbols; `.none` by default.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of descendant symbols relative to the text beside them.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Displays descendant symbols in a variant; symbols without it are not changed.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
}
