/// GIF files of 9 x 8 pixels.
enum GIFSamples {
    static let all: [ImageSample] = [
        ImageSample(name: "GIF", bytes: file(of: [whole]).bytes),
        ImageSample(name: "interlaced GIF", bytes: interlaced.bytes),
        ImageSample(name: "animated GIF", bytes: animated.bytes),
    ]

    private static let whole = GIFWriter.Frame(
        width: 9, height: 8, indices: (0..<72).map { UInt8($0 * $0 % 16) })

    private static func file(of frames: [GIFWriter.Frame]) -> GIFWriter {
        var file = GIFWriter(width: 9, height: 8, palette: (0..<16).map { $0 * 0x0f1e2d & 0xffffff })
        file.frames = frames
        return file
    }

    private static let interlaced: GIFWriter = {
        var frame = whole
        frame.isInterlaced = true
        frame.transparentIndex = 4
        frame.palette = (0..<32).map { 0xffffff - $0 * 0x050403 }
        return file(of: [frame])
    }()

    private static let animated: GIFWriter = {
        var frames = [whole]
        for step in 0..<4 {
            var frame = GIFWriter.Frame(
                width: 3 + step, height: 4, indices: (0..<4 * (3 + step)).map { UInt8($0 % 7) })
            (frame.left, frame.top, frame.delay) = (step, 2, 5)
            (frame.disposal, frame.transparentIndex) = (step % 4, 3)
            frames.append(frame)
        }
        var result = file(of: frames)
        result.repetitions = 0
        return result
    }()
}
