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

/// The room that a paragraph's lines have, and where its tabs lead.
nonisolated struct LineRoom {
    /// In points.
    let width: Double
    let firstIndent: Double
    let indent: Double
    let mode: LineBreakMode
    let tabs: TabStops

    init(width: Double, style: ParagraphStyle, wraps: Bool, spaceWidth: Double) {
        self.width = width
        firstIndent = style.firstLineHeadIndent
        indent = style.headIndent
        mode = style.lineBreakMode.wraps || !wraps ? style.lineBreakMode : .byWordWrapping
        tabs = TabStops(style: style, spaceWidth: spaceWidth)
    }

    func indent(ofLine line: Int) -> Double { line == 0 ? firstIndent : indent }

    /// Points that a line's text may take; a little more, so that text fits the width that was measured for it.
    func limit(ofLine line: Int) -> Double {
        max(0, width.isNaN ? 0 : width - indent(ofLine: line)) + 1e-4
    }
}

/// Where tabs lead.
nonisolated struct TabStops {
    private let stops: [ParagraphStyle.TabStop]
    private let interval: Double

    init(style: ParagraphStyle, spaceWidth: Double) {
        stops = style.tabStops
        let given = style.defaultTabInterval
        interval = given > 0 && given.isFinite ? given : max(1, spaceWidth * 8)
    }

    /// True when what follows a tab has to be measured first.
    var looksAhead: Bool { stops.contains { $0.alignment != .leading } }

    /// The width of a tab at `pen`, in points from the edge that stops count from; `following` is the width of what
    /// comes after it, up to the next tab.
    func advance(at pen: Double, following: Double) -> Double {
        for stop in stops where stop.location > pen + 1e-6 {
            switch stop.alignment {
            case .leading: return stop.location - pen
            case .center: return max(0, stop.location - pen - following / 2)
            case .trailing: return max(0, stop.location - pen - following)
            }
        }
        guard pen.isFinite, pen < 1e9 else { return interval }
        let last = stops.last?.location ?? 0
        let steps = ((pen - last) / interval + 1e-6).rounded(.down) + 1
        return last + max(1, steps) * interval - pen
    }
}
