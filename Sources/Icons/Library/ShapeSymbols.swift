/// Geometric shapes.
enum ShapeSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry("circle", filled: "circle(12,12,9)"),
        SymbolEntry("square", filled: "rect(3.5,3.5,17,17,3.5)"),
        SymbolEntry("triangle", filled: "polygon(1.6,12,3,21.5,19.8,2.5,19.8)"),
        SymbolEntry("diamond", filled: "polygon(1.6,12,2.2,21.8,12,12,21.8,2.2,12)"),
        SymbolEntry("pentagon", filled: "ngon(12,12.7,10,5,1.4)"),
        SymbolEntry("hexagon", filled: "ngon(12,12,10,6,1.6)"),
        SymbolEntry("octagon", filled: "ngon(12,12,9.8,8,1.2,22.5)"),
        SymbolEntry("rectangle", filled: "rect(2.5,5.5,19,13,2.8)"),
        SymbolEntry("rectangle.portrait", filled: "rect(5.5,2.5,13,19,2.8)"),
        SymbolEntry("capsule", filled: "rect(2.5,7,19,10,5)"),
        SymbolEntry("oval", filled: "ellipse(12,12,9.5,6.5)"),
        SymbolEntry("seal", filled: "star(12,12,9.8,8.2,10,1.6)"),
        SymbolEntry("star", filled: "star(12,12.8,10.3,4.9,5,0.7)"),
        SymbolEntry(
            "star.leadinghalf.filled",
            """
            star(12,12.8,10.3,4.9,5,0.7)
            fill polygon(0.7,12,2.5,9.12,8.836,2.204,9.617,7.34,14.314,5.946,21.133,12,17.7)
            """),
        SymbolEntry(
            "heart",
            filled:
                """
                M12 20.2C8.6 17.6 2.8 13.6 2.8 8.8C2.8 5.9 5 3.9 7.5 3.9C9.4 3.9 11 4.9 12 6.8C13 4.9
                14.6 3.9 16.5 3.9C19 3.9 21.2 5.9 21.2 8.8C21.2 13.6 15.4 17.6 12 20.2Z
                """
        ),
        SymbolEntry("circle.lefthalf.filled", "circle(12,12,9) fill M12 3A9 9 0 0 0 12 21Z"),
        SymbolEntry("circle.righthalf.filled", "circle(12,12,9) fill M12 3A9 9 0 0 1 12 21Z"),
        SymbolEntry(
            "circle.dashed",
            """
            arc(12,12,9,-79,-56) arc(12,12,9,-34,-11) arc(12,12,9,11,34) arc(12,12,9,56,79)
            arc(12,12,9,101,124) arc(12,12,9,146,169) arc(12,12,9,191,214) arc(12,12,9,236,259)
            """),
        SymbolEntry(
            "square.dashed",
            """
            M3.5 7V6.5A3 3 0 0 1 6.5 3.5H7 M17 3.5H17.5A3 3 0 0 1 20.5 6.5V7 M20.5 17V17.5A3 3 0 0 1
            17.5 20.5H17
            M7 20.5H6.5A3 3 0 0 1 3.5 17.5V17 M10.5 3.5H13.5 M10.5 20.5H13.5 M3.5 10.5V13.5 M20.5 10.5V13.5
            """),
        SymbolEntry("largecircle.fill.circle", "circle(12,12,9) dot(12,12,3)"),
        SymbolEntry("circle.circle", "circle(12,12,9) circle(12,12,4.5)"),
        SymbolEntry(
            "square.on.square",
            """
            rect(3.5,3.5,12.5,12.5,2.8) M19 8.1A2.8 2.8 0 0 1 20.5 10.6V17.7A2.8 2.8 0 0 1 17.7
            20.5H10.6A2.8 2.8 0 0 1 8.1 19
            """),
        SymbolEntry(
            "plus.square.on.square",
            """
            rect(3.5,3.5,12.5,12.5,2.8) M9.75 6.8V12.7 M6.8 9.75H12.7 M19 8.1A2.8 2.8 0 0 1 20.5
            10.6V17.7A2.8 2.8 0 0 1 17.7 20.5H10.6A2.8 2.8 0 0 1 8.1 19
            """),
        SymbolEntry(
            "square.3.layers.3d",
            """
            polygon(1,12,3,21,7.7,12,12.4,3,7.7) polyline(1,3,12,12,16.7,21,12)
            polyline(1,3,16.3,12,21,21,16.3)
            """),
        SymbolEntry(
            "cube",
            "polygon(1.2,12,2.5,20.5,7,20.5,17,12,21.5,3.5,17,3.5,7) M4 7.2L12 11.6L20 7.2 M12 11.6V21"),
        SymbolEntry("line.diagonal", "M4.5 19.5L19.5 4.5"),
    ]
}
