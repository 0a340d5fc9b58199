/// A colour fills the size that is proposed.
///
///     Color.red.frame(width: 20, height: 20)
extension Color: LeafView {
    /// There is no body: the library displays the view itself.
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
    /// `.foregroundStyle(.primary)` means the style of that name, which is relative to the foreground around.
    @_disfavoredOverload public static var primary: Color { .label }
    /// `.foregroundStyle(.secondary)` means the style of that name, which is relative to the foreground around.
    @_disfavoredOverload public static var secondary: Color { .secondaryLabel }
    public static var accentColor: Color { .tintColor }
}
