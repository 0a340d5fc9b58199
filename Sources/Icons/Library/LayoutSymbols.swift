/// Arrangements of a window's content.
enum LayoutSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry(
            "sidebar.left",
            "rect(2.5,4.5,19,15,3) M9.2 4.5V19.5 M5.2 8H6.4 M5.2 11H6.4 M5.2 14H6.4"),
        SymbolEntry(
            "sidebar.right",
            "rect(2.5,4.5,19,15,3) M14.8 4.5V19.5 M17.6 8H18.8 M17.6 11H18.8 M17.6 14H18.8"),
        SymbolEntry("rectangle.split.3x1", "rect(2.5,5,19,14,2.8) M8.8 5V19 M15.2 5V19"),
        SymbolEntry("rectangle.split.2x1", "rect(2.5,5,19,14,2.8) M12 5V19"),
        SymbolEntry("square.split.1x2", "rect(3.5,3.5,17,17,3.5) M3.5 12H20.5"),
        SymbolEntry("square.split.2x2", "rect(3.5,3.5,17,17,3.5) M3.5 12H20.5 M12 3.5V20.5"),
        SymbolEntry(
            "square.grid.2x2",
            filled:
                """
                rect(3.5,3.5,6.8,6.8,1.5) rect(13.7,3.5,6.8,6.8,1.5) rect(3.5,13.7,6.8,6.8,1.5)
                rect(13.7,13.7,6.8,6.8,1.5)
                """
        ),
        SymbolEntry(
            "square.grid.3x3",
            filled:
                """
                rect(3,3,3.8,3.8,0.9) rect(10.1,3,3.8,3.8,0.9) rect(17.2,3,3.8,3.8,0.9)
                rect(3,10.1,3.8,3.8,0.9) rect(10.1,10.1,3.8,3.8,0.9) rect(17.2,10.1,3.8,3.8,0.9)
                rect(3,17.2,3.8,3.8,0.9) rect(10.1,17.2,3.8,3.8,0.9) rect(17.2,17.2,3.8,3.8,0.9)
                """),
        SymbolEntry("rectangle.grid.1x2", filled: "rect(3.5,3.5,17,7,2) rect(3.5,13.5,17,7,2)"),
        SymbolEntry(
            "rectangle.3.group",
            filled: "rect(3,4,8.5,16,2) rect(14.8,4,6.2,6.4,1.6) rect(14.8,13.6,6.2,6.4,1.6)"),
        SymbolEntry(
            "list.bullet",
            "dot(4.5,6.5,0.95) dot(4.5,12,0.95) dot(4.5,17.5,0.95) M9 6.5H20.5 M9 12H20.5 M9 17.5H20.5"),
        SymbolEntry("list.dash", "M3.5 6.5H5 M3.5 12H5 M3.5 17.5H5 M9 6.5H20.5 M9 12H20.5 M9 17.5H20.5"),
        SymbolEntry(
            "list.number",
            """
            M3.6 4.6L5 3.7V8.6 M3.5 11.2A1.5 1.5 0 0 1 6.2 12C6.2 13 3.5 13.8 3.5 15H6.4 M3.6 17H6.2L4.8
            18.6A1.4 1.4 0 1 1 3.5 20.4 M10 6.2H20.5 M10 12.6H20.5 M10 19H20.5
            """),
        SymbolEntry(
            "list.bullet.indent",
            "dot(4.5,6,0.95) M8.5 6H20.5 dot(8.5,12,0.95) M12.5 12H20.5 dot(8.5,18,0.95) M12.5 18H20.5"),
        SymbolEntry(
            "tablecells",
            "rect(2.5,4.5,19,15,2.8) M2.5 9.5H21.5 M2.5 14.5H21.5 M9 4.5V19.5 M15 4.5V19.5"),
        SymbolEntry(
            "macwindow",
            "rect(2.5,4,19,16,3) M2.5 9H21.5 dot(5.8,6.6,0.55) dot(8.5,6.6,0.55) dot(11.2,6.6,0.55)"),
        SymbolEntry("menubar.rectangle", "rect(2.5,4,19,16,3) M2.5 8.5H21.5 M6 6.3H8.5"),
        SymbolEntry("dock.rectangle", "rect(2.5,4.5,19,15,3) M6 16H18"),
        SymbolEntry(
            "macwindow.on.rectangle",
            """
            rect(6.5,8.5,15,11.5,2.5) M6.5 12.5H21.5 M2.5 15V6.5A2.5 2.5 0 0 1 5 4H15A2.5 2.5 0 0 1 17.3
            5.5
            """),
        SymbolEntry(
            "pip",
            """
            M21.5 10.5V7.3A2.8 2.8 0 0 0 18.7 4.5H5.3A2.8 2.8 0 0 0 2.5 7.3V15.7A2.8 2.8 0 0 0 5.3
            18.5H9.5 rect(13,13.5,8.5,6.5,1.6)
            """),
        SymbolEntry("align.horizontal.left", "M4 3.5V20.5 rect(7.5,6,12,4,1) rect(7.5,14,7.5,4,1)"),
        SymbolEntry(
            "align.horizontal.center",
            "M12 3V6 M12 10V14 M12 18V21 rect(4.5,6,15,4,1) rect(7.5,14,9,4,1)"),
        SymbolEntry("align.horizontal.right", "M20 3.5V20.5 rect(4.5,6,12,4,1) rect(9,14,7.5,4,1)"),
    ]
}
