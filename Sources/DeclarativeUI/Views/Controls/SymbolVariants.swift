/// A variant of a symbol, whose name has a suffix: `SwiftUI.SymbolVariants`.
///
///     Label("Favourites", systemImage: "star").symbolVariant(.fill)
///     Image(systemName: "plus").symbolVariant(.circle.fill)
public struct SymbolVariants: Hashable, Sendable {
    private let suffix: String

    /// The symbol itself.
    public static let none = SymbolVariants(suffix: "")
    /// The symbol with filled areas.
    public static let fill = SymbolVariants(suffix: ".fill")
    /// The symbol in a circle.
    public static let circle = SymbolVariants(suffix: ".circle")
    /// The symbol in a square.
    public static let square = SymbolVariants(suffix: ".square")
    /// The symbol with a line across it.
    public static let slash = SymbolVariants(suffix: ".slash")

    /// The variant with filled areas.
    public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
    /// The variant with a line across it.
    public var slash: SymbolVariants { SymbolVariants(suffix: suffix + ".slash") }

    /// Returns the name of the variant of a symbol, or `name` if there is none.
    @MainActor func name(of name: String) -> String {
        if suffix.isEmpty { return name }
        return Widgets.Image.symbol(name + suffix) == nil ? name : name + suffix
    }
}
