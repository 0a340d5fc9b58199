import Drawing
import RasterKernels

/// Draws a straight line with round ends row by row, each row only within the line's extent.
///
///     LinePainter(target: target, color: 0xff00_0000, scratch: scratch).paint(line)
struct LinePainter {
    let target: PixelTarget
    let color: UInt32
    let scratch: ScratchMemory<UInt8>

    func paint(_ line: rk_line) {
        let reach = line.half_width + 1
        let clip = target.clip
        let top = max(Double(clip.top), (min(line.start_y, line.end_y) - reach).rounded(.down))
        let bottom = min(Double(clip.bottom), (max(line.start_y, line.end_y) + reach).rounded(.up))
        guard top < bottom else { return }
        var line = line
        let bytes = scratch.reserve(clip.width)
        for y in Int(top)..<Int(bottom) {
            var first = 0
            let count = rk_line_coverage(&line, y, clip.left, clip.right, bytes, &first)
            let rect = PixelRect(left: first, top: y, right: first + count, bottom: y + 1)
            target.blend(mask: bytes, stride: count, in: rect, color)
        }
    }
}
