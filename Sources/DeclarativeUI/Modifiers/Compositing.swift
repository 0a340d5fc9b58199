extension View {
    /// Sets the combination of the view with the pixels below it.
    ///
    ///     Color.red.blendMode(.multiply)
    public func blendMode(_ blendMode: BlendMode) -> some View {
        Contained(content: self, effect: CompositingEffect(blendMode: blendMode, isGroup: false))
    }

    /// Composites the view and its descendants as one image before the effects of ancestors, and isolates their blend modes.
    ///
    /// The cost is that of a copy of the view's pixels, whenever they are drawn.
    public func compositingGroup() -> some View {
        Contained(content: self, effect: CompositingEffect(blendMode: .normal, isGroup: true))
    }

    /// Composites the view and its descendants as one image, as ``compositingGroup()``; the parameters have no effect.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// The compositing of a view with the pixels below it.
struct CompositingEffect: ContainerEffect {
    let blendMode: BlendMode
    /// Whether the view is drawn into a layer of its own.
    let isGroup: Bool

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: CompositingEffect?, _ environment: EnvironmentValues) {
        container.layer.compositingFilter = blendMode
        // A filter without effect makes a layer.
        container.layer.filters = isGroup ? [.colorMatrix(.identity)] : []
    }
}
