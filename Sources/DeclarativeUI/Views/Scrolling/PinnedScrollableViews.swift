internal import Virtualization

/// The headers and footers that stay visible while their section scrolls: `SwiftUI.PinnedScrollableViews`.
///
///     ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections } }
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The header of each `Section`, which stays at the beginning of the visible part.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer of each `Section`, which stays at the end of the visible part.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The pinned rows of a lazy stack.
struct PinnedRows {
    /// The rows that are headers, ascending; empty if headers are not pinned.
    private(set) var headers: [Int] = []
    /// The rows that are footers, ascending; empty if footers are not pinned.
    private(set) var footers: [Int] = []

    init() {}

    init(_ source: RowSource, _ kinds: PinnedScrollableViews) {
        if kinds.isEmpty { return }
        for (place, segment) in source.segments.enumerated() where segment.role != .row {
            let rows = source.start(of: place)..<source.start(of: place) + segment.count
            if segment.role == .header, kinds.contains(.sectionHeaders) { headers += rows }
            if segment.role == .footer, kinds.contains(.sectionFooters) { footers += rows }
        }
    }

    var isEmpty: Bool { headers.isEmpty && footers.isEmpty }

    func contains(_ row: Int) -> Bool {
        Self.place(of: row, in: headers) != nil || Self.place(of: row, in: footers) != nil
    }

    /// The header to pin when `row` is the first visible one, and the footer to pin when `last` is the last one.
    func pinned(first: Int, last: Int) -> [Int] {
        let header = headers.indices.partitioningIndex { headers[$0] > first } - 1
        let footer = footers.indices.partitioningIndex { footers[$0] >= last }
        return (header < 0 ? [] : [headers[header]]) + (footer < footers.count ? [footers[footer]] : [])
    }

    /// Returns the start of a pinned row along the axis.
    ///
    /// `own` is its start in the sequence of rows and `length` its length; `visible` is the visible range, `start` returns the start of a row,
    /// and `end` is that of the content.
    func start(
        of row: Int, own: Double, length: Double, visible: ClosedRange<Double>, end: Double,
        _ start: (Int) -> Double
    ) -> Double {
        if let place = Self.place(of: row, in: headers) {
            let next = place + 1 < headers.count ? start(headers[place + 1]) : end
            return max(own, min(visible.lowerBound, next - length))
        }
        if let place = Self.place(of: row, in: footers) {
            let previous = place > 0 ? start(footers[place - 1]) + length : 0
            return min(own, max(visible.upperBound - length, previous))
        }
        return own
    }

    /// Returns the index of a row in ascending rows: O(log rows).
    private static func place(of row: Int, in rows: [Int]) -> Int? {
        let place = rows.indices.partitioningIndex { rows[$0] >= row }
        return place < rows.count && rows[place] == row ? place : nil
    }
}
