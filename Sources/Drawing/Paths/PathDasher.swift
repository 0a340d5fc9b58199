/// Cuts lines into dashes.
///
///     PathDasher(style, visible: clip)?.appendDashes(of: lines, to: &dashes)
package struct PathDasher {
    private let lengths: [Double]
    /// The length of the repeated pattern, whose number of entries is even.
    private let total: Double
    private let firstIndex: Int
    /// The length of the first dash or gap that remains after the phase.
    private let firstRest: Double
    private let visible: Rect

    /// Creates a dasher; nil for a continuous line.
    ///
    /// Lengths, like `visible`, are in the space of the lines after division by `unit`. A pattern shorter than `least` is continuous,
    /// because its dashes cannot be distinguished. Only dashes near `visible` are created.
    package init?(_ style: StrokeStyle, unit: Double, least: Double, visible: Rect) {
        var lengths = style.dash.map { $0 * unit }
        guard !lengths.isEmpty, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), style.dashPhase.isFinite
        else { return nil }
        if lengths.count % 2 == 1 { lengths += lengths }
        let total = lengths.reduce(0, +)
        guard total.isFinite, total >= least, total > 0 else { return nil }
        var rest = (style.dashPhase * unit).truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var index = 0
        while index < lengths.count - 1, rest >= lengths[index] {
            rest -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        self.total = total
        self.visible = visible
        firstIndex = index
        firstRest = max(0, lengths[index] - rest)
    }

    package func appendDashes(of lines: borrowing FlattenedPath, to dashes: inout FlattenedPath) {
        for subpath in lines.subpaths {
            var pen = Pen(index: firstIndex, rest: firstRest)
            let count = subpath.points.count
            guard count > 1 || subpath.isClosed else { continue }
            if isDash(pen) { dashes.append(lines.points[subpath.points.lowerBound]) }
            for step in 0..<(subpath.isClosed ? count : count - 1) {
                let start = lines.points[subpath.points.lowerBound + step]
                let end = lines.points[subpath.points.lowerBound + (step + 1) % count]
                append(from: start, to: end, &pen, &dashes)
            }
            dashes.endSubpath(isClosed: false)
        }
    }

    /// The place in the pattern: the current entry and the length that remains of it.
    private struct Pen {
        var index: Int
        var rest: Double
    }

    private func isDash(_ pen: Pen) -> Bool { pen.index % 2 == 0 }

    private func append(
        from start: Point, to end: Point, _ pen: inout Pen, _ dashes: inout FlattenedPath
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return }
        func point(_ distance: Double) -> Point {
            Point(x: start.x + dx * (distance / length), y: start.y + dy * (distance / length))
        }
        let part = visiblePart(from: start, to: end)
        var distance = 0.0
        if part.lowerBound > 0 {
            skip(to: part.lowerBound * length, from: &distance, &pen, point, &dashes)
        }
        let last = part.upperBound * length
        while distance + pen.rest < last {
            distance += pen.rest
            if isDash(pen) {
                dashes.append(point(distance))
                dashes.endSubpath(isClosed: false)
            }
            advance(&pen)
            if isDash(pen) { dashes.append(point(distance)) }
        }
        pen.rest -= last - distance
        distance = last
        if last < length { skip(to: length, from: &distance, &pen, point, &dashes) }
        if isDash(pen) { dashes.append(end) }
    }

    private func advance(_ pen: inout Pen) {
        pen.index = (pen.index + 1) % lengths.count
        pen.rest = lengths[pen.index]
    }

    /// Moves over an invisible part without creating its dashes.
    private func skip(
        to target: Double, from distance: inout Double, _ pen: inout Pen, _ point: (Double) -> Point,
        _ dashes: inout FlattenedPath
    ) {
        if target - distance <= pen.rest {
            pen.rest -= target - distance
            distance = target
            return
        }
        if isDash(pen) {
            dashes.append(point(distance + pen.rest))
            dashes.endSubpath(isClosed: false)
        }
        distance += pen.rest
        advance(&pen)
        distance += ((target - distance) / total).rounded(.down) * total
        while target - distance > pen.rest {
            distance += pen.rest
            advance(&pen)
        }
        pen.rest -= target - distance
        distance = target
        if isDash(pen) { dashes.append(point(target)) }
    }

    /// Returns the fractions of a line between which it may be visible.
    private func visiblePart(from start: Point, to end: Point) -> ClosedRange<Double> {
        var (low, high) = (0.0, 1.0)
        for (from, way, least, most) in [
            (start.x, end.x - start.x, visible.minX, visible.maxX),
            (start.y, end.y - start.y, visible.minY, visible.maxY),
        ] {
            if way == 0 {
                if from < least || from > most { return 1...1 }
            } else {
                let (a, b) = ((least - from) / way, (most - from) / way)
                low = max(low, min(a, b))
                high = min(high, max(a, b))
            }
        }
        return low < high ? low...high : 1...1
    }
}
