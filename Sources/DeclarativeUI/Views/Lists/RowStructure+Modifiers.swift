// A modifier of something that comes to several rows is one of each of them.

extension LayoutModified: RowStructure {
    static var rowCount: Int? { RowCollector.rowCount(of: Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        let change = change
        rows.add(
            content, wrappedBy: { AnyView(LayoutModified<AnyView, Change>(content: $0, change: change)) })
    }
}

extension Contained: RowStructure {
    static var rowCount: Int? { RowCollector.rowCount(of: Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        let effect = effect
        rows.add(content, wrappedBy: { AnyView(Contained<AnyView, Effect>(content: $0, effect: effect)) })
    }
}

extension LifeCycle: RowStructure {
    static var rowCount: Int? { RowCollector.rowCount(of: Content.self) }

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
