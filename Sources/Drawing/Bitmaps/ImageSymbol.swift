/// The symbol that an image draws.
package struct ImageSymbol: Hashable, Sendable {
    package let name: String
    /// Whether the program chose the size and weight; otherwise they follow the text beside the symbol.
    package let isConfigured: Bool

    package init(name: String, isConfigured: Bool) {
        self.name = name
        self.isConfigured = isConfigured
    }
}
