/// The column in which the fields of a section of a form are.
///
/// A ``FieldColumnLayout`` finds the longest label of its rows, and a ``FieldLabelLayout`` in each row gives its label that length.
final class FieldColumn {
    /// The ideal width of the longest label, in points.
    fileprivate(set) var labelWidth = 0.0
    deinit {}
}

/// A label and a field in the row of a form; the fields of a section have the same leading edge and the same width.
struct LabeledField<Label: View, Field: View>: View {
    let label: Label
    let field: Field
    @Environment(\.formLayout) private var form

    var body: some View {
        HStack(spacing: 12) {
            if let column = form.column {
                LayoutModified(
                    content: HStack(spacing: 6) { label }.alignmentGuide(.fieldLabelEnd) { $0.width },
                    change: FieldLabelLayout(column: column))
            }
            field.named(by: label)
        }
    }
}

/// The trailing edge of the label of a field.
private enum FieldLabelEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

extension HorizontalAlignment {
    fileprivate static let fieldLabelEnd = HorizontalAlignment(FieldLabelEnd.self)
}

/// A frame around a label that is as wide as the longest label of the column, or as proposed if that is less.
struct FieldLabelLayout: UnaryLayout, Equatable {
    let column: FieldColumn

    static func == (a: FieldLabelLayout, b: FieldLabelLayout) -> Bool { a.column === b.column }

    private func width(_ child: any LayoutElement) -> Double {
        max(column.labelWidth, child.layoutSize(.unspecified).width)
    }

    private func inner(_ proposal: ProposedViewSize, _ child: any LayoutElement) -> ProposedViewSize {
        ProposedViewSize(width: min(width(child), proposal.width ?? .infinity), height: proposal.height)
    }

    func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        let inner = inner(proposal, child)
        return Size(width: inner.width ?? 0, height: child.layoutSize(inner).height)
    }

    func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        (.zero, inner(proposal, child))
    }
}

/// A layout of rows that keeps the width of a column of labels up to date.
struct FieldColumnLayout<Base: Layout & Equatable>: Layout, Equatable {
    let base: Base
    let column: FieldColumn

    static func == (a: Self, b: Self) -> Bool { a.base == b.base && a.column === b.column }

    static var layoutProperties: LayoutProperties { Base.layoutProperties }

    func makeCache(subviews: Subviews) -> Base.Cache {
        updateColumn(subviews)
        return base.makeCache(subviews: subviews)
    }

    func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
        updateColumn(subviews)
        base.updateCache(&cache, subviews: subviews)
    }

    /// Determines the width of the longest label, and invalidates the rows if it has changed.
    private func updateColumn(_ subviews: Subviews) {
        var width = 0.0
        for subview in subviews {
            let end = subview.dimensions(in: .unspecified)[explicit: .fieldLabelEnd]
            if let end, end.isFinite { width = max(width, end) }
        }
        if width == column.labelWidth { return }
        column.labelWidth = width
        for subview in subviews { (subview.element as? Node).map(GraphLayout.invalidate) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> Size {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func lengthRange(
        _ axis: Axis, cross: Double?, subviews: Subviews, cache: inout Base.Cache
    ) -> ClosedRange<Double> {
        base.lengthRange(axis, cross: cross, subviews: subviews, cache: &cache)
    }

    func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
        base.spacing(subviews: subviews, cache: &cache)
    }
}
