/// Where a paragraph's lines begin and how wide they are, as wrapping finds out.
nonisolated struct LineCuts {
    struct Cut {
        /// Of the line's end, in bytes (plain) or code points (rich) from the paragraph's start.
        var end: Int
        /// Without the spaces at its end, in points.
        var width: Double
        var ending: LineRecord.Ending
    }

    private(set) var cuts: [Cut] = []
    /// Lines that are kept; wrapping stops after one more.
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { cuts.count > limit }

    mutating func add(end: Int, width: Double, ending: LineRecord.Ending) {
        cuts.append(Cut(end: end, width: width, ending: ending))
    }

    /// Characters that a line has at most, also where nothing limits its width.
    static let lengthLimit = 16_384
}
