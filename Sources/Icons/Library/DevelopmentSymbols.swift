/// Programming and the system.
enum DevelopmentSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry(
            "terminal", "rect(2.5,4,19,16,3) M6.5 8.5L10 12L6.5 15.5 M12.5 15.5H17",
            fill: "fill rect(2.5,4,19,16,3) cut M6.5 8.5L10 12L6.5 15.5 M12.5 15.5H17"),
        SymbolEntry(
            "curlybraces",
            """
            M9 3.5H8A2.8 2.8 0 0 0 5.2 6.3V9A3 3 0 0 1 3 12A3 3 0 0 1 5.2 15V17.7A2.8 2.8 0 0 0 8 20.5H9
            M15 3.5H16A2.8 2.8 0 0 1 18.8 6.3V9A3 3 0 0 0 21 12A3 3 0 0 0 18.8 15V17.7A2.8 2.8 0 0 1 16
            20.5H15
            """),
        SymbolEntry(
            "chevron.left.forwardslash.chevron.right",
            "M7.2 6.5L2.5 12L7.2 17.5 M16.8 6.5L21.5 12L16.8 17.5 M13.8 4L10.2 20"),
        SymbolEntry(
            "ladybug",
            """
            M12 7.5A5.5 5.5 0 0 1 17.5 13V15.5A5.5 5.5 0 0 1 6.5 15.5V13A5.5 5.5 0 0 1 12 7.5Z M8.8
            8.2A3.3 3.3 0 0 1 15.2 8.2 M9.3 5.7L7.5 3.5 M14.7 5.7L16.5 3.5 M12 12V21 M6.5 14.5H2.5 M21.5
            14.5H17.5 M6.8 11L3.5 8.5 M17.2 11L20.5 8.5 M6.9 17.5L3.8 20 M17.1 17.5L20.2 20
            """),
        SymbolEntry(
            "command",
            """
            M9 9H15V15H9Z M9 9V6.2A2.8 2.8 0 1 0 6.2 9Z M15 9H17.8A2.8 2.8 0 1 0 15 6.2Z M15 15V17.8A2.8
            2.8 0 1 0 17.8 15Z M9 15H6.2A2.8 2.8 0 1 0 9 17.8Z
            """),
        SymbolEntry("option", "M3 5.5H8.5L15.5 18.5H21 M14.5 5.5H21"),
        SymbolEntry("control", "M5.5 13.5L12 7L18.5 13.5"),
        SymbolEntry("shift", filled: "M12 3L21 12.5H16V20H8V12.5H3Z"),
        SymbolEntry("capslock", filled: "M12 2.8L21 11.5H16V15.5H8V11.5H3Z rect(8,19.2,8,1.6,0.5)"),
        SymbolEntry("return", "M19.5 5V9.5A3.5 3.5 0 0 1 16 13H4.5 M9 8.5L4.5 13L9 17.5"),
        SymbolEntry("escape", "M11 4.5A8 8 0 1 0 19.5 13 M12 12L5.5 5.5 M5.5 10.5V5.5H10.5"),
        SymbolEntry(
            "delete.left",
            """
            M9 5H19A2.5 2.5 0 0 1 21.5 7.5V16.5A2.5 2.5 0 0 1 19 19H9A2.6 2.6 0 0 1 7 18L2.7 13A1.5 1.5
            0 0 1 2.7 11L7 6A2.6 2.6 0 0 1 9 5Z M11 9L17 15 M17 9L11 15
            """,
            fill:
                """
                fill M9 5H19A2.5 2.5 0 0 1 21.5 7.5V16.5A2.5 2.5 0 0 1 19 19H9A2.6 2.6 0 0 1 7 18L2.7
                13A1.5 1.5 0 0 1 2.7 11L7 6A2.6 2.6 0 0 1 9 5Z cut M11 9L17 15 M17 9L11 15
                """),
        SymbolEntry(
            "delete.right",
            """
            M15 5H5A2.5 2.5 0 0 0 2.5 7.5V16.5A2.5 2.5 0 0 0 5 19H15A2.6 2.6 0 0 0 17 18L21.3 13A1.5 1.5
            0 0 0 21.3 11L17 6A2.6 2.6 0 0 0 15 5Z M7 9L13 15 M13 9L7 15
            """),
        SymbolEntry("space", "M3.5 10V14.5H20.5V10"),
        SymbolEntry("app", filled: "rect(3,3,18,18,5)"),
        SymbolEntry("app.badge", "rect(3,4.5,16.5,16.5,4.5) clear(18.5,5.8,4.8) fill circle(18.5,5.8,2.2)"),
        SymbolEntry(
            "cylinder",
            "ellipse(12,5.5,8,3) M4 5.5V18.5C4 20.2 7.6 21.5 12 21.5C16.4 21.5 20 20.2 20 18.5V5.5"),
        SymbolEntry(
            "cylinder.split.1x2",
            """
            ellipse(12,5.5,8,3) M4 5.5V18.5C4 20.2 7.6 21.5 12 21.5C16.4 21.5 20 20.2 20 18.5V5.5 M4
            12C4 13.7 7.6 15 12 15C16.4 15 20 13.7 20 12
            """),
        SymbolEntry(
            "point.3.connected.trianglepath.dotted",
            """
            circle(12,5,2.5) circle(5,18,2.5) circle(19,18,2.5) M10.8 7.2L6.2 15.8 M13.2 7.2L17.8 15.8
            M7.5 18H16.5
            """),
        SymbolEntry(
            "link.badge.plus",
            """
            M10.3 13.7A4.3 4.3 0 0 0 16.6 14L19.8 10.8A4.3 4.3 0 0 0 13.7 4.7L12 6.4 M13.7 10.3A4.3 4.3
            0 0 0 7.4 10L4.2 13.2A4.3 4.3 0 0 0 10.3 19.3L12 17.6 clear(18.5,18.5,4.6) M18.5 15V22 M15
            18.5H22
            """),
        SymbolEntry(
            "infinity",
            """
            M12 12C9.8 8.8 8.3 7.5 6.3 7.5A4.5 4.5 0 0 0 6.3 16.5C8.3 16.5 9.8 15.2 12 12C14.2 8.8 15.7
            7.5 17.7 7.5A4.5 4.5 0 0 1 17.7 16.5C15.7 16.5 14.2 15.2 12 12Z
            """),
        SymbolEntry(
            "atom",
            """
            dot(12,12,1.1) ellipse(12,12,9.5,3.8) M7.25 3.8C9 2.8 12.7 5.6 15.3 10.1C17.9 14.6 18.5 19.2
            16.75 20.2C15 21.2 11.3 18.4 8.7 13.9C6.1 9.4 5.5 4.8 7.25 3.8Z M16.75 3.8C15 2.8 11.3 5.6
            8.7 10.1C6.1 14.6 5.5 19.2 7.25 20.2C9 21.2 12.7 18.4 15.3 13.9C17.9 9.4 18.5 4.8 16.75 3.8Z
            """),
        SymbolEntry("rectangle.connected.to.line.below", "rect(5,4,14,9,2) M12 13V18.5 M3 18.5H21"),
        SymbolEntry("square.stack", "rect(3.5,9,17,12,2.6) M5.5 6H18.5 M7.5 3H16.5"),
    ]
}
