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

/// The tag of a list row, by which a selection contains it.
enum RowTag {
    /// Returns the outermost tag among the modifiers of a view; nil for none.
    static func outermost<Content: View>(of view: Content) -> AnyHashable? {
        if let tagged = view as? any RowTagging { return tagged.rowTag }
        return (view as? any ContentHolding).flatMap { inside($0) }
    }

    private static func inside<Modifier: ContentHolding>(_ modifier: Modifier) -> AnyHashable? {
        outermost(of: modifier.content)
    }
}

/// A view that can have a tag.
protocol RowTagging {
    var rowTag: AnyHashable? { get }
}

extension Tagged: RowTagging { var rowTag: AnyHashable? { AnyHashable(tag) } }

/// In a list, the tag identifies the first row of the content.
extension Tagged: RowStructure {
    static var rowCount: Int? { RowCollector.ownRowCount(of: Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        rows.identifying(rowTag) { $0.add(content) }
    }
}
