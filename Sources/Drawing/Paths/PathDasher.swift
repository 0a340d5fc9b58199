/// Cuts lines into dashes.
///
///     PathDasher(style, visible: clip)?.appendDashes(of: lines, to: &dashes)
package struct PathDasher {
    private let dash: [Double]
    /// The length of one unit of `dash` in the space of the lines.
    private let unit: Double
    /// The number of dashes and gaps in the repeated pattern, which is even.
    private let entryCount: Int
    /// The distance from the start of the pattern to the start of each entry, and the length of the pattern.
    private let starts: [Double]
    private var total: Double { starts[entryCount] }
    private let firstIndex: Int
    /// The length of the first dash or gap that remains after the phase.
    private let firstRest: Double
    private let visible: Rect

    /// Creates a dasher; nil for a continuous line.
    ///
    /// The lengths of the style are multiplied by `unit`. A pattern shorter than `least` is continuous, because its dashes cannot be
    /// distinguished. Only dashes near `visible` are created.
    package init?(_ style: StrokeStyle, unit: Double, least: Double, visible: Rect) {
        dash = style.dash
        self.unit = unit
        self.visible = visible
        entryCount = dash.count.isMultiple(of: 2) ? dash.count : 2 * dash.count
        var starts = [0.0]
        for index in 0..<entryCount {
            let length = dash[index % dash.count] * unit
            guard length >= 0 else { return nil }
            starts.append(starts[index] + length)
        }
        self.starts = starts
        let total = starts[entryCount]
        let phase = style.dashPhase * unit
        guard total.isFinite, total >= least, total > 0, phase.isFinite else { return nil }
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var index = 0
        while index < entryCount - 1, rest > 0, rest >= dash[index % dash.count] * unit {
            rest -= dash[index % dash.count] * unit
            index += 1
        }
        firstIndex = index
        firstRest = max(0, dash[index % dash.count] * unit - rest)
    }

    package func appendDashes(of lines: borrowing FlattenedPath, to dashes: inout FlattenedPath) {
        var stepsLeft = Self.largestStepCount
        for subpath in lines.subpaths {
            var pen = Pen(index: firstIndex, rest: firstRest, stepsLeft: stepsLeft)
            let count = subpath.points.count
            guard count > 1 || subpath.isClosed else { continue }
            let firstDash = dashes.subpaths.count
            let beginsWithDash = isDash(pen)
            let first = subpath.points.lowerBound
            if beginsWithDash { dashes.append(lines.points[first]) }
            for step in 0..<(subpath.isClosed ? count : count - 1) {
                let end = first + (step + 1) % count
                append(
                    from: lines.points[first + step], to: lines.points[end],
                    isInCurve: lines.isInCurve(end), &pen, &dashes)
            }
            // A dash that reaches the start of a closed subpath continues with the first dash.
            if subpath.isClosed, count > 1, beginsWithDash, isDash(pen) {
                dashes.connect(toSubpath: firstDash)
            } else {
                dashes.endSubpath(isClosed: false)
            }
            stepsLeft = pen.stepsLeft
        }
    }

    /// The largest number of dashes and gaps of a stroke; the rest of the line is one dash or gap.
    private static let largestStepCount = 1 << 18
    /// The largest length of a line as a multiple of the pattern; a longer line is continuous, because the positions of its dashes
    /// cannot be computed.
    private static let largestRatio = 1e11

    /// The place in the pattern: the current entry and the length that remains of it.
    private struct Pen {
        var index: Int
        var rest: Double
        var stepsLeft: Int
    }

    private func isDash(_ pen: Pen) -> Bool { pen.index % 2 == 0 }

    private func append(
        from start: Point, to end: Point, isInCurve: Bool, _ pen: inout Pen, _ dashes: inout FlattenedPath
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = Point(x: dx, y: dy).length
        guard length > 0 else { return }
        if length <= total * Self.largestRatio {
            let part = visiblePart(from: start, to: end)
            let (visibleStart, visibleEnd) = (part.lowerBound * length, part.upperBound * length)
            let first = pen
            var count = 0
            var distance = pen.rest
            // Each dash that may be visible is created as a whole, so that it does not depend on the visible part.
            while pen.stepsLeft > 0, distance < length {
                func point() -> Point {
                    Point(x: start.x + dx * (distance / length), y: start.y + dy * (distance / length))
                }
                if isDash(pen) {
                    dashes.append(point())
                    dashes.endSubpath(isClosed: false)
                }
                pen.stepsLeft -= 1
                pen.index = (pen.index + 1) % entryCount
                // Skips whole patterns before and after the visible part.
                let target =
                    distance < visibleStart ? visibleStart : distance > visibleEnd ? length : distance
                if target - distance > 2 * total {
                    count += entryCount * Int(((target - distance) / total - 1).rounded(.down))
                    distance = self.distance(toEntry: count, after: first)
                }
                if isDash(pen) { dashes.append(point()) }
                count += 1
                distance = self.distance(toEntry: count, after: first)
            }
            if pen.stepsLeft > 0 { pen.rest = max(0, distance - length) }
        }
        if isDash(pen) { dashes.append(end, isInCurve: isInCurve) }
    }

    /// Returns the distance at which the entry of `pen` and `count` more entries have ended.
    ///
    /// It is not summed from entry to entry: with skipped patterns the sum would be rounded differently.
    private func distance(toEntry count: Int, after pen: Pen) -> Double {
        let (patterns, entries) = count.quotientAndRemainder(dividingBy: entryCount)
        let (low, high) = (pen.index + 1, pen.index + 1 + entries)
        let part =
            high <= entryCount
            ? starts[high] - starts[low] : total - starts[low] + starts[high - entryCount]
        return pen.rest + Double(patterns) * total + part
    }

    /// Returns the fractions of a line between which it may be visible.
    private func visiblePart(from start: Point, to end: Point) -> ClosedRange<Double> {
        var (low, high) = (0.0, 1.0)
        func limit(_ from: Double, _ way: Double, _ least: Double, _ most: Double) {
            if way == 0 {
                if from < least || from > most { high = -1 }
            } else {
                let (a, b) = ((least - from) / way, (most - from) / way)
                low = max(low, min(a, b))
                high = min(high, max(a, b))
            }
        }
        limit(start.x, end.x - start.x, visible.minX, visible.maxX)
        limit(start.y, end.y - start.y, visible.minY, visible.maxY)
        return low < high ? low...high : 1...1
    }
}
