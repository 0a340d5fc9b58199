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
        return segments[place.segment].key(at: place.index)
    }

    /// Returns the identity of a row, which a selection contains; several rows may have the same one.
    func id(of row: Int) -> AnyHashable? {
        let place = place(of: row)
        return segments[place.segment].id(at: place.index)
    }

    /// Returns the row that displays the identity `id` as selected: one of the rows that are selected already, or else the first one with it.
    func row(showing id: AnyHashable, among selected: RowIndexSet) -> Int? {
        if segments.contains(where: \.hasRepeatedIDs) {
            if let row = selected.first(where: { $0 < count && self.id(of: $0) == id }) { return row }
        }
        return row(of: id)
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
