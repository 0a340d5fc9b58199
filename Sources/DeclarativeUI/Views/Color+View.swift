/// A colour as a view fills the proposed size.
///
///     Color.red.frame(width: 20, height: 20)
extension Color: LeafView {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    func makeRetained() -> Widgets.View {
        let view = Widgets.View(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }

    func configure(_ view: Widgets.View, since old: Color?, _ environment: EnvironmentValues) {
        view.backgroundColor = self
    }

    func size(of view: Widgets.View, _ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    func lengthRange(of view: Widgets.View, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? {
        0 ... .infinity
    }

    func isEqual(to old: Color) -> Bool { self == old }
}

extension Color {
    /// The colour of primary text.
    ///
    /// In `foregroundStyle(.primary)` the style of that name takes precedence; it is relative to the foreground of
    /// ancestors.
    @_disfavoredOverload public static var primary: Color { .label }
    /// The colour of secondary text.
    ///
    /// In `foregroundStyle(.secondary)` the style of that name takes precedence; it is relative to the foreground of
    /// ancestors.
    @_disfavoredOverload public static var secondary: Color { .secondaryLabel }
    /// The accent colour of the theme.
    public static var accentColor: Color { .tintColor }
}
