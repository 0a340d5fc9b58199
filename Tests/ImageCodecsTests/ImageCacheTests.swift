import Drawing
import Glibc
import ImageCodecs
import ImageStress
import RandomNumbers
import Testing

/// A loader whose loads the test completes.
@MainActor private final class ManualLoader: ImageLoading {
    private var pending: [ImageRequest: CheckedContinuation<Image?, Never>] = [:]
    private(set) var requests: [ImageRequest] = []
    private(set) var cancelled: [ImageRequest] = []
    private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    func image(for request: ImageRequest) async throws(ImageError) -> Image {
        let image = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                pending[request] = continuation
                requests.append(request)
                resumeArrivals()
            }
        } onCancel: {
            Task { @MainActor in self.cancel(request) }
        }
        guard let image else { throw .missingFile(request.source) }
        return image
    }

    private func cancel(_ request: ImageRequest) {
        cancelled.append(request)
        complete(request, nil)
        resumeArrivals()
    }

    private func resumeArrivals() {
        let ready = arrivals.filter { $0.count <= requests.count + cancelled.count }
        arrivals.removeAll { $0.count <= requests.count + cancelled.count }
        for arrival in ready { arrival.continuation.resume() }
    }

    /// Waits until `count` loads were started or cancelled.
    func events(_ count: Int) async {
        if requests.count + cancelled.count >= count { return }
        await withCheckedContinuation { arrivals.append((count, $0)) }
    }

    func complete(_ request: ImageRequest, _ image: Image?) {
        pending.removeValue(forKey: request)?.resume(returning: image)
    }
}

/// A loader that returns an image of the number of pixels in the request's source.
private struct InstantLoader: ImageLoading {
    func image(for request: ImageRequest) async throws(ImageError) -> Image {
        Image(bitmap: Bitmap(width: Int(request.source.split(separator: "#")[0]) ?? 1, height: 1))
    }
}

/// Loads, hits and evictions of image caches.
@MainActor struct ImageCacheTests {
    private func image(_ width: Int = 4) -> Image { Image(bitmap: Bitmap(width: width, height: 1)) }

    @Test func `An image is loaded once, and again after it was removed`() async throws {
        let cache = ImageCache(loader: InstantLoader())
        let request = ImageRequest("8#a")
        #expect(cache.cachedImage(for: request) == nil)

        let first = try await cache.image(for: request)
        #expect(try await cache.image(for: request) == first)
        #expect(cache.cachedImage(for: request) == first)
        #expect(cache.statistics.loads == 1 && cache.statistics.hits == 2)
        #expect(cache.byteCount == 32 && cache.count == 1)

        cache.removeImage(for: request)
        #expect(try await cache.image(for: request) != first)
        #expect(cache.statistics.loads == 2)
        cache.removeAll()
        #expect(cache.byteCount == 0 && cache.count == 0)
    }

    @Test func `Source, maximum pixel size and scale distinguish images`() async throws {
        let cache = ImageCache(loader: InstantLoader())
        let requests = [
            ImageRequest("1"), ImageRequest("1", maxPixelSize: 5), ImageRequest("1", scale: 2),
            ImageRequest("1#"),
        ]
        for request in requests + requests { _ = try await cache.image(for: request) }

        #expect(cache.statistics.loads == 4 && cache.statistics.hits == 4)
    }

