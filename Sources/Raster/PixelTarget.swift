import Drawing
import RasterKernels

/// Pixel memory with a position in the plane and a clip; all writing of pixels uses it.
///
/// Every method clips its rectangle, and the clip lies within the memory, so all coordinates are safe.
///
///     target.fill(PixelRect(left: 0, top: 0, right: 8, bottom: 8), 0xffff_0000)
nonisolated struct PixelTarget {
    /// The first pixel of the memory, at `origin`.
    private let base: UnsafeMutablePointer<UInt32>?
    /// The distance between rows, in pixels.
    let stride: Int
    /// The position of the memory's first pixel in the plane.
    private var origin: PixelPoint
    /// The rectangle that may be written, within the memory.
    private(set) var clip: PixelRect
    /// The rectangle that may be read: the whole memory.
    private(set) var memoryBounds: PixelRect

    private let blending: UnsafePointer<rk_blending>

    /// Creates a target for memory that contains all of `bounds` and begins with its top left pixel.
    init(base: UnsafeMutablePointer<UInt32>?, stride: Int, bounds: PixelRect) {
        self.base = base
        self.stride = stride
        origin = PixelPoint(x: bounds.left, y: bounds.top)
        clip = base == nil || bounds.isEmpty ? .empty : bounds
        memoryBounds = clip
        blending = rk_blending_best()
    }

    /// A target without memory.
    static var none: PixelTarget { PixelTarget(base: nil, stride: 0, bounds: .empty) }

    /// Returns a target for this memory whose clip is intersected with `rect`.
    func clipped(to rect: PixelRect) -> PixelTarget {
        var copy = self
        let shared = clip.intersection(rect)
        copy.clip = shared.isEmpty ? .empty : shared
        return copy
    }

    /// Returns a target for this memory in the coordinate space whose origin is at `distance` in this one.
    func shifted(by distance: PixelPoint) -> PixelTarget {
        var copy = self
        copy.origin = PixelPoint(x: origin.x - distance.x, y: origin.y - distance.y)
        let change = PixelPoint(x: -distance.x, y: -distance.y)
        copy.clip = clip.offset(by: change)
        copy.memoryBounds = memoryBounds.offset(by: change)
        return copy
    }

    /// Returns the address of the pixel at (x, y), which must lie within the clip.
    func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32>? {
        guard let base else { return nil }
        return base + ((y - origin.y) * stride + (x - origin.x))
    }
}

