import TextAnalysis

/// Wraps a paragraph of any kind, from the advances of its clusters.
nonisolated struct RichWrapper {
    let analysis: ParagraphAnalysis
    /// By code point; a cluster's is at its first.
    let advances: [Float]
    let room: LineRoom
    /// Of the hyphen that a soft one becomes, in points.
    let hyphenWidth: Double
    private var cuts: LineCuts

    private var lineStart = 0
    private var pen = 0.0
    private var visible = 0.0
    private var limit: Double
    private var lastBreak = (place: 0, pen: 0.0, visible: 0.0, isHyphen: false)

    init(analysis: ParagraphAnalysis, advances: [Float], room: LineRoom, hyphenWidth: Double, lineLimit: Int) {
        self.analysis = analysis
        self.advances = advances
        self.room = room
        self.hyphenWidth = hyphenWidth
        cuts = LineCuts(limit: lineLimit)
        limit = room.limit(ofLine: 0)
    }

    /// The lines' ends in code points, the last one the paragraph's.
    mutating func run() -> [LineCuts.Cut] {
        var breaker = LineBreaker()
        let points = analysis.points
        var index = 0
        while index < points.count, !cuts.isFull {
            let found = breaker.opportunity(before: points[index], next: next(after: index))
            guard analysis.isClusterStart[index] else {
                index += 1
                continue
            }
            note(found, at: index)
            var end = index + 1
            while end < points.count, !analysis.isClusterStart[end] {
                _ = breaker.opportunity(before: points[end], next: nil as CodePoint?)
                end += 1
            }
            add(index)
            index = end
        }
        if !cuts.isFull { cut(at: points.count, visible: visible, ending: .paragraph) }
        return cuts.cuts
    }

    /// What follows a sign or a bracket, marks left out: it decides whether they belong to a number.
    private func next(after index: Int) -> CodePoint? {
        let line = analysis.points[index].line
        guard line == .op || line == .hy else { return nil }
        var next = index + 1
        while next < analysis.points.count, analysis.points[next].line == .cm || analysis.points[next].line == .zwj {
            next += 1
        }
        return next < analysis.points.count ? analysis.points[next] : nil
    }

    private mutating func note(_ found: LineBreaker.Opportunity, at index: Int) {
        switch found {
        case .mandatory:
            cut(at: index, visible: visible, ending: .separator)
            (pen, visible) = (0, 0)
            lastBreak = (index, 0, 0, false)
        case .allowed:
            if analysis.scalars[index - 1] == 0xad {
                if visible + hyphenWidth <= limit { lastBreak = (index, pen, visible + hyphenWidth, true) }
            } else {
                lastBreak = (index, pen, visible, false)
            }
        case .prohibited:
            if room.mode == .byCharWrapping, !isSpace(index) { lastBreak = (index, pen, visible, false) }
        }
    }

    private mutating func add(_ index: Int) {
        let before = pen
        pen += advance(of: index)
        if isSpace(index) {
            if analysis.scalars[index] == 9, room.tabs.looksAhead { visible = pen }
            return
        }
        if pen > limit || index - lineStart >= LineCuts.lengthLimit { breakLine(before: index, penBefore: before) }
        visible = pen
    }

    private func advance(of index: Int) -> Double {
        guard analysis.scalars[index] == 9 else { return Double(advances[index]) }
        var following = 0.0
        if room.tabs.looksAhead {
            var next = index + 1
            while next < advances.count, analysis.scalars[next] != 9, next - index < 1024 {
                following += Double(advances[next])
                next += 1
            }
        }
        return room.tabs.advance(at: room.indent(ofLine: cuts.cuts.count) + pen, following: following)
    }

    private func isSpace(_ index: Int) -> Bool {
        let line = analysis.points[index].line
        return line == .sp || line == .bk || line == .zw || analysis.scalars[index] == 9
            || analysis.scalars[index] == 0x3000
    }

    private mutating func breakLine(before index: Int, penBefore: Double) {
        guard room.mode.wraps || index - lineStart >= LineCuts.lengthLimit else { return }
        var penBefore = penBefore
        if lastBreak.place > lineStart {
            let moved = lastBreak.pen
            cut(
                at: lastBreak.place, visible: lastBreak.visible,
                ending: lastBreak.isHyphen ? .hyphen : .wrapped)
            pen -= moved
            penBefore -= moved
        }
        if pen > limit, index > lineStart, !cuts.isFull {
            cut(at: index, visible: penBefore, ending: .wrapped)
            pen -= penBefore
        }
    }

    private mutating func cut(at end: Int, visible: Double, ending: LineRecord.Ending) {
        cuts.add(end: end, width: visible, ending: ending)
        lineStart = end
        limit = room.limit(ofLine: cuts.cuts.count)
    }
}
