import Drawing
import RasterKernels
import RasterStress
import Testing

/// Tests that all variants of the blending loops give the same bytes as the portable one.
struct KernelTests {
    private static let variants = [rk_blending_sse2(), rk_blending_avx2(), rk_blending_best()].compactMap {
        $0?.pointee
    }
    private static let colors: [UInt32] = [0xff12_3456, 0x8040_2010, 0x0100_0001, 0xffff_ffff]

    private let memory: [UInt32]
    private let source: [UInt32]
    private let mask: [UInt8]

    init() {
        var random = RandomScene(seed: 3)
        memory = (0..<400).map { _ in random.color().premultiplied }
        source = (0..<400).map { $0 % 5 == 0 ? 0 : random.color().premultiplied }
        mask = (0..<400).map {
            $0 % 40 < 12 ? 0 : $0 % 40 < 20 ? 255 : UInt8.random(in: 0...255, using: &random)
        }
    }

    /// Returns a copy of all pixels of `memory` after `body` has changed it.
    private func result(_ body: (UnsafeMutablePointer<UInt32>?) -> Void) -> [UInt32] {
        var copy = memory
        copy.withUnsafeMutableBufferPointer { body($0.baseAddress) }
        return copy
    }

    /// Expects that `body` has the same result with each variant as with the portable one.
    private func expectEqual(_ length: Int, _ body: (rk_blending, UnsafeMutablePointer<UInt32>?) -> Void) {
        let expected = result { body(rk_blending_portable().pointee, $0) }
        for variant in Self.variants {
            let found = result { body(variant, $0) }
            #expect(found == expected, "length \(length)")
        }
    }

    @Test(arguments: 0...70)
    func `All variants give identical bytes`(length: Int) {
        for color in Self.colors {
            expectEqual(length) { $0.fill($1.map { $0 + 5 }, 100, length, 2, color) }
            expectEqual(length) { $0.blend($1.map { $0 + 5 }, 100, length, 2, color) }
            expectEqual(length) { $0.blend_mask($1.map { $0 + 5 }, 100, mask, 90, length, 2, color) }
        }
        for opacity: UInt32 in [0, 1, 128, 255] {
            expectEqual(length) { $0.blend_pixels($1.map { $0 + 5 }, 100, source, 90, length, 2, opacity) }
        }
        expectEqual(length) { $0.restore($1.map { $0 + 5 }, 100, source, 90, mask, 80, length, 2) }
        for start in [0, 5, 13, 21] {
            expectEqual(length) { kernel, target in
                source.withUnsafeBufferPointer { source in
                    mask.withUnsafeBufferPointer { mask in
                        guard let target, let pixels = source.baseAddress, let bytes = mask.baseAddress else {
                            return
                        }
                        kernel.blend_pixels_mask(target + 5, pixels + start, bytes + start, length)
                    }
                }
            }
        }
    }

    @Test func `Products are divided by 255 with exact rounding`() {
        for value: UInt32 in 0...255 {
            for factor: UInt32 in 0...255 {
                let exact = (value * factor + 127) / 255
                #expect(rk_scaled_colour(value << 24 | value << 8, factor) == exact << 24 | exact << 8)
            }
        }
    }

    @Test func `Sums of pixels that are not premultiplied do not overflow their bytes`() {
        var expected: [UInt32] = [0xffff_ffff]
        rk_blending_portable().pointee.blend(&expected, 1, 1, 1, 0x10ff_ff40)
        #expect(expected == [0xffff_ffff])
    }

    @Test func `Blending by a mask keeps uncovered pixels and stores opaque colours in covered ones`() {
        for variant in Self.variants {
            var pixels = [UInt32](repeating: 0x7f12_3456, count: 12)
            let mask: [UInt8] = [0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255]
            variant.blend_mask(&pixels, 12, mask, 12, 12, 1, 0xff98_7654)
            #expect(pixels == mask.map { $0 == 0 ? 0x7f12_3456 : 0xff98_7654 })
        }
    }
}
