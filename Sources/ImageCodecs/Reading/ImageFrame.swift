public import Drawing

/// One frame of an animation, complete: the pixels that are displayed, not the changed part.
///
///     var frames = try source.frames()
///     while let frame = try frames.next() { show(frame.image, for: frame.duration) }
public struct ImageFrame: Sendable {
    /// The pixels of the whole frame.
    public var image: Image
    /// The time for which the frame is displayed; zero for a still image.
    public var duration: Duration

    public init(image: Image, duration: Duration) {
        self.image = image
        self.duration = duration
    }

    /// Returns the displayed time of a frame: as in web browsers, 10 milliseconds and less count as 100.
    static func duration(milliseconds: Int) -> Duration {
        .milliseconds(milliseconds <= 10 ? 100 : milliseconds)
    }
}
