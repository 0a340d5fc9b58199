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

/// The rows of a lazy stack that can be pinned.
struct PinnedRows {
    /// A header or footer with the rows of its section, itself included.
    private struct Pin {
        let row: Int
        let section: Range<Int>
    }

    /// Ascending; empty if headers are not pinned.
    private var headers: [Pin] = []
    /// Ascending; empty if footers are not pinned.
    private var footers: [Pin] = []

    init() {}

    init(_ source: RowSource, _ kinds: PinnedScrollableViews) {
        if kinds.isEmpty { return }
        var sections: [Int: Range<Int>] = [:]
        func rows(_ place: Int) -> Range<Int> {
            source.start(of: place)..<source.start(of: place) + source.segments[place].count
        }
        for (place, segment) in source.segments.enumerated() {
            let start = sections[segment.group]?.lowerBound ?? rows(place).lowerBound
            sections[segment.group] = start..<rows(place).upperBound
        }
        for (place, segment) in source.segments.enumerated() where segment.role != .row {
            let pins = rows(place).map { Pin(row: $0, section: sections[segment.group] ?? $0..<$0 + 1) }
            if segment.role == .header, kinds.contains(.sectionHeaders) { headers += pins }
            if segment.role == .footer, kinds.contains(.sectionFooters) { footers += pins }
        }
    }

    var isEmpty: Bool { headers.isEmpty && footers.isEmpty }

    func contains(_ row: Int) -> Bool {
        Self.pin(row, in: headers) != nil || Self.pin(row, in: footers) != nil
    }

    /// The header to pin when `first` is the first visible row, and the footer to pin when `last` is the last one.
    func pinned(first: Int, last: Int) -> [Int] {
        let before = headers.indices.partitioningIndex { headers[$0].row > first }
        let after = footers.indices.partitioningIndex { footers[$0].row >= last }
        let header = before > 0 ? headers[before - 1] : nil
        let footer = after < footers.count ? footers[after] : nil
        return [
            header.flatMap { $0.section.contains(first) ? $0.row : nil },
            footer.flatMap { $0.section.contains(last) ? $0.row : nil },
        ].compactMap(\.self)
    }

    /// Returns the start of a pinned row along the axis: within its section, at the edge of the visible range.
    ///
    /// `own` is its start in the sequence of rows and `length` its length; `start` returns the start of a row, or the end of the last one.
    func start(
        of row: Int, own: Double, length: Double, visible: ClosedRange<Double>, _ start: (Int) -> Double
    ) -> Double {
        if let header = Self.pin(row, in: headers) {
            return max(own, min(visible.lowerBound, start(header.section.upperBound) - length))
        }
        if let footer = Self.pin(row, in: footers) {
            return min(own, max(visible.upperBound - length, start(footer.section.lowerBound)))
        }
        return own
    }

    /// Returns the pin of a row: O(log pins).
    private static func pin(_ row: Int, in pins: [Pin]) -> Pin? {
        let place = pins.indices.partitioningIndex { pins[$0].row >= row }
        return place < pins.count && pins[place].row == row ? pins[place] : nil
    }
}
