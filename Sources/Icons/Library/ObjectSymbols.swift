/// Things of everyday life, security and time.
enum ObjectSymbols {
    private static let shield =
        """
        M12 2.6C14.3 4.5 17 5.4 20 5.6V11C20 16 17 19.6 12 21.6C7 19.6 4 16 4 11V5.6C7 5.4 9.7 4.5 12
        2.6Z
        """
    private static let lockBody = "rect(5,10.5,14,11,2.6)"
    private static let pin =
        """
        M8.5 3H15.5 M9.5 3L9 9.5C7 10.5 5.8 12 5.5 14.5H18.5C18.2 12 17 10.5 15 9.5L14.5 3 M12 14.5V21.5
        """

    static let entries: [SymbolEntry] = [
        SymbolEntry(
            "house",
            """
            polyline(0.8,2,11.8,12,3.2,22,11.8) M4.8 9.6V18.5A2 2 0 0 0 6.8 20.5H17.2A2 2 0 0 0
            19.2 18.5V9.6 polyline(0.8,9.5,20.3,9.5,14.3,14.5,14.3,14.5,20.3)
            """,
            fill:
                """
                fill M12 3.5L19.2 9.7V18.5A2 2 0 0 1 17.2 20.5H14.8V15.3A1 1 0 0 0 13.8 14.3H10.2A1 1 0
                0 0 9.2 15.3V20.5H6.8A2 2 0 0 1 4.8 18.5V9.7Z stroke polyline(0.8,2,11.8,12,3.2,22,11.8)
                """),
        SymbolEntry(
            "building.2",
            """
            rect(3,3,10,18,1.5) M13 9H19.5A1.5 1.5 0 0 1 21 10.5V19.5A1.5 1.5 0 0 1 19.5 21H13 M6.3
            7H6.7 M9.3 7H9.7 M6.3 11H6.7 M9.3 11H9.7 M8 21V17 M17 13V13.4 M17 17V17.4
            """),
        SymbolEntry(
            "building.columns",
            """
            polygon(0.6,12,2.8,21,8.2,3,8.2) M5.5 11.5V17 M9.8 11.5V17 M14.2 11.5V17 M18.5 11.5V17 M3
            20.5H21
            """),
        SymbolEntry(
            "door.left.hand.open",
            """
            M5 21V4.5A1.5 1.5 0 0 1 6.5 3H17.5A1.5 1.5 0 0 1 19 4.5V21 M2.5 21H21.5 M5 21L13 21V7.5L5 4
            dot(10.5,13.5,0.6)
            """),
        SymbolEntry(
            "bed.double",
            """
            M2.5 19.5V14.5A2.5 2.5 0 0 1 5 12H19A2.5 2.5 0 0 1 21.5 14.5V19.5 M2.5 16.8H21.5 M4.5 12V7A2
            2 0 0 1 6.5 5H17.5A2 2 0 0 1 19.5 7V12 M7.5 12V10.5A1.2 1.2 0 0 1 8.7 9.3H15.3A1.2 1.2 0 0 1
            16.5 10.5V12
            """),
        SymbolEntry(
            "lock",
            "\(lockBody) M8 10.5V7A4 4 0 0 1 16 7V10.5",
            fill: "fill \(lockBody) stroke M8 10.5V7A4 4 0 0 1 16 7V10.5"),
        SymbolEntry(
            "lock.open",
            "\(lockBody) M8 10.5V6.5A4 4 0 0 1 15.8 5.2",
            fill: "fill \(lockBody) stroke M8 10.5V6.5A4 4 0 0 1 15.8 5.2"),
        SymbolEntry("lock.shield", "\(shield) rect(8.7,11,6.6,5,1) M10 11V9.5A2 2 0 0 1 14 9.5V11"),
        SymbolEntry("key", "circle(8,16,4.8) M11.4 12.6L20.5 3.5 M16 8L19 11 M18.7 5.3L21 7.6"),
        SymbolEntry("shield", filled: shield),
        SymbolEntry(
            "checkmark.shield",
            "\(shield) M8 12.2L11 15.2L16 9",
            fill: "fill \(shield) cut M8 12.2L11 15.2L16 9"),
        SymbolEntry(
            "exclamationmark.shield",
            "\(shield) M12 7.5V12.5 dot(12,15.8)",
            fill: "fill \(shield) cut M12 7.5V12.5 dot(12,15.8)"),
        SymbolEntry(
            "xmark.shield",
            "\(shield) M9.2 9.2L14.8 14.8 M14.8 9.2L9.2 14.8",
            fill: "fill \(shield) cut M9.2 9.2L14.8 14.8 M14.8 9.2L9.2 14.8"),
        SymbolEntry(
            "touchid",
            """
            M5 8.5A8.5 8.5 0 0 1 20 10.5C20.2 13.5 20 15.8 19.5 17.8 M3.5 12.3C3.3 14 3.4 15 3.2 16 M7
            17.5C7.8 14.5 6.6 10.7 9.2 8.5A4.9 4.9 0 0 1 16.8 11.3C17 14.5 16.7 17.5 15.7 20.5 M9.3
            20C10.6 17.5 10.4 14.5 10.5 12.2A1.6 1.6 0 0 1 13.6 12.2C13.7 15.5 13.4 18.5 12.2 21.4
            """),
        SymbolEntry(
            "pin", pin,
            fill:
                """
                fill M8.5 3H15.5L14.5 3L15 9.5C17 10.5 18.2 12 18.5 14.5H5.5C5.8 12 7 10.5 9 9.5L9.5 3Z
                stroke M12 14.5V21.5 M8.5 3H15.5
                """),
        SymbolEntry("pin.slash", "\(pin) slash(4,4,20,20)"),
        SymbolEntry("mappin", "circle(12,7,4.2) M12 11.2V21.5"),
        SymbolEntry(
            "clock",
            "circle(12,12,9) M12 6.5V12L15.6 14.3",
            fill: "fill circle(12,12,9) cut M12 6.7V12L15.4 14.2"),
        SymbolEntry(
            "clock.arrow.circlepath",
            "arc(12.5,12,8.5,196,520) M4 3.5V8H8.5 M4.3 9.6L4.2 8 M12.5 7.5V12L15.7 14.2"),
        SymbolEntry(
            "alarm",
            """
            circle(12,13,8) M12 8.5V13L15 15 M2.5 6.5L6 3.5 M21.5 6.5L18 3.5 M6.3 18.7L4.5 20.8 M17.7
            18.7L19.5 20.8
            """),
        SymbolEntry("stopwatch", "circle(12,13.5,8) M12 9V13.5 M10 2.5H14 M12 2.5V5.5 M18.3 6.2L19.7 7.6"),
        SymbolEntry("timer", "M12 3A9 9 0 1 1 5.6 5.6 M12 3V7 M7.8 7.8L12 12"),
        SymbolEntry(
            "hourglass",
            """
            M5.5 3H18.5 M5.5 21H18.5 M7 3V6.5C7 9.5 12 10.3 12 12C12 13.7 7 14.5 7 17.5V21 M17 3V6.5C17
            9.5 12 10.3 12 12C12 13.7 17 14.5 17 17.5V21
            """),
        SymbolEntry(
            "gift",
            """
            rect(3,7.5,18,4.5,1.2) M4.8 12V18.8A2 2 0 0 0 6.8 20.8H17.2A2 2 0 0 0 19.2 18.8V12 M12
            7.5V20.8 M12 7.5C10.5 4 8.8 2.8 7.3 3.2C5.2 3.8 5.6 7.5 8.5 7.5Z M12 7.5C13.5 4 15.2 2.8
            16.7 3.2C18.8 3.8 18.4 7.5 15.5 7.5Z
            """),
        SymbolEntry(
            "trophy",
            """
            M7 3.5H17V9.5A5 5 0 0 1 7 9.5Z M7 5.5H3.5C3.5 9 5 10.8 7.4 11 M17 5.5H20.5C20.5 9 19 10.8
            16.6 11 M12 14.5V18 M7.5 21H16.5 M9 21C9 19 10 18 12 18C14 18 15 19 15 21
            """),
        SymbolEntry("crown", "M3 18.5L2.5 7L7.8 11.5L12 4.5L16.2 11.5L21.5 7L21 18.5Z"),
        SymbolEntry(
            "lifepreserver",
            """
            circle(12,12,9) circle(12,12,3.8) M5.7 5.7L9.3 9.3 M18.3 5.7L14.7 9.3 M5.7 18.3L9.3 14.7
            M18.3 18.3L14.7 14.7
            """),
        SymbolEntry(
            "puzzlepiece",
            filled:
                """
                M9.5 5.5C8.8 3.6 10 2.5 11.2 2.5C12.4 2.5 13.6 3.6 12.9 5.5H17.5A1.5 1.5 0 0 1 19
                7V10.6C20.6 10 21.7 11.2 21.7 12.3C21.7 13.4 20.6 14.6 19 14V19.5A1.5 1.5 0 0 1 17.5
                21H5A1.5 1.5 0 0 1 3.5 19.5V15.2C5.2 15.8 6.6 14.8 6.6 13.4C6.6 12 5.2 11 3.5 11.6V7A1.5
                1.5 0 0 1 5 5.5Z
                """),
        SymbolEntry(
            "sparkles",
            """
            M10 6.5C10.7 10.5 12 11.8 16 12.5C12 13.2 10.7 14.5 10 18.5C9.3 14.5 8 13.2 4 12.5C8 11.8
            9.3 10.5 10 6.5Z M18 3C18.4 5.2 18.9 5.7 21 6C18.9 6.3 18.4 6.8 18 9C17.6 6.8 17.1 6.3 15
            6C17.1 5.7 17.6 5.2 18 3Z M18 16.5C18.3 18.3 18.7 18.7 20.5 19C18.7 19.3 18.3 19.7 18
            21.5C17.7 19.7 17.3 19.3 15.5 19C17.3 18.7 17.7 18.3 18 16.5Z
            """),
        SymbolEntry(
            "wand.and.stars",
            "M3.5 20.5L14 10 M12 8L16 12 M17 3V7 M15 5H19 M6.5 4V7 M5 5.5H8 M19.5 14.5V17.5 M18 16H21"),
        SymbolEntry(
            "bandage",
            """
            M4.6 12.8L12.8 4.6A4.7 4.7 0 0 1 19.4 11.2L11.2 19.4A4.7 4.7 0 0 1 4.6 12.8Z M9.3 8.3L15.7
            14.7 M8.3 9.3L14.7 15.7
            """),
        SymbolEntry(
            "cross",
            filled: "polygon(1.2,9,3,15,3,15,9,21,9,21,15,15,15,15,21,9,21,9,15,3,15,3,9,9,9)"),
        SymbolEntry(
            "pills",
            """
            M4 11.3A4.6 4.6 0 0 1 10.5 4.8L13.2 7.5A4.6 4.6 0 0 1 6.7 14Z M5.3 10L10 5.3
            circle(16.3,16.3,4.7) M13 19.6L19.6 13
            """),
        SymbolEntry(
            "tshirt",
            """
            M8.5 3.5L3 6L4.5 11L7 10.3V20.5H17V10.3L19.5 11L21 6L15.5 3.5C15 5.6 13.7 6.6 12 6.6C10.3
            6.6 9 5.6 8.5 3.5Z
            """),
        SymbolEntry(
            "eyeglasses",
            """
            circle(6.5,14.5,4) circle(17.5,14.5,4) M10.5 14C11.3 13.1 12.7 13.1 13.5 14 M2.5 14L5 6.5
            M21.5 14L19 6.5
            """),
        SymbolEntry(
            "umbrella",
            "M3 12.5A9 9 0 0 1 21 12.5Z M12 12.5V18.8A2.2 2.2 0 0 1 7.6 18.8 M12 3.5V2.5"),
    ]
}
