import Drawing

/// Pixels that the display server reads while they are displayed.
///
///     if buffer.isFree { paint(buffer.pixels) }
protocol SharedBuffer: AnyObject {
    var pixels: PixelBuffer { get }
    /// Whether the display server does not read the pixels.
    var isFree: Bool { get }
    /// Called when the ring no longer uses the buffer.
    func release()
}

/// The buffers of a window, of which one has the latest content.
///
/// A buffer must not be painted while the display server reads it, so another one is painted in the meantime. That one has the content of an
/// earlier frame: each buffer has a record of the region that has changed since, and only this region is copied to it.
///
///     let pixels = ring.next { makeBuffer() }
///     let damage = paint(pixels)
///     ring.didPaint(damage)
@MainActor  // See VideoSystem.
struct BufferRing<Buffer: SharedBuffer> {
    private struct Entry {
        let buffer: Buffer
        /// The region in which the buffer differs from the latest one.
        var stale: DamageRegion
    }

    /// The entries in the order of their last use; the last one has the latest content.
    private var entries: [Entry] = []
    /// The number of pixels that were copied from one buffer to another.
    private(set) var copiedPixelCount = 0

    /// The maximum number of buffers: one on screen, one that will be next, and one to paint.
    static var limit: Int { 3 }

    /// The number of buffers that were made.
    private(set) var madeCount = 0

    /// Whether the server reads all buffers, and there are as many as there may be.
    var isExhausted: Bool { count == Self.limit && !entries.contains { $0.buffer.isFree } }

    /// The number of buffers.
    var count: Int { entries.count }

    /// The buffer with the latest content, which may be on screen; nil before the first frame.
    var latest: Buffer? { entries.last?.buffer }

    /// Returns a buffer with the latest content that may be painted; nil if there is none and `make` returns none.
    ///
    /// The latest buffer is used again if it is free; otherwise the free one that differs least from it; otherwise a new one. If the server keeps
    /// all buffers, the oldest one is replaced. Without memory for a new one, the latest is painted while the server may read it, which
    /// at worst displays a part of a frame too early.
    mutating func next(_ make: () -> Buffer?) -> Buffer? {
        if let latest, latest.isFree { return latest }
        let free = entries.indices.filter { entries[$0].buffer.isFree }
        if let index = free.min(by: { entries[$0].stale.area < entries[$1].stale.area }) {
            use(entries.remove(at: index))
        } else if let buffer = make() {
            madeCount += 1
            if entries.count == Self.limit { entries.removeFirst().buffer.release() }
            var stale = DamageRegion()
            if latest != nil { stale.add(buffer.pixels.bounds) }
            use(Entry(buffer: buffer, stale: stale))
        }
        return latest
    }

    /// Makes `entry` the latest, after copying what it lacks.
    private mutating func use(_ entry: Entry) {
        if let latest {
            for rect in entry.stale.rects {
                latest.pixels.copy(rect, to: entry.buffer.pixels)
                copiedPixelCount += rect.area
            }
        }
        entries.append(Entry(buffer: entry.buffer, stale: DamageRegion()))
    }

    /// Records that the latest buffer was painted in `damage`, which must be within its bounds.
    mutating func didPaint(_ damage: DamageRegion) {
        for index in entries.indices.dropLast() {
            for rect in damage.rects { entries[index].stale.add(rect) }
        }
    }

    /// Releases all buffers, because the size of the window has changed.
    mutating func removeAll() {
        for entry in entries { entry.buffer.release() }
        entries = []
    }
}

extension PixelBuffer {
    /// Copies a rectangle to the same place of `target`, which must have the same size.
    fileprivate func copy(_ rect: PixelRect, to target: PixelBuffer) {
        assert(bounds == target.bounds && bounds.contains(rect), "PixelBuffer.copy: \(rect) is not in both")
        guard let base, let copy = target.base else { return }
        for row in rect.top..<rect.bottom {
            (copy + row * target.stride + rect.left)
                .update(from: base + row * stride + rect.left, count: rect.width)
        }
    }
}
