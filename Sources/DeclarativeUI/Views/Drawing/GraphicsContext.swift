/// The drawing context of a ``Canvas``: `SwiftUI.GraphicsContext`.
///
/// A context is a value: a copy draws into the same canvas, and changes of its state, such as a transform or a clip, do not affect
/// the original.
///
///     context.stroke(path, with: .color(.blue), lineWidth: 2)
///     context.draw(Text("12").font(.caption), at: Point(x: 10, y: 10))
///
///     var shifted = context
///     shifted.translateBy(x: 40, y: 0)
///     shifted.addFilter(.blur(radius: 2))
///     shifted.fill(path, with: .foreground)
@MainActor
public struct GraphicsContext {
    /// The combination of drawing with the pixels below it.
    public typealias BlendMode = Drawing.BlendMode
    /// An effect on the pixels of each drawing operation.
    public typealias Filter = Drawing.Filter

    let canvas: Widgets.Canvas
    let symbols: CanvasSymbols
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of the following drawing operations, from 0 to 1.
    public var opacity = 1.0
    /// The combination of the following drawing operations with the pixels below them.
    public var blendMode = BlendMode.normal
    /// The transform of the following drawing operations, from their coordinate space to that of the canvas.
    public var transform = AffineTransform.identity
    private var filters: [Filter] = []
    private var clips: [ContextClip] = []

    init(canvas: Widgets.Canvas, environment: EnvironmentValues, symbols: CanvasSymbols) {
        self.canvas = canvas
        self.environment = environment
        self.symbols = symbols
    }

    // MARK: - Transform

    /// Applies `matrix` before the current transform.
    public mutating func concatenate(_ matrix: AffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Moves the origin of the following drawing operations, in points.
    public mutating func translateBy(x: Double, y: Double) {
        concatenate(AffineTransform(translationX: x, y: y))
    }

    /// Scales the following drawing operations.
    public mutating func scaleBy(x: Double, y: Double) { concatenate(AffineTransform(scaleX: x, y: y)) }

    /// Rotates the following drawing operations clockwise about the origin.
    public mutating func rotate(by angle: Angle) {
        concatenate(AffineTransform(rotationAngle: angle.radians))
    }

    // MARK: - Clips and filters

    /// Options of a clip.
    ///
    ///     context.clip(to: hole, options: .inverse)
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Drawing is visible outside of the clip, instead of inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Clips the following drawing operations to the interior of a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let path = path.applying(transform)
        if !options.contains(.inverse) { return clips.append(.path(path, style)) }
        let mask = Widgets.Canvas(palette: canvas.palette, scale: canvas.scale)
        mask.fill(path, .black, style: style)
        clips.append(.mask(mask.finish(), opacity: 1, isInverse: true))
    }

    /// The bounding rectangle of the paths to which drawing is clipped, in points; infinite without such a clip.
    public var clipBoundingRect: Rect {
        let isInvertible = transform.a * transform.d != transform.b * transform.c
        let back = isInvertible ? transform.inverted() : .identity
        var box: Rect?
        for case .path(let path, _) in clips {
            box = box.map { $0.intersection(path.boundingRect) } ?? path.boundingRect
        }
        return box.map { $0.applying(back) } ?? Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    }

    /// Clips the following drawing operations by the alpha of what `content` draws.
    ///
    ///     context.clipToLayer { $0.draw(Text("Mask").bold(), at: middle) }
    public mutating func clipToLayer<Failure: Error>(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws(Failure) -> Void
    ) throws(Failure) {
        let mask = Widgets.Canvas(palette: canvas.palette, scale: canvas.scale)
        var context = GraphicsContext(canvas: mask, environment: environment, symbols: symbols)
        context.transform = transform
        try content(&context)
        clips.append(
            .mask(mask.finish(), opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// Adds a filter to the following drawing operations; lengths are in points of the canvas.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

    // MARK: - Layers

    /// Draws `content` into a layer, which is composited with the opacity, the blend mode and the filters of this context.
    ///
    /// The context of the closure has the same transform, and otherwise the initial state.
    public func drawLayer<Failure: Error>(
        content: (inout GraphicsContext) throws(Failure) -> Void
    ) throws(Failure) {
        var result = Result<Void, Failure>.success(())
        perform { context in
            context.canvas.drawLayer {
                var inner = GraphicsContext(
                    canvas: context.canvas, environment: context.environment, symbols: context.symbols)
                inner.transform = context.transform
                do throws(Failure) { try content(&inner) } catch { result = .failure(error) }
            }
        }
        try result.get()
    }

    /// Calls `content` with drawing clipped to a path.
    public func clipped(to path: Path, _ content: (inout GraphicsContext) -> Void) {
        var copy = self
        copy.clip(to: path)
        content(&copy)
    }

    // MARK: - Operations

    /// Whether an opacity can be applied to colours instead of a layer.
    var foldsOpacity: Bool {
        blendMode == .normal && filters.isEmpty
            && clips.allSatisfy { if case .path = $0 { true } else { false } }
    }

    /// Runs one drawing operation with the clips, masks, filters, opacity and blend mode of the context.
    ///
    /// `body` applies the transform. It also applies the opacity if `hasOpacity` is true.
    func perform(hasOpacity: Bool = false, _ body: (GraphicsContext) -> Void) {
        clipped(by: clips[...]) {
            var masks: [(DisplayList, Double, Bool)] = []
            for case .mask(let list, let opacity, let isInverse) in clips {
                masks.append((list, opacity, isInverse))
            }
            let opacity = hasOpacity ? 1 : opacity
            if masks.isEmpty {
                if opacity >= 1, blendMode == .normal, filters.isEmpty { return body(self) }
                return canvas.drawLayer(opacity: opacity, blendMode: blendMode, filters: filters) {
                    body(self)
                }
            }
            canvas.drawLayer(opacity: opacity, blendMode: blendMode) {
                if filters.isEmpty { body(self) } else { canvas.drawLayer(filters: filters) { body(self) } }
                for (list, opacity, isInverse) in masks {
                    canvas.drawLayer(
                        opacity: opacity, blendMode: isInverse ? .destinationOut : .destinationIn
                    ) { canvas.draw(list) }
                }
            }
        }
    }

    private func clipped(by clips: ArraySlice<ContextClip>, _ body: () -> Void) {
        guard let first = clips.first else { return body() }
        guard case .path(let path, let style) = first else { return clipped(by: clips.dropFirst(), body) }
        canvas.clip(to: path, style: style) { clipped(by: clips.dropFirst(), body) }
    }
}

/// A clip of a context, in the coordinate space of the canvas.
private enum ContextClip {
    case path(Path, FillStyle)
    /// Drawing is multiplied by the alpha of a layer, or by its complement.
    case mask(DisplayList, opacity: Double, isInverse: Bool)
}
