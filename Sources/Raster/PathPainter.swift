import Drawing
import RasterKernels

/// The pixels with which rows of a path are painted.
enum RowPaint {
    /// One premultiplied colour.
    case color(UInt32)
    /// A gradient or a repeated image.
    case source(GradientSource)
}

/// Paints rows of coverage on a target.
///
///     coverage.forEachRow(of: lines, ...) { row in painter.paint(row) }
struct PathPainter {
    let target: PixelTarget
    let paint: RowPaint
    let row: ScratchMemory<UInt32>

    func paint(_ covered: PathCoverage.Row) {
        switch paint {
        case .color(let color): paint(covered, color)
        case .source(let source): paint(covered, source)
        }
    }

    private func paint(_ covered: PathCoverage.Row, _ color: UInt32) {
        for span in covered.spans {
            let rect = PixelRect(
                left: covered.left + Int(span.start), top: covered.y, right: covered.left + Int(span.end),
                bottom: covered.y + 1)
            if span.coverage < 0 {
                target.blend(mask: covered.mask + Int(span.start), stride: 0, in: rect, color)
            } else {
                target.fill(rect, color, coverage: UInt8(truncatingIfNeeded: span.coverage))
            }
        }
    }

    private func paint(_ covered: PathCoverage.Row, _ source: GradientSource) {
        for span in covered.spans {
            let rect = PixelRect(
                left: covered.left + Int(span.start), top: covered.y, right: covered.left + Int(span.end),
                bottom: covered.y + 1)
            let pixels = row.reserve(rect.width)
            source.fill(pixels, x: rect.left, y: rect.top, count: rect.width)
            if span.coverage < 0 {
                target.blend(row: pixels, mask: covered.mask + Int(span.start), in: rect)
            } else {
                target.blend(pixels: pixels, stride: rect.width, in: rect, opacity: UInt32(span.coverage))
            }
        }
    }
}

/// Writes rows of coverage to a mask of the pixels of `bounds`.
///
/// Rows without coverage are not written: the mask must be zero before.
struct MaskWriter {
    let bytes: UnsafeMutablePointer<UInt8>
    let bounds: PixelRect

    func write(_ row: PathCoverage.Row) {
        let line = bytes + ((row.y - bounds.top) * bounds.width + row.left - bounds.left)
        for span in row.spans {
            let (start, count) = (Int(span.start), Int(span.end - span.start))
            if span.coverage < 0 {
                (line + start).update(from: row.mask + start, count: count)
            } else {
                (line + start).update(repeating: UInt8(truncatingIfNeeded: span.coverage), count: count)
            }
        }
    }
}
