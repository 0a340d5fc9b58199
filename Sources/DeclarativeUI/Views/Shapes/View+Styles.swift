extension View {
    // MARK: - Foreground

    /// Sets the style of descendant texts, shapes and template images.
    ///
    /// The gradient of a text extends over the text; controls use its first colour.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentModified(content: self) { $0.foreground = ForegroundPaints(style._paint($0)) }
    }

    /// Sets the primary and the secondary level of the foreground style.
    ///
    ///     Label("Rain", image: cloud).foregroundStyle(.primary, .teal)
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        EnvironmentModified(content: self) {
            $0.foreground = ForegroundPaints(primary._paint($0), secondary._paint($0))
        }
    }

    /// Sets the primary, the secondary and the tertiary level of the foreground style.
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
    ) -> some View {
        EnvironmentModified(content: self) {
            $0.foreground = ForegroundPaints(
                primary._paint($0), secondary._paint($0), tertiary._paint($0))
        }
    }

    /// Sets the style `.tint` of descendants; controls use its colour, or the first colour of a gradient.
    public func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
        EnvironmentModified(content: self) { values in
            values.tintPaint = style.map { $0._paint(values) }
        }
    }

    // MARK: - Background and overlay

    /// Sets the style `.background` of descendants.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentModified(content: self) { $0.backgroundPaint = style._paint($0) }
    }

    /// Fills the frame behind the view with a colour.
    ///
    /// There are no safe areas, so `edges` has no effect.
    public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Layered(content: self, layer: color, alignment: .center, isBehind: true)
    }

    /// Fills the frame behind the view with a style.
    ///
    /// There are no safe areas, so `edges` has no effect.
    ///
    ///     Text("New").padding(4).background(.tint)
    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        Layered(content: self, layer: Rectangle().fill(style), alignment: .center, isBehind: true)
    }

    /// Fills the frame behind the view with the style `.background`.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        Layered(
            content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
    }

    /// Fills a shape behind the view with the style `.background`.
    public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View
    {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the frame in front of the view with a colour.
    public func overlay(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Layered(content: self, layer: color, alignment: .center, isBehind: false)
    }

    /// Fills the frame in front of the view with a style.
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        Layered(content: self, layer: Rectangle().fill(style), alignment: .center, isBehind: false)
    }

    /// Fills a shape in front of the view with a style.
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        Layered(
            content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
    }

    /// Draws a line of `width` points along the inside of the view's edges.
    public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}
