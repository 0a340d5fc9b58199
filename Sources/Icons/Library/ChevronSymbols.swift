/// Chevrons.
enum ChevronSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry("chevron.left", "M15.5 4.5L8 12L15.5 19.5"),
        SymbolEntry("chevron.right", "M8.5 4.5L16 12L8.5 19.5"),
        SymbolEntry("chevron.up", "M4.5 15.5L12 8L19.5 15.5"),
        SymbolEntry("chevron.down", "M4.5 8.5L12 16L19.5 8.5"),
        SymbolEntry("chevron.left.2", "M12 5L5 12L12 19 M19 5L12 12L19 19"),
        SymbolEntry("chevron.right.2", "M5 5L12 12L5 19 M12 5L19 12L12 19"),
        SymbolEntry("chevron.up.2", "M5 12L12 5L19 12 M5 19L12 12L19 19"),
        SymbolEntry("chevron.down.2", "M5 5L12 12L19 5 M5 12L12 19L19 12"),
        SymbolEntry("chevron.up.chevron.down", "M7 9L12 4L17 9 M7 15L12 20L17 15"),
        SymbolEntry("chevron.left.to.line", "M17.5 5L10.5 12L17.5 19 M6 5V19"),
        SymbolEntry("chevron.right.to.line", "M6.5 5L13.5 12L6.5 19 M18 5V19"),
        SymbolEntry("chevron.compact.up", "M4 14L12 10.5L20 14"),
        SymbolEntry("chevron.compact.down", "M4 10L12 13.5L20 10"),
    ]
}
