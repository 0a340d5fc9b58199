import TextAnalysis

/// Wraps a paragraph of any kind with the advances of its clusters.
nonisolated struct RichWrapper {
    private let analysis: ParagraphAnalysis
    private var measure: RichMeasure
    private let constraints: LineConstraints
    /// The width of the hyphen that is displayed for a soft hyphen, in points.
    private let hyphenWidth: Double
    private var breaks: LineBreaks

    private var lineStart = 0
    private var pen = 0.0
    private var visible = 0.0
    private var limit: Double
    private var lastBreak = (place: 0, pen: 0.0, visible: 0.0, isHyphen: false)
    private var lastTab = -1
    /// The starts of Thai words in ascending order, which are possible line breaks.
    private var wordStarts: ArraySlice<Int> = []

    /// The maximum width in points by which kerning against the next character can reduce the measured width of a line.
    private static let kerning = 4.0

    init(measure: RichMeasure, constraints: LineConstraints, hyphenWidth: Double, lineLimit: Int) {
        analysis = measure.analysis
        self.measure = measure
        self.constraints = constraints
        self.hyphenWidth = hyphenWidth
        breaks = LineBreaks(limit: lineLimit)
        limit = constraints.limit(ofLine: 0)
        guard analysis.scalars.contains(where: ThaiWords.isThai) else { return }
        wordStarts = ThaiWords.words(in: analysis.scalars).flatMap(\.borders)[...]
    }

    /// Returns the ends of the lines in code points; the last one is the end of the paragraph.
    mutating func run() -> [LineBreaks.Break] {
        var breaker = LineBreaker()
        let points = analysis.points
        var index = 0
        while index < points.count, !breaks.isFull {
            var found = breaker.opportunity(before: points[index], next: next(after: index))
            while let start = wordStarts.first, start <= index {
                if start == index, found == .prohibited { found = .allowed }
                wordStarts.removeFirst()
            }
            process(found, at: index)
            var end = index + 1
            while end < points.count, !analysis.isClusterStart[end] {
                _ = breaker.opportunity(before: points[end], next: nil as CodePoint?)
                end += 1
            }
            add(index)
            index = end
        }
        if !breaks.isFull, let last = points.last, last.line.isHardBreak {
            endLine(at: points.count, visible: visible, ending: .separator)
            visible = 0
        }
        if !breaks.isFull { endLine(at: points.count, visible: visible, ending: .paragraph) }
        return breaks.breaks
    }

    /// Returns the code point after a sign or a bracket, marks skipped: it decides whether they belong to a number.
    private func next(after index: Int) -> CodePoint? {
        let line = analysis.points[index].line
        guard line == .op || line == .hy else { return nil }
        var next = index + 1
        while next < analysis.points.count,
            analysis.points[next].line == .cm || analysis.points[next].line == .zwj
        {
            next += 1
        }
        return next < analysis.points.count ? analysis.points[next] : nil
    }

    // MARK: - Breaks

    private mutating func process(_ found: LineBreaker.Opportunity, at index: Int) {
        switch found {
        case .mandatory:
            endLine(at: index, visible: visible, ending: .separator)
            (pen, visible) = (0, 0)
            lastBreak = (index, 0, 0, false)
        case .allowed:
            let isHyphen = analysis.scalars[index - 1] == 0xad
            let width = visible + (isHyphen ? hyphenWidth : 0)
            if isHyphen || !isSpace(index - 1), !fits(index, width) { return }
            lastBreak = (index, pen, width, isHyphen)
        case .prohibited:
            if constraints.mode == .byCharWrapping, index > lineStart, !isSpace(index),
                isSpace(index - 1) || fits(index, visible)
            {
                lastBreak = (index, pen, visible, false)
            }
        }
    }

    /// Returns whether the line fits if it ends at a position without white space before it.
    private func fits(_ index: Int, _ width: Double) -> Bool {
        guard width <= limit else { return false }
        guard width + Self.kerning > limit, index > lineStart, !isUnkerned(index - 1) else { return true }
        return measure.exactWidth(of: lineStart..<index, width: width) <= limit
    }

    /// Returns whether the character is an ideograph, which is never kerned.
    private func isUnkerned(_ index: Int) -> Bool { analysis.points[index].line == .id }

    private func isSpace(_ index: Int) -> Bool { Decoding.isSpace(analysis.scalars[index]) }

    // MARK: - Clusters

    private mutating func add(_ index: Int) {
        pen += advance(of: index, at: pen)
        if analysis.scalars[index] == 9 { lastTab = index }
        // White space with a combining mark is visible.
        if isSpace(index), index + 1 == analysis.scalars.count || analysis.isClusterStart[index + 1] {
            if analysis.scalars[index] == 9, constraints.tabs.looksAhead { visible = pen }
            return
        }
        if pen > limit || index - lineStart >= LineBreaks.lengthLimit {
            breakLine(before: index)
        }
        visible = pen
    }

    private func advance(of index: Int, at pen: Double) -> Double {
        guard analysis.scalars[index] == 9 else { return Double(measure.advances[index]) }
        var following = 0.0
        if constraints.tabs.looksAhead {
            var next = index + 1
            while next < analysis.scalars.count, analysis.scalars[next] != 9, next - index < 1024 {
                following += Double(measure.advances[next])
                next += 1
            }
        }
        return constraints.tabs.advance(
            at: constraints.indent(ofLine: breaks.breaks.count) + pen, following: following)
    }

    /// Returns the width of the first part of a line.
    private func width(of range: Range<Int>) -> Double {
        var width = 0.0
        for index in range { width += advance(of: index, at: width) }
        return width
    }

    private mutating func breakLine(before index: Int) {
        guard constraints.mode.wraps || index - lineStart >= LineBreaks.lengthLimit else { return }
        if lastBreak.place > lineStart {
            let moved = lastBreak.pen
            endLine(
                at: lastBreak.place, visible: lastBreak.visible,
                ending: lastBreak.isHyphen ? .hyphen : .wrapped)
            pen -= moved
            if lastTab >= lineStart { pen = width(of: lineStart..<index + 1) }
        }
        while pen > limit || index - lineStart >= LineBreaks.lengthLimit, index > lineStart, !breaks.isFull {
            let place = forcedBreak(before: index)
            let width = width(of: lineStart..<place)
            endLine(at: place, visible: min(width, limit), ending: .wrapped)
            if !measure.isBorder(place) { measure.remeasure(place..<min(place + 64, analysis.scalars.count)) }
            pen = self.width(of: place..<index + 1)
        }
    }

    /// Returns the last break between two characters at which the line fits, for a line without other break opportunities.
    private func forcedBreak(before index: Int) -> Int {
        var place = index
        var width = width(of: lineStart..<index)
        while place > lineStart {
            if measure.isBorder(place), fits(place, width) { return place }
            place -= 1
            while place > lineStart, !analysis.isClusterStart[place] { place -= 1 }
            width -= Double(measure.advances[place])
        }
        // A line has at least one character, regardless of its width.
        place = lineStart + 1
        while place < index, !analysis.isClusterStart[place] { place += 1 }
        return place
    }

    private mutating func endLine(at end: Int, visible: Double, ending: LineRecord.Ending) {
        breaks.add(end: end, width: visible, ending: ending)
        lineStart = end
        limit = constraints.limit(ofLine: breaks.breaks.count)
    }
}
