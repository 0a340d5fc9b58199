/// Cuts lines into dashes.
///
///     PathDasher(style, visible: clip)?.appendDashes(of: lines, to: &dashes)
package struct PathDasher {
    private let dash: [Double]
    /// The length of one unit of `dash` in the space of the lines.
    private let unit: Double
    /// The number of dashes and gaps in the repeated pattern, which is even.
    private let entryCount: Int
    /// The length of the repeated pattern.
    private let total: Double
    /// The first dash or gap, and the length of it that remains after the phase.
    private let initial: Pen
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
        var total = 0.0
        for index in 0..<entryCount {
            let length = dash[index % dash.count] * unit
            guard length >= 0 else { return nil }
            total += length
        }
        self.total = total
        let phase = style.dashPhase * unit
        guard total.isFinite, total >= least, total > 0, phase.isFinite else { return nil }
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var (index, length) = (0, dash[0] * unit)
        var end = length
        while index < entryCount - 1, rest > 0, rest >= length {
            rest -= length
            index += 1
            length = dash[index % dash.count] * unit
            end += length
        }
        initial = Pen(index: index, end: end, rest: max(0, length - rest), stepsLeft: Self.largestStepCount)
    }

    package func appendDashes(of lines: borrowing FlattenedPath, to dashes: inout FlattenedPath) {
        var stepsLeft = Self.largestStepCount
        for subpath in lines.subpaths {
            var pen = initial
            pen.stepsLeft = stepsLeft
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

    /// The place in the pattern: the current entry, the distance from the start of the pattern to its end, and the length that remains of it.
    private struct Pen {
        var index: Int
        var end: Double
        var rest: Double
        var stepsLeft: Int
    }

    private func isDash(_ pen: Pen) -> Bool { pen.index % 2 == 0 }

    /// Moves to the next entry of the pattern.
    private func advance(_ pen: inout Pen) {
        pen.index = (pen.index + 1) % entryCount
        let length = dash[pen.index % dash.count] * unit
        pen.end = pen.index == 0 ? length : pen.end + length
    }

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
                // Skips whole patterns before and after the visible part.
                let target =
                    distance < visibleStart ? visibleStart : distance > visibleEnd ? length : distance
                if target - distance > 2 * total {
                    count += entryCount * Int(((target - distance) / total - 1).rounded(.down))
                    distance = self.distance(to: pen, count, after: first)
                }
                advance(&pen)
                if isDash(pen) { dashes.append(point()) }
                count += 1
                distance = self.distance(to: pen, count, after: first)
            }
            if pen.stepsLeft > 0 { pen.rest = max(0, distance - length) }
        }
        if isDash(pen) { dashes.append(end, isInCurve: isInCurve) }
    }

    /// Returns the distance at which `pen` ends, which is `count` entries after `first`.
    ///
    /// It is not summed from entry to entry: with skipped patterns the sum would be rounded differently.
    private func distance(to pen: Pen, _ count: Int, after first: Pen) -> Double {
        let (patterns, entries) = count.quotientAndRemainder(dividingBy: entryCount)
        let part =
            first.index + entries < entryCount ? pen.end - first.end : total - first.end + pen.end
        return first.rest + Double(patterns) * total + part
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
