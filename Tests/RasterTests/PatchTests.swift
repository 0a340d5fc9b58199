import RasterKernels
import RasterStress
import Testing

@testable import Raster

/// Tests masks whose middle row and column are repeated, against masks of the whole shape.
struct PatchTests {
    private static let side = 60
    private static let variants = [
        rk_blending_portable(), rk_blending_sse2(), rk_blending_avx2(), rk_blending_best(),
    ].compactMap { $0?.pointee }

    /// The position in a mask of a pixel of the whole shape.
    private static func column(_ pixel: Int, in cuts: CornerGrid.Cuts) -> Int {
        if pixel < cuts.near { return pixel - cuts.start }
        if pixel < cuts.far { return cuts.near - cuts.start }
        return pixel - cuts.far + cuts.near - cuts.start + cuts.repeatedLength
    }

    private static func cuts(_ random: inout RandomScene) -> CornerGrid.Cuts {
        let low = random.number(0, 20)
        return CornerGrid.Cuts(
            low: low, high: random.number(low + 0.5, Double(side)), inset: random.number(0, 14))
    }

    /// Returns coverage with many empty and full pixels, as in the corners of shapes.
    private static func mask(_ length: Int, _ random: inout RandomScene) -> [UInt8] {
        (0..<length).map { _ in
            random.chance(0.3) ? 255 : random.chance(0.5) ? 0 : UInt8.random(in: 0...255, using: &random)
        }
    }

    @Test(arguments: 0..<300)
    func `A patch has the pixels of the whole mask, within any clip`(seed: UInt64) {
        var random = RandomScene(seed: seed)
        let (columns, rows) = (Self.cuts(&random), Self.cuts(&random))
        let stride = columns.maskLength
        let bytes = Self.mask(stride * rows.maskLength, &random)
        let left = Int(random.number(-5, 30))
        let top = Int(random.number(-5, 30))
        let across = columns.visible(from: max(0, left), to: min(Self.side, left + 40))
        let down = rows.visible(from: max(0, top), to: min(Self.side, top + 40))
        guard across.count > 0, down.count > 0 else { return }
        let memory = (0..<Self.side * Self.side).map { _ in random.color().premultiplied }
        let color = random.color().premultiplied
        var expected = memory
        for y in down.start..<down.start + down.count {
            for x in across.start..<across.start + across.count {
                let coverage = bytes[Self.column(y, in: rows) * stride + Self.column(x, in: columns)]
                rk_blending_portable().pointee.blend_mask(
                    &expected[y * Self.side + x], 1, [coverage], 1, 1, 1, color)
            }
        }
        for variant in Self.variants {
            var found = memory
            bytes.withUnsafeBufferPointer { mask in
                guard let first = mask.baseAddress else { return }
                var patch = rk_patch(
                    mask: first, stride: stride, left: across.before, middle: across.within,
                    right: across.after, left_column: across.first, middle_column: across.repeated,
                    right_column: across.last, top: down.before, center: down.within, bottom: down.after,
                    top_row: down.first, center_row: down.repeated, bottom_row: down.last)
                variant.blend_patch(
                    &found[down.start * Self.side + across.start], Self.side, &patch, color)
            }
            #expect(found == expected)
        }
    }
}
