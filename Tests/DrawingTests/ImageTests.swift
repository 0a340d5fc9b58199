import Drawing
import Testing

/// The drawing properties and the frames of images.
struct ImageTests {
    private let image = Image(bitmap: Bitmap(width: 8, height: 4), scale: 2)

    @Test func `A plain image is stretched in its own colours`() {
        #expect(image.capInsets == .zero && image.resizingMode == .stretch)
        #expect(image.renderingMode == .automatic && image.tintColor == nil)
        #expect(image.images == nil && image.duration == 0 && image.frameIndex(at: 5) == 0)
    }

    @Test func `Changed copies keep the pixels and the other properties`() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: -3, right: .nan)
        let changed = image.resizableImage(withCapInsets: insets).withTintColor(
            Color(red: 1, green: 0, blue: 0)
        )
        .withRenderingMode(.alwaysOriginal)

        #expect(changed != image && changed.bitmap == image.bitmap && changed.scale == 2)
        #expect(changed.capInsets == EdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(changed.resizingMode == .tile && changed.renderingMode == .alwaysOriginal)
        #expect(changed.tintColor == Color(red: 1, green: 0, blue: 0))
        #expect(
            image.withRenderingMode(.alwaysTemplate).withTintColor(.black).renderingMode == .alwaysTemplate)
    }

    @Test func `Frames of equal duration repeat forever`() throws {
        let frames = (0..<4).map { Image(bitmap: Bitmap(width: $0 + 1, height: 1)) }
        let animated = try #require(Image.animatedImage(with: frames, duration: 2))

        #expect(animated.images == frames && animated.duration == 2 && animated.loopCount == 0)
        #expect(animated.bitmap == frames[0].bitmap)
        #expect([0, 0.49, 0.5, 1.9, 2, 3.6].map(animated.frameIndex) == [0, 0, 1, 3, 0, 3])
        #expect(Image.animatedImage(with: [], duration: 1) == nil)
        #expect(Image.animatedImage(with: frames, duration: -.infinity)?.duration == 4.0 / 30)
    }

    @Test func `Frames of different durations end after the last repetition`() throws {
        let frames = (0..<3).map { Image(bitmap: Bitmap(width: $0 + 1, height: 1)) }
        let animated = try #require(
            Image.animatedImage(with: frames, durations: [0.1, .nan, 0.3], loopCount: 2))

        #expect(abs(animated.duration - 0.5) < 1e-9)
        #expect([0.05, 0.15, 0.25, 0.55, 0.99, 1.01, 50].map(animated.frameIndex) == [0, 1, 2, 0, 2, 2, 2])
        #expect(animated.frameIndex(at: .nan) == 0)
    }
}
