/// The rows of the elements of one `ForEach`, each of which has one row or several, such as the rows of an expanded group.
///
///     let elements = RowElements(of: row, in: source)
///     elements.offset(at: elements.boundary(nearest: row))
struct RowElements {
    private let source: RowSource
    /// The path of the `ForEach`.
    private let path: [RowStep]
    /// The consecutive segments of the rows.
    private let segments: Range<Int>

    /// Creates the elements of the `ForEach` of whose elements a row is the first one.
    init(of row: Int, in source: RowSource) {
        self.source = source
        let place = source.place(of: row).segment
        let path = source.segments[place].elementsPath
        func contains(_ segment: RowSegment) -> Bool {
            segment.elementsPath == path || segment.path.count > path.count && segment.path.starts(with: path)
        }
        var (first, end) = (place, place + 1)
        while first > 0, contains(source.segments[first - 1]) { first -= 1 }
        while end < source.segments.count, contains(source.segments[end]) { end += 1 }
        (self.path, segments) = (path, first..<end)
    }

    /// The rows of all elements.
    var rows: Range<Int> { source.start(of: segments.lowerBound)..<source.start(of: segments.upperBound) }

    // MARK: - Boundaries

    /// Returns whether an element begins at a row, or the last one ends before it.
    func isBoundary(_ row: Int) -> Bool {
        if !rows.contains(row) { return row == rows.upperBound }
        return source.segment(of: row).elementsPath == path
    }

    /// Returns the nearest boundary at or before a row.
    func boundary(atOrBefore row: Int) -> Int {
        var row = min(row, rows.upperBound)
        while row > rows.lowerBound, !isBoundary(row) { row -= 1 }
        return max(row, rows.lowerBound)
    }

    /// Returns the nearest boundary at or after a row.
    func boundary(atOrAfter row: Int) -> Int {
        var row = max(row, rows.lowerBound)
        while row < rows.upperBound, !isBoundary(row) { row += 1 }
        return min(row, rows.upperBound)
    }

    /// Returns the offset in the data of the element that begins at a boundary; that of the end after the last element.
    func offset(at boundary: Int) -> Int {
        if boundary < rows.upperBound {
            let place = source.place(of: boundary)
            return source.segments[place.segment].offset(at: place.index)
        }
        guard let last = source.segments[segments].last(where: { $0.elementsPath == path }) else { return 0 }
        return last is StaticRow ? last.offset(at: 0) + 1 : last.elementCount
    }

    // MARK: - Moves

    /// Returns the boundary at which moved elements are inserted, before the row `next`; nil if they keep their place.
    ///
    /// `moved` are the first rows of the elements, ascending. A step of one row passes a whole element; otherwise the nearest boundary is
    /// chosen.
    func destination(of moved: [Int], before next: Int) -> Int? {
        guard let first = moved.first, let last = moved.last else { return nil }
        let end = boundary(atOrAfter: last + 1)
        let isRun = zip(moved, moved.dropFirst()).allSatisfy { boundary(atOrAfter: $0 + 1) == $1 }
        if isRun, last - first == moved.count - 1 {
            if next == last + 2 { return end < rows.upperBound ? boundary(atOrAfter: end + 1) : nil }
            if next == first - 1 { return next < rows.lowerBound ? nil : boundary(atOrBefore: next) }
        }
        let (before, after) = (boundary(atOrBefore: next), boundary(atOrAfter: next))
        let nearest = next - before < after - next ? before : after
        return isRun && (first...end).contains(nearest) ? nil : nearest
    }
}
