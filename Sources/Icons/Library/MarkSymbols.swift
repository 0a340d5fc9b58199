/// Small marks that are drawn alone in a circle or square, as in `plus.circle.fill`.
enum MarkSymbols {
    /// A mark: the prefix of the names, and its strokes in the enclosure.
    private struct Mark {
        let name: String
        let strokes: String
        /// Whether the filled enclosure shows the area of the mark instead of its strokes.
        let isArea: Bool

        init(_ name: String, _ strokes: String, isArea: Bool = false) {
            self.name = name
            self.strokes = strokes
            self.isArea = isArea
        }

        /// The notation that removes the mark from a fill.
        var cut: String { isArea ? "cut \(strokes) hole \(strokes)" : "cut \(strokes)" }
    }

    private static let circle = "circle(12,12,9)"
    private static let square = "rect(3.5,3.5,17,17,3.5)"

    /// Marks for circles and squares.
    private static let marks: [Mark] = [
        Mark("plus", "M12 7.7V16.3 M7.7 12H16.3"),
        Mark("minus", "M7.7 12H16.3"),
        Mark("multiply", "M9.5 9.5L14.5 14.5 M14.5 9.5L9.5 14.5"),
        Mark("divide", "M8 12H16 dot(12,8.6) dot(12,15.4)"),
        Mark("equal", "M8.3 10.2H15.7 M8.3 13.8H15.7"),
        Mark("xmark", "M8.8 8.8L15.2 15.2 M15.2 8.8L8.8 15.2"),
        Mark("checkmark", "M7.8 12.5L10.8 15.6L16.1 8.9"),
        Mark("chevron.left", "M13.6 7.7L9.3 12L13.6 16.3"),
        Mark("chevron.right", "M10.4 7.7L14.7 12L10.4 16.3"),
        Mark("chevron.up", "M7.7 13.6L12 9.3L16.3 13.6"),
        Mark("chevron.down", "M7.7 10.4L12 14.7L16.3 10.4"),
        Mark("arrow.left", "M16.5 12H7.5 M11.4 8.1L7.5 12L11.4 15.9"),
        Mark("arrow.right", "M7.5 12H16.5 M12.6 8.1L16.5 12L12.6 15.9"),
        Mark("arrow.up", "M12 16.5V7.5 M8.1 11.4L12 7.5L15.9 11.4"),
        Mark("arrow.down", "M12 7.5V16.5 M8.1 12.6L12 16.5L15.9 12.6"),
        Mark("arrow.up.right", "M8.9 15.1L15 9 M10 9H15V14"),
        Mark("info", "dot(12,7.9) M12 11.2V16.4"),
        Mark("exclamationmark", "M12 7.2V12.6 dot(12,16.1)"),
        Mark(
            "questionmark",
            """
            M9.4 9.7C9.4 8.2 10.5 7.2 12 7.2C13.5 7.2 14.6 8.2 14.6 9.6C14.6 11.4 12 11.6 12 13.5
            dot(12,16.5)
            """),
        Mark("play", "polygon(0.8,10.1,8.4,16,12,10.1,15.6)", isArea: true),
        Mark("pause", "M10.2 8.6V15.4 M13.8 8.6V15.4"),
        Mark("stop", "rect(9,9,6,6,1)", isArea: true),
        Mark("number", "M10.9 8L10.1 16 M14 8L13.2 16 M8.2 10.4H16.2 M7.8 13.6H15.8"),
        Mark(
            "dollarsign",
            """
            M12 6.6V17.4 M14.6 9.5C14.3 8.6 13.3 8.1 12 8.1C10.5 8.1 9.5 8.8 9.5 9.9C9.5 12.7 14.7 11.2
            14.7 14C14.7 15.2 13.6 15.9 12 15.9C10.6 15.9 9.5 15.3 9.2 14.3
            """),
        Mark("bolt", "M12.9 6.9L8.9 12.7H12L11.1 17.1L15.1 11.3H12Z", isArea: true),
    ]

    /// Marks for circles only.
    private static let roundMarks: [Mark] = [
        Mark("ellipsis", "dot(8,12) dot(12,12) dot(16,12)"),
        Mark("line.3.horizontal.decrease", "M7.4 9.4H16.6 M9.1 12.4H14.9 M10.9 15.4H13.1"),
        Mark("arrow.clockwise", "M15.8 13.4A4 4 0 1 1 14.8 9.35 M14.8 6.6V9.35H12.05"),
        Mark("smallcircle.filled", "dot(12,12,2)"),
    ]

    /// The symbols of all marks.
    static var entries: [SymbolEntry] {
        var entries: [SymbolEntry] = []
        for mark in marks + roundMarks {
            entries.append(
                SymbolEntry(
                    "\(mark.name).circle", "\(circle) \(mark.strokes)", fill: "fill \(circle) \(mark.cut)"))
        }
        for mark in marks {
            entries.append(
                SymbolEntry(
                    "\(mark.name).square", "\(square) \(mark.strokes)", fill: "fill \(square) \(mark.cut)"))
        }
        return entries
    }
}
