/// Signs and actions that controls show.
enum ControlSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry("plus", "M12 4V20 M4 12H20"),
        SymbolEntry("minus", "M4 12H20"),
        SymbolEntry("multiply", "M7 7L17 17 M17 7L7 17"),
        SymbolEntry("divide", "M4 12H20 dot(12,6.5,0.9) dot(12,17.5,0.9)"),
        SymbolEntry("equal", "M4.5 9H19.5 M4.5 15H19.5"),
        SymbolEntry("plusminus", "M12 3.5V13.5 M7 8.5H17 M7 19H17"),
        SymbolEntry("percent", "M18.5 5L5.5 19 circle(7.5,7.5,3) circle(16.5,16.5,3)"),
        SymbolEntry("xmark", "M5.5 5.5L18.5 18.5 M18.5 5.5L5.5 18.5"),
        SymbolEntry("checkmark", "M4.5 13L9.5 18.5L19.5 5.5"),
        SymbolEntry("info", "dot(12,5.5,0.95) M9 10.5H12.3V19 M8.5 19H16"),
        SymbolEntry("exclamationmark", "M12 4V14 dot(12,19.4,0.95)"),
        SymbolEntry(
            "questionmark",
            """
            M7.5 8.3C7.5 5.6 9.4 4 12 4C14.6 4 16.5 5.7 16.5 8.2C16.5 11.5 12 11.7 12 15
            dot(12,19.5,0.95)
            """),
        SymbolEntry("ellipsis", "dot(5,12,1.05) dot(12,12,1.05) dot(19,12,1.05)"),
        SymbolEntry("ellipsis.vertical", "dot(12,5,1.05) dot(12,12,1.05) dot(12,19,1.05)"),
        SymbolEntry("line.3.horizontal", "M4 6.5H20 M4 12H20 M4 17.5H20"),
        SymbolEntry("line.3.horizontal.decrease", "M3.5 7H20.5 M7 12H17 M10 17H14"),
        SymbolEntry(
            "slider.horizontal.3",
            """
            M3 6H12.5 circle(15,6,2.5) M17.5 6H21 M3 12H6.5 circle(9,12,2.5) M11.5 12H21
            M3 18H12.5 circle(15,18,2.5) M17.5 18H21
            """),
        SymbolEntry(
            "slider.vertical.3",
            """
            M6 3V12.5 circle(6,15,2.5) M6 17.5V21 M12 3V6.5 circle(12,9,2.5) M12 11.5V21
            M18 3V12.5 circle(18,15,2.5) M18 17.5V21
            """),
        SymbolEntry(
            "switch.2",
            """
            rect(3,4.5,18,6.5,3.25) circle(17.5,7.75,0.9) rect(3,13,18,6.5,3.25)
            circle(6.5,16.25,0.9)
            """),
        SymbolEntry("power", "M12 3V11.5 arc(12,13,8,-58,238)"),
        SymbolEntry("magnifyingglass", "circle(10.3,10.3,6.8) M15.3 15.3L21 21"),
        SymbolEntry(
            "plus.magnifyingglass",
            "circle(10.3,10.3,6.8) M15.3 15.3L21 21 M10.3 7.3V13.3 M7.3 10.3H13.3"),
        SymbolEntry("minus.magnifyingglass", "circle(10.3,10.3,6.8) M15.3 15.3L21 21 M7.3 10.3H13.3"),
        SymbolEntry(
            "gear",
            """
            circle(12,12,6.6) circle(12,12,2.3) M12 9.7V5.4 M14 13.15L17.7 15.3 M10 13.15L6.3 15.3
            M12 5.4V2.6 M12 18.6V21.4 M5.4 12H2.6 M18.6 12H21.4
            M7.33 7.33L5.35 5.35 M16.67 7.33L18.65 5.35 M7.33 16.67L5.35 18.65 M16.67 16.67L18.65 18.65
            """),
        SymbolEntry(
            "gearshape", "gear(12,12,9.7,7.1,8,0.9) circle(12,12,3)",
            fill: "fill gear(12,12,9.7,7.1,8,0.9) hole circle(12,12,3.2)"),
        SymbolEntry(
            "trash",
            """
            M4 6H20 M9 6V4.5A1.5 1.5 0 0 1 10.5 3H13.5A1.5 1.5 0 0 1 15 4.5V6
            polyline(2,5.8,6,6.8,21,17.2,21,18.2,6) M10 10.3L10.3 16.7 M14 10.3L13.7 16.7
            """,
            fill:
                """
                fill M5.8 6.8L6.7 19.2A2 2 0 0 0 8.7 21H15.3A2 2 0 0 0 17.3 19.2L18.2 6.8Z cut M10
                10.8L10.3 16.7 M14 10.8L13.7 16.7 stroke M4 6H20 M9 6V4.5A1.5 1.5 0 0 1 10.5 3H13.5A1.5
                1.5 0 0 1 15 4.5V6
                """),
        SymbolEntry(
            "square.and.arrow.up",
            """
            M12 14.5V2.8 M8 6.5L12 2.5L16 6.5 M8.5 9.5H7.5A2.5 2.5 0 0 0 5 12V18.5A2.5 2.5 0 0 0 7.5
            21H16.5A2.5 2.5 0 0 0 19 18.5V12A2.5 2.5 0 0 0 16.5 9.5H15.5
            """),
        SymbolEntry(
            "square.and.arrow.down",
            """
            M12 2.5V14.5 M8 10.8L12 14.8L16 10.8 M8.5 7.5H7.5A2.5 2.5 0 0 0 5 10V18.5A2.5 2.5 0 0 0 7.5
            21H16.5A2.5 2.5 0 0 0 19 18.5V10A2.5 2.5 0 0 0 16.5 7.5H15.5
            """),
        SymbolEntry(
            "square.and.pencil",
            """
            M12.5 4H7A3 3 0 0 0 4 7V17A3 3 0 0 0 7 20H17A3 3 0 0 0 20 17V11.5 M19 3L21 5L12.5 13.5L9.5
            14.5L10.5 11.5Z
            """),
        SymbolEntry(
            "viewfinder",
            """
            M3.5 8V6.5A3 3 0 0 1 6.5 3.5H8 M16 3.5H17.5A3 3 0 0 1 20.5 6.5V8 M20.5 16V17.5A3 3 0 0 1
            17.5 20.5H16 M8 20.5H6.5A3 3 0 0 1 3.5 17.5V16
            """),
        SymbolEntry(
            "plus.viewfinder",
            """
            M3.5 8V6.5A3 3 0 0 1 6.5 3.5H8 M16 3.5H17.5A3 3 0 0 1 20.5 6.5V8 M20.5 16V17.5A3 3 0 0 1
            17.5 20.5H16 M8 20.5H6.5A3 3 0 0 1 3.5 17.5V16 M12 8V16 M8 12H16
            """),
        SymbolEntry("cursorarrow", filled: "M6 3.5V18.5L9.9 15L12.5 20.5L15 19.4L12.5 14L17.5 13.8Z"),
        SymbolEntry("scope", "circle(12,12,7) M12 2.5V7.5 M12 16.5V21.5 M2.5 12H7.5 M16.5 12H21.5"),
        SymbolEntry("target", "circle(12,12,9) circle(12,12,4.8) dot(12,12,1)"),
        SymbolEntry("nosign", "circle(12,12,9) M5.7 5.7L18.3 18.3"),
        SymbolEntry(
            "exclamationmark.triangle",
            "polygon(2,12,2.8,22,20.3,2,20.3) M12 9.2V13.6 dot(12,17)",
            fill: "fill polygon(2,12,2.8,22,20.3,2,20.3) cut M12 9.2V13.6 dot(12,17)"),
        SymbolEntry(
            "exclamationmark.octagon", "ngon(12,12,9.7,8,1.2,22.5) M12 7.2V12.8 dot(12,16.3)",
            fill: "fill ngon(12,12,9.7,8,1.2,22.5) cut M12 7.2V12.8 dot(12,16.3)"),
        SymbolEntry(
            "checkmark.seal",
            "star(12,12,9.8,8.2,10,1.6) M8 12.4L10.9 15.3L16 9",
            fill: "fill star(12,12,9.8,8.2,10,1.6) cut M8 12.4L10.9 15.3L16 9"),
        SymbolEntry(
            "checklist",
            "M3.5 6.5L5.3 8.3L8.5 4.5 M12 6.5H20.5 M3.5 16.5L5.3 18.3L8.5 14.5 M12 16.5H20.5"),
    ]
}
