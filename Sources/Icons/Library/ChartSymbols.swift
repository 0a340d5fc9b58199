/// Charts and statistics.
enum ChartSymbols {
    static let entries: [SymbolEntry] = [
        SymbolEntry(
            "chart.bar",
            filled: "rect(3.5,12.5,3.5,7.5,1) rect(10.25,8,3.5,12,1) rect(17,4,3.5,16,1)"),
        SymbolEntry(
            "chart.pie", "M10.5 4.6A8.5 8.5 0 1 0 19.4 13.5H10.5Z M14.5 2.8A7.5 7.5 0 0 1 21.3 9.6H14.5Z",
            fill: "fill M10.5 4.6A8.5 8.5 0 1 0 19.4 13.5H10.5Z M14.5 2.8A7.5 7.5 0 0 1 21.3 9.6H14.5Z"),
        SymbolEntry(
            "chart.line.uptrend.xyaxis",
            """
            M3.5 3.5V18A2.5 2.5 0 0 0 6 20.5H20.5 polyline(0.6,7.5,15.5,11.5,10.5,14.5,13.5,20,6) M16
            5.5H20.3V9.8
            """),
        SymbolEntry(
            "chart.xyaxis.line",
            "M3.5 3.5V18A2.5 2.5 0 0 0 6 20.5H20.5 polyline(0.6,7,14.5,10.5,9,14.5,13,19.5,5.5)"),
        SymbolEntry("chart.bar.xaxis", "M3 20.5H21 M6.5 16.5V12 M12 16.5V4.5 M17.5 16.5V8.5"),
        SymbolEntry("chart.bar.doc.horizontal", "rect(4.5,2.5,15,19,2.6) M8 7.5H16 M8 12H13 M8 16.5H14.8"),
        SymbolEntry(
            "chart.dots.scatter",
            """
            M3.5 3.5V18A2.5 2.5 0 0 0 6 20.5H20.5 dot(8.5,14.5,0.9) dot(11,9.5,0.9) dot(15,12.5,0.9)
            dot(18,6,0.9) dot(13.5,16.3,0.9)
            """),
        SymbolEntry(
            "speedometer",
            """
            circle(12,12,9) M12 13.5L15.8 8.6 dot(12,13.5,1) M7 12.5V12.3 M8.8 8.2L8.7 8.1 M16.8
            12.5V12.3
            """),
    ]
}
