import Drawing
import RasterKernels

/// Computes the coverage of flattened paths row by row, with reusable memory.
///
/// Rows are processed in bands, so that the memory does not depend on the height. Coverage is a sum of integers: the bytes of a
/// pixel depend neither on the clip nor on the band.
///
///     coverage.forEachRow(of: lines, offset: .zero, clip: target.clip, isEvenOdd: false) { row in ... }
final class PathCoverage {
    /// The covered pixels of one row.
    struct Row {
        let y: Int
        /// The column to which spans and mask are relative.
        let left: Int
        let spans: UnsafeBufferPointer<rk_span>
        let mask: UnsafePointer<UInt8>
    }

    private let edges = ScratchMemory<rk_edge>()
    private let spans = ScratchMemory<rk_span>()
    private let mask = ScratchMemory<UInt8>()
    private let cells = ZeroedMemory<UInt32>()
    private let touched = ZeroedMemory<UInt64>()

    /// The number of cells in a band, unless one row has more: 256 KiB.
    private static let bandCells = 1 << 16

    /// Returns the pixels that lines may cover; nil if there are none in `clip`.
    func bounds(of lines: borrowing FlattenedPath, offset: PixelPoint, clip: PixelRect) -> PixelRect? {
        var box = (0.0, 0.0, 0.0, 0.0)
        lines.points.withUnsafeBufferPointer { points in
            // A `Point` consists of its two coordinates, x first.
            guard let base = points.baseAddress else { return }
            base.withMemoryRebound(to: Double.self, capacity: 2 * points.count) { values in
                withUnsafeMutableBytes(of: &box) { bytes in
                    guard let target = bytes.baseAddress else { return }
                    rk_bounds(values, points.count, target.assumingMemoryBound(to: Double.self))
                }
            }
        }
        if lines.points.isEmpty { return nil }
        let covered = PixelRect(
            left: pixel(box.0.rounded(.down)) - 1, top: pixel(box.1.rounded(.down)) - 1,
            right: pixel(box.2.rounded(.up)) + 1, bottom: pixel(box.3.rounded(.up)) + 1
        ).offset(by: offset).intersection(clip)
        return covered.isEmpty ? nil : covered
    }

    /// Calls `body` for each row of `clip` in which the filled lines, in pixels moved by `offset`, cover pixels, from top to bottom.
    func forEachRow(
        of lines: borrowing FlattenedPath, offset: PixelPoint, clip: PixelRect, isEvenOdd: Bool,
        _ body: (Row) -> Void
    ) {
        guard let box = bounds(of: lines, offset: offset, clip: clip) else { return }
        let count = makeEdges(lines, offset: offset, rows: box.top..<box.bottom)
        if count == 0 { return }
        let blocks = (box.width + 7) / 8 + 1
        let stride = blocks * 8
        let words = (blocks + 63) / 64
        let bandHeight = min(box.height, max(1, Self.bandCells / stride))
        let all = edges.reserve(count)
        var band = rk_cells(
            cells: cells.reserve(stride * bandHeight), touched: touched.reserve(words * bandHeight),
            stride: stride, words: words, left: Int64(box.left), top: 0, width: box.width, height: 0)
        let row = spans.reserve(2 * blocks + 2)
        let bytes = mask.reserve(stride)
        var top = box.top
        while top < box.bottom {
            band.top = Int64(top)
            band.height = min(bandHeight, box.bottom - top)
            rk_accumulate(&band, all, count)
            for index in 0..<band.height {
                let found = rk_take_row(&band, index, isEvenOdd ? 1 : 0, row, bytes)
                if found == 0 { continue }
                body(
                    Row(
                        y: top + index, left: box.left,
                        spans: UnsafeBufferPointer(start: row, count: found), mask: bytes))
            }
            top += band.height
        }
    }

    private func makeEdges(_ lines: borrowing FlattenedPath, offset: PixelPoint, rows: Range<Int>) -> Int {
        let all = edges.reserve(lines.points.count)
        var count = 0
        lines.points.withUnsafeBufferPointer { points in
            guard let base = points.baseAddress else { return }
            base.withMemoryRebound(to: Double.self, capacity: 2 * points.count) { values in
                for subpath in lines.subpaths {
                    count += rk_make_edges(
                        all + count, values + 2 * subpath.points.lowerBound, subpath.points.count,
                        Int64(offset.x), Int64(offset.y), Int64(rows.lowerBound), Int64(rows.upperBound))
                }
            }
        }
        return count
    }
}
