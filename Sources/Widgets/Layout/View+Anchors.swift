extension View {
    public final var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .leading) }
    public final var trailingAnchor: LayoutXAxisAnchor {
        LayoutAnchor(node: layoutNode, attribute: .trailing)
    }
    public final var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .left) }
    public final var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .right) }
    public final var topAnchor: LayoutYAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .top) }
    public final var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .bottom) }
    public final var widthAnchor: LayoutDimension { LayoutAnchor(node: layoutNode, attribute: .width) }
    public final var heightAnchor: LayoutDimension { LayoutAnchor(node: layoutNode, attribute: .height) }
    public final var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .centerX) }
    public final var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(node: layoutNode, attribute: .centerY) }
    /// The baseline of the first line of text; the bottom of a view without text.
    ///
    /// A stack's or a grid's is that of a view in it: ``View/forFirstBaselineLayout``.
    public final var firstBaselineAnchor: LayoutYAxisAnchor {
        LayoutAnchor(node: layoutNode, attribute: .firstBaseline)
    }
    /// The baseline of the last line of text; the bottom of a view without text.
    ///
    /// A stack's or a grid's is that of a view in it: ``View/forLastBaselineLayout``.
    public final var lastBaselineAnchor: LayoutYAxisAnchor {
        LayoutAnchor(node: layoutNode, attribute: .lastBaseline)
    }
}
