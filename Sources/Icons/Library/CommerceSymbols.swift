/// Shopping and money.
enum CommerceSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry(
            "cart", "M2 3.5H4.5L7 15.5H18.5L21 7H5.3 circle(9,19.5,1.5) circle(16.5,19.5,1.5)",
            fill:
                """
                fill M5.3 7H21L18.5 15.5H7Z circle(9,19.7,0.9) circle(16.5,19.7,0.9) stroke M2
                3.5H4.5L5.3 7
                """),
        SymbolEntry(
            "cart.badge.plus",
            """
            M2 3.5H4.5L7 15.5H18.5L21 7H5.3 circle(9,19.5,1.5) circle(16.5,19.5,1.5) clear(18,6.5,4.6)
            M18 3V10 M14.5 6.5H21.5
            """),
        SymbolEntry(
            "bag", "polygon(2,5,7.5,19,7.5,20.2,21,3.8,21) M8.5 10.5V6.5A3.5 3.5 0 0 1 15.5 6.5V10.5",
            fill:
                """
                fill polygon(2,5,7.5,19,7.5,20.2,21,3.8,21) cut M8.5 11V9.3 M15.5 11V9.3 stroke M8.5
                7.5V6.5A3.5 3.5 0 0 1 15.5 6.5V7.5
                """),
        SymbolEntry(
            "basket",
            """
            polyline(1.4,4,10.5,6,20,18,20,20,10.5) M2.5 10.5H21.5 M6.5 10.5L10 4 M17.5 10.5L14 4 M9.5
            13.5V17 M14.5 13.5V17
            """),
        SymbolEntry(
            "creditcard", "rect(2.5,5,19,14,2.8) M2.5 9.8H21.5 M6 15.2H10",
            fill: "fill rect(2.5,5,19,14,2.8) cut M2.8 9.8H21.2 M6 15.2H10"),
        SymbolEntry(
            "banknote",
            """
            rect(2,6,20,12,2) circle(12,12,2.8) M5.5 9.5V9.6 M18.5 14.4V14.5 M5.5 14.4V14.5 M18.5
            9.5V9.6
            """),
        SymbolEntry(
            "dollarsign",
            """
            M12 2.5V21.5 M17 8C16.5 5.9 14.6 4.9 12 4.9C9.2 4.9 7.3 6.3 7.3 8.3C7.3 13.3 17.2 10.8 17.2
            15.6C17.2 17.8 15.1 19.1 12 19.1C9.3 19.1 7.2 17.9 6.8 15.8
            """),
        SymbolEntry("eurosign", "M18.5 6.3A7.6 7.6 0 1 0 18.5 17.7 M3.5 10.3H14 M3.5 13.7H13"),
        SymbolEntry(
            "sterlingsign",
            "M17.5 7.5A4.2 4.2 0 0 0 9.3 8.2C9.3 12 10.8 15.5 6.5 20H18 M6.5 12.3H14.5"),
        SymbolEntry("yensign", "M5.5 3.5L12 12L18.5 3.5 M12 12V20.5 M7 12.3H17 M7 16.2H17"),
        SymbolEntry("barcode", "M3.5 5V19 M7 5V19 M10 5V19 M14 5V19 M17 5V19 M20.5 5V19"),
        SymbolEntry(
            "qrcode",
            """
            rect(3.5,3.5,6.5,6.5,1) rect(14,3.5,6.5,6.5,1) rect(3.5,14,6.5,6.5,1) dot(6.75,6.75,0.75)
            dot(17.25,6.75,0.75) dot(6.75,17.25,0.75) M14 14H14.5 M17.2 17.2H17.3 M20.5 14V14.1 M14
            20.5H14.1 M20.5 20.5H20.4
            """),
        SymbolEntry(
            "shippingbox",
            """
            polygon(1.2,12,2.5,20.5,7,20.5,17,12,21.5,3.5,17,3.5,7) M4 7.2L12 11.6L20 7.2 M12 11.6V21
            M7.8 4.8L16.2 9.4
            """),
        SymbolEntry(
            "scalemass",
            "M8 8H16L19.5 18.3A1.7 1.7 0 0 1 17.9 20.5H6.1A1.7 1.7 0 0 1 4.5 18.3Z circle(12,5.3,2.7)"),
        SymbolEntry(
            "storefront",
            """
            M4 11V19A1.5 1.5 0 0 0 5.5 20.5H18.5A1.5 1.5 0 0 0 20 19V11 M4.5 3.5H19.5L21.5 8.5A3 3 0 0 1
            15.2 8.8A3.2 3.2 0 0 1 8.8 8.8A3 3 0 0 1 2.5 8.5Z
            polyline(0.8,9.5,20.5,9.5,15,14.5,15,14.5,20.5)
            """),
        SymbolEntry(
            "wallet.pass",
            """
            M19 7.5V6A2 2 0 0 0 17 4H5A2.2 2.2 0 0 0 5 8.3H19A2.3 2.3 0 0 1 21.3 10.6V17.7A2.3 2.3 0 0 1
            19 20H5.3A2.3 2.3 0 0 1 3 17.7V6.2 dot(17,14.2,0.9)
            """),
    ]
}
