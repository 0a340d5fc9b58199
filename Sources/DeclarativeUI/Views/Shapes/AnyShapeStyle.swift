/// A shape style of any type: `SwiftUI.AnyShapeStyle`.
///
///     let style = isActive ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let box: StyleBox

    /// Creates a style that draws as `style`.
    public init<Style: ShapeStyle>(_ style: Style) { box = (style as? AnyShapeStyle)?.box ?? TypedBox(style) }

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint { box.paint(environment) }

    /// Returns whether the styles have the same type and equal properties.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        a.box === b.box || a.box.isEqual(to: b.box)
    }
}

private class StyleBox {
    init() {}

    deinit {}

    func paint(_ environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(color: .clear) }
    func isEqual(to other: StyleBox) -> Bool { false }
}

private final class TypedBox<Style: ShapeStyle>: StyleBox {
    private let style: Style

    init(_ style: Style) {
        self.style = style
        super.init()
    }

    override func paint(_ environment: EnvironmentValues) -> _ShapePaint { style._paint(environment) }

    override func isEqual(to other: StyleBox) -> Bool {
        guard let other = other as? TypedBox<Style> else { return false }
        return FieldPlan.of(Style.self).isEqual(style, other.style)
    }
}