    @Test func `Requests at the same time share a load`() async throws {
        let loader = ManualLoader()
        let cache = ImageCache(loader: loader)
        let request = ImageRequest("a")
        let tasks = (0..<5).map { _ in Task { try await cache.image(for: request) } }
        await loader.events(1)

        let image = image()
        loader.complete(request, image)
        for task in tasks { #expect(try await task.value == image) }

        #expect(loader.requests == [request])
        #expect(cache.statistics.loads == 1)
    }

    @Test func `An error reaches all waiting tasks, and is not cached`() async throws {
        let loader = ManualLoader()
        let cache = ImageCache(loader: loader)
        let request = ImageRequest("a")
        let tasks = (0..<3).map { _ in Task { try await cache.image(for: request) } }
        await loader.events(1)
        loader.complete(request, nil)
        for task in tasks {
            await #expect(throws: ImageError.missingFile("a")) { try await task.value }
        }

        let again = Task { try await cache.image(for: request) }
        await loader.events(2)
        let image = image()
        loader.complete(request, image)
        #expect(try await again.value == image)
    }

    @Test func `A load is cancelled with the last task that waits for it`() async throws {
        let loader = ManualLoader()
        let cache = ImageCache(loader: loader)
        let request = ImageRequest("a")
        let (first, second) = (
            Task { try await cache.image(for: request) }, Task { try await cache.image(for: request) }
        )
        await loader.events(1)

        first.cancel()
        await #expect(throws: ImageError.cancelled("a")) { try await first.value }
        #expect(loader.cancelled.isEmpty)
        second.cancel()
        await #expect(throws: ImageError.cancelled("a")) { try await second.value }
        await loader.events(2)
        #expect(loader.cancelled == [request])

        let third = Task { try await cache.image(for: request) }
        await loader.events(3)
        let image = image()
        loader.complete(request, image)
        #expect(try await third.value == image)
        #expect(cache.statistics.loads == 2 && cache.count == 1)
    }

    @Test func `The least recently used images are removed when the limit is exceeded`() async throws {
        let cache = ImageCache(loader: InstantLoader(), byteLimit: 100)
        let (a, b, c) = (ImageRequest("10#a"), ImageRequest("10#b"), ImageRequest("10#c"))
        for request in [a, b, a, c] { _ = try await cache.image(for: request) }

        #expect(cache.cachedImage(for: b) == nil)
        #expect(cache.cachedImage(for: a) != nil && cache.cachedImage(for: c) != nil)
        #expect(cache.statistics.evictions == 1 && cache.byteCount == 80)

        // An image that alone exceeds the limit is returned, but removes no other image.
        #expect(try await cache.image(for: ImageRequest("26#")).bitmap.width == 26)
        #expect(cache.count == 2)
        cache.byteLimit = 79
        #expect(cache.cachedImage(for: a) == nil && cache.cachedImage(for: c) != nil)
        #expect(cache.statistics.evictions == 2)
    }

    @Test func `An animated image counts with all frames`() throws {
        let cache = ImageCache(byteLimit: 200)
        let animated = try #require(Image.animatedImage(with: [image(), image(), image()], duration: 1))
        cache.insert(animated, for: ImageRequest("a"))

        #expect(cache.byteCount == 48)
    }

    @Test(arguments: 0..<20) func `Random uses remove the same images as a list in order of use`(seed: Int)
        async throws
    {
        var numbers = SeededRandom(seed: seed)
        let limit = 4 * (20 + numbers.index(below: 60))
        let cache = ImageCache(loader: InstantLoader(), byteLimit: limit)
        var model: [(request: ImageRequest, bytes: Int)] = []
        for _ in 0..<300 {
            let width = 1 + numbers.index(below: 30)
            let request = ImageRequest("\(width)#")
            let known = model.firstIndex { $0.request == request }
            switch numbers.index(below: 8) {
            case 0:
                cache.removeImage(for: request)
                if let known { model.remove(at: known) }
            case 1:
                #expect((cache.cachedImage(for: request) != nil) == (known != nil))
                if let known { model.append(model.remove(at: known)) }
            default:
                _ = try await cache.image(for: request)
                if let known { model.remove(at: known) }
                if width * 4 <= limit { model.append((request, width * 4)) }
                while model.reduce(0, { $0 + $1.bytes }) > limit { model.removeFirst() }
            }
            #expect(cache.count == model.count)
            #expect(cache.byteCount == model.reduce(0) { $0 + $1.bytes })
        }
    }
}

/// Loading of files.
struct FileImageLoaderTests {
    @Test func `A file is decoded for its request, off the main actor`() async throws {
        let bitmap = Bitmap(width: 40, height: 20, pixels: [UInt32](repeating: 0xff12_3456, count: 800))
        let path = "/tmp/widgets-loader-\(UInt64.random(in: 0...UInt64.max))@2x.png"
        try PNG.write(bitmap, toFile: path)
        defer { unlink(path) }

        let image = try await FileImageLoader().image(for: ImageRequest(path, maxPixelSize: 10))
        #expect(image.bitmap.width == 10 && image.bitmap.height == 5 && image.scale == 2)
        let explicit = try await FileImageLoader().image(for: ImageRequest(path, scale: 1))
        #expect(explicit.bitmap == bitmap && explicit.scale == 1)
    }

    @Test func `Errors name the source, and a cancelled task does not decode`() async throws {
        await #expect(throws: ImageError.missingFile("/nowhere.png")) {
            try await FileImageLoader().image(for: ImageRequest("/nowhere.png"))
        }
        let task = Task {
            try? await Task.sleep(for: .seconds(3600))
            return try await FileImageLoader().image(for: ImageRequest("/nowhere.png"))
        }
        task.cancel()
        await #expect(throws: ImageError.cancelled("/nowhere.png")) { try await task.value }
    }

    @Test func `Received bytes are decoded with all frames`() async throws {
        let sample = try #require(ImageSample.readable.first { $0.name == "animated GIF" })
        let image = try await ImageRequest("http://a/b.gif", scale: 2).image(from: sample.bytes)

        #expect(image.images?.count == 5 && image.scale == 2)
    }
}
