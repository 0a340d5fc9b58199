import DeclarativeUI

/// An element of a layout with a fixed size and without a view.
final class KnownElement: LayoutElement {
    private(set) var origin = Point.zero

    var layoutPriority: Double { 0 }
    var layoutSpacing: ViewSpacing { ViewSpacing() }
    func layoutSize(_ proposal: ProposedViewSize) -> Size { Size(width: 50, height: 20) }
    func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        axis == .horizontal ? 50...50 : 20...20
    }
    func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
    func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize) { self.origin = origin }
}
