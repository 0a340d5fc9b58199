extension View {
    /// The edge at which lines of text begin.
    public final var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .leading) }
    /// The edge at which lines of text end.
    public final var trailingAnchor: LayoutXAxisAnchor {
        LayoutAnchor(node: layoutNode, attribute: .trailing)
    }
    /// The left edge.
    public final var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .left) }
    /// The right edge.
    public final var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .right) }
    /// The top edge.
    public final var topAnchor: LayoutYAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .top) }
    /// The bottom edge.
    public final var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .bottom) }
    /// The width, in points.
    public final var widthAnchor: LayoutDimension { LayoutAnchor(node: layoutNode, attribute: .width) }
    /// The height, in points.
    public final var heightAnchor: LayoutDimension { LayoutAnchor(node: layoutNode, attribute: .height) }
    /// The horizontal centre.
    public final var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .centerX) }
    /// The vertical centre.
    public final var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .centerY) }
    /// The baseline of the first line of text; the bottom edge of a view without text.
    ///
    /// Containers such as stacks and grids use the baseline of a subview, see ``View/forFirstBaselineLayout``.
    public final var firstBaselineAnchor: LayoutYAxisAnchor {
        LayoutAnchor(node: layoutNode, attribute: .firstBaseline)
    }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    ///
    /// Containers such as stacks and grids use the baseline of a subview, see ``View/forLastBaselineLayout``.
    public final var lastBaselineAnchor: LayoutYAxisAnchor {
        LayoutAnchor(node: layoutNode, attribute: .lastBaseline)
    }
}
