extension RowSource {
    /// Returns the changes of the rows since `old`.
    func difference(from old: RowSource) -> RowDifference {
        var difference = RowDifference()
        let (parts, oldParts) = (parts, old.parts)
        var known: [[RowStep]: Int]?
        var next = 0
        for part in parts {
            let path = path(of: part)
            var place = next < oldParts.count && path == old.path(of: oldParts[next]) ? next : nil
            if place == nil {
                let places = known ?? old.places(of: oldParts)
                known = places
                place = places[path]
            }
            // A part that has moved relative to others counts as removed and inserted.
            guard let place, place >= next else {
                difference.inserted += rows(of: part)
                continue
            }
            for gone in next..<place { difference.removed += old.rows(of: oldParts[gone]) }
            append(part, old, oldParts[place], to: &difference)
            next = place + 1
        }
        for gone in next..<oldParts.count { difference.removed += old.rows(of: oldParts[gone]) }
        return difference
    }

    private func places(of parts: ContiguousArray<Range<Int>>) -> [[RowStep]: Int] {
        var places = [[RowStep]: Int](minimumCapacity: parts.count)
        for (index, part) in parts.enumerated() { places[path(of: part)] = index }
        return places
    }

    /// The parts of the rows that are compared as a whole: single segments, and all segments of a `ForEach` whose elements have several rows.
    private var parts: ContiguousArray<Range<Int>> {
        var parts: ContiguousArray<Range<Int>> = []
        parts.reserveCapacity(segments.count)
        for index in segments.indices {
            if let last = parts.last, let block = segments[index].blockPath,
                block == segments[index - 1].blockPath
            {
                parts[parts.count - 1] = last.lowerBound..<index + 1
            } else {
                parts.append(index..<index + 1)
            }
        }
        return parts
    }

    private func path(of part: Range<Int>) -> [RowStep] {
        let segment = segments[part.lowerBound]
        return segment.blockPath ?? segment.path
    }

    private func rows(of part: Range<Int>) -> Range<Int> {
        start(of: part.lowerBound)..<start(of: part.upperBound)
    }

    /// Appends the changes of a part, whose path is that of `oldPart`.
    private func append(
        _ part: Range<Int>, _ old: RowSource, _ oldPart: Range<Int>, to difference: inout RowDifference
    ) {
        let (first, oldFirst) = (segments[part.lowerBound], old.segments[oldPart.lowerBound])
        if first.blockPath != nil, oldFirst.blockPath != nil {
            return appendBlock(part, old, oldPart, to: &difference)
        }
        if first.blockPath == nil, oldFirst.blockPath == nil, first.role == oldFirst.role,
            let changes = first.difference(from: oldFirst)
        {
            append(changes, part.lowerBound, old, oldPart.lowerBound, to: &difference)
        } else {
            difference.removed += old.rows(of: oldPart)
            difference.inserted += rows(of: part)
        }
    }

    /// Appends the changes of the segments of a `ForEach`.
    ///
    /// Segments at both ends whose paths are unchanged are compared one by one, which is fast if their data is unchanged. The rows of the
    /// segments between them are compared by their keys, because a row may have come into another segment.
    private func appendBlock(
        _ part: Range<Int>, _ old: RowSource, _ oldPart: Range<Int>, to difference: inout RowDifference
    ) {
        var (middle, oldMiddle) = (part, oldPart)
        while let (first, oldFirst) = Self.pair(middle.first, oldMiddle.first),
            let changes = changes(of: first, since: oldFirst, in: old)
        {
            append(changes, first, old, oldFirst, to: &difference)
            middle = first + 1..<middle.upperBound
            oldMiddle = oldFirst + 1..<oldMiddle.upperBound
        }
        var ends: [RowDifference] = []
        while let (last, oldLast) = Self.pair(middle.last, oldMiddle.last),
            let changes = changes(of: last, since: oldLast, in: old)
        {
            ends.append(changes)
            middle = middle.lowerBound..<last
            oldMiddle = oldMiddle.lowerBound..<oldLast
        }
        difference.append(
            RowDifference(from: old.keys(of: oldMiddle), to: keys(of: middle)),
            oldStart: old.rows(of: oldMiddle).lowerBound, newStart: rows(of: middle).lowerBound)
        for (place, changes) in ends.reversed().enumerated() {
            append(changes, middle.upperBound + place, old, oldMiddle.upperBound + place, to: &difference)
        }
    }

    private static func pair(_ new: Int?, _ old: Int?) -> (new: Int, old: Int)? {
        guard let new, let old else { return nil }
        return (new, old)
    }

    /// Returns the changes of a segment; nil if the segments do not have the same path or cannot be compared.
    private func changes(of segment: Int, since oldSegment: Int, in old: RowSource) -> RowDifference? {
        let (segment, oldSegment) = (segments[segment], old.segments[oldSegment])
        guard segment.path == oldSegment.path, segment.role == oldSegment.role else { return nil }
        return segment.difference(from: oldSegment)
    }

    private func append(
        _ changes: RowDifference, _ segment: Int, _ old: RowSource, _ oldSegment: Int,
        to difference: inout RowDifference
    ) {
        difference.append(changes, oldStart: old.start(of: oldSegment), newStart: start(of: segment))
    }

    private func keys(of part: Range<Int>) -> ContiguousArray<RowKey> {
        var keys: ContiguousArray<RowKey> = []
        keys.reserveCapacity(rows(of: part).count)
        for segment in segments[part] {
            for index in 0..<segment.count { keys.append(segment.key(at: index)) }
        }
        return keys
    }
}
