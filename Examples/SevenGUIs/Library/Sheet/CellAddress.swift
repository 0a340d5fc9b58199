/// The address of a cell, such as B7.
///
///     CellAddress("B7")                 // column 1, row 6
///     "\(CellAddress(column: 1, row: 6))"   // "B7"
public nonisolated struct CellAddress: Hashable, Sendable, Comparable {
    /// The index of the column; 0 is A.
    public let column: Int
    /// The index of the row; row 0 is shown as 1.
    public let row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Creates an address from its name, in letters of either case; nil if it is not one.
    public init?(_ name: some StringProtocol) {
        let letters = name.prefix { $0.isASCII && $0.isLetter }
        let digits = name.dropFirst(letters.count)
        guard !letters.isEmpty, letters.count <= 3, !digits.isEmpty, digits.count <= 7,
            digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits), number > 0
        else { return nil }
        column = letters.uppercased().utf8.reduce(0) { $0 * 26 + Int($1) - 64 } - 1
        row = number - 1
    }

    /// The letters of a column; 0 is A, 26 is AA.
    public static func name(ofColumn column: Int) -> String {
        var (rest, name) = (column, "")
        while rest >= 0 {
            name = String(UnicodeScalar(UInt8(65 + rest % 26))) + name
            rest = rest / 26 - 1
        }
        return name
    }

    /// Whether the first address comes before the second one in reading order.
    public static func < (first: CellAddress, second: CellAddress) -> Bool {
        (first.row, first.column) < (second.row, second.column)
    }
}

nonisolated extension CellAddress: CustomStringConvertible {
    public var description: String { Self.name(ofColumn: column) + "\(row + 1)" }
}
