extension RowSource {
    /// Returns the changes of the rows since `old`.
    func difference(from old: RowSource) -> RowDifference {
        var difference = RowDifference()
        let (parts, oldParts) = (parts, old.parts)
        if parts.count == oldParts.count {
            for (part, oldPart) in zip(parts, oldParts) { append(part, old, oldPart, to: &difference) }
            return difference
        }
        var known: [[RowStep]: Int] = [:]
        for (index, part) in oldParts.enumerated() { known[old.path(of: part)] = index }
        var next = 0
        for part in parts {
            // A part that has moved relative to others counts as removed and inserted.
            guard let place = known[path(of: part)], place >= next else {
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

    /// The parts of the rows that are compared as a whole: single segments, and all segments of a `ForEach` with groups.
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

    private func append(
        _ part: Range<Int>, _ old: RowSource, _ oldPart: Range<Int>, to difference: inout RowDifference
    ) {
        if path(of: part) == old.path(of: oldPart), let inner = self.difference(of: part, from: old, oldPart)
        {
            difference.append(
                inner, oldStart: old.rows(of: oldPart).lowerBound, newStart: rows(of: part).lowerBound)
        } else {
            difference.removed += old.rows(of: oldPart)
            difference.inserted += rows(of: part)
        }
    }

    /// Returns the changes of a part; nil if the rows cannot be compared.
    private func difference(of part: Range<Int>, from old: RowSource, _ oldPart: Range<Int>) -> RowDifference?
    {
        let (segment, oldSegment) = (segments[part.lowerBound], old.segments[oldPart.lowerBound])
        guard segment.role == oldSegment.role, (segment.blockPath == nil) == (oldSegment.blockPath == nil)
        else { return nil }
        if part.count == 1, oldPart.count == 1, let same = segment.difference(from: oldSegment) {
            return same
        }
        if segment.blockPath == nil { return nil }
        return RowDifference(from: old.keys(of: oldPart), to: keys(of: part))
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
