/// The ends and widths of a paragraph's lines, as computed by wrapping.
nonisolated struct LineBreaks {
    struct Break {
        /// The offset of the line's end from the paragraph's start, in bytes (plain) or code points (rich).
        var end: Int
        /// The width without trailing spaces, in points.
        var width: Double
        var ending: LineRecord.Ending
    }

    private(set) var breaks: [Break] = []
    /// The maximum number of lines; wrapping stops after one more.
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { breaks.count > limit }

    mutating func add(end: Int, width: Double, ending: LineRecord.Ending) {
        breaks.append(Break(end: end, width: width, ending: ending))
    }

    /// The maximum number of characters of a line, even if its width is unlimited.
    static let lengthLimit = 16_384
}
