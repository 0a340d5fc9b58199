// Modifiers of views that produce several rows: the modifier applies to each row.

extension ItemModifier where Self: RowStructure {
    /// The rows of a composite view are known only from its body.
    static var rowCount: Int? {
        RowCollector.ownRowCount(of: Content.self)
    }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        rows.add(content, wrappedBy: { around($0) })
    }
}

extension LayoutModified: RowStructure {}
extension LayoutValued: RowStructure {}
extension Contained: RowStructure {}
extension Layered: RowStructure {}
extension Passing: RowStructure {}
extension ShapeClipped: RowStructure {}
extension NamedSpaceModified: RowStructure {}
extension GeometryObserving: RowStructure {}
extension AnchorSetting: RowStructure {}

extension LifeCycle: RowStructure {
    static var rowCount: Int? { RowCollector.ownRowCount(of: Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        let (site, appear, disappear) = (site, appear, disappear)
        rows.add(
            content,
            wrappedBy: {
                AnyView(
                    LifeCycle<AnyView>(content: $0, site: site, appear: appear, disappear: disappear))
            })
    }
}
