/// The lines between the cells of a table, modelled on `NSTableView.GridLineStyle`.
///
///     table.gridStyleMask = [.solidVerticalGridLineMask]
public nonisolated struct TableGridLineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Lines at the trailing edges of columns.
    public static let solidVerticalGridLineMask = TableGridLineStyle(rawValue: 1)
    /// Lines below rows.
    public static let solidHorizontalGridLineMask = TableGridLineStyle(rawValue: 2)
}
