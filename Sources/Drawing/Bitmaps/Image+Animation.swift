extension Image {
    /// Returns an animated image whose frames have equal durations; nil if `images` is empty.
    ///
    /// `duration` is the time of one repetition in seconds; a value that is not positive and finite uses 1/30 second for each frame. The size
    /// and the scale are those of the first frame.
    public static func animatedImage(with images: [Image], duration: Double) -> Image? {
        let length = duration.isFinite && duration > 0 ? duration : Double(images.count) / 30
        let frame = length / Double(max(1, images.count))
        return animatedImage(
            with: images, durations: [Double](repeating: frame, count: images.count), loopCount: 0)
    }

    /// Returns an animated image whose frames have their own durations, in seconds; nil if `images` is empty.
    ///
    /// `durations` must have as many elements as `images`; elements that are not positive and finite count as 0.1. `loopCount` is the number of
    /// times that the animation is played; 0 repeats it forever.
    public static func animatedImage(with images: [Image], durations: [Double], loopCount: Int) -> Image? {
        precondition(
            images.count == durations.count,
            "Image.animatedImage: \(images.count) images with \(durations.count) durations; give one for each"
        )
        guard let first = images.first else { return nil }
        var traits = ImageTraits(first)
        traits.images = images
        traits.loopCount = max(0, loopCount)
        var end = 0.0
        traits.frameEnds = durations.map { duration in
            end += duration.isFinite && duration > 0 ? duration : 0.1
            return end
        }
        return Image(traits)
    }

    /// The index of the frame that is displayed `seconds` after the start of the animation; 0 for a still image.
    ///
    /// After the last repetition it stays at the last frame. O(log n) for n frames.
    public func frameIndex(at seconds: Double) -> Int {
        guard duration > 0, seconds > 0, seconds.isFinite else { return 0 }
        if loopCount > 0, seconds >= duration * Double(loopCount) { return frameEnds.count - 1 }
        let time = seconds.truncatingRemainder(dividingBy: duration)
        var (low, high) = (0, frameEnds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if frameEnds[middle] > time { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the time in seconds until the current frame ends; nil for a still image and after the last repetition.
    package func timeToNextFrame(at seconds: Double) -> Double? {
        guard duration > 0, frameEnds.count > 1, seconds.isFinite else { return nil }
        let seconds = max(0, seconds)
        if loopCount > 0, seconds >= duration * Double(loopCount) { return nil }
        let time = seconds.truncatingRemainder(dividingBy: duration)
        return frameEnds[frameIndex(at: seconds)] - time
    }

    /// Returns the same animation with another number of repetitions; 0 repeats it forever.
    package func repeated(_ loopCount: Int) -> Image {
        var traits = ImageTraits(self)
        traits.loopCount = max(0, loopCount)
        return Image(traits)
    }

    /// The number of bytes of the pixels of all frames.
    package var byteCount: Int {
        guard let images else { return bitmap.pixels.count * 4 }
        return images.reduce(0) { $0 + $1.bitmap.pixels.count * 4 }
    }
}
