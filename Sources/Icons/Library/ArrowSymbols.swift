/// Arrows: directions, rotation, exchange, and movement to an edge.
enum ArrowSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry("arrow.left", "M20 12H4 M10.5 5.5L4 12L10.5 18.5"),
        SymbolEntry("arrow.right", "M4 12H20 M13.5 5.5L20 12L13.5 18.5"),
        SymbolEntry("arrow.up", "M12 20V4 M5.5 10.5L12 4L18.5 10.5"),
        SymbolEntry("arrow.down", "M12 4V20 M5.5 13.5L12 20L18.5 13.5"),
        SymbolEntry("arrow.up.left", "M18 18L6 6 M6 15V6H15"),
        SymbolEntry("arrow.up.right", "M6 18L18 6 M9 6H18V15"),
        SymbolEntry("arrow.down.left", "M18 6L6 18 M6 9V18H15"),
        SymbolEntry("arrow.down.right", "M6 6L18 18 M18 9V18H9"),
        SymbolEntry(
            "arrow.left.arrow.right",
            "M4 8H19.5 M16 4.6L19.5 8L16 11.4 M20 16H4.5 M8 12.6L4.5 16L8 19.4"),
        SymbolEntry(
            "arrow.up.arrow.down",
            "M8 20V4.5 M4.6 8L8 4.5L11.4 8 M16 4V19.5 M12.6 16L16 19.5L19.4 16"),
        SymbolEntry("arrow.left.and.right", "M3 12H21 M7 8L3 12L7 16 M17 8L21 12L17 16"),
        SymbolEntry("arrow.up.and.down", "M12 3V21 M8 7L12 3L16 7 M8 17L12 21L16 17"),
        SymbolEntry(
            "arrow.up.and.down.and.arrow.left.and.right",
            """
            M12 2.5V21.5 M2.5 12H21.5 M9 5.5L12 2.5L15 5.5 M9 18.5L12 21.5L15 18.5
            M5.5 9L2.5 12L5.5 15 M18.5 9L21.5 12L18.5 15
            """),
        SymbolEntry(
            "arrow.up.left.and.arrow.down.right",
            "M10.5 10.5L4 4 M4 9.5V4H9.5 M13.5 13.5L20 20 M20 14.5V20H14.5"),
        SymbolEntry(
            "arrow.down.right.and.arrow.up.left",
            "M4 4L10.5 10.5 M10.5 5V10.5H5 M20 20L13.5 13.5 M13.5 19V13.5H19"),
        SymbolEntry("arrow.left.to.line", "M20.5 12H8 M13.5 6.5L8 12L13.5 17.5 M4 5V19"),
        SymbolEntry("arrow.right.to.line", "M3.5 12H16 M10.5 6.5L16 12L10.5 17.5 M20 5V19"),
        SymbolEntry("arrow.up.to.line", "M12 20.5V8 M6.5 13.5L12 8L17.5 13.5 M5 4H19"),
        SymbolEntry("arrow.down.to.line", "M12 3.5V16 M6.5 10.5L12 16L17.5 10.5 M5 20H19"),
        SymbolEntry("arrow.clockwise", "arc(12,12.5,8,0,312) M18.3 2.6V7H13.9"),
        SymbolEntry("arrow.counterclockwise", "arc(12,12.5,8,180,-132) M5.7 2.6V7H10.1"),
        SymbolEntry(
            "arrow.triangle.2.circlepath",
            "arc(12,12,8,176,318) M18.7 2.8V6.9H14.6 arc(12,12,8,-4,138) M5.3 21.2V17.1H9.4"),
        SymbolEntry("arrow.uturn.backward", "M4.5 8.5H14.5A5.25 5.25 0 0 1 14.5 19H9 M9 4L4.5 8.5L9 13"),
        SymbolEntry("arrow.uturn.forward", "M19.5 8.5H9.5A5.25 5.25 0 0 0 9.5 19H15 M15 4L19.5 8.5L15 13"),
        SymbolEntry(
            "arrow.uturn.left",
            "M4.5 14.5L9 19 M4.5 14.5L9 10 M4.5 14.5H14.5A4.75 4.75 0 0 0 14.5 5H10.5"),
        SymbolEntry(
            "arrow.uturn.right",
            "M19.5 14.5L15 19 M19.5 14.5L15 10 M19.5 14.5H9.5A4.75 4.75 0 0 1 9.5 5H13.5"),
        SymbolEntry("arrow.turn.up.left", "M9.5 4L4.5 9L9.5 14 M4.5 9H15A4.5 4.5 0 0 1 19.5 13.5V20"),
        SymbolEntry("arrow.turn.up.right", "M14.5 4L19.5 9L14.5 14 M19.5 9H9A4.5 4.5 0 0 0 4.5 13.5V20"),
        SymbolEntry("arrow.turn.down.left", "M9.5 10L4.5 15L9.5 20 M4.5 15H15A4.5 4.5 0 0 0 19.5 10.5V4"),
        SymbolEntry(
            "arrow.turn.down.right",
            "M14.5 10L19.5 15L14.5 20 M19.5 15H9A4.5 4.5 0 0 1 4.5 10.5V4"),
        SymbolEntry(
            "arrowshape.turn.up.left",
            filled: "M10.3 5L3 11.6L10.3 18.2V14.4C15 14.3 18.2 15.6 21 19.4C20.6 13.4 16.6 9.2 10.3 8.8Z"),
        SymbolEntry(
            "arrowshape.turn.up.right",
            filled: "M13.7 5L21 11.6L13.7 18.2V14.4C9 14.3 5.8 15.6 3 19.4C3.4 13.4 7.4 9.2 13.7 8.8Z"),
        SymbolEntry(
            "repeat",
            """
            M4 11V10A4 4 0 0 1 8 6H19.5 M16.3 2.8L19.5 6L16.3 9.2 M20 13V14A4 4 0 0 1 16 18H4.5 M7.7
            14.8L4.5 18L7.7 21.2
            """),
        SymbolEntry(
            "shuffle",
            """
            M3.5 7H6C11 7 12 17 17 17H20 M3.5 17H6C7.8 17 9.1 15.7 10.1 14.2 M13.2 9.4C14.1 8 15.3 7 17 7H20
            M17.3 4L20.3 7L17.3 10 M17.3 14L20.3 17L17.3 20
            """),
        SymbolEntry(
            "rotate.left",
            "rect(10.5,10,10.5,10.5,2) M5 12V9A5 5 0 0 1 10 4H13.5 M8 9.3L5 12.3L2 9.3"),
        SymbolEntry(
            "rotate.right",
            "rect(3,10,10.5,10.5,2) M19 12V9A5 5 0 0 0 14 4H10.5 M16 9.3L19 12.3L22 9.3"),
        SymbolEntry(
            "arrow.triangle.branch",
            "M7 20.5V4 M4 7L7 4L10 7 M7 17.5C7 12 17.5 15 17.5 7.5 M14.5 10L17.5 7L20.5 10"),
        SymbolEntry("arrowtriangle.left", filled: "polygon(1,5.5,12,17,5,17,19)"),
        SymbolEntry("arrowtriangle.right", filled: "polygon(1,18.5,12,7,5,7,19)"),
        SymbolEntry("arrowtriangle.up", filled: "polygon(1,12,5.5,19,17,5,17)"),
        SymbolEntry("arrowtriangle.down", filled: "polygon(1,12,18.5,19,7,5,7)"),
    ]
}
