/// Tools, drawing and painting.
enum ToolSymbols {
    private static let wrench =
        """
        M20.6 7.2A5.4 5.4 0 0 1 13.4 13.3L7.1 19.7A2.3 2.3 0 0 1 3.8 16.4L10.2 10.1A5.4 5.4 0 0 1 16.4
        3L13.6 6V9.6L14.2 10.3H17.6Z
        """

    static let entries: [SymbolEntry] = [
        SymbolEntry("wrench", filled: wrench),
        SymbolEntry(
            "hammer",
            """
            M12.5 8.5L4 17A2.1 2.1 0 0 0 7 20L15.5 11.5 M9.5 5.5C12 3 15.5 3 18 5.5L19.2 6.7L21.5 6.5L22
            9.5L18.5 13L16.5 12.5L11.5 7.5Z
            """),
        SymbolEntry(
            "wrench.and.screwdriver",
            """
            M21 6.8A4.6 4.6 0 0 1 14.9 12L7 20A2 2 0 0 1 4 17L12 9.1A4.6 4.6 0 0 1 17.2 3L14.8
            5.6V8.4L15.6 9.2H18.4Z M3 3L5.5 3.5L10 9 M14.6 13.6L20.5 18A1.9 1.9 0 0 1 18 20.5L13.3 14.8
            """),
        SymbolEntry(
            "screwdriver",
            """
            M20.5 3.5L19 6.5L13 12.5 M20.5 3.5L17.5 5L11.5 11 M10.3 10.3L13.7 13.7L7.8 19.8A2.5 2.5 0 0
            1 4.2 16.2Z
            """),
        SymbolEntry(
            "paintbrush",
            """
            M20.8 3.2C17 4.5 12.5 8.3 10.3 12.2L13 14.5C16.5 12 19.8 7 20.8 3.2Z M8.7 13C6.2 13 5.2 15 5
            17C4.9 18.3 4.2 19.3 3 19.8C7 21.8 12.3 20.5 11.8 16
            """),
        SymbolEntry(
            "paintbrush.pointed",
            "M20.8 3.2C17 4.5 11 10 9 13.2L10.9 15.1C14.2 13 19.5 7 20.8 3.2Z M8 14.5L3.2 20.8L9.5 16"),
        SymbolEntry(
            "paintpalette",
            """
            M12 3A9 9 0 0 0 12 21C14 21 14.3 19.6 13.6 18.4C12.8 17 13.6 15.3 15.4 15.3H17.6A3.4 3.4 0 0
            0 21 11.9C21 6.8 17 3 12 3Z dot(7.5,12.2,0.85) dot(9,7.9,0.85) dot(13.4,6.7,0.85)
            dot(17.1,9.3,0.85)
            """),
        SymbolEntry(
            "eyedropper",
            """
            M11.5 6.5L17.5 12.5 M12.8 7.8L5 15.6C4 16.6 4.7 18 4 19L3.2 20.8L5 20C6 19.3 7.4 20 8.4
            19L16.2 11.2 M14.5 9L17 4.7A2.6 2.6 0 0 1 20.3 7.5L15.5 10
            """),
        SymbolEntry(
            "eraser",
            """
            M9 20.5L3.7 15.2A2 2 0 0 1 3.7 12.4L12.4 3.7A2 2 0 0 1 15.2 3.7L20.3 8.8A2 2 0 0 1 20.3
            11.6L11.4 20.5Z M7.7 8.4L15.6 16.3 M9 20.5H20
            """),
        SymbolEntry(
            "lasso",
            """
            M7.7 16.4C4.8 15.4 2.8 13.2 2.8 10.5C2.8 6.6 6.9 3.5 12 3.5C17.1 3.5 21.2 6.6 21.2 10.5C21.2
            14.4 17.1 17.5 12 17.5 circle(9.2,16.8,2) M9 18.8C9 20.3 8.2 21.2 6.5 21.5
            """),
        SymbolEntry("crop", "M6.5 2.5V15A2.5 2.5 0 0 0 9 17.5H21.5 M2.5 6.5H15A2.5 2.5 0 0 1 17.5 9V21.5"),
        SymbolEntry("ruler", "M3 15.5L15.5 3L21 8.5L8.5 21Z M6 12.5L8 14.5 M9 9.5L11.5 12 M12 6.5L14 8.5"),
        SymbolEntry("level", "rect(2.5,8,19,8,2) M9.5 8V16 M14.5 8V16 dot(12,12,1)"),
        SymbolEntry("skew", "M7.5 5.5H21L16.5 18.5H3Z"),
        SymbolEntry(
            "wand.and.rays",
            """
            M3.5 20.5L13 11 M11 9L15 13 M16 3V5.5 M21 8H18.5 M19.5 4.5L17.8 6.2 M12.5 4.5L13.8 5.8 M19.5
            11.5L18.2 10.2
            """),
        SymbolEntry(
            "square.and.line.vertical.and.square",
            "M12 3V21 rect(3,7.5,5.5,9,1.4) rect(15.5,7.5,5.5,9,1.4)"),
        SymbolEntry("camera.filters", "circle(12,8.2,5) circle(8.4,14.8,5) circle(15.6,14.8,5)"),
        SymbolEntry("dial.min", "circle(12,13,7.5) M12 13L8 9.2 M12 2.5V3 M3.5 5.5L4 6 M20.5 5.5L20 6"),
        SymbolEntry("gauge", "M5.6 18.4A9 9 0 1 1 18.4 18.4 M12 13.5L16 8.5 dot(12,13.5,1.1)"),
        SymbolEntry(
            "flashlight.on.fill",
            """
            fill M8 8.5H16V10L14.3 12.5V21H9.7V12.5L8 10Z stroke M12 2V4.5 M6.5 3L7.7 5 M17.5 3L16.3 5
            """),
        SymbolEntry(
            "testtube.2",
            """
            M4.5 3H11.5 M6 3V18.5A2 2 0 0 0 10 18.5V3 M6 11H10 M13 3H20 M14.5 3V18.5A2 2 0 0 0 18.5
            18.5V3 M14.5 14H18.5
            """),
        SymbolEntry(
            "stethoscope",
            """
            M6 3H4.5A1.5 1.5 0 0 0 3 4.5V8.5A4.5 4.5 0 0 0 12 8.5V4.5A1.5 1.5 0 0 0 10.5 3H9 M7.5
            13V15.5A5.5 5.5 0 0 0 18.5 15.5V12.5 circle(18.5,10.3,2.2)
            """),
        SymbolEntry(
            "binoculars",
            """
            circle(6.5,16,4) circle(17.5,16,4) M10.5 15.5H13.5 M2.8 14.5L5.5 5.5A2 2 0 0 1 9.3 5.8L10.2
            14.5 M21.2 14.5L18.5 5.5A2 2 0 0 0 14.7 5.8L13.8 14.5 M10 9.5H14
            """),
    ]
}
