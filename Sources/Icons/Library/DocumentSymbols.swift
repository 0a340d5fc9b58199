/// Documents, folders, and what is done with them.
enum DocumentSymbols {
    private static let sheet =
        """
        M13.5 2.5H7.5A2.5 2.5 0 0 0 5 5V19A2.5 2.5 0 0 0 7.5 21.5H16.5A2.5 2.5 0 0 0 19 19V8Z
        """
    private static let fold = "M13.5 2.8V6A2 2 0 0 0 15.5 8H18.7"
    private static let folder =
        """
        M2.5 7V17.5A2.5 2.5 0 0 0 5 20H19A2.5 2.5 0 0 0 21.5 17.5V9A2.5 2.5 0 0 0 19 6.5H12.2L10.1
        4.6A2.4 2.4 0 0 0 8.5 4H5A2.5 2.5 0 0 0 2.5 6.5Z
        """
    private static let badgePlus = "M18.5 15V22 M15 18.5H22"
    private static let badgeMinus = "M15 18.5H22"

    static let entries: [SymbolEntry] = [
        SymbolEntry("doc", "\(sheet) \(fold)", fill: "fill \(sheet) cut M13.5 3.9V6A2 2 0 0 0 15.5 8H17.6"),
        SymbolEntry(
            "doc.text", "\(sheet) \(fold) M8.5 12H15.5 M8.5 15H15.5 M8.5 18H12.5",
            fill:
                """
                fill \(sheet) cut M13.5 3.9V6A2 2 0 0 0 15.5 8H17.6 M8.8 12.2H15.2 M8.8 15.2H15.2 M8.8
                18.2H12.5
                """),
        SymbolEntry(
            "doc.plaintext",
            "rect(4.5,2.5,15,19,2.5) M8.5 7.5H15.5 M8.5 10.7H15.5 M8.5 13.9H15.5 M8.5 17.1H12"),
        SymbolEntry(
            "doc.richtext",
            "rect(4.5,2.5,15,19,2.5) rect(8.2,6.2,7.6,4.8,0.8) M8.2 14.3H15.8 M8.2 17.5H13"),
        SymbolEntry(
            "doc.on.doc",
            """
            M17.3 7.5L13.3 3.4A2.4 2.4 0 0 0 11.5 2.5H9.5A2.5 2.5 0 0 0 7 5V14.5A2.5 2.5 0 0 0
            9.5 17H16.5A2.5 2.5 0 0 0 19 14.5V9.2Z
            M12.6 3V6A2 2 0 0 0 14.6 8H18.5
            M4 7.3A2.5 2.5 0 0 0 3 9.3V18.5A3 3 0 0 0 6 21.5H12.7A2.5 2.5 0 0 0 14.8 20.4
            """),
        SymbolEntry(
            "doc.on.clipboard",
            """
            M8 4.5H6A2 2 0 0 0 4 6.5V18A2 2 0 0 0 6 20H8 M16 4.5H18A2 2 0 0 1 19.5 6.5
            rect(8,2.5,8,4,1.5) rect(11.5,10,9,11.5,2) M14 13.7H18 M14 17H17
            """),
        SymbolEntry(
            "clipboard",
            """
            M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7V19A2.5 2.5 0 0 0 7 21.5H17A2.5 2.5 0 0 0 19.5
            19V7A2.5 2.5 0 0 0 17 4.5H15.5 rect(8.5,2.5,7,4,1.5)
            """),
        SymbolEntry(
            "list.clipboard",
            """
            M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7V19A2.5 2.5 0 0 0 7 21.5H17A2.5 2.5 0 0 0 19.5 19V7A2.5 2.5 0
            0 0 17 4.5H15.5 rect(8.5,2.5,7,4,1.5) M8.5 11H15.5 M8.5 14H15.5 M8.5 17H12.5
            """),
        SymbolEntry("doc.badge.plus", "\(sheet) \(fold) clear(18.5,18.5,4.6) \(badgePlus)"),
        SymbolEntry("arrow.up.doc", "\(sheet) \(fold) M12 18.2V11.8 M9.2 14.3L12 11.5L14.8 14.3"),
        SymbolEntry("arrow.down.doc", "\(sheet) \(fold) M12 11.5V18 M9.2 15.5L12 18.3L14.8 15.5"),
        SymbolEntry(
            "text.magnifyingglass",
            "M4 5.5H20 M4 11H8 M4 16.5H8 circle(14.6,13.6,4.1) M17.7 16.7L20.7 19.7"),
        SymbolEntry("folder", filled: folder),
        SymbolEntry("folder.badge.plus", "\(folder) clear(18.5,18.5,4.6) \(badgePlus)"),
        SymbolEntry("folder.badge.minus", "\(folder) clear(18.5,18.5,4.6) \(badgeMinus)"),
        SymbolEntry(
            "folder.badge.gearshape",
            """
            \(folder) clear(18,18,5) circle(18,18,2.5) M18 14.2V15.5 M18 20.5V21.8 M14.2 18H15.5 M20.5
            18H21.8 M15.3 15.3L16.2 16.2 M20.7 15.3L19.8 16.2 M15.3 20.7L16.2 19.8 M20.7 20.7L19.8 19.8
            """),
        SymbolEntry(
            "tray",
            """
            M2.5 13.5L5.7 5.8A2.5 2.5 0 0 1 8 4.3H16A2.5 2.5 0 0 1 18.3 5.8L21.5 13.5V17.2A2.5 2.5 0 0 1
            19 19.7H5A2.5 2.5 0 0 1 2.5 17.2Z M2.8 13.5H8A1 1 0 0 1 9 14.5A3 3 0 0 0 15 14.5A1 1 0 0 1
            16 13.5H21.2
            """),
        SymbolEntry(
            "tray.full",
            """
            M2.5 13.5L5.7 5.8A2.5 2.5 0 0 1 8 4.3H16A2.5 2.5 0 0 1 18.3 5.8L21.5 13.5V17.2A2.5 2.5 0 0 1
            19 19.7H5A2.5 2.5 0 0 1 2.5 17.2Z M2.8 13.5H8A1 1 0 0 1 9 14.5A3 3 0 0 0 15 14.5A1 1 0 0 1
            16 13.5H21.2 M8.3 7.3H15.7 M7.3 10.3H16.7
            """),
        SymbolEntry(
            "tray.and.arrow.down",
            """
            M2.5 13.5L4.3 9.2 M21.5 13.5L19.7 9.2 M2.5 13.5V17.5A2.5 2.5 0 0 0 5 20H19A2.5 2.5 0 0 0
            21.5 17.5V13.5H16.5A1 1 0 0 0 15.5 14.5A3.5 3.5 0 0 1 8.5 14.5A1 1 0 0 0 7.5 13.5Z M12
            3V10.5 M9 7.8L12 10.8L15 7.8
            """),
        SymbolEntry(
            "tray.and.arrow.up",
            """
            M2.5 13.5L4.3 9.2 M21.5 13.5L19.7 9.2 M2.5 13.5V17.5A2.5 2.5 0 0 0 5 20H19A2.5 2.5 0 0 0
            21.5 17.5V13.5H16.5A1 1 0 0 0 15.5 14.5A3.5 3.5 0 0 1 8.5 14.5A1 1 0 0 0 7.5 13.5Z M12 11V3
            M9 6L12 3L15 6
            """),
        SymbolEntry(
            "archivebox",
            """
            rect(2.5,4,19,5,1.4) M4.2 9V17.5A2.5 2.5 0 0 0 6.7 20H17.3A2.5 2.5 0 0 0 19.8
            17.5V9 M9.5 12.8H14.5
            """,
            fill:
                """
                fill rect(2.5,3.5,19,3.6,1.2) M4.2 10.7V17.8A2.5 2.5 0 0 0 6.7 20.3H17.3A2.5 2.5 0 0 0
                19.8 17.8V10.7Z cut M9.5 13.7H14.5
                """),
        SymbolEntry(
            "book",
            """
            M12 6.2C10.2 4.6 7.2 4 2.5 4.2V18.5C7.2 18.3 10.2 19 12 20.6C13.8 19 16.8 18.3 21.5
            18.5V4.2C16.8 4 13.8 4.6 12 6.2Z M12 6.2V20.3
            """,
            fill:
                """
                fill M11 6.2C9.2 4.9 6.8 4.2 2.5 4.2V18.5C6.7 18.4 9.3 19 11 20.3Z M13 6.2C14.8 4.9 17.2
                4.2 21.5 4.2V18.5C17.3 18.4 14.7 19 13 20.3Z
                """),
        SymbolEntry(
            "book.closed",
            """
            M19 17H7A2.2 2.2 0 0 0 7 21.5H19 M4.8 19.2V5.5A3 3 0 0 1 7.8 2.5H17.5A1.5 1.5 0 0 1 19
            4V21.5 M9 7H15
            """),
        SymbolEntry(
            "books.vertical",
            "rect(3,3.5,4.5,17,1) rect(7.5,5.5,4.5,15,1) M13.6 7.2L17.2 6.2L20.9 19.5L17.3 20.5Z"),
        SymbolEntry(
            "newspaper",
            """
            M17 8V5.5A1.5 1.5 0 0 0 15.5 4H4A1.5 1.5 0 0 0 2.5 5.5V17.5A2.5 2.5 0 0 0 5 20H19 M17
            8H20A1.5 1.5 0 0 1 21.5 9.5V17.5A2.25 2.25 0 0 1 17 17.5Z M6 8H13.5 M6 11.5H9 M6 15H9
            rect(11.3,11.5,2.4,3.7,0.3)
            """),
        SymbolEntry("bookmark", filled: "polygon(1.8,6,3,18,3,18,21,12,16,6,21)"),
        SymbolEntry(
            "tag", "polygon(1.8,3,3,12,3,21.3,12.3,12.3,21.3,3,12) dot(7.5,7.5,0.9)",
            fill: "fill polygon(1.8,3,3,12,3,21.3,12.3,12.3,21.3,3,12) hole circle(7.5,7.5,1.7)"),
        SymbolEntry(
            "flag", "M5 21.5V4 M5 4.5C9.5 1.8 13 7 19.5 4.2V13.7C13 16.5 9.5 11.3 5 14",
            fill: "fill M5 4.5C9.5 1.8 13 7 19.5 4.2V13.7C13 16.5 9.5 11.3 5 14Z stroke M5 21.5V4"),
        SymbolEntry(
            "paperclip",
            """
            M19.8 11.5L12.3 19A5 5 0 0 1 5.2 11.9L13 4.2A3.4 3.4 0 0 1 17.8 9L10.2 16.6A1.7 1.7 0 0 1
            7.8 14.2L14.8 7.2
            """),
        SymbolEntry(
            "calendar",
            """
            rect(3,4.5,18,16.5,3) M3 9.5H21 M8 2.5V6.5 M16 2.5V6.5 dot(8,13.2,0.75)
            dot(12,13.2,0.75) dot(16,13.2,0.75) dot(8,17,0.75) dot(12,17,0.75)
            """),
        SymbolEntry(
            "calendar.badge.plus",
            "rect(3,4.5,18,16.5,3) M3 9.5H21 M8 2.5V6.5 M16 2.5V6.5 clear(18.5,18.5,4.6) \(badgePlus)"),
    ]
}
