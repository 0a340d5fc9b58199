/// Messages, mail, calls and notifications.
enum CommunicationSymbols {
    private static let bubble =
        """
        M12 4C17.5 4 21.5 7.3 21.5 11.5C21.5 15.7 17.5 19 12 19C10.9 19 9.8 18.9 8.8 18.6C7.4 19.9 5.5
        20.7 3.6 20.7C4.6 19.7 5.2 18.3 5.1 17C3.4 15.6 2.5 13.7 2.5 11.5C2.5 7.3 6.5 4 12 4Z
        """
    private static let boxBubble =
        """
        M6 3.5H18A3.5 3.5 0 0 1 21.5 7V13.5A3.5 3.5 0 0 1 18 17H12L7.2 21V17H6A3.5 3.5 0 0 1 2.5
        13.5V7A3.5 3.5 0 0 1 6 3.5Z
        """
    private static let handset =
        """
        M6.8 3.2L9 7.8C9.3 8.4 9.1 9.1 8.6 9.6L7.2 10.9C8.4 13.3 10.5 15.5 13 16.8L14.3 15.4C14.8 14.9
        15.5 14.7 16.1 15L20.7 17.1C21.2 17.4 21.4 17.9 21.3 18.4C20.9 20.2 19.5 21.5 17.6 21.5C9.3 21.5
        2.5 14.7 2.5 6.4C2.5 4.5 3.8 3 5.5 2.7C6.1 2.6 6.6 2.7 6.8 3.2Z
        """
    private static let bell =
        """
        M12 3A6 6 0 0 0 6 9V12.6C6 13.9 4 15.3 4 16.7C4 17.2 4.3 17.5 4.8 17.5H19.2C19.7 17.5 20 17.2 20
        16.7C20 15.3 18 13.9 18 12.6V9A6 6 0 0 0 12 3Z
        """
    private static let envelope = "rect(2.5,4.5,19,15,2.8)"

