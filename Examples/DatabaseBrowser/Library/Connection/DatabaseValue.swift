/// The value of a cell: one of SQLite's five storage classes.
///
///     try statement.bind(.text("Ada"), at: 1)
public nonisolated enum DatabaseValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    /// A value without text, of which only the number of bytes is read.
    case blob(byteCount: Int)

    /// The text that a cell displays.
    public var displayText: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text
        case .blob(let byteCount): "BLOB, \(byteCount.formatted(unit: "byte"))"
        }
    }

    /// The text with which an edit begins; empty for null.
    public var editingText: String { if case .null = self { "" } else { displayText } }

    /// Whether the value is null.
    public var isNull: Bool { self == .null }
    /// Whether the value is a blob.
    public var isBlob: Bool { if case .blob = self { true } else { false } }

    /// Returns the value that a typed text has in a cell that now has this value.
    ///
    /// SQLite converts a text to a number where the column has a numeric affinity. In a column without affinity, a number stays a number.
    public func replaced(by text: String) -> DatabaseValue {
        switch self {
        case .integer:
            Int64(text).map(DatabaseValue.integer) ?? Double(text).map(DatabaseValue.real) ?? .text(text)
        case .real: Double(text).map(DatabaseValue.real) ?? .text(text)
        case .null, .text, .blob: .text(text)
        }
    }
}
