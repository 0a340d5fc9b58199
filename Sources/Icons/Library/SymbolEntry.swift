/// A bundled symbol: its name, and the notation of its outlined variant and, if there is one, of its filled variant.
struct SymbolEntry: Sendable {
    let name: String
    let notation: String
    /// The notation of the symbol whose name ends in `.fill`.
    let fill: String?

    init(_ name: String, _ notation: String, fill: String? = nil) {
        self.name = name
        self.notation = notation
        self.fill = fill
    }

    /// Creates a symbol of closed contours, whose filled variant fills them.
    init(_ name: String, filled notation: String) { self.init(name, notation, fill: "fill \(notation)") }
}
