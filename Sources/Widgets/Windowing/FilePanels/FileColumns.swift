/// The places of the columns in the list of files, for its rows and headers.
///
/// Names keep their room: in a narrow list, the times are truncated first, and then the sizes. A column of which less than half would remain is
/// hidden. Lengths and positions are in points, from the leading edge of a row.
///
///     let columns = FileColumns(width: bounds.width, theme: effectiveAppearance)
///     nameLabel.frame = columns.name.frame(height: bounds.height)
struct FileColumns {
    /// The extent of a column; its width is 0 if it is hidden.
    struct Column {
        let start: Double
        let width: Double

        func frame(height: Double) -> Rect { Rect(x: start, y: 0, width: width, height: height) }
    }

    let name: Column
    let size: Column
    let time: Column

    /// The distances of the names and the sizes from the next column, and of the last column from the edge.
    private static let nameGap = 8.0
    private static let sizeGap = 14.0
    private static let margin = 8.0

    init(width: Double, theme: Theme) {
        let start = FileIcons.frame(inRowOf: 0, theme: theme).maxX + 9
        let (size, time) = (theme.scaledValue(for: 84), theme.scaledValue(for: 138))
        let rest = width - start - Self.margin - theme.scaledValue(for: 130)
        func fitting(_ wanted: Double, _ room: Double) -> Double {
            room < wanted / 2 ? 0 : min(wanted, room)
        }
        let timeWidth = fitting(time, rest - Self.nameGap - size - Self.sizeGap)
        let sizeWidth = timeWidth > 0 ? size : fitting(size, rest - Self.nameGap)
        self.time = Column(start: width - Self.margin - timeWidth, width: timeWidth)
        let sizeEnd = timeWidth > 0 ? self.time.start - Self.sizeGap : width - Self.margin
        self.size = Column(start: sizeEnd - sizeWidth, width: sizeWidth)
        let end = sizeWidth > 0 ? self.size.start - Self.nameGap : width - Self.margin
        name = Column(start: start, width: max(0, end - start))
    }
}