nonisolated extension PixelTarget {
    /// Blends `color`, multiplied by `coverage` / 255, over a rectangle.
    func fill(_ rect: PixelRect, _ color: UInt32, coverage: UInt8 = 255) {
        let part = rect.intersection(clip)
        if part.isEmpty || coverage == 0 { return }
        let color = coverage == 255 ? color : rk_scaled_colour(color, UInt32(coverage))
        guard let pixels = pointer(part.left, part.top) else { return }
        if color >> 24 == 255 {
            blending.pointee.fill(pixels, stride, part.width, part.height, color)
        } else if color != 0 {
            blending.pointee.blend(pixels, stride, part.width, part.height, color)
        }
    }

    /// Blends `color` over `rect` through a mask whose first byte belongs to the rectangle's top left pixel.
    func blend(mask: UnsafePointer<UInt8>, stride maskStride: Int, in rect: PixelRect, _ color: UInt32) {
        let part = rect.intersection(clip)
        if part.isEmpty { return }
        guard let pixels = pointer(part.left, part.top) else { return }
        let first = mask + ((part.top - rect.top) * maskStride + (part.left - rect.left))
        blending.pointee.blend_mask(pixels, stride, first, maskStride, part.width, part.height, color)
    }

    /// Blends `color` through a mask of a grid's corner blocks, with one of the equal columns and rows between them.
    func blend(
        mask: UnsafePointer<UInt8>, stride maskStride: Int, divided grid: CornerGrid, _ color: UInt32
    ) {
        let columns = grid.columns.visible(from: clip.left, to: clip.right)
        let rows = grid.rows.visible(from: clip.top, to: clip.bottom)
        guard columns.count > 0, rows.count > 0, let pixels = pointer(columns.start, rows.start) else {
            return
        }
        var patch = rk_patch(
            mask: mask, stride: maskStride, left: columns.before, middle: columns.within,
            right: columns.after, left_column: columns.first, middle_column: columns.repeated,
            right_column: columns.last, top: rows.before, center: rows.within, bottom: rows.after,
            top_row: rows.first, center_row: rows.repeated, bottom_row: rows.last)
        blending.pointee.blend_patch(pixels, stride, &patch, color)
    }

    /// Blends pixels over `rect` with `opacity` / 255; the first pixel belongs to the rectangle's top left.
    func blend(pixels: UnsafePointer<UInt32>, stride sourceStride: Int, in rect: PixelRect, opacity: UInt32) {
        let part = rect.intersection(clip)
        if part.isEmpty { return }
        guard let target = pointer(part.left, part.top) else { return }
        let first = pixels + ((part.top - rect.top) * sourceStride + (part.left - rect.left))
        blending.pointee.blend_pixels(target, stride, first, sourceStride, part.width, part.height, opacity)
    }

    /// Blends a row of pixels through a mask over a rectangle of one row; the first elements belong to its left pixel.
    func blend(row pixels: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>, in rect: PixelRect) {
        let part = rect.intersection(clip)
        if part.isEmpty { return }
        guard let target = pointer(part.left, part.top) else { return }
        let skipped = part.left - rect.left
        blending.pointee.blend_pixels_mask(target, pixels + skipped, mask + skipped, part.width)
    }

    /// Composites pixels, times `opacity` / 255, with a rectangle by a blend mode.
    func composite(
        pixels: UnsafePointer<UInt32>, stride sourceStride: Int, in rect: PixelRect, opacity: UInt32,
        mode: BlendMode
    ) {
        let part = rect.intersection(clip)
        if part.isEmpty { return }
        let first = pixels + ((part.top - rect.top) * sourceStride + (part.left - rect.left))
        for row in 0..<part.height {
            guard let target = pointer(part.left, part.top + row) else { return }
            rk_composite_row(
                target, first + row * sourceStride, part.width, opacity,
                rk_blend_mode(UInt32(mode.rawValue)))
        }
    }

    /// Makes the pixels of a rectangle transparent.
    func clear(_ rect: PixelRect) {
        let part = rect.intersection(clip)
        guard !part.isEmpty, let pixels = pointer(part.left, part.top) else { return }
        blending.pointee.fill(pixels, stride, part.width, part.height, 0)
    }

    /// Copies a rectangle, which must lie within the clip, to `memory` in row order.
    func save(_ rect: PixelRect, to memory: UnsafeMutablePointer<UInt32>) {
        for row in 0..<rect.height {
            guard let pixels = pointer(rect.left, rect.top + row) else { return }
            (memory + row * rect.width).update(from: pixels, count: rect.width)
        }
    }

    /// Copies a rectangle to `memory` in row order, also outside of the clip; beyond the target's memory, its edge pixels are repeated.
    ///
    /// The target must have memory.
    func copySurroundings(_ rect: PixelRect, to memory: UnsafeMutablePointer<UInt32>) {
        let all = memoryBounds
        let inside = max(rect.left, all.left)..<max(max(rect.left, all.left), min(rect.right, all.right))
        for row in 0..<rect.height {
            let y = min(max(rect.top + row, all.top), all.bottom - 1)
            guard !inside.isEmpty, let pixels = pointer(inside.lowerBound, y) else { return }
            let line = memory + row * rect.width
            let (left, right) = (inside.lowerBound - rect.left, rect.right - inside.upperBound)
            (line + left).update(from: pixels, count: inside.count)
            line.update(repeating: pixels[0], count: left)
            (line + left + inside.count).update(repeating: pixels[inside.count - 1], count: right)
        }
    }

    /// Restores pixels saved by `save` where the mask is not full; `rect` must lie within the clip.
    func restore(
        _ rect: PixelRect, from memory: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>,
        stride maskStride: Int
    ) {
        guard let pixels = pointer(rect.left, rect.top) else { return }
        blending.pointee.restore(
            pixels, stride, memory, rect.width, mask, maskStride, rect.width, rect.height)
    }
}
