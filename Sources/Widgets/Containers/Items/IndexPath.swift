/// The address of a row or an item: a section, and an index in it, modelled on the index paths of UIKit's tables and collections.
///
/// In a file that also imports Foundation, the name `IndexPath` is ambiguous. One declaration in the module selects this type for
/// all its files: `typealias IndexPath = Widgets.IndexPath`.
///
///     let path = IndexPath(row: 2, section: 0)
///     tableView.scrollToRow(at: path, at: .middle, animated: true)
public nonisolated struct IndexPath: Hashable, Comparable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The index of the row in its section.
    public var row: Int

    /// The index of the item in its section, which is the same number as ``row``.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    /// Creates the path of a row of a table.
    public init(row: Int, section: Int) {
        self.section = section
        self.row = row
    }

    /// Creates the path of an item of a collection.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// Returns whether `first` is above `second`: in an earlier section, or earlier in the same one.
    public static func < (first: IndexPath, second: IndexPath) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

nonisolated extension IndexPath: CustomStringConvertible {
    /// Section and row in brackets, as in UIKit: "[0, 2]".
    public var description: String { "[\(section), \(row)]" }
}
