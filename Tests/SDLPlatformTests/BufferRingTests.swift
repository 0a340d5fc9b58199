import Drawing
import RandomNumbers
import Testing

@testable import SDLPlatform

/// The buffers of a window, with a simulated display server that reads them.
@MainActor
struct BufferRingTests {
    @Test(arguments: 0..<60)
    func `Each frame is painted into a free buffer that has the content of the last one`(seed: Int) {
        var random = SeededRandom(seed: seed)
        var ring = BufferRing<Memory>()
        var expected = [UInt32](repeating: 0, count: Memory.width * Memory.height)
        var made: [Memory] = []
        var shown: [Memory] = []
        for frame in 1...80 {
            let buffer = ring.next {
                made.append(Memory())
                return made.last
            }
            guard let buffer else {
                Issue.record("no buffer for frame \(frame)")
                return
            }
            #expect(buffer.isFree)
            #expect(!buffer.isReleased)
            #expect(buffer.content == expected, "the content of frame \(frame - 1) is missing")

            var damage = DamageRegion()
            for _ in 0..<random.index(below: 4) {
                let (left, top) = (random.index(below: Memory.width), random.index(below: Memory.height))
                damage.add(
                    PixelRect(
                        left: left, top: top, right: left + 1 + random.index(below: Memory.width - left),
                        bottom: top + 1 + random.index(below: Memory.height - top)))
            }
            for rect in damage.rects {
                for row in rect.top..<rect.bottom {
                    for column in rect.left..<rect.right {
                        buffer.memory[row * Memory.width + column] = UInt32(frame)
                        expected[row * Memory.width + column] = UInt32(frame)
                    }
                }
            }
            ring.didPaint(damage)
            if !damage.isEmpty {
                buffer.isFree = false
                shown.append(buffer)
            }
            // A server holds on to some buffers for long, and has released others before the next frame.
            while !shown.isEmpty, random.chance(0.6) {
                shown.remove(at: random.index(below: shown.count)).isFree = true
            }
            #expect(ring.count <= BufferRing<Memory>.limit)
        }
        ring.removeAll()
        #expect(!made.contains { !$0.isReleased })
    }

    @Test func `A buffer that the server has read is painted again without a copy`() {
        var ring = BufferRing<Memory>()
        for _ in 0..<10 {
            _ = ring.next { Memory() }
            ring.didPaint(Memory.everything)
        }
        #expect(ring.count == 1)
        #expect(ring.copiedPixelCount == 0)
    }

    @Test func `Only the pixels of the last frame are copied to the other buffer`() {
        var ring = BufferRing<Memory>()
        var small = DamageRegion()
        small.add(PixelRect(left: 2, top: 3, right: 6, bottom: 5))
        // The server keeps each buffer until it displays the next one.
        var displayed: Memory?
        func frame(_ damage: DamageRegion) {
            let buffer = ring.next { Memory() }
            ring.didPaint(damage)
            buffer?.isFree = false
            displayed?.isFree = true
            displayed = buffer
        }
        frame(Memory.everything)
        frame(small)
        let afterFirst = ring.copiedPixelCount
        #expect(afterFirst == Memory.width * Memory.height, "a new buffer is filled once")

        for _ in 0..<10 { frame(small) }

        #expect(ring.count == 2)
        #expect(ring.copiedPixelCount - afterFirst == 10 * small.area)
    }

    @Test func `A server that keeps all buffers gets a new one for the oldest`() {
        var ring = BufferRing<Memory>()
        var used: [Memory] = []
        for _ in 0...BufferRing<Memory>.limit {
            #expect(ring.isExhausted == (used.count == BufferRing<Memory>.limit))
            guard let buffer = ring.next({ Memory() }) else { continue }
            ring.didPaint(Memory.everything)
            buffer.isFree = false
            used.append(buffer)
        }
        #expect(used.map(\.isReleased) == [true, false, false, false])
        #expect(ring.madeCount == 4)
        used[1].isFree = true
        #expect(!ring.isExhausted)
    }

    @Test func `Without memory for another buffer the latest one is painted`() {
        var ring = BufferRing<Memory>()
        let only = ring.next { Memory() }
        only?.isFree = false

        #expect(ring.next { nil } === only)
        #expect(BufferRing<Memory>().latest == nil)
    }
}

/// A buffer whose state the test sets.
private final class Memory: @MainActor SharedBuffer {
    static let width = 12, height = 8
    let memory: UnsafeMutablePointer<UInt32>
    var isFree = true
    private(set) var isReleased = false

    init() {
        memory = .allocate(capacity: Self.width * Self.height)
        memory.initialize(repeating: 0, count: Self.width * Self.height)
    }

    isolated deinit { memory.deallocate() }

    static var everything: DamageRegion {
        var region = DamageRegion()
        region.add(PixelRect(left: 0, top: 0, right: width, bottom: height))
        return region
    }

    var pixels: PixelBuffer {
        PixelBuffer(base: memory, width: Self.width, height: Self.height, stride: Self.width)
    }

    var content: [UInt32] { Array(UnsafeBufferPointer(start: memory, count: Self.width * Self.height)) }

    func release() { isReleased = true }
}
