internal import Virtualization

/// The rows of a list, by index.
struct RowSource {
    let segments: ContiguousArray<RowSegment>
    /// The index of the first row of each segment, followed by the number of all rows.
    private let starts: ContiguousArray<Int>
    /// The sections, each with its header and the number of its rows.
    private(set) var sections: ContiguousArray<RowSection> = []

    init() {
        segments = []
        starts = [0]
    }

    /// Collects the rows of `content`.
    init<Content: View>(_ content: Content, stylesHeaders: Bool = true, opened: CompositeRowNodes? = nil) {
        var collector = RowCollector(stylesHeaders: stylesHeaders, opened: opened)
        if let opened { opened.track { collector.add(content) } } else { collector.add(content) }
        segments = collector.segments
        var starts: ContiguousArray<Int> = []
        starts.reserveCapacity(segments.count + 1)
        var count = 0
        for segment in segments {
            starts.append(count)
            count += segment.count
        }
        starts.append(count)
        self.starts = starts
        var sections = ContiguousArray(collector.headers.map { RowSection(header: $0) })
        for segment in segments { sections[segment.section].count += segment.count }
        sections.removeAll { $0.header == nil && $0.count == 0 }
        self.sections = sections
    }

    var count: Int { starts[starts.count - 1] }

    /// Whether rows are those of an outline or of a group that can be expanded.
    var isTree: Bool { segments.contains { $0.isTree } }

    /// Returns the segment that contains a row, and the row's index within it; O(log segments).
    func place(of row: Int) -> (segment: Int, index: Int) {
        let low = max(0, (0..<segments.count).partitioningIndex { starts[$0] > row } - 1)
        return (low, row - starts[low])
    }

    func segment(of row: Int) -> RowSegment { segments[place(of: row).segment] }

    func start(of segment: Int) -> Int { starts[segment] }

    func key(of row: Int) -> RowKey {
        let place = place(of: row)
        let segment = segments[place.segment]
        return RowKey(path: segment.path, id: segment.id(at: place.index))
    }

    func content(of row: Int) -> AnyView {
        let place = place(of: row)
        return segments[place.segment].content(at: place.index)
    }

    /// The first row of a `ForEach` with the identity `id`; nil if there is none.
    func row(of id: AnyHashable) -> Int? {
        for (place, segment) in segments.enumerated() where segment.role == .row {
            if let index = segment.index(of: id) { return starts[place] + index }
        }
        return nil
    }

    /// Returns the changes of the rows since `old`.
    func difference(from old: RowSource) -> RowDifference {
        var difference = RowDifference()
        if segments.count == old.segments.count {
            for index in segments.indices {
                append(index, old, index, to: &difference)
            }
            return difference
        }
        var known: [[RowStep]: Int] = [:]
        for (index, segment) in old.segments.enumerated() { known[segment.path] = index }
        var next = 0
        for (index, segment) in segments.enumerated() {
            // A segment that has moved relative to others counts as removed and inserted.
            guard let place = known[segment.path], place >= next else {
                difference.inserted += starts[index]..<starts[index + 1]
                continue
            }
            for gone in next..<place { difference.removed += old.starts[gone]..<old.starts[gone + 1] }
            append(index, old, place, to: &difference)
            next = place + 1
        }
        for gone in next..<old.segments.count {
            difference.removed += old.starts[gone]..<old.starts[gone + 1]
        }
        return difference
    }

    private func append(_ index: Int, _ old: RowSource, _ place: Int, to difference: inout RowDifference) {
        let segment = segments[index]
        let oldSegment = old.segments[place]
        if segment.path == oldSegment.path, segment.role == oldSegment.role,
            let inner = segment.difference(from: oldSegment)
        {
            difference.append(inner, oldStart: old.starts[place], newStart: starts[index])
        } else {
            difference.removed += old.starts[place]..<old.starts[place + 1]
            difference.inserted += starts[index]..<starts[index + 1]
        }
    }
}

/// The rows below a header, and the header.
struct RowSection {
    let header: RowSegment?
    var count = 0

    var key: RowKey? { header.map { RowKey(path: $0.path, id: nil) } }

    func isLike(_ other: RowSection) -> Bool {
        count == other.count && (header == nil) == (other.header == nil)
    }
}

/// The identity of a row: the path of its segment in the content, and its identity within the segment.
struct RowKey: Hashable {
    let path: [RowStep]
    let id: AnyHashable?
}
