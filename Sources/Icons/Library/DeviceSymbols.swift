/// Devices and connections.
enum DeviceSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry("display", "rect(2.5,3.5,19,13,2.5) M12 16.5V20.5 M8 20.5H16"),
        SymbolEntry(
            "display.2",
            """
            rect(2.5,4,13,10,2) M9 14V18 M6 18H12 M18.5 9H19.5A2 2 0 0 1 21.5 11V16A2 2 0 0 1 19.5 18H15
            """),
        SymbolEntry(
            "desktopcomputer",
            "rect(2.5,3.5,19,13.5,2.5) M2.5 13.2H21.5 M10 17L9.5 20.5 M14 17L14.5 20.5 M7.5 20.5H16.5"),
        SymbolEntry(
            "laptopcomputer",
            """
            M4.5 16V7A2 2 0 0 1 6.5 5H17.5A2 2 0 0 1 19.5 7V16 M2 16.5H22C22 18 21 19 19.5 19H4.5C3 19 2
            18 2 16.5Z
            """),
        SymbolEntry("pc", "rect(6,2.5,12,19,2) M9 6.5H15 M9 10H15 dot(12,17,1)"),
        SymbolEntry(
            "server.rack",
            """
            rect(3,3.5,18,7.5,2) rect(3,13,18,7.5,2) dot(7,7.25,0.7) dot(7,16.75,0.7) M12 7.25H17 M12
            16.75H17
            """),
        SymbolEntry("iphone", "rect(6.5,2.5,11,19,2.6) M10.5 18.5H13.5"),
        SymbolEntry("ipad", "rect(4.5,2.5,15,19,2.6) M10 18.5H14"),
        SymbolEntry(
            "applewatch",
            "rect(6.5,6.5,11,11,3) M8.5 6.5L9.2 2.5H14.8L15.5 6.5 M8.5 17.5L9.2 21.5H14.8L15.5 17.5"),
        SymbolEntry("tv", "rect(2.5,4.5,19,12.5,2.5) M8 20.5H16"),
        SymbolEntry(
            "keyboard",
            """
            rect(2,6,20,12,2.5) dot(6,9.7,0.6) dot(9,9.7,0.6) dot(12,9.7,0.6) dot(15,9.7,0.6)
            dot(18,9.7,0.6) dot(6,14.3,0.6) M9 14.3H15 dot(18,14.3,0.6)
            """),
        SymbolEntry("computermouse", "rect(6.5,2.5,11,19,5.5) M12 6.5V9.5"),
        SymbolEntry(
            "printer",
            """
            M6.5 8V4.5A1.5 1.5 0 0 1 8 3H16A1.5 1.5 0 0 1 17.5 4.5V8 M6.5 17H5A2.5 2.5 0 0 1 2.5
            14.5V10.5A2.5 2.5 0 0 1 5 8H19A2.5 2.5 0 0 1 21.5 10.5V14.5A2.5 2.5 0 0 1 19 17H17.5
            rect(6.5,13.5,11,7.5,1.2) dot(17.7,10.9,0.6)
            """,
            fill:
                """
                fill M6.5 14V17H5A2.5 2.5 0 0 1 2.5 14.5V10.5A2.5 2.5 0 0 1 5 8H19A2.5 2.5 0 0 1 21.5
                10.5V14.5A2.5 2.5 0 0 1 19 17H17.5V14Z cut dot(17.7,11,0.7) stroke M6.5 8V4.5A1.5 1.5 0
                0 1 8 3H16A1.5 1.5 0 0 1 17.5 4.5V8 rect(6.5,14,11,7,1.2)
                """),
        SymbolEntry("scanner", "M3 10.5L20.5 4.5 rect(2.5,10.5,19,8.5,2) M6.5 15H12 dot(17.5,14.8,0.7)"),
        SymbolEntry(
            "externaldrive",
            """
            M2.5 14L5.3 6.6A2.5 2.5 0 0 1 7.6 5H16.4A2.5 2.5 0 0 1 18.7 6.6L21.5 14
            rect(2.5,12.5,19,7,2.2) dot(17.5,16,0.75)
            """),
        SymbolEntry("internaldrive", "rect(2.5,6,19,12,2.8) M2.5 13.2H21.5 dot(17.8,15.6,0.65)"),
        SymbolEntry("opticaldisc", "circle(12,12,9) circle(12,12,2.5) arc(12,12,5.7,-80,-20)"),
        SymbolEntry(
            "sdcard",
            "polygon(1.6,9.5,2.5,18.5,2.5,18.5,21.5,5.5,21.5,5.5,6.8) M10.3 6V9 M13 6V9 M15.7 6V9"),
        SymbolEntry(
            "cpu",
            """
            rect(5.5,5.5,13,13,2.5) rect(9.2,9.2,5.6,5.6,1) M9 2.5V5.5 M15 2.5V5.5 M9 18.5V21.5 M15
            18.5V21.5 M2.5 9H5.5 M2.5 15H5.5 M18.5 9H21.5 M18.5 15H21.5
            """),
        SymbolEntry(
            "memorychip",
            """
            rect(2.5,6.5,19,9.5,2) M6 16V19.5 M10 16V19.5 M14 16V19.5 M18 16V19.5 M7 9.8V12.7 M12
            9.8V12.7 M17 9.8V12.7
            """),
        SymbolEntry(
            "network",
            """
            circle(12,5,2.5) circle(5,18.5,2.5) circle(19,18.5,2.5) M12 7.5V12 M5 16V14A2 2 0 0 1 7
            12H17A2 2 0 0 1 19 14V16
            """),
        SymbolEntry(
            "wifi",
            """
            arc(12,18.8,14,-133,-47) arc(12,18.8,9.3,-133,-47) arc(12,18.8,4.6,-133,-47)
            dot(12,18.8,0.95)
            """),
        SymbolEntry(
            "wifi.slash",
            """
            arc(12,18.8,14,-133,-47) arc(12,18.8,9.3,-133,-47) arc(12,18.8,4.6,-133,-47)
            dot(12,18.8,0.95) slash(4.5,3.5,19,20.5)
            """),
        SymbolEntry(
            "antenna.radiowaves.left.and.right",
            """
            circle(12,10,1.8) M12 11.8V20.5 arc(12,10,5.2,-45,45) arc(12,10,5.2,135,225)
            arc(12,10,9,-45,45) arc(12,10,9,135,225)
            """),
        SymbolEntry(
            "dot.radiowaves.left.and.right",
            """
            dot(12,12,1.1) arc(12,12,4.8,-45,45) arc(12,12,4.8,135,225) arc(12,12,9,-45,45)
            arc(12,12,9,135,225)
            """),
        SymbolEntry("bluetooth", "polyline(0,6.5,7,17,16.8,12,21.3,12,2.7,17,7.2,6.5,17)"),
        SymbolEntry("cable.connector", "M9 3V7.5 M15 3V7.5 M6 7.5H18V11A6 6 0 0 1 6 11Z M12 17V21.5"),
        SymbolEntry(
            "powerplug",
            "M9 2.5V7 M15 2.5V7 M5.5 7H18.5 M7 7V11.5A5 5 0 0 0 17 11.5V7 M12 16.5V21.5"),
        SymbolEntry("battery.100", "rect(2,7,17,10,2.6) M21.8 10.8V13.2 fill rect(5.4,10.4,10.2,3.2,0.2)"),
        SymbolEntry("battery.75", "rect(2,7,17,10,2.6) M21.8 10.8V13.2 fill rect(5.4,10.4,7,3.2,0.2)"),
        SymbolEntry("battery.50", "rect(2,7,17,10,2.6) M21.8 10.8V13.2 fill rect(5.4,10.4,4,3.2,0.2)"),
        SymbolEntry("battery.25", "rect(2,7,17,10,2.6) M21.8 10.8V13.2 fill rect(5.4,10.4,1.2,3.2,0.2)"),
        SymbolEntry("battery.0", "rect(2,7,17,10,2.6) M21.8 10.8V13.2"),
        SymbolEntry(
            "battery.100.bolt",
            """
            M8 7H4.6A2.6 2.6 0 0 0 2 9.6V14.4A2.6 2.6 0 0 0 4.6 17H6.5 M13 7H16.4A2.6 2.6 0 0 1 19
            9.6V14.4A2.6 2.6 0 0 1 16.4 17H12 M21.8 10.8V13.2 M11.3 5.5L7.3 12.7H12.7L9 18.7
            """),
        SymbolEntry(
            "headphones",
            "M3 14V12.5A9 9 0 0 1 21 12.5V14 rect(3,13.5,4,7,1.8) rect(17,13.5,4,7,1.8)"),
        SymbolEntry("hifispeaker", "rect(5.5,2.5,13,19,2.5) circle(12,14.8,3.7) dot(12,6.7,1)"),
        SymbolEntry(
            "gamecontroller",
            """
            M8 6.5H16C19.5 6.5 21.7 10.5 21.7 15.5C21.7 17.6 20.7 18.7 19.4 18.7C17.5 18.7 17 15.8 14.8
            15.8H9.2C7 15.8 6.5 18.7 4.6 18.7C3.3 18.7 2.3 17.6 2.3 15.5C2.3 10.5 4.5 6.5 8 6.5Z M8
            9.3V13.3 M6 11.3H10 dot(14.6,12.4,0.7) dot(17,10.2,0.7)
            """),
        SymbolEntry(
            "lightbulb",
            """
            M9 17.5C9 15 5.8 13.6 5.8 9.2A6.2 6.2 0 0 1 18.2 9.2C18.2 13.6 15 15 15 17.5Z M9.5 21H14.5
            """),
        SymbolEntry(
            "lightbulb.slash",
            """
            M9 17.5C9 15 5.8 13.6 5.8 9.2A6.2 6.2 0 0 1 18.2 9.2C18.2 13.6 15 15 15 17.5Z M9.5 21H14.5
            slash(4,3.5,20,19.5)
            """),
    ]
}