    static let entries: [SymbolEntry] = [
        SymbolEntry(
            "envelope", "\(envelope) M3.3 6.2L10.4 12.6A2.4 2.4 0 0 0 13.6 12.6L20.7 6.2",
            fill: "fill \(envelope) cut M5 7.6L10.4 12.5A2.4 2.4 0 0 0 13.6 12.5L19 7.6"),
        SymbolEntry(
            "envelope.open",
            """
            M2.5 9.8L10.5 3.6A2.5 2.5 0 0 1 13.5 3.6L21.5 9.8V18.7A2.5 2.5 0 0 1 19 21.2H5A2.5 2.5 0 0 1
            2.5 18.7Z M3 10.3L10.4 15.4A2.8 2.8 0 0 0 13.6 15.4L21 10.3
            """),
        SymbolEntry(
            "envelope.badge",
            """
            \(envelope) M3.3 6.2L10.4 12.6A2.4 2.4 0 0 0 13.6 12.6L20.7 6.2 clear(18.8,5.8,4.4) fill
            circle(18.8,5.8,1.9)
            """),
        SymbolEntry(
            "paperplane", "M21 3L14.5 21L10.8 13.2L3 9.5Z M21 3L10.8 13.2",
            fill: "fill M20.5 3.5L14.5 20.5L11 13L3.5 9.5Z cut M12.6 11.4L16.8 7.2"),
        SymbolEntry("message", filled: bubble),
        SymbolEntry("bubble.left", filled: boxBubble),
        SymbolEntry(
            "bubble.right",
            filled:
                """
                M18 3.5H6A3.5 3.5 0 0 0 2.5 7V13.5A3.5 3.5 0 0 0 6 17H12L16.8 21V17H18A3.5 3.5 0 0 0
                21.5 13.5V7A3.5 3.5 0 0 0 18 3.5Z
                """),
        SymbolEntry(
            "text.bubble",
            "\(boxBubble) M7 8.5H17 M7 12H13",
            fill: "fill \(boxBubble) cut M7 8.5H17 M7 12H13"),
        SymbolEntry(
            "plus.bubble",
            "\(boxBubble) M12 6.8V13.6 M8.6 10.2H15.4",
            fill: "fill \(boxBubble) cut M12 6.8V13.6 M8.6 10.2H15.4"),
        SymbolEntry(
            "ellipsis.bubble", "\(boxBubble) dot(7.8,10.3,0.85) dot(12,10.3,0.85) dot(16.2,10.3,0.85)",
            fill: "fill \(boxBubble) cut dot(7.8,10.3,0.85) dot(12,10.3,0.85) dot(16.2,10.3,0.85)"),
        SymbolEntry(
            "exclamationmark.bubble",
            "\(boxBubble) M12 6.6V10.8 dot(12,13.7)",
            fill: "fill \(boxBubble) cut M12 6.6V10.8 dot(12,13.7)"),
        SymbolEntry(
            "bubble.left.and.bubble.right",
            """
            M4.5 3.5H13A2.5 2.5 0 0 1 15.5 6V10.5A2.5 2.5 0 0 1 13 13H8.5L5 16V13H4.5A2.5 2.5 0 0 1 2
            10.5V6A2.5 2.5 0 0 1 4.5 3.5Z M18.5 8H19.5A2.5 2.5 0 0 1 22 10.5V15A2.5 2.5 0 0 1 19.5
            17.5H19V20.5L15.5 17.5H11.5A2.5 2.5 0 0 1 9.4 16.3
            """),
        SymbolEntry("phone", filled: handset),
        SymbolEntry(
            "phone.down",
            filled:
                """
                M2.3 14.6C1.8 11 6 7.8 12 7.8C18 7.8 22.2 11 21.7 14.6C21.6 15.5 20.8 16 20 15.8L16.8
                15C16.1 14.8 15.6 14.2 15.6 13.5V11.9C13.3 11.3 10.7 11.3 8.4 11.9V13.5C8.4 14.2 7.9
                14.8 7.2 15L4 15.8C3.2 16 2.4 15.5 2.3 14.6Z
                """),
        SymbolEntry("phone.arrow.up.right", "\(handset) M15 9L20.5 3.5 M16 3.5H20.5V8"),
        SymbolEntry(
            "bell",
            "\(bell) M9.7 20.3A2.6 2.6 0 0 0 14.3 20.3",
            fill: "fill \(bell) stroke M9.7 20.9A2.6 2.6 0 0 0 14.3 20.9"),
        SymbolEntry("bell.slash", "\(bell) M9.7 20.3A2.6 2.6 0 0 0 14.3 20.3 slash(4,3.5,20,19.5)"),
        SymbolEntry(
            "bell.badge",
            "\(bell) M9.7 20.3A2.6 2.6 0 0 0 14.3 20.3 clear(17.2,5.6,4.3) fill circle(17.2,5.6,1.9)"),
        SymbolEntry(
            "megaphone",
            """
            M4.5 9.5L17.5 4.5V18.5L4.5 13.5A2 2 0 0 1 4.5 9.5Z M17.5 9A2.5 2.5 0 0 1 17.5 14 M7.5
            14.8L8.3 18.6A2 2 0 0 0 12.2 18.2L11.9 16.5
            """),
        SymbolEntry(
            "rectangle.and.paperclip",
            """
            M8 4H5A2.5 2.5 0 0 0 2.5 6.5V17.5A2.5 2.5 0 0 0 5 20H19A2.5 2.5 0 0 0 21.5 17.5V14 M21
            6.5L15.7 11.8A2.7 2.7 0 0 1 11.9 8L17 2.9A1.8 1.8 0 0 1 19.5 5.4L14.4 10.5
            """),
        SymbolEntry(
            "hand.raised",
            """
            M7.2 13.5V6.2A1.4 1.4 0 0 1 10 6.2V11 M10 10.5V4A1.4 1.4 0 0 1 12.8 4V10.5 M12.8 5.2A1.4 1.4
            0 0 1 15.6 5.2V11.5 M15.6 8A1.4 1.4 0 0 1 18.4 8V14.5A6.8 6.8 0 0 1 11.8 21.5C8.8 21.5 7.2
            20.2 5.9 17.7L3.8 13.7A1.4 1.4 0 0 1 6.1 12.1L7.2 13.7
            """),
        SymbolEntry(
            "hand.thumbsup",
            """
            rect(2.5,10,4.5,10.5,1.2) M7 11L11 3.6A2 2 0 0 1 14 5.6L13.2 9.5H19A2.2 2.2 0 0 1 21.2
            12.2L19.7 18.3A2.8 2.8 0 0 1 17 20.3H10.5C9 20.3 8 19.3 7 18.8
            """,
            fill:
                """
                fill rect(2.5,10.5,3,9.5,1) M9.3 10.9L12 3.8A2 2 0 0 1 14.3 5.6L13.5 9.5H19A2.2 2.2 0 0
                1 21.2 12.2L19.7 18.3A2.8 2.8 0 0 1 17 20.3H11.5C10.5 20.3 10 20 9.3 19.5Z
                """),
        SymbolEntry(
            "hand.thumbsdown",
            """
            rect(2.5,3.5,4.5,10.5,1.2) M7 13L11 20.4A2 2 0 0 0 14 18.4L13.2 14.5H19A2.2 2.2 0 0 0 21.2
            11.8L19.7 5.7A2.8 2.8 0 0 0 17 3.7H10.5C9 3.7 8 4.7 7 5.2
            """,
            fill:
                """
                fill rect(2.5,4,3,9.5,1) M9.3 13.1L12 20.2A2 2 0 0 0 14.3 18.4L13.5 14.5H19A2.2 2.2 0 0
                0 21.2 11.8L19.7 5.7A2.8 2.8 0 0 0 17 3.7H11.5C10.5 3.7 10 4 9.3 4.5Z
                """),
        SymbolEntry(
            "hand.point.up.left",
            """
            M9.5 13V4.2A1.6 1.6 0 0 1 12.7 4.2V10.5L17.8 11.4A2.6 2.6 0 0 1 20 14.2L19.4 18.6A3.3 3.3 0
            0 1 16.1 21.5H13C11.5 21.5 10.3 20.9 9.4 19.7L5.3 14.5A1.5 1.5 0 0 1 7.6 12.6L9.5 14.3
            """),
    ]
}
