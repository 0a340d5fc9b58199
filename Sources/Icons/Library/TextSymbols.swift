/// Text: styles, alignment, search, links.
enum TextSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry("bold", "M7 4H12.7A3.9 3.9 0 0 1 12.7 11.8H7Z M7 11.8H13.7A4.1 4.1 0 0 1 13.7 20H7Z"),
        SymbolEntry("italic", "M10 4H18 M6 20H14 M14.3 4L9.7 20"),
        SymbolEntry("underline", "M6.5 3V10.5A5.5 5.5 0 0 0 17.5 10.5V3 M5 20.5H19"),
        SymbolEntry(
            "strikethrough",
            """
            M4 12H20 M16.8 7.5C16.3 5.2 14.5 4 12 4C9.2 4 7.3 5.6 7.3 7.8C7.3 9 7.8 9.8 8.8 10.5 M7
            16C7.3 18.5 9.2 20 12 20C14.9 20 16.8 18.4 16.8 16.1C16.8 15.1 16.5 14.4 16 13.7
            """),
        SymbolEntry(
            "textformat",
            "M2.5 19L8.3 5L14.1 19 M4.5 14.3H12.1 circle(18.2,15.6,3.3) M21.5 11.8V19"),
        SymbolEntry("textformat.alt", "M4.5 5H19.5 M12 5V20 M9 20H15 M4.5 5V8 M19.5 5V8"),
        SymbolEntry(
            "textformat.superscript",
            "M3 8L12 19 M12 8L3 19 M16.2 5.2A2.4 2.4 0 1 1 20.4 7L16 11.2H21"),
        SymbolEntry(
            "textformat.subscript",
            "M3 5L12 16 M12 5L3 16 M16.2 14.2A2.4 2.4 0 1 1 20.4 16L16 20.2H21"),
        SymbolEntry("character", "M4.5 20L12 3.5L19.5 20 M7.2 14.2H16.8"),
        SymbolEntry(
            "character.cursor.ibeam",
            """
            M2.5 18L7.3 6L12.1 18 M4 14.2H10.6 M18 5V19 M15.5 3C17 3 18 3.7 18 5C18 3.7 19 3 20.5 3
            M15.5 21C17 21 18 20.3 18 19C18 20.3 19 21 20.5 21
            """),
        SymbolEntry(
            "text.cursor",
            """
            M12 5.5V18.5 M8.5 3C10.8 3 12 4 12 5.5C12 4 13.2 3 15.5 3 M8.5 21C10.8 21 12 20 12 18.5C12
            20 13.2 21 15.5 21
            """),
        SymbolEntry("text.alignleft", "M3.5 5H20.5 M3.5 9.7H13.5 M3.5 14.3H20.5 M3.5 19H13.5"),
        SymbolEntry("text.aligncenter", "M3.5 5H20.5 M7 9.7H17 M3.5 14.3H20.5 M7 19H17"),
        SymbolEntry("text.alignright", "M3.5 5H20.5 M10.5 9.7H20.5 M3.5 14.3H20.5 M10.5 19H20.5"),
        SymbolEntry("text.justify", "M3.5 5H20.5 M3.5 9.7H20.5 M3.5 14.3H20.5 M3.5 19H20.5"),
        SymbolEntry(
            "increase.indent",
            "M3.5 5H20.5 M11 9.7H20.5 M11 14.3H20.5 M3.5 19H20.5 M3.5 9L6.7 12L3.5 15"),
        SymbolEntry(
            "decrease.indent",
            "M3.5 5H20.5 M11 9.7H20.5 M11 14.3H20.5 M3.5 19H20.5 M6.7 9L3.5 12L6.7 15"),
        SymbolEntry("text.quote", "M9 6H20.5 M9 12H20.5 M9 18H16 M4 5V19"),
        SymbolEntry("paragraphsign", "M18.5 4H10.5A4.75 4.75 0 0 0 10.5 13.5H12.5 M12.5 4V20 M17 4V20"),
        SymbolEntry("text.append", "M3.5 5H20.5 M3.5 10H20.5 M3.5 15H11 M17 13.5V20.5 M13.5 17H20.5"),
        SymbolEntry(
            "link",
            """
            M10.3 13.7A4.3 4.3 0 0 0 16.6 14L19.8 10.8A4.3 4.3 0 0 0 13.7 4.7L12 6.4 M13.7 10.3A4.3 4.3
            0 0 0 7.4 10L4.2 13.2A4.3 4.3 0 0 0 10.3 19.3L12 17.6
            """),
        SymbolEntry("number", "M9.5 4L7.5 20 M16.5 4L14.5 20 M4.5 9H20 M4 15H19.5"),
        SymbolEntry("at", "circle(12,12,3.8) M15.8 8.2V13.2A2.6 2.6 0 0 0 21 13.2V12A9 9 0 1 0 16.8 19.6"),
        SymbolEntry("asterisk", "M12 4V20 M5.1 8L18.9 16 M18.9 8L5.1 16"),
        SymbolEntry(
            "quote.opening",
            """
            M10.5 6.5C6.5 7.5 4 10 4 14.5 circle(7,14.5,3) M20 6.5C16 7.5 13.5 10 13.5 14.5
            circle(16.5,14.5,3)
            """),
        SymbolEntry(
            "quote.closing",
            """
            M4 17.5C8 16.5 10.5 14 10.5 9.5 circle(7.5,9.5,3) M13.5 17.5C17.5 16.5 20 14 20 9.5
            circle(17,9.5,3)
            """),
        SymbolEntry(
            "pencil", "M15.2 5.3L18.7 8.8 M4 20L5.2 15.3L16.4 4.1A2.3 2.3 0 0 1 19.9 7.6L8.7 18.8Z",
            fill: "fill M14.2 6.6L17.4 9.8L8.4 18.8L4 20L5.2 15.6Z M17 3.9L20.1 7Z"),
        SymbolEntry(
            "pencil.slash",
            """
            M15.2 5.3L18.7 8.8 M4 20L5.2 15.3L16.4 4.1A2.3 2.3 0 0 1 19.9 7.6L8.7 18.8Z slash(4,4,20,20)
            """),
        SymbolEntry(
            "pencil.and.outline",
            "M12.5 6.5L16.5 10.5 M3.5 19.5L4.5 15L14.2 5.3A2.6 2.6 0 0 1 18 9L8.2 18.5Z M13 20.5H20.5"),
        SymbolEntry(
            "highlighter",
            """
            M9.2 11.2L16.2 3.5L20.8 8L13 15Z M9.2 11.2L13 15L10.3 17.2H7.5L6.8 16.5V14Z M7 17L4.5 19.5
            M3.5 21.5H14
            """),
        SymbolEntry(
            "signature",
            """
            M3 16C7 13 10.5 8.5 10 5.5C9.6 3.4 7.2 4.6 7.3 8C7.4 12 8.8 16.3 10.8 16.3C12.5 16.3 12.8
            12.6 14.2 12.6C15.6 12.6 14.8 15.6 16.3 15.6C17.6 15.6 18.2 14.3 20.5 14.3 M3.5 20.5H20.5
            """),
        SymbolEntry("scissors", "circle(6,6.5,3) circle(6,17.5,3) M8.6 8L20 17.5 M8.6 16L20 6.5"),
        SymbolEntry(
            "function",
            "M17.5 4.6C15 3 13 4.2 12.6 6.6L10.4 17.4C10 19.8 8 21 5.5 19.4 M7.5 10H15.5 "),
        SymbolEntry("sum", "polyline(0.5,18,7.5,18,4,6,4,13,12,6,20,18,20,18,16.5)"),
        SymbolEntry("globe", "circle(12,12,9) ellipse(12,12,4,9) M3 12H21"),
        SymbolEntry(
            "translate",
            """
            M3 6H13 M8 3.5V6 M11 6C10 10 7.5 12.5 4 14 M5.3 8.5C6.5 11 8.5 12.8 11 13.8 M12.5 20.5L16.7
            10.5L20.9 20.5 M13.9 17.3H19.5
            """),
        SymbolEntry(
            "abc",
            """
            M2.5 15.5L5 8.5L7.5 15.5 M3.3 13.3H6.7 M10 8.5H12A1.7 1.7 0 0 1 12 11.9H10Z M10
            11.9H12.3A1.8 1.8 0 0 1 12.3 15.5H10Z M21.3 9.5A3.2 3.5 0 1 0 21.3 14.5
            """),
    ]
}
