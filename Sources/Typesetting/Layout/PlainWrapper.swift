import TextAnalysis

/// Wraps a paragraph of printable ASCII in one font with tables of advances and kerning pairs; takes some nanoseconds per byte.
///
/// Only words with a ligature are shaped.
nonisolated struct PlainWrapper {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let font: ResolvedFont
    private let letters: PlainLetters
    /// The tables of the face's plain letters, which outlive the wrapper.
    private let advances: UnsafeMutablePointer<Int32>
    private let kerning: UnsafeMutablePointer<Int16>
    private let shaper: Shaper
    private let constraints: LineConstraints
    private let unit: Double
    private var breaks: LineBreaks

    /// The starts of the looks in ascending order, then the end: kerning and ligatures do not cross these offsets.
    private let borders: [Int]
    private var border = 0

    private var breaker = LineBreaker()
    private var lineStart = 0
    private var limit = 0
    /// The current position and the end of the visible text, in units from the line's start.
    private var pen = 0
    private var visible = 0
    private var lastBreak = (place: 0, pen: 0, visible: 0)
    private var lastTab = -1
    /// The current word, and the advances of its letters if it was shaped.
    private var word = (start: 0, pen: 0)
    private var shaped: [Int] = []
    private var shapedRange = 0..<0
    /// For each letter of a shaped word, whether a glyph begins with it.
    private var isBorder: [Bool] = []

    private static let points = (0..<128).map { CodePoint(UInt32($0)) }
    private static let isLetter = points.map { $0.line == .al }
    private static let wordLimit = 256

    /// Returns whether all bytes are printable ASCII or tabs.
    static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        let raw = UnsafeRawBufferPointer(bytes)
        while index + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { return false }
            index += 8
        }
        return bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f || $0 == 9 }
    }

    init(
        _ bytes: UnsafeBufferPointer<UInt8>, font: ResolvedFont, letters: PlainLetters, shaper: Shaper,
        borders: [Int],
        constraints: LineConstraints, lineLimit: Int
    ) {
        self.bytes = bytes
        self.font = font
        self.letters = letters
        advances = letters.advances
        kerning = letters.kerning
        self.shaper = shaper
        self.constraints = constraints
        self.borders = borders + [bytes.count]
        unit = font.unit
        breaks = LineBreaks(limit: lineLimit)
        limit = units(constraints.limit(ofLine: 0))
    }

    /// Returns the ends of the lines in bytes; the last one is the end of the paragraph.
    mutating func run() -> [LineBreaks.Break] {
        Self.points.withUnsafeBufferPointer { points in
            Self.isLetter.withUnsafeBufferPointer { isLetter in wrap(points, isLetter) }
        }
        if !breaks.isFull { endLine(at: bytes.count, visible: visible, ending: .paragraph) }
        return breaks.breaks
    }

    private mutating func wrap(
        _ points: UnsafeBufferPointer<CodePoint>, _ isLetter: UnsafeBufferPointer<Bool>
    ) {
        var previous: UInt8 = 0
        var wasLetter = false
        let breaksAnywhere = constraints.mode == .byCharWrapping
        let count = bytes.count
        var index = 0
        while index < count {
            let byte = bytes[index]
            let isLetter = isLetter[Int(byte)]
            let isSpace = byte == 0x20 || byte == 9
            if index == borders[border] {
                border += 1
                word = (index, -1)
            } else if index > lineStart {
                addKerning(previous, byte, index)
            }
            if !(isLetter && wasLetter) {
                let next = index + 1 < count ? points[Int(bytes[index + 1])] : nil
                let found = breaker.opportunity(before: points[Int(byte)], next: next)
                if found != .prohibited { lastBreak = (index, pen, visible) }
            }
            if breaksAnywhere, !isSpace { lastBreak = (index, pen, visible) }
            if isSpace || index - word.start >= Self.wordLimit { word = (index + (isSpace ? 1 : 0), -1) }
            if word.pen < 0, !isSpace { word.pen = pen }

            let before = pen
            pen += advance(byte, index)
            if !isSpace {
                if pen > limit || index - lineStart >= LineBreaks.lengthLimit {
                    let place = breakLine(before: index, penBefore: before)
                    if breaks.isFull { return }
                    if let place {
                        // Ligatures and tabs are measured again on their new line.
                        shaper.remeasuredCount += index - place
                        index = place
                        previous = 0
                        continue
                    }
                }
                visible = pen
            }
            previous = byte
            wasLetter = isLetter
            index += 1
        }
    }

    @inline(__always)
    private mutating func addKerning(_ first: UInt8, _ second: UInt8, _ index: Int) {
        if index < shapedRange.upperBound || second == 9 || first == 9 { return }
        var extra = kerning[Int(first) << 7 | Int(second)]
        if extra == PlainLetters.unknown { extra = letters.resolve(first, second, shaper: shaper) }
        if extra == PlainLetters.changes {
            shapeWord(around: index)
        } else {
            pen += Int(extra)
        }
    }

    @inline(__always)
    private mutating func advance(_ byte: UInt8, _ index: Int) -> Int {
        if index < shapedRange.upperBound { return shaped[index - shapedRange.lowerBound] }
        if byte == 9 { return tabAdvance(index) }
        return Int(advances[Int(byte)])
    }

    private mutating func tabAdvance(_ index: Int) -> Int {
        lastTab = index
        let indent = constraints.indent(ofLine: breaks.breaks.count)
        return units(constraints.tabs.advance(at: indent + Double(pen) * unit, following: 0))
    }

    /// Shapes the word that has a ligature at `index`; its preceding letters are measured again.
    private mutating func shapeWord(around index: Int) {
        if word.pen < 0 { word = (index, pen) }
        var end = index + 1
        while end < borders[border], bytes[end] != 0x20, bytes[end] != 9, end - word.start < Self.wordLimit {
            end += 1
        }
        let scalars = bytes[word.start..<end].map { UInt32($0) }
        shaped = [Int](repeating: 0, count: scalars.count)
        var hasGlyph = [Bool](repeating: false, count: scalars.count)
        shaper.shape(scalars, 0..<scalars.count, style) {
            shaped[Int($0.cluster)] += Int($0.advance)
            hasGlyph[Int($0.cluster)] = true
        }
        spreadLigatures(hasGlyph)
        isBorder = hasGlyph
        shapedRange = word.start..<end
        pen = word.pen + shaped[0..<index - word.start].reduce(0, +)
    }

    /// Distributes the advance of each ligature among its letters.
    private mutating func spreadLigatures(_ hasGlyph: [Bool]) {
        var start = 0
        while start < hasGlyph.count {
            var end = start + 1
            while end < hasGlyph.count, !hasGlyph[end] { end += 1 }
            let share = shaped[start] / (end - start)
            for index in start + 1..<max(end, start + 1) { shaped[index] = share }
            shaped[start] -= share * (end - start - 1)
            start = end
        }
    }

    /// Ends the line before the letter; returns the offset at which to continue if it is an earlier one.
    private mutating func breakLine(before index: Int, penBefore: Int) -> Int? {
        var penBefore = penBefore
        guard constraints.mode.wraps || index - lineStart >= LineBreaks.lengthLimit else { return nil }
        if lastBreak.place > lineStart {
            let moved = lastBreak.pen
            endLine(at: lastBreak.place, visible: lastBreak.visible, ending: .wrapped)
            if lastTab >= lineStart { return begin(at: lineStart) }
            pen -= moved
            penBefore -= moved
            visible -= moved
            moveWord(by: moved)
        }
        guard pen > limit || index - lineStart >= LineBreaks.lengthLimit, index > lineStart, !breaks.isFull
        else {
            return nil
        }
        if shapedRange.contains(index) {
            let (place, width) = fittingBorder(before: index, penBefore)
            endLine(at: place, visible: width, ending: .wrapped)
            return begin(at: place)
        }
        endLine(at: index, visible: visible, ending: .wrapped)
        pen -= penBefore
        moveWord(by: penBefore)
        return nil
    }

    /// Begins a line at `place`; the following text is measured again.
    private mutating func begin(at place: Int) -> Int {
        while border > 0, borders[border - 1] > place { border -= 1 }
        shapedRange = 0..<0
        (pen, visible, word) = (0, 0, (place, -1))
        return place
    }

    /// Returns the last offset before a letter that is not within a ligature; the offset after one letter if there is none.
    private func border(before index: Int) -> Int {
        var place = index
        while place > lineStart, shapedRange.contains(place), !isBorder[place - shapedRange.lowerBound] {
            place -= 1
        }
        return place > lineStart ? place : lineStart + 1
    }

    /// Returns the last glyph border before `index` up to which the text, shaped separately, fits, and the width of that text.
    private func fittingBorder(before index: Int, _ pen: Int) -> (place: Int, width: Int) {
        let first = max(lineStart, shapedRange.lowerBound)
        let start = pen - shaped[first - shapedRange.lowerBound..<index - shapedRange.lowerBound].reduce(0, +)
        var place = index
        while true {
            place = border(before: place)
            let scalars = bytes[first..<max(first, place)].map { UInt32($0) }
            var width = start
            shaper.shape(scalars, 0..<scalars.count, style) { width += Int($0.advance) }
            if width <= limit || place <= lineStart + 1 { return (place, width) }
            place -= 1
        }
    }

    private var style: Shaper.Style {
        Shaper.Style(face: font.face ?? letters.owner, script: Self.points[0x61].script, isRightToLeft: false)
    }

    private mutating func moveWord(by distance: Int) {
        if word.start < lineStart {
            word = (lineStart, 0)
        } else if word.pen >= 0 {
            word.pen -= distance
        }
    }

    private mutating func endLine(at end: Int, visible: Int, ending: LineRecord.Ending) {
        breaks.add(end: end, width: Double(visible) * unit, ending: ending)
        lineStart = end
        limit = units(constraints.limit(ofLine: breaks.breaks.count))
    }

    private func units(_ points: Double) -> Int { unit > 0 ? Int(min(points / unit, 1e15)) : .max / 2 }
}
